// What one viewer is told of a table, a seat or a spectator, and what of it is shown already.
import { at } from "./api";
import { Connection } from "./connection.svelte";
import { continued, firstHere, fold, prepended } from "./fold";
import { settings } from "./settings.svelte";
import { sound } from "./sound";
import { Steps, type Liking } from "./steps.svelte";
import { keepSeen } from "./tickets";
import type { FromServer, Moment, Snapshot } from "./wire";

interface Shown {
  seq: number;
  view: Snapshot["view"];
  moment: Moment | null;
}

const reduced = matchMedia("(prefers-reduced-motion: reduce)");
const GLANCE = 2500; // milliseconds that a result stays for those who do not want to be waited for
const CLOCKED = 20_000; // and for those whose clock runs

export class Eyes {
  known = $state.raw<Snapshot | null>(null);
  shown = $state.raw<Shown | null>(null);
  past = $state.raw<Moment | null>(null); // the moment looked at again; null: live
  watched = false; // on the screen; otherwise they only keep up
  readonly connection: Connection;
  readonly door: ReturnType<typeof at>;
  readonly steps: Steps;
  #moments = new Map<number, Moment>();
  #before = new Map<number, Snapshot["view"]>(); // how things stood before a result
  #wanted = 0; // the moment asked for last
  #shut = false;
  #hurries = false; // as the server has heard
  #paging: Promise<boolean> | null = null;

  /** `foresee` hears how things stand before these eyes do, and may shut them; `ends`: a result is to be read. */
  constructor(
    readonly table: string,
    readonly token: string | null,
    readonly foresee: (ahead: Snapshot) => void,
    readonly ends: (moment: Moment) => boolean,
  ) {
    this.door = at(table, token);
    this.steps = new Steps((moment) => this.#show(moment), this.#liking, ends);
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
      () => {
        this.#hurries = false;
        this.hurry();
      },
    );
  }

  /** Bots need not wait for whoever does not watch them. */
  hurry(): void {
    const at_once = settings.pace === "once";
    if (at_once === this.#hurries) return;
    this.#hurries = at_once;
    this.connection.say({ type: "hurry", at_once });
  }

  /** The seat that looks; null: a spectator. */
  get you(): number | null {
    return this.known?.you ?? null;
  }

  get settled(): boolean {
    return this.steps.settled;
  }

  /** How things stood before the moment whose result is read. */
  before(result: Moment): Snapshot["view"] {
    return this.#before.get(result.seq) ?? null;
  }

  /** One's own time runs: nothing is held back then. */
  get #clocked(): number | null {
    const known = this.known;
    return known && this.you !== null && known.question.seat === this.you ? known.info.deadline : null;
  }

  #liking = (): Liking => {
    const deadline = this.#clocked;
    const left = deadline === null ? null : Math.max(0, Math.min(CLOCKED, (deadline * 1000 - Date.now()) / 4));
    return {
      pace: settings.pace,
      still: !settings.motion || reduced.matches,
      most: settings.results ? left : Math.min(GLANCE, left ?? GLANCE),
      hidden: document.hidden,
    };
  };

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
    this.steps.arrive();
    this.#moments.clear();
    this.#before.clear();
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
    for (const [i, step] of steps.entries())
      if (this.ends(step)) this.#before.set(step.seq, (steps[i - 1] ?? this.known).view);
    this.known = known;
    if (steps.length === 0) return;
    if (this.#clocked !== null && this.steps.held) this.steps.hold(false);
    if (this.watched && settings.pace !== "once") return this.steps.add(steps, drawn);
    this.#arrive(steps);
    if (this.watched && this.myTurn) sound("turn");
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
  #arrive(steps: Moment[] = []): void {
    this.shown = { seq: this.known!.seq, view: this.known!.view, moment: null };
    this.steps.arrive(steps);
  }

  #show(moment: Moment): void {
    this.shown = { seq: moment.seq, view: moment.view ?? this.shown?.view ?? null, moment };
    keepSeen(this.table, moment.seq);
    if (this.myTurn && moment.by !== this.you) sound("turn");
    else sound(moment.by === "chance" ? "dice" : "step");
  }

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
