import { expect, test } from "vitest";
import { demand, farthest } from "./figures";

const way = (seat: number, reach: number) => ({ seat, reach, reaches: false, short: 0 });

test("seats that can drive as far stand together, past the port they come round", () => {
  const port = { stops: 2, cost: 1, first: 0, seats: [way(0, 3), way(1, 3), way(2, 1), way(3, 10)] };
  expect([...farthest(8, { port })]).toEqual([
    [1, [0, 1]],
    [9, [2]],
  ]);
  expect(farthest(8, {}).size).toBe(0);
});

test("the next demand has a column for each number of pips that can come", () => {
  const dice = { sugar: [0.5, 0.5, 0], citrus: [0, 0.5, 0.5] };
  const { pips, rows } = demand({ dice });
  expect(pips).toEqual([0, 1, 2]);
  expect(rows.map(({ good, mean }) => [good, mean])).toEqual([
    ["sugar", 0.5],
    ["citrus", 1.5],
  ]);
  expect(demand({ dice: null })).toEqual({ pips: [], rows: [] });
});
