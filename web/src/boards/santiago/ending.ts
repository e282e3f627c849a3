import type { Ending } from "../contract";
import scene from "./end.svg";
import type { EVENTS, NAMES } from "./facts.gen";

type Kind = keyof typeof EVENTS;
type Good = (typeof NAMES.good)[number];
const GOODS: Good[] = ["sugar", "citrus", "tobacco", "rum", "cigars", "wood"];

export const ending: Ending = {
  scene,
  dark: false,
  crates: GOODS.map((good) => `santiago-crate-${good}`),
  drawn: "crates",
  unit: "vp",
  gains: ["score", "load", "load-wood", "owner"] satisfies Kind[],
};
