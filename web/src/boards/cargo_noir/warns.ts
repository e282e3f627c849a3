// What cannot be taken back and costs a lot: no deal, while the warehouse cannot keep all goods.
import type { Seen } from "../contract";
import { surplus, type Position } from "./position";

export function warns({ view, text }: Seen<Position>, answer: string): string | null {
  const n = answer === "no-trade" ? surplus(view, view.table.turn) : 0;
  return n > 0 ? text.say("warn-overboard", { n }) : null;
}
