// Where the points came from.
import type { Moment } from "$lib/wire";
import type { Source } from "../contract";
import { CARDS, editionOf, type Family } from "./edition";
import type { Position } from "./position";

const FAMILIES: Family[] = ["benefit", "common", "unique"];

/** CN-8.5. Only cards score: by family, they add up to the score. */
export function sources(_log: Moment[], view: Position): Source[][] {
  const { cards } = editionOf(view);
  return view.table.cards.map((owned) =>
    FAMILIES.map((family) => ({
      key: family,
      points: CARDS.filter((card) => cards[card].family === family).reduce(
        (sum, card) => sum + (owned[card] ?? 0) * cards[card].points,
        0,
      ),
    })),
  );
}
