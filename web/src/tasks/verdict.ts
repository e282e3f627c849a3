// What a try is worth: as good as the best answer, better than what was answered then, or neither.
import type { Task, Weighed } from "$lib/wire";

export const RIGHT = 0.01; // of a victory: whoever comes so close to the best answer has found it

export type Verdict = "right" | "near" | "worse";

/** `given`: what was answered then; a puzzle has none, and there a try is right or is not. */
export function verdictOf(tried: Weighed, given: Weighed | null): Verdict {
  if (tried.cost < RIGHT) return "right";
  return given !== null && tried.cost < given.cost - RIGHT ? "near" : "worse";
}

export const weighedOf = (task: Task, answer: string): Weighed | null =>
  task.weighed.find((one) => one.answer === answer) ?? null;

/** What is known of all answers, the best first. */
export const ranked = (known: Weighed[]): Weighed[] => [...known].sort((a, b) => a.cost - b.cost);

/** The answers among which somebody still looks. */
export const left = (task: Task, tried: string[]): string[] =>
  task.question.offers.map((offer) => offer.answer).filter((one) => one !== task.given && !tried.includes(one));

/** How much there is to be found: what was given away then, or by how much the best answer leads. */
export function worth(task: Task): number {
  const given = weighedOf(task, task.given);
  return given?.cost ?? ranked(task.weighed)[1]?.cost ?? 0;
}

/** The answer that a hint speaks of: what was answered then; else a mate's; else the worst of those not tried. */
export function hinted(task: Task, habit: string | null, tried: string[]): string | null {
  const { weighed } = task;
  const best = ranked(weighed)[0]?.answer;
  for (const one of [task.given, habit])
    if (one && one !== best && weighedOf(task, one) && !tried.includes(one)) return one;
  const untried = ranked(weighed).filter((one) => one.answer !== best && !tried.includes(one.answer));
  return untried.length > 1 ? untried.at(-1)!.answer : null;
}
