// Every word the shell says is there, in every language, with the same variables.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import type { Verdict } from "./fairness";
import { GameText, LANGUAGES, text } from "./text.svelte";
import type { Notice } from "./wire";

const locales = import.meta.glob<string>("@locales/*/*.ftl", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../boards/**", "!../gallery/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const SHELL = ["common", "web", "pages", "review_page", "fork", "puzzles"];

function messages(language: string, names = SHELL): Map<string, string> {
  const written = names
    .map((name) => Object.entries(locales).find(([path]) => path.endsWith(`/${language}/${name}.ftl`))![1])
    .join("\n");
  const parts = written.split(/^(?=[a-z][\w-]* =)/m).filter((part) => /^[a-z][\w-]* =/.test(part));
  return new Map(parts.map((part) => [part.match(/^[\w-]+/)![0], part.replace(/^#.*$/gm, "")]));
}
const variables = (part: string) => [...new Set(part.match(/\$\w+|^ {4}\.\w+/gm))].sort().join(" ");

const english = messages("en");

test("the files of the shell share no key", () => {
  for (const language of LANGUAGES) {
    const bundle = new FluentBundle(language);
    for (const name of SHELL) {
      const [, written] = Object.entries(locales).find(([path]) => path.endsWith(`/${language}/${name}.ftl`))!;
      expect(bundle.addResource(new FluentResource(written))).toEqual([]);
    }
  }
});

test.each(LANGUAGES)("%s has the same keys, variables and attributes", (language) => {
  const own = messages(language);
  expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
  for (const [key, part] of english) expect(`${key}: ${variables(own.get(key)!)}`).toBe(`${key}: ${variables(part)}`);
});

test("what the components say is written", () => {
  const missing = new Set<string>();
  for (const source of Object.values(sources)) {
    for (const [, key] of source.matchAll(/\btext\.say\("([^"]+)"/g)) if (!english.has(key!)) missing.add(key!);
    for (const [, said] of source.matchAll(/\btext\.say\(([^"`][^)]*\?[^)]*)/g)) {
      for (const [, key] of said!.matchAll(/[?:] "([a-z-]+)"/g)) if (!english.has(key!)) missing.add(key!);
    }
  }
  expect([...missing]).toEqual([]);
});

/** A source with everything that it imports at once, not later. */
function atOnce(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path) || !(path in sources)) return seen;
  seen.add(path);
  for (const [, named] of sources[path]!.matchAll(/^ *(?:im|ex)port (?!type )(?:[^"';]*? from )?"([.$][^"]+)"/gm)) {
    const from = named!.startsWith("$lib/") ? named!.replace("$lib", "../lib") : named!;
    const there = from === named ? new URL(from, `file:///src/${path.slice(3)}`).pathname.replace("/src", "..") : from;
    for (const end of ["", ".ts"]) atOnce(there + end, seen);
  }
  return seen;
}

test("the start page and the table wait for no words of other pages", () => {
  const later = new Set(messages("en", ["pages"]).keys());
  const files = [...atOnce("../main.ts"), ...atOnce("../pages/Table.svelte")];
  expect(files).toContain("../start/GameCard.svelte");
  expect(files).toContain("../table/Prompt.svelte");
  expect(files).not.toContain("../table/TableMenu.svelte");
  const said = files.flatMap((path) =>
    [...sources[path]!.matchAll(/\btext\.say\([^)]*?"([a-z-]+)"/g)].map(([, key]) => key!),
  );
  expect(said.filter((key) => later.has(key))).toEqual([]);
});

test("every notice and every verdict has its words", () => {
  const kinds: Notice["kind"][] = ["time-up", "away", "relieved", "back", "recovered", "agreed", "reopened", "closed"];
  const verdicts: Verdict[] = ["open", "kept", "unable", "changed", "wrong-secret", "left-out", "wrong-order"];
  for (const key of [...kinds.map((kind) => `notice-${kind}`), ...verdicts.map((verdict) => `promise-${verdict}`)])
    expect(english.has(key), key).toBe(true);
});

test("numbers choose their plural form and are written plainly", () => {
  const bundle = new FluentBundle("pl", { useIsolating: false });
  bundle.addResource(
    new FluentResource(
      "crates = { $n ->\n    [one] { $n } skrzynia\n    [few] { $n } skrzynie\n   *[many] { $n } skrzyń\n}",
    ),
  );
  const words = new GameText("manila", bundle, text);
  expect([1, 2, 5, 1200, -2].map((n) => words.say("crates", { n }))).toEqual([
    "1 skrzynia",
    "2 skrzynie",
    "5 skrzyń",
    "1200 skrzyń",
    "-2 skrzynie",
  ]);
});
