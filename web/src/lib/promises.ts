// What each table promised about its chance, as this browser saw it first, and what this browser added to the salt.
import { recall, remember } from "./stored";

export interface KeptPromise {
  first: string; // the commitment that was shown first
  other: string; // another one that was shown later: the promise was changed
  luck: string[]; // own parts of the salt
  next?: Record<number, string>; // parts for the rematch, by seat: asked for twice, it is the same part
  at: number;
}

const MOST = 200; // tables remembered

const all = () => recall<Record<string, KeptPromise>>("promises", {});

export function promiseOf(table: string): KeptPromise {
  return all()[table] ?? { first: "", other: "", luck: [], at: 0 };
}

function keep(table: string, changes: Partial<KeptPromise>): KeptPromise {
  const kept = { ...promiseOf(table), ...changes, at: Date.now() };
  const latest = Object.entries({ ...all(), [table]: kept }).sort(([, a], [, b]) => b.at - a.at);
  remember("promises", Object.fromEntries(latest.slice(0, MOST)));
  return kept;
}

/** A table shows this commitment: the first one is kept, and that there was another one is never forgotten. */
export function sawCommitment(table: string, commitment: string): KeptPromise {
  const kept = promiseOf(table);
  if (!commitment || commitment === kept.first || kept.other) return kept;
  return keep(table, kept.first ? { other: commitment } : { first: commitment });
}

export function keepLuck(table: string, part: string): void {
  const { luck } = promiseOf(table);
  if (!luck.includes(part)) keep(table, { luck: [...luck, part] });
}

/** A seat's part of the salt of the table that follows this one. */
export function luckAfter(table: string, seat: number): string {
  const { next = {} } = promiseOf(table);
  return (next[seat] ?? keep(table, { next: { ...next, [seat]: freshLuck() } }).next![seat])!;
}

/** One's own part of the salt: 64 random bits. */
export function freshLuck(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
