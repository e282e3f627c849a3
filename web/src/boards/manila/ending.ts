import type { Ending } from "../contract";
import art from "./art.svg";
import type { EVENTS, NAMES } from "./facts.gen";
import { sources } from "./sources";

type Kind = keyof typeof EVENTS;
type Ware = (typeof NAMES.ware)[number];
const WARES: Ware[] = ["ginseng", "nutmeg", "silk", "jade"];

export const ending: Ending = {
  scene: art,
  dark: true,
  crates: WARES.map((ware) => `ma-ware-${ware}`),
  drawn: "goods",
  unit: "ma-coin",
  gains: ["profit", "loot", "harbour-pays", "shipyard-pays"] satisfies Kind[],
  sources,
};
