import { expect, test } from "vitest";
import { decimal, inHundred, sign, signed } from "./reckoned";

test("pesos have a sign that needs no colour", () => {
  expect(signed(3.44, "en")).toBe("+3.4");
  expect(signed(-1.8, "en")).toBe("−1.8");
  expect(signed(0, "en")).toBe("±0.0");
  expect(signed(-1.8, "pl")).toBe("−1,8");
});

test("what is written as nothing goes neither way", () => {
  expect([0.04, -0.04].map((n) => signed(n, "en"))).toEqual(["±0.0", "±0.0"]);
  expect([-0.06, 0, 0.06].map(sign)).toEqual([-1, 0, 1]);
});

test("chances in a hundred, means with one decimal", () => {
  expect([0, 0.0833, 0.8333, 1].map(inHundred)).toEqual([0, 8, 83, 100]);
  expect(decimal(1.5, "ru")).toBe("1,5");
});
