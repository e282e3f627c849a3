// Words that must fit: lines of at most 13 letters, smaller type where a name is long.

/** One line, or two where the words allow it and one would be too long. */
export function lines(name: string, most = 11): string[] {
  const words = name.split(" ");
  if (name.length <= most || words.length < 2) return [name];
  let best = [name];
  for (let i = 1; i < words.length; i++) {
    const split = [words.slice(0, i).join(" "), words.slice(i).join(" ")];
    if (longest(split) < longest(best)) best = split;
  }
  return best;
}

function longest(split: string[]): number {
  return Math.max(...split.map((line) => line.length));
}

/** A type size at which the longest line fits a width; `wide` is the width of a letter in units of the size. */
export function fit(size: number, width: number, text: string | string[], wide = 0.5): number {
  const letters = typeof text === "string" ? text.length : longest(text);
  return Math.min(size, Math.round((width / (letters * wide)) * 10) / 10);
}

/** `a, b and c` in the language of the page. */
export function listed(words: string[], language: string): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(words);
}

export function capital(word: string): string {
  return word.charAt(0).toLocaleUpperCase() + word.slice(1);
}
