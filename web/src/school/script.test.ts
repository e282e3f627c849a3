import { expect, test } from "vitest";
import { meets, replyTo, stepAt, taskAt, type Step } from "./script";
import { cardAt, tailOf } from "./where";

const step = (at: number, kind: Step["kind"], answer = "", others: string[] = []): Step => ({
  at,
  kind,
  point: "ship",
  rules: ["SC-1.8"],
  answer,
  others,
});
const STEPS = [
  step(27, "look"),
  step(27, "look"),
  step(27, "do", "drive 1", ["drive 2", "drive >2"]),
  step(28, "do", "enter bank", ["*"]),
  step(40, "watch"),
  step(40, "end"),
];

// docs/lessons.md, and tests/text/test_lessons.py for the other reader of the same patterns
test.each([
  ["drive 2", ["drive 2"], ["drive 3", "drive 21"]],
  ["load rum", ["load rum 1", "load rum 2", "load rum"], ["load rumba 1", "load"]],
  ["bid >9", ["bid 10", "bid 99"], ["bid 9", "raise 10", "bid"]],
  ["bid 1-4", ["bid 1", "bid 4"], ["bid 0", "bid 5", "bid 14"]],
  ["place *", ["place silk"], ["pass"]],
  ["move silk -*", ["move silk -1"], ["move silk +1"]],
  ["a|b 1", ["a", "b 1"], ["b 2"]],
])("%s", (pattern, met, unmet) => {
  expect(met.filter((words) => !meets(pattern, words))).toEqual([]);
  expect(unmet.filter((words) => meets(pattern, words))).toEqual([]);
});

test("the first pattern that fits replies, and nothing to what is asked for", () => {
  expect(replyTo(STEPS[2]!, "drive 1")).toBeNull();
  expect(replyTo(STEPS[2]!, "drive 2")).toBe(1);
  expect(replyTo(STEPS[2]!, "drive 4")).toBe(2);
  expect(replyTo(STEPS[2]!, "pass")).toBeNull();
});

test("a moment's cards are read one after the other, and never those of another moment", () => {
  expect(stepAt(STEPS, 27, 0)).toBe(0);
  expect(stepAt(STEPS, 27, 1)).toBe(1);
  expect(stepAt(STEPS, 27, 5)).toBe(2); // taken back: to what one was asked
  expect(stepAt(STEPS, 28, 0)).toBe(3);
  expect(stepAt(STEPS, 30, 3)).toBeNull(); // the rivals are at it
  expect(taskAt(STEPS, 27)).toBe(2);
  expect(taskAt(STEPS, 40)).toBeNull();
});

const AREA = { left: 0, top: 0, width: 880, height: 590 };
const CARD = { width: 356, height: 260 };

test.each([
  ["above", { left: 400, top: 10, width: 90, height: 90 }],
  ["below", { left: 300, top: 450, width: 300, height: 120 }],
  ["in the middle", { left: 390, top: 260, width: 100, height: 100 }],
  ["at the side", { left: 0, top: 100, width: 200, height: 400 }],
])("the card lies beside a target %s, within the board", (_, target) => {
  const at = cardAt(AREA, CARD, target, []);
  const apart =
    at.left >= target.left + target.width ||
    at.left + at.width <= target.left ||
    at.top >= target.top + target.height ||
    at.top + at.height <= target.top;
  expect(apart).toBe(true);
  expect(at.left >= 0 && at.top >= 0 && at.left + at.width <= 880 && at.top + at.height <= 590).toBe(true);
});

test("what is asked for stays in sight", () => {
  const target = { left: 400, top: 10, width: 90, height: 90 };
  const [free] = [cardAt(AREA, CARD, target, [])];
  const asked = { box: { left: free.left, top: free.top, width: 60, height: 60 }, weight: 1e4 };
  const at = cardAt(AREA, CARD, target, [asked]);
  const apart = at.left >= free.left + 60 || at.top >= free.top + 60 || at.left + 356 <= free.left;
  expect(apart).toBe(true);
});

test("the tail looks at the target", () => {
  const card = { left: 100, top: 100, ...CARD };
  expect(tailOf(card, { left: 200, top: 400, width: 20, height: 20 })).toEqual({ side: "down", at: 110 });
  expect(tailOf(card, { left: 200, top: 40, width: 20, height: 20 })?.side).toBe("up");
  expect(tailOf(card, { left: 500, top: 200, width: 20, height: 20 })?.side).toBe("right");
  expect(tailOf(card, { left: 40, top: 200, width: 20, height: 20 })?.side).toBe("left");
  expect(tailOf(card, { left: 700, top: 500, width: 20, height: 20 })).toBeNull();
});
