// What this browser remembers. A private window may refuse to remember: then it lasts as long as the page.
const unstored = new Map<string, string>();

export function recall<T>(key: string, otherwise: T): T {
  try {
    const written = localStorage.getItem(key) ?? unstored.get(key);
    return written === undefined || written === null ? otherwise : (JSON.parse(written) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  const written = JSON.stringify(value);
  unstored.set(key, written);
  try {
    localStorage.setItem(key, written);
  } catch {
    // remembered for this page only
  }
}
