// A voyage is paid out and cleared away in one moment. While its result is read, or for a breath, the board still shows
// where it ended.
import type { Moment } from "$lib/wire";
import { BERTHS, isWare, SETTLED, type Boat, type Position, type Table } from "../position";

/** The table as it stood when the boats had come in; null if this moment did not end a voyage. */
export function settled(before: Position | null, moment: Moment | null, after: Position): Table | null {
  if (!before || !moment || Object.keys(before.table.boats).length === 0) return null;
  if (Object.keys(after.table.boats).length > 0) return null;
  const boats: Record<string, Boat> = { ...before.table.boats };
  const berths = { dock: "harbour", "lay-up": "shipyard" } as const;
  for (const { kind, thing, amount } of moment.happenings) {
    if (!isWare(thing)) continue;
    const boat = boats[thing];
    if (!boat) continue;
    if (kind === "dock" || kind === "lay-up") {
      boats[thing] = { ...boat, position: null, status: berths[kind], berth: BERTHS[(amount ?? 1) - 1] ?? "a" };
    } else if (kind === "plunder") {
      boats[thing] = { ...boat, crew: boat.crew.map(() => null) };
    }
  }
  const { market, supply, cash, shares, pledged } = after.table;
  return { ...before.table, boats, market, supply, cash, shares, pledged };
}

/** The position while the result of its voyage is read. */
export function stands(before: Position, moment: Moment, after: Position): Position {
  const table = settled(before, moment, after);
  if (!table) return after;
  const plundered = moment.happenings.flatMap(({ kind, thing }) =>
    kind === "plunder" && isWare(thing) ? [thing] : [],
  );
  return { ...after, table, pending: { question: SETTLED, seat: null, plundered } };
}

/** The places that a moment changed, by the ids the board gives them. */
export function changed(moment: Moment | null, view: Position): Set<string> {
  const found = new Set<string>();
  for (const { kind, thing, amount } of moment?.happenings ?? []) {
    if (kind === "place" || kind === "stowaway") {
      if (isWare(thing)) {
        const crew = view.table.boats[thing]?.crew ?? [];
        found.add(`boat.${thing}.${crew.findLastIndex((seat) => seat !== null) + 1}`);
      } else if (thing === "pirate") {
        found.add(`pirate_${view.table.pirates[1] === null ? 0 : 1}`);
      } else if (thing !== null) found.add(thing);
    } else if (kind === "board") found.add(`boat.${thing}.${amount}`);
    else if (kind === "captain") found.add("pirate_0");
    else if (kind === "rise") found.add(`market.${thing}`);
    else if (kind === "harbour-master" || kind === "stays-in-office") found.add("flag");
    else if (kind === "harbour-pays") found.add(`harbour_${thing}`);
    else if (kind === "shipyard-pays") found.add(`shipyard_${thing}`);
    else if (kind === "premium" || kind === "claims") found.add("insurance");
  }
  return found;
}
