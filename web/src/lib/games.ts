// What the start page knows of the games before the server has said a word.
import type { Level } from "./settings.svelte";
import type { Game } from "./text.svelte";
import type { NewSeat, NewTable } from "./wire";

export const GAMES: Game[] = ["santiago", "manila", "cargo_noir"];
export const LEVELS: Level[] = ["deckhand", "mate", "navigator", "captain"];
export const SEATS: Record<Game, { fewest: number; most: number; usual: number }> = {
  santiago: { fewest: 2, most: 4, usual: 4 },
  manila: { fewest: 3, most: 5, usual: 4 },
  cargo_noir: { fewest: 2, most: 5, usual: 4 },
};

const BOTS = ["Otis", "Vera", "Kolya", "Lin", "Marco", "Yelena", "Bruno", "Noor", "Tess", "Ilja"];

/** Names for bots that nobody at the table has. */
export function botNames(count: number, taken: string[] = []): string[] {
  const free = BOTS.filter((name) => !taken.includes(name));
  const from = Math.floor(Math.random() * free.length);
  return Array.from({ length: count }, (_, i) => free[(from + i) % free.length]!);
}

/** One person against bots. */
export function quickTable(game: Game, name: string, seats: number, level: Level): NewTable {
  const bots: NewSeat[] = botNames(seats - 1, [name]).map((bot) => ({ kind: "bot", name: bot, level }));
  return { game, seats: [{ kind: "me", name }, ...bots] };
}
