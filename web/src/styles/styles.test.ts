// The global sheets keep to what is used, and out of the boards.
import { expect, test } from "vitest";

const sheets = import.meta.glob<string>("./*.css", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>(["../**/*.svelte", "../../index.html"], {
  query: "?raw",
  import: "default",
  eager: true,
});

// What boards build their panels, flows and cards of; everything else of these sheets belongs to the shell alone.
const KIT = [
  ...["sprite", "unseen", "seat", "disc", "board", "place", "lit", "dim", "chosen", "ring"],
  ...["purse", "amount", "hold", "has", "few", "answers", "answer", "gain"],
  ...["button", "segments", "stepper", "tag", "field"],
];
// Made of a number, or given by whoever uses the component: s{seat}, <Notice kind="warn">.
const MADE = /^((s|hue-)\d|warn)$/;

const classesIn = (selector: string) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!);

function selectors(): string[] {
  const css = Object.values(sheets)
    .join("\n")
    .replaceAll(/\/\*[^]*?\*\//g, "");
  const heads = [...css.matchAll(/([^{};]+)\{/g)].map(([, head]) => head!.trim());
  return heads.filter((head) => !head.startsWith("@")).flatMap((head) => head.split(/,(?![^(]*\))/));
}

/** The classes that components write: words outside of braces, and strings and keys within them. */
function used(files: string[]): Set<string> {
  const markup = files.map((one) => one.replace(/<style>[^]*<\/style>/, "")).join("\n");
  const attributes = markup.matchAll(/\bclass=("[^"]*"|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})/g);
  const written = [...attributes].flatMap(([, value]) => [
    ...value!.replaceAll(/\{[^]*?\}/g, " ").matchAll(/[a-z][\w-]*/gi),
    ...value!.matchAll(/(?<=["'`{ ])[a-z][\w-]*(?=["'`:])/gi),
  ]);
  const directives = markup.matchAll(/(?<=\bclass:)[\w-]+/g);
  return new Set([...written, ...directives].map(([name]) => name));
}

test("every class of the sheets is used", () => {
  expect(selectors().length).toBeGreaterThan(500);
  const known = used(Object.values(sources));
  const dead = selectors()
    .flatMap(classesIn)
    .filter((name) => !known.has(name) && !MADE.test(name));
  expect([...new Set(dead)]).toEqual([]);
});

test("no rule of the shell reaches into a board, but for the kit", () => {
  const boards = Object.entries(sources).filter(([path]) => path.startsWith("../boards/"));
  const drawn = used(boards.map(([, text]) => text));
  const reaching = selectors().filter((selector) => {
    const classes = classesIn(selector);
    return (
      classes.length > 0 && classes.every((name) => drawn.has(name)) && !classes.some((name) => KIT.includes(name))
    );
  });
  expect(reaching).toEqual([]);
});
