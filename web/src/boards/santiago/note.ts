// What an answer costs and what it gives at once, each added up from the server's own preview: 4 pesos paid and
// 3 received are both told, not the 1 between them.
import type { Happening } from "$lib/wire";

/** A symbol of the sprite (`peso`, `vp`, `good-rum`) and by how much it changes. */
export interface Change {
  symbol: string;
  by: number;
}

const RAW: Record<string, string> = { rum: "sugar", cigars: "tobacco" }; // `make` names only the product

export function changes(happenings: Happening[], seat: number | null): Change[] {
  const sums = new Map<string, number>();
  const add = (symbol: string, by: number) => {
    const key = `${symbol} ${Math.sign(by)}`;
    sums.set(key, (sums.get(key) ?? 0) + by);
  };
  for (const one of happenings) {
    if (one.seat !== seat) continue;
    const n = one.amount ?? 0;
    const thing = one.thing ?? "";
    if (one.kind === "pay") add("peso", -n);
    else if (one.kind === "earn") add("peso", n);
    else if (one.kind === "score") add("vp", n);
    else if (one.kind === "owner") add("vp", 1);
    else if (one.kind === "sell-vp") add("vp", -n);
    else if (one.kind === "take") add(`good-${thing}`, n);
    else if (one.kind === "make") {
      add(`good-${RAW[thing] ?? thing}`, -n);
      add(`good-${thing}`, n);
    } else if (one.kind === "hand-in" || one.kind === "load" || one.kind === "deliver") add(`good-${thing}`, -n);
    else if (one.kind === "load-wood") add("good-wood", -n);
    else if (one.kind === "give") add(thing === "peso" || thing === "vp" ? thing : `good-${thing}`, -1);
  }
  // what it costs stands before what it gives
  return [...sums]
    .filter(([, by]) => by !== 0)
    .map(([key, by]) => ({ symbol: key.split(" ")[0]!, by }))
    .sort((a, b) => Math.sign(a.by) - Math.sign(b.by));
}
