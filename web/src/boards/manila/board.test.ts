import { describe, expect, it } from "vitest";
import type { GameText } from "$lib/text.svelte";
import type { Happening, Moment, Question } from "$lib/wire";
import { remember } from "./board/memory";
import { choose, firstLaunch, giveWay, launches, parseMoves, reach, writeMoves } from "./moves";
import { atHome, isLoan, lanes, limit, price, round, stepNow, steps, type Position } from "./position";
import { changed, settled } from "./board/settle";
import { explain } from "./note";
import { sources } from "./sources";

const NONE = { ginseng: 0, nutmeg: 0, silk: 0, jade: 0 };

function position(table: Partial<Position["table"]> = {}, question = "place", options = {}): Position {
  return {
    game: "manila",
    rules: 1,
    seats: 3,
    options,
    table: {
      voyage: 2,
      harbour_master: 1,
      opener: 0,
      bid: 0,
      bidder: null,
      cash: [30, 10, 0],
      shares: [{ ...NONE, silk: 2 }, 3, 2],
      pledged: [{ ...NONE, silk: 1 }, 1, 2],
      supply: { ...NONE, silk: 2 },
      market: { ginseng: 0, nutmeg: 5, silk: 20, jade: 30 },
      ashore: "silk",
      boats: {
        ginseng: { position: 4, status: "sea", berth: null, crew: [0, 1, null] },
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

function asked(name: string, answers: string[]): Question {
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

function happening(kind: string, thing: string | null, amount: number | null, seat: number | null = 0): Happening {
  return { kind, of: thing && "ware", thing, amount, seat, hidden: false };
}

function moment(seq: number, happenings: Happening[]): Moment {
  return { seq, by: 0, answer: "", happenings, question: "", view: null, took_back: null, proxy: false, hasty: false };
}

describe("position", () => {
  it("puts the loaded wares on the lanes in their order", () => {
    expect(lanes(position())).toEqual(["ginseng", "nutmeg", "jade"]);
    expect(lanes(position({ ashore: null }))).toEqual([]);
  });
  it("counts the accomplices that are still at home", () => {
    expect([0, 1, 2].map((seat) => atHome(position(), seat))).toEqual([1, 2, 2]);
  });
  it("sells no share below the least price", () => {
    expect(price(position(), "ginseng")).toBe(5);
    expect(price(position(), "silk")).toBe(20);
  });
  it("limits a bid to cash and loans", () => {
    expect(limit(position(), 0)).toBe(42);
    expect(limit(position(), 2)).toBe(0);
  });
  it("knows the steps of a voyage and which one is under way", () => {
    expect(steps(position())).toEqual(["bid", "buy", "load", "P", "P", "M", "P", "M", "P", "pilots", "M", "pay"]);
    expect(stepNow(position({ step: 3 }))).toBe(6);
    expect(stepNow(position({ step: 6 }, "die"))).toBe(10);
    expect(stepNow(position({ step: 6 }, "pilot-small"))).toBe(9);
    expect(stepNow(position({}, "launch"))).toBe(2);
    expect(round(position({ step: 3 }), "P")).toEqual({ n: 3, n2: 4 });
  });
  it("tells loans from answers", () => {
    expect(["pledge jade", "redeem silk", "pass", "place jade"].map(isLoan)).toEqual([true, true, false, false]);
  });
});

describe("a launch", () => {
  const triples: string[] = [];
  for (let a = 0; a <= 5; a++)
    for (let b = 0; b <= 5; b++) if (9 - a - b >= 0 && 9 - a - b <= 5) triples.push(`launch ${a} ${b} ${9 - a - b}`);
  const legal = launches(asked("launch", [...triples, "pledge jade"]));

  it("begins with equal spaces", () => {
    expect(legal).toHaveLength(25);
    expect(firstLaunch(legal)).toEqual([3, 3, 3]);
  });
  it("moves one boat, and the next gives way", () => {
    expect(giveWay(legal, [3, 3, 3], 0, 4)).toEqual([4, 2, 3]);
    expect(giveWay(legal, [3, 3, 3], 2, 5)).toEqual([1, 3, 5]);
  });
  it("moves the third boat only if it must", () => {
    expect(giveWay(legal, [5, 0, 4], 0, 0)).toEqual([0, 5, 4]);
    expect(giveWay(legal, [5, 2, 2], 0, 0)).toEqual([0, 5, 4]);
  });
});

describe("pilots", () => {
  const question = asked("pilot-large", [
    "decline",
    "move ginseng -1",
    "move ginseng +1",
    "move ginseng +2",
    "move jade +1",
    "move jade +2",
    "move ginseng +1 jade +1",
    "move ginseng -1 jade +1",
  ]);

  it("read and write their moves", () => {
    expect(parseMoves("move ginseng +1 jade -1")).toEqual({ ginseng: 1, jade: -1 });
    expect(parseMoves("decline")).toBeNull();
    expect(writeMoves({ jade: 1, ginseng: -1 })).toBe("move ginseng -1 jade +1");
    expect(reach(question, "ginseng")).toEqual([-1, 1, 2]);
  });
  it("choose two boats, one again, or none", () => {
    expect(choose(question, { ginseng: 1 }, "jade", 1)).toEqual({ ginseng: 1, jade: 1 });
    expect(choose(question, { ginseng: 1, jade: 1 }, "jade", 1)).toEqual({ ginseng: 1 });
    expect(choose(question, { ginseng: 1, jade: 1 }, "jade", 2)).toEqual({ jade: 2 });
  });
});

describe("memory", () => {
  const voyage = [
    moment(4, [happening("auction", null, 2), happening("bid", null, 7, 2)]),
    moment(5, [happening("harbour-master", null, 7, 2), happening("launch", "ginseng", 1)]),
    moment(6, [happening("roll", "ginseng", 3)]),
  ];
  it("reads the dice, the bids and the price of the office off the log", () => {
    const now = remember(voyage);
    expect(now.dice).toEqual({ ginseng: { pips: 3, from: 1, seq: 6 } });
    expect([now.bids, now.paid]).toEqual([{ 2: 7 }, 7]);
  });
  it("knows where a boat was, a pilot's help included", () => {
    const later = [
      ...voyage,
      moment(7, [happening("pilot", "ginseng", -1)]),
      moment(8, [happening("roll", "ginseng", 6)]),
    ];
    expect(remember(later).dice.ginseng).toEqual({ pips: 6, from: 3, seq: 8 });
  });
  it("does not guess where a boat was if its launch is not here", () => {
    expect(remember(voyage.slice(2)).dice.ginseng).toEqual({ pips: 3, from: -1, seq: 6 });
  });
  it("begins anew with every auction, and keeps the dice that are being paid out", () => {
    const next = remember([...voyage, moment(7, [happening("roll", "jade", 2), happening("auction", null, 3)])]);
    expect([next.dice, next.bids, next.paid]).toEqual([{}, {}, null]);
    expect([next.last.ginseng?.pips, next.last.jade?.pips]).toEqual([3, 2]);
  });
  it("knows nothing before anything happened", () => {
    expect(remember([]).dice).toEqual({});
  });
});

describe("the end of a voyage", () => {
  const after = position({ boats: {}, ashore: null });
  const end = moment(8, [
    happening("roll", "jade", 2),
    happening("dock", "jade", 2),
    happening("lay-up", "ginseng", 1),
    happening("rise", "jade", 30),
  ]);

  it("is shown for a breath with the boats where they ended", () => {
    const table = settled(position(), end, after)!;
    expect(table.boats.jade).toMatchObject({ status: "harbour", berth: "b", position: null });
    expect(table.boats.ginseng).toMatchObject({ status: "shipyard", berth: "a" });
    expect(settled(position(), end, position())).toBeNull();
    expect(settled(null, end, after)).toBeNull();
  });
  it("names the places a moment changed", () => {
    expect([...changed(moment(1, [happening("place", "ginseng", 2)]), position())]).toEqual(["boat.ginseng.2"]);
    expect([...changed(moment(1, [happening("place", "harbour_a", 4)]), position())]).toEqual(["harbour_a"]);
    expect([...changed(moment(1, [happening("place", "pirate", 5)]), position())]).toEqual(["pirate_0"]);
  });
});

describe("sources", () => {
  const hands = {
    cash: [40, 10, 20],
    shares: [
      { ...NONE, jade: 1, silk: 1 },
      { ...NONE, silk: 1, nutmeg: 1 },
      { ...NONE, jade: 1, nutmeg: 1 },
    ],
    pledged: [{ ...NONE }, { ...NONE, silk: 1 }, { ...NONE, nutmeg: 1 }],
  };
  const sum = (view: Position) => sources([], view).map((own) => own.reduce((all, one) => all + one.points, 0));

  it("add up to the fortune (MA-12.4)", () => {
    expect(sum(position(hands, "over"))).toEqual([90, 0, 35]);
    expect(sources([], position(hands, "over"))[0]).toEqual([
      { key: "cash-polish", points: 40 },
      { key: "silk", points: 20 },
      { key: "jade", points: 30 },
    ]);
  });
  it("count pledged shares too if the table plays so (MA-12.6)", () => {
    expect(sum(position(hands, "over", { final_scoring: "all_shares_minus_15" }))).toEqual([90, 20, 40]);
  });
  it("say which edition was counted, and what was taken off (MA-12.4, MA-12.6)", () => {
    const keys = (options = {}) => sources([], position(hands, "over", options))[1]!.map((one) => one.key);
    expect(keys()).toEqual(["cash-polish", "nutmeg", "unredeemed"]);
    expect(keys({ final_scoring: "all_shares_minus_15" })).toEqual(["cash-original", "nutmeg", "silk", "loans"]);
  });
});

describe("notes", () => {
  const text = { say: (key: string, n: object) => `${key} ${Object.values(n).join(" ")}` } as GameText;
  const note = (answer: string, options = {}, question = "place") =>
    explain(position({}, question, options), text, question, answer, 0).sentence;
  const original = { final_scoring: "all_shares_minus_15" };

  it("of a pledge follow the edition of the table (MA-12.4, MA-12.6)", () => {
    expect(note("pledge jade")).toBe("note-pledge 12 15 15");
    expect(note("pledge jade", { ...original, end_penalty_per_pledged_share: 17 })).toBe(
      "note-pledge-original 12 15 17",
    );
    expect(note("redeem silk", original)).toBe("note-redeem-original 12 15 15");
  });
  it("say how many shares this table lets the harbour master buy (MA-4.1)", () => {
    expect(note("decline", { shares_buyable_per_voyage: 3 }, "buy")).toBe("note-decline-buy 3");
  });
});
