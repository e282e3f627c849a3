// One's own mistakes come again: tomorrow, then ever later, until they are learnt. Nothing is ever late: whoever stays
// away for a month finds them as they were. Kept in this browser.
import { recall, remember } from "$lib/stored";

export interface Card {
  table: string;
  moment: number;
  game: string;
  box: number; // how often it was found in a row
  due: number; // a day, counted from 1970
}

export const DAYS = [1, 3, 7, 21, 60]; // until it comes again, by how often it was found; after the last it is learnt
const MOST = 300;
const DAY = 86_400_000;

export const today = (now = new Date()): number => Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY);

const same = (a: Pick<Card, "table" | "moment">, b: Pick<Card, "table" | "moment">) =>
  a.table === b.table && a.moment === b.moment;

/** `found`: by oneself, at the first try and without help; otherwise it begins anew. */
export function answered(card: Card, found: boolean, day: number): Card {
  const box = found ? card.box + 1 : 0;
  const days = DAYS[Math.max(0, box - 1)];
  return { ...card, box, due: days === undefined ? Infinity : day + days };
}

/** Those of today, longest waiting first; of the same day in the order in which they came. */
export const dueOn = (cards: Card[], day: number): Card[] =>
  cards.filter((card) => card.due <= day).sort((a, b) => a.due - b.due);

/** In how many days the next one comes; null: none does. */
export function nextIn(cards: Card[], day: number): number | null {
  const next = Math.min(...cards.map((card) => card.due));
  return Number.isFinite(next) ? Math.max(0, next - day) : null;
}

/** New ones are added, known ones stay as they are; the oldest make room. */
export function noted(cards: Card[], game: string, table: string, moments: number[], day: number): Card[] {
  const fresh = moments
    .map((moment) => ({ table, moment, game, box: 0, due: day }))
    .filter((one) => !cards.some((card) => same(card, one)));
  return [...cards, ...fresh].slice(-MOST);
}

// ---------------------------------------------------------------- as it is kept

// JSON knows no infinity: who is learnt has no day.
type Written = Omit<Card, "due"> & { due: number | null };

export const cards = (): Card[] =>
  recall<Written[]>("mistakes", []).map((one) => ({ ...one, due: one.due ?? Infinity }));

const keep = (all: Card[]) => remember("mistakes", all);

export const note = (game: string, table: string, moments: number[]): void =>
  keep(noted(cards(), game, table, moments, today()));

export const record = (table: string, moment: number, found: boolean): void =>
  keep(cards().map((card) => (same(card, { table, moment }) ? answered(card, found, today()) : card)));

/** Its table is gone. */
export const drop = (table: string): void => keep(cards().filter((card) => card.table !== table));
