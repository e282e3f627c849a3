// What one viewer is told of a table, a seat or a spectator, and what of it is shown already.
import { at } from "./api";
import { Connection } from "./connection.svelte";
import { continued, firstHere, fold, MOST_BEHIND, pace, prepended } from "./fold";
import { settings } from "./settings.svelte";
import { sound } from "./sound";
import { keepSeen } from "./tickets";
import type { FromServer, Moment, Snapshot } from "./wire";

interface Shown {
  seq: number;
  view: Snapshot["view"];
  moment: Moment | null;
}

const reduced = matchMedia("(prefers-reduced-motion: reduce)");

export class Eyes {
  known = $state.raw<Snapshot | null>(null);
  shown = $state.raw<Shown | null>(null);
  past = $state.raw<Moment | null>(null); // the moment looked at again; null: live
  behind = $state(0); // steps still to be shown
  watched = false; // on the screen; otherwise they only keep up
  readonly connection: Connection;
  readonly door: ReturnType<typeof at>;
  #queue: Moment[] = [];
  #timer = 0;
  #moments = new Map<number, Moment>();
  #wanted = 0; // the moment asked for last
  #shut = false;
  #paging: Promise<boolean> | null = null;

  /** `foresee` hears how things stand before these eyes do, and may shut them. */
  constructor(
    readonly table: string,
    readonly token: string | null,
    readonly foresee: (ahead: Snapshot) => void,
  ) {
    this.door = at(table, token);
    const hello = () => ({
      type: "hello" as const,
      seq: this.known?.seq ?? 0,
      token,
      chat: this.known?.chat.at(-1)?.id ?? null,
    });
    this.connection = new Connection(
      table,
      hello,
      (message) => this.hear(message),
      () => void this.peek(),
    );
  }

  /** The seat that looks; null: a spectator. */
  get you(): number | null {
    return this.known?.you ?? null;
  }

  get settled(): boolean {
    return this.behind === 0;
  }

  get myTurn(): boolean {
    return (
      this.settled &&
      this.you !== null &&
      this.known?.question.seat === this.you &&
      this.known.info.state === "running" &&
      !this.botPlays
    );
  }

  /** A bot answers for the seat that looks, until its person is back. */
  get botPlays(): boolean {
    const me = this.you === null ? null : this.known!.info.seats[this.you]!;
    return me !== null && me.stand_in !== null && !me.resigned && this.known!.info.state === "running";
  }

  /** The whole log is here, not only its last part. */
  get whole(): boolean {
    return this.known !== null && firstHere(this.known) <= 1;
  }

  /** Look for the first time, and go on looking. */
  async start(): Promise<void> {
    this.replace(await this.door.snapshot());
    if (!this.#shut) this.connection.open();
  }

  /** Where sockets do not get through, a look now and then must do. */
  async peek(): Promise<void> {
    try {
      const known = await this.door.snapshot();
      if (known.seq !== this.known?.seq) this.replace(known);
    } catch {
      // the next try will tell
    }
  }

  /** See and keep nothing any more. The line stays: to the others its owner is still at the table. */
  shut(): void {
    this.#shut = true;
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#moments.clear();
    this.known = this.shown = this.past = null;
  }

  close(): void {
    this.shut();
    this.connection.close();
  }

  hear(message: FromServer): void {
    if (!this.known) return;
    const { known, steps, replaced, gap } = fold(this.known, message);
    if (gap) return this.connection.open();
    if (replaced) return this.replace(known);
    const drawn = this.watched;
    this.foresee(known);
    if (this.#shut) return;
    this.known = known;
    if (steps.length === 0) return;
    if (!this.watched) return this.#arrive();
    this.#queue.push(...steps);
    this.behind = this.#queue.length;
    if (this.behind > MOST_BEHIND) this.skip();
    else if (!drawn)
      this.wait(1); // what moves has to be there first
    else if (!this.#timer) this.#step();
  }

  replace(known: Snapshot): void {
    this.foresee(known);
    if (this.#shut) return;
    const heard = this.known;
    this.known = continued(heard, known);
    this.#arrive();
    keepSeen(this.table, known.seq);
    if (this.watched && heard && this.myTurn && heard.seq !== known.seq) sound("turn");
  }

  /** What is known is what is shown; nothing of it moves. */
  #arrive(): void {
    this.#queue = [];
    this.behind = 0;
    this.wait(0);
    this.shown = { seq: this.known!.seq, view: this.known!.view, moment: null };
  }

  /** Show the next moment; the one after it waits its time. */
  #step = (): void => {
    this.#timer = 0;
    const moment = this.#queue.shift();
    this.behind = this.#queue.length;
    if (!moment) return;
    this.shown = { seq: moment.seq, view: moment.view ?? this.shown?.view ?? null, moment };
    keepSeen(this.table, moment.seq);
    if (this.myTurn && moment.by !== this.you) sound("turn");
    else sound(moment.by === "chance" ? "dice" : "step");
    this.wait(pace(moment, this.behind, !settings.motion || reduced.matches));
  };

  wait(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    if (ms > 0) this.#timer = window.setTimeout(this.#step, ms);
    else if (this.#queue.length > 0) this.skip();
  }

  /** Straight to what is true now. */
  skip = (): void => {
    const last = this.#queue.at(-1);
    if (!last) return;
    this.#queue = [last];
    clearTimeout(this.#timer);
    this.#step();
  };

  // ------------------------------------------------------------------ looking back

  /** Bring in the part of the log before what is here; false: it did not come. */
  earlier = (): Promise<boolean> => (this.#paging ??= this.#page().finally(() => (this.#paging = null)));

  async #page(): Promise<boolean> {
    if (!this.known || this.whole) return false;
    const first = firstHere(this.known);
    try {
      const { log } = await this.door.log(first);
      if (!this.known) return false; // shut meanwhile
      this.known = prepended(this.known, log);
      return firstHere(this.known) < first;
    } catch {
      return false; // asked again when it is wanted again
    }
  }

  /** Bring in the log from this entry on. */
  async reach(seq: number): Promise<void> {
    while (this.known && firstHere(this.known) > seq && (await this.earlier()));
  }

  async lookAt(seq: number): Promise<void> {
    if (!this.known) return;
    if (seq >= this.known.seq) return this.live();
    this.#wanted = seq;
    void this.reach(seq);
    const moment = this.#moments.get(seq) ?? (await this.door.moment(seq));
    if (this.#shut) return;
    this.#moments.set(seq, moment);
    if (this.#wanted === seq) this.past = moment; // replies may overtake each other
  }

  live(): void {
    this.#wanted = 0;
    this.past = null;
  }
}
