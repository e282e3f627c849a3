// Manila: the sea at dusk.
import "./board/board.css";
import type { GamePicture } from "../contract";
import Board from "./Board.svelte";
import Flow from "./Flow.svelte";
import Icon from "./Icon.svelte";
import Note from "./Note.svelte";
import Seat from "./Seat.svelte";
import Sprite from "./Sprite.svelte";
import { chips } from "./chips";
import { isLoan, type Position } from "./position";
import { sources } from "./sources";

const FLOWS = ["bid", "ashore", "launch", "pilot-small", "pilot-large"];

export const picture: GamePicture<Position> = {
  Sprite,
  Board,
  Seat,
  Icon,
  Note,
  Flow,
  flows: (question) => FLOWS.includes(question.name) && question.offers.some((offer) => !isLoan(offer.answer)),
  aside: isLoan,
  chips,
  sources,
};
