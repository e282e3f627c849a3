/** A change with its sign, as it is set: +2, −1 (a true minus). */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** A name in at most two lines of similar length, broken at a space. */
export function twoLines(name: string, longest = 13): string[] {
  const words = name.split(" ");
  if (words.length < 2 || name.length <= longest * 0.7) return [name];
  let best = [name];
  let width = Infinity;
  for (let i = 1; i < words.length; i++) {
    const lines = [words.slice(0, i).join(" "), words.slice(i).join(" ")];
    const longer = Math.max(...lines.map((line) => line.length));
    if (longer < width) [best, width] = [lines, longer];
  }
  return best;
}

/** The size of lettering that keeps the longest line within `width`; condensed letters are about .46 em wide. */
export function fit(lines: string[], width: number, size: number, em = 0.46): number {
  const longest = Math.max(1, ...lines.map((line) => line.length));
  return Math.min(size, width / (longest * em));
}

/** How long a line of condensed letters runs, in em: i and l are half as wide as others, m and ш half as wide again. */
export function running(line: string): number {
  const wide = (letter: string) =>
    "ijlIJ ".includes(letter) ? 0.21 : "mwMWжмтфшщыюЖМФШЩЮ".includes(letter) ? 0.63 : 0.44;
  return [...line].reduce((sum, letter) => sum + wide(letter), 0);
}
