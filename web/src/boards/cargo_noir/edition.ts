// The printed numbers, as a game's options have changed them.
import { NAMES, OPTIONS } from "./facts.gen";

export const GOODS = NAMES.good;
export type Good = (typeof GOODS)[number];
export const TYPES = GOODS.filter((good) => good !== "wild");

export const PORTS = NAMES.port;
export type Port = (typeof PORTS)[number];

export const CARDS = NAMES.card;
export type Card = (typeof CARDS)[number];
export type Family = "benefit" | "common" | "unique";

export interface CardNumbers {
  family: Family;
  copies: number;
  cost: number;
  points: number;
  limit: number; // per player
}

export interface Edition {
  rounds: number;
  casinoIncome: number;
  syndicateIncome: number;
  warehouseBase: number;
  warehouseBonus: number;
  largestSet: number;
  different: number[]; // by the number of goods; [0] is 0
  same: number[];
  opensWith: Record<Port, number>; // players
  cards: Record<Card, CardNumbers>;
}

/** The numbers of a game: a position's options say how they differ from the house edition. */
export function editionOf(view: { seats: number; options: object }): Edition {
  const options: Partial<typeof OPTIONS> = view.options;
  const printed = { ...OPTIONS, ...options };
  const rounds: Record<string, number> = { ...OPTIONS.rounds, ...options.rounds };
  const row = (values: number[]) => [0, ...values.slice(0, printed.max_set_size)];
  const ports = [...OPTIONS.ports, ...printed.ports].map(({ id, min_players }) => [id, min_players]);
  const cards = [...OPTIONS.cards, ...printed.cards].map(({ id, ...card }) => [id, { limit: Infinity, ...card }]);
  return {
    rounds: rounds[view.seats]!,
    casinoIncome: printed.casino_income,
    syndicateIncome: printed.syndicate_income,
    warehouseBase: printed.warehouse_base,
    warehouseBonus: printed.warehouse_card_bonus,
    largestSet: printed.max_set_size,
    different: row(printed.value_different),
    same: row(printed.value_same),
    opensWith: Object.fromEntries(ports),
    cards: Object.fromEntries(cards),
  };
}
