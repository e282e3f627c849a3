// What the position does not keep but everybody saw: the faces of the dice and the bids of this voyage. The log tells it,
// so that whoever comes back, or looks at an earlier moment, sees the dice that lay there.
import type { Moment } from "$lib/wire";
import { isWare, type Ware } from "../position";

export interface Rolled {
  pips: number;
  from: number; // the space the boat left; -1: not known
  seq: number; // when, so that a new roll tumbles
}

export interface Memory {
  dice: Partial<Record<Ware, Rolled>>;
  last: Partial<Record<Ware, Rolled>>; // of the voyage before, while it is paid out
  bids: Record<number, number>;
  paid: number | null; // for the office, this voyage
}

const begins = (moment: Moment): boolean => moment.happenings.some((one) => one.kind === "auction");

/** Of this voyage and the one before it. */
export function remember(log: Moment[]): Memory {
  const memory: Memory = { dice: {}, last: {}, bids: {}, paid: null };
  const spaces: Partial<Record<Ware, number>> = {};
  const start = log.findLastIndex(begins);
  const before = log.slice(0, Math.max(start, 0)).findLastIndex(begins);
  for (const { seq, happenings } of log.slice(Math.max(before, 0)))
    for (const { kind, seat, thing, amount } of happenings) {
      const n = amount ?? 0;
      if (kind === "auction") Object.assign(memory, { last: memory.dice, dice: {}, bids: {}, paid: null });
      else if (kind === "bid" && seat !== null) memory.bids[seat] = n;
      else if (kind === "harbour-master" || kind === "stays-in-office") memory.paid = n;
      else if (!isWare(thing)) continue;
      else if (kind === "launch") spaces[thing] = n;
      else if (kind === "roll" || kind === "pilot") {
        const from = spaces[thing];
        if (kind === "roll") memory.dice[thing] = { pips: n, from: from ?? -1, seq };
        if (from !== undefined) spaces[thing] = from + n;
      }
    }
  return memory;
}
