// Plays the game again, move by move, until now or until anything else is chosen. Never where nobody looks.
import { untrack } from "svelte";
import type { Pace } from "$lib/steps.svelte";
import type { TableSession } from "$lib/table.svelte";

const STEP: Record<Pace, number> = { slow: 2000, normal: 900, once: 300 }; // milliseconds that a move stays

export class Playback {
  on = $state(false);
  #from = $state(-1);
  #to = $state(-1); // the move that is shown, or on its way
  #there = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly session: TableSession,
    readonly pace: () => Pace = () => "normal",
  ) {}

  /** As an effect: whoever looks elsewhere stops it. */
  heed = (): void => {
    const at = this.at;
    untrack(() => at !== this.#to && (this.#there || at !== this.#from) && this.stop());
  };

  /** As an effect: it stops where nobody looks, and with the table. */
  watch = (): (() => void) => {
    const leave = () => document.hidden && this.stop();
    document.addEventListener("visibilitychange", leave);
    return () => {
      this.stop();
      document.removeEventListener("visibilitychange", leave);
    };
  };

  get last(): number {
    return this.session.known?.seq ?? 0;
  }

  /** The move on the board. */
  get at(): number {
    return this.session.past?.seq ?? this.session.shown?.seq ?? 0;
  }

  /** Whether what is on the board follows from what was there before: then it may move. */
  get follows(): boolean {
    return this.on && this.#to === this.#from + 1;
  }

  toggle = (): void => {
    if (this.on) return this.stop();
    this.on = !document.hidden;
    if (this.on) void this.#next();
  };

  stop(): void {
    this.on = false;
    clearTimeout(this.#timer);
  }

  /** At the end it begins anew. */
  async #next(): Promise<void> {
    this.#from = this.at;
    this.#there = false;
    const to = (this.#to = this.at >= this.last ? 1 : this.at + 1);
    await this.session.look(to);
    if (!this.on || this.#to !== to) return;
    this.#there = true;
    if (this.at !== to || to >= this.last) return this.stop(); // now, or it did not come
    this.#timer = setTimeout(() => void this.#next(), STEP[this.pace()]);
  }
}
