// The printed numbers: the house edition, and what a table's options change of it.

export const GOODS = [
  "alcohol",
  "art",
  "cars",
  "cigars",
  "gold",
  "ivory",
  "jewels",
  "uranium",
  "weapons",
  "wild",
] as const;
export type Good = (typeof GOODS)[number];
export const TYPES = GOODS.slice(0, 9) as Good[]; // all but the wild one

export const PORTS = ["rotterdam", "new_york", "hong_kong", "cape_town", "bombay", "panama", "rio", "tangier"] as const;
export type Port = (typeof PORTS)[number];

export const CARDS = [
  "cargo_ship",
  "warehouse",
  "syndicate",
  "dive_bar",
  "night_club",
  "yacht",
  "villa",
  "show_business",
  "paparazzi",
  "militia",
  "cronies",
  "bank_card",
  "principality",
] as const;
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

function card(family: Family, cost: number, points: number): CardNumbers {
  const copies = { benefit: 8, common: 6, unique: 1 }[family];
  return { family, copies, cost, points, limit: family === "benefit" ? 2 : Infinity };
}

const HOUSE = {
  rounds: { "2": 11, "3": 11, "4": 10, "5": 10 } as Record<string, number>,
  opensWith: { rotterdam: 2, new_york: 2, hong_kong: 2, cape_town: 2, bombay: 3, panama: 4, rio: 5, tangier: 5 },
  different: [1, 3, 6, 10, 15, 21, 28, 36, 45],
  same: [1, 4, 9, 16, 25, 36, 49, 64, 81],
  cards: {
    cargo_ship: card("benefit", 15, 8),
    warehouse: card("benefit", 10, 6),
    syndicate: card("benefit", 10, 7),
    dive_bar: card("common", 6, 6),
    night_club: card("common", 9, 9),
    yacht: card("common", 16, 16),
    villa: card("common", 25, 25),
    show_business: card("unique", 28, 31),
    paparazzi: card("unique", 36, 40),
    militia: card("unique", 45, 50),
    cronies: card("unique", 49, 55),
    bank_card: card("unique", 64, 72),
    principality: card("unique", 81, 91),
  } satisfies Record<Card, CardNumbers>,
};

interface Options {
  rounds?: Record<string, number>;
  casino_income?: number;
  syndicate_income?: number;
  warehouse_base?: number;
  warehouse_card_bonus?: number;
  max_set_size?: number;
  value_different?: number[];
  value_same?: number[];
  ports?: { id: Port; min_players: number }[];
  cards?: (Omit<CardNumbers, "limit"> & { id: Card; limit?: number })[];
}

/** The numbers of a game: a position's options say how they differ from the house edition. */
export function editionOf(view: { seats: number; options: object }): Edition {
  const options = view.options as Options;
  const largestSet = options.max_set_size ?? 9;
  const row = (values: number[]) => [0, ...values.slice(0, largestSet)];
  const ports = options.ports?.map((port) => [port.id, port.min_players] as const);
  const cards = options.cards?.map(({ id, limit, ...rest }) => [id, { ...rest, limit: limit ?? Infinity }] as const);
  return {
    rounds: { ...HOUSE.rounds, ...options.rounds }[String(view.seats)] ?? 10,
    casinoIncome: options.casino_income ?? 2,
    syndicateIncome: options.syndicate_income ?? 2,
    warehouseBase: options.warehouse_base ?? 6,
    warehouseBonus: options.warehouse_card_bonus ?? 2,
    largestSet,
    different: row(options.value_different ?? HOUSE.different),
    same: row(options.value_same ?? HOUSE.same),
    opensWith: { ...HOUSE.opensWith, ...Object.fromEntries(ports ?? []) },
    cards: { ...HOUSE.cards, ...Object.fromEntries(cards ?? []) },
  };
}
