import { expect, test } from "vitest";
import { COLOURS, CUBANS, OURS, usual, withFlower, worn } from "./flowers";

test("nine Cubans, four colours or none", () => {
  expect(CUBANS).toHaveLength(9);
  expect([...COLOURS].sort()).toEqual(["blue", "none", "red", "white", "yellow"]);
  expect(OURS.every((cuban) => CUBANS.includes(cuban))).toBe(true);
});

test("a corrected flower is a patch on the usual ones, and other options stay", () => {
  const one = withFlower({ ships: 5 }, "maria", "yellow");
  expect(one).toEqual({ ships: 5, flowers: { maria: "yellow" } });
  const two = withFlower(one, "el_zorro", "blue");
  expect(two).toEqual({ ships: 5, flowers: { maria: "yellow", el_zorro: "blue" } });
  expect(worn(two)).toMatchObject({ maria: "yellow", el_zorro: "blue", pedro: "white" });
});

test("what is put back is no change any more", () => {
  const there = withFlower({}, "maria", "yellow");
  expect(withFlower(there, "maria", "red")).toEqual({});
  expect(usual({ ...there, ships: 5 })).toEqual({ ships: 5 });
});
