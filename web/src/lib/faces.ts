// The faces of every page. Asked for with the words: lines that break anew later would push the page about.
import type { Language } from "./text.svelte";

const FACES = ['1em "Sofia Sans Variable"', '1em "Yeseva One"'];
const LETTERS: Record<Language, string> = { en: "a", pl: "aą", it: "a", ru: "aя" };
const LONGEST = 200; // milliseconds that words wait for their letters

export async function faces(language: Language): Promise<void> {
  const loaded = Promise.allSettled(FACES.map((face) => document.fonts.load(face, LETTERS[language])));
  await Promise.race([loaded, new Promise((late) => setTimeout(late, LONGEST))]);
}
