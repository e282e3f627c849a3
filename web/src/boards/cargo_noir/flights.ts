// Things arrive and leave; they do not jump. Nothing moves where motion is off.
import { still } from "../shared/motion";

interface Way {
  x?: number;
  y?: number;
  moves: boolean; // false: just shown, nothing moves
  delay?: number;
}

/** Comes from, or goes to, a point relative to its place. The --ease-travel curve, roughly. */
export function travel(_node: Element, { x = 0, y = 0, moves, delay = 0 }: Way) {
  if (!moves || still()) return { duration: 0 };
  return {
    delay,
    duration: 400,
    easing: (t: number) => 1 - (1 - t) ** 3,
    css: (t: number, u: number) => `transform: translate(${x * u}px, ${y * u}px); opacity: ${Math.min(1, t * 2.5)}`,
  };
}
