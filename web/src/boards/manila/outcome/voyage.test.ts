import { expect, test } from "vitest";
import type { Happening, Moment } from "$lib/wire";
import type { Position } from "../position";
import { ends } from "./ends";
import { gain, voyageOf } from "./voyage";

type Told = [kind: string, seat: number | null, thing: string | null, amount: number];
const moment = (seq: number, told: Told[]): Moment =>
  ({
    seq,
    happenings: told.map(([kind, seat, thing, amount]) => ({ kind, seat, thing, amount }) as Happening),
  }) as unknown as Moment;
const view = {
  seats: 4,
  options: {},
  table: { market: { ginseng: 5, nutmeg: 10, silk: 0, jade: 10 } },
} as unknown as Position;

// Seats: Ada 0, Ben 1, Cy 2, Dora 3. Nutmeg is worth 24, jade 36; harbour A pays 6, the insurance premium is 10.
const VOYAGE: Moment[] = [
  moment(1, [["ashore", 2, "ginseng", 0]]),
  moment(2, [["place", 2, "nutmeg", 2]]),
  moment(3, [["place", 3, "nutmeg", 3]]),
  moment(4, [["place", 3, "jade", 3]]),
  moment(5, [["place", 0, "jade", 4]]),
  moment(6, [["place", 1, "jade", 5]]),
  moment(7, [["place", 2, "jade", 5]]),
  moment(8, [
    ["place", 0, "insurance", 0],
    ["premium", 0, null, 10],
  ]),
  moment(9, [["place", 1, "harbour_a", 4]]),
  moment(10, [["place", 3, "shipyard_a", 4]]),
  moment(10, [["place", 0, "shipyard_c", 2]]),
  moment(11, [["place", 2, "pirate", 5]]),
  moment(12, [["place", 1, "pirate", 5]]),
  moment(13, [
    ["roll", 2, "jade", 4],
    ["dock", 2, "nutmeg", 1],
    ["dock", 2, "jade", 2],
    ["lay-up", 2, "silk", 1],
    ["profit", 2, "nutmeg", 12],
    ["profit", 3, "nutmeg", 12],
    ["profit", 3, "jade", 9],
    ["profit", 0, "jade", 9],
    ["profit", 1, "jade", 9],
    ["profit", 2, "jade", 9],
    ["harbour-pays", 1, "a", 6],
    ["claims", 0, null, 6],
    ["shipyard-pays", 3, "a", 6],
    ["rise", 2, "nutmeg", 10],
    ["rise", 2, "jade", 10],
    ["auction", 2, null, 4],
  ]),
];

test("MA-10: who earned what, what the places cost, and the market", () => {
  const { earnings, fates, pirates, ashore, market } = voyageOf(VOYAGE, view);
  expect(earnings.map(({ seat, earned, places }) => [seat, earned, places])).toEqual([
    [3, 27, 10],
    [2, 21, 12],
    [0, 13, 6],
    [1, 15, 14],
  ]);
  expect(earnings.map(gain)).toEqual([17, 9, 7, 1]);
  expect(fates.map(({ ware, where, berth, sharers, each }) => [ware, where, berth, sharers, each])).toEqual([
    ["nutmeg", "harbour", "a", [2, 3], 12],
    ["jade", "harbour", "b", [3, 0, 1, 2], 9],
    ["silk", "shipyard", "a", [], 0],
  ]);
  expect(pirates).toEqual([2, 1]);
  expect(ashore).toBe("ginseng");
  expect(market).toEqual([
    { ware: "ginseng", from: 5, to: 5 },
    { ware: "nutmeg", from: 5, to: 10 },
    { ware: "silk", from: 0, to: 0 },
    { ware: "jade", from: 5, to: 10 },
  ]);
});

test("a plundered boat pays the pirates; who has boarded is no pirate any more", () => {
  const { earnings, fates, pirates } = voyageOf(
    [
      moment(1, [["place", 0, "pirate", 5]]),
      moment(2, [["place", 1, "pirate", 5]]),
      moment(3, [["board", 0, "jade", 2]]),
      moment(4, [
        ["plunder", 1, "silk", 0],
        ["lay-up", 2, "silk", 1],
        ["loot", 1, "silk", 30],
      ]),
    ],
    view,
  );
  expect(pirates).toEqual([1]);
  expect(fates[0]).toMatchObject({ ware: "silk", plundered: true, where: "shipyard" });
  expect(earnings[0]).toMatchObject({ seat: 1, earned: 30, places: 5 });
});

test("a voyage ends with the next auction, not with the first", () => {
  expect(ends(VOYAGE.at(-1)!)).toBe(true);
  expect(ends(moment(1, [["auction", 0, null, 1]]))).toBe(false);
  expect(ends(moment(1, [["end", null, null, 0]]))).toBe(true);
  expect(ends(VOYAGE[0]!)).toBe(false);
});
