// One task, while somebody looks for the answer. No clock, no score.
import type { Task, Weighed } from "$lib/wire";
import { hinted, ranked, verdictOf, weighedOf, type Verdict } from "./verdict";

export type Stage = "ask" | Verdict | "shown";

export class Solving {
  stage = $state<Stage>("ask");
  tried = $state<string[]>([]);
  last = $state<string | null>(null); // the answer that was tried last
  hint = $state<string | null>(null); // the answer that a hint speaks of
  weighing = $state(false);
  failed = $state<string | null>(null); // the answer that could not be weighed
  known = $state.raw<Weighed[]>([]); // what was weighed, the best first

  constructor(
    readonly task: Task,
    readonly habit: string | null, // of a puzzle: what a mate would answer
    private readonly weigh: ((answer: string) => Promise<Weighed>) | null,
    private readonly onover: (found: boolean) => void, // found: at the first try, without help
  ) {
    this.known = ranked(task.weighed);
  }

  readonly best = $derived.by(() => this.known[0]!);
  readonly over = $derived.by(() => this.stage === "right" || this.stage === "shown");
  /** What stays open to be tried is never told by what it looks like. */
  readonly closed = $derived.by(() => new Set(this.task.given === "-" ? this.tried : [this.task.given, ...this.tried]));
  readonly next = $derived.by(() => (this.hint === null ? hinted(this.task, this.habit, this.tried) : null));

  async try(answer: string): Promise<void> {
    if (this.over || this.weighing || this.closed.has(answer)) return;
    this.failed = null;
    const weighed = this.of(answer) ?? (await this.ask(answer));
    if (!weighed) return;
    if (!this.of(answer)) this.known = ranked([...this.known, weighed]);
    this.last = answer;
    this.stage = verdictOf(weighed, weighedOf(this.task, this.task.given));
    if (this.stage === "right") this.onover(this.tried.length === 0 && this.hint === null);
    else this.tried = [...this.tried, answer];
  }

  of = (answer: string | null | undefined): Weighed | undefined => this.known.find((one) => one.answer === answer);

  private async ask(answer: string): Promise<Weighed | null> {
    this.weighing = true;
    try {
      return (await this.weigh?.(answer)) ?? null;
    } catch {
      this.failed = answer;
      return null;
    } finally {
      this.weighing = false;
    }
  }

  again(): void {
    this.stage = "ask";
  }

  help(): void {
    this.hint = this.next;
  }

  show(): void {
    this.last = null;
    this.stage = "shown";
    this.onover(false);
  }
}
