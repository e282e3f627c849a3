// Whom one plays against when nobody else is there.
import type { Game } from "./games";
import type { Level } from "./settings.svelte";
import { text } from "./text.svelte";
import type { NewSeat, NewTable } from "./wire";

/** Names for bots that nobody at the table has, in the letters of the language. */
export function botNames(count: number, taken: string[] = []): string[] {
  const free = text
    .say("bot-names")
    .split(", ")
    .filter((name) => !taken.includes(name));
  const from = Math.floor(Math.random() * free.length);
  return Array.from({ length: count }, (_, i) => free[(from + i) % free.length]!);
}

/** Whoever has not played a game yet meets two beginners. */
export const FIRST_TABLE: { seats: number; level: Level } = { seats: 3, level: "deckhand" };

/** One person against bots. */
export function quickTable(game: Game, name: string, seats: number, level: Level): NewTable {
  const bots: NewSeat[] = botNames(seats - 1, [name]).map((bot) => ({ kind: "bot", name: bot, level }));
  return { game, seats: [{ kind: "me", name }, ...bots] };
}
