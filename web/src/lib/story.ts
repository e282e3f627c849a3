// The log as a story: headings, and one sentence for a turn. A game says how its turns are told (boards/<game>/story.ts);
// a game that does not is told moment by moment (lines.ts).
import { acted, howAnswered, lines, mark, parts, type Line, type Part, type Step } from "./lines";
import { list, nameOf } from "./people";
import { text, type GameText, type Variables } from "./text.svelte";
import type { Happening, Moment, SeatInfo } from "./wire";

/** One happening with the moment it belongs to. */
export interface Beat {
  readonly seq: number;
  readonly place: number; // among the happenings of its moment
  readonly moment: Moment;
  readonly happening: Happening;
}

/** A part of a sentence; what a seat did (`does`) begins with its name. */
export interface Clause {
  seq: number;
  words: string;
  does?: boolean;
}

export interface Passage {
  seat: number | null;
  clauses: Clause[];
  heading?: string; // then the clauses say more about it
  inside?: Clause[]; // what can be opened where it is more than the clauses
}

/** How the turns of one game are told. */
export interface Story {
  chapter: (beat: Beat, before: Beat | null | undefined) => boolean; // begins a heading; `before` is null where all begins
  begins: (beat: Beat, turn: Beat[]) => boolean; // begins another turn
  tell: (turn: Beat[], say: Saying, before: Beat[]) => Passage[]; // `before`: all that happened before it
}

/** The words that a game's story uses. */
export class Saying {
  constructor(
    readonly text: GameText,
    readonly seats: SeatInfo[],
    readonly you: number | null,
  ) {}

  /** `tale-{key}` of the game. */
  say(key: string, values: Variables = {}): string {
    return this.text.say(`tale-${key}`, values);
  }

  /** What a seat did: `tale-{key}`, or its `.you` where the reader did it. */
  did({ seq, happening }: Beat, key: string, values: Variables = {}): Clause {
    const words = this.text.say(`tale-${key}`, values, happening.seat === this.you ? "you" : "");
    return { seq, words, does: true };
  }

  /** What happened, whoever did it. */
  was({ seq }: Beat, key: string, values: Variables = {}): Clause {
    return { seq, words: this.say(key, values) };
  }

  thing({ happening: { of, thing } }: Beat): string {
    return of && thing ? this.text.name(of, thing) : "?";
  }

  /** `2 × wood`; equal things added up, in the order in which they came. */
  things(beats: Beat[]): string[] {
    const found = new Map<string, number>();
    for (const beat of beats) found.set(this.thing(beat), (found.get(this.thing(beat)) ?? 0) + amount(beat));
    return [...found].map(([thing, n]) => (n > 1 ? `${n} × ${thing}` : thing));
  }

  /** A name in the middle of a sentence. */
  who(seat: number | null): string {
    if (seat === null) return "";
    return mark(seat === this.you ? text.say("you") : nameOf(this.seats[seat]!));
  }

  /** A happening as the terminal tells it. */
  plainly({ happening }: Beat): string {
    return this.text.happening(
      happening,
      this.seats.map((seat) => mark(nameOf(seat))),
    );
  }
}

export const amount = ({ happening }: Beat): number => happening.amount ?? 0;
export const isKind = (beat: Beat | null | undefined, ...kinds: string[]): boolean =>
  !!beat && kinds.includes(beat.happening.kind);
export const ofKind = (beats: Beat[], ...kinds: string[]): Beat[] => beats.filter((beat) => isKind(beat, ...kinds));

/** Whatever a game's story has no sentence for: a passage for each. */
export const plainPassages = (beats: Beat[], say: Saying): Passage[] =>
  beats.map((beat) => ({ seat: beat.happening.seat, clauses: [{ seq: beat.seq, words: say.plainly(beat) }] }));

export { list };

// ------------------------------------------------------------------ sentences

const capital = (words: string): string => {
  const at = words.search(/\p{L}|\p{N}/u);
  return at < 0 ? words : words.slice(0, at) + words.charAt(at).toLocaleUpperCase(text.language) + words.slice(at + 1);
};
const ended = (words: string): string => (/[.!?…]$/.test(words) ? words : `${words}.`);

/** The clauses as one sentence, begun by whoever acted. */
function sentence(clauses: Clause[], seat: number | null, say: Saying, named: boolean): string {
  if (clauses.length === 0) return "";
  const subject = named && seat !== null && clauses[0]!.does ? subjectOf(seat, say) : "";
  const all = clauses.map((clause) => clause.words).join("; ");
  return ended(subject ? `${subject} ${all}` : boldFirst(capital(all), named && clauses[0]!.does === true));
}

/** A name, or “You”; nothing in languages whose verbs say it. */
function subjectOf(seat: number, say: Saying): string {
  if (seat !== say.you) return mark(nameOf(say.seats[seat]!));
  const you = text.say("log-you");
  return you && mark(you);
}

const boldFirst = (words: string, bold: boolean): string => (bold ? words.replace(/^\S+/, mark) : words);

function lineOf(passage: Passage, key: string, turn: Beat[], say: Saying): Line {
  const { seat, clauses, heading, inside } = passage;
  const seq = Math.max(...clauses.map((clause) => clause.seq), ...(heading ? [turn[0]!.seq] : []));
  const step = (clause: Clause): Step => ({
    seq: clause.seq,
    parts: parts(inside ? ended(capital(clause.words)) : sentence([clause], seat, say, clause === clauses[0])),
  });
  const answered = turn.findLast((beat) => (heading || beat.happening.seat === seat) && beat.moment.proxy)?.moment;
  const more = answered ? howAnswered(answered) : [];
  return {
    key,
    seq,
    seat: heading ? null : seat,
    parts: heading
      ? [{ words: heading, name: false }]
      : [...parts(sentence(clauses, seat, say, true)), ...(more satisfies Part[])],
    ...(heading ? { about: [...parts(clauses.map((clause) => clause.words).join("; ")), ...more], heading: true } : {}),
    ...(more.length > 0 ? { bot: true } : {}),
    steps: heading ? [] : (inside ?? (clauses.length > 1 ? clauses : [])).map(step),
    spoken: clauses.map(step),
  };
}

// ------------------------------------------------------------------ the log

const beatsOf = new WeakMap<Moment, Beat[]>();
function beats(moment: Moment): Beat[] {
  let made = beatsOf.get(moment);
  if (!made)
    beatsOf.set(
      moment,
      (made = moment.happenings.map((happening, place) => ({ seq: moment.seq, place, moment, happening }))),
    );
  return made;
}

interface Told {
  length: number;
  lines: Line[];
}
const made = new WeakMap<GameText, Map<string, WeakMap<Beat, Told>>>();

/** What has been told in these words, to this reader, of people with these names. */
function memory(say: Saying): WeakMap<Beat, Told> {
  const byReader = made.get(say.text) ?? new Map<string, WeakMap<Beat, Told>>();
  made.set(say.text, byReader);
  const reader = JSON.stringify([say.you, ...say.seats.map(nameOf)]);
  const known = byReader.get(reader) ?? new WeakMap<Beat, Told>();
  byReader.set(reader, known);
  return known;
}

/** The log in the sentences of the game's story. Each turn is told once, and again only while it grows. Where the log does
 *  not begin at its beginning, it begins with a heading, so that nothing is told that an earlier part would change. */
export function story(log: Moment[], words: GameText, seats: SeatInfo[], you: number | null, game?: Story): Line[] {
  if (!game) return lines(log, words, seats, you);
  const say = new Saying(words, seats, you);
  const known = memory(say);
  const all: Line[] = [];
  const past: Beat[] = [];
  let turn: Beat[] = [];
  let open = (log[0]?.seq ?? 1) <= 1; // from where it is told
  let before: Beat | null | undefined = open ? null : undefined;

  function close() {
    if (turn.length === 0) return;
    let told = known.get(turn[0]!);
    if (told?.length !== turn.length) {
      const first = turn[0]!;
      const made = game!
        .tell(turn, say, past)
        .filter((passage) => passage.heading || passage.clauses.length > 0)
        .map((passage, i) => lineOf(passage, `${first.seq}.${first.place}.${i}`, turn, say));
      known.set(first, (told = { length: turn.length, lines: made }));
    }
    all.push(...told.lines);
    past.push(...turn);
    turn = [];
  }

  for (const moment of log) {
    const act = acted(moment, seats, you);
    if (act && open) {
      close();
      all.push(act);
    }
    for (const beat of beats(moment)) {
      const heads = game.chapter(beat, before);
      before = beat;
      open ||= heads;
      if (!open) past.push(beat);
      else {
        if (heads || game.begins(beat, turn)) close();
        turn.push(beat);
      }
    }
  }
  close();
  return all.length > 0 || open ? all : lines(log, words, seats, you); // no heading in sight: moment by moment
}

/** The line that tells of an entry, as far as that entry. */
export const lineAt = (all: Line[], seq: number): Line | undefined =>
  all.find((line) => !line.notice && !line.heading && line.seq >= seq) ?? all.findLast((line) => !line.notice);
