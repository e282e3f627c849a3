import type { Chip, Seen } from "../contract";
import { WARES } from "./data";
import { phase } from "./phase";
import { rulesOf, type Position } from "./position";
import { capital } from "./scene";

export function chips({ view, text }: Seen<Position>): Chip[] {
  const track = rulesOf(view).market_track;
  const highest = Math.max(...WARES.map((ware) => view.table.market[ware]));
  return [
    { label: text.say("chip-voyage"), value: String(view.table.voyage) },
    { label: capital(phase(view, text), text.shell.language), value: "" },
    { label: text.say("chip-highest"), value: `${highest} / ${track[track.length - 1]}` },
  ];
}
