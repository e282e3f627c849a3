// Figures that are reckoned, as people read them. Without the browser's formatter: see lib/text.svelte.ts.

/** A chance as whole parts of a hundred. */
export const inHundred = (chance: number): number => Math.round(chance * 100);

/** With one decimal, as the language writes it. */
export function decimal(n: number, language: string): string {
  const written = Math.abs(n).toFixed(1);
  return language === "en" ? written : written.replace(".", ",");
}

/** Which way it goes, once it is written with one decimal. */
export const sign = (n: number): -1 | 0 | 1 => (Math.abs(n) < 0.05 ? 0 : n > 0 ? 1 : -1);

/** Likewise with its sign: `+3.4`, `−1.8`, `±0.0`. */
export const signed = (n: number, language: string): string => `${"−±+"[sign(n) + 1]}${decimal(n, language)}`;
