import { expect, test } from "vitest";
import type { Question } from "$lib/wire";
import { changes } from "./note";
import { flowerOf, leftOut, lit, markersLeft, stopAfter, type Position } from "./position";

const view = {
  seats: 2,
  options: {},
  table: {
    buildings: ["bank", "church", "cigar_factory", "distillery", null, null, null, null, null, null, null, null],
    cubans: ["pedro", "alonso", "miguel", "pablo", "jose", "martinez", "conchita", "maria", "el_zorro"],
    inactive: [],
    owner: { bank: 0, church: 1 },
    pawn: ["bank", null],
    car: 8,
    ship_in_port: true,
    marker: 3,
    demand: { sugar: 2, citrus: 0, rum: 1, cigars: 1 },
  },
  pending: { question: "drive", building: "bank", passed: [], dice: [], turns: 1 },
} as unknown as Position;

function question(name: string, ...answers: string[]): Question {
  return {
    name,
    title: name,
    seat: 0,
    rules: "",
    may_undo: false,
    script: null,
    open: [],
    offers: answers.map((answer) => ({ answer, happenings: [] })),
  };
}

test("the street is a ring, and the port is on it", () => {
  expect(stopAfter(view.table, 1)).toEqual({ stop: 9, cuban: "el_zorro" });
  expect(stopAfter(view.table, 2)).toEqual({ stop: 0, cuban: null });
  expect(stopAfter(view.table, 3)).toEqual({ stop: 1, cuban: "pedro" });
});

test("two ways to one stop: the place stands for the shorter", () => {
  expect(lit(view, question("drive", "drive 1", "drive 2", "drive 11")).stops).toEqual(
    new Map([
      [9, "drive 1"],
      [0, "drive 2"],
    ]),
  );
});

test("offers light the places they name", () => {
  expect(lit(view, question("pawn", "enter cigar-factory")).buildings.get("cigar_factory")).toBe("enter cigar-factory");
  const alonso = lit(view, question("alonso", "decline", "claim church", "use-own bank"));
  expect([...alonso.buildings]).toEqual([
    ["church", "claim church"],
    ["bank", "use-own bank"],
  ]);
  expect(lit(view, question("bank", "skip", "use")).buildings.get("bank")).toBe("use");
  expect(lit(view, question("customs-office", "skip", "use rum")).holds.get("rum")).toBe("use rum");
  expect(lit(view, question("newspaper-publisher", "use", "use el-zorro")).stops.get(9)).toBe("use el-zorro");
  expect(lit(view, question("port-authority", "use -1", "use +1")).flags).toEqual(
    new Map([
      [-1, "use -1"],
      [1, "use +1"],
    ]),
  );
  expect(lit(view, question("black-market", "use sugar rum")).supply.get("rum")).toBe("use sugar rum");
  expect(lit(view, question("load", "pass", "load sugar 1", "load sugar 2")).holds.get("sugar")).toBe("load sugar 2");
  expect(lit(view, question("demand", "leave-out rum")).tray.get("rum")).toBe("leave-out rum");
});

test("what follows from a position", () => {
  expect(leftOut(view.table)).toBe("tobacco");
  expect(markersLeft(view, 0)).toBe(2);
  expect([flowerOf(view, "maria"), flowerOf(view, "el_zorro")]).toEqual(["red", null]);
});

test("costs stand before gains, and what is made is made of something", () => {
  const happening = { seat: 0, hidden: false, of: null, thing: null };
  expect(
    changes(
      [
        { ...happening, kind: "score", amount: 2 },
        { ...happening, kind: "pay", amount: 1 },
      ],
      0,
    ),
  ).toEqual([
    { symbol: "peso", by: -1 },
    { symbol: "vp", by: 2 },
  ]);
  expect(changes([{ ...happening, kind: "make", of: "good", thing: "rum", amount: 3 }], 0)).toEqual([
    { symbol: "good-sugar", by: -3 },
    { symbol: "good-rum", by: 3 },
  ]);
  expect(changes([{ ...happening, kind: "score", amount: 2, seat: 1 }], 0)).toEqual([]);
});

test("a table names only the flowers that differ", () => {
  const corrected = { ...view, options: { flowers: { maria: "yellow" } } } as Position;
  expect(flowerOf(corrected, "maria")).toBe("yellow");
  expect(flowerOf(corrected, "conchita")).toBe("red");
  expect(flowerOf(corrected, "el_zorro")).toBeNull();
});
