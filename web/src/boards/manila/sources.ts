// What a fortune is made of: cash, shares at what their ware stands at, and what was taken off for pledged ones.
import type { Moment } from "$lib/wire";
import type { Source } from "../contract";
import { countOf, countsAll, printed, WARES, type Position } from "./position";

/** Adds up to the final score (MA-12.4, MA-12.6), and says which edition was counted. All hands are open then, so the log is not needed. */
export function sources(_log: Moment[], view: Position): Source[][] {
  const rules = printed(view);
  const { cash, shares, pledged, market } = view.table;
  const original = countsAll(view);
  return Array.from({ length: view.seats }, (_, seat) => {
    const [own, owed] = [shares[seat], pledged[seat]];
    const worth = WARES.map((ware) => {
      if (typeof own !== "object" || typeof owed !== "object") return { key: ware, points: 0 };
      return { key: ware, points: market[ware] * (own[ware] - (original ? 0 : owed[ware])) };
    });
    const debts = rules.end_penalty_per_pledged_share * countOf(owed ?? 0);
    return [
      { key: original ? "cash-original" : "cash-polish", points: cash[seat] ?? 0 },
      ...worth,
      { key: original ? "loans" : "unredeemed", points: -debts },
    ].filter((source) => source.points !== 0);
  });
}
