import { expect, test } from "vitest";
import { continued, firstHere, fold, prepended, since, standing } from "./fold";
import type { Moment, Notice, Question, Snapshot } from "./wire";

const question = (seat: number | null): Question => ({
  name: "drive",
  title: "drive",
  seat,
  rules: "SC-4",
  offers: [],
  may_undo: false,
  script: null,
  open: [],
});
const moment = (seq: number, by: Moment["by"] = 0, took_back: number | null = null): Moment => ({
  seq,
  by,
  answer: "drive 1",
  happenings: [],
  question: "drive",
  view: { at: seq },
  took_back,
  proxy: false,
  hasty: false,
});
const start = {
  info: { table: "t" },
  you: 0,
  seq: 2,
  view: { at: 2 },
  question: question(0),
  chat: [],
  notices: [],
  log: [moment(1), moment(2)],
} as unknown as Snapshot;

test("moments go on from what is known, and are shown one by one", () => {
  const { known, steps, replaced, gap } = fold(start, {
    type: "moments",
    moments: [moment(3), moment(4)],
    question: question(1),
  });
  expect(known.seq).toBe(4);
  expect(known.view).toEqual({ at: 4 });
  expect(known.question.seat).toBe(1);
  expect(known.log.map((one) => one.seq)).toEqual([1, 2, 3, 4]);
  expect(known.log.at(-1)!.view).toBeNull(); // the log stays light
  expect(steps.map((one) => one.view)).toEqual([{ at: 3 }, { at: 4 }]);
  expect([replaced, gap]).toEqual([false, false]);
});

test("what is known already is not told twice", () => {
  const { known, steps } = fold(start, { type: "moments", moments: [moment(2), moment(3)], question: question(1) });
  expect(known.log.map((one) => one.seq)).toEqual([1, 2, 3]);
  expect(steps).toHaveLength(1);
});

test("an old message does not bring back an old question", () => {
  expect(fold(start, { type: "moments", moments: [moment(1)], question: question(3) }).known.question.seat).toBe(0);
});

test("a gap is noticed and nothing is believed", () => {
  const folded = fold(start, { type: "moments", moments: [moment(5)], question: question(1) });
  expect(folded.gap).toBe(true);
  expect(folded.known).toBe(start);
});

test("a snapshot replaces everything and moves nothing", () => {
  const snapshot = { ...start, seq: 9 };
  expect(fold(start, { type: "snapshot", snapshot })).toMatchObject({ known: snapshot, steps: [], replaced: true });
});

test("who sits there and what is said change nothing on the board", () => {
  const info = { ...start.info, watching: 3 };
  expect(fold(start, { type: "info", info }).known).toEqual({ ...start, info });
  const line = { id: 1, seat: 0, name: "Ada", text: "Ahoy", at: 0, removed: false };
  const once = fold(start, { type: "chat", line }).known;
  expect(fold(once, { type: "chat", line }).known.chat).toEqual([line]);
  const gone = { ...line, text: "", removed: true };
  expect(fold(once, { type: "chat", line: gone }).known.chat).toEqual([gone]);
  expect(fold(start, { type: "pong" }).known).toBe(start);
});

test("what was taken back leaves the log, the taking back stays", () => {
  const log = [moment(1), moment(2), moment(3), moment(4, 0, 2), moment(5)];
  expect(standing(log).map((one) => one.seq)).toEqual([1, 2, 4, 5]);
});

test("since my last answer", () => {
  const log = [moment(1, 0), moment(2, 1), moment(3, "chance"), moment(4, 2)];
  expect(since(log, 0).map((one) => one.seq)).toEqual([2, 3, 4]);
  expect(since(log, 3)).toHaveLength(4);
});

test("what a bot answered in my name is not my answer", () => {
  const log = [moment(1, 0), moment(2, 1), { ...moment(3, 0), proxy: true }, moment(4, 1)];
  expect(since(log, 0).map((one) => one.seq)).toEqual([2, 3, 4]);
});

test("a notice is told once", () => {
  const notice = { id: 3, after: 2, at: 0, kind: "time-up", seat: 0, by: null } as Notice;
  const once = fold(start, { type: "notice", notice }).known;
  expect(fold(once, { type: "notice", notice }).known.notices).toEqual([notice]);
});

const tail = (from: number, to: number, more: object = {}) =>
  ({ ...start, seq: to, log: Array.from({ length: to - from + 1 }, (_, i) => moment(from + i)), ...more }) as Snapshot;
const seqs = (known: Snapshot) => known.log.map((one) => one.seq);

test("an earlier part of the log goes in front, without a hole and without a double", () => {
  expect(firstHere(tail(5, 7))).toBe(5);
  expect(seqs(prepended(tail(5, 7), [moment(2), moment(3), moment(4), moment(5)]))).toEqual([2, 3, 4, 5, 6, 7]);
  expect(seqs(prepended(tail(5, 7), [moment(2), moment(3)]))).toEqual([5, 6, 7]); // 4 is missing: asked again
  expect(firstHere(tail(1, 0))).toBe(1); // nothing has happened: the log is whole
});

test("a new snapshot keeps the parts that are here already, but not what other eyes saw", () => {
  expect(seqs(continued(tail(2, 6), tail(5, 8)))).toEqual([2, 3, 4, 5, 6, 7, 8]);
  expect(seqs(continued(tail(2, 6), tail(9, 10)))).toEqual([9, 10]); // 7 and 8 were missed
  expect(seqs(continued(tail(2, 6), tail(5, 8, { you: null })))).toEqual([5, 6, 7, 8]);
  expect(seqs(continued(tail(2, 6), tail(5, 8, { info: { state: "over" } })))).toEqual([5, 6, 7, 8]); // hands are open now
  expect(seqs(continued(null, tail(5, 8)))).toEqual([5, 6, 7, 8]);
});
