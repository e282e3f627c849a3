import { describe, expect, it } from "vitest";
import { OPTIONS } from "./facts.gen";
import { Bad, boundsOf, changed, HOUSE, isOurs, mineOf, patchOf, readFile, rises, type Mine } from "./printed";

/** As `portside edition` prints it. */
const { edition: _edition, alone_may_stay: _alone, ...numbers } = OPTIONS;
const { coin_supply_limited, final_round_phase3, market_swap_same_type_allowed, ...rest } = numbers;
const WHOLE = { ...rest, switches: { coin_supply_limited, final_round_phase3, market_swap_same_type_allowed } };

const villa: Mine = { "cards.villa.cost": 26 };

function wrong(written: unknown): unknown[] {
  try {
    mineOf(written);
  } catch (error) {
    if (error instanceof Bad) return [error.key, error.variables.name];
  }
  return [];
}

describe("the printed numbers", () => {
  it("are a patch of only what differs", () => {
    expect(patchOf({})).toEqual({});
    expect(patchOf(villa)).toEqual({ cards: [{ id: "villa", cost: 26 }] });
    const mine: Mine = { ...villa, "cards.villa.points": 26, "rounds.4": 9, "ports.rio.players": [2, 4] };
    expect(patchOf({ ...mine, coins_total: 70, "switches.coin_supply_limited": false })).toEqual({
      rounds: { "4": 9 },
      coins_total: 70,
      ports: [{ id: "rio", players: [2, 4] }],
      cards: [{ id: "villa", cost: 26, points: 26 }],
      switches: { coin_supply_limited: false },
    });
  });

  it("come back from a patch, a list or an object, and from a whole edition", () => {
    expect(mineOf({ cards: [{ id: "villa", cost: 26 }] })).toEqual(villa);
    expect(mineOf({ cards: { villa: { cost: 26, points: 25 } } })).toEqual(villa);
    expect(mineOf({ ports: { rio: { min_players: 4 } } })).toEqual({ "ports.rio.players": [4, 5] });
    expect(mineOf(WHOLE)).toEqual({});
    expect(mineOf({ ...WHOLE, wild_tokens: 3, value_same: [1, 4, 9, 16, 25, 36, 49, 64, 82] })).toEqual({
      wild_tokens: 3,
      "value_same.8": 82,
    });
  });

  it("forget a number that is ours again", () => {
    expect(changed(villa, "cards.villa.cost", 25)).toEqual({});
    expect(changed({ "ports.rio.players": [4, 5] }, "ports.rio.players", [5])).toEqual({});
  });

  it("say what is wrong with a file", () => {
    expect(wrong({ cards: [{ id: "villa", cost: 0 }] })).toEqual(["box-badnumber", "cards.villa.cost"]);
    expect(wrong({ cards: [{ id: "villa", price: 3 }] })).toEqual(["box-badname", "cards.villa.price"]);
    expect(wrong({ cards: [{ id: "speedboat", cost: 3 }] })).toEqual(["box-badname", "cards.speedboat"]);
    expect(wrong({ ports: [{ id: "rio", players: [4, 2] }] })).toEqual(["box-badvalue", "ports.rio.players"]);
    expect(wrong({ ports: [{ id: "rio", slots: 5 }] })).toEqual(["box-badnumber", "ports.rio.slots"]);
    expect(wrong({ coins_total: "60" })).toEqual(["box-badnumber", "coins_total"]);
    expect(wrong({ colour: "red" })).toEqual(["box-badname", "colour"]);
    expect(wrong({ rounds: { "6": 9 } })).toEqual(["box-badname", "rounds.6"]);
    expect(wrong({ wild_tokens: "some" })).toEqual(["box-badvalue", "wild_tokens"]);
    expect(wrong({ value_different: [1, 3, 6, 10, 15, 21, 28, 36, 40] })).toEqual(["box-growing", ""]);
    expect(wrong([])).toEqual(["box-badvalue", "edition"]);
    expect(() => readFile("no json")).toThrow("box-badjson");
  });

  it("know which are ours: costs, points and when ports open, but not what the rulebook says", () => {
    expect(["cards.villa.cost", "cards.cronies.points", "ports.rio.players", "value_same.3"].every(isOurs)).toBe(true);
    expect(["cards.cronies.cost", "cards.villa.copies", "ports.rio.slots", "coins_total"].some(isOurs)).toBe(false);
  });

  it("lie within their own bounds, and their rows rise", () => {
    for (const [path, value] of Object.entries(HOUSE)) {
      if (typeof value !== "number") continue;
      const [least, most] = boundsOf(path);
      expect(value >= least && value <= most, path).toBe(true);
    }
    expect(rises({})).toBe(true);
    expect(rises({ "value_same.2": 4 })).toBe(false);
  });
});
