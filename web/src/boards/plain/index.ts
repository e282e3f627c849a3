// For a game that has no board yet: its view as facts, all answers as buttons.
import type { Component } from "svelte";
import type { GamePicture } from "../contract";
import Board from "./Board.svelte";
import type { Position } from "./position";
import Seat from "./Seat.svelte";

const Nothing = (() => ({})) as unknown as Component<object>;

export const picture: GamePicture<Position> = {
  Sprite: Nothing,
  Board,
  Seat,
  Icon: Nothing,
  Note: Nothing,
  Flow: Nothing,
  flows: () => false,
  chips: () => [],
};
