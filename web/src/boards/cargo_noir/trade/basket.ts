// The cards wanted so far, and those that may still be added.
import type { Question } from "$lib/wire";
import { CARDS, type Card, type Edition } from "../edition";
import { id, isLastRound, type Position } from "../position";
import { costOf } from "./trade";
import { Judge } from "./values";

let judge: Judge | null = null;

/** One judge for a table: what it has found out about hands is kept. */
export function judgeOf(edition: Edition): Judge {
  const rows = judge?.rows;
  if (!judge || rows?.same.join() !== edition.same.join() || rows?.different.join() !== edition.different.join())
    judge = new Judge(edition);
  return judge;
}

/** The basket as the table knows it, and what is drafted on top of it. */
export function basketOf(view: Position, drafted: readonly Card[]): Card[] {
  return [...(view.pending?.basket ?? []), ...drafted];
}

/** CN-8.2. Coins count in the last round only. */
export function coinsToPay(view: Position, edition: Edition): number {
  return isLastRound(view, edition) ? (view.table.safe[view.table.turn] ?? 0) : 0;
}

export function mostToSpend(view: Position, edition: Edition): number {
  const goods = view.table.goods[view.table.turn];
  return (goods ? judgeOf(edition).best(goods) : 0) + coinsToPay(view, edition);
}

/** By card that the table offers and that fits into the draft: the answer that wants it. */
export function wantable(
  question: Question,
  view: Position,
  edition: Edition,
  drafted: readonly Card[],
  running: boolean,
): Map<Card, string[]> {
  const found = new Map<Card, string[]>();
  if (question.name !== "basket" || running || question.offers.length === 0) return found;
  const spend = mostToSpend(view, edition) - costOf(edition, basketOf(view, drafted));
  for (const { answer } of question.offers) {
    const [verb, written] = answer.split(" ");
    const card = id<Card>(written);
    if (verb !== "want" || !CARDS.includes(card)) continue;
    const { cost, limit } = edition.cards[card];
    const n = basketOf(view, drafted).filter((one) => one === card).length;
    const owned = view.table.cards[view.table.turn]?.[card] ?? 0;
    if (cost <= spend && n < view.table.supply[card] && owned + n < limit) found.set(card, [answer]);
  }
  return found;
}
