// Where the figures stand on the board: beside what they tell of, and on no other number.
import { boatAt, type Layout, type Point } from "../board/layout";
import { BERTHS, isWare, lanes, printed, type Boat, type Position, type Ware } from "../position";

/** docs/notation.md, section 7. */
export interface Figures {
  boats?: Partial<Record<Ware, Ends>>;
  places?: Record<string, number>; // pesos
}

export interface Ends {
  arrive: number;
  thirteen: number;
  shipyard: number;
}

export interface PlaceMark extends Point {
  place: string;
  pesos: number;
}

export interface BoatMark extends Point {
  ware: Ware;
  ends: Ends;
}

interface Sizes {
  text: number; // 10 px at the smallest
  pill: number; // height
  box: Point; // size of the three chances
  free: number; // from the middle of a boat to where nothing of it is
  rows: { place: number; box: number }; // beside a boat, from its lane
  over: number; // from the middle of a place to the figure above it
  under: number; // or below it
}

const WIDE: Sizes = {
  text: 18,
  pill: 20,
  box: { x: 178, y: 28 },
  free: 92,
  rows: { place: -86, box: -54 },
  over: -38,
  under: 31,
};
const TALL: Sizes = {
  text: 24,
  pill: 29,
  box: { x: 198, y: 32 },
  free: 134,
  rows: { place: -74, box: -39 },
  over: -52,
  under: 34,
};
const LONGER = 26; // half of what a fourth seat adds to an upright boat
const PILL = 42; // half of its width, at the most

export const sizesOf = (layout: Layout): Sizes => (layout.phone ? TALL : WIDE);

function berthOf(layout: Layout, place: string, at: number): Point | null {
  const [kind, letter] = place.split("_");
  const berth = BERTHS.find((one) => one === letter);
  if (!berth || (kind !== "harbour" && kind !== "shipyard")) return null;
  const { x, y } = layout[kind][berth];
  return { x, y: y + at };
}

function ashore(view: Position, layout: Layout, place: string): Point | null {
  const { over, under } = sizesOf(layout);
  const above = ({ x, y }: Point) => ({ x, y: y + over });
  const below = ({ x, y }: Point) => ({ x, y: y + under });
  if (place === "insurance") return above(layout.insurance);
  if (place === "pirate") return above(layout.pirates[view.table.pirates[0] === null ? 0 : 1]);
  if (place === "pilot_small" || place === "pilot_large") {
    const at = layout.pilots[place === "pilot_small" ? "small" : "large"];
    return layout.phone ? below(at) : above(at);
  }
  return berthOf(layout, place, !layout.phone && place.startsWith("shipyard") ? over : under);
}

/** Whether somebody may still go there, as far as the board shows. */
function isVacant({ table }: Position, place: string): boolean {
  if (isWare(place)) return table.boats[place]?.status === "sea" && table.boats[place].crew.includes(null);
  if (place === "pirate") return table.pirates.includes(null);
  if (place === "insurance" || place === "pilot_small" || place === "pilot_large") return table[place] === null;
  const [kind, berth] = place.split("_") as ["harbour" | "shipyard", "a" | "b" | "c"];
  return table[kind]?.[berth] === null;
}

/** The side of a boat on which there is room, and how far from its middle that begins. */
function beside(view: Position, layout: Layout, ware: Ware, boat: Boat) {
  const lane = lanes(view).indexOf(ware);
  const long = boat.crew.length > 3;
  const { x } = boatAt(layout, lane, boat, printed(view).last_space, long);
  const { free, box } = sizesOf(layout);
  const from = free + (layout.phone && long ? LONGER : 0);
  const left = x - from - box.x >= layout.die.x + 34;
  return { y: layout.lanes[lane]!, edge: left ? x - from : x + from, side: left ? -1 : 1 };
}

export function placeMarks(view: Position, layout: Layout, { places = {} }: Figures): PlaceMark[] {
  return Object.entries(places).flatMap(([place, pesos]) => {
    if (!isVacant(view, place)) return [];
    if (!isWare(place)) {
      const at = ashore(view, layout, place);
      return at ? [{ place, pesos, ...at }] : [];
    }
    const { y, edge, side } = beside(view, layout, place, view.table.boats[place]!);
    return [{ place, pesos, x: edge + side * PILL, y: y + sizesOf(layout).rows.place }];
  });
}

/** Where the boxes of the boats at sea begin. */
export function boatMarks(view: Position, layout: Layout, { boats = {} }: Figures): BoatMark[] {
  const { box, rows } = sizesOf(layout);
  return lanes(view).flatMap((ware) => {
    const boat = view.table.boats[ware];
    const ends = boats[ware];
    if (!ends || boat?.status !== "sea") return [];
    const { y, edge, side } = beside(view, layout, ware, boat);
    return [{ ware, ends, x: side < 0 ? edge - box.x : edge, y: y + rows.box }];
  });
}
