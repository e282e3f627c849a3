// Facts at the top of the table, and where the points came from.
import type { Chip, Seen, Source } from "$boards/contract";
import type { Moment } from "$lib/wire";
import { CARDS, editionOf, type Family } from "./edition";
import { total, type Position } from "./position";

export function chips({ view, text }: Seen<Position>): Chip[] {
  const { round, bag, bank } = view.table;
  const n2 = editionOf(view).rounds;
  return [
    { label: text.say("chip-round"), value: text.say("chip-of", { n: round, n2 }) },
    { label: text.say("board-bag"), value: String(total(bag)) },
    { label: text.say("board-bank-name"), value: String(bank) },
  ];
}

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
