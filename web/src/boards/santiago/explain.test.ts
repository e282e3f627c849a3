import { expect, test } from "vitest";
import { LANGUAGES } from "$lib/text.svelte";
import type { Question } from "$lib/wire";
import { asked, marked, rulesOf, seatsOf, whole, wordsOf } from "../shared/explained";
import { explain } from "./explain";
import { NAMES } from "./facts.gen";
import type { Position, Table } from "./position";

const parts = import.meta.glob<string>(["./**/*.svelte", "./chips.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const [BUILDINGS, CUBANS, GOODS] = [NAMES.building, NAMES.cuban, NAMES.good];
const SIX = { sugar: 1, citrus: 2, tobacco: 0, rum: 1, cigars: 0, wood: 2 };

/** Ada's eyes: Ben's pesos, points and goods are behind a screen. */
function view(table: Partial<Table> = {}, options = {}, question = "drive", dice: number[] = []): Position {
  return {
    seats: 2,
    options,
    table: {
      buildings: [...BUILDINGS],
      cubans: [...CUBANS],
      inactive: ["pablo"],
      owner: { bank: 1 },
      pawn: ["church", null],
      car: 8,
      departed: 1,
      ship_in_port: true,
      marker: 3,
      demand: { sugar: 2, citrus: 0, rum: 1, cigars: 1 },
      supply: { ...SIX },
      pesos: [3, null],
      vp: [5, null],
      goods: [{ ...SIX }, null],
      turn: 0,
      ...table,
    },
    pending: { question, seat: 0, building: null, passed: [], dice, turns: 4 },
  };
}

const seats = seatsOf("Ada", "Ben");
const THINGS = [
  ...BUILDINGS.map((one) => `building:${one}`),
  ...CUBANS.map((one) => `cuban:${one}`),
  ...GOODS.map((one) => `good:${one}`),
  ...GOODS.filter((one) => one !== "wood").map((one) => `die:${one}`),
  ...["port", "car", "ship", "value", "turn", "pesos", "vp"],
  ...seats.flatMap((_, seat) => [`seat:${seat}`, `pawn:${seat}`]),
];

async function say(thing: string, question: Question, position = view(), you: number | null = 0) {
  return explain(thing, { view: position, seats, you, question, text: await wordsOf("santiago", "en") });
}

test("every kind of thing that is marked is among them", () => {
  expect([...marked(parts), "seat"].sort()).toEqual([...new Set(THINGS.map((one) => one.split(":")[0]!))].sort());
});

test.each(LANGUAGES)("every thing is explained: %s", async (language) => {
  const text = await wordsOf("santiago", language);
  const rules = await rulesOf("santiago");
  const cases: [Position, Question, number | null][] = [
    [view(), asked("drive", "drive 1", "drive 2"), 0],
    [view({ ship_in_port: false, demand: {} }), asked("pawn", "enter cafe"), 1],
    [view({}, { screens: "open" }, "demand", [0, 1, 2, 3, 1]), asked("demand"), null],
  ];
  for (const [position, question, you] of cases)
    for (const thing of THINGS) whole(explain(thing, { view: position, seats, you, question, text }), rules, thing);
});

test("a drive that is too dear says what it costs and what one has", async () => {
  // from stop 8: El Zorro is next, the port 2 away, Pedro 3, Miguel 5; three pesos pay for four stops (SC-4.2)
  const drive = asked("drive", "drive 1", "drive 2", "drive 3", "drive 4");
  expect((await say("cuban:el_zorro", drive))!).toMatchObject({ answers: ["drive 1"] });
  expect((await say("port", drive))!.now).toBe("The drive costs 1 peso; you have 3.");
  const miguel = (await say("cuban:miguel", drive))!;
  expect(miguel).toMatchObject({ answers: [], why: "drive 5", now: "The drive costs 4 pesos, you have 3." });
});

test("it says whose a building is, who is inside and who opens it, as this table has it", async () => {
  const facts = async (thing: string, options = {}) =>
    Object.fromEntries(
      (await say(thing, asked("drive"), view({}, options)))!.facts.map((one) => [one.label, one.value]),
    );
  expect(await facts("building:bank")).toMatchObject({ Owner: "Ben", "Pawn inside": "none: free to enter" });
  expect(await facts("building:church")).toMatchObject({ Owner: "nobody yet", "Pawn inside": "Ada" });
  expect((await facts("building:bank"))["Opened by"]).toBe("José or Martinez"); // yellow
  expect((await facts("building:bank", { flowers: { el_zorro: "yellow" } }))["Opened by"]).toContain("El Zorro");
  expect((await facts("building:sawmill"))["You hold"]).toBe("2 × wood");
});

test("what is behind a screen is not said", async () => {
  const ben = (await say("seat:1", asked("drive")))!;
  expect(ben.hidden).toBeTruthy();
  expect(ben.facts.map((one) => one.label)).toEqual(["Stands", "Buildings", "Markers left"]);
  const ada = (await say("seat:0", asked("drive")))!;
  expect(ada.hidden).toBeUndefined();
  expect(ada.facts.map((one) => one.value)).toContain("3 pesos, 5 VP");
});
