// For the tests of the games' explain.ts: what must hold of every explanation, in every language.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect } from "vitest";
import { ruleBook } from "$lib/rulebook";
import { ruleIds } from "$lib/rules";
import { GameText, source, text, type Language } from "$lib/text.svelte";
import type { Question, SeatInfo } from "$lib/wire";
import type { Explanation } from "../contract";

export const MOST = 45; // words

/** What a game says in a language, whichever the page speaks. */
export async function wordsOf(game: string, language: Language): Promise<GameText> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of [game, `explain_${game}`]) bundle.addResource(new FluentResource(await source(language, file)));
  return new GameText(game, bundle, text);
}

export async function rulesOf(game: string): Promise<Set<string>> {
  const { chapters } = await ruleBook(game, "en");
  return new Set(chapters.flatMap((chapter) => chapter.paragraphs.map((one) => one.id)));
}

export function seatsOf(...names: string[]): SeatInfo[] {
  return names.map((name, seat) => ({ seat, name, kind: "bot", level: "mate" }) as unknown as SeatInfo);
}

export function asked(name: string, ...answers: string[]): Question {
  const offers = answers.map((answer) => ({ answer, happenings: [] }));
  return { name, title: name, seat: 0, rules: "", may_undo: false, open: [], script: null, offers };
}

/** The kinds of things that a game's parts mark. */
export function marked(sources: Record<string, string>): Set<string> {
  const written = Object.values(sources).join("\n");
  // thing="port:{port}", data-thing={mine ? "pesos" : undefined}, thing={cuban ? `cuban:${cuban}` : undefined}, thing: "bag"
  const attributes = written.matchAll(/\b(?:data-)?thing(?:=\{((?:[^{}]|\{[^{}]*\})*)\}|="([^"]*)"|: ("[^"]*"))/g);
  return new Set(
    [...attributes].flatMap(([, code, plain, value]) =>
      plain === undefined
        ? [...(code ?? value ?? "").matchAll(/["`]([a-z]+)[:"]/g)].map(([, kind]) => kind!)
        : [plain.split(":")[0]!],
    ),
  );
}

export function whole(it: Explanation | null, rules: Set<string>, what: string): void {
  expect(it, what).not.toBeNull();
  const { title, kind, does, facts, hidden, now } = it!;
  const said = [title, kind, does, hidden, now, ...facts.flatMap((one) => [one.label, one.value])];
  for (const words of said.filter((one) => one !== undefined)) {
    expect(words, what).not.toBe("");
    expect(words, what).not.toMatch(/[{}$\n]|explain-|board-|undefined|NaN|Infinity/);
    expect(words.split(/\s+/).length, `${what}: ${words}`).toBeLessThanOrEqual(MOST);
  }
  expect(does, what).toMatch(/[.]$/);
  expect(new Set(facts.map((one) => one.label)).size, `${what}: labels`).toBe(facts.length);
  const ids = ruleIds(it!.rules);
  expect(ids.length, what).toBeGreaterThan(0);
  for (const id of ids) expect(rules, what).toContain(id);
}
