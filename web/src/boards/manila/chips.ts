import type { Chip, Seen } from "../contract";
import { phase } from "./phase";
import { printed, WARES, type Position } from "./position";
import { capital } from "./scene";

export function chips({ view, text }: Seen<Position>): Chip[] {
  const track = printed(view).market_track;
  const highest = Math.max(...WARES.map((ware) => view.table.market[ware]));
  return [
    { label: text.say("chip-voyage"), value: String(view.table.voyage), thing: "voyage" },
    { label: capital(phase(view, text), text.shell.language), value: "", thing: "voyage" },
    { label: text.say("chip-highest"), value: `${highest} / ${track[track.length - 1]}`, thing: "market" },
  ];
}
