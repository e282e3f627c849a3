import type { Ending } from "../contract";
import art from "./art.svg";
import type { EVENTS, NAMES } from "./facts.gen";

type Kind = keyof typeof EVENTS;
type Good = (typeof NAMES.good)[number];
const GOODS: Good[] = ["gold", "jewels", "cars", "art", "ivory", "alcohol"];

export const ending: Ending = {
  scene: art,
  dark: true,
  crates: GOODS.map((good) => `cn-good-${good}`),
  drawn: "goods",
  unit: "vp",
  gains: ["set", "acquire"] satisfies Kind[],
};
