// What a game brings to the table around it. The shell knows no game, a game knows no shell.
//
// boards/<game>/ is found by its name; a game without a folder is shown by boards/plain/. In each of them:
//   face.ts        the game's face: its picture and its theme.css, loaded with the first page
//   index.ts       its picture: everything at the table, loaded with the table
//   ending.ts      how its end is told and drawn, loaded with the end
//   figures.ts     small pictures beside its rules, left out where a table's numbers are not the standard ones
//   box.ts         where editions differ: how an owner of the box enters what it says, loaded when the window is opened
//   facts.gen.ts   what Python says of it (tools/game_facts.py)
//   Board Flow Icon Note Seat Sprite .svelte   the parts of the picture
//   position.ts    the view as the notation writes it; chips, sources, note: what is read from it for those parts
//   draft.svelte.ts  what has been picked but not answered; flights.ts: what moves
//   board/ flows/ seat/ sprite/   the parts of Board, Flow, Seat and Sprite; pieces/: what several of them draw
import type { Component } from "svelte";
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
  onhot: (answer: string | null) => void;
  onanswer: (answer: string) => void;
}

/** The board: lights the places that offers name, and moves what a moment says has moved. */
export interface BoardProps<V = unknown> extends Seen<V>, Playing {
  moment: Moment | null; // what led to this view; null: just shown, nothing moves
  phone: boolean; // the upright arrangement, 780 wide
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

/** One fact at the top of the table: `Ship 4 of 7`. */
export interface Chip {
  label: string;
  value: string;
}

/** Where a seat's points came from, for the end of the game. */
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

/** The end of a game: everybody stands on a stack of crates before a scene. */
export interface Ending {
  scene: string; // the address of a picture
  dark: boolean; // the winner's name stands on a dark ground
  crates: string[]; // symbols of the sprite
  drawn: "crates" | "goods"; // what those symbols show; goods lie on plain crates
  unit: string; // the symbol of what scores count
  gains: string[]; // the kinds of events whose amount is a gain: others are steps, prices or numbers of turns
}

export interface GamePicture<V = never> {
  Sprite: Component; // hidden symbols that the other parts use
  Board: Component<BoardProps<V>>;
  Seat: Component<SeatProps<V>>;
  Icon: Component<IconProps<V>>;
  Note: Component<NoteProps<V>>;
  Flow: Component<FlowProps<V>>;
  flows: (question: Question) => boolean; // answered by Flow instead of buttons
  aside?: (answer: string) => boolean; // answered in the own panel: left out of the row of buttons
  chips: (seen: Seen<V>) => Chip[];
  sources: (log: Moment[], view: V) => Source[][]; // by seat
}
