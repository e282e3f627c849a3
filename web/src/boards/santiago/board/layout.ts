// Where things stand: on the wide board (1200 × 800) and on the upright one (780 × 900).
export type Point = readonly [number, number];

/** Upright boards are drawn 0.433 times as large on a phone held sideways: no lettering of theirs is smaller than this. */
export const READABLE = 23.4;

export interface Layout {
  phone: boolean;
  size: Point;
  buildings: Point[]; // by place
  building: number; // scale of a building, 92 × 140 at 1
  pawn: { at: Point; width: number };
  stars: Point[]; // on the street, by stop
  cubans: Point[]; // by stop; the port has none
  cuban: number; // radius of a portrait
  parked: Point[]; // the car, by stop
  corners: Point[][]; // what the car passes between a stop and the next
  car: Point; // its size
  supply: Point;
  ship: { at: Point; scale: number; hold: Point; die: number };
  flags: { at: Point; step: number; scale: number };
  aside: Point;
  track: { at: Point; step: number; scale: number };
  tray: { at: Point; die: number; step: number; size: Point };
}

/** The way of the car: every stop it passes, and the bends between them. */
export function way(layout: Layout, stops: Point[], from: number, steps: number): Point[] {
  const points: Point[] = [stops[from]!];
  for (let i = 0; i < steps; i++) {
    const stop = (from + i) % stops.length;
    points.push(...layout.corners[stop]!, stops[(stop + 1) % stops.length]!);
  }
  return points;
}

const row = (x: number, y: number, step: number): Point[] => [0, 1, 2].map((i) => [x + i * step, y] as const);

const wideStars: Point[] = [
  [600, 587],
  [316, 587],
  [66, 430],
  [262, 243],
  [431, 243],
  [600, 243],
  [769, 243],
  [938, 243],
  [1134, 430],
  [884, 587],
];

export const WIDE: Layout = {
  phone: false,
  size: [1200, 800],
  buildings: [...row(24, 34, 92), ...row(316, 34, 92), ...row(608, 34, 92), ...row(900, 34, 92)],
  building: 1,
  pawn: { at: [-6, 118], width: 32 },
  stars: wideStars,
  cubans: [
    [0, 0],
    [316, 466],
    [160, 428],
    [262, 326],
    [431, 326],
    [600, 326],
    [769, 326],
    [938, 326],
    [1040, 428],
    [884, 466],
  ],
  cuban: 50,
  parked: wideStars.map(([x, y]) => [x, y - 15] as const),
  corners: [
    [],
    [
      [164, 587],
      [95, 558],
      [66, 489],
    ],
    [
      [66, 341],
      [95, 272],
      [164, 243],
    ],
    [],
    [],
    [],
    [],
    [
      [1036, 243],
      [1105, 272],
      [1134, 341],
    ],
    [
      [1134, 489],
      [1105, 558],
      [1036, 587],
    ],
    [],
  ],
  car: [124, 60],
  supply: [388, 418],
  ship: { at: [352, 640], scale: 0.93, hold: [118, 28], die: 0.9 },
  flags: { at: [58, 676], step: 72, scale: 1 },
  aside: [868, 653],
  track: { at: [894, 760], step: 44, scale: 1 },
  tray: { at: [378, 541], die: 1, step: 84, size: [444, 98] },
};

const phoneCubans: Point[] = [
  [390, 672],
  [206, 668],
  [66, 580],
  [116, 424],
  [253, 424],
  [390, 424],
  [527, 424],
  [664, 424],
  [714, 580],
  [574, 668],
];

export const PHONE: Layout = {
  phone: true,
  size: [780, 900],
  buildings: [...row(16, 6, 114.1), ...row(422.2, 6, 114.1), ...row(16, 188, 114.1), ...row(422.2, 188, 114.1)],
  building: 1.24,
  pawn: { at: [2, 17.84], width: 44 },
  stars: phoneCubans,
  cubans: phoneCubans,
  cuban: 44,
  // beside the portraits, over what the Cuban gives: nobody can be asked about the stop the car is at
  parked: [
    [390, 664],
    [297, 668],
    [66, 654],
    [116, 508],
    [253, 508],
    [390, 508],
    [527, 508],
    [664, 508],
    [714, 654],
    [483, 668],
  ],
  corners: [
    [],
    [
      [118, 668],
      [77, 651],
      [60, 610],
    ],
    [
      [60, 482],
      [77, 441],
    ],
    [],
    [],
    [],
    [],
    [
      [703, 441],
      [720, 482],
    ],
    [
      [720, 610],
      [703, 651],
      [662, 668],
    ],
    [],
  ],
  car: [116, 56],
  supply: [148, 522],
  ship: { at: [186, 752], scale: 0.82, hold: [113, 18], die: 1.07 },
  flags: { at: [14, 776], step: 43, scale: 0.82 },
  aside: [610, 758],
  track: { at: [628, 862], step: 22, scale: 0.62 },
  tray: { at: [125, 618], die: 1.37, step: 100, size: [530, 120] },
};
