import { expect, test } from "vitest";
import { bar, longest } from "./bars";

test("what was gained lies end to end", () => {
  expect(
    bar([
      { key: "start", points: 2 },
      { key: "cargo", points: 12 },
    ]),
  ).toEqual([
    { key: "start", points: 2, length: 2 },
    { key: "cargo", points: 12, length: 12 },
  ]);
});

test("what was taken away covers the end: 2 + 10 − 7 − 1 leaves 4 to be seen", () => {
  const pieces = bar([
    { key: "start", points: 2 },
    { key: "buildings", points: -7 },
    { key: "owner", points: 10 },
    { key: "people", points: -1 },
  ]);
  expect(pieces.map(({ key, length }) => [key, length])).toEqual([
    ["start", 2],
    ["owner", 2],
    ["buildings", 7],
    ["people", 1],
  ]);
});

test("debts beyond all that was gained hide it, and still show how large they are", () => {
  expect(
    bar([
      { key: "cash", points: 3 },
      { key: "debts", points: -60 },
    ]),
  ).toEqual([{ key: "debts", points: -60, length: 60 }]);
  expect(
    longest([
      [
        { key: "cash", points: 3 },
        { key: "debts", points: -60 },
      ],
      [{ key: "cash", points: 48 }],
      [],
    ]),
  ).toBe(60);
});
