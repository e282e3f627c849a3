// A whole trade, drafted at once and answered question by question (CN-5.1 to CN-5.11).
import type { Question } from "$lib/wire";
import { CARDS, GOODS, TYPES, type Card, type Edition, type Good } from "../edition";
import { counted, tokens, total, word, type Amounts, type Position } from "../position";
import { Judge, setOf, without, type GoodsSet, type Rows } from "./values";

/** One answer, and where the trade stands when it is due: what `standing` says then. */
export interface Step {
  at: string;
  answer: string;
}

export interface Draft {
  cards: readonly Card[];
  sets: readonly (readonly Good[])[];
}

export function costOf(edition: Edition, cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + edition.cards[card].cost, 0);
}

export function inOrder(cards: readonly Card[]): Card[] {
  return [...cards].sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));
}

/** Where a trade stands: no two of its questions stand alike. */
export function standing(question: string, view: Position): string {
  const { pending, table } = view;
  if (question === "basket") return `basket ${pending?.basket?.length ?? 0}`;
  if (question === "pay") return `pay ${pending?.value ?? 0}`;
  if (question === "leave-out") return `leave-out ${pending?.value ?? 0} ${pending?.without?.length ?? 0}`;
  if (question === "discard") return `discard ${total(table.goods[table.turn] ?? {})}`;
  return question;
}

/** The sets in the order in which they are handed in: the dearest last, so that each one is still asked for.
 *  Those that are not needed are left out: the trade would be over before their turn. */
export function needed(rows: Rows, sets: readonly (readonly Good[])[], cost: number): GoodsSet[] {
  const made = sets.flatMap((goods) => setOf(rows, goods) ?? []).sort((a, b) => a.worth - b.worth);
  let worth = made.reduce((sum, one) => sum + one.worth, 0);
  while (made.length > 0 && worth - made[0]!.worth >= cost) worth -= made.shift()!.worth;
  return made;
}

/** The answers that make this trade, from where the view stands: an empty basket, or a basket being paid. */
export function planTrade(edition: Edition, view: Position, draft: Draft): Step[] {
  const seat = view.table.turn;
  const paying = view.pending?.question === "pay";
  const before = view.pending?.basket ?? [];
  const steps: Step[] = [];
  if (!paying) {
    const wanted = inOrder(draft.cards);
    wanted.forEach((card, i) => steps.push({ at: `basket ${before.length + i}`, answer: `want ${word(card)}` }));
    steps.push({ at: `basket ${before.length + wanted.length}`, answer: "checkout" });
  }
  const cost = costOf(edition, [...before, ...(paying ? [] : draft.cards)]);
  let value = paying ? (view.pending?.value ?? 0) : 0;
  let stock = { ...(view.table.goods[seat] as Amounts) };
  for (const one of needed(edition, draft.sets, cost - value)) {
    steps.push(...stepsOf(one, stock, value));
    stock = without(stock, one.goods);
    value += one.worth;
  }
  if (value < cost) steps.push({ at: `pay ${value}`, answer: "coins" });
  return steps;
}

/** The answers that hand in one set, from a stock. */
function stepsOf(one: GoodsSet, stock: Amounts, value: number): Step[] {
  const amounts = counted(one.goods);
  const used = TYPES.filter((good) => amounts[good] > 0);
  const at = `pay ${value}`;
  if (used.length === 0) return [{ at, answer: `wilds ${amounts.wild}` }];
  if (one.kind === "same") return [{ at, answer: `same ${used[0]} ${amounts[used[0]!]} ${amounts.wild}` }];
  const left = TYPES.filter((good) => stock[good] > 0 && !used.includes(good));
  return [
    { at, answer: `different ${used.length} ${amounts.wild}` },
    ...left.map((good, i) => ({ at: `leave-out ${value} ${i}`, answer: `without ${good}` })),
  ];
}

export function planDiscard(view: Position, goods: readonly Good[]): Step[] {
  const held = total(view.table.goods[view.table.turn] ?? {});
  return goods.map((good, i) => ({ at: `discard ${held - i}`, answer: `discard ${good}` }));
}

export type Next =
  | { do: "answer"; step: number } // this step of the plan is due, and offered
  | { do: "wait" } // the table has not moved on yet
  | { do: "stop"; step: number } // it is not offered, or something else is asked
  | { do: "end" }; // the trade is made

/** What to do about the question asked now; `done` steps have been sent. An answer that is the only one possible
 *  may have been given for the seat: then the table stands at a later step. */
export function nextStep(plan: readonly Step[], done: number, question: Question, view: Position): Next {
  if (!plan.some((step) => step.at.split(" ")[0] === question.name)) return { do: "end" };
  const stands = standing(question.name, view);
  const step = plan.findIndex((one, i) => i >= done && one.at === stands);
  if (step >= 0) {
    const offered = question.offers.some((offer) => offer.answer === plan[step]!.answer);
    return { do: offered ? "answer" : "stop", step };
  }
  if (done > 0 && stands === plan[done - 1]!.at) return { do: "wait" };
  return { do: "stop", step: Math.min(done, plan.length - 1) };
}

// ------------------------------------------------------------------------------- suggestions

export interface Payment {
  sets: Good[][];
  coins: number;
  kept: number; // what the goods kept are worth
  loss: number;
}

/** Payments of this cost, the best first: what is kept is worth most, least is lost, fewest tokens go. */
export function suggest(judge: Judge, hand: Amounts, cost: number, coins: number, limit = 3): Payment[] {
  const found = new Search(judge, hand, cost - coins).found.map((used) => {
    const goods = tokens(used);
    const worth = judge.best(used);
    return { goods, worth, kept: judge.best(without(hand, goods)), loss: Math.max(0, worth - cost) };
  });
  found.sort((a, b) => b.kept - a.kept || a.loss - b.loss || a.goods.length - b.goods.length);
  return found.slice(0, limit).map(({ goods, worth, kept, loss }) => ({
    sets: judge.split(goods).map((one) => inGoodsOrder(one.goods)),
    coins: Math.max(0, cost - worth),
    kept,
    loss,
  }));
}

export function inGoodsOrder(goods: readonly Good[]): Good[] {
  return [...goods].sort((a, b) => GOODS.indexOf(a) - GOODS.indexOf(b));
}

/** Looks for handfuls of goods that pay, none of which could do with one good less. Types of which a
 *  player holds equally many are interchangeable: one way of several is enough. */
class Search {
  found: Amounts[] = [];
  #order: Good[];

  constructor(
    readonly judge: Judge,
    readonly hand: Amounts,
    readonly target: number,
  ) {
    const held = TYPES.filter((good) => hand[good] > 0).sort((a, b) => hand[b] - hand[a]);
    this.#order = ["wild", ...held];
    this.#extend(counted([]), 0);
  }

  #extend(used: Amounts, place: number): void {
    if (this.judge.best(used) >= this.target) {
      if (this.#isNeeded(used)) this.found.push(used);
      return;
    }
    if (place === this.#order.length || this.judge.best(this.#atMost(used, place)) < this.target) return;
    const good = this.#order[place]!;
    const before = this.#order[place - 1]!;
    const alike = place > 1 && this.hand[before] === this.hand[good];
    const most = alike ? used[before] : this.hand[good];
    for (let n = 0; n <= most; n++) this.#extend({ ...used, [good]: n }, place + 1);
  }

  #atMost(used: Amounts, place: number): Amounts {
    const more = { ...used };
    for (const good of this.#order.slice(place)) more[good] = this.hand[good];
    return more;
  }

  #isNeeded(used: Amounts): boolean {
    return GOODS.every((good) => used[good] === 0 || this.judge.best(without(used, [good])) < this.target);
  }
}

/** So many goods of a hand without which the rest is worth most: each time the one that is missed least. */
export function leastMissed(judge: Judge, hand: Amounts, n: number): Good[] {
  const gone: Good[] = [];
  let rest = hand;
  while (gone.length < n && total(rest) > 0) {
    const left = (good: Good) => judge.best(without(rest, [good]));
    const least = GOODS.filter((good) => rest[good] > 0).reduce((a, b) => (left(b) > left(a) ? b : a));
    gone.push(least);
    rest = without(rest, [least]);
  }
  return gone;
}

/** A good that could be kept: without it the sets still pay, and least is lost. */
export function spare(
  rows: Rows,
  sets: readonly (readonly Good[])[],
  cost: number,
): { good: Good; sum: number } | null {
  const worths = sets.map((goods) => setOf(rows, goods)?.worth ?? 0);
  const sum = worths.reduce((a, b) => a + b, 0);
  let best: { good: Good; sum: number } | null = null;
  sets.forEach((goods, i) => {
    for (const good of new Set(goods)) {
      const fewer = goods.toSpliced(goods.indexOf(good), 1);
      const left = sum - worths[i]! + (fewer.length === 0 ? 0 : (setOf(rows, fewer)?.worth ?? -Infinity));
      if (left >= cost && (best === null || left < best.sum)) best = { good, sum: left };
    }
  });
  return best;
}
