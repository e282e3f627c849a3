// What a ship took from whom, read from its log: only what everybody saw.
import type { Moment } from "$lib/wire";
import { CARGO, GOODS, type Good, type Position } from "../position";

export interface Delivered {
  good: Good;
  n: number;
  how: "load" | "wood" | "office"; // on the ship; wood for that good; by the trading office
}

export interface Delivery {
  seat: number;
  delivered: Delivered[];
  points: number;
}

export interface Sailed {
  n: number; // which ship
  deliveries: Delivery[]; // who scored most first
  loaded: { good: Good; n: number }[];
  setBy: number | null; // who laid a die aside for the next
}

const HOW: Record<string, Delivered["how"]> = { load: "load", "load-wood": "wood", deliver: "office" };
const COUNTS = ["load", "trading-office"]; // questions whose points are for goods delivered

export function sailedOf(log: Moment[], view: Position): Sailed {
  const deliveries = Array.from({ length: view.seats }, (_, seat): Delivery => ({ seat, delivered: [], points: 0 }));
  const loaded = new Map<Good, number>();
  let n = view.table.departed;
  let setBy: number | null = null;

  for (const { question, happenings } of log)
    for (const { kind, seat, thing, amount } of happenings) {
      const mine = deliveries[seat ?? -1];
      const good = GOODS.find((one) => one === thing);
      if (kind === "ship-leaves") n = amount ?? n;
      else if (kind === "leave-out") setBy = seat;
      else if (kind === "score" && COUNTS.includes(question) && mine) mine.points += amount ?? 0;
      else if (HOW[kind] && good && mine) {
        add(mine.delivered, { good, n: amount ?? 0, how: HOW[kind] });
        if (kind !== "deliver") loaded.set(good, (loaded.get(good) ?? 0) + (amount ?? 0));
      }
    }
  return {
    n,
    deliveries: deliveries.sort((a, b) => b.points - a.points),
    loaded: [...loaded].map(([good, n]) => ({ good, n })),
    setBy,
  };
}

function add(all: Delivered[], one: Delivered): void {
  const same = all.find(({ good, how }) => good === one.good && how === one.how);
  if (same) same.n += one.n;
  else all.push(one);
}

/** How much of what the ship in port wants a seat could load; null: it is behind a screen. */
export function holds({ table }: Position, seat: number): { n: number; of: number } | null {
  const goods = table.goods[seat];
  if (!goods) return null;
  const wanted = CARGO.map((good) => ({ good, n: table.demand[good] ?? 0 }));
  return {
    n: wanted.reduce((sum, { good, n }) => sum + Math.min(n, goods[good]), 0),
    of: wanted.reduce((sum, { n }) => sum + n, 0),
  };
}
