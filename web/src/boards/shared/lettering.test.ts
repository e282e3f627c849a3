import { expect, test } from "vitest";
import { fit, running, signed, twoLines } from "./lettering";

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

test("narrow letters are not drawn out, wide ones are pressed together", () => {
  const [plate, size] = [99.2, 23.4]; // of a building on an upright board
  expect(running("Distillery") * size).toBeLessThan(plate);
  expect(running("Чёрный рынок".split(" ")[0]!) * size).toBeLessThan(plate);
  expect(running("Administration") * size).toBeGreaterThan(plate);
});
