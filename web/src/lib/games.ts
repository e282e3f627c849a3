// What the client knows of the games before the server has said a word.
import { GAMES, type Game } from "./games.gen";
import type { Level } from "./settings.svelte";
import type { NewSeat, NewTable } from "./wire";

export { GAMES, KINDS, SEATS, type Game } from "./games.gen";
export const FIRST: Game = GAMES[0];
export const LEVELS: Level[] = ["deckhand", "mate", "navigator", "captain"];

/** A server may have games that this client has never heard of. */
export function isGame(name: string): name is Game {
  return (GAMES as readonly string[]).includes(name);
}

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
