import { expect, test } from "vitest";
import { fit, signed, twoLines } from "./lettering";

test("a minus is a minus, not a hyphen", () => {
  expect([signed(2), signed(0), signed(-3)]).toEqual(["+2", "+0", "−3"]);
});

test("names break into two lines of similar length", () => {
  expect(twoLines("Bank")).toEqual(["Bank"]);
  expect(twoLines("Kapitanat portu")).toEqual(["Kapitanat", "portu"]);
  expect(twoLines("one two three four")).toEqual(["one two", "three four"]);
});

test("lettering shrinks until it fits", () => {
  expect(fit(["Bank"], 80, 17)).toBe(17);
  expect(fit(["Administration"], 80, 17)).toBeLessThan(13);
});
