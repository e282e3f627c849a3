// One table on this screen: what is known, what of it is shown already, and what the person does.
import { at, Refused } from "./api";
import { Connection } from "./connection.svelte";
import { fold, MOST_BEHIND, pace } from "./fold";
import { settings, type Level } from "./settings.svelte";
import { sound } from "./sound";
import { keepSeen, keepTicket, kept } from "./tickets";
import type { FromServer, Moment, Problem, Snapshot, Ticket } from "./wire";

interface Shown {
  seq: number;
  view: Snapshot["view"];
  moment: Moment | null;
}

export type Trouble = Pick<Problem, "code" | "key" | "rules" | "text"> & { answer?: string };

const reduced = matchMedia("(prefers-reduced-motion: reduce)");

/** Once per act: sent again with the same key it is done once. */
export function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

export class TableSession {
  known = $state.raw<Snapshot | null>(null);
  shown = $state.raw<Shown | null>(null);
  past = $state.raw<Moment | null>(null); // the moment looked at again; null: live
  missing = $state(false);
  sending = $state<string | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  ticket = $state.raw<Ticket | null>(null);
  tickets = $state.raw<Ticket[]>([]);
  behind = $state(0); // steps still to be shown
  readonly seenBefore: number;
  readonly connection: Connection;
  #queue: Moment[] = [];
  #timer = 0;
  #moments = new Map<number, Moment>();
  #wanted = 0; // the moment asked for last

  /** `carried` is a token that a link brought along. */
  constructor(readonly table: string, carried: string | null = null) {
    this.seenBefore = kept(table).seen;
    this.tickets = kept(table).tickets;
    // With several players at one screen nobody's hand is shown before its owner says so.
    this.ticket = this.tickets.length === 1 ? this.tickets[0]! : null;
    this.connection = new Connection(table, () => ({ type: "hello", seq: this.known?.seq ?? 0, token: this.ticket?.token ?? null, chat: this.known?.chat.at(-1)?.id ?? null }), (message) => this.hear(message), () => void this.#peek());
    void this.#begin(carried);
  }

  get door() {
    return at(this.table, this.ticket?.token ?? null);
  }

  /** The seat in front of the screen; null: a spectator. */
  get you(): number | null {
    return this.known?.you ?? null;
  }

  get settled(): boolean {
    return this.behind === 0;
  }

  get myTurn(): boolean {
    return this.settled && this.you !== null && this.known?.question.seat === this.you && this.known.info.state === "running";
  }

  /** Another player at this screen is asked: the screen has to be handed over first. */
  get handover(): Ticket | null {
    const asked = this.known?.question.seat ?? null;
    if (!this.settled || this.tickets.length < 2 || asked === null || asked === this.you || this.known?.info.state !== "running") return null;
    return this.tickets.find((ticket) => ticket.seat === asked) ?? null;
  }

  async #begin(carried: string | null): Promise<void> {
    if (carried) this.ticket = { table: this.table, seat: 0, token: carried };
    for (let wait = 500; this.known === null && !this.missing; wait = Math.min(wait * 2, 8000)) {
      try {
        this.#replace(await this.door.snapshot());
      } catch (error) {
        if (error instanceof Refused && this.ticket && [401, 403].includes(error.status)) this.ticket = null;
        else if (error instanceof Refused && error.status < 500) this.missing = true;
        else await pause(wait);
      }
    }
    if (carried && this.ticket && this.you !== null) {
      this.ticket = { ...this.ticket, seat: this.you };
      keepTicket(this.ticket);
      this.tickets = kept(this.table).tickets;
    }
    if (!this.missing) this.connection.open();
  }

  /** Where sockets do not get through, a look now and then must do. */
  async #peek(): Promise<void> {
    try {
      const known = await this.door.snapshot();
      if (known.seq !== this.known?.seq) this.#replace(known);
    } catch {
      // the next try will tell
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    this.connection.close();
  }

  /** Sit down on a seat of one's own: everything is asked for again, with that seat's eyes. */
  async become(ticket: Ticket): Promise<void> {
    keepTicket(ticket);
    this.tickets = kept(this.table).tickets;
    this.ticket = ticket;
    this.#moments.clear();
    this.past = null;
    try {
      this.#replace(await this.door.snapshot());
    } catch (error) {
      this.#refused(error);
    }
    this.connection.open();
  }

  hear(message: FromServer): void {
    if (!this.known) return;
    const { known, steps, replaced, gap } = fold(this.known, message);
    if (gap) return this.connection.open();
    if (replaced) return this.#replace(known);
    this.known = known;
    if (steps.length === 0) return;
    this.#queue.push(...steps);
    this.behind = this.#queue.length;
    if (this.behind > MOST_BEHIND) this.skip();
    else if (!this.#timer) this.#step();
  }

  #replace(known: Snapshot): void {
    const heard = this.known;
    this.known = known;
    this.#queue = [];
    this.behind = 0;
    this.#wait(0);
    this.shown = { seq: known.seq, view: known.view, moment: null };
    keepSeen(this.table, known.seq);
    if (heard && this.myTurn && heard.seq !== known.seq) sound("turn");
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
    this.#wait(pace(moment, this.behind, !settings.motion || reduced.matches));
  };

  #wait(ms: number): void {
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

  // ------------------------------------------------------------------ what the person does

  async answer(answer: string): Promise<void> {
    if (this.sending !== null || !this.known || this.past) return;
    const { seq } = this.known;
    const key = freshKey();
    this.#wait(0);
    await this.#act(answer, () => this.door.answer({ seq, answer, key }));
  }

  async undo(): Promise<void> {
    if (this.sending !== null || !this.known?.question.may_undo) return;
    const { seq } = this.known;
    const key = freshKey();
    await this.#act("undo", () => this.door.undo(seq, key));
  }

  resign = () => this.#act("resign", () => this.door.resign());
  standIn = (level: Level | null) => this.#act("stand-in", () => this.door.standIn(level));
  say = (text: string, name: string | null) => this.#act("chat", () => this.door.say(text, name));

  /** Do it, and again with the same key while the line is down. */
  async #act(what: string, send: () => Promise<unknown>): Promise<boolean> {
    this.sending = what;
    this.trouble = null;
    try {
      for (let wait = 300; ; wait = Math.min(wait * 2, 5000)) {
        try {
          await send();
          if (this.connection.state !== "open") this.#replace(await this.door.snapshot());
          return true;
        } catch (error) {
          if (error instanceof Refused && error.status < 502) return this.#refused(error, what);
          await pause(wait);
        }
      }
    } finally {
      this.sending = null;
    }
  }

  #refused(error: unknown, answer?: string): false {
    if (!(error instanceof Refused)) return false;
    const { problem } = error;
    if (problem.snapshot) this.#replace(problem.snapshot);
    this.trouble = { ...problem, answer };
    return false;
  }

  /** Why something is not lit. */
  async whyNot(answer: string): Promise<void> {
    try {
      const why = await this.door.whyNot(answer);
      this.trouble = { ...why, key: `refusal-${why.code}`, text: why.code, answer };
    } catch (error) {
      this.#refused(error, answer);
    }
  }

  // ------------------------------------------------------------------ looking back

  async look(seq: number): Promise<void> {
    if (!this.known) return;
    if (seq >= this.known.seq) return this.live();
    this.#wanted = seq;
    try {
      const moment = this.#moments.get(seq) ?? (await this.door.moment(seq));
      this.#moments.set(seq, moment);
      if (this.#wanted === seq) this.past = moment; // replies may overtake each other
    } catch (error) {
      this.#refused(error);
    }
  }

  live = (): void => {
    this.#wanted = 0;
    this.past = null;
  };
}
