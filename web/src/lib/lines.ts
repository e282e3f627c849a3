// The log as sentences. A sentence is made once per moment and language.
import { nameOf } from "./people";
import { text, type GameText } from "./text.svelte";
import { clockTime } from "./time";
import type { Happening, Moment, Notice, SeatInfo } from "./wire";

export interface Part {
  words: string;
  name: boolean; // a player's name: set in bold
}

/** A part of a line that can be looked at by itself. */
export interface Step {
  seq: number;
  parts: Part[];
}

export interface Line {
  key?: string;
  seq: number;
  seat: number | null; // null: it concerns the whole table
  parts: Part[];
  notice?: Notice; // not of the game: something that happened around it
  bot?: boolean; // a bot answered for a person
  heading?: true; // of a chapter; `about` says more of it
  about?: Part[];
  steps?: Step[]; // what it is made of, to be opened
  spoken?: Step[]; // the same for the ear: whole sentences, told as they come
}

/** What tells lines apart: a notice has the number of the entry it came after. */
export const lineKey = (line: Line): string => (line.notice ? `notice ${line.notice.id}` : (line.key ?? `${line.seq}`));

const OPEN = "\u2068"; // names stand between marks until the sentence is cut into parts
const CLOSE = "\u2069";

/** What a moment says, perhaps together with those before it: then in place of their line. */
interface Said {
  line: Line | null;
  instead: boolean;
}

const made = new WeakMap<GameText, WeakMap<Moment, Said>>();

/** A name, marked as one. */
export const mark = (name: string): string => OPEN + name + CLOSE;

export function parts(sentence: string): Part[] {
  return sentence.split(OPEN).flatMap((piece, i) => {
    if (i === 0) return piece ? [{ words: piece, name: false }] : [];
    const [name = "", rest = ""] = piece.split(CLOSE);
    return [{ words: name, name: true }, ...(rest ? [{ words: rest, name: false }] : [])];
  });
}

const alike = (one: Happening | undefined, other: Happening): boolean =>
  one?.kind === other.kind && one.seat === other.seat && !one.hidden && !other.hidden;

/** The happenings in words, names marked; what is alike and follows on each other is told together. */
export function told(happenings: Happening[], words: GameText, seats: SeatInfo[]): Part[] {
  const names = seats.map((seat) => mark(nameOf(seat)));
  const runs: Happening[][] = [];
  for (const happening of happenings) {
    const run = runs.at(-1);
    if (run && alike(run.at(-1), happening)) run.push(happening);
    else runs.push([happening]);
  }
  const sentence = (run: Happening[]) =>
    (run.length > 1 ? words.together(run, names) : undefined) ??
    run.map((one) => words.happening(one, names)).join(" ");
  return parts(runs.map(sentence).join(" "));
}

/** A line for what is done to the game from outside: an answer taken back, a seat given up. */
export function acted(moment: Moment, seats: SeatInfo[], you: number | null = null): Line | null {
  const act = moment.took_back !== null ? "log-took-back" : moment.answer === "resign" ? "log-resigned" : "";
  if (!act || typeof moment.by !== "number") return null;
  const seat = mark(nameOf(seats[moment.by]!));
  return { seq: moment.seq, seat: moment.by, parts: parts(text.say(act, { seat }, moment.by === you ? "you" : "")) };
}

function line(moment: Moment, words: GameText, seats: SeatInfo[], you: number | null): Line | null {
  const act = acted(moment, seats, you);
  if (act) return act;
  if (moment.happenings.length === 0) return null;
  const seat = moment.by === "chance" ? (moment.happenings[0]?.seat ?? null) : moment.by;
  return {
    seq: moment.seq,
    seat,
    parts: [...told(moment.happenings, words, seats), ...howAnswered(moment)],
    bot: moment.proxy,
  };
}

/** That a bot answered for somebody, or had no time to think. */
export function howAnswered(moment: Moment): Part[] {
  const said = [...(moment.proxy ? ["log-proxy"] : []), ...(moment.hasty ? ["log-hasty"] : [])];
  return said.map((key) => ({ words: ` ${text.say(key)}`, name: false }));
}

/** What a notice says, names marked. */
export function noticed({ kind, seat, by }: Notice, seats: SeatInfo[]): Part[] {
  const named = (one: number | null) => (one === null || !seats[one] ? "" : mark(nameOf(seats[one])));
  return parts(text.say(`notice-${kind}`, { seat: named(seat), by: named(by) }));
}

function noticeLine(notice: Notice, seats: SeatInfo[]): Line {
  const when = { words: `${clockTime(notice.at)} `, name: false };
  return { seq: Math.max(1, notice.after), seat: notice.seat, parts: [when, ...noticed(notice, seats)], notice };
}

/** The notices at their places between the lines of the game: from the first line that is here to the last entry shown. */
export function withNotices(game: Line[], notices: Notice[], seats: SeatInfo[], from: number, to: number): Line[] {
  const here = notices
    .filter(({ after }) => (after >= from || from <= 1) && after <= to)
    .map((notice) => noticeLine(notice, seats));
  const before = (line: Line, notice: Line) => line.seq <= notice.notice!.after;
  const all: Line[] = [];
  let next = 0;
  for (const line of game) {
    while (next < here.length && !before(line, here[next]!)) all.push(here[next++]!);
    all.push(line);
  }
  return [...all, ...here.slice(next)];
}

/** Whether chance draws the same kind of thing again, and nothing else has happened in between. What came before the
 *  first draw, such as the name of the place that is filled, begins the line. */
function goesOn(before: Moment | undefined, moment: Moment): boolean {
  if (before?.by !== "chance" || moment.by !== "chance") return false;
  return moment.happenings.length > 0 && alike(before.happenings.at(-1), moment.happenings[0]!);
}

/** What chance draws one after the other is told in one line, which opens the board after the last of it. */
function together(draws: Moment[], words: GameText, seats: SeatInfo[]): Line | null {
  const drawn = draws.map((draw, i) => draw.happenings.at(i === 0 ? -1 : 0)!);
  if (draws.length < 2 || words.together(drawn, []) === undefined) return null;
  return {
    seq: draws.at(-1)!.seq,
    seat: drawn[0]!.seat,
    parts: told(
      draws.flatMap((draw) => draw.happenings),
      words,
      seats,
    ),
  };
}

/** What each moment says; moments without a word are left out. */
export function lines(log: Moment[], words: GameText, seats: SeatInfo[], you: number | null = null): Line[] {
  const known = made.get(words) ?? new WeakMap<Moment, Said>();
  made.set(words, known);
  const all: Line[] = [];
  let draws: Moment[] = [];
  for (const moment of log) {
    draws = goesOn(draws.at(-1), moment) ? [...draws, moment] : [moment];
    let said = known.get(moment);
    if (!said) {
      const joined = together(draws, words, seats);
      known.set(moment, (said = { line: joined ?? line(moment, words, seats, you), instead: joined !== null }));
    }
    if (said.instead) all.pop();
    if (said.line) all.push(said.line);
  }
  return all;
}

const said = (all: Part[]): string => all.map((part) => part.words).join("");

export const plain = (one: Line): string => said(one.parts);

/** What is new since an entry, for the ear: of a line that has grown only the new sentences. */
export function heard(all: Line[], since: number): string[] {
  return all
    .filter((line) => line.seq > since)
    .map((line) => {
      if (line.heading) return [plain(line), ...(line.about?.length ? [said(line.about)] : [])].join(": ") + ".";
      const fresh = (line.spoken ?? []).filter((step) => step.seq > since);
      const grown = line.spoken !== undefined && fresh.length > 0 && fresh.length < line.spoken.length;
      return grown ? fresh.map((step) => said(step.parts)).join(" ") : plain(line);
    });
}
