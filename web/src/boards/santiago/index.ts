import type { GamePicture } from "../contract";
import Board from "./Board.svelte";
import { chips } from "./chips";
import Flow from "./Flow.svelte";
import { flows } from "./flows/questions";
import Icon from "./Icon.svelte";
import { later } from "./later";
import Note from "./Note.svelte";
import { declines, following, type Position } from "./position";
import Seat from "./Seat.svelte";
import { story } from "./story";
import { ends } from "./outcome/ends";
import Sprite from "./Sprite.svelte";
import Thing from "./Thing.svelte";
import { costs } from "./words";

export const picture: GamePicture<Position> = {
  Sprite,
  Board,
  Seat,
  Icon,
  Note,
  Thing,
  Flow,
  costs,
  chips,
  explain: () => import("./explain").then((one) => one.explain),
  by: ({ view, question }) => (question.name === "zorro" ? view.table.turn : null),
  next: ({ view, question }) => following(view, question),
  declines,
  results: { ends, load: () => import("./outcome/Outcome.svelte") },
  story,
  flows,
  odds: () => import("./odds").then((one) => one.odds),
  later,
};
