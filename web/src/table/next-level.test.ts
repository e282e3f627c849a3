import { expect, test } from "vitest";
import type { TableInfo } from "$lib/wire";
import { nextLevel } from "./next-level";

const table = (levels: (string | null)[], scores: number[], winners: number[]): TableInfo =>
  ({
    seats: levels.map((level, seat) => ({ seat, kind: level ? "bot" : "person", level })),
    scores,
    winners,
    lesson: "",
  }) as unknown as TableInfo;

test("a win leads up, the last place down, all else stays", () => {
  expect(nextLevel(table([null, "mate", "mate"], [9, 5, 4], [0]), 0)).toBe("navigator");
  expect(nextLevel(table([null, "mate", "mate"], [3, 5, 4], [1]), 0)).toBe("deckhand");
  expect(nextLevel(table([null, "mate", "mate"], [4, 5, 3], [1]), 0)).toBe(null);
  expect(nextLevel(table([null, "captain", "captain"], [9, 5, 4], [0]), 0)).toBe(null);
  expect(nextLevel(table([null, "deckhand", "deckhand"], [3, 5, 4], [1]), 0)).toBe(null);
});

test("only alone against bots of one level", () => {
  expect(nextLevel(table([null, "mate", "captain"], [9, 5, 4], [0]), 0)).toBe(null);
  expect(nextLevel(table([null, null, "mate"], [9, 5, 4], [0]), 0)).toBe(null);
});

test("a fork counts for nothing", () => {
  const fork = { table: "aaaaaaaaaa", at: 3, dice: "new", since: 3, then: "" } as const;
  expect(nextLevel({ ...table([null, "mate", "mate"], [9, 5, 4], [0]), fork }, 0)).toBe(null);
});
