// The position as the notation writes it (§5), and what follows from it without knowing the rules.
import type { Question } from "$lib/wire";
import { NAMES, OPTIONS } from "./facts.gen";
import { worn } from "./flowers";

export const GOODS = NAMES.good;
export type Good = (typeof GOODS)[number];
export const CARGO = GOODS.filter((good) => good !== "wood"); // what ships want
export const FLOWERS = NAMES.flower;
export type Flower = (typeof FLOWERS)[number];
export type Holding = Record<Good, number>;

export interface Table {
  buildings: (string | null)[]; // by place: three yellow, three blue, three red, three white
  cubans: (string | null)[]; // stops 1 to 9
  inactive: string[];
  stays_closed?: string; // he stays inactive when the car drives on
  owner: Record<string, number>;
  pawn: (string | null)[];
  car: number; // 0: the port
  departed: number;
  ship_in_port: boolean;
  marker: number;
  demand: Partial<Record<Good, number>>;
  supply: Holding;
  pesos: (number | null)[]; // null: behind a screen
  vp: (number | null)[];
  goods: (Holding | null)[];
  turn: number;
}

export type Options = Partial<Omit<typeof OPTIONS, "flowers"> & { flowers: Record<string, string> }>;

export interface Position {
  seats: number;
  options: Options; // those that differ; of the flowers too
  table: Table;
  pending: {
    question: string;
    seat: number | "chance" | null;
    building: string | null; // the one in use
    passed: number[]; // out of the loading round
    dice: number[]; // rolled so far, in the order of CARGO
    turns: number;
  };
}

/** The printed numbers, as this table has changed them. */
export function printed(view: { options: Options }): Required<Options> {
  return { ...OPTIONS, ...view.options, flowers: worn(view.options) };
}

/** The flower of a Cuban: pawns go to a building of its colour; null: nowhere. */
export function flowerOf(view: Position, cuban: string): Flower | null {
  const flower = worn(view.options)[cuban];
  return FLOWERS.find((one) => one === flower) ?? null;
}

/** The good that the ship in port does not want at all; null: there is no ship. */
export function leftOut(table: Table): Good | null {
  return table.ship_in_port ? (CARGO.find((good) => table.demand[good] === undefined) ?? null) : null;
}

export function owned(table: Table, seat: number): string[] {
  return table.buildings.filter((one): one is string => one !== null && table.owner[one] === seat);
}

export function markersLeft(view: Position, seat: number): number {
  return printed(view).ownership_markers - owned(view.table, seat).length;
}

/** Whether the five dice lie in the tray: being rolled, or rolled and not yet chosen. */
export function rolling(view: Position): boolean {
  return view.pending.question === "die" || view.pending.question === "demand";
}

/** An id as names and views write it: `cigar-factory` becomes `cigar_factory`. */
export const id = (word: string): string => word.replaceAll("-", "_");

/** Where the car ends up, and the Cuban there; null: the port. */
export function stopAfter(table: Table, steps: number): { stop: number; cuban: string | null } {
  const stop = (table.car + steps) % (table.cubans.length + 1);
  return { stop, cuban: stop === 0 ? null : (table.cubans[stop - 1] ?? null) };
}

/** The words of an offer: its verb and what it names. */
export function words(answer: string): { verb: string; things: string[] } {
  const [verb = "", ...things] = answer.split(" ");
  return { verb, things };
}

/** Passes or does without. */
export const declines = (answer: string): boolean => ["skip", "decline", "pass"].includes(answer);

/** The answers that places on the board stand for. Of several on one place the first is kept (the nearest stop). */
export interface Lit {
  stops: Map<number, string>;
  buildings: Map<string, string>;
  supply: Map<Good, string>;
  holds: Map<Good, string>; // dice on the ship
  tray: Map<Good, string>;
  flags: Map<number, string>; // by step from where the marker is
}

const asGood = (word: string | undefined): Good | undefined => GOODS.find((one) => one === word);

export function lit(view: Position, question: Question): Lit {
  const places: Lit = {
    stops: new Map(),
    buildings: new Map(),
    supply: new Map(),
    holds: new Map(),
    tray: new Map(),
    flags: new Map(),
  };
  const put = <K>(map: Map<K, string>, key: K | undefined | null, answer: string) => {
    if (key !== undefined && key !== null && !map.has(key)) map.set(key, answer);
  };
  for (const { answer } of question.offers) {
    const { verb, things } = words(answer);
    const [first, second] = things;
    if (verb === "drive") put(places.stops, stopAfter(view.table, Number(first)).stop, answer);
    else if (verb === "enter" || verb === "claim" || verb === "use-own") put(places.buildings, id(first ?? ""), answer);
    else if (verb === "take") put(places.supply, asGood(first), answer);
    else if (verb === "leave-out") put(places.tray, asGood(first), answer);
    else if (verb === "load")
      places.holds.set(first as Good, answer); // the last is the most: what the flow proposes too
    else if (verb === "load-wood") put(places.holds, asGood(first), answer);
    else if (verb === "use") putUse(places, view, question.name, answer, first, second);
  }
  return places;

  function putUse(to: Lit, seen: Position, asked: string, answer: string, one?: string, two?: string): void {
    if (asked === "customs-office" || asked === "trading-office") put(to.holds, asGood(one), answer);
    else if (asked === "black-market") put(to.supply, asGood(two), answer);
    else if (asked === "port-authority") put(to.flags, Number(one), answer);
    else if (asked === "newspaper-publisher" && one) put(to.stops, seen.table.cubans.indexOf(id(one)) + 1, answer);
    else if (one === undefined) put(to.buildings, seen.pending.building, answer);
  }
}

/** Whose turn follows, where that is sure: not while all load, nor when the game may end with this turn. */
export function following({ table, seats, ...view }: Position, { seat, name }: Question): number | null {
  const sure = seat === table.turn && name !== "load" && table.departed < printed(view).ships - 1;
  return sure ? (table.turn + 1) % seats : null;
}
