// One table on this screen: through whose eyes it is seen, and what the person does.
import { at, Refused } from "./api";
import { Eyes } from "./eyes.svelte";
import { judge, type Verdict } from "./fairness";
import { house } from "./house.svelte";
import { sawCommitment } from "./promises";
import type { Level } from "./settings.svelte";
import { keepTicket, kept } from "./tickets";
import type { Moment, NotOffered, Problem, Snapshot, TableInfo, Ticket, WhyNot } from "./wire";

export type Trouble = Pick<Problem, "code" | "key" | "rules" | "args" | "text"> & { answer?: string };
type Door = ReturnType<typeof at>;

/** Once per act: sent again with the same key it is done once. */
export function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const SILENT = 1500; // milliseconds after which a line that should have said something is opened anew

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

export class TableSession {
  eyes = $state.raw() as Eyes; // whose view is on the screen
  missing = $state(false);
  sending = $state<string | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  ticket = $state.raw<Ticket | null>(null); // of whoever sat down here last
  tickets = $state.raw<Ticket[]>([]);
  verdict = $state<Verdict>("open"); // on the promise of fair chance
  chatRead = $state(0); // the last line of the chat that was on the screen
  readonly seenBefore: number;
  #own: Eyes | null = null; // of that seat
  #everybodys: Eyes | null = null; // a spectator's: with several people at one screen they are always open
  #heeded: TableInfo | null = null;
  #ahead = $state(0); // the last entry that any of them has heard of
  #read = 0; // the last entry whose result was read at this screen
  ends: (moment: Moment) => boolean = () => false; // the game says where a result is to be read
  #aside = $state(-1); // the entry after which somebody does not answer openly

  /** `carried` is a token that a link brought along. */
  constructor(
    readonly table: string,
    carried: string | null = null,
  ) {
    this.seenBefore = kept(table).seen;
    this.tickets = kept(table).tickets;
    this.ticket = this.shared ? null : (this.tickets[0] ?? null);
    this.eyes = this.#make(this.ticket?.token ?? null);
    this.eyes.watched = true;
    addEventListener("pagehide", this.#turnAway); // who comes back to it may be somebody else
    void this.#begin(carried);
  }

  get known(): Snapshot | null {
    return this.eyes.known;
  }

  get shown() {
    return this.eyes.shown;
  }

  get past() {
    return this.eyes.past;
  }

  get connection() {
    return this.eyes.connection;
  }

  get settled(): boolean {
    return this.eyes.settled;
  }

  get steps() {
    return this.eyes.steps;
  }

  /** The result on the screen is read: the game goes on. */
  goOn = (): void => {
    this.#read = Math.max(this.#read, this.steps.resting?.seq ?? 0);
    this.steps.goOn();
  };

  /** The seat in front of the screen; null: a spectator. */
  get you(): number | null {
    return this.eyes.you;
  }

  get myTurn(): boolean {
    return this.eyes.myTurn;
  }

  get botPlays(): boolean {
    return this.eyes.botPlays;
  }

  get whole(): boolean {
    return this.eyes.whole;
  }

  get running(): boolean {
    return this.known?.info.state === "running";
  }

  /** Somebody here plays by itself, and can be told to take its time. */
  get bots(): boolean {
    return this.running && this.known!.info.seats.some((seat) => seat.kind === "bot" || seat.stand_in !== null);
  }

  // ------------------------------------------------------------------ several people at one screen

  /** Then a seat's view is drawn only while that seat is asked, and once its owner has said so. */
  get shared(): boolean {
    return this.tickets.length > 1;
  }

  /** Who at this screen is asked while everybody may look. */
  get #called(): Ticket | null {
    if (!this.shared || !this.running || !this.settled || this.you !== null || this.known!.seq < this.#ahead)
      return null;
    const { question, info } = this.known!;
    const asked = this.tickets.find((ticket) => ticket.seat === question.seat);
    return asked && info.seats[asked.seat]!.stand_in === null ? asked : null;
  }

  /** Who answers before everybody's eyes: nothing of it is secret. */
  get openly(): Ticket | null {
    const { seq, question } = this.known ?? {};
    return question?.open.length && this.#aside !== seq ? this.#called : null;
  }

  /** Who is asked, and has not said so yet. */
  get handover(): Ticket | null {
    return this.openly ? null : this.#called;
  }

  /** Whoever is asked openly wants to see what is theirs first. */
  stepAside = (): void => {
    this.#aside = this.known!.seq;
  };

  /** Whose holdings are behind the shutters. */
  get shuttered(): Ticket | null {
    return this.shared && this.running && this.you === null && !this.openly ? (this.handover ?? this.ticket) : null;
  }

  /** Before any eyes see it: whoever is not asked any more sees nothing of it. */
  #foresee = (ahead: Snapshot): void => {
    this.#ahead = Math.max(this.#ahead, ahead.seq);
    if (ahead.info !== this.#heeded) void this.#heed(ahead.info);
    if (ahead.question.seat !== this.ticket?.seat) this.#turnAway();
  };

  /** What the house says is told; the commitment is held against the first one, and at the end against its secret. */
  async #heed(info: TableInfo): Promise<void> {
    this.#heeded = info;
    house.hear(info);
    this.verdict = await judge(info, sawCommitment(this.table, info.fairness.commitment));
  }

  #turnAway = (): void => {
    const all = this.#everybodys;
    if (!this.shared || !all?.known) return;
    if (this.eyes !== all) {
      this.trouble = null;
      this.#show(all);
      if (all.connection.state !== "open") void all.peek();
      else setTimeout(() => all.known && all.known.seq < this.#ahead && all.connection.open(), SILENT);
    }
    this.#own?.shut();
  };

  // ------------------------------------------------------------------ looking

  #make(token: string | null): Eyes {
    const ends = (moment: Moment) => moment.seq > this.#read && this.ends(moment);
    const eyes = new Eyes(this.table, token, this.#foresee, ends);
    if (token) this.#own = eyes;
    else this.#everybodys = eyes;
    return eyes;
  }

  #show(eyes: Eyes): void {
    this.eyes.watched = false;
    eyes.watched = true;
    this.eyes = eyes;
    if ((this.steps.resting?.seq ?? Infinity) <= this.#read) this.steps.goOn(); // read with other eyes
  }

  async #begin(carried: string | null): Promise<void> {
    for (let wait = 500; this.known === null && !this.missing; wait = Math.min(wait * 2, 8000)) {
      try {
        await (carried ? this.#enter(carried) : this.eyes.start());
      } catch (error) {
        const status = error instanceof Refused ? error.status : 503;
        if ([401, 403].includes(status) && carried) carried = null;
        else if ([401, 403].includes(status) && this.ticket) this.#leaveSeat();
        else if (status < 500) this.missing = true;
        else await pause(wait);
      }
    }
  }

  /** The server does not know it any more. */
  #leaveSeat(): void {
    const before = this.#own;
    this.ticket = this.#own = null;
    this.tickets = [];
    this.#show(this.#make(null));
    before?.close();
  }

  close(): void {
    removeEventListener("pagehide", this.#turnAway);
    this.#own?.close();
    this.#everybodys?.close();
  }

  /** The seat that a link brought along. */
  async #enter(token: string): Promise<void> {
    const { you } = await at(this.table, token).snapshot();
    if (you !== null) await this.#sit({ table: this.table, seat: you, token, code: "" });
  }

  /** The same while the page is open. */
  async follow(token: string): Promise<void> {
    const { eyes } = this;
    try {
      await this.#enter(token);
    } catch (error) {
      this.#refused(error, eyes);
    }
  }

  /** Sit down on a seat of one's own: everything is asked for again, with that seat's eyes. */
  async become(ticket: Ticket): Promise<void> {
    const { eyes } = this;
    try {
      await this.#sit(ticket);
    } catch (error) {
      this.#refused(error, eyes);
    }
  }

  async #sit(ticket: Ticket): Promise<void> {
    keepTicket(ticket);
    this.tickets = kept(this.table).tickets;
    this.ticket = ticket;
    if (this.shared && !this.#everybodys?.known) await (this.#everybodys ?? this.#make(null)).start();
    this.#turnAway();
    const before = this.#own;
    const own = this.#make(ticket.token);
    try {
      await own.start();
    } catch (error) {
      own.close();
      this.#own = before;
      throw error;
    }
    if (own.known) this.#show(own);
    before?.close();
    if (this.shared) return;
    this.#everybodys?.close();
    this.#everybodys = null;
  }

  skip = (): void => this.steps.skip();
  earlier = () => this.eyes.earlier();

  // ------------------------------------------------------------------ what the person does

  async answer(answer: string): Promise<void> {
    if (this.sending !== null || !this.known || this.past) return;
    const { seq } = this.known;
    const key = freshKey();
    const door = this.openly ? at(this.table, this.openly.token) : this.eyes.door;
    this.steps.hasten();
    await this.#act(answer, () => door.answer({ seq, answer, key }), door);
  }

  /** Whose last answer may be taken back here: one's own, or that of whoever has just got up. */
  get #undoes(): Door | null {
    if (this.known?.question.may_undo) return this.eyes.door;
    if (!this.shared || !this.running || this.you !== null) return null;
    const last = this.known!.log.at(-1);
    const ticket = this.tickets.find((one) => one.seat === last?.by);
    if (!ticket || last?.took_back !== null || last.answer === "resign") return null;
    return this.known!.info.seats[ticket.seat]!.stand_in === null ? at(this.table, ticket.token) : null;
  }

  get mayUndo(): boolean {
    return this.#undoes !== null;
  }

  async undo(): Promise<void> {
    const door = this.#undoes;
    if (this.sending !== null || !door) return;
    const { seq } = this.known!;
    const key = freshKey();
    await this.#act("undo", () => door.undo(seq, key), door);
  }

  resign = () => this.#act("resign", (door) => door.resign());
  forgetMe = () => this.#act("forget-me", (door) => door.forgetMe());

  /** A bot for one's seat, or for somebody's at the same screen; null: they are back. */
  standIn = (level: Level | null, ticket = this.ticket!) =>
    this.#act("stand-in", (door) => door.standIn(level), at(this.table, ticket.token));
  relieve = (seat: number) => this.#act("relieve", (door) => door.relieve(seat, "mate"));

  /** The seat of whoever set the table, if they sit at this screen. */
  get #host(): Door | null {
    const host = this.tickets.find((ticket) => ticket.seat === this.known?.info.host);
    return host ? at(this.table, host.token) : null;
  }

  get hosts(): boolean {
    return this.#host !== null;
  }

  seatBot = (seat: number, name: string) => this.#act("bot", (door) => door.seatBot(seat, name), this.#host!);
  cancel = () => this.#act("cancel", (door) => door.cancel(), this.#host!);

  /** As oneself; at a shared screen as whoever sat here last. */
  say = (text: string, name: string | null) => {
    const speaker = this.ticket ?? this.tickets[0];
    return this.#act("chat", (door) => door.say(text, name), speaker ? at(this.table, speaker.token) : this.eyes.door);
  };

  /** Do it, and again with the same key while the line is down. */
  async #act(what: string, send: (door: Door) => Promise<unknown>, door = this.eyes.door): Promise<boolean> {
    const { eyes } = this;
    this.sending = what;
    this.trouble = null;
    try {
      for (let wait = 300; ; wait = Math.min(wait * 2, 5000)) {
        try {
          await send(door);
          if (eyes.connection.state !== "open") await eyes.peek();
          return true;
        } catch (error) {
          if (error instanceof Refused && error.status < 502) return this.#refused(error, eyes, door, what);
          await pause(wait);
        }
      }
    } finally {
      this.sending = null;
    }
  }

  /** Whoever has got up is told nothing more; what a door shows is for the eyes it belongs to. */
  #refused(error: unknown, eyes: Eyes, door = eyes.door, answer?: string): false {
    if (!(error instanceof Refused) || eyes !== this.eyes) return false;
    const { problem } = error;
    if (problem.snapshot && door === eyes.door) eyes.replace(problem.snapshot);
    if (eyes === this.eyes) this.trouble = { ...problem, answer };
    return false;
  }

  /** Why an answer is not possible now; null: it is, or nothing can be said now. Nothing is shown. */
  async reason(answer: string): Promise<WhyNot | null> {
    const { eyes } = this;
    try {
      const why = await eyes.door.whyNot(answer);
      return eyes === this.eyes && why.code !== "legal" ? why : null;
    } catch {
      return null;
    }
  }

  /** What one may wonder about and is not possible now, each with its reason. */
  async unoffered(): Promise<NotOffered[]> {
    const { eyes } = this;
    try {
      const { answers } = await eyes.door.unoffered();
      return eyes === this.eyes ? answers : [];
    } catch {
      return [];
    }
  }

  /** Why something is not lit. */
  async whyNot(answer: string): Promise<void> {
    const why = await this.reason(answer);
    if (why) this.trouble = { ...why, key: `refusal-${why.code}`, text: why.code, answer };
  }

  // ------------------------------------------------------------------ looking back

  async look(seq: number): Promise<void> {
    const { eyes } = this;
    try {
      await eyes.lookAt(seq);
    } catch (error) {
      this.#refused(error, eyes);
    }
  }

  live = (): void => this.eyes.live();
}
