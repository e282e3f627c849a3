// The log as sentences. A sentence is made once per moment and language.
import { nameOf } from "./people";
import { text, type GameText } from "./text.svelte";
import type { Happening, Moment, SeatInfo } from "./wire";

export interface Part {
  words: string;
  name: boolean; // a player's name: set in bold
}

export interface Line {
  seq: number;
  seat: number | null; // null: it concerns the whole table
  parts: Part[];
}

const OPEN = "\u2068"; // names stand between marks until the sentence is cut into parts
const CLOSE = "\u2069";

const made = new WeakMap<GameText, WeakMap<Moment, Line | null>>();

function parts(sentence: string): Part[] {
  return sentence.split(OPEN).flatMap((piece, i) => {
    if (i === 0) return piece ? [{ words: piece, name: false }] : [];
    const [name = "", rest = ""] = piece.split(CLOSE);
    return [{ words: name, name: true }, ...(rest ? [{ words: rest, name: false }] : [])];
  });
}

/** The happenings in words, names marked. */
export function told(happenings: Happening[], words: GameText, seats: SeatInfo[]): Part[] {
  const names = seats.map((seat) => OPEN + nameOf(seat) + CLOSE);
  return parts(happenings.map((happening) => words.happening(happening, names)).join(" "));
}

function line(moment: Moment, words: GameText, seats: SeatInfo[]): Line | null {
  const act = moment.took_back !== null ? "log-took-back" : moment.answer === "resign" ? "log-resigned" : "";
  if (act && typeof moment.by === "number") {
    const name = OPEN + nameOf(seats[moment.by]!) + CLOSE;
    return { seq: moment.seq, seat: moment.by, parts: parts(text.say(act, { seat: name })) };
  }
  if (moment.happenings.length === 0) return null;
  const seat = moment.by === "chance" ? (moment.happenings[0]?.seat ?? null) : moment.by;
  return { seq: moment.seq, seat, parts: told(moment.happenings, words, seats) };
}

/** Dice that fall one after the other are told in one line, which opens the board after the last of them. */
function together(rolls: Moment[], words: GameText): Line | null {
  const said = rolls.length > 1 ? words.several(rolls.flatMap((moment) => moment.happenings)) : undefined;
  return said === undefined ? null : { seq: rolls.at(-1)!.seq, seat: null, parts: parts(said) };
}

const isRoll = (moment: Moment) => moment.by === "chance" && moment.happenings.length === 1 && moment.happenings[0]!.kind === "roll";

/** What each moment says; moments without a word are left out. */
export function lines(log: Moment[], words: GameText, seats: SeatInfo[]): Line[] {
  const known = made.get(words) ?? new WeakMap<Moment, Line | null>();
  made.set(words, known);
  const all: Line[] = [];
  let rolls: Moment[] = [];
  for (const moment of log) {
    let said = known.get(moment);
    if (said === undefined) known.set(moment, (said = line(moment, words, seats)));
    rolls = isRoll(moment) ? [...rolls, moment] : [];
    const joined = together(rolls, words);
    if (joined) all[all.length - 1] = joined;
    else if (said) all.push(said);
  }
  return all;
}

export const plain = (one: Line): string => one.parts.map((part) => part.words).join("");
