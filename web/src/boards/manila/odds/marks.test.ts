import { expect, test } from "vitest";
import { TALL, WIDE } from "../board/layout";
import type { Position } from "../position";
import { boatMarks, placeMarks } from "./marks";

const view = {
  seats: 3,
  options: {},
  table: {
    ashore: "ginseng",
    boats: {
      nutmeg: { position: 1, status: "sea", berth: null, crew: [0, null, null] },
      silk: { position: 12, status: "sea", berth: null, crew: [0, 1, 2] },
      jade: { position: null, status: "harbour", berth: "a", crew: [null, null, null, null] },
    },
    harbour: { a: 1, b: null, c: null },
    shipyard: { a: null, b: null, c: null },
    pirates: [2, null],
    pilot_small: null,
    pilot_large: 0,
    insurance: null,
  },
} as unknown as Position;
const ENDS = { arrive: 0.5, thirteen: 0.25, shipyard: 0.25 };
const places = ["nutmeg", "silk", "jade", "harbour_a", "harbour_b", "pirate", "pilot_small", "pilot_large"];
const figures = {
  boats: { nutmeg: ENDS, silk: ENDS, jade: ENDS },
  places: Object.fromEntries(places.map((place) => [place, 1])),
};

test.each([WIDE, TALL])("a figure stands only at a place that is free", (layout) => {
  const marked = placeMarks(view, layout, figures).map(({ place }) => place);
  expect(marked).toEqual(["nutmeg", "harbour_b", "pirate", "pilot_small"]);
});

test.each([WIDE, TALL])("chances lie beside a boat at sea, where there is room, inside the board", (layout) => {
  const [nutmeg, silk, ...more] = boatMarks(view, layout, figures);
  expect(more).toEqual([]);
  const boat = { nutmeg: layout.phone ? 204 : 183, silk: layout.phone ? 612 : 832 };
  expect(nutmeg!.x).toBeGreaterThan(boat.nutmeg + 80);
  expect(silk!.x + (layout.phone ? 198 : 178)).toBeLessThan(boat.silk - 80);
});

test.each([WIDE, TALL])("nothing leaves the board, nothing lies on the spaces of a lane", (layout) => {
  const marks = [...placeMarks(view, layout, figures), ...boatMarks(view, layout, figures)];
  for (const { x, y } of marks) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(layout.width - 30);
    if (x > layout.last + 30) continue; // beside them
    for (const lane of layout.lanes) expect(Math.abs(lane - y)).toBeGreaterThan(layout.phone ? 34 : 26);
  }
});

test("before the launch there is nothing", () => {
  expect(placeMarks(view, WIDE, {})).toEqual([]);
  expect(boatMarks(view, WIDE, {})).toEqual([]);
});
