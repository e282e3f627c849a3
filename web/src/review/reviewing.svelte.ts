// A finished game that is looked back on: what is said of it, and which moment is on the board.
import { at, Refused } from "$lib/api";
import type { TableSession } from "$lib/table.svelte";
import type { Judgement, Review, ReviewState, Step, Stroke } from "$lib/wire";
import { decisionsOf, entries, isCostly, stacked, strokesOf } from "./figures";

const ASK_AGAIN = 1500; // milliseconds, while it is computed
const SETTLED = 90; // milliseconds without another moment, until the board follows

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

export class Reviewing {
  state = $state.raw<ReviewState | null>(null);
  failed = $state(false);
  moment = $state(0); // answers before it
  seat = $state(0); // through whose eyes: what is one's own
  looked = $state<string | null>(null); // the answer that is looked at
  #open = true;
  #asking = false;
  #chosen = false; // somebody has chosen a moment
  #moving: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly session: TableSession) {}

  /** As far as it is made: it grows from the beginning, and its sums come last. */
  get review(): Review | null {
    return this.state?.review ?? null;
  }

  get whole(): boolean {
    return this.state !== null && this.state.done >= this.state.pieces;
  }

  readonly seats = $derived.by(() => this.session.known?.info.seats.length ?? 0);
  readonly order = $derived.by(() => stacked(this.seats, this.seat));
  readonly decisions = $derived.by(() => (this.review ? decisionsOf(this.review, this.seat) : []));
  readonly strokes = $derived.by(() => (this.review ? strokesOf(this.review, this.seat) : []));
  readonly entries = $derived.by(() => (this.session.whole ? entries(this.session.known!.log) : []));
  /** The last moment: the end. */
  readonly last = $derived.by(() => Math.max(0, this.entries.length - 1));

  readonly step = $derived.by<Step | null>(() => this.review?.steps[this.moment] ?? null);
  readonly judgement = $derived.by<Judgement | null>(
    () => this.review?.judgements.find((one) => one.moment === this.moment) ?? null,
  );
  readonly stroke = $derived.by<Stroke | null>(
    () =>
      this.review?.strokes.find((one) => one.moment <= this.moment && this.moment < one.moment + one.length) ?? null,
  );

  /** Ask for it until it is whole, or nobody wants it any more. */
  async follow(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    for (let wait = ASK_AGAIN; this.#open && !this.whole; await pause(wait)) {
      try {
        this.state = await at(this.session.table, null).review();
        this.failed = false;
        wait = ASK_AGAIN;
        if (this.whole && !this.#chosen) this.begin();
      } catch (error) {
        this.failed = true;
        if (error instanceof Refused && error.status < 500 && error.status !== 429) return;
        wait = Math.min(wait * 2, 15_000);
      }
    }
  }

  close(): void {
    this.#open = false;
    clearTimeout(this.#moving);
  }

  /** The moment on the board; while it is dragged along, the board follows when the hand rests. */
  look = (moment: number): void => {
    this.#chosen = true;
    this.#go(moment);
  };

  #go(moment: number): void {
    this.moment = Math.max(0, Math.min(moment, this.last));
    this.looked = null;
    clearTimeout(this.#moving);
    this.#moving = setTimeout(() => this.#move(), SETTLED);
  }

  #move(): void {
    const seq = this.entries[this.moment];
    if (seq !== undefined) void this.session.look(seq);
  }

  /** The seat in front of the screen; whoever only watches looks with the winner's eyes. */
  sitDown(): void {
    const { you, known } = this.session;
    this.seat = you ?? this.session.tickets[0]?.seat ?? known?.info.winners?.[0] ?? 0;
  }

  /** Where a review opens: at the weightiest decision, and until all are known at the beginning. */
  begin(): void {
    if (this.last > 0) this.#go(this.whole ? (this.decisions[0]?.moment ?? 0) : 0);
  }

  /** The next answer of the list, or the one before. */
  lookAround(by: 1 | -1): void {
    const answers = this.judgement?.options.map((one) => one.answer) ?? [];
    if (answers.length === 0) return;
    const now = this.looked === null ? (by === 1 ? -1 : 0) : answers.indexOf(this.looked);
    this.looked = answers[(now + by + answers.length) % answers.length]!;
  }

  /** The answers that are marked on the board. */
  readonly marked = $derived.by<string[]>(() => {
    const one = this.judgement;
    if (!one) return this.step && this.step.seat >= 0 ? [this.step.answer] : [];
    const beside = isCostly(one) || one.verdict === "close" || one.verdict === "find" ? one.instead : one.best;
    const looked = this.looked ?? one.answer;
    return [...new Set([one.answer, beside, looked])];
  });
}
