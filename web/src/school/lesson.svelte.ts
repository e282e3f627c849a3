// A lesson at a table: which card is shown, and which answer is met by a reply before it is given.
import type { GamePicture } from "$boards/contract";
import type { TableSession } from "$lib/table.svelte";
import { text, type GameText } from "$lib/text.svelte";
import { keepProgress, progressOf } from "./progress";
import { replyTo, stepAt, taskAt, type Step } from "./script";
import { lessonsOf, type Lesson as Written } from "./scripts";

const TRAVELS = 400; // milliseconds that the ring takes to the answer
const reduced = matchMedia("(prefers-reduced-motion: reduce)");

export class Lesson {
  readonly written: Written | undefined;
  words = $state.raw<GameText>();
  held = $state<string | null>(null); // another answer than the one asked for: its reply is read first
  showing = $state(false); // the ring is on its way to the answer
  left = $state(false); // its cards are put away
  #reached = $state(0);

  constructor(
    readonly session: TableSession,
    readonly picture: GamePicture,
    readonly still: () => boolean, // nothing may move
  ) {
    this.written = lessonsOf(this.game).find((one) => one.id === this.id);
    const kept = progressOf(this.game, this.id);
    if (kept?.table === session.table) [this.#reached, this.left] = [kept.step, kept.left ?? false];
  }

  get game(): string {
    return this.session.known!.info.game;
  }

  get id(): string {
    return this.session.known!.info.lesson;
  }

  get steps(): Step[] {
    return this.written?.steps ?? [];
  }

  /** How many answers of the script stand, while the learner is asked; null: it was left, or others are at it. */
  get #at(): number | null {
    const { session } = this;
    return session.myTurn && !session.past ? (session.known!.question.script ?? null) : null;
  }

  get index(): number | null {
    return this.#at === null || this.left ? null : stepAt(this.steps, this.#at, this.#reached);
  }

  get step(): Step | null {
    return this.index === null ? null : this.steps[this.index]!;
  }

  /** The answer that is asked for now. */
  get asked(): string | null {
    return this.step?.kind === "do" ? (this.step.answer ?? null) : null;
  }

  /** What the card says: the step, or the reply to the answer that is held. */
  get says(): string {
    if (!this.words || this.index === null) return "";
    const card = `lesson-${this.id}-${this.index + 1}`;
    if (this.held === null) return this.words.say(card);
    const reply = replyTo(this.#task!, this.held);
    return reply
      ? this.words.say(card.replace(/\d+$/, `${this.#taskAt! + 1}`), {}, `other${reply}`)
      : text.say("school-other");
  }

  get #taskAt(): number | null {
    return this.#at === null || this.left ? null : taskAt(this.steps, this.#at);
  }

  get #task(): Step | null {
    return this.#taskAt === null ? null : this.steps[this.#taskAt]!;
  }

  get title(): string {
    return this.words?.say(`lesson-${this.id}`) ?? "";
  }

  /** As an effect: the words of this language. */
  speak = (): void => {
    void text.language;
    void text.explaining(this.game, "lessons").then((words) => (this.words = words));
  };

  /** As an effect: what has been reached is kept on this device. */
  keep = (): void => {
    if (this.index === null) return;
    const { table } = this.session;
    const done = this.step!.kind === "end" ? { done: Date.now() } : {};
    keepProgress(this.game, this.id, { table, step: this.index, left: false, ...done });
  };

  /** As an effect: another question leaves nothing held. */
  renew = (): void => {
    void this.session.known?.seq;
    this.held = null;
  };

  next = (): void => {
    if (this.step?.kind === "end") this.skip();
    else if (this.index !== null && this.asked === null) this.#reached = this.index + 1;
  };

  get mayGoBack(): boolean {
    return this.index !== null && (this.#before || this.session.mayUndo);
  }

  /** The card before is of this very moment. */
  get #before(): boolean {
    return this.index !== null && this.steps[this.index - 1]?.at === this.step!.at;
  }

  /** To the card before, or to what one was asked last. */
  back = (): void => {
    if (this.index === null) return;
    if (this.#before) this.#reached = this.index - 1;
    else void this.session.undo();
  };

  /** Show how it is answered, and answer so. */
  show = async (): Promise<void> => {
    const { asked, session } = this;
    if (asked === null || this.showing) return;
    const { seq } = session.known!;
    this.showing = true;
    if (!reduced.matches && !this.still()) await new Promise((done) => setTimeout(done, TRAVELS));
    this.showing = false;
    if (session.known!.seq === seq && this.asked === asked) void session.answer(asked);
  };

  /** Whether this answer has a reply. What may be given at any time does not lead away. */
  meets(answer: string): boolean {
    return this.#task !== null && answer !== this.#task.answer && !this.picture.aside?.(answer);
  }

  /** Whether this answer waits until its reply is read. */
  holds(answer: string): boolean {
    if (!this.meets(answer)) return false;
    this.#reached = this.#taskAt!;
    this.held = answer;
    return true;
  }

  again = (): void => {
    this.held = null;
  };

  /** Away from the script: the same game goes on. */
  anyway = (): void => {
    if (this.held !== null) void this.session.answer(this.held);
  };

  /** Put the cards away: one plays on alone. */
  skip = (): void => {
    this.held = null;
    this.left = true;
    keepProgress(this.game, this.id, { left: true });
  };

  /** The script still holds. */
  get resumable(): boolean {
    return this.session.known!.question.script != null;
  }

  /** The cards come again. */
  resume = (): void => {
    this.left = false;
  };
}
