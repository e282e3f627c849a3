// What a lesson points at, as it lies on the page now.
import type { Box } from "../table/place";

const MOST = 0.5; // of the board: a thing as large as that points at nothing

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** The part of a box that lies within another; null: none. */
export function within(box: Box, bounds: Box): Box | null {
  const left = Math.max(box.left, bounds.left);
  const top = Math.max(box.top, bounds.top);
  const width = Math.min(box.left + box.width, bounds.left + bounds.width) - left;
  const height = Math.min(box.top + box.height, bounds.top + bounds.height) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : null;
}

const area = ({ width, height }: Box) => width * height;
const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/** All on the page that is marked so, and may be seen. */
export function marked(root: ParentNode, mark: string, value: string): Element[] {
  return [...root.querySelectorAll(`[${mark}="${CSS.escape(value)}"]`)].filter(seen);
}

/** Where a thing is: on the board if it is there, else beside it. Who has no room for a seat shows the way to the seats. */
export function spotOf(table: Element, thing: string): Box | null {
  const frame = table.querySelector(".frame");
  if (!frame) return null;
  const board = boxOf(frame);
  const there = marked(frame, "data-thing", thing).flatMap((one) => within(boxOf(one), board) ?? []);
  const fine = there.filter((one) => area(one) <= MOST * area(board));
  if (there.length > 0) return (fine.length > 0 ? fine : there).reduce((a, b) => (area(b) > area(a) ? b : a));
  const beside = marked(table, "data-thing", thing).map(boxOf).find(area);
  if (beside) return beside;
  return thing.startsWith("seat:") ? spotOf(table, "seats") : null;
}
