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
const nine = (some: object = {}) => ({ ...Object.fromEntries(NAMES.good.map((one) => [one, 0])), ...some });

function view(table: object = {}, options: object = {}): Position {
  return {
    seats: 2,
    options,
    table: {
      round: 3,
      turn: 0,
      bag: nine({ gold: 5, wild: 1 }),
      discard: nine(),
      market: ["gold", "art", null],
      ports: {
        rotterdam: { goods: ["gold", "art", null, "cars"], stacks: { "1": 4 } },
        new_york: { goods: ["gold", "art", "cars"], stacks: {} },
      },
      bank: 20,
      safe: [3, 8],
      goods: [nine({ gold: 3, art: 1 }), nine()],
      cards: [{ villa: 1 }, {}],
      ships_home: [1, 0],
      ships_casino: [1, 0],
      ships_market: [0, 1],
      ships_reserve: [2, 2],
      supply: Object.fromEntries(OPTIONS.cards.map((one) => [one.id, one.copies])),
      ...table,
    },
    pending: { question: "send" },
  } as unknown as Position;
}

const seats = seatsOf("Ada", "Ben");
const THINGS = [
  ...NAMES.port.map((one) => `port:${one}`),
  ...NAMES.card.map((one) => `card:${one}`),
  ...NAMES.good.map((one) => `good:${one}`),
  ...["casino", "market", "bag", "discards", "bank", "round", "store", "coins", "points"],
  ...seats.flatMap((_, seat) => [`seat:${seat}`, `fleet:${seat}`]),
];

async function say(thing: string, question: Question, position = view()) {
  return explain(thing, { view: position, seats, you: 0, question, text: await wordsOf("cargo_noir", "en") });
}

test("every kind of thing that is marked is among them", () => {
  // the piles are marked by the name of their symbol, but for the vault
  const kinds = new Set([...marked(parts), "discards", "seat"]);
  kinds.delete("vault");
  expect([...kinds].sort()).toEqual([...new Set(THINGS.map((one) => one.split(":")[0]!))].sort());
});

test.each(LANGUAGES)("every thing is explained: %s", async (language) => {
  const text = await wordsOf("cargo_noir", language);
  const rules = await rulesOf("cargo_noir");
  const cases: [Position, Question, number | null][] = [
    [view(), asked("send", "send casino", "send new-york 1"), 0],
    [view({ round: 11 }, { coin_supply_limited: false }), asked("basket", "want dive-bar", "no-trade"), 0],
    [view(), asked("ship"), null],
  ];
  for (const [position, question, you] of cases)
    for (const thing of THINGS) whole(explain(thing, { view: position, seats, you, question, text }), rules, thing);
});

test("a port says what it takes to enter, and what you have", async () => {
  const question = asked("send", "send new-york 1", "send new-york 2", "send new-york 3");
  const rotterdam = (await say("port:rotterdam", question))!; // higher than every stack (CN-7.4)
  expect(rotterdam).toMatchObject({ answers: [], why: "send rotterdam 5", now: "It takes 5, you have 3." });
  expect((await say("port:new_york", question))!).toMatchObject({ now: "It takes 1, you have 3." });
  expect((await say("port:new_york", question, view({}, { min_bid: 2 })))!).toMatchObject({
    now: "It takes 2, you have 3.",
  });
});

test("a card says what your goods could pay", async () => {
  // three gold of a kind are worth 9, art alone 1 (CN-5.4)
  const villa = (await say("card:villa", asked("basket", "want night-club", "no-trade")))!;
  expect(villa).toMatchObject({ answers: [], why: "want villa", now: "It costs 25, you could pay up to 10." });
  expect((await say("card:night_club", asked("basket", "want night-club")))!.answers).toEqual(["want night-club"]);
  // coins count in the last round only (CN-8.2)
  expect((await say("card:villa", asked("basket"), view({ round: OPTIONS.rounds["2"] })))!.now).toContain("up to 13");
});
