// Which arrangement of the table fits a window. The styles ask the same of it: 960 px wide, and lying flat.

export type Arrangement = "flat" | "phone" | "square" | "lap";

/** The first that fits wins: a phone on its side, a narrow window, a nearly square one, every wide one. */
export function arrangementOf(width: number, height: number): Arrangement {
  if (width <= 960) return width > height && height <= 500 ? "flat" : "phone";
  return width >= 1100 && width <= 1399 && width / height <= 1.5 ? "square" : "lap";
}
