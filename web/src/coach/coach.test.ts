import { expect, test } from "vitest";
import { inHundred, isSuspicious } from "./weigh";

const option = (answer: string, chance: number, visits = 1000) => ({ answer, chance, visits, margin: 0 });

test("only what may cost much is thought about again", () => {
  const options = [
    option("drive 1", 0.5),
    option("drive 2", 0.46),
    option("drive 3", 0.3),
    option("drive 4", 0.49, 20),
  ];
  expect(isSuspicious(options, "drive 1")).toBe(false);
  expect(isSuspicious(options, "drive 2")).toBe(false);
  expect(isSuspicious(options, "drive 3")).toBe(true);
  expect(isSuspicious(options, "drive 4"), "hardly looked at").toBe(true);
  expect(isSuspicious(options, "drive 5"), "never looked at").toBe(true);
  expect(isSuspicious([], "drive 1")).toBe(false);
});

test("shares in a hundred", () => {
  expect(inHundred(0.7249)).toBe(72);
  expect(inHundred(1)).toBe(100);
});
