import { beforeEach, describe, expect, test, vi } from "vitest";
import type { PuzzlesOf, Task, Weighed } from "$lib/wire";
import { answered, cards, DAYS, drop, dueOn, nextIn, note, noted, record, today, type Card } from "./schedule";
import { Solving } from "./solving.svelte";
import { hinted, left, verdictOf, worth } from "./verdict";
import { themes, week } from "./week";

const weighed = (answer: string, cost: number): Weighed => ({
  answer,
  chance: 0.5 - cost,
  margin: 0.01,
  cost,
  doubt: 0.02,
  why: null,
});

function task(answers: Record<string, number>, given = "-", only?: string[]): Task {
  const all = Object.entries(answers).map(([answer, cost]) => weighed(answer, cost));
  return {
    given,
    weighed: only ? all.filter((one) => only.includes(one.answer)) : all,
    question: { offers: all.map(({ answer }) => ({ answer, happenings: [] })) },
  } as unknown as Task;
}

describe("a try", () => {
  const given = weighed("home", 0.06);

  test("within 1 in 100 of the best is right", () => {
    expect(verdictOf(weighed("a", 0), given)).toBe("right");
    expect(verdictOf(weighed("a", 0.009), given)).toBe("right");
    expect(verdictOf(weighed("a", -0.02), given)).toBe("right"); // longer thoughts like it better
    expect(verdictOf(weighed("a", 0.011), given)).toBe("near");
  });

  test("is near if it is better than what was answered then, and otherwise not", () => {
    expect(verdictOf(weighed("a", 0.04), given)).toBe("near");
    expect(verdictOf(weighed("a", 0.06), given)).toBe("worse");
    expect(verdictOf(weighed("a", 0.2), given)).toBe("worse");
    expect(verdictOf(weighed("a", 0.02), null)).toBe("worse"); // a puzzle: right or not
  });
});

describe("a hint", () => {
  test("speaks of what was answered then, or of a habit, and never of the best answer", () => {
    const one = task({ a: 0, b: 0.05, c: 0.1 }, "c");
    expect(hinted(one, null, [])).toBe("c");
    const puzzle = task({ a: 0, b: 0.05, c: 0.1 });
    expect(hinted(puzzle, "b", [])).toBe("b");
    expect(hinted(puzzle, "a", [])).toBe("c");
    expect(hinted(puzzle, "b", ["b"])).toBeNull(); // the last one left but the best would tell it
  });
});

test("what there is to be found", () => {
  expect(worth(task({ a: 0, b: 0.05, c: 0.1 }, "c"))).toBe(0.1);
  expect(worth(task({ a: 0, b: 0.05, c: 0.1 }))).toBe(0.05);
  expect(left(task({ a: 0, b: 0.05, c: 0.1 }, "c"), ["b"])).toEqual(["a"]);
});

describe("solving", () => {
  const over: boolean[] = [];
  const solving = (one: Task, weigh: ((answer: string) => Promise<Weighed>) | null = null) =>
    new Solving(one, null, weigh, (found) => over.push(found));
  beforeEach(() => over.splice(0));

  test("goes from ask over worse and near to right, and only the first try counts", async () => {
    const one = solving(task({ a: 0, b: 0.04, c: 0.1, d: 0.2 }, "c"));
    expect(one.stage).toBe("ask");
    await one.try("d");
    expect(one.stage).toBe("worse");
    one.again();
    expect(one.stage).toBe("ask");
    await one.try("b");
    expect([one.stage, one.last]).toEqual(["near", "b"]);
    await one.try("b"); // tried already
    await one.try("c"); // what was answered then
    expect(one.tried).toEqual(["d", "b"]);
    await one.try("a");
    expect([one.stage, one.over]).toEqual(["right", true]);
    expect(over).toEqual([false]);
    await one.try("d");
    expect(one.stage).toBe("right");
  });

  test("is found at the first try without help", async () => {
    await solving(task({ a: 0, b: 0.04 })).try("a");
    const helped = solving(task({ a: 0, b: 0.04, c: 0.1 }));
    helped.help();
    await helped.try("a");
    solving(task({ a: 0, b: 0.04 })).show();
    expect(over).toEqual([true, false, false]);
  });

  test("has answers weighed that were not, and a failure loses nothing", async () => {
    let there = false;
    const one = solving(task({ a: 0, b: 0.04, c: 0.1 }, "c", ["a", "c"]), (answer) =>
      there ? Promise.resolve(weighed(answer, 0.04)) : Promise.reject(new Error("nobody is there")),
    );
    await one.try("b");
    expect([one.stage, one.failed, one.weighing]).toEqual(["ask", "b", false]);
    there = true;
    await one.try("b");
    expect([one.stage, one.failed]).toEqual(["near", null]);
  });
});

describe("the schedule", () => {
  const card: Card = { table: "aaaaaaaaaa", moment: 7, game: "manila", box: 0, due: 100 };

  test("comes again ever later, and begins anew when it was not found", () => {
    let now = card;
    for (const days of DAYS) {
      now = answered(now, true, 100);
      expect(now.due).toBe(100 + days);
    }
    expect(answered(now, false, 100)).toMatchObject({ box: 0, due: 101 });
    now = answered(now, true, 100);
    expect(now.due).toBe(Infinity); // learnt
    expect(dueOn([now], 1_000_000)).toEqual([]);
  });

  test("shows what is due and when the next one comes; who stayed away finds them as they were", () => {
    const later = { ...card, moment: 8, due: 103 };
    expect(dueOn([later, card], 100)).toEqual([card]);
    expect(dueOn([later, card], 500)).toEqual([card, later]);
    expect(nextIn([later], 100)).toBe(3);
    expect(nextIn([later], 500)).toBe(0);
    expect(nextIn([], 100)).toBeNull();
  });

  test("notes each mistake once", () => {
    const once = noted([card], "manila", "aaaaaaaaaa", [7, 9], 100);
    expect(once.map((one) => one.moment)).toEqual([7, 9]);
    expect(noted(once, "manila", "aaaaaaaaaa", [7, 9], 120)).toEqual(once);
    const many = Array.from({ length: 400 }, (_, moment) => moment);
    expect(noted([], "manila", "aaaaaaaaaa", many, 1)).toHaveLength(300);
  });

  test("is kept in this browser", () => {
    const there = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => there.get(key) ?? null,
      setItem: (key: string, value: string) => there.set(key, value),
    });
    note("manila", "bbbbbbbbbb", [3]);
    for (let n = 0; n <= DAYS.length; n++) record("bbbbbbbbbb", 3, true);
    expect(cards()).toEqual([{ table: "bbbbbbbbbb", moment: 3, game: "manila", box: DAYS.length + 1, due: Infinity }]);
    drop("bbbbbbbbbb");
    expect(cards()).toEqual([]);
    vi.unstubAllGlobals();
  });

  test("a day begins where one is", () => {
    const morning = new Date(2026, 10, 17, 0, 5);
    expect(today(new Date(2026, 10, 16, 23, 55))).toBe(today(morning) - 1);
    expect(today(new Date(2026, 10, 17, 23, 55))).toBe(today(morning));
  });
});

describe("the week", () => {
  const of: PuzzlesOf = {
    game: "manila",
    today: 1,
    puzzles: ["a", "b", "c"].map((id) => ({ id, question: id === "c" ? "buy" : "bid" })),
  };

  test("begins on Monday, is open up to today, and goes round", () => {
    const days = week(of, "2026-11-19"); // a Thursday
    expect(days.map((one) => one.date.getUTCDate())).toEqual([16, 17, 18, 19, 20, 21, 22]);
    expect(days.map((one) => one.id)).toEqual(["b", "c", "a", "b", null, null, null]);
    expect(days.findIndex((one) => one.today)).toBe(3);
    expect(week(of, "2026-11-16").filter((one) => one.id !== null)).toHaveLength(1);
    expect(week(of, "2026-11-22").every((one) => one.id !== null)).toBe(true);
  });

  test("themes are the questions, the commonest first", () => {
    expect(themes(of, ["a"])).toEqual([
      { question: "bid", all: 2, left: 1 },
      { question: "buy", all: 1, left: 1 },
    ]);
  });
});
