// Where things are, in the units of the drawing: 1200 × 800, and 780 × 900 upright.
import { BERTHS, type Berth } from "../position";

export interface Point {
  x: number;
  y: number;
}

export interface Layout {
  phone: boolean;
  width: number;
  height: number;
  lanes: number[]; // y of each
  first: number; // x of space 0
  last: number; // x of the last space
  boat: { dy: number; scale: number; from: number; to: number }; // from…to: how far its middle may go
  die: Point & { size: number };
  harbour: Record<Berth, Point>;
  shipyard: Record<Berth, Point>;
  pirates: [Point, Point];
  pilots: { small: Point; large: Point };
  insurance: Point;
  bank: Point;
  spot: number; // radius of a place
}

function berths(at: (i: number) => Point): Record<Berth, Point> {
  return Object.fromEntries(BERTHS.map((berth, i) => [berth, at(i)])) as Record<Berth, Point>;
}

export const WIDE: Layout = {
  phone: false,
  width: 1200,
  height: 800,
  lanes: [336, 464, 592],
  first: 124,
  last: 891,
  boat: { dy: -18, scale: 0.98, from: 124, to: 891 },
  die: { x: 46, y: -26, size: 52 },
  harbour: berths((i) => ({ x: 1152, y: 322 + 128 * i })),
  shipyard: berths((i) => ({ x: 794 + 178 * i, y: 172 })),
  pirates: [
    { x: 818, y: 702 },
    { x: 890, y: 702 },
  ],
  pilots: { small: { x: 92, y: 755 }, large: { x: 206, y: 755 } },
  insurance: { x: 558, y: 184 },
  bank: { x: 1034, y: 716 },
  spot: 21,
};

export const TALL: Layout = {
  phone: true,
  width: 780,
  height: 900,
  lanes: [490, 607, 724],
  first: 98,
  last: 748,
  boat: { dy: -22, scale: 1, from: 204, to: 612 },
  die: { x: 38, y: -44, size: 60 },
  harbour: berths((i) => ({ x: 466 + 122 * i, y: 334 })),
  shipyard: berths((i) => ({ x: 72 + 122 * i, y: 334 })),
  pirates: [
    { x: 600, y: 820 },
    { x: 700, y: 820 },
  ],
  pilots: { small: { x: 48, y: 852 }, large: { x: 184, y: 852 } },
  insurance: { x: 712, y: 182 },
  bank: { x: 366, y: 832 },
  spot: 33,
};

export function spaceX(layout: Layout, space: number, lastSpace: number): number {
  return layout.first + ((layout.last - layout.first) * space) / lastSpace;
}

/** Where a boat floats, lies or is laid up. Upright there is no room beside the berths: it stays on its lane, at a jetty. */
export function boatAt(
  layout: Layout,
  lane: number,
  boat: { position: number | null; status: string; berth: Berth | null },
  lastSpace: number,
  long = false,
): Point & { scale: number } {
  const y = layout.lanes[lane]! + layout.boat.dy;
  const { scale } = layout.boat;
  if (boat.status === "sea" || boat.berth === null) {
    const x = spaceX(layout, boat.position ?? 0, lastSpace);
    const { from, to } = layout.boat;
    const reach = long ? 26 : 0; // four seats make the upright boat longer
    return { x: layout.phone ? Math.min(Math.max(x, from + reach), to - reach) : x, y, scale };
  }
  const i = BERTHS.indexOf(boat.berth);
  if (layout.phone) return { x: layout.boat.to - (long ? 26 : 0), y, scale };
  if (boat.status === "harbour") return { x: 1036, y: 320 + 128 * i, scale: 0.76 };
  return { x: 705 + 178 * i, y: 184, scale: 0.68 };
}
