import { expect, test } from "vitest";
import type { Happening, Moment } from "$lib/wire";
import type { Position } from "../position";
import { ends } from "./ends";
import { holds, sailedOf } from "./ship";

type Told = [kind: string, seat: number | null, thing: string | null, amount: number];
const moment = (question: string, told: Told[], departed: number | null = null): Moment =>
  ({
    question,
    happenings: told.map(([kind, seat, thing, amount]) => ({ kind, seat, thing, amount }) as Happening),
    view: departed === null ? null : { table: { departed } },
  }) as unknown as Moment;
const NONE = { sugar: 0, citrus: 0, tobacco: 0, rum: 0, cigars: 0, wood: 0 };
const view = {
  seats: 3,
  options: {},
  table: {
    departed: 5,
    ship_in_port: true,
    demand: { sugar: 1, tobacco: 2, rum: 0, cigars: 3 },
    goods: [{ ...NONE, cigars: 2, citrus: 3, wood: 1 }, null, null],
  },
} as unknown as Position;

test("who delivered what: goods, wood in their place, and the trading office", () => {
  const { n, deliveries, loaded, setBy } = sailedOf(
    [
      moment("trading-office", [
        ["deliver", 0, "sugar", 1],
        ["score", 0, null, 2],
      ]),
      moment("church", [["score", 1, null, 1]]), // not for goods
      moment("load", [
        ["load", 1, "tobacco", 2],
        ["score", 1, null, 4],
      ]),
      moment("load", [
        ["load-wood", 0, "tobacco", 1],
        ["score", 0, null, 1],
        ["ship-leaves", 0, null, 5],
      ]),
      moment("demand", [["leave-out", 1, "citrus", 0]]),
    ],
    view,
  );
  expect(n).toBe(5);
  expect(deliveries).toEqual([
    { seat: 1, points: 4, delivered: [{ good: "tobacco", n: 2, how: "load" }] },
    {
      seat: 0,
      points: 3,
      delivered: [
        { good: "sugar", n: 1, how: "office" },
        { good: "tobacco", n: 1, how: "wood" },
      ],
    },
    { seat: 2, points: 0, delivered: [] },
  ]);
  expect(loaded).toEqual([{ good: "tobacco", n: 3 }]);
  expect(setBy).toBe(1);
});

test("what I hold of it is mine to see; behind a screen nobody tells", () => {
  expect(holds(view, 0)).toEqual({ n: 2, of: 6 });
  expect(holds(view, 1)).toBeNull();
});

test("a result comes with the next ship's wishes, not with the first ship's", () => {
  const left: Told[] = [["leave-out", 0, "rum", 0]];
  expect(ends(moment("demand", left, 0))).toBe(false);
  expect(ends(moment("demand", left, 1))).toBe(true);
  expect(ends(moment("load", [["ship-leaves", 0, null, 1]], 1))).toBe(false);
  expect(ends(moment("load", [["end", null, null, 0]], 7))).toBe(true);
});
