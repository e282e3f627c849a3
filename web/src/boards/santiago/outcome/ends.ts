// When there is a result to be read.
import type { Moment } from "$lib/wire";
import type { Position } from "../position";

/** A ship has sailed and the next one's wishes are known, or it was the last. */
export function ends({ happenings, view }: Moment): boolean {
  if (happenings.some(({ kind }) => kind === "end")) return true;
  const sailed = (view as Position | null)?.table.departed !== 0; // the first ship has none before it
  return sailed && happenings.some(({ kind }) => kind === "leave-out");
}
