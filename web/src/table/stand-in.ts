// A picture for a game that has none yet: no board, all answers as buttons.
import type { Component } from "svelte";
import type { GamePicture } from "$boards/contract";

const Nothing = (() => ({})) as unknown as Component<object>;

export const plainPicture: GamePicture = {
  Sprite: Nothing,
  Board: Nothing,
  Seat: Nothing,
  Icon: Nothing,
  Note: Nothing,
  Flow: Nothing,
  flows: () => false,
  chips: () => [],
  sources: () => [],
};
