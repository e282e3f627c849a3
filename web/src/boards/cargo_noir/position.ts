// A position as notation §5 writes it, and what a board reads from it. Nothing is secret in this game.
import type { Question } from "$lib/wire";
import { CARDS, editionOf, GOODS, type Card, type Edition, type Good, type Port } from "./edition";

export type Amounts = Record<Good, number>;

export interface Harbour {
  goods: (Good | null)[]; // null: waiting for its token
  stacks: Record<string, number>; // coins by seat
}

export interface Position {
  seats: number;
  options: object;
  table: {
    round: number; // 0 during set-up
    turn: number;
    bag: Amounts;
    discard: Amounts;
    market: (Good | null)[];
    ports: Partial<Record<Port, Harbour>>; // open ones only
    bank: number;
    safe: number[];
    goods: Amounts[];
    cards: Partial<Record<Card, number>>[];
    ships_home: number[];
    ships_casino: number[];
    ships_market: number[];
    ships_reserve: number[];
    supply: Record<Card, number>;
  };
  pending: {
    question: string;
    banned?: Port[];
    stayed?: Port[];
    syndicate_left?: number;
    basket?: Card[];
    value?: number;
    aside?: Amounts;
    types?: number;
    wilds?: number;
    without?: Good[];
  } | null;
}

export interface Stack {
  seat: number;
  coins: number;
}

export function total(amounts: Partial<Record<string, number>>): number {
  return Object.values(amounts).reduce<number>((sum, n) => sum + (n ?? 0), 0);
}

/** One entry for each token, in the order of the goods. */
export function tokens(amounts: Amounts): Good[] {
  return GOODS.flatMap((good) => Array<Good>(Math.max(0, amounts[good] ?? 0)).fill(good));
}

export function counted(goods: readonly Good[]): Amounts {
  const amounts = Object.fromEntries(GOODS.map((good) => [good, 0])) as Amounts;
  for (const good of goods) amounts[good] += 1;
  return amounts;
}

/** The stacks of a port, the lowest first: the last one is on top of the bidding. */
export function stacksOf(harbour: Harbour): Stack[] {
  return Object.entries(harbour.stacks)
    .map(([seat, coins]) => ({ seat: Number(seat), coins }))
    .sort((a, b) => a.coins - b.coins);
}

export interface Fleet {
  home: number;
  out: number;
  reserve: number;
}

export function fleetOf(view: Position, seat: number): Fleet {
  const { table } = view;
  const inPorts = Object.values(table.ports).filter((port) => port && String(seat) in port.stacks).length;
  return {
    home: table.ships_home[seat] ?? 0,
    out: inPorts + (table.ships_casino[seat] ?? 0) + (table.ships_market[seat] ?? 0),
    reserve: table.ships_reserve[seat] ?? 0,
  };
}

export function capacityOf(view: Position, seat: number, edition: Edition = editionOf(view)): number {
  return edition.warehouseBase + edition.warehouseBonus * (view.table.cards[seat]?.warehouse ?? 0);
}

export function pointsOf(view: Position, seat: number, edition: Edition = editionOf(view)): number {
  const owned = view.table.cards[seat] ?? {};
  return CARDS.reduce((sum, card) => sum + (owned[card] ?? 0) * edition.cards[card].points, 0);
}

export function ownersOf(view: Position, card: Card): number[] {
  return view.table.cards.flatMap((owned, seat) => ((owned[card] ?? 0) > 0 ? [seat] : []));
}

export function isLastRound(view: Position, edition: Edition = editionOf(view)): boolean {
  return view.table.round >= edition.rounds;
}

/** Goods that the warehouse cannot keep; in the last round nothing need be kept. */
export function surplus(view: Position, seat: number): number {
  const edition = editionOf(view);
  return isLastRound(view, edition)
    ? 0
    : Math.max(0, total(view.table.goods[seat] ?? {}) - capacityOf(view, seat, edition));
}

/** An id in the words of the notation: `new-york`. */
export function word(id: string): string {
  return id.replaceAll("_", "-");
}

/** A word of the notation as an id: `new_york`. */
export function id<T extends string>(written: string | undefined): T {
  return (written ?? "").replaceAll("-", "_") as T;
}

/** The coins in the bank, as they are shown: one that cannot run dry has no number. */
export function bankOf(view: Position): string {
  return editionOf(view).bankCanRunDry ? String(view.table.bank) : "∞";
}

/** What the casino would pay for one more ship as the bank stands: the ships there already come first. */
export function casinoPays(view: Position): number {
  const { casinoIncome, bankCanRunDry } = editionOf(view);
  const owed = casinoIncome * view.table.ships_casino.reduce((all, ships) => all + ships, 0);
  return bankCanRunDry ? Math.min(casinoIncome, Math.max(0, view.table.bank - owed)) : casinoIncome;
}

/** Whose turn follows, where that is sure: the game ends with the last round. */
export function following(view: Position, { seat }: Question): number | null {
  const { turn, round } = view.table;
  return seat === turn && round > 0 && !isLastRound(view) ? (turn + 1) % view.seats : null;
}
