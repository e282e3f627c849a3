import { expect, test } from "vitest";

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const RAW = /seats(\[[^\]]+\][?!]*\.name\b|\.map\(\((\w+)\) => \2\.name\))/;

test("boards call people as the rest of the page does: bots have a name in each language", () => {
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  const raw = Object.entries(sources).filter(([, text]) => RAW.test(text));
  expect(raw.map(([path]) => path)).toEqual([]);
});
