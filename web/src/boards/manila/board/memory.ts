// What the position does not keep but everybody saw: the faces of the dice and the bids of this voyage.
import type { Moment } from "$lib/wire";
import { isWare, type Position, type Ware } from "../position";

export interface Rolled {
  pips: number;
  from: number; // the space the boat left
  seq: number; // when, so that a new roll tumbles
}

export interface Memory {
  seq: number;
  voyage: number;
  dice: Partial<Record<Ware, Rolled>>;
  last: Partial<Record<Ware, Rolled>>; // of the voyage before, while it is paid out
  bids: Record<number, number>;
  paid: number | null; // for the office, this voyage
}

export const NOTHING: Memory = { seq: -1, voyage: 0, dice: {}, last: {}, bids: {}, paid: null };

/** The memory after one more moment; a gap or a jump back forgets everything. */
export function remember(old: Memory, moment: Moment | null, view: Position): Memory {
  if (moment === null) return NOTHING;
  if (moment.seq === old.seq) return old;
  const follows = moment.seq === old.seq + 1;
  const kept = follows ? old : NOTHING;
  const now: Memory = {
    ...kept,
    seq: moment.seq,
    voyage: view.table.voyage,
    dice: { ...kept.dice },
    bids: { ...kept.bids },
  };
  for (const { kind, seat, thing, amount } of moment.happenings) {
    if (kind === "auction") {
      now.last = now.dice;
      now.dice = {};
      now.bids = {};
      now.paid = null;
    } else if (kind === "bid" && seat !== null) {
      now.bids[seat] = amount ?? 0;
    } else if (kind === "harbour-master") {
      now.paid = amount;
    } else if (kind === "stays-in-office") {
      now.paid = 0;
    } else if (kind === "roll" && isWare(thing)) {
      const to = view.table.boats[thing]?.position;
      const pips = amount ?? 0;
      now.dice[thing] = { pips, from: to === null || to === undefined ? -1 : to - pips, seq: moment.seq };
    }
  }
  return now;
}
