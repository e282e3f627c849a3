// Which puzzle belongs to which day: they come in turn, the same for everybody.
import type { PuzzlesOf } from "$lib/wire";

const MOST = 4; // themes that are shown
const DAY = 86_400_000;

export interface Day {
  date: Date; // midnight, by UTC
  id: string | null; // null: still to come
  today: boolean;
}

/** The puzzle of so many days ago. */
export function onDay({ today, puzzles }: PuzzlesOf, ago: number): string {
  const n = puzzles.length;
  return puzzles[(((today - ago) % n) + n) % n]!.id;
}

/** The week of a day (2026-11-17), from Monday to Sunday. */
export function week(of: PuzzlesOf, day: string): Day[] {
  const now = Date.parse(`${day}T00:00:00Z`);
  const since = (new Date(now).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, n) => ({
    date: new Date(now + (n - since) * DAY),
    id: n <= since ? onDay(of, since - n) : null,
    today: n === since,
  }));
}

/** The questions that are asked most, with how many of them are still open. */
export function themes({ puzzles }: PuzzlesOf, solved: string[]) {
  const kinds = new Map<string, { question: string; all: number; left: number }>();
  for (const { id, question } of puzzles) {
    const kind = kinds.get(question) ?? { question, all: 0, left: 0 };
    kind.all += 1;
    if (!solved.includes(id)) kind.left += 1;
    kinds.set(question, kind);
  }
  return [...kinds.values()].sort((a, b) => b.all - a.all).slice(0, MOST);
}
