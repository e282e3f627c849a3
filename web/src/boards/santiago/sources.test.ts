import { expect, test } from "vitest";
import type { Happening, Moment } from "$lib/wire";
import type { Position } from "./position";
import { sources } from "./sources";

const view = { seats: 2, options: {} } as Position;

function moment(question: string, ...happenings: Partial<Happening>[]): Moment {
  const all = happenings.map((one) => ({ kind: "", seat: 0, of: null, thing: null, amount: 0, hidden: false, ...one }));
  return {
    seq: 1,
    by: 0,
    answer: "",
    happenings: all,
    question,
    view: null,
    took_back: null,
    proxy: false,
    hasty: false,
  };
}

const of = (log: Moment[], seat: number) =>
  Object.fromEntries(sources(log, view)[seat]!.map((one) => [one.key, one.points]));

test("everybody starts with 2 points, and 3 goods are worth one more", () => {
  expect(of([], 0)).toEqual({ start: 2, goods: 1 });
});

test("points are told apart by what they were given for", () => {
  const log = [
    moment("drive", { kind: "drive" }, { kind: "arrive", thing: "maria" }, { kind: "score", amount: 2 }),
    moment("church", { kind: "score", amount: 1 }, { kind: "owner", seat: 1, thing: "church", amount: 1 }),
    moment("load", { kind: "load", thing: "sugar", amount: 1 }, { kind: "score", amount: 4 }),
    moment("load", { kind: "load-wood", thing: "rum", amount: 1 }, { kind: "score", amount: 1 }),
  ];
  expect(of(log, 0)).toEqual({ start: 2, people: 2, buildings: 1, cargo: 4, wood: 1 });
  expect(of(log, 1)).toEqual({ start: 2, owner: 1, goods: 1 });
});

test("the thief gets what is given, be it a point or a good", () => {
  const log = [
    moment("demand", { kind: "turn", seat: 1 }),
    moment("zorro", { kind: "give", thing: "vp", amount: 1 }),
    moment("zorro", { kind: "give", thing: "sugar", amount: 1 }),
  ];
  expect(of(log, 0)).toEqual({ start: 2, people: -1 });
  expect(of(log, 1)).toEqual({ start: 2, people: 1, goods: 1 });
});

test("the casino takes and gives under buildings", () => {
  expect(of([moment("casino", { kind: "sell-vp", amount: 2 }, { kind: "earn", amount: 6 })], 0)).toEqual({
    start: 2,
    buildings: -2,
    goods: 1,
  });
});
