// What can be reckoned (docs/notation.md, section 7), and what is read from it.
import { CARGO, type Good } from "../position";

export interface Way {
  seat: number;
  reach: number; // stops
  reaches: boolean;
  short: number; // pesos
}

export interface Figures {
  port?: { stops: number; cost: number; seats: Way[]; first: number | null };
  dice?: Partial<Record<Good, number[]>> | null;
}

const STOPS = 10;

/** Which seats can drive to a stop and no farther; whoever comes round has no last stop. */
export function farthest(car: number, { port }: Figures): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const { seat, reach } of port?.seats ?? []) {
    if (reach >= STOPS) continue;
    const stop = (car + reach) % STOPS;
    found.set(stop, [...(found.get(stop) ?? []), seat]);
  }
  return found;
}

/** The dice of the next ship, as a table: one row for each good, as many columns as the richest die has pips. */
export function demand({ dice }: Figures): { pips: number[]; rows: { good: Good; chances: number[]; mean: number }[] } {
  const rolled = CARGO.flatMap((good) => (dice?.[good] ? [{ good, chances: dice[good] }] : []));
  const most = Math.max(0, ...rolled.map(({ chances }) => chances.findLastIndex((chance) => chance > 0)));
  const pips = rolled.length === 0 ? [] : Array.from({ length: most + 1 }, (_, i) => i);
  return {
    pips,
    rows: rolled.map(({ good, chances }) => ({
      good,
      chances: pips.map((n) => chances[n] ?? 0),
      mean: chances.reduce((sum, chance, n) => sum + chance * n, 0),
    })),
  };
}
