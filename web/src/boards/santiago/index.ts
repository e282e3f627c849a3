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

const FLOWS = new Set([
  "drive",
  "demand",
  "load",
  "distillery",
  "cigar-factory",
  "casino",
  "black-market",
  "alonso",
  "newspaper-publisher",
]);

export const picture: GamePicture<Position> = {
  Sprite,
  Board,
  Seat,
  Icon,
  Note,
  Flow,
  chips,
  sources,
  flows: (question) => FLOWS.has(question.name) && question.offers.length > 0,
};
