// A lesson's steps, as src/portside/school.py reads them: docs/lessons.md.

export interface Step {
  at: number; // how many answers were given before
  kind: "look" | "do" | "watch" | "end";
  point: string; // the thing it is about: a data-thing
  rules: string[];
  answer?: string; // asked for, where something is to be done
  others?: string[]; // patterns of other answers, each with a reply: `.other1`, `.other2` …
}

export interface Script {
  order: number;
  minutes: number;
  steps: Step[];
}

export const FIRST = "first-voyage"; // the lesson that every game begins with

/** The step to show with so many answers given, if one came as far as `reached`; null: nothing is said now. */
export function stepAt(steps: Step[], at: number, reached: number): number | null {
  const first = steps.findIndex((step) => step.at === at);
  if (first < 0) return null;
  const last = steps.findLastIndex((step) => step.at === at);
  return Math.min(Math.max(reached, first), last);
}

/** What is asked for with so many answers given, whatever is said before. */
export function taskAt(steps: Step[], at: number): number | null {
  const found = steps.findIndex((step) => step.at === at && step.kind === "do");
  return found < 0 ? null : found;
}

/** Which of the others an answer is, from 1; null: the one that is asked for, or unmet. */
export function replyTo(step: Step, words: string): number | null {
  if (words === step.answer) return null;
  const found = (step.others ?? []).findIndex((pattern) => meets(pattern, words));
  return found < 0 ? null : found + 1;
}

/** `bid >9`, `bid 1-4`, `place *`, `load rum` (and what follows), or one of several with |. */
export function meets(pattern: string, words: string): boolean {
  return pattern.split("|").some((one) => fits(one, words));
}

function fits(pattern: string, words: string): boolean {
  const [, head, last] = /^(.*) (\d+)$/.exec(words) ?? [];
  const above = /^(.*) >(\d+)$/.exec(pattern);
  if (above) return head === above[1] && Number(last) > Number(above[2]);
  const within = /^(.*) (\d+)-(\d+)$/.exec(pattern);
  if (within) return head === within[1] && Number(last) >= Number(within[2]) && Number(last) <= Number(within[3]);
  const anything = pattern.split("*").map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${anything.join(".*")}$`, "s").test(words) || words.startsWith(`${pattern} `);
}
