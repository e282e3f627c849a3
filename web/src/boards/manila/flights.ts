// Coins and cards that cross the board when money moves: from the bank to a place, or the other way.
import type { Moment } from "$lib/wire";
import { boatAt, type Layout, type Point } from "./board/layout";
import { BERTHS, isWare, lanes, WARES, type Berth, type Position } from "./position";

export interface Flight {
  id: string;
  kind: "coin" | "card";
  from: Point;
  to: Point;
  n: number;
  ware: string | null;
}

/** Where a place of the notation is. */
export function pointOf(layout: Layout, view: Position, place: string, lastSpace: number): Point | null {
  const [kind, berth] = place.split("_") as [string, Berth];
  if (isWare(place)) {
    const lane = lanes(view).indexOf(place);
    const boat = view.table.boats[place];
    if (lane < 0 || !boat) return null;
    const at = boatAt(layout, lane, boat, lastSpace, boat.crew.length > 3);
    return { x: at.x, y: at.y - 34 * at.scale };
  }
  if ((kind === "harbour" || kind === "shipyard") && BERTHS.includes(berth)) return layout[kind][berth];
  if (place === "pirate") return layout.pirates[view.table.pirates[1] === null ? 0 : 1];
  if (place === "pilot_small") return layout.pilots.small;
  if (place === "pilot_large") return layout.pilots.large;
  if (place === "insurance") return layout.insurance;
  return null;
}

export function flights(layout: Layout, view: Position, moment: Moment, lastSpace: number): Flight[] {
  const found: Flight[] = [];
  const office = layout.phone ? { x: 468, y: 790 } : { x: 1144, y: 640 };
  const add = (kind: Flight["kind"], from: Point | null, to: Point | null, n: number, ware: string | null = null) => {
    if (from && to) found.push({ id: `${moment.seq}.${found.length}`, kind, from, to, n, ware });
  };
  for (const { kind, thing, amount } of moment.happenings) {
    const n = amount ?? 0;
    const at = thing === null ? null : pointOf(layout, view, thing, lastSpace);
    if ((kind === "place" || kind === "stowaway") && n > 0) add("coin", at, layout.bank, n);
    else if (kind === "premium") add("coin", layout.bank, layout.insurance, n);
    else if (kind === "claims") add("coin", layout.insurance, layout.bank, n);
    else if (kind === "profit") add("coin", layout.bank, at, n);
    else if (kind === "loot") add("coin", layout.bank, layout.pirates[0], n);
    else if (kind === "harbour-master" && n > 0) add("coin", office, layout.bank, n);
    else if (kind === "harbour-pays") add("coin", layout.bank, layout.harbour[thing as Berth] ?? null, n);
    else if (kind === "shipyard-pays") {
      const payer = view.table.insurance === null ? layout.bank : layout.insurance;
      add("coin", payer, layout.shipyard[thing as Berth] ?? null, n);
    } else if (kind === "buy" && isWare(thing)) {
      const row = WARES.indexOf(thing);
      const stack = layout.phone ? { x: 452, y: 73.5 + 37 * row } : { x: 360, y: 77.5 + 33 * row };
      add("card", stack, office, n, thing);
    }
  }
  return found;
}
