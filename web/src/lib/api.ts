// The server's doors, one function each. A refusal is thrown as Refused.
import type { Level } from "./settings.svelte";
import type {
  Advice,
  Answer,
  AskAdvice,
  Catalogue,
  Done,
  Join,
  LogPart,
  Moment,
  NewFork,
  NewTable,
  Odds,
  Problem,
  Promise as Promised,
  Recover,
  Reopening,
  ReviewState,
  Snapshot,
  TableMade,
  Tables,
  Ticket,
  Unoffered,
  Verified,
  WhyNot,
} from "./wire";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }
}

export async function call<T>(method: "GET" | "POST", path: string, token?: string | null, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const reply = await fetch(`/api/${path}`, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (reply.ok) return (await reply.json()) as T;
  let problem: Problem = {
    code: `http-${reply.status}`,
    text: reply.statusText,
    key: "",
    rules: "",
    args: {},
    legal: [],
    snapshot: null,
  };
  try {
    problem = { ...problem, ...(await reply.json()) };
  } catch {
    // not ours: a proxy's page
  }
  throw new Refused(reply.status, problem);
}

export const catalogue = () => call<Catalogue>("GET", "catalogue");
export const promise = () => call<Promised>("GET", "promise");
export const newTable = (table: NewTable) => call<TableMade>("POST", "tables", null, table);
export const tables = (state: string) => call<Tables>("GET", `tables?state=${state}`);
export const mine = (tickets: Ticket[]) =>
  call<Tables>("POST", "mine", null, { tickets: tickets.slice(-50).map(({ table, token }) => ({ table, token })) });

/** What one can do at a table, as the seat the token belongs to. */
export function at(table: string, token: string | null) {
  const path = `tables/${table}`;
  return {
    snapshot: () => call<Snapshot>("GET", path, token),
    join: (join: Join) => call<Ticket>("POST", `${path}/join`, null, join),
    answer: (answer: Answer) => call<Done>("POST", `${path}/answers`, token, answer),
    undo: (seq: number, key: string) => call<Done>("POST", `${path}/undo`, token, { seq, key }),
    resign: () => call<unknown>("POST", `${path}/resign`, token, {}),
    forgetMe: () => call<unknown>("POST", `${path}/forget-me`, token, {}),
    standIn: (level: Level | null) => call<unknown>("POST", `${path}/stand-in`, token, { level }),
    say: (text: string, name: string | null) => call<unknown>("POST", `${path}/chat`, token, { text, name }),
    rematch: (luck: string, same_luck: boolean, promise: string) =>
      call<TableMade>("POST", `${path}/rematch`, token, { luck, same_luck, promise }),
    claim: (luck: string) => call<Ticket>("POST", `${path}/rematch/claim`, token, { luck }),
    recover: (recover: Recover) => call<Ticket>("POST", `${path}/recover`, null, recover),
    relieve: (seat: number, level: Level) => call<unknown>("POST", `${path}/seats/${seat}/relieve`, token, { level }),
    seatBot: (seat: number, name: string) =>
      call<unknown>("POST", `${path}/seats/${seat}/bot`, token, { level: "navigator", name }),
    cancel: () => call<unknown>("POST", `${path}/cancel`, token, {}),
    reopen: (seat: number) => call<Reopening>("POST", `${path}/seats/${seat}/reopen`, token, {}),
    log: (before: number) => call<LogPart>("GET", `${path}/log?before=${before}`, token),
    moment: (seq: number) => call<Moment>("GET", `${path}/moments/${seq}`, token),
    whyNot: (answer: string) => call<WhyNot>("GET", `${path}/why-not?answer=${encodeURIComponent(answer)}`, token),
    unoffered: () => call<Unoffered>("GET", `${path}/unoffered`, token),
    advice: (ask: AskAdvice) => call<Advice>("POST", `${path}/advice`, token, ask),
    odds: () => call<Odds>("GET", `${path}/odds`, token),
    review: () => call<ReviewState>("GET", `${path}/review`, token),
    fork: (fork: NewFork) => call<TableMade>("POST", `${path}/forks`, null, fork),
    verify: () => call<Verified>("GET", `${path}/fairness/verify`, token),
    recordUrl: `/api/${path}/record`,
  };
}
