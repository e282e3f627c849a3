// Names of seats, and what a table is called.
import { text } from "./text.svelte";
import type { SeatInfo, TableLine } from "./wire";

export function nameOf(seat: SeatInfo): string {
  if (seat.kind === "bot") return botCalled(seat.name);
  return seat.name || text.say("seat", { n: seat.seat + 1 });
}

/** One's own name, on one's own panel; who has given none is “You”. */
export function ownName(seat: SeatInfo): string {
  if (seat.name !== text.say("player")) return nameOf(seat);
  const you = text.say("you");
  return you.charAt(0).toLocaleUpperCase(text.language) + you.slice(1);
}

/** A bot's name in the letters of the language, where it is one of ours. */
function botCalled(name: string): string {
  const key = `bot-${name.toLowerCase()}`;
  return text.knows(key) ? text.say(key) : name;
}

export function names(seats: SeatInfo[]): string[] {
  return seats.map(nameOf);
}

export function list(words: string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(text.language, { type }).format(words);
}

/** Its title, or who sits there. */
export function titleOf(table: Pick<TableLine, "title" | "game" | "seats" | "fork">, you: number[] = []): string {
  if (table.fork) return `${text.say("fork-mark")}: ${titleOf({ ...table, fork: null }, you)}`;
  if (table.title) return table.title;
  const others = table.seats.filter((seat) => seat.kind !== "open" && !you.includes(seat.seat)).map(nameOf);
  const game = text.called(table.game);
  return others.length > 0 ? text.say("game-with", { game, names: list(others) }) : game;
}

/** Who somebody is, besides a name: `bot, navigator`. */
export function roleOf(seat: SeatInfo, you: number | null, here: boolean): string {
  if (seat.seat === you) return text.say("you");
  if (seat.resigned) return text.say("role-resigned");
  if (seat.stand_in) return text.say("role-stand-in");
  if (seat.kind === "bot") return text.say("role-bot", { level: text.say(`level-${seat.level ?? "mate"}`) });
  if (seat.kind === "open") return text.say("role-open");
  if (here) return text.say("role-here");
  return text.say(seat.present ? "role-person" : "role-away");
}
