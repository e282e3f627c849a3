import "./pieces.css";
import "./board.css";
import "./trade/trade.css";
import "./flow/flow.css";
import "./seat/seat.css";
import type { GamePicture } from "$boards/contract";
import Board from "./Board.svelte";
import { chips, sources } from "./facts";
import Flow from "./Flow.svelte";
import Icon from "./Icon.svelte";
import Note from "./Note.svelte";
import type { Position } from "./position";
import Seat from "./Seat.svelte";
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
