// The figures of a review as they are shown: whole parts of a hundred, places on the graph.
import { standing } from "$lib/fold";
import { inHundred } from "../coach/weigh";
import type { Balance, Belief, Chapter, Judgement, Moment, Review, Stroke } from "$lib/wire";

export { inHundred };
export const MOST = 5; // decisions, and strokes of luck
const COSTLY = ["inaccuracy", "mistake", "blunder"];
const SLIGHT = 0.005; // of a victory: luck that would be shown as 0

export function signed(n: number): string {
  if (n === 0) return "0";
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** Whole numbers that add up to the total: those that lose most by it are rounded up. */
export function rounded(parts: number[], total: number): number[] {
  const made = parts.map(Math.floor);
  const missing = total - made.reduce((sum, one) => sum + one, 0);
  const byRest = parts.map((part, i) => [part - made[i]!, i] as const).sort((a, b) => b[0] - a[0] || a[1] - b[1]);
  for (let i = 0; i < missing; i++) made[byRest[i % parts.length]![1]]! += 1;
  return made;
}

/** Shares of victory in whole hundredths that add up to a hundred. */
export const ofHundred = (shares: number[]): number[] =>
  rounded(
    shares.map((share) => share * 100),
    100,
  );

export const PARTS = ["start", "luck", "own", "others", "evaluation"] as const;
export type PartName = (typeof PARTS)[number];

export interface Row {
  seat: number;
  parts: { name: PartName; n: number; margin: number; from: number }[]; // `from`: where its bar begins
  result: number;
}

/** Where a seat's result came from; what is shown adds up. */
export function row(balance: Balance): Row {
  const result = inHundred(balance.result);
  const shown = rounded(
    PARTS.map((name) => balance[name].share * 100),
    result,
  );
  let from = 0;
  const parts = PARTS.map((name, i) => {
    const part = { name, n: shown[i]!, margin: inHundred(balance[name].margin), from };
    from += shown[i]!;
    return part;
  });
  return { seat: balance.seat, parts, result };
}

/** The ends of a whisker in whole hundredths: of what a decision cost, or brought. */
export const interval = ({ cost, margin }: Judgement): [number, number] => [
  inHundred(cost - margin),
  inHundred(cost + margin),
];

export const isCostly = (one: Judgement): boolean => COSTLY.includes(one.verdict);

/** The decisions of a seat that mattered, the weightiest first; among them what is too close to call, and finds. */
export function decisionsOf(review: Review, seat: number): Judgement[] {
  const told = review.judgements.filter((one) => one.seat === seat && one.verdict !== "fine");
  const sure = (one: Judgement) => (one.verdict === "close" ? 0 : 1);
  return told.sort((a, b) => sure(b) - sure(a) || b.cost - a.cost || a.moment - b.moment).slice(0, MOST);
}

/** The strokes of luck that mattered most to a seat. */
export function strokesOf(review: Review, seat: number): Stroke[] {
  const weight = (one: Stroke) => Math.abs(one.luck[seat] ?? 0);
  return review.strokes
    .filter((one) => weight(one) >= SLIGHT)
    .sort((a, b) => weight(b) - weight(a) || a.moment - b.moment)
    .slice(0, MOST);
}

/** The chapter that a moment belongs to. */
export const chapterAt = (review: Review, moment: number): Chapter | undefined =>
  review.chapters.findLast((one) => one.moment <= moment);

/** What a seat could know then: what it was asked with last, or first. */
export function beliefAt(review: Review, seat: number, moment: number): Belief | undefined {
  const own = review.beliefs.filter((one) => one.seat === seat);
  return own.findLast((one) => one.moment <= moment) ?? own[0];
}

/** For each number of answers the entry of the table's log after which that many stand; before the first: the first. */
export function entries(log: Moment[]): number[] {
  const answers = standing(log).filter((moment) => moment.took_back === null && moment.answer !== "resign");
  return [answers[0]?.seq ?? 1, ...answers.map((moment) => moment.seq)];
}

/** How a seat came out: 1 for whoever shares the victory. */
export function place({ scores, winners }: Pick<Review, "scores" | "winners">, seat: number): number {
  if (winners.includes(seat)) return 1;
  const before = scores.filter((score, other) => winners.includes(other) || score > scores[seat]!).length;
  return before + 1;
}

// ------------------------------------------------------------------ the graph

/** The seats from the floor up: one's own first, so that its height can be read. */
export const stacked = (seats: number, own: number): number[] => [
  own,
  ...Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== own),
];

/** The upper edge of each seat in that order, by moment, in hundredths from the floor. */
export function edges(chances: number[][], order: number[]): number[][] {
  return order.map((_, level) =>
    chances.map((shares) => 100 * order.slice(0, level + 1).reduce((sum, seat) => sum + (shares[seat] ?? 0), 0)),
  );
}

const at = (height: number): string => (100 - height).toFixed(2);

export const linePath = (heights: number[]): string =>
  heights.map((height, moment) => `${moment === 0 ? "M" : "L"}${moment} ${at(height)}`).join("");

/** A ribbon between two edges. */
export function ribbonPath(lower: number[] | null, upper: number[]): string {
  const floor = (lower ?? upper.map(() => 0)).map((height, moment) => `L${moment} ${at(height)}`).reverse();
  return `${linePath(upper)}${floor.join("")}Z`;
}

/** Places in a row at least `gap` apart, as near as can be to where they belong, within `width`. */
export function spread(wanted: number[], gap: number, width: number): number[] {
  const order = wanted.map((x, i) => [x, i] as const).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const room = Math.min(gap, width / Math.max(1, wanted.length));
  const placed: number[] = [];
  order.forEach(([x], i) => placed.push(Math.max(x, room / 2, i > 0 ? placed[i - 1]! + room : -Infinity)));
  for (let i = placed.length - 1; i >= 0; i--)
    placed[i] = Math.min(placed[i]!, i === placed.length - 1 ? width - room / 2 : placed[i + 1]! - room);
  const made: number[] = [];
  order.forEach(([, i], n) => (made[i] = placed[n]!));
  return made;
}

/** Where a token of a seat has room in its ribbon: the middle of it, at some moments. */
export function tokenSpots(chances: number[][], order: number[], moments: number[], least: number) {
  const tops = edges(chances, order);
  const there = moments.filter((moment) => moment < chances.length);
  return there.flatMap((moment) =>
    order.flatMap((seat, level) => {
      const lower = level === 0 ? 0 : tops[level - 1]![moment]!;
      const upper = tops[level]![moment]!;
      return upper - lower >= least ? [{ seat, moment, height: (lower + upper) / 2 }] : [];
    }),
  );
}
