// What can be reckoned (docs/notation.md, section 7), and what is read from it.
import { GOODS, type Good, type Port } from "../edition";

export interface Bid {
  worth: number;
  highest: number | null;
  stack: number | null;
  beats: number;
  adds: number;
  affords: boolean;
}

export interface Figures {
  bag?: {
    left: number;
    refilled: boolean;
    goods: Partial<Record<Good, number>>;
    chance: Partial<Record<Good, number>>;
  };
  ports?: Partial<Record<Port, Bid>>;
}

export interface Share {
  good: Good;
  n: number;
  chance: number;
  part: number; // of the most there are of any good
}

/** What is in the bag, the most of it first. */
export function shares({ bag }: Figures): Share[] {
  const found = GOODS.map((good) => ({ good, n: bag?.goods[good] ?? 0, chance: bag?.chance[good] ?? 0 }));
  const most = Math.max(1, ...found.map(({ n }) => n));
  return found
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n)
    .map((one) => ({ ...one, part: one.n / most }));
}
