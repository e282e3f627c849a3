// What the client knows of the games before the server has said a word.
import { GAMES, type Game } from "./games.gen";
import type { Level } from "./settings.svelte";

export { GAMES, KINDS, SEATS, VOYAGES, type Game } from "./games.gen";
export const FIRST: Game = GAMES[0];
export const LEVELS: Level[] = ["deckhand", "mate", "navigator", "captain"];

/** A server may have games that this client has never heard of. */
export function isGame(name: string): name is Game {
  return (GAMES as readonly string[]).includes(name);
}
