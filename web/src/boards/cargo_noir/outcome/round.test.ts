import { expect, test } from "vitest";
import type { Happening, Moment } from "$lib/wire";
import type { Position } from "../position";
import { ends } from "./ends";
import { roundOf } from "./round";

type Told = [kind: string, seat: number | null, thing: string | null, amount: number];
const moment = (told: Told[]): Moment =>
  ({
    happenings: told.map(([kind, seat, thing, amount]) => ({ kind, seat, thing, amount }) as Happening),
  }) as unknown as Moment;
const view = { seats: 4, options: {}, table: { round: 5 } } as unknown as Position;

// The printed cards: a Syndicate is worth 7 points, a Cargo Ship 8; with four players there are ten rounds.
test("who took which cargo, and the points of the cards", () => {
  const round = roundOf(
    [
      moment([["round", null, null, 4]]),
      moment([
        ["turn", 0, null, 0],
        ["buy", 0, "cape_town", 1],
        ["receive", 0, "uranium", 1],
        ["draw", 0, "ivory", 1],
      ]),
      moment([["acquire", 0, "syndicate", 1]]),
      moment([
        ["turn", 1, null, 0],
        ["casino", 1, null, 2],
        ["casino", 1, null, 2],
        ["withdraw", 1, "panama", 2],
      ]),
      moment([["acquire", 1, "cargo_ship", 2]]),
      moment([["round", null, null, 5]]),
    ],
    view,
  );
  expect(round).toMatchObject({ n: 4, left: 6, bought: 1 });
  expect(round.hauls).toEqual([
    {
      seat: 0,
      points: 7,
      got: [
        { from: "port", port: "cape_town", coins: 1, goods: ["uranium"] },
        { from: "bag", goods: ["ivory"] },
        { from: "deal", cards: ["syndicate"] },
      ],
    },
    {
      seat: 1,
      points: 16,
      got: [
        { from: "casino", coins: 4 },
        { from: "left", port: "panama" },
        { from: "deal", cards: ["cargo_ship", "cargo_ship"] },
      ],
    },
  ]);
});

test("a round ends when the next begins, or the game is over", () => {
  expect(ends(moment([["round", null, null, 2]]))).toBe(false); // no ship has come home yet
  expect(ends(moment([["round", null, null, 3]]))).toBe(true);
  expect(ends(moment([["end", null, null, 0]]))).toBe(true);
});
