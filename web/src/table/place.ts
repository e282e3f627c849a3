// Where a card has room beside what it explains.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 8; // to the window

/** What should stay in sight, and how much. */
export interface Kept {
  box: Box;
  weight: number;
}

/** Below, above, right or left of the target: where it lies over the least of what should stay in sight. */
export function beside(target: Box, card: { width: number; height: number }, window: Box, keep: Kept[]): Box {
  const cost = (box: Box) =>
    1e6 * shared(box, target) + keep.reduce((sum, one) => sum + one.weight * shared(box, one.box), 0);
  return around(target, card)
    .map((at) => ({
      left: within(at.left, card.width, window.left, window.width),
      top: within(at.top, card.height, window.top, window.height),
      ...card,
    }))
    .reduce((best, one) => (cost(one) < cost(best) ? one : best));
}

/** The places beside a target, the best looking first. */
function around(target: Box, card: { width: number; height: number }): { left: number; top: number }[] {
  const sides = (from: number, size: number, room: number) => [from + (size - room) / 2, from + size - room, from];
  const xs = sides(target.left, target.width, card.width);
  const ys = sides(target.top, target.height, card.height);
  return [
    ...xs.map((left) => ({ left, top: target.top + target.height + GAP })),
    ...xs.map((left) => ({ left, top: target.top - card.height - GAP })),
    ...ys.map((top) => ({ left: target.left + target.width + GAP, top })),
    ...ys.map((top) => ({ left: target.left - card.width - GAP, top })),
  ];
}

const within = (at: number, size: number, from: number, room: number) =>
  Math.max(from + EDGE, Math.min(at, from + room - size - EDGE));

/** The area that two boxes share. */
export function shared(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}
