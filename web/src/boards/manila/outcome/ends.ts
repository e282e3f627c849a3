// When there is a result to be read.
import type { Moment } from "$lib/wire";

/** A voyage is over when the next auction opens, or all is counted. */
export function ends(moment: Moment): boolean {
  return moment.happenings.some(({ kind, amount }) => kind === "end" || (kind === "auction" && (amount ?? 0) > 1));
}
