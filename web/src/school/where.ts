// Where the card has room: never over what it speaks of.
import { shared, type Box, type Kept } from "../table/place";

const STEPS = 16; // places tried in each direction
const EDGE = 8;
const AIR = 10; // between the card and its target

/** Within the area, over the least of what should stay in sight, and near the target. */
export function cardAt(area: Box, card: { width: number; height: number }, target: Box | null, keep: Kept[]): Box {
  const room = target && grown(target, AIR);
  const cost = (box: Box) =>
    (room ? 1e6 * shared(box, room) + distance(box, room) : 0) +
    keep.reduce((sum, one) => sum + one.weight * shared(box, one.box), 0);
  return places(area, card, room).reduce((best, one) => (cost(one) < cost(best) ? one : best));
}

function places(area: Box, card: { width: number; height: number }, target: Box | null): Box[] {
  const along = (from: number, size: number, room: number, at: number[]) => {
    const last = Math.max(from + EDGE, from + size - room - EDGE);
    const even = Array.from({ length: STEPS + 1 }, (_, i) => from + EDGE + ((last - from - EDGE) * i) / STEPS);
    return [...at.filter((one) => one >= from + EDGE && one <= last), ...even];
  };
  const lefts = target
    ? [target.left + (target.width - card.width) / 2, target.left + target.width, target.left - card.width]
    : [];
  const tops = target
    ? [target.top + (target.height - card.height) / 2, target.top + target.height, target.top - card.height]
    : [];
  return along(area.top, area.height, card.height, tops).flatMap((top) =>
    along(area.left, area.width, card.width, lefts).map((left) => ({ left, top, ...card })),
  );
}

export function grown({ left, top, width, height }: Box, by: number): Box {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}

/** Between the middles. */
function distance(a: Box, b: Box): number {
  return Math.hypot(a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2);
}

export type Side = "up" | "down" | "left" | "right";

/** The side of the card that looks at its target, and how far along it the tail stands; null: it is not beside it. */
export function tailOf(card: Box, target: Box): { side: Side; at: number } | null {
  const middle = { x: target.left + target.width / 2, y: target.top + target.height / 2 };
  const x = Math.max(24, Math.min(middle.x - card.left, card.width - 24));
  const y = Math.max(24, Math.min(middle.y - card.top, card.height - 24));
  const over = middle.x > card.left && middle.x < card.left + card.width;
  const level = middle.y > card.top && middle.y < card.top + card.height;
  if (over && target.top >= card.top + card.height) return { side: "down", at: x };
  if (over && target.top + target.height <= card.top) return { side: "up", at: x };
  if (level && target.left >= card.left + card.width) return { side: "right", at: y };
  if (level && target.left + target.width <= card.left) return { side: "left", at: y };
  return null;
}
