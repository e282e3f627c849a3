import { expect, test } from "vitest";
import { shares } from "./figures";

test("the bag, the most of it first, without what is not in it", () => {
  const bag = { left: 6, refilled: false, goods: { art: 2, cars: 4, gold: 0 }, chance: { art: 1 / 3, cars: 2 / 3 } };
  expect(shares({ bag })).toEqual([
    { good: "cars", n: 4, chance: 2 / 3, part: 1 },
    { good: "art", n: 2, chance: 1 / 3, part: 0.5 },
  ]);
  expect(shares({})).toEqual([]);
});
