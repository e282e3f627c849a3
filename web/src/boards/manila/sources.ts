// What a fortune is made of: cash, shares that are not pledged at what their ware stands at, and debts.
import type { Moment } from "$lib/wire";
import type { Source } from "../contract";
import { countOf, printed, WARES, type Position } from "./position";

/** Adds up to the final score (MA-12.4, MA-12.6). All hands are open then, so the log is not needed. */
export function sources(_log: Moment[], view: Position): Source[][] {
  const rules = printed(view);
  const { cash, shares, pledged, market } = view.table;
  const pledgedCount = rules.final_scoring === "all_shares_minus_15"; // pledged shares count too
  return Array.from({ length: view.seats }, (_, seat) => {
    const [own, owed] = [shares[seat], pledged[seat]];
    const worth = WARES.map((ware) => {
      if (typeof own !== "object" || typeof owed !== "object") return { key: ware, points: 0 };
      return { key: ware, points: market[ware] * (own[ware] - (pledgedCount ? 0 : owed[ware])) };
    });
    const debts = rules.end_penalty_per_pledged_share * countOf(owed ?? 0);
    return [{ key: "cash", points: cash[seat] ?? 0 }, ...worth, { key: "loans", points: -debts }].filter(
      (source) => source.points !== 0,
    );
  });
}
