// Made by tools/game_facts.py from src/portside/games. Do not edit.

export const GAMES = ["santiago", "manila", "cargo_noir"] as const;

export type Game = (typeof GAMES)[number];

export const SEATS = {
  santiago: { fewest: 2, most: 4, usual: 4 },
  manila: { fewest: 3, most: 5, usual: 4 },
  cargo_noir: { fewest: 2, most: 5, usual: 4 },
} satisfies Record<Game, object>;

/** The kinds of things a game names, in the order in which a word is looked up. */
export const KINDS = {
  santiago: ["good", "building", "cuban", "stop", "gift", "flower"],
  manila: ["ware", "place", "berth"],
  cargo_noir: ["good", "card", "port", "place", "macao"],
} satisfies Record<Game, string[]>;

/** How many minutes the first lesson takes, where there is one. */
export const VOYAGES = { santiago: 8, manila: 8, cargo_noir: 8 } as Partial<Record<Game, number>>;
