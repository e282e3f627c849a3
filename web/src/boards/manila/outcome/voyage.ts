// What a voyage brought whom, read from its log.
import type { Moment } from "$lib/wire";
import { BERTHS, isWare, printed, WARES, type Berth, type Position, type Ware } from "../position";

/** Where a boat ended, and who shared its cargo. */
export interface Fate {
  ware: Ware;
  where: "harbour" | "shipyard";
  berth: Berth;
  plundered: boolean;
  sharers: number[]; // a seat for each head aboard
  each: number; // pesos
}

/** Something that a place paid, or cost its owner in the end. */
export interface Bit {
  of: "ware" | "loot" | "harbour" | "shipyard" | "insurance" | "claims";
  thing: string; // a ware or a berth
  pesos: number;
}

export interface Earning {
  seat: number;
  bits: Bit[];
  earned: number;
  places: number; // paid for them
}

export interface Voyage {
  fates: Fate[]; // those in the harbour first
  ashore: Ware | null;
  pirates: number[]; // who waited for a boat to the end
  earnings: Earning[]; // who gained most first
  market: { ware: Ware; from: number; to: number }[];
}

const PAYS: Record<string, Bit["of"]> = {
  profit: "ware",
  loot: "loot",
  "harbour-pays": "harbour",
  "shipyard-pays": "shipyard",
  premium: "insurance",
  claims: "claims",
};

export const gain = ({ earned, places }: Earning): number => earned - places;

export function voyageOf(log: Moment[], view: Position): Voyage {
  const happenings = log.flatMap((moment) => moment.happenings);
  const earnings = Array.from({ length: view.seats }, (_, seat): Earning => ({ seat, bits: [], earned: 0, places: 0 }));
  const fates = new Map<Ware, Fate>();
  const plundered = new Set<Ware>();
  const risen = new Set<Ware>();
  const pirates: number[] = [];
  let ashore: Ware | null = null;

  for (const { kind, seat, thing, amount } of happenings) {
    const n = amount ?? 0;
    const mine = earnings[seat ?? -1];
    const ware = isWare(thing) ? thing : null;
    if (kind === "ashore") ashore = ware;
    else if (kind === "plunder" && ware) plundered.add(ware);
    else if (kind === "rise" && ware) risen.add(ware);
    else if ((kind === "dock" || kind === "lay-up") && ware) {
      const where = kind === "dock" ? "harbour" : "shipyard";
      const berth = BERTHS[n - 1] ?? "a";
      fates.set(ware, { ware, where, berth, plundered: plundered.has(ware), sharers: [], each: 0 });
    } else if (kind === "place" || kind === "stowaway") {
      if (mine) mine.places += n;
      if (thing === "pirate" && seat !== null) pirates.push(seat);
    } else if (kind === "board" && seat !== null) pirates.splice(pirates.indexOf(seat), 1);
    else if (PAYS[kind] && mine) {
      const pesos = kind === "claims" ? -n : n;
      mine.bits.push({ of: PAYS[kind], thing: thing ?? "", pesos });
      mine.earned += pesos;
      const fate = ware && kind === "profit" ? fates.get(ware) : undefined;
      if (fate) Object.assign(fate, { sharers: [...fate.sharers, mine.seat], each: n });
    }
  }
  const track = printed(view).market_track;
  return {
    fates: [...fates.values()].sort(
      (a, b) => a.where.localeCompare(b.where) || BERTHS.indexOf(a.berth) - BERTHS.indexOf(b.berth),
    ),
    ashore,
    pirates,
    earnings: earnings.sort((a, b) => gain(b) - gain(a)),
    market: WARES.map((ware) => {
      const to = view.table.market[ware];
      return { ware, to, from: risen.has(ware) ? (track[track.indexOf(to) - 1] ?? to) : to };
    }),
  };
}
