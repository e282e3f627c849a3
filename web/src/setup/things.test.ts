import { expect, test } from "vitest";
import { things } from "./things";

test("each number, word or list that is written counts once", () => {
  expect(things({})).toBe(0);
  expect(things({ start: 3, limit: null, open: true })).toBe(3);
  expect(things({ flowers: { ada: "red", ben: "blue" } })).toBe(2);
  expect(things({ values: [1, 3, 6] })).toBe(1);
});

test("an id says which thing is meant, and is none itself", () => {
  expect(
    things({
      edition: {
        cards: [
          { id: "villa", cost: 40, points: 30 },
          { id: "yacht", cost: 20 },
        ],
      },
    }),
  ).toBe(3);
});
