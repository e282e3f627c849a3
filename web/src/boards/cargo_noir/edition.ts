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
  bankCanRunDry: boolean;
  openWith: Record<Port, number[]>; // players
  cards: Record<Card, CardNumbers>;
}

type Options = typeof OPTIONS;
type Some<T extends { id: string }> = ({ id: string } & Partial<T>)[];
type Said = Partial<Omit<Options, "ports" | "cards" | "rounds">> & {
  rounds?: Partial<Options["rounds"]>;
  ports?: Some<Options["ports"][number]>;
  cards?: Some<Options["cards"][number]>;
};

/** Things with what is said of some of them. */
function corrected<T extends { id: string }>(things: T[], said: Some<T> = []): T[] {
  return things.map((thing) => ({ ...thing, ...said.find(({ id }) => id === thing.id) }));
}

/** The numbers of a game: a position's options say how they differ from the house edition. */
export function editionOf(view: { seats: number; options: object }): Edition {
  const options: Said = view.options;
  const printed = { ...OPTIONS, ...(options as Partial<typeof OPTIONS>) };
  const rounds: Record<string, number | undefined> = { ...OPTIONS.rounds, ...options.rounds };
  const row = (values: number[]) => [0, ...values.slice(0, printed.max_set_size)];
  const cards = corrected(OPTIONS.cards, options.cards).map((card) => [card.id, { limit: Infinity, ...card }]);
  const ports = corrected(OPTIONS.ports, options.ports).map(({ id, players }): [string, number[]] => [id, players]);
  return {
    rounds: rounds[view.seats]!,
    casinoIncome: printed.casino_income,
    syndicateIncome: printed.syndicate_income,
    warehouseBase: printed.warehouse_base,
    warehouseBonus: printed.warehouse_card_bonus,
    largestSet: printed.max_set_size,
    different: row(printed.value_different),
    same: row(printed.value_same),
    bankCanRunDry: printed.coin_supply_limited,
    openWith: Object.fromEntries(ports) as Record<Port, number[]>,
    cards: Object.fromEntries(cards),
  };
}
