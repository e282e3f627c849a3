// The flowers of a table: the usual ones, and what an owner of the box has corrected.
import { NAMES, OPTIONS } from "./facts.gen";

export const USUAL: Readonly<Record<string, string>> = OPTIONS.flowers;
export const CUBANS = Object.keys(USUAL);
/** What a Cuban may wear, in the order of the places; `none`: the pawn stays. */
export const COLOURS: readonly string[] = [...NAMES.flower, "none"];
/** Whose usual flowers no source names: our own choice (docs/rules/santiago-readings.md). */
export const OURS: readonly string[] = ["pablo", "martinez", "conchita", "maria"];

export type Options = Record<string, unknown>;

/** What everybody wears at a table with these options. */
export function worn(options: Options): Record<string, string> {
  return { ...USUAL, ...(options.flowers as Record<string, string> | undefined) };
}

/** The options with that flower for that Cuban; they name only the flowers that differ. */
export function withFlower(options: Options, cuban: string, flower: string): Options {
  const now: Record<string, string> = { ...worn(options), [cuban]: flower };
  const others = CUBANS.filter((one) => now[one] !== USUAL[one]);
  return {
    ...usual(options),
    ...(others.length > 0 && { flowers: Object.fromEntries(others.map((one) => [one, now[one]])) }),
  };
}

/** The options with the usual flowers. */
export function usual(options: Options): Options {
  return Object.fromEntries(Object.entries(options).filter(([key]) => key !== "flowers"));
}
