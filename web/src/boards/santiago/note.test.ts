import { expect, test } from "vitest";
import type { Happening } from "$lib/wire";
import { changes } from "./note";

const told = (kind: string, amount: number, thing: string | null = null, seat = 0) =>
  ({ kind, seat, thing, amount }) as Happening;

test("what a drive costs and what it brings are told apart (SC-4.2, SC-5.3)", () => {
  expect(changes([told("pay", 4), told("earn", 3)], 0)).toEqual([
    { symbol: "peso", by: -4 },
    { symbol: "peso", by: 3 },
  ]);
  expect(changes([told("pay", 3), told("earn", 3)], 0)).toHaveLength(2);
});

test("two payments of the same kind are one sum, others' are none of it", () => {
  expect(changes([told("score", 2), told("owner", 1), told("score", 5, null, 1)], 0)).toEqual([
    { symbol: "vp", by: 3 },
  ]);
});
