// Which moment of the game an entry of a table's log is, and who had the word there.
import { entries } from "../review/figures";
import type { Moment } from "$lib/wire";

/** How many answers stood after an entry; -1: it is none of them, as one that was taken back. */
export function momentOf(log: Moment[], seq: number): number {
  return entries(log).indexOf(seq, 1);
}

/** Who answered next, from a moment on. */
export function nextSeat(log: Moment[], moment: number): number | null {
  const later = entries(log).slice(moment + 1);
  const by = later.map((seq) => log.find((one) => one.seq === seq)!.by).find((one) => one !== "chance");
  return typeof by === "number" ? by : null;
}
