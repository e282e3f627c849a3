// What a game brings to the table around it. The shell knows no game, a game knows no shell.
//
// boards/<game>/ is found by its name; a game without a folder is shown by boards/plain/. In each of them:
//   face.ts        the game's face: its picture and its theme.css, loaded with the first page
//   index.ts       its picture: everything at the table, loaded with the table
//   ending.ts      how its end is told and drawn, loaded with the end
//   figures.ts     small pictures beside its rules, left out where a table's numbers are not the standard ones
//   box.ts         where editions differ: how an owner of the box enters what it says, loaded when the window is opened
//   facts.gen.ts   what Python says of it (tools/game_facts.py)
//   Board Flow Icon Note Seat Sprite Thing .svelte   the parts of the picture
//   story.ts       how the log tells its turns
//   position.ts    the view as the notation writes it; chips, sources, note, words: what is read from it for those parts
//   explain.ts     what its things are: the words of the card that comes when somebody points at data-thing="…"
//   draft.svelte.ts  what has been picked but not answered; flights.ts: what moves
//   odds/          what can be reckoned, drawn: loaded when somebody wants to see it
//   outcome/       what a voyage, a ship or a round brought whom, loaded when there is one to be read
//   later.ts       parts that few questions need, loaded once the table is drawn; seldom.ts: which they are
//   board/ flows/ seat/ sprite/   the parts of Board, Flow, Seat and Sprite; pieces/: what several of them draw
import type { Component } from "svelte";
import type { Story } from "$lib/story";
import type { GameText } from "$lib/text.svelte";
import type { Moment, Question, SeatInfo } from "$lib/wire";

/** What every part of a game's picture is given. `V` is the game's own position. */
export interface Seen<V = unknown> {
  view: V;
  seats: SeatInfo[];
  you: number | null; // null: a spectator
  question: Question; // with offers if it is yours to answer
  text: GameText;
}

export interface Playing {
  hot: string | null; // the answer that is hovered or focused, here or in the prompt
  held?: string | null; // the answer that was pressed once: what it costs is being said
  waits?: string | null; // the answer that is given once what was said to it is read, or not at all
  onhot: (answer: string | null) => void;
  onanswer: (answer: string) => void;
}

/** The board: lights the places that offers name, and moves what a moment says has moved. */
export interface BoardProps<V = unknown> extends Seen<V>, Playing {
  moment: Moment | null; // what led to this view; null: just shown, nothing moves
  log?: Moment[]; // what happened until then, as far back as it is here; nothing that was taken back
  phone: boolean; // the upright arrangement, 780 wide
  square?: boolean; // a drawing for nearly square windows: only where the picture says it has one
}

/** A result that waits until it is read: a voyage, a ship, a round. Drawn in boards/<game>/outcome/. */
export interface Results<V = unknown> {
  ends: (moment: Moment) => boolean; // it is to be read after this moment
  stands?: (before: V, moment: Moment, after: V) => V; // what is shown meanwhile, where the same moment clears it away
  load: () => Promise<{ default: Component<ResultProps<V>> }>;
}

export interface ResultProps<V = unknown> extends Seen<V> {
  log: Moment[]; // what led to it: from the result before
}

/** What can be reckoned for a seat: figures as docs/notation.md, section 7, tells them. */
export interface OddsProps<V = unknown, F = unknown> extends Seen<V> {
  figures: F;
  phone: boolean; // the upright board
}

/** How a game draws them: over its board, which they never take a click from, and in a panel beside it. */
export interface OddsPicture<V = unknown> {
  Layer?: Component<OddsProps<V, never>>;
  Panel?: Component<OddsProps<V, never>>;
}

/** A panel of one seat: `mine` shows everything, others what the view leaves. */
export interface SeatProps<V = unknown> extends Seen<V> {
  seat: number;
  mine: boolean;
  onanswer?: (answer: string) => void; // for what is answered in one's own panel (loans)
}

/** A control for a question that buttons do not serve well: a launch, a bid, a trade. */
export interface FlowProps<V = unknown> extends Seen<V>, Playing {}

/** The card of one answer: what it costs and gives. */
export interface NoteProps<V = unknown> extends Seen<V> {
  answer: string;
}

/** A picture on an answer's button. */
export interface IconProps<V = unknown> extends Seen<V> {
  answer: string;
}

/** A thing of the rules' names that can be counted, by its kind and id. */
export interface ThingProps {
  kind: string;
  thing: string;
}

/** One fact at the top of the table: `Ship 4 of 7`. */
export interface Chip {
  label: string;
  value: string;
  thing?: string; // what explains it
}

/** What the card says of a thing that somebody points at. Words come from the game's locale: explain-… */
export interface Explanation {
  title: string;
  kind?: string; // what sort of thing it is, and where: `a house on a blue place`
  picture?: string; // a symbol of the sprite
  icon?: string; // or the picture of this answer
  does: string; // what it is good for, in 45 words at most
  facts: Fact[]; // whose it is, what it costs, what you have of it
  hidden?: string; // what of it is not for your eyes
  answers?: string[]; // of what is asked now: those that name it
  why?: string; // none does: the answer that one might have expected
  now?: string; // with your numbers: what it costs you, or why it cannot be
  rules: string;
}

/** By the data-thing that the game's parts mark. */
export type Explain<V = unknown> = (thing: string, seen: Seen<V>) => Explanation | null;

export interface Fact {
  label: string;
  value: string;
}

/** Where some of a seat's points came from. */
export interface Source {
  key: string; // source-{key} in the game's locale
  points: number;
}

/** What the pages show of a game before its picture is there. */
export interface Face {
  art: string; // the address of a picture, 420 × 380
  dark?: boolean; // opens dark where the person has not chosen
}

/** Small pictures beside rules, by the rule's id: `#…` is a symbol of the sprite, anything else is text. */
export type Figures = Record<string, string[]>;

/** In a window of the set-up: `box` in box.ts. What differs from the standard is put among the options, as patches. */
export interface BoxProps {
  options: Record<string, unknown>;
  onchange: (options: Record<string, unknown>) => void; // all of them
}

/** What is counted when scores are equal: end-tie-{key} in the game's locale. */
export interface Tie {
  key: string;
  n: number; // the winner's
  n2: number; // the next one's
}

/** The end of a game: everybody stands on a stack of crates before a scene. */
export interface Ending {
  scene: string; // the address of a picture
  dark: boolean; // the winner's name stands on a dark ground
  crates: string[]; // symbols of the sprite
  drawn: "crates" | "goods"; // what those symbols show; goods lie on plain crates
  unit: string; // the symbol of what scores count
  tie?: (view: never, winner: number, next: number) => Tie | null; // what decided between equal scores
  gains: string[]; // the kinds of events whose amount is a gain: others are steps, prices or numbers of turns
  sources?: (log: Moment[], view: never) => Source[][]; // where everybody's points came from, by seat
}

export type { Story };

/** Parts that few questions need: boards/shared/later.svelte.ts. */
export interface Later {
  load: () => Promise<void>;
  needs: (question: Question) => boolean;
}

export interface GamePicture<V = never> {
  square?: boolean; // has a drawing for nearly square windows, 1200 × 1136; others stand upright there
  Sprite: Component; // hidden symbols that the other parts use
  Board: Component<BoardProps<V>>;
  Seat: Component<SeatProps<V>>;
  Icon: Component<IconProps<V>>;
  Note: Component<NoteProps<V>>;
  Flow: Component<FlowProps<V>>;
  Thing?: Component<ThingProps>; // what can be counted as small pictures, square; without it, in words
  Pages?: Component<{ text: GameText }>; // turns the pages of an upright board, where the board itself has no room for that
  flows: (question: Question) => boolean; // answered by Flow instead of buttons
  aside?: (answer: string) => boolean; // answered in the own panel: left out of the row of buttons
  costs?: (seen: Seen<V>, answer: string) => string; // what an answer costs and gives at once, in words
  declines?: (answer: string) => boolean; // passes or does without: stands last, as 0
  warns?: (seen: Seen<V>, answer: string) => string | null; // what cannot be taken back and costs a lot, in words
  by?: (seen: Seen<V>) => number | null; // whose move brings the question upon the one who is asked
  next?: (seen: Seen<V>) => number | null; // who is asked once the seat that is asked has done; null: nobody can tell
  reveals?: (thing: string) => void; // turns to the page on which this thing is drawn
  chips: (seen: Seen<V>) => Chip[];
  explain?: () => Promise<Explain<V>>; // loaded when somebody asks
  results?: Results<V>; // where a game without them just goes on
  odds?: () => Promise<OddsPicture<V>>; // loaded when somebody wants to see them
  later?: Later; // loaded once the table is drawn; before it, where what is asked needs it
  story?: Story; // how the log tells its turns; without it, answer by answer
}
