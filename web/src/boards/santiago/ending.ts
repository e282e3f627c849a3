import type { Ending, Tie } from "../contract";
import scene from "./end.svg";
import type { EVENTS, NAMES } from "./facts.gen";
import { printed, type Position } from "./position";
import { sources } from "./sources";

type Kind = keyof typeof EVENTS;
type Good = (typeof NAMES.good)[number];
const GOODS: Good[] = ["sugar", "citrus", "tobacco", "rum", "cigars", "wood"];

/** SC-10.5: the goods left, then the pesos. */
function tie(view: Position, winner: number, next: number): Tie | null {
  const { goods, pesos } = view.table;
  const left = (seat: number) => {
    const all = Object.values(goods[seat] ?? {}).reduce((sum, n) => sum + n, 0);
    return printed(view).end_goods_returned ? all % 3 : all;
  };
  const [n, n2] = [left(winner), left(next)];
  return n === n2 ? { key: "pesos", n: pesos[winner] ?? 0, n2: pesos[next] ?? 0 } : { key: "goods", n, n2 };
}

export const ending: Ending = {
  scene,
  dark: false,
  crates: GOODS.map((good) => `santiago-crate-${good}`),
  drawn: "crates",
  unit: "vp",
  tie,
  gains: ["score", "load", "load-wood", "owner"] satisfies Kind[],
  sources,
};
