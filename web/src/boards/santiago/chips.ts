import type { Chip, Seen } from "../contract";
import { printed, type Position } from "./position";

/** The three facts at the top of the table: the turn, the ship, what a good is worth. */
export function chips({ view, text }: Seen<Position>): Chip[] {
  const { table, pending } = view;
  if (pending.turns === 0) return [{ label: text.say("chip-setup"), value: "" }];
  const n2 = printed(view).ships;
  const facts = [
    { label: text.say("chip-turn"), value: String(pending.turns), thing: "turn" },
    {
      label: text.say("chip-ship"),
      value: text.say("chip-ship-of", { n: Math.min(table.departed + 1, n2), n2 }),
      thing: "ship",
    },
  ];
  if (table.ship_in_port)
    facts.push({ label: text.say("chip-value"), value: text.say("chip-points", { n: table.marker }), thing: "value" });
  return facts;
}
