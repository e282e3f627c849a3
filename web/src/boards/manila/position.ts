// The position as the notation writes it (§5), and what the picture reads from it.
import type { Happening, Question } from "$lib/wire";
import { NAMES, OPTIONS } from "./facts.gen";

export const WARES = NAMES.ware;
export type Ware = (typeof WARES)[number];
export const BERTHS = NAMES.berth;
export type Berth = (typeof BERTHS)[number];
export type Seat = number | null;
export type ByWare = Record<Ware, number>;

export const SETTLED = "settled"; // the question while the result of a voyage is read: nobody is asked

export interface Boat {
  position: number | null; // null once docked
  status: "sea" | "harbour" | "shipyard";
  berth: Berth | null;
  crew: Seat[];
}

export interface Table {
  voyage: number;
  harbour_master: Seat;
  opener: number;
  bid: number;
  bidder: Seat;
  cash: (number | null)[];
  shares: (ByWare | number)[]; // others: the number of cards
  pledged: (ByWare | number)[];
  supply: ByWare;
  market: ByWare;
  ashore: Ware | null;
  boats: Partial<Record<Ware, Boat>>;
  harbour: Record<Berth, Seat>;
  shipyard: Record<Berth, Seat>;
  pirates: [Seat, Seat];
  pilot_small: Seat;
  pilot_large: Seat;
  insurance: Seat;
  passed: number[];
  step: number;
}

export interface Position {
  game: "manila";
  rules: number;
  seats: number;
  options: Partial<typeof OPTIONS>;
  table: Table;
  pending: {
    question: string;
    seat: number | "chance" | null;
    passed?: number[]; // bid
    boats?: Ware[]; // die: still to roll, this one first
    second?: boolean; // board
    boarded?: [Ware, number] | null;
    ware?: Ware; // plunder
    plundered?: Ware[];
    bought?: ByWare[]; // what each seat bought in public
  };
}

/** The printed numbers, as this table has changed them. */
export function printed(view: { options: Position["options"] }): typeof OPTIONS {
  return { ...OPTIONS, ...view.options };
}

export function isWare(word: string | null | undefined): word is Ware {
  return (WARES as readonly string[]).includes(word ?? "");
}

/** The wares on the lanes, top to bottom; none before one is left ashore. */
export function lanes(view: Position): Ware[] {
  const ashore = view.table.ashore;
  return ashore === null ? [] : WARES.filter((ware) => ware !== ashore);
}

export function price(view: Position, ware: Ware): number {
  return Math.max(printed(view).min_share_price, view.table.market[ware]);
}

export function countOf(cards: ByWare | number): number {
  return typeof cards === "number" ? cards : WARES.reduce((sum, ware) => sum + cards[ware], 0);
}

/** Where a seat's accomplices stand: how many are still at home. */
export function atHome(view: Position, seat: number): number {
  const { boats, harbour, shipyard, pirates, pilot_small, pilot_large, insurance } = view.table;
  const standing = [
    ...Object.values(boats).flatMap((boat) => boat.crew),
    ...Object.values(harbour),
    ...Object.values(shipyard),
    ...pirates,
    pilot_small,
    pilot_large,
    insurance,
  ].filter((one) => one === seat).length;
  return Math.max(0, accomplices(view) - standing);
}

export function accomplices(view: Position): number {
  const bySeats: Record<string, number> = printed(view).accomplices;
  return bySeats[view.seats]!;
}

/** Whether pledged shares count at the end, as in the original edition (MA-12.6). */
export function countsAll(view: Position): boolean {
  return printed(view).final_scoring === "all_shares_minus_15";
}

/** What a seat could pay: cash and a loan on every share that is not pledged (MA-3.9). */
export function limit(view: Position, seat: number): number | null {
  const { cash, shares, pledged } = view.table;
  const pesos = cash[seat];
  if (pesos === null || pesos === undefined) return null;
  return pesos + printed(view).pledge_amount * (countOf(shares[seat]!) - countOf(pledged[seat]!));
}

/** What these pledges bring now and cost to redeem, for the words about them. */
export function loanOf(view: Position, pledges: Happening[]): { n: number; n2: number; n3: number } {
  const n = pledges.length;
  return { n, n2: pledges.reduce((sum, one) => sum + (one.amount ?? 0), 0), n3: n * printed(view).redeem_cost };
}

export type Step = "bid" | "buy" | "load" | "P" | "M" | "pilots" | "pay";

/** The rounds of placing and moving for this number of seats. */
function schedule(view: Position): ("P" | "M")[] {
  const bySeats: Record<string, string> = printed(view).placement_schedule;
  return [...bySeats[view.seats]!] as ("P" | "M")[];
}

/** The steps of a voyage. */
export function steps(view: Position): Step[] {
  const rounds = schedule(view);
  return ["bid", "buy", "load", ...rounds.slice(0, -1), "pilots", ...rounds.slice(-1), "pay"];
}

/** Which of them is under way; -1 before the first auction. */
export function stepNow(view: Position): number {
  const all = steps(view);
  const question = view.pending.question;
  if (question === "deal") return -1;
  if (question === "bid") return 0;
  if (question === "buy") return 1;
  if (question === "ashore" || question === "launch") return 2;
  if (question === "over" || question === SETTLED) return all.length - 1;
  if (question.startsWith("pilot")) return all.indexOf("pilots");
  const at = 3 + view.table.step;
  return at >= all.indexOf("pilots") ? at + 1 : at;
}

/** Which round of placing or moving this is, of how many. */
export function round(view: Position, kind: "P" | "M"): { n: number; n2: number } {
  const rounds = schedule(view);
  const before = rounds.slice(0, view.table.step + 1);
  return { n: before.filter((one) => one === kind).length, n2: rounds.filter((one) => one === kind).length };
}

/** Seats in the order of a placement round: the harbour master first. */
export function inOrder(view: Position): number[] {
  const first = view.table.harbour_master ?? view.table.opener;
  return Array.from({ length: view.seats }, (_, i) => (first + i) % view.seats);
}

export function offered(question: Question, answer: string): boolean {
  return question.offers.some((offer) => offer.answer === answer);
}

/** Loans are free extra answers to any question: they live in the own panel, not among the buttons. */
export function isLoan(answer: string): boolean {
  return answer.startsWith("pledge ") || answer.startsWith("redeem ");
}
