// What a player is composing and has not answered yet. It lives outside the components: the board, the dialog and
// the prompt share it, and a trade under way survives from question to question.
import type { Question } from "$lib/wire";
import type { Card, Good, Port } from "./edition";
import type { Position } from "./position";
import { nextStep, type Step } from "./trade/trade";
import { setOf, type Rows } from "./trade/values";

export type Page = "board" | "cards" | "trade";

class Draft {
  // a bid, a raise, a swap
  port = $state<Port | null>(null);
  coins = $state(0);
  market = $state(false); // the choice between a draw and a swap is open
  give = $state<Good | null>(null);
  take = $state<Good | null>(null);

  // a trade
  cards = $state<Card[]>([]);
  sets = $state<Good[][]>([]);
  active = $state(0); // the set that the next good joins
  overboard = $state<Good[]>([]);
  suggested = $state(0); // how often Suggest was pressed for these cards

  // its answers, on their way
  plan = $state.raw<Step[]>([]);
  sent = $state(0);
  trouble = $state(""); // the answer that was not possible

  page = $state<Page>("board"); // of the phone's board

  #asked = "";
  #answered: Question | null = null;
  #seat: number | null = null; // whose plan it is
  #frozen: Position | null = null; // the view it was made for

  get running(): boolean {
    return this.plan.length > 0;
  }

  /** The view to draw a trade from: while it is under way, the one it was composed for. */
  viewOf(view: Position): Position {
    return this.running ? (this.#frozen ?? view) : view;
  }

  /** A new question: what was composed for another one is gone, unless a plan is being carried out. A question
   *  without offers (the table is still moving, somebody looks back) leaves everything as it is. */
  begin(question: Question, view: Position): void {
    this.#finish(question, view);
    if (question.offers.length === 0 || this.running) return;
    const asked = [view.table.round, question.seat, question.name, ...question.offers.map((one) => one.answer)].join();
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.clear();
    this.page = isTrade(question) ? "trade" : "board";
  }

  /** The trade is made, or it is somebody else's turn. */
  #finish(question: Question, view: Position): void {
    const gone = question.seat !== null && question.seat !== this.#seat;
    if (this.running && (gone || nextStep(this.plan, this.sent, question, view).do === "end")) this.plan = [];
  }

  clear(): void {
    this.back();
    this.trouble = "";
    this.cards = [];
    this.sets = [];
    this.active = 0;
    this.overboard = [];
    this.suggested = 0;
  }

  back(): void {
    this.port = this.give = this.take = null;
    this.market = false;
    this.coins = 0;
  }

  bid(port: Port, coins: number): void {
    this.back();
    this.port = port;
    this.coins = coins;
  }

  swap(give: Good | null, take: Good | null): void {
    this.back();
    this.market = true;
    this.give = give;
    this.take = take;
  }

  want(card: Card): void {
    this.cards.push(card);
    this.suggested = 0;
    this.trouble = "";
  }

  unwant(card: Card): void {
    this.cards.splice(this.cards.lastIndexOf(card), 1);
    this.suggested = 0;
  }

  /** Put a good into a set: the one named, the one worked on, or a new one if it does not fit there. */
  put(rows: Rows, good: Good, into = this.active): void {
    const set = this.sets[into];
    if (set && setOf(rows, [...set, good])) {
      set.push(good);
      this.active = into;
    } else {
      this.sets.push([good]);
      this.active = this.sets.length - 1;
    }
  }

  takeBack(set: number, at: number): void {
    this.sets[set]?.splice(at, 1);
    if (this.sets[set]?.length === 0) this.sets.splice(set, 1);
    this.active = Math.max(0, Math.min(this.active, this.sets.length - 1));
  }

  /** Carry out: the answers follow as their questions arrive. */
  start(plan: Step[], view: Position): void {
    this.#frozen = view;
    this.plan = plan;
    this.sent = 0;
    this.trouble = "";
    this.#seat = view.table.turn;
    this.#answered = null;
  }

  /** What was composed is not answered further. */
  stop(): void {
    this.plan = [];
  }

  /** Called for every question while a plan is carried out, and again every now and then while nothing changes:
   *  `looks` says how often. An answer may have been lost on the way, so it is given again, twice at most. */
  follow(question: Question, view: Position, onanswer: (answer: string) => void, looks: number): void {
    this.#finish(question, view);
    if (!this.running) return this.begin(question, view);
    const next = nextStep(this.plan, this.sent, question, view);
    if (next.do === "answer") {
      if (question === this.#answered && looks === 0) return; // the view came before its question
      this.sent = next.step + 1;
      this.#answered = question;
      onanswer(this.plan[next.step]!.answer);
    } else if (next.do === "wait" && looks <= 2) {
      if (looks > 0) onanswer(this.plan[this.sent - 1]!.answer);
    } else if (looks > 0) {
      const lost = this.plan[next.do === "stop" ? next.step : this.sent - 1]!.answer;
      this.plan = [];
      this.begin(question, view);
      this.trouble = lost;
    }
  }
}

export function isTrade(question: Question): boolean {
  return question.offers.length > 0 && ["basket", "pay", "leave-out", "discard"].includes(question.name);
}

export const draft = new Draft();
