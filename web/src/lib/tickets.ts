// Seats of one's own, by table: whoever shows the token is the seat. Kept in this browser.
import { recall, remember } from "./stored";
import type { Invitation, TableMade, Ticket } from "./wire";

interface Kept {
  tickets: Ticket[];
  invitations: Invitation[]; // still to be sent to somebody
  seen: number; // the last entry that was on this screen
  at: number; // when the table was last opened
  codeSeen?: boolean; // the code of the seat was put away
}

const MOST = 60; // tables remembered

function all(): Record<string, Kept> {
  return recall<Record<string, Kept>>("tables", {});
}

export function kept(table: string): Kept {
  return all()[table] ?? { tickets: [], invitations: [], seen: 0, at: 0 };
}

function keep(table: string, changes: Partial<Kept>): void {
  const tables = all();
  tables[table] = { ...kept(table), at: Date.now(), ...changes };
  const latest = Object.entries(tables).sort(([, a], [, b]) => b.at - a.at);
  remember("tables", Object.fromEntries(latest.slice(0, MOST)));
}

export function keepTicket(ticket: Ticket): void {
  const { tickets } = kept(ticket.table);
  const known = tickets.find((one) => one.token === ticket.token);
  const others = tickets.filter((one) => one.seat !== ticket.seat);
  const code = ticket.code || known?.code || ""; // a link to the seat does not carry it
  keep(ticket.table, { tickets: [...others, { ...ticket, code }].sort((a, b) => a.seat - b.seat) });
}

export function keepMade(made: TableMade): void {
  keep(made.table, { tickets: made.tickets, invitations: made.invitations });
}

export function keepSeen(table: string, seen: number): void {
  if (table in all()) keep(table, { seen });
}

export function codeSeen(table: string): void {
  keep(table, { codeSeen: true });
}

/** A token that the server does not know any more is of no use. */
export function forget(table: string): void {
  const tables = all();
  delete tables[table];
  remember("tables", tables);
}

export function allTickets(): Ticket[] {
  return Object.values(all()).flatMap((one) => one.tickets);
}

export interface Brought {
  invite: string | null;
  token: string | null;
}

/** What a link carried behind its `#`: it never reaches a server's log, and is taken off the address at once. */
export function brought(): Brought {
  const carried = new URLSearchParams(location.hash.slice(1));
  const found = { invite: carried.get("i"), token: carried.get("k") };
  if (found.invite || found.token) history.replaceState(null, "", location.pathname);
  return found;
}

export function inviteLink(table: string, invite: string): string {
  return `${location.origin}/t/${table}#i=${invite}`;
}

export function returnLink(ticket: Ticket): string {
  return `${location.origin}/t/${ticket.table}#k=${ticket.token}`;
}
