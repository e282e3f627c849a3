import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MOST_BEHIND, stay, Steps, type Liking } from "./steps.svelte";
import type { Moment } from "./wire";

const moment = (seq: number, by: Moment["by"] = 1): Moment =>
  ({ seq, by, happenings: [], view: null }) as unknown as Moment;
const NORMAL: Liking = { pace: "normal", still: false, most: null, hidden: false };

let liking: Liking;
let shown: number[];
let results: number[];
const made = () =>
  new Steps(
    (one) => shown.push(one.seq),
    () => liking,
    (one) => results.includes(one.seq),
  );
const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => moment(from + i));

beforeEach(() => {
  vi.useFakeTimers();
  [liking, shown, results] = [NORMAL, [], []];
});
afterEach(() => vi.useRealTimers());

test("steps come one after the other, and what is far behind is skipped", () => {
  const steps = made();
  steps.add(run(1, 3), true);
  expect(shown).toEqual([1]);
  expect(steps.settled).toBe(false);
  vi.runAllTimers();
  expect(shown).toEqual([1, 2, 3]);
  expect(steps.settled).toBe(true);
  steps.add(run(4, 4 + MOST_BEHIND), true);
  expect(shown.at(-1)).toBe(4 + MOST_BEHIND);
  expect(steps.settled).toBe(true);
});

test("a result is read before anything else is shown, however long that takes", () => {
  const steps = made();
  results = [2];
  steps.add(run(1, 4), true);
  vi.runAllTimers();
  expect(shown).toEqual([1, 2]);
  expect(steps.resting?.seq).toBe(2);
  steps.add(run(5, 30), true); // the table goes on meanwhile
  vi.runAllTimers();
  expect(shown).toEqual([1, 2]);
  steps.goOn();
  vi.runAllTimers();
  expect(shown).toEqual(Array.from({ length: 30 }, (_, i) => i + 1)); // nothing is left out
  expect(steps.settled).toBe(true);
});

test("whoever skips still comes to the result on the way", () => {
  const steps = made();
  results = [4];
  steps.add(run(1, 6), true);
  steps.skip();
  expect(shown).toEqual([1, 4]);
  expect(steps.resting?.seq).toBe(4);
  steps.goOn();
  vi.runAllTimers();
  expect(shown).toEqual([1, 4, 5, 6]);
});

test("where nothing moves, a result waits all the same", () => {
  const steps = made();
  liking = { ...NORMAL, still: true };
  results = [2];
  steps.add(run(1, 3), true);
  expect(steps.resting?.seq).toBe(2);
  steps.goOn();
  expect(steps.settled).toBe(true);
});

test("a result goes by itself for those who do not want to be waited for", () => {
  const steps = made();
  liking = { ...NORMAL, most: 2500 };
  results = [1];
  steps.add(run(1, 2), true);
  vi.advanceTimersByTime(2400);
  expect(steps.resting?.seq).toBe(1);
  vi.advanceTimersByTime(200);
  expect(shown).toEqual([1, 2]);
});

test("who wants all at once is shown no result", () => {
  const steps = made();
  liking = { ...NORMAL, pace: "once" };
  results = [2];
  steps.arrive(run(1, 3));
  expect(steps.settled).toBe(true);
});

test("held, it goes on step by step, and nothing is lost", () => {
  const steps = made();
  steps.hold(true);
  steps.add(run(1, 20), true);
  vi.runAllTimers();
  expect(shown).toEqual([]);
  steps.one();
  steps.one();
  vi.runAllTimers();
  expect(shown).toEqual([1, 2]);
  steps.hold(false);
  vi.runAllTimers();
  expect(shown).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
});

test("slowly, nothing is skipped; nobody looks: it catches up", () => {
  const steps = made();
  liking = { ...NORMAL, pace: "slow" };
  steps.add(run(1, 12), true);
  vi.advanceTimersByTime(2000);
  expect(shown).toEqual([1, 2]);
  liking = { ...liking, hidden: true };
  steps.add([moment(13)], true);
  expect(shown).toEqual([1, 2, 13]);
});

test("a result that came while other eyes were on the screen is still to be read", () => {
  const steps = made();
  results = [2];
  steps.arrive(run(1, 3));
  expect(steps.resting?.seq).toBe(2);
  steps.arrive(run(4, 4));
  expect(steps.settled).toBe(true);
});

test("how long a step stays", () => {
  for (const by of [1, "chance"] as const) {
    expect(stay(moment(1, by), 1, NORMAL)).toBeGreaterThan(0);
    expect(stay(moment(1, by), MOST_BEHIND, NORMAL)).toBeLessThanOrEqual(400);
    expect(stay(moment(1, by), 1, { ...NORMAL, pace: "slow", still: true })).toBeGreaterThan(800);
    expect(stay(moment(1, by), 1, { ...NORMAL, pace: "once" })).toBe(0);
  }
  expect(stay(moment(1), 1, { ...NORMAL, pace: "slow" })).toBe(2000);
  expect(stay(moment(1), MOST_BEHIND + 1, NORMAL)).toBe(0);
  expect(stay(moment(1), MOST_BEHIND + 1, NORMAL, true)).toBeGreaterThan(0);
  expect(stay(moment(1), 1, { ...NORMAL, still: true })).toBe(0);
});
