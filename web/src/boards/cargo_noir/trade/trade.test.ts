import { describe, expect, it } from "vitest";
import type { Question } from "$lib/wire";
import { editionOf, type Card, type Good } from "../edition";
import { counted, type Position } from "../position";
import { leastMissed, needed, nextStep, planDiscard, planTrade, spare, standing, suggest, type Step } from "./trade";
import { Judge, setOf } from "./values";

const edition = editionOf({ seats: 4, options: {} });
const judge = new Judge(edition);

function many(words: string): Good[] {
  return words.split(" ").flatMap((one) => {
    const [n, good] = one.includes("*") ? (one.split("*") as [string, string]) : ["1", one];
    return Array<Good>(Number(n)).fill(good as Good);
  });
}

function position(goods: Good[], pending: Partial<NonNullable<Position["pending"]>> = {}): Position {
  const table = { round: 5, turn: 0, goods: [counted(goods)], safe: [0], cards: [{}] };
  return { seats: 4, options: {}, table, pending: { question: "basket", ...pending } } as unknown as Position;
}

function asked(name: string, ...answers: string[]): Question {
  const offers = answers.map((answer) => ({ answer, happenings: [] }));
  return { name, title: name, seat: 0, rules: "", offers, may_undo: false, open: [], script: null };
}

const words = (steps: Step[]) => steps.map((step) => step.answer);

describe("sets", () => {
  it("know their kind and worth", () => {
    expect(setOf(edition, many("4*gold 2*wild"))).toMatchObject({ kind: "same", worth: 36 });
    expect(setOf(edition, many("art cars gold ivory jewels wild"))).toMatchObject({ kind: "different", worth: 21 });
    expect(setOf(edition, many("gold 2*wild"))).toMatchObject({ kind: "same", worth: 9 }); // both rows fit: 9 or 6
    const mixed = { ...edition, different: edition.same, same: edition.different };
    expect(setOf(mixed, many("gold 2*wild"))).toMatchObject({ kind: "different", worth: 9 });
    expect(setOf(edition, many("3*wild"))).toMatchObject({ kind: "same", worth: 9 });
    expect(setOf(edition, many("gold wild"))).toMatchObject({ kind: "same", worth: 4 }); // different: 3
    expect(setOf(edition, many("gold"))).toMatchObject({ kind: "same", worth: 1 });
    expect(setOf(edition, many("2*gold art"))).toBeNull();
    expect(setOf(edition, many("10*gold"))).toBeNull();
    expect(setOf(edition, [])).toBeNull();
  });

  it.each([
    ["alcohol art cars cigars gold ivory jewels uranium weapons", 45],
    ["9*gold", 81],
    ["10*gold", 82],
    ["3*gold art cars wild", 19],
    ["2*gold art cars wild", 12],
    ["4*gold art cars ivory", 22],
    ["3*gold 3*art", 18],
    ["2*gold 2*art 2*cars", 12],
    ["3*gold 2*art cars ivory jewels uranium", 26],
    ["3*wild", 9],
  ])("%s are worth at most %i", (goods, worth) => {
    expect(judge.best(counted(many(goods)))).toBe(worth);
    expect(judge.split(many(goods)).reduce((sum, one) => sum + one.worth, 0)).toBe(worth);
  });

  it("are judged by any rows", () => {
    const flat = { same: [0, 1, 2, 3], different: [0, 1, 4, 5], largestSet: 3 };
    expect(new Judge(flat).best(counted(many("gold art cars ivory")))).toBe(8);
  });
});

describe("a planned trade", () => {
  it("wants the cards in their order, then hands in the sets, the dearest last", () => {
    const view = position(many("4*uranium wild art cars gold ivory jewels cigars"));
    const draft = {
      cards: ["yacht", "cargo_ship"] as Card[],
      sets: [many("4*uranium wild"), many("art cars gold ivory")],
    };
    expect(planTrade(edition, view, draft)).toEqual([
      { at: "basket 0", answer: "want cargo-ship" },
      { at: "basket 1", answer: "want yacht" },
      { at: "basket 2", answer: "checkout" },
      { at: "pay 0", answer: "different 4 0" },
      { at: "leave-out 0 0", answer: "without cigars" },
      { at: "leave-out 0 1", answer: "without jewels" },
      { at: "leave-out 0 2", answer: "without uranium" },
      { at: "pay 10", answer: "same uranium 4 1" },
    ]);
  });

  it("asks nothing about types when all of them go", () => {
    const view = position(many("art cars gold ivory jewels"));
    const draft = { cards: ["cargo_ship"] as Card[], sets: [many("art cars gold ivory jewels")] };
    expect(words(planTrade(edition, view, draft))).toEqual(["want cargo-ship", "checkout", "different 5 0"]);
  });

  it("pays the rest with coins, or all of it", () => {
    const sets = [many("alcohol art cars cigars gold ivory jewels uranium weapons")];
    const all = planTrade(edition, position(sets[0]!), { cards: ["cronies"], sets });
    expect(words(all)).toEqual(["want cronies", "checkout", "different 9 0", "coins"]);
    const coins = planTrade(edition, position([]), { cards: ["dive_bar"], sets: [] });
    expect(words(coins)).toEqual(["want dive-bar", "checkout", "coins"]);
  });

  it("goes on from a basket that is being paid", () => {
    const view = position(many("3*gold wild"), { question: "pay", basket: ["yacht", "dive_bar"], value: 9 });
    expect(planTrade(edition, view, { cards: [], sets: [many("3*gold wild")] })).toEqual([
      { at: "pay 9", answer: "same gold 3 1" },
    ]);
  });

  it("leaves out sets that are not needed", () => {
    const sets = [many("2*art"), many("3*gold"), many("cars ivory jewels uranium")];
    expect(needed(edition, sets, 15).map((one) => one.worth)).toEqual([9, 10]);
  });

  it("throws the surplus overboard one by one", () => {
    expect(planDiscard(position(many("5*gold 3*art")), many("gold art"))).toEqual([
      { at: "discard 8", answer: "discard gold" },
      { at: "discard 7", answer: "discard art" },
    ]);
  });
});

describe("a trade under way", () => {
  const view = position(many("4*uranium art"));
  const plan = planTrade(edition, view, { cards: ["yacht"], sets: [many("4*uranium")] });

  it("gives the next answer if it is offered", () => {
    const question = asked("basket", "no-trade", "want yacht");
    expect(nextStep(plan, 0, question, view)).toEqual({ do: "answer", step: 0 });
  });

  it("waits while the table has not moved on", () => {
    expect(nextStep(plan, 1, asked("basket", "no-trade", "want yacht"), view)).toEqual({ do: "wait" });
    const then = position(many("4*uranium art"), { basket: ["yacht"] });
    expect(nextStep(plan, 1, asked("basket", "checkout"), then)).toEqual({ do: "answer", step: 1 });
  });

  it("goes on where the table stands, if the only answer was given for the seat", () => {
    const then = position(many("4*uranium art"), { question: "pay", basket: ["yacht"], value: 0 });
    expect(nextStep(plan, 1, asked("pay", "same uranium 4 0"), then)).toEqual({ do: "answer", step: 2 });
  });

  it("stops if the answer is not there, or the table stands elsewhere", () => {
    expect(nextStep(plan, 0, asked("basket", "no-trade"), view)).toEqual({ do: "stop", step: 0 });
    const else_ = position(many("4*uranium art"), { question: "pay", basket: ["yacht"], value: 1 });
    expect(nextStep(plan, 2, asked("pay", "same uranium 4 0"), else_)).toEqual({ do: "stop", step: 2 });
  });

  it("ends when something else is asked", () => {
    expect(nextStep(plan, 2, asked("send", "send casino"), view)).toEqual({ do: "end" });
    expect(nextStep(plan, 3, asked("discard", "discard art"), view)).toEqual({ do: "end" });
  });

  it("tells questions apart by where they stand", () => {
    expect(standing("pay", position([], { question: "pay", value: 25 }))).toBe("pay 25");
    expect(standing("leave-out", position([], { value: 0, without: ["gold"] }))).toBe("leave-out 0 1");
  });
});

describe("suggestions", () => {
  it("throw overboard what is missed least: singles before a growing set", () => {
    // The gold is worth 16 and the mixed pair 3 (CN-5.2): without a gold 7 are lost, without art 2, then without cars 1.
    expect(leastMissed(judge, counted(many("4*gold art cars")), 2).sort()).toEqual(["art", "cars"]);
    expect(leastMissed(judge, counted(many("2*gold")), 3)).toEqual(["gold", "gold"]);
  });

  it("keep what is worth most, then lose least", () => {
    const hand = counted(many("4*uranium wild art cars gold ivory jewels cigars"));
    const [first] = suggest(judge, hand, 31, 0);
    const worth = first!.sets.reduce((sum, goods) => sum + setOf(edition, goods)!.worth, 0);
    expect(worth - 31).toBe(first!.loss);
    expect(worth).toBeGreaterThanOrEqual(31);
    expect(first!.coins).toBe(0);
  });

  it("use coins where they count, and find nothing where nothing pays", () => {
    expect(suggest(judge, counted([]), 6, 6)[0]).toMatchObject({ sets: [], coins: 6, loss: 0 });
    expect(suggest(judge, counted(many("2*gold")), 6, 0)).toEqual([]);
  });

  it("take no long time for large hands", () => {
    const hand = counted(many("3*alcohol 2*art 2*cars 3*cigars 2*gold 2*ivory jewels 2*uranium weapons wild"));
    const start = performance.now();
    expect(suggest(new Judge(edition), hand, 40, 0).length).toBeGreaterThan(0);
    expect(performance.now() - start).toBeLessThan(3000);
  });

  it("name a good that can stay at home", () => {
    expect(spare(edition, [many("4*uranium wild"), many("art cars gold ivory")], 31)).toEqual({ good: "art", sum: 31 });
    expect(spare(edition, [many("3*gold")], 9)).toBeNull();
  });
});
