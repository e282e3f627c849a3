// When there is a result to be read.
import type { Moment } from "$lib/wire";

/** Another round begins, or the game is over. In the first round ships only leave: there is nothing to tell. */
export function ends({ happenings }: Moment): boolean {
  return happenings.some(({ kind, amount }) => kind === "end" || (kind === "round" && (amount ?? 0) > 2));
}
