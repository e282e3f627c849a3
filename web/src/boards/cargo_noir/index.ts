import "./pieces.css";
import "./board/board.css";
import "./trade/trade.css";
import "./flows/flows.css";
import "./seat/seat.css";
import type { GamePicture } from "../contract";
import Board from "./Board.svelte";
import { chips } from "./chips";
import Flow from "./Flow.svelte";
import Icon from "./Icon.svelte";
import Note from "./Note.svelte";
import type { Position } from "./position";
import Seat from "./Seat.svelte";
import { sources } from "./sources";
import Sprite from "./Sprite.svelte";

const FLOWS = ["ship", "send", "basket", "pay", "leave-out", "discard"];

export const picture: GamePicture<Position> = {
  Sprite,
  Board,
  Seat,
  Icon,
  Note,
  Flow,
  flows: (question) => question.offers.length > 0 && FLOWS.includes(question.name),
  chips,
  sources,
};
