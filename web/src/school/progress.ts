// How far one has come in the harbour school. Kept in this browser.
import { recall, remember } from "$lib/stored";
import { FIRST } from "./script";

export interface Progress {
  table: string; // where it was begun last
  step: number; // how far one has come there, from 0
  left?: boolean; // its cards are put away
  done?: number; // when its end was reached, in milliseconds
}

interface Kept {
  lessons: Record<string, Progress>; // by game/lesson
  finished: string[]; // games that were played to their end
  goals: string[]; // games whose goal has been told
}

const all = (): Kept => ({ lessons: {}, finished: [], goals: [], ...recall<Partial<Kept>>("school", {}) });
const keep = (changes: Partial<Kept>) => remember("school", { ...all(), ...changes });
const withOne = (list: string[], one: string) => (list.includes(one) ? list : [...list, one]);

export function progressOf(game: string, lesson: string): Progress | null {
  return all().lessons[`${game}/${lesson}`] ?? null;
}

export function keepProgress(game: string, lesson: string, changes: Partial<Progress>): void {
  const { lessons } = all();
  const key = `${game}/${lesson}`;
  keep({ lessons: { ...lessons, [key]: { table: "", step: 0, ...lessons[key], ...changes } } });
}

/** A game of it was played to its end, by whoever sits at this screen. */
export function finished(game: string): void {
  keep({ finished: withOne(all().finished, game) });
}

/** Nothing of it was learnt or played here yet. */
export function isNew(game: string): boolean {
  const kept = all();
  return !kept.finished.includes(game) && kept.lessons[`${game}/${FIRST}`]?.done === undefined;
}

/** What the game is about has been said, or need not be. */
export function goalTold(game: string): boolean {
  return all().goals.includes(game) || !isNew(game);
}

export function tellGoal(game: string): void {
  keep({ goals: withOne(all().goals, game) });
}
