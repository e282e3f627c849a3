import { expect, test } from "vitest";
import { LANGUAGES } from "$lib/text.svelte";
import type { Question } from "$lib/wire";
import { asked, marked, rulesOf, seatsOf, whole, wordsOf } from "../shared/explained";
import { explain } from "./explain";
import { NAMES, OPTIONS } from "./facts.gen";
import type { Position } from "./position";

const parts = import.meta.glob<string>(["./**/*.svelte", "./chips.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const NONE = { ginseng: 0, nutmeg: 0, silk: 0, jade: 0 };

/** Ada's eyes: of Ben's and Cleo's shares the number only. */
function view(table: Partial<Position["table"]> = {}, question = "place", options = {}): Position {
  return {
    game: "manila",
    rules: 1,
    seats: 3,
    options,
    table: {
      voyage: 2,
      harbour_master: 1,
      opener: 0,
      bid: 4,
      bidder: 2,
      cash: [3, 10, 0],
      shares: [{ ...NONE, silk: 2 }, 3, 2],
      pledged: [{ ...NONE, silk: 1 }, 1, 2],
      supply: { ...NONE, silk: 2 },
      market: { ginseng: 0, nutmeg: 5, silk: 20, jade: 30 },
      ashore: "silk",
      boats: {
        ginseng: { position: 4, status: "sea", berth: null, crew: [0, 1, 2] },
        nutmeg: { position: null, status: "harbour", berth: "a", crew: [null, null, null] },
        jade: { position: 13, status: "sea", berth: null, crew: [0, 0, null, null] },
      },
      harbour: { a: 2, b: null, c: null },
      shipyard: { a: null, b: null, c: null },
      pirates: [2, null],
      pilot_small: null,
      pilot_large: null,
      insurance: 1,
      passed: [],
      step: 3,
      ...table,
    },
    pending: { question, seat: 0 },
  };
}

const seats = seatsOf("Ada", "Ben", "Cleo");
const THINGS = [
  ...NAMES.place.map((one) => `place:${one}`),
  ...NAMES.ware.flatMap((one) => [`ware:${one}`, `dice:${one}`]),
  ...Array.from({ length: OPTIONS.last_space + 1 }, (_, n) => `space:${n}`),
  ...["master", "bank", "voyage", "market", "pesos", "shares", "crew"],
  ...seats.map((_, seat) => `seat:${seat}`),
];

async function say(thing: string, question: Question, position = view(), you: number | null = 0) {
  return explain(thing, { view: position, seats, you, question, text: await wordsOf("manila", "en") });
}

test("every kind of thing that is marked is among them", () => {
  expect([...marked(parts), "seat"].sort()).toEqual([...new Set(THINGS.map((one) => one.split(":")[0]!))].sort());
});

test.each(LANGUAGES)("every thing is explained: %s", async (language) => {
  const text = await wordsOf("manila", language);
  const rules = await rulesOf("manila");
  const cases: [Position, Question, number | null][] = [
    [view(), asked("place", "place nutmeg", "pass"), 0],
    [view({ ashore: null, boats: {}, harbour_master: null }, "bid"), asked("bid", "bid 5", "pass"), 0],
    [view({ cash: [3, null, null] }, "place", { cash_is_public: false }), asked("place"), null],
  ];
  for (const [position, question, you] of cases)
    for (const thing of THINGS) whole(explain(thing, { view: position, seats, you, question, text }), rules, thing);
});

test("a place says what it costs, what you have, and what a loan would add", async () => {
  // 3 pesos, and 12 for the one share of two that is not pledged (MA-3.9)
  const question = asked("place", "place harbour-b", "place jade", "pledge silk");
  const harbour = (await say("place:harbour_b", question))!;
  expect(harbour).toMatchObject({ answers: ["place harbour-b"], now: "It costs 3; you have 3, with loans 15." });
  // jade: seats cost 3, 4, 5, 5, and two are taken
  expect((await say("place:jade", question))!.now).toBe("It costs 5; you have 3, with loans 15.");
  expect((await say("place:harbour_a", question))!).toMatchObject({ answers: [], why: "place harbour-a" });
  const dear = (await say(
    "place:harbour_b",
    question,
    view({}, "place", { berths: { ...OPTIONS.berths, b: { cost: 7, payout: 9 } } }),
  ))!;
  expect(dear.now).toBe("It costs 7; you have 3, with loans 15.");
  expect(dear.does).toContain("9 pesos");
});

test("the wares of another's shares are not said", async () => {
  const ben = (await say("seat:1", asked("place")))!;
  expect(ben.hidden).toBeTruthy();
  const told = JSON.stringify(ben);
  for (const ware of NAMES.ware) expect(told).not.toContain(ware);
  expect((await say("seat:0", asked("place")))!.hidden).toBeUndefined();
  const poor = (await say("seat:1", asked("place"), view({ cash: [3, null, null] })))!;
  expect(poor.facts.map((one) => one.label)).not.toContain("Cash");
});
