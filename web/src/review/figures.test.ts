// The figures of a review add up, and stand where they belong.
import { expect, test } from "vitest";
import type { Balance, Judgement, Moment, Review } from "$lib/wire";
import {
  beliefAt,
  chapterAt,
  decisionsOf,
  edges,
  entries,
  interval,
  linePath,
  ofHundred,
  place,
  ribbonPath,
  rounded,
  row,
  signed,
  spread,
  stacked,
  strokesOf,
  tokenSpots,
} from "./figures";

const part = (share: number, margin = 0.01) => ({ share, margin });
const balance = (start: number, luck: number, own: number, others: number, evaluation: number): Balance => ({
  seat: 0,
  start: part(start),
  luck: part(luck),
  own: part(own),
  others: part(others),
  evaluation: part(evaluation),
  result: start + luck + own + others + evaluation,
});

test("parts are rounded by the largest remainder", () => {
  expect(rounded([33.4, 33.3, 33.3], 100)).toEqual([34, 33, 33]);
  expect(rounded([-0.75, 0.75], 0)).toEqual([-1, 1]);
  expect(ofHundred([1 / 3, 1 / 3, 1 / 3]).reduce((a, b) => a + b)).toBe(100);
});

test("a row of the balance adds up to its result, whatever was rounded", () => {
  for (const one of [
    balance(0.254, 0.034, -0.366, 0.094, -0.016),
    balance(0.3333, 0.2222, 0.1111, 0.3333, 0.0001),
    balance(0.25, -0.125, -0.285, 0.165, -0.005),
  ]) {
    const { parts, result } = row(one);
    expect(parts.reduce((sum, { n }) => sum + n, 0)).toBe(result);
    for (const [i, { n, from }] of parts.entries()) expect(from + n).toBe(parts[i + 1]?.from ?? result);
  }
});

test("numbers carry a real minus", () => {
  expect([signed(3), signed(-3), signed(0)]).toEqual(["+3", "−3", "0"]);
});

const judged = (moment: number, verdict: Judgement["verdict"], cost: number, seat = 0): Judgement => ({
  moment,
  seat,
  question: "drive",
  answer: "drive 1",
  best: "drive 2",
  options: [],
  counts: true,
  cost,
  margin: 0.02,
  verdict,
  instead: "drive 2",
  helped: null,
  why: null,
  outcomes: null,
});
const review = (more: Partial<Review>): Review =>
  ({ judgements: [], strokes: [], chapters: [], beliefs: [], ...more }) as never;

test("the weightiest decisions come first; what is too close to call comes after what is sure", () => {
  const judgements = [
    judged(1, "fine", 0),
    judged(2, "close", 0.09),
    judged(3, "mistake", 0.06),
    judged(4, "find", 0.11),
    judged(5, "blunder", 0.2, 1),
    judged(6, "blunder", 0.15),
  ];
  expect(decisionsOf(review({ judgements }), 0).map((one) => one.moment)).toEqual([6, 4, 3, 2]);
  expect(interval(judged(1, "mistake", 0.22))).toEqual([20, 24]);
});

test("luck counts by its size for the seat, and what would be shown as 0 is left out", () => {
  const stroke = (moment: number, luck: number[]) => ({ moment, length: 1, odds: 0.5, luck });
  const strokes = [stroke(1, [0.01, 0.3]), stroke(2, [-0.2, 0]), stroke(3, [0.004, -0.4])];
  expect(strokesOf(review({ strokes }), 0).map((one) => one.moment)).toEqual([2, 1]);
});

test("a moment belongs to the chapter that began last, and to what the seat was asked with last", () => {
  const chapters = [1, 5, 9].map((moment, i) => ({ moment, name: "ship", number: i + 1 }));
  expect(chapterAt(review({ chapters }), 8)?.number).toBe(2);
  expect(chapterAt(review({ chapters }), 0)).toBeUndefined();
  const beliefs = [
    { moment: 4, seat: 0, hidden: [] },
    { moment: 6, seat: 1, hidden: [] },
    { moment: 7, seat: 0, hidden: [] },
  ];
  expect(beliefAt(review({ beliefs }), 0, 6)?.moment).toBe(4);
  expect(beliefAt(review({ beliefs }), 0, 1)?.moment).toBe(4);
});

test("answers that were taken back and seats that were given up are no moments", () => {
  const entry = (seq: number, answer: string, took_back: number | null = null) =>
    ({ seq, answer, took_back }) as Moment;
  const log = [
    entry(1, "roll"),
    entry(2, "drive 1"),
    entry(3, "take-back", 1),
    entry(4, "drive 2"),
    entry(5, "resign"),
    entry(6, "enter bank"),
  ];
  expect(entries(log)).toEqual([1, 1, 4, 6]);
});

test("whoever shares the victory is first, the others follow by their points", () => {
  const end = { scores: [30, 36, 36, 20], winners: [1] };
  expect([0, 1, 2, 3].map((seat) => place(end, seat))).toEqual([3, 1, 2, 4]);
  expect(place({ scores: [9, 9, 4], winners: [0, 1] }, 2)).toBe(3);
});

test("one's own ribbon lies on the floor, and all of them fill the height", () => {
  const order = stacked(3, 2);
  expect(order).toEqual([2, 0, 1]);
  const tops = edges(
    [
      [0.5, 0.3, 0.2],
      [0, 0, 1],
    ],
    order,
  );
  expect(tops[0]!.map(Math.round)).toEqual([20, 100]);
  expect(tops[2]!.map(Math.round)).toEqual([100, 100]);
  expect(linePath([20, 100])).toBe("M0 80.00L1 0.00");
  expect(ribbonPath(null, [20, 100])).toBe("M0 80.00L1 0.00L1 100.00L0 100.00Z");
});

test("a token stands in the middle of its ribbon, where that is wide enough", () => {
  expect(tokenSpots([[0.9, 0.1]], [1, 0], [0], 12)).toEqual([{ seat: 0, moment: 0, height: 55 }]);
});

test("buttons in a row keep their distance and stay inside", () => {
  expect(spread([10, 50], 24, 100)).toEqual([12, 50]);
  expect(spread([50, 50], 24, 100)).toEqual([50, 74]);
  expect(spread([98, 97], 24, 100)).toEqual([88, 64]);
  const tight = spread([5, 5, 5, 5, 5], 44, 100);
  expect(Math.max(...tight)).toBeLessThanOrEqual(90);
  expect(Math.min(...tight.slice(1).map((x, i) => x - tight[i]!))).toBeCloseTo(20);
});
