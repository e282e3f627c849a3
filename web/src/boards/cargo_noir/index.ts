import "./pieces.css";
import "./board/board.css";
import "./flows/flows.css";
import "./seat/seat.css";
import type { GamePicture } from "../contract";
import Board from "./Board.svelte";
import { chips } from "./chips";
import Flow from "./Flow.svelte";
import Icon from "./Icon.svelte";
import { later } from "./later";
import Note from "./Note.svelte";
import { following, type Position } from "./position";
import Seat from "./Seat.svelte";
import { story } from "./story";
import { ends } from "./outcome/ends";
import Sprite from "./Sprite.svelte";
import Thing from "./Thing.svelte";
import Pages from "./trade/Pages.svelte";
import { reveals } from "./reveals";
import { warns } from "./warns";

const FLOWS = ["ship", "send", "basket", "pay", "leave-out", "discard"];

export const picture: GamePicture<Position> = {
  square: true,
  Sprite,
  Board,
  Seat,
  Icon,
  Note,
  Thing,
  Flow,
  Pages,
  flows: (question) => question.offers.length > 0 && FLOWS.includes(question.name),
  next: ({ view, question }) => following(view, question),
  declines: (answer) => answer === "stop" || answer === "no-trade",
  warns,
  reveals,
  chips,
  explain: () => import("./explain").then((one) => one.explain),
  results: { ends, load: () => import("./outcome/Outcome.svelte") },
  story,
  odds: () => import("./odds").then((one) => one.odds),
  later,
};
