import { expect, test } from "vitest";
import { FIGURES } from "./figures";
import { LANGUAGES } from "$lib/text.svelte";

const rules = import.meta.glob<string>("@locales/*/rules_*.ftl", { query: "?raw", import: "default", eager: true });
const boards = import.meta.glob<string>("../boards/*/**/*.svelte", { query: "?raw", import: "default", eager: true });

test("every picture belongs to a rule, in every language", () => {
  for (const language of LANGUAGES) {
    const written = Object.entries(rules)
      .filter(([path]) => path.includes(`/${language}/`))
      .map(([, text]) => text)
      .join("\n");
    for (const id of Object.keys(FIGURES)) expect(written).toContain(`\nrule-${id.replace(".", "-")} =`);
  }
});

test("every symbol is one of a board's sprite", () => {
  const drawn = Object.values(boards).join("\n");
  for (const piece of Object.values(FIGURES).flat()) {
    if (!piece.startsWith("#")) continue;
    expect(drawn, piece).toMatch(new RegExp(`id="${piece.slice(1)}"`));
  }
});
