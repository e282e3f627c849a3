// The sums of a trade that is being composed.
import type { BoardProps } from "$boards/contract";
import { basketOf, coinsToPay, judgeOf } from "./basket";
import { draft } from "../draft.svelte";
import { editionOf, type Good } from "../edition";
import { capacityOf, counted, isLastRound, tokens, type Position } from "../position";
import { costOf, inGoodsOrder, needed, planTrade, spare, suggest } from "./trade";
import { setOf, without } from "./values";

export class Desk {
  readonly #props: () => BoardProps<Position>;

  constructor(props: () => BoardProps<Position>) {
    this.#props = props;
  }

  view = $derived.by(() => draft.viewOf(this.#props().view));
  edition = $derived.by(() => editionOf(this.view));
  hand = $derived.by(() => this.view.table.goods[this.view.table.turn] ?? counted([]));
  paying = $derived.by(() => this.view.pending?.question === "pay");

  fixed = $derived.by(() => this.view.pending?.basket ?? []); // known to the table: no way back here
  basket = $derived.by(() => basketOf(this.view, draft.cards));
  cost = $derived.by(() => costOf(this.edition, this.basket));
  paid = $derived.by(() => this.view.pending?.value ?? 0);
  due = $derived.by(() => this.cost - this.paid);
  points = $derived.by(() => this.basket.reduce((sum, card) => sum + this.edition.cards[card].points, 0));

  sets = $derived.by(() => draft.sets.map((goods) => setOf(this.edition, goods)));
  worth = $derived.by(() => this.sets.reduce((sum, one) => sum + (one?.worth ?? 0), 0));
  coins = $derived.by(() => Math.min(Math.max(0, this.due - this.worth), coinsToPay(this.view, this.edition)));
  missing = $derived.by(() => Math.max(0, this.due - this.worth - this.coins));
  spare = $derived.by(() => (this.due > 0 ? spare(this.edition, draft.sets, this.due) : null));
  unneeded = $derived.by(() =>
    this.due > 0 ? draft.sets.length - needed(this.edition, draft.sets, this.due).length : 0,
  );
  lost = $derived.by(() =>
    Math.max(0, needed(this.edition, draft.sets, this.due).reduce((sum, one) => sum + one.worth, 0) - this.due),
  );

  kept = $derived.by(() => tokens(without(this.hand, draft.sets.flat())));
  capacity = $derived.by(() => {
    const warehouses = this.basket.filter((card) => card === "warehouse").length;
    return capacityOf(this.view, this.view.table.turn, this.edition) + warehouses * this.edition.warehouseBonus;
  });
  overflow = $derived.by(() =>
    isLastRound(this.view, this.edition) ? 0 : Math.max(0, this.kept.length - this.capacity),
  );
  ready = $derived.by(() => this.basket.length > 0 && this.missing === 0 && !draft.running);

  /** The next of a few good payments. */
  suggest(): void {
    const coins = coinsToPay(this.view, this.edition);
    const found = suggest(judgeOf(this.edition), this.hand, this.due, coins);
    const payment = found[draft.suggested % Math.max(1, found.length)];
    if (!payment) return;
    draft.sets = payment.sets.map((goods) => inGoodsOrder(goods));
    draft.active = draft.sets.length;
    draft.suggested += 1;
  }

  trade(): void {
    draft.start(planTrade(this.edition, this.view, { cards: draft.cards, sets: draft.sets }), this.view);
  }

  /** A good dropped: `kept gold`, or `set 1 0` (the first good of the second set). */
  drop(carried: string, into: number | "kept"): void {
    const [from, first, second] = carried.split(" ");
    let good: Good | undefined;
    let target = into;
    if (from === "kept" && this.kept.includes(first as Good)) good = first as Good;
    if (from === "set") {
      const set = Number(first);
      if (set === into) return;
      good = draft.sets[set]?.[Number(second)];
      const before = draft.sets.length;
      if (good !== undefined) draft.takeBack(set, Number(second));
      if (draft.sets.length < before && typeof target === "number" && target > set) target -= 1;
    }
    if (good !== undefined && target !== "kept") draft.put(this.edition, good, target);
  }
}
