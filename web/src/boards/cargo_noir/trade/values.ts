// CN-5.2 to CN-5.5. What sets of goods are worth, and the best way to split a hand into sets.
import { TYPES, type Edition, type Good } from "../edition";
import { counted, total, type Amounts } from "../position";

export type Rows = Pick<Edition, "same" | "different" | "largestSet">;
export type Kind = "same" | "different";

export interface GoodsSet {
  kind: Kind;
  goods: Good[];
  worth: number;
}

/** The set these goods make, or null if they make none. Where both rows fit, the better one counts. */
export function setOf(rows: Rows, goods: readonly Good[]): GoodsSet | null {
  if (goods.length < 1 || goods.length > rows.largestSet) return null;
  const ordinary = goods.filter((good) => good !== "wild");
  const types = new Set(ordinary).size;
  const as = (kind: Kind) => ({ kind, goods: [...goods], worth: rows[kind][goods.length] ?? 0 });
  const same = types <= 1 ? as("same") : null;
  const different = types === ordinary.length && types > 0 && goods.length > 1 ? as("different") : null;
  if (same && different) return same.worth >= different.worth ? same : different;
  return same ?? different;
}

/** BEST (CN-5.4 to CN-5.6): judges hands exactly, for rows of any form, and remembers them. */
export class Judge {
  #known = new Map<string, number>();

  constructor(readonly rows: Rows) {}

  best(amounts: Amounts): number {
    const counts = TYPES.map((good) => amounts[good]).filter((n) => n > 0);
    return this.#best(
      counts.sort((a, b) => b - a),
      amounts.wild,
    );
  }

  /** Types behave alike: a hand is its counts, the largest first, and its wild goods. */
  #best(counts: number[], wilds: number): number {
    const key = `${counts.join()}/${wilds}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const worth = counts.length === 0 ? this.#onlyWilds(wilds) : this.#search(counts, wilds);
    this.#known.set(key, worth);
    return worth;
  }

  #onlyWilds(wilds: number): number {
    let most = 0;
    for (let w = 1; w <= Math.min(wilds, this.rows.largestSet); w++)
      most = Math.max(most, this.rows.same[w]! + this.#best([], wilds - w));
    return most;
  }

  /** One good of the rarest type is in some set: try them all. */
  #search(counts: number[], wilds: number): number {
    const { same, largestSet } = this.rows;
    const others = counts.slice(0, -1);
    const rarest = counts.at(-1)!;
    let most = 0;
    for (let w = 0; w <= Math.min(wilds, largestSet - 1); w++)
      for (let m = 1; m <= Math.min(rarest, largestSet - w); m++)
        most = Math.max(most, same[m + w]! + this.#best(sorted([...others, rarest - m]), wilds - w));
    return Math.max(most, this.#widen(others, [rarest - 1], wilds, 1, 0));
  }

  /** A different-set of k goods so far; `at` is the next type that may join it. */
  #widen(others: number[], taken: number[], wilds: number, k: number, at: number): number {
    const { different, largestSet } = this.rows;
    let most = 0;
    if (k >= 2)
      for (let w = 0; w <= Math.min(wilds, largestSet - k); w++)
        most = Math.max(most, different[k + w]! + this.#best(sorted([...taken, ...others]), wilds - w));
    if (k < largestSet)
      for (let i = at; i < others.length; i++) {
        if (i > at && others[i] === others[i - 1]) continue; // types with equal counts: the first stands for all
        const rest = [...others.slice(0, i), ...others.slice(i + 1)];
        most = Math.max(most, this.#widen(rest, [...taken, others[i]! - 1], wilds, k + 1, i));
      }
    return most;
  }

  /** The sets that make these goods worth most. */
  split(goods: readonly Good[]): GoodsSet[] {
    const sets: GoodsSet[] = [];
    let left = counted(goods);
    while (total(left) > 0) {
      const one = this.#firstSet(left);
      sets.push(one);
      left = without(left, one.goods);
    }
    return sets;
  }

  #firstSet(left: Amounts): GoodsSet {
    const most = this.best(left);
    for (const goods of candidates(left)) {
      const one = setOf(this.rows, goods);
      if (one && one.worth + this.best(without(left, goods)) === most) return one;
    }
    throw new Error("no set is part of the best split");
  }
}

export function without(amounts: Amounts, goods: readonly Good[]): Amounts {
  const left = { ...amounts };
  for (const good of goods) left[good] -= 1;
  return left;
}

function sorted(counts: number[]): number[] {
  return counts.filter((n) => n > 0).sort((a, b) => b - a);
}

/** Every set that holds one good of the rarest type (or wild ones only). */
function* candidates(left: Amounts): Generator<Good[]> {
  const types = TYPES.filter((good) => left[good] > 0).sort((a, b) => left[a] - left[b]);
  const [rarest, ...others] = types;
  for (let w = 0; w <= left.wild; w++) {
    const wilds = Array<Good>(w).fill("wild");
    if (rarest === undefined) {
      yield wilds;
      continue;
    }
    for (let m = left[rarest]; m >= 1; m--) yield [...Array<Good>(m).fill(rarest), ...wilds];
    for (let chosen = 1; chosen < 1 << others.length; chosen++)
      yield [rarest, ...others.filter((_, i) => (chosen >> i) & 1), ...wilds];
  }
}
