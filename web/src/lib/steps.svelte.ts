// What happened and is not shown yet: one step after the other, as fast as whoever looks likes it, resting where a
// result is to be read. Only this screen waits; the table goes on.
import type { Moment } from "./wire";

export const PACES = ["slow", "normal", "once"] as const;
export type Pace = (typeof PACES)[number];

export interface Liking {
  pace: Pace;
  still: boolean; // nothing may move
  most: number | null; // milliseconds that a result stays at most; null: until it is read
  hidden: boolean; // nobody looks
}

export const MOST_BEHIND = 6;
const SLOW = { answer: 2000, chance: 900 };
const NORMAL = { answer: 400, chance: 260 };

/** How long a step stays before the next one; nothing for a screen that is left behind, or must not move. */
export function stay(moment: Moment, behind: number, { pace, still }: Liking, late = false): number {
  const kind = moment.by === "chance" ? "chance" : "answer";
  if (pace === "slow") return SLOW[kind];
  if (pace === "once" || still || (behind > MOST_BEHIND && !late)) return 0;
  return NORMAL[kind];
}

export class Steps {
  behind = $state(0); // steps still to be shown
  resting = $state.raw<Moment | null>(null); // its result is being read
  held = $state(false); // by hand: it goes on step by step
  #queue: Moment[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #late = false; // behind because somebody wanted it so: nothing is left out to catch up

  constructor(
    readonly show: (moment: Moment) => void,
    readonly liking: () => Liking,
    readonly ends: (moment: Moment) => boolean, // a result is to be read here
  ) {}

  get settled(): boolean {
    return this.behind === 0 && this.resting === null;
  }

  #rests = (moment: Moment): boolean => this.liking().pace !== "once" && this.ends(moment);

  /** `drawn`: what moves is there already. */
  add(moments: Moment[], drawn: boolean): void {
    this.#queue.push(...moments);
    this.behind = this.#queue.length;
    if (this.resting || this.held) this.#late = true;
    else if (this.liking().hidden || (this.behind > MOST_BEHIND && !this.#late && this.liking().pace === "normal"))
      this.skip();
    else if (!drawn) this.#wait(1);
    else if (this.#timer === undefined) this.#next();
  }

  /** All of them are shown at once; a result among them is still to be read. */
  arrive(moments: Moment[] = []): void {
    this.#stop();
    this.#queue = [];
    this.behind = 0;
    this.#late = false;
    this.resting = null;
    const result = moments.findLast(this.#rests);
    if (result) this.#rest(result);
  }

  /** Straight to what is true now, or to the result on the way. */
  skip = (): void => {
    if (this.#queue.length === 0) return;
    const result = this.#queue.findLastIndex(this.#rests);
    this.#queue.splice(0, result < 0 ? this.#queue.length - 1 : result);
    this.#next();
  };

  /** The result is read. */
  goOn = (): void => {
    if (this.resting === null) return;
    this.#stop();
    this.resting = null;
    if (!this.held) this.#next();
  };

  hold(held: boolean): void {
    this.held = held;
    this.#stop();
    if (!held && this.resting === null) this.#next();
  }

  /** One step further, and hold again. */
  one = (): void => (this.resting === null ? this.#next() : this.goOn());

  /** Nothing is in the way of an answer. */
  hasten(): void {
    this.#stop();
    if (this.#queue.length > 0) this.skip();
  }

  #next = (): void => {
    this.#stop();
    const moment = this.#queue.shift();
    this.behind = this.#queue.length;
    if (!moment) {
      this.#late = false;
      return;
    }
    this.show(moment);
    if (this.#rests(moment)) this.#rest(moment);
    else if (!this.held) this.#follow(stay(moment, this.behind, this.liking(), this.#late));
  };

  #follow(ms: number): void {
    if (ms > 0) this.#wait(ms);
    else if (this.#queue.length > 0) this.skip();
  }

  #rest(moment: Moment): void {
    this.resting = moment;
    const { most } = this.liking();
    if (most !== null) this.#timer = setTimeout(this.goOn, most);
  }

  #wait(ms: number): void {
    this.#stop();
    this.#timer = setTimeout(this.#next, ms);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
