import { expect, test } from "vitest";
import { beside, shared, type Box } from "./place";

const WINDOW: Box = { left: 0, top: 0, width: 1280, height: 720 };
const CARD = { width: 304, height: 280 };
const over = (a: Box, b: Box) => shared(a, b) > 0;

test("a card never lies over its own target, wherever that is", () => {
  for (let left = 0; left <= 1200; left += 60)
    for (let top = 0; top <= 660; top += 60) {
      const target = { left, top, width: 80, height: 60 };
      const at = beside(target, CARD, WINDOW, []);
      expect(over(at, target)).toBe(false);
      expect(shared(at, WINDOW)).toBe(CARD.width * CARD.height);
    }
});

test("nor over the answers, where another side is free", () => {
  const answers = { left: 0, top: 560, width: 900, height: 160 };
  const target = { left: 400, top: 330, width: 90, height: 90 };
  expect(over(beside(target, CARD, WINDOW, []), answers)).toBe(true);
  expect(over(beside(target, CARD, WINDOW, [{ box: answers, weight: 1 }]), answers)).toBe(false);
});
