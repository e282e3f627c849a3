// The rules help as the browser tells it: the same sentences as `portside rules`.
import { expect, test } from "vitest";
import { ruleBook } from "$lib/rulebook";
import { LANGUAGES, type Variables } from "$lib/text.svelte";

async function told(language: (typeof LANGUAGES)[number], own: Variables = {}): Promise<Record<string, string>> {
  const book = await ruleBook("santiago", language, own);
  const paragraphs = book.chapters.flatMap((chapter) => chapter.paragraphs);
  return Object.fromEntries([["summary", book.summary], ...paragraphs.map((one) => [one.id, one.words])]);
}

test("a usual table", async () => {
  const help = await told("en");
  expect(help["SC-4.3"]).toBe("Drive as far as you can pay, even a whole lap or several.");
  expect(help["SC-5.12"]).toMatch(/stopped there\.$/);
  expect(help["SC-8.12"]).toMatch(/out of business, but not the one you are visiting\.$/);
  expect(help["SC-2.6"]).toMatch(/^Everybody gets 3 pesos, 2 VP and 1 token each of sugar/);
});

test("a table with numbers and readings of its own", async () => {
  const help = await told("en", {
    longest: 6,
    newspaper: "lap",
    finish: "turn",
    ships: 3,
    kit: "other",
    start_pesos: 1,
  });
  expect(help["SC-4.3"]).toBe("Drive as far as you can pay, but no more than 6 stops.");
  expect(help["SC-5.12"]).toMatch(/stopped there\. Whoever is put out of business/);
  expect(help["SC-10.1"]).toMatch(/^When ship 3 leaves/);
  expect(help["SC-2.6"]).toMatch(/^Everybody gets 1 peso, 2 VP and these goods: sugar 1/);
  expect((await told("en", { longest: 1 }))["SC-4.3"]).toMatch(/a drive at this table is 1 stop long/);
});

test.each(LANGUAGES)("every paragraph is whole: %s", async (language) => {
  const other: Variables = { longest: 6, newspaper: "lap", finish: "turn", kit: "other", dice: "other" };
  for (const own of [{}, other]) {
    for (const [id, words] of Object.entries(await told(language, own))) {
      expect(words, id).toMatch(/\.$/);
      expect(words, id).not.toMatch(/[{}$\n]| {2}/);
    }
  }
});
