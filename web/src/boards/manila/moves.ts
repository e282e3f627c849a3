// Answers made of several parts, taken apart and put together: launches and pilots' moves.
import type { Question } from "$lib/wire";
import { isWare, WARES, type Ware } from "./position";

export type Moves = Partial<Record<Ware, number>>;

export function launches(question: Question): number[][] {
  return question.offers
    .filter((offer) => offer.answer.startsWith("launch "))
    .map((offer) => offer.answer.split(" ").slice(1).map(Number));
}

/** The launch with this boat on this space that changes the others least: the next boat gives way first. */
export function giveWay(legal: number[][], now: number[], lane: number, space: number): number[] {
  const next = (lane + 1) % 3;
  const last = (lane + 2) % 3;
  const cost = (one: number[]) => 10 * Math.abs(one[last]! - now[last]!) + Math.abs(one[next]! - now[next]!);
  const open = legal.filter((one) => one[lane] === space);
  return open.reduce((best, one) => (cost(one) < cost(best) ? one : best), open[0] ?? now);
}

/** Three equal starts if they are legal, else whatever is. */
export function firstLaunch(legal: number[][]): number[] {
  return legal.find((one) => one.every((space) => space === one[0])) ?? legal[0] ?? [];
}

export function parseMoves(answer: string): Moves | null {
  const [verb, ...words] = answer.split(" ");
  if (verb !== "move") return null;
  const moves: Moves = {};
  for (let i = 0; i + 1 < words.length; i += 2) {
    const ware = words[i];
    if (isWare(ware)) moves[ware] = Number(words[i + 1]);
  }
  return moves;
}

export function writeMoves(moves: Moves): string {
  const words = WARES.filter((ware) => moves[ware]).map((ware) => `${ware} ${signed(moves[ware]!)}`);
  return words.length > 0 ? `move ${words.join(" ")}` : "decline";
}

/** `+1`, `-2`: as the notation writes it. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : String(n);
}

/** By how much each boat may be moved at all, on its own or together with another. */
export function reach(question: Question, ware: Ware): number[] {
  const found = new Set<number>();
  for (const offer of question.offers) {
    const by = parseMoves(offer.answer)?.[ware];
    if (by) found.add(by);
  }
  return [...found].sort((a, b) => a - b);
}

/** Choose a boat's move (again: take it back). What no longer goes together with it is dropped. */
export function choose(question: Question, moves: Moves, ware: Ware, by: number): Moves {
  if (by === 0 || moves[ware] === by) {
    const rest = { ...moves };
    delete rest[ware];
    return isOffered(question, rest) ? rest : {};
  }
  const both = { ...moves, [ware]: by };
  if (isOffered(question, both)) return both;
  for (const other of WARES) {
    if (other === ware || !moves[other]) continue;
    const pair = { [other]: moves[other], [ware]: by };
    if (isOffered(question, pair)) return pair;
  }
  return { [ware]: by };
}

export function isOffered(question: Question, moves: Moves): boolean {
  const answer = writeMoves(moves);
  return answer === "decline" || question.offers.some((offer) => offer.answer === answer);
}
