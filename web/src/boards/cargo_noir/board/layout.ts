// Where things stand, in the units of the two boards: 1200 × 800 beside the panels, 780 wide on a phone.
import { PORTS, type Port } from "../edition";

export interface Spot {
  x: number;
  y: number;
  size: number;
}

/** The measures of a port in one arrangement. */
export interface Berth {
  w: number;
  h: number;
  good: number; // side of a crate
  ship: number; // width
  font: number;
  middle: number; // x around which the ships lie
  room: number; // width for them
}

export const WIDE: Berth = { w: 284, h: 186, good: 43, ship: 52, font: 17, middle: 192, room: 178 };
export const TALL: Berth = { w: 378, h: 124, good: 50, ship: 66, font: 24, middle: 246, room: 254 };
export const SLIM: Berth = { ...TALL, h: 72 }; // a closed port needs no room on a phone

export const AROUND: Record<Port, [number, number]> = {
  rotterdam: [12, 12],
  tangier: [12, 208],
  cape_town: [12, 404],
  bombay: [312, 404],
  hong_kong: [604, 404],
  new_york: [904, 12],
  panama: [904, 208],
  rio: [904, 404],
};

/** The shelf of the victory cards: where each family begins, and how much room its name has. */
export const ONE_ROW = {
  step: 88,
  scale: 1,
  font: 15,
  benefit: { x: 16, y: 630, room: 268 },
  common: { x: 294, y: 630, room: 350 },
  unique: { x: 660, y: 630, room: 520 },
};
export const TWO_ROWS: typeof ONE_ROW = {
  step: 168,
  scale: 1.42,
  font: 18,
  benefit: { x: 20, y: 634, room: 460 },
  common: { x: 524, y: 634, room: 650 },
  unique: { x: 20, y: 896, room: 1000 },
};

export interface Row {
  port: Port;
  x: number;
  y: number;
  berth: Berth;
}

/** Two columns: the open ports, then the closed ones in slim rows. `height` is where they end. */
export function upright(open: (port: Port) => boolean): { rows: Row[]; height: number } {
  const sorted = [...PORTS].sort((a, b) => Number(open(b)) - Number(open(a)));
  let y = 337;
  const rows: Row[] = [];
  for (let i = 0; i < sorted.length; i += 2) {
    const pair = sorted.slice(i, i + 2);
    const berth = pair.some(open) ? TALL : SLIM;
    pair.forEach((port, column) => rows.push({ port, x: column === 0 ? 8 : 394, y, berth }));
    y += berth.h + 5;
  }
  return { rows, height: y + 4 };
}

/** The crates on a pier: two in a row from below, a single one in the middle; smaller if an edition has many. */
export function onPier(slots: number, berth: Berth): Spot[] {
  const columns = slots <= 4 ? 2 : slots <= 6 ? 3 : Math.ceil(Math.sqrt(slots));
  const size = slots <= 4 ? berth.good : (2 * berth.good + 2) / columns - 2;
  return Array.from({ length: slots }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, slots - row * columns);
    const x = 9 + ((columns - inRow) * (size + 2)) / 2 + (i % columns) * (size + 2);
    return { x, y: berth.h - 13 - size - row * (size + 2), size };
  });
}

/** Stacks side by side: smaller where four or five crowd in. */
export function abreast(n: number, berth: Berth): { x: (i: number) => number; ship: number; font: number } {
  const step = Math.min(berth.ship + 2, berth.room / n);
  const scale = Math.min(1, step / (berth.ship - 2));
  const x = (i: number) => berth.middle + (i - (n - 1) / 2) * step;
  return { x, ship: berth.ship * scale, font: Math.max(berth.font * 0.82, berth.font * scale) };
}

/** The slots of the black market, in 264 units: one row, or two where an edition has more than eight. */
export function onMarket(slots: number): Spot[] {
  const rows = slots > 8 ? 2 : 1;
  const columns = Math.ceil(slots / rows);
  const step = Math.min(44, 264 / columns);
  const size = Math.min(step - 2, rows === 2 ? 26 : 42);
  return Array.from({ length: slots }, (_, i) => ({
    x: 135 - (columns * step) / 2 + (step - size) / 2 + (i % columns) * step,
    y: -1 - size - Math.floor(i / columns) * (size + 1),
    size,
  }));
}

export function sunburst(x: number, y: number, radius: number, rays: number): string {
  const point = (angle: number) =>
    `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y - radius * Math.sin(angle)).toFixed(1)}`;
  const step = Math.PI / rays;
  return Array.from({ length: rays }, (_, i) => {
    const angle = Math.PI - i * step;
    return `M${x} ${y}L${point(angle)}L${point(angle - step / 2)}Z`;
  }).join("");
}

/** A frame with stepped corners. */
export function frame(w: number, h: number): string {
  return `M14 0H${w - 14}v7h7v7h7V${h - 14}h-7v7h-7v7H14v-7h-7v-7h-7V14h7v-7h7Z`;
}
