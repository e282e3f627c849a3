// A table that waits costs nothing: what moves comes to rest by itself, and moves nothing that must be painted anew.
import { expect, test } from "vitest";

const sources = import.meta.glob<string>(["../**/*.css", "../**/*.svelte"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const all = Object.entries(sources);

/** The bodies of all @keyframes of a sheet: two levels of braces. */
const keyframes = (text: string) =>
  [...text.matchAll(/@keyframes [\w-]+ \{((?:[^{}]*\{[^{}]*\})*)/g)].map(([, body]) => body!);

test("nothing moves for ever", () => {
  const restless = all.filter(([, text]) => /animation[^;]*\binfinite\b|repeatCount/.test(text)).map(([path]) => path);
  expect(restless).toEqual([]);
});

test("keyframes change opacity and transform alone", () => {
  const bodies = all.flatMap(([, text]) => keyframes(text));
  expect(bodies.length).toBeGreaterThan(8);
  const changed = bodies.flatMap((body) => [...body.matchAll(/([a-z-]+)\s*:/g)].map(([, property]) => property!));
  expect([...new Set(changed)].sort()).toEqual(["opacity", "transform"]);
});
