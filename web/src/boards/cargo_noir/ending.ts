import type { Ending, Tie } from "../contract";
import art from "./art.svg";
import { CARDS, editionOf } from "./edition";
import type { EVENTS, NAMES } from "./facts.gen";
import type { Position } from "./position";
import { sources } from "./sources";

type Kind = keyof typeof EVENTS;
type Good = (typeof NAMES.good)[number];
const GOODS: Good[] = ["gold", "jewels", "cars", "art", "ivory", "alcohol"];

/** CN-8.6: the best single card. */
function tie(view: Position, winner: number, next: number): Tie {
  const { cards } = editionOf(view);
  const best = (seat: number) =>
    Math.max(0, ...CARDS.filter((card) => view.table.cards[seat]?.[card]).map((card) => cards[card].points));
  return { key: "card", n: best(winner), n2: best(next) };
}

export const ending: Ending = {
  scene: art,
  dark: true,
  crates: GOODS.map((good) => `cn-good-${good}`),
  drawn: "goods",
  unit: "vp",
  tie,
  gains: ["set", "acquire"] satisfies Kind[],
  sources,
};
