// Words about a board, put together.
import type { GameText } from "$lib/text.svelte";

/** What is told of one part of a board. */
export interface Told {
  title: string;
  lines: string[];
}

/** A first letter is large, whatever the sentence it was written for. */
export function capital(words: string, language: string): string {
  return words.slice(0, 1).toLocaleUpperCase(language) + words.slice(1);
}

/** Those parts that are there, as one sentence. */
export function sentence(text: GameText, ...parts: (string | false | null | undefined)[]): string {
  return `${capital(parts.filter(Boolean).join("; "), text.shell.language)}.`;
}

/** Those lines that are there. */
export function present(lines: (string | false | null | undefined)[]): string[] {
  return lines.filter((line): line is string => Boolean(line));
}
