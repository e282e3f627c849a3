// Which moment of the game an entry is, and who had the word there.
import { expect, test } from "vitest";
import type { Moment } from "$lib/wire";
import { momentOf, nextSeat } from "./moments";

const entry = (seq: number, by: Moment["by"], took_back: number | null = null): Moment =>
  ({ seq, by, answer: "pass", happenings: [], took_back }) as unknown as Moment;

const LOG = [
  entry(1, "chance"),
  entry(2, 0),
  entry(3, 1), // taken back
  entry(4, 1, 2),
  entry(5, 1),
  entry(6, "chance"),
  entry(7, 2),
];

test("a moment is the number of answers that stood", () => {
  expect([1, 2, 5, 6, 7].map((seq) => momentOf(LOG, seq))).toEqual([1, 2, 3, 4, 5]);
});

test("what was taken back is no moment of the game", () => {
  expect(momentOf(LOG, 3)).toBe(-1);
  expect(momentOf(LOG, 4)).toBe(-1);
});

test("whoever answered next is asked there, and at the end nobody", () => {
  expect([0, 1, 2, 3, 4, 5].map((moment) => nextSeat(LOG, moment))).toEqual([0, 0, 1, 2, 2, null]);
});
