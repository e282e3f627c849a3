// What the server says, folded into what is known. Pure: no clock, no socket, no screen.
import type { FromServer, Moment, Snapshot } from "./wire";

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
      if (!first)
        return message.moments.length > 0 && message.moments.at(-1)!.seq < before.seq
          ? same
          : { ...same, known: { ...before, question: message.question } };
      if (first.seq !== before.seq + 1) return { ...same, gap: true };
      const last = fresh.at(-1)!;
      const log = [...before.log, ...fresh.map((moment) => ({ ...moment, view: null }))];
      const known = { ...before, seq: last.seq, view: last.view ?? before.view, question: message.question, log };
      return { ...same, known, steps: fresh };
    }
    case "info":
      return { ...same, known: { ...before, info: message.info } };
    case "chat":
      return { ...same, known: { ...before, chat: put(before.chat, message.line) } };
    case "notice":
      return { ...same, known: { ...before, notices: put(before.notices, message.notice) } };
    default:
      return same;
  }
}

/** A new line, or a known one as it is now: a line of the chat may have been removed. */
function put<T extends { id: number }>(lines: T[], line: T): T[] {
  return lines.some((one) => one.id === line.id)
    ? lines.map((one) => (one.id === line.id ? line : one))
    : [...lines, line];
}

/** The number of the first entry that is here; a snapshot brings only the last part of the log. */
export const firstHere = (known: Snapshot): number => known.log[0]?.seq ?? known.seq + 1;

/** The log with an earlier part in front, if it fits on. */
export function prepended(known: Snapshot, part: Moment[]): Snapshot {
  const first = firstHere(known);
  const earlier = part.filter((moment) => moment.seq < first);
  return earlier.at(-1)?.seq === first - 1 ? { ...known, log: [...earlier, ...known.log] } : known;
}

/** A new snapshot keeps the earlier parts that were brought in already, as long as the same eyes see the same. */
export function continued(before: Snapshot | null, known: Snapshot): Snapshot {
  const same = before !== null && before.you === known.you && before.info.state === known.info.state;
  return same ? prepended(known, before.log) : known;
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

/** Answered by the person at this seat, not by a bot in their place. */
export const ownAnswer = (moment: Moment, seat: number | null): boolean => moment.by === seat && !moment.proxy;

/** What happened after the last answer that the person at this seat gave. */
export function since(log: Moment[], seat: number | null): Moment[] {
  return log.slice(log.findLastIndex((moment) => ownAnswer(moment, seat)) + 1);
}
