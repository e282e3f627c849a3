// What the server says, folded into what is known. Pure: no clock, no socket, no screen.
import type { ChatLine, FromServer, Moment, Snapshot } from "./wire";

export interface Folded {
  known: Snapshot;
  steps: Moment[]; // new moments to be shown one after the other
  replaced: boolean; // not a continuation: nothing of it moves
  gap: boolean; // something in between was missed: say hello again
}

export function fold(before: Snapshot, message: FromServer): Folded {
  const same: Folded = { known: before, steps: [], replaced: false, gap: false };
  switch (message.type) {
    case "snapshot":
      return { ...same, known: message.snapshot, replaced: true };
    case "moments": {
      const fresh = message.moments.filter((moment) => moment.seq > before.seq);
      const first = fresh[0];
      if (!first) return message.moments.length > 0 && message.moments.at(-1)!.seq < before.seq ? same : { ...same, known: { ...before, question: message.question } };
      if (first.seq !== before.seq + 1) return { ...same, gap: true };
      const last = fresh.at(-1)!;
      const log = [...before.log, ...fresh.map((moment) => ({ ...moment, view: null }))];
      const known = { ...before, seq: last.seq, view: last.view ?? before.view, question: message.question, log };
      return { ...same, known, steps: fresh };
    }
    case "info":
      return { ...same, known: { ...before, info: message.info } };
    case "chat":
      return { ...same, known: { ...before, chat: said(before.chat, message.line) } };
    default:
      return same;
  }
}

function said(chat: ChatLine[], line: ChatLine): ChatLine[] {
  return chat.some((one) => one.id === line.id) ? chat : [...chat, line];
}

/** The log without what was taken back; the taking back itself stays. */
export function standing(log: Moment[]): Moment[] {
  const kept: Moment[] = [];
  for (const moment of log) {
    if (moment.took_back !== null) while (kept.length > 0 && kept.at(-1)!.seq > moment.took_back) kept.pop();
    kept.push(moment);
  }
  return kept;
}

/** What happened after the seat's own last answer. */
export function since(log: Moment[], seat: number | null): Moment[] {
  const own = log.findLastIndex((moment) => moment.by === seat);
  return log.slice(own + 1);
}

export const MOST_BEHIND = 6;

/** How long a step stays before the next one; nothing for a table that is left behind, or must not move. */
export function pace(moment: Moment, behind: number, still: boolean): number {
  if (still || behind > MOST_BEHIND) return 0;
  return moment.by === "chance" ? 260 : 400;
}
