import { describe, expect, it } from "vitest";
import type { Question } from "$lib/wire";
import { abreast, onMarket, onPier, upright, TALL, WIDE } from "./board/layout";
import { editionOf } from "./edition";
import { sources } from "./sources";
import { bidsAt, placesOf, touched } from "./places";
import { bankOf, capacityOf, casinoPays, fleetOf, pointsOf, stacksOf, type Position } from "./position";
import { fit, lines } from "./words";

const view = {
  seats: 2,
  options: {},
  table: {
    cards: [{ cargo_ship: 2, warehouse: 1, villa: 1 }, { cronies: 1 }],
    ports: { rotterdam: { goods: ["gold"], stacks: { "0": 4, "1": 3 } }, rio: { goods: [null], stacks: {} } },
    ships_home: [1, 0],
    ships_casino: [2, 0],
    ships_market: [1, 0],
    ships_reserve: [0, 2],
  },
} as unknown as Position;

function asked(...answers: string[]): Question {
  const offers = answers.map((answer) => ({ answer, happenings: [] }));
  return { name: "send", title: "", seat: 0, rules: "", offers, may_undo: false, open: [], script: null };
}

describe("a position", () => {
  it("scores by its cards, family by family", () => {
    expect(sources([], view)).toEqual([
      [
        { key: "benefit", points: 22 },
        { key: "common", points: 25 },
        { key: "unique", points: 0 },
      ],
      [
        { key: "benefit", points: 0 },
        { key: "common", points: 0 },
        { key: "unique", points: 55 },
      ],
    ]); // CN-T32
    expect(pointsOf(view, 0)).toBe(47);
  });

  it("knows fleets, room and bids", () => {
    expect(fleetOf(view, 0)).toEqual({ home: 1, out: 4, reserve: 0 });
    expect(capacityOf(view, 0)).toBe(8);
    expect(stacksOf(view.table.ports.rotterdam!).map((stack) => stack.seat)).toEqual([1, 0]);
  });

  it("reads what its options change", () => {
    const edition = editionOf({ seats: 5, options: { rounds: { "5": 12 }, max_set_size: 3, casino_income: 1 } });
    expect([edition.rounds, edition.casinoIncome, edition.same]).toEqual([12, 1, [0, 1, 4, 9]]);
    expect(editionOf({ seats: 2, options: {} }).rounds).toBe(11);
    const cards = editionOf({ seats: 4, options: { cards: [{ id: "villa", cost: 26 }], rounds: { "2": 5 } } });
    expect([cards.cards.villa.cost, cards.cards.villa.points, cards.cards.yacht.cost, cards.rounds]).toEqual([
      26, 25, 16, 10,
    ]);
    const ports = editionOf({ seats: 4, options: { ports: [{ id: "rio", players: [2, 4] }] } });
    expect([ports.openWith.rio, ports.openWith.tangier]).toEqual([[2, 4], [5]]);
  });

  it("shows what the bank can really pay", () => {
    const short = (bank: number, ships_casino: number[], options = {}) =>
      ({ ...view, options, table: { ...view.table, bank, ships_casino } }) as Position;
    expect(casinoPays(short(10, [0, 0]))).toBe(2);
    expect(casinoPays(short(5, [1, 1]))).toBe(1); // 4 are owed for the ships there
    expect(casinoPays(short(3, [1, 1]))).toBe(0);
    expect(bankOf(short(3, [0, 0]))).toBe("3");
    const endless = short(-40, [3, 3], { coin_supply_limited: false });
    expect([bankOf(endless), casinoPays(endless)]).toEqual(["∞", 2]);
  });
});

describe("places", () => {
  it("gather the answers that name them", () => {
    const question = asked(
      "send casino",
      "send new-york 3",
      "send new-york 2",
      "swap gold art",
      "want dive-bar",
      "draw",
    );
    const places = placesOf(question);
    expect(places.get("new_york")).toHaveLength(2);
    expect(places.get("market")).toEqual(["swap gold art", "draw"]);
    expect(places.get("take art")).toEqual(["swap gold art"]);
    expect(places.get("card dive_bar")).toEqual(["want dive-bar"]);
    expect(bidsAt(question, "new_york")).toEqual([2, 3]);
  });

  it("remember who touched them", () => {
    const told = { seat: 2, amount: 1, hidden: false };
    const last = touched([
      { ...told, kind: "send", of: "port", thing: "rio" },
      { ...told, kind: "casino", of: null, thing: null },
    ]);
    expect([...last]).toEqual([
      ["rio", 2],
      ["casino", 2],
    ]);
  });
});

describe("the layout", () => {
  it("keeps crates on the pier and stacks in the port, however many", () => {
    for (const berth of [WIDE, TALL])
      for (let n = 1; n <= 9; n++) {
        for (const { x, y, size } of onPier(n, berth)) {
          expect(x).toBeGreaterThanOrEqual(8);
          expect(x + size).toBeLessThan(berth.middle - berth.room / 2 + 12);
          expect(y).toBeGreaterThan(0);
        }
        const { x, ship } = abreast(Math.min(n, 5), berth);
        expect(x(Math.min(n, 5) - 1) + ship / 2).toBeLessThanOrEqual(berth.w + 2);
      }
    for (const n of [1, 6, 8, 12]) expect(Math.max(...onMarket(n).map((spot) => spot.x + spot.size))).toBeLessThan(270);
  });

  it("puts open ports first on a phone", () => {
    const { rows, height } = upright((port) => port === "rio" || port === "tangier");
    expect(rows.slice(0, 2).map((row) => row.port)).toEqual(["rio", "tangier"]);
    expect(height).toBeLessThan(800);
  });

  it("breaks and shrinks names", () => {
    expect(lines("Грузовой корабль")).toEqual(["Грузовой", "корабль"]);
    expect(lines("Nave da carico")).toEqual(["Nave da", "carico"]);
    expect(lines("Principality")).toEqual(["Principality"]);
    expect(fit(16, 80, "Principality", 0.5)).toBeCloseTo(13.3);
  });
});
