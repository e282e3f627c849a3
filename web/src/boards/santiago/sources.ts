// Where every seat's points came from. All events of the game are public (SC-11.3), so the log alone tells.
import type { Moment } from "$lib/wire";
import type { Source } from "../contract";
import { GOODS, printed, type Position } from "./position";

const KEYS = ["start", "cargo", "wood", "buildings", "owner", "people", "goods"] as const;
type Key = (typeof KEYS)[number];

export function sources(log: Moment[], view: Position): Source[][] {
  const { start_goods, start_vp } = printed(view);
  const start = Object.values(start_goods).reduce((sum, n) => sum + n, 0);
  const points = Array.from({ length: view.seats }, () => new Map<Key, number>([["start", start_vp]]));
  const goods = Array.from({ length: view.seats }, () => start); // how many each holds, of any kind
  let active = 0; // whose turn it is: gifts go there

  for (const moment of log) {
    let loading: Key | null = null; // what the next `score` is for
    for (const one of moment.happenings) {
      const seat = one.seat ?? -1;
      const n = one.amount ?? 0;
      const add = (key: Key, by: number, to = seat) => points[to]?.set(key, (points[to].get(key) ?? 0) + by);
      const hold = (by: number, to = seat) => {
        if (goods[to] !== undefined) goods[to] += by;
      };
      if (one.kind === "turn") active = seat;
      else if (one.kind === "load" || one.kind === "load-wood") {
        loading = one.kind === "load" ? "cargo" : "wood";
        hold(-n);
      } else if (one.kind === "score") add(loading ?? (moment.question === "drive" ? "people" : "buildings"), n);
      else if (one.kind === "owner") add("owner", 1);
      else if (one.kind === "sell-vp") add("buildings", -n);
      else if (one.kind === "take") hold(n);
      else if (one.kind === "hand-in" || one.kind === "deliver") hold(-n);
      else if (one.kind === "give" && one.thing === "vp") {
        add("people", -1);
        add("people", 1, active);
      } else if (one.kind === "give" && GOODS.some((good) => good === one.thing)) {
        hold(-1);
        hold(1, active);
      }
    }
  }
  return points.map((mine, seat) => {
    mine.set("goods", Math.floor(goods[seat]! / 3)); // SC-10.3
    return KEYS.filter((key) => mine.get(key)).map((key) => ({ key, points: mine.get(key)! }));
  });
}
