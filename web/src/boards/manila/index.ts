// Manila: the sea at dusk.
import "./board/board.css";
import type { GamePicture } from "../contract";
import Board from "./Board.svelte";
import Flow from "./Flow.svelte";
import Icon from "./Icon.svelte";
import { later } from "./later";
import Note from "./Note.svelte";
import Seat from "./Seat.svelte";
import Sprite from "./Sprite.svelte";
import Thing from "./Thing.svelte";
import { costs } from "./words";
import { chips } from "./chips";
import { isLoan, type Position } from "./position";
import { warns } from "./warns";
import { story } from "./story";
import { stands } from "./board/settle";
import { ends } from "./outcome/ends";

const FLOWS = ["bid", "ashore", "launch", "pilot-small", "pilot-large"];

const DECLINES = ["pass", "decline", "stay"];

export const picture: GamePicture<Position> = {
  Sprite,
  Board,
  Seat,
  Icon,
  Note,
  Thing,
  Flow,
  flows: (question) => FLOWS.includes(question.name) && question.offers.some((offer) => !isLoan(offer.answer)),
  aside: isLoan,
  costs,
  declines: (answer) => DECLINES.includes(answer),
  warns,
  chips,
  explain: () => import("./explain").then((one) => one.explain),
  results: { ends, stands, load: () => import("./outcome/Outcome.svelte") },
  story,
  odds: () => import("./odds").then((one) => one.odds),
  later,
};
