// Made by tools/wire_types.py from src/portside/wire.py. Do not edit.

/** A rule option that a table may set; the words are `option-…` in the locales. */
export interface OptionInfo {
  key: string;
  default: boolean | number | string | null;
  choices: (boolean | number | string | null)[];
}

/** A game, and what a table may change. */
export interface GameInfo {
  game: string;
  revision: number;
  fewest_seats: number;
  most_seats: number;
  options: OptionInfo[];
}

/** What a server offers. */
export interface Catalogue {
  version: string;
  games: GameInfo[];
  levels: ("captain" | "deckhand" | "mate" | "navigator")[];
  announcement: string;
  pause_at: number | null;
}

/** What whoever runs the server has to say to everybody. */
export interface Announcement {
  text: string;
  at: number | null;
}

/** Who is to sit there: the one who asks, whoever opens the invitation, or a bot. */
export interface NewSeat {
  kind: "bot" | "me" | "open";
  name?: string | null;
  level?: "captain" | "deckhand" | "mate" | "navigator" | null;
}

/** Time for one answer; when it is over, a stand-in bot answers. */
export interface Clock {
  seconds: number;
  stand_in: "captain" | "deckhand" | "mate" | "navigator";
}

/** A secret that the server has chosen for a table to be set: docs/fair-chance.md. */
export interface Promise {
  promise: string;
  commitment: string;
}

/** A table to be set. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, unknown>;
  title?: string;
  clock?: Clock | null;
  public?: boolean;
  shuffle?: boolean;
  same_luck_as?: string | null;
  promise?: string | null;
  luck?: string;
  watchers_talk?: boolean | null;
  lesson?: string | null;
  coach?: boolean;
}

/** A table that begins with the first answers of a finished game, for one person among bots. */
export interface NewFork {
  at: number;
  dice?: "new" | "same";
  seat?: number | null;
  name?: string | null;
  level?: "captain" | "deckhand" | "mate" | "navigator";
  bots?: string[];
  promise?: string | null;
  luck?: string;
}

/** Where a table comes from that begins with answers of another one. */
export interface Forked {
  table: string;
  at: number;
  dice: "new" | "same";
  since: number | null;
  then: string;
}

/** A seat of one's own: whoever shows the token is the seat. */
export interface Ticket {
  table: string;
  seat: number;
  token: string;
  code: string;
}

/** For one open seat; taking it gives a ticket, and the invitation is spent. */
export interface Invitation {
  seat: number;
  invite: string;
}

/** A table that was set: one's own seats, and invitations for the others. */
export interface TableMade {
  table: string;
  tickets: Ticket[];
  invitations: Invitation[];
  commitment: string;
}

/** Take an open seat: by invitation, or (at a public table) by its number, or any. */
export interface Join {
  name: string;
  invite?: string | null;
  seat?: number | null;
  luck?: string;
  token?: string | null;
  knows_luck?: boolean | null;
}

/** One's own seat again, with the code that was shown when sitting down. */
export interface Recover {
  code: string;
  token?: string | null;
}

/** One fact: `event-{kind}` in the locales. `thing` is an id, `of` its kind; null: not told. */
export interface Happening {
  kind: string;
  seat: number | null;
  of: string | null;
  thing: string | null;
  amount: number | null;
  hidden: boolean;
}

/** One entry of the log, and the table after it where the viewer needs it. */
export interface Moment {
  seq: number;
  by: number | "chance";
  answer: string;
  happenings: Happening[];
  question: string;
  view: Record<string, unknown> | null;
  took_back: number | null;
  proxy: boolean;
  hasty: boolean;
}

/** A legal answer, and what giving it does at once, as far as the seat may know. */
export interface Offer {
  answer: string;
  happenings: Happening[];
}

/** What is asked now. Only the asked seat gets offers. */
export interface Question {
  name: string;
  title: string;
  seat: number | null;
  rules: string;
  offers: Offer[];
  may_undo: boolean;
  script: number | null;
  open: Offer[];
}

/** Who sits there. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  level: "captain" | "deckhand" | "mate" | "navigator" | null;
  stand_in: "captain" | "deckhand" | "mate" | "navigator" | null;
  resigned: boolean;
  present: boolean;
  knows_luck: boolean;
  reopening: number[];
}

/** What a sceptic needs: docs/fair-chance.md. */
export interface Fairness {
  commitment: string;
  salt: string;
  secret: string | null;
  order: number[];
  order_salt: string;
}

/** How an option of a table differs from the standard; words as for `OptionInfo`. */
export interface Change {
  option: string;
  path: string[];
  value: unknown;
  standard: unknown;
}

/** What everybody may know of a table. */
export interface TableInfo {
  table: string;
  game: string;
  revision: number;
  title: string;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  state: "gathering" | "over" | "running";
  public: boolean;
  clock: Clock | null;
  deadline: number | null;
  made: number;
  fairness: Fairness;
  scores: number[] | null;
  winners: number[] | null;
  rematch: string | null;
  watching: number;
  luck: "fresh" | "known" | "shared";
  same_luck_as: string | null;
  host: number | null;
  relieve_at: number | null;
  closed: boolean;
  announcement: string;
  pause_at: number | null;
  watchers_talk: boolean;
  changes: Change[];
  numbers: Record<string, number | string>;
  lesson: string;
  coach: boolean;
  fork: Forked | null;
}

/** What happened around the game, after an entry of it: `notice-{kind}` in the locales. */
export interface Notice {
  id: number;
  after: number;
  at: number;
  kind: "agreed" | "away" | "back" | "cancelled" | "closed" | "forked" | "recovered" | "relieved" | "reopened" | "time-up";
  seat: number | null;
  by: number | null;
}

export interface ChatLine {
  id: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
  removed: boolean;
}

/** Everything a viewer may know now. */
export interface Snapshot {
  info: TableInfo;
  you: number | null;
  seq: number;
  view: Record<string, unknown> | null;
  question: Question;
  log: Moment[];
  chat: ChatLine[];
  notices: Notice[];
}

/** Entries before another one, oldest first. */
export interface LogPart {
  log: Moment[];
}

/** A table in a list. */
export interface TableLine {
  table: string;
  game: string;
  title: string;
  state: "gathering" | "over" | "running";
  seats: SeatInfo[];
  made: number;
  asked: number | null;
  seq: number;
  winners: number[] | null;
  luck: "fresh" | "known" | "shared";
  yours: number[];
  changes: number;
  fork: Forked | null;
}

export interface Tables {
  tables: TableLine[];
}

export interface MyTicket {
  table: string;
  token: string;
}

/** How do my tables stand? Tickets that open no seat are left out of the answer. */
export interface Mine {
  tickets: MyTicket[];
}

/** Give an answer. Sent again with the same key it is acknowledged again, not given again. */
export interface Answer {
  seq: number;
  answer: string;
  key: string;
}

/** It is durable. `seq` is the entry it became. */
export interface Done {
  seq: number;
}

export interface TakeBack {
  seq: number;
  key: string;
}

/** A bot for my seat until I am back; null: I am back. */
export interface StandIn {
  level: "captain" | "deckhand" | "mate" | "navigator" | null;
}

export interface Say {
  text: string;
  name?: string | null;
}

/** The same people and options again, the seats shifted by one. */
export interface Rematch {
  same_luck?: boolean;
  luck?: string;
  promise?: string | null;
}

/** One's own seat at the rematch. */
export interface Claim {
  luck?: string;
}

/** The host lets a bot play for somebody who has been asked for long. */
export interface Relieve {
  level?: "captain" | "deckhand" | "mate" | "navigator";
}

/** The host gives a seat that nobody has taken to a bot. */
export interface SeatBot {
  level?: "captain" | "deckhand" | "mate" | "navigator";
  name?: string | null;
}

/** Who has agreed that a seat gets a new link, who has not yet, and the link's invitation. */
export interface Reopening {
  agreed: number[];
  missing: number[];
  invite: string | null;
}

/** Why an answer is not possible now: `refusal-<code>` in the game's or the common locale. */
export interface WhyNot {
  code: string;
  rules: string;
  args: Record<string, number | string>;
}

export interface NotOffered {
  answer: string;
  why: WhyNot;
}

/** What one may wonder about when one is asked, and cannot be answered now. */
export interface Unoffered {
  answers: NotOffered[];
}

/** What does the search think? `look`: only so that the rest is there sooner, nothing is shown. */
export interface AskAdvice {
  seq: number;
  purpose: "hint" | "look" | "press";
  answer?: string | null;
}

/** An answer, and the share of victory that is expected of it. */
export interface Option {
  answer: string;
  chance: number;
  visits: number;
  margin: number;
}

/** What an answer costs against another: shares of victory, give or take the margin (95 %). */
export interface Comparison {
  better: Option;
  worse: Option;
  cost: number;
  margin: number;
}

/** An answer that the search expects. */
export interface Expected {
  seat: number;
  answer: string;
  question: string;
}

/** What the search thinks, from what the seat knows. */
export interface Advice {
  options: Option[];
  line: Expected[];
  simulations: number;
  comparison: Comparison | null;
  warns: boolean;
  counsel: WhyNot | null;
}

/** What can be reckoned of the position, for the seat that asks (notation, section 7). */
export interface Odds {
  seq: number;
  figures: Record<string, unknown>;
}

/** Every draw of a finished game, done again: docs/fair-chance.md. */
export interface Verified {
  fair: boolean;
  draws: number;
  problems: string[];
  fairness: Fairness;
}

export interface Health {
  state: "ok";
  version: string;
}

/** One answer of a finished game, and what chance let expect of it. */
export interface Step {
  seat: number;
  question: string;
  answer: string;
  odds: number;
  expected: number[];
}

/** A share of victory, give or take the margin (95 %) of how it was reckoned. */
export interface Part {
  share: number;
  margin: number;
}

/** Where a seat's result came from. The parts add up to the result, exactly. */
export interface Balance {
  seat: number;
  start: Part;
  luck: Part;
  own: Part;
  others: Part;
  evaluation: Part;
  result: number;
}

/** How a seat decided, by what it could know. */
export interface Skill {
  seat: number;
  decisions: number;
  lost: number;
  each: number;
}

/** What two answers come to, played on to the end by habit: final scores by seat, on average. */
export interface Outcomes {
  times: number;
  better: number[];
  other: number[];
  gain: number;
  margin: number;
  rival: number;
}

/** A decision, judged by what the seat could know. */
export interface Judgement {
  moment: number;
  seat: number;
  question: string;
  answer: string;
  best: string;
  options: Option[];
  counts: boolean;
  cost: number;
  margin: number;
  verdict: "blunder" | "close" | "find" | "fine" | "inaccuracy" | "mistake";
  instead: string;
  helped: number | null;
  why: WhyNot | null;
  outcomes: Outcomes | null;
}

/** What chance answered in a row, and what that was worth to each seat. */
export interface Stroke {
  moment: number;
  length: number;
  odds: number;
  luck: number[];
}

/** Of one place that a seat does not see: what it may expect there, beside the truth. */
export interface Hidden {
  kind: string;
  owner: number | null;
  things: string[];
  mean: number[];
  low: number[];
  high: number[];
  truth: number[];
}

/** What a seat could know of what it does not see, at a moment at which it was asked. */
export interface Belief {
  moment: number;
  seat: number;
  hidden: Hidden[];
}

/** A moment with a name: `review-key-<name>` in the locales. */
export interface KeyMoment {
  name: "decided" | "find" | "lead" | "luck" | "mistake";
  moment: number;
  seat: number;
  size: number;
}

/** From here on: a ship, a voyage, a round; `tale-<name>` in the game's locale. */
export interface Chapter {
  moment: number;
  name: string;
  number: number;
}

/** What was luck, what was choice, what could be known: docs/review.md. */
export interface Review {
  game: string;
  rules: number;
  seats: string[];
  options: Record<string, unknown>;
  scores: number[];
  winners: number[];
  seed: number;
  effort: number;
  chances: number[][];
  steps: Step[];
  chapters: Chapter[];
  balances: Balance[];
  skills: Skill[];
  judgements: Judgement[];
  strokes: Stroke[];
  beliefs: Belief[];
  keys: KeyMoment[];
}

/** How far the review of a finished game is. It grows from the beginning; sums come last. */
export interface ReviewState {
  done: number;
  pieces: number;
  entries: number[];
  review: Review | null;
}

/** An answer, what the seat may expect of it, and what it costs against the best one. */
export interface Weighed {
  answer: string;
  chance: number;
  margin: number;
  cost: number;
  doubt: number;
  why: WhyNot | null;
}

/** A question of a game that was played, as the seat that was asked saw it then. */
export interface Task {
  game: string;
  names: string[];
  seats: number;
  seat: number;
  moment: number;
  view: Record<string, unknown>;
  question: Question;
  changes: Change[];
  chapter: Chapter | null;
  weighed: Weighed[];
  given: string;
}

/** A position of a real game, and one question. */
export interface Puzzle {
  id: string;
  habit: string;
  task: Task;
}

export interface PuzzleLine {
  id: string;
  question: string;
}

/** The puzzles of a game. They come in turn: one a day, and after the last the first. */
export interface PuzzlesOf {
  game: string;
  today: number;
  puzzles: PuzzleLine[];
}

export interface Puzzles {
  day: string;
  games: PuzzlesOf[];
}

/** What is another answer worth, at a moment of a finished game? */
export interface Weigh {
  answer: string;
}

/** The first message: who is looking, and what was seen last (0: send everything). */
export interface Hello {
  type: "hello";
  seq?: number;
  token?: string | null;
  chat?: number | null;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** Whether bots may answer at once, for all this viewer cares; others at the table may. */
export interface Hurry {
  type: "hurry";
  at_once: boolean;
}

/** At first, after a take-back, and whenever catching up step by step is not possible. */
export interface Welcome {
  type: "snapshot";
  snapshot: Snapshot;
}

/** What happened, in order, each with its view; then what is asked. */
export interface Moments {
  type: "moments";
  moments: Moment[];
  question: Question;
}

export interface InfoChanged {
  type: "info";
  info: TableInfo;
}

export interface Said {
  type: "chat";
  line: ChatLine;
}

export interface Noticed {
  type: "notice";
  notice: Notice;
}

/** Yes. */
export interface Pong {
  type: "pong";
}

/** What the client sent was not understood; the socket stays open where it can. */
export interface Trouble {
  type: "problem";
  code: string;
  text: string;
}

/** Why a request was refused. */
export interface Problem {
  code: string;
  text: string;
  key: string;
  rules: string;
  args: Record<string, number | string>;
  legal: string[];
  snapshot: Snapshot | null;
}

export type FromClient = Hello | Ping | Hurry;

export type FromServer = Welcome | Moments | InfoChanged | Said | Noticed | Pong | Trouble;
