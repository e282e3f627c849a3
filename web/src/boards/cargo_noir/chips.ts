import type { Chip, Seen } from "../contract";
import { editionOf } from "./edition";
import { bankOf, total, type Position } from "./position";

/** The three facts at the top of the table: the round, the goods left in the bag, the coins in the bank. */
export function chips({ view, text }: Seen<Position>): Chip[] {
  const { round, bag } = view.table;
  const n2 = editionOf(view).rounds;
  return [
    { label: text.say("chip-round"), value: text.say("chip-of", { n: round, n2 }), thing: "round" },
    { label: text.say("board-bag"), value: String(total(bag)), thing: "bag" },
    { label: text.say("board-bank-name"), value: bankOf(view), thing: "bank" },
  ];
}
