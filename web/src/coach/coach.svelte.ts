// Advice at the table, for whoever wants it: a hint, and a word before an answer that costs much. What the search
// thinks is asked for ahead of need, so that an answer that is good enough never waits.
import type { TableSession } from "$lib/table.svelte";
import { settings } from "$lib/settings.svelte";
import type { Advice } from "$lib/wire";
import { isSuspicious } from "./weigh";

const PATIENCE = 2500; // milliseconds that an answer waits for advice at most

/** What is shown now. */
export interface Shown {
  kind: "hint" | "coach";
  seq: number; // the question it is about
  advice: Advice;
  answer: string; // the coach's: the answer that is held
}

export class Coach {
  shown = $state.raw<Shown | null>(null);
  thinking = $state(false); // about a hint
  failed = $state(false);
  #look: { seq: number; advice: Promise<Advice | null> } | null = null;
  #silent = -1; // the question that nothing more is to be said about
  #spoke = -1; // the entry before which the coach spoke last

  constructor(readonly session: TableSession) {}

  /** Whether advice may be asked for here and now. */
  get allowed(): boolean {
    const { known, myTurn, past } = this.session;
    return (known?.info.coach ?? false) && myTurn && !past && known!.question.offers.length > 1;
  }

  /** A script has its own coach; this one stays when it is over. */
  get speaks(): boolean {
    if (!this.allowed) return false;
    const { info, question } = this.session.known!;
    return question.script === null && (settings.coach || info.lesson !== "");
  }

  /** Think ahead, and forget what was said about another question. */
  watch = (): void => {
    const seq = this.session.known?.seq ?? -1;
    if (this.shown && this.shown.seq !== seq) this.shown = null;
    this.failed = false;
    if (this.speaks) void this.#ahead(seq);
  };

  /** An answer was pressed: true if it costs so much that it is held. */
  async holds(answer: string): Promise<boolean> {
    const seq = this.session.known?.seq ?? -1;
    if (!this.speaks || this.#silent === seq || this.shown?.answer === answer || this.#hasSpoken) return false;
    const look = await soon(this.#ahead(seq));
    if (!look || !isSuspicious(look.options, answer)) return false;
    const advice = await soon(this.#ask(seq, "press", answer));
    if (!advice?.warns || this.session.known?.seq !== seq) return false;
    this.#spoke = seq;
    this.shown = { kind: "coach", seq, advice, answer };
    return true;
  }

  /** The two best answers. */
  hint = async (): Promise<void> => {
    const seq = this.session.known?.seq ?? -1;
    if (!this.allowed || this.thinking) return;
    this.thinking = true;
    this.failed = false;
    const advice = await this.#ask(seq, "hint");
    this.thinking = false;
    if (this.session.known?.seq !== seq) return;
    if (advice) this.shown = { kind: "hint", seq, advice, answer: "" };
    else this.failed = true;
  };

  /** Nothing more about this question. */
  hide = (): void => {
    this.#silent = this.shown?.seq ?? -1;
    this.shown = null;
  };

  /** Once a turn is enough: until somebody else has answered. */
  get #hasSpoken(): boolean {
    const { known, you } = this.session;
    const others = known?.log.findLast((moment) => moment.by !== you && moment.by !== "chance");
    return this.#spoke >= 0 && (others?.seq ?? 0) <= this.#spoke;
  }

  #ahead(seq: number): Promise<Advice | null> {
    if (this.#look?.seq !== seq) this.#look = { seq, advice: this.#ask(seq, "look") };
    return this.#look.advice;
  }

  async #ask(seq: number, purpose: "look" | "hint" | "press", answer: string | null = null): Promise<Advice | null> {
    try {
      return await this.session.eyes.door.advice({ seq, purpose, answer });
    } catch {
      return null; // the table has gone on, or nobody had time
    }
  }
}

async function soon<T>(coming: Promise<T>): Promise<T | null> {
  return Promise.race([coming, new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE))]);
}
