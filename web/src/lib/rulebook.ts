// The rules help of one game: chapters of short paragraphs, each with the id of its rule.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { isGame } from "./games";
import { NUMBERS } from "./numbers.gen";
import { counted, source, type Language, type Variables } from "./text.svelte";

export interface Paragraph {
  id: string; // SC-4.2
  words: string;
  own: boolean; // it reads otherwise at a standard table
}
export interface Chapter {
  id: string;
  title: string;
  paragraphs: Paragraph[];
}
export interface RuleBook {
  summary: string;
  chapters: Chapter[];
}

/** `rule-SC-4-2` tells SC-4.2. */
const ruleOf = (key: string) => key.replace(/^rule-([A-Z]+)-(\d+)-(\w+)$/, "$1-$2.$3");

/** The rules of one table: `own` are its numbers where they are not the standard ones. */
export async function ruleBook(game: string, language: Language, own: Variables = {}): Promise<RuleBook> {
  const standard = isGame(game) ? NUMBERS[game] : {};
  const written = await source(language, `rules_${game}`);
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(written));
  const say = (key: string, numbers: Variables = { ...standard, ...own }) => {
    const pattern = bundle.getMessage(key)?.value;
    return pattern ? bundle.formatPattern(pattern, counted(numbers)) : "";
  };
  const paragraph = (key: string) => {
    const words = say(key);
    return { id: ruleOf(key), words, own: words !== say(key, standard) };
  };
  const chapters: Chapter[] = [];
  for (const [, key] of written.matchAll(/^((?:chapter|rule)-[\w-]+) *=/gm)) {
    if (key!.startsWith("chapter-")) chapters.push({ id: key!.slice(8), title: say(key!), paragraphs: [] });
    else chapters.at(-1)?.paragraphs.push(paragraph(key!));
  }
  return { summary: say("summary"), chapters };
}

/** Letters without their accents, for looking things up. */
export const bare = (words: string): string => words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export function found(book: RuleBook, wanted: string): Chapter[] {
  const needle = bare(wanted.trim());
  if (!needle) return book.chapters;
  return book.chapters
    .map((chapter) => ({
      ...chapter,
      paragraphs: chapter.paragraphs.filter((one) => bare(`${one.id} ${one.words}`).includes(needle)),
    }))
    .filter((chapter) => chapter.paragraphs.length > 0);
}
