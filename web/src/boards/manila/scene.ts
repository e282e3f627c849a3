// What every part of the board is given.
import type { Playing, Seen } from "../contract";
import type { Layout } from "./board/layout";
import type { Memory } from "./board/memory";
import type { Position, printed } from "./position";

export interface Scene extends Seen<Position>, Playing {
  now: Position; // the position itself; `view` may still show a voyage that is being paid out
  rules: ReturnType<typeof printed>;
  layout: Layout;
  memory: Memory;
  fresh: Set<string>; // places that the last moment changed
}

export { capital } from "../shared/told";

/** The largest size, up to `size`, at which the words fit the width. */
export function fit(words: string, width: number, size: number, wide = 0.5): number {
  return Math.min(size, width / (Math.max(1, words.length) * wide));
}
