// Any game's view, read without knowing the game.
import { inWords } from "$lib/text.svelte";

export interface Position {
  seats: number;
  table: Record<string, unknown>;
}

export interface Fact {
  name: string;
  value: string;
}

/** A list with an entry for each seat tells of the seats; everything else lies on the table. */
const isBySeat = (view: Position, value: unknown): value is unknown[] =>
  Array.isArray(value) && value.length === view.seats;

export function onTable(view: Position): Fact[] {
  return Object.entries(view.table)
    .filter(([, value]) => !isBySeat(view, value))
    .map(([name, value]) => ({ name: inWords(name), value: written(value) }));
}

export function ofSeat(view: Position, seat: number): Fact[] {
  return Object.entries(view.table).flatMap(([name, value]) =>
    isBySeat(view, value) ? [{ name: inWords(name), value: written(value[seat]) }] : [],
  );
}

function written(value: unknown): string {
  if (value === null || value === undefined) return "?"; // nothing there, or not for you
  if (Array.isArray(value)) return value.map(written).join(", ") || "–";
  if (typeof value === "object") {
    const parts = Object.entries(value).map(([name, one]) => `${inWords(name)} ${written(one)}`);
    return parts.join(", ") || "–";
  }
  return inWords(String(value));
}
