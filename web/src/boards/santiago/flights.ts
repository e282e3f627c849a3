// What a moment sends across the board: goods, coins and banners between market, ship, car and the seats.
import type { Flight } from "../shared/Flights.svelte";
import type { Happening, Moment } from "$lib/wire";
import type { Layout, Point } from "./board/layout";
import { CARGO, GOODS, type Position } from "./position";

const MOST = 4; // tokens per happening; more say no more

export function flightsOf(
  view: Position,
  moment: Moment | null,
  layout: Layout,
  seats: number,
  you: number | null,
): Flight[] {
  return (moment?.happenings ?? []).flatMap((one) => flightOf(view, one, layout, seats, you));
}

function flightOf(view: Position, one: Happening, layout: Layout, seats: number, you: number | null): Flight[] {
  const hand = handOf(one.seat, layout, seats, you);
  const here = layout.parked[view.table.car]!;
  const thing = one.thing ?? "";
  const good = `#santiago-good-${thing}`;
  const stall = stallOf(thing, layout);
  switch (one.kind) {
    case "take":
    case "make":
      return fly(good, stall, hand, one.amount);
    case "hand-in":
      return fly(good, hand, stall, one.amount);
    case "load":
    case "deliver":
      return fly(good, hand, holdOf(view, thing, layout), one.amount);
    case "load-wood":
      return fly("#santiago-good-wood", hand, holdOf(view, thing, layout), one.amount);
    case "give":
      return fly(thing === "peso" || thing === "vp" ? `#santiago-${thing}` : good, hand, here, 1);
    case "earn":
      return fly("#santiago-peso", here, hand, one.amount);
    case "pay":
      return fly("#santiago-peso", hand, here, one.amount);
    case "score":
      return fly("#santiago-vp", here, hand, one.amount);
    case "owner": {
      const [x, y] = layout.buildings[view.table.buildings.indexOf(thing)] ?? here;
      return fly("#santiago-vp", [x + 50, y + 90], hand, 1);
    }
    case "leave-out": // four dice go aboard, the fifth into the boat
      return view.table.ship_in_port
        ? CARGO.map((die, i) => ({
            href: `#santiago-die-${die}`,
            from: trayOf(i, layout),
            to: die === thing ? asideOf(layout) : holdOf(view, die, layout),
            size: 54,
          }))
        : [];
    default:
      return [];
  }
}

function fly(href: string, from: Point, to: Point, amount: number | null): Flight[] {
  return Array.from({ length: Math.min(MOST, amount ?? 1) }, () => ({ href, from, to, size: 40 }));
}

/** A seat is beside the board: my own below it, the others to the right (on the upright board all are below). */
function handOf(seat: number | null, layout: Layout, seats: number, you: number | null): Point {
  const [width, height] = layout.size;
  if (layout.phone || seat === null || seat === you) return [width / 2, height - 10];
  return [width - 10, (height * (seat + 1)) / (seats + 1)];
}

function stallOf(good: string, layout: Layout): Point {
  const i = Math.max(
    0,
    GOODS.findIndex((one) => one === good),
  );
  const [x, y] = layout.supply;
  return layout.phone ? [x + 48 + i * 78, y + 46] : [x + 44 + i * 70, y + 76];
}

function trayOf(i: number, layout: Layout): Point {
  const { at, die, step } = layout.tray;
  return [at[0] + 24 + i * step + die * 30, at[1] + 14 + die * 30];
}

function asideOf(layout: Layout): Point {
  return [layout.aside[0] + 45, layout.aside[1] + 25];
}

function holdOf(view: Position, good: string, layout: Layout): Point {
  const wanted = CARGO.filter((one) => view.table.demand[one] !== undefined);
  const i = Math.max(
    0,
    wanted.findIndex((one) => one === good),
  );
  const { at, scale, hold } = layout.ship;
  return [at[0] + (hold[0] + 28 + i * 86) * scale, at[1] + (hold[1] + 28) * scale];
}
