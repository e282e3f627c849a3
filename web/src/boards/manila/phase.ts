// What is going on, in a few words.
import type { GameText } from "$lib/text.svelte";
import { round, SETTLED, type Position } from "./position";

export function phase(view: Position, text: GameText): string {
  switch (view.pending.question) {
    case "deal":
      return text.say("board-deal");
    case "bid":
      return text.say("board-auction");
    case "buy":
    case "ashore":
    case "launch":
      return text.say("board-duties");
    case "place":
      return text.say("board-placement", round(view, "P"));
    case "die":
      return text.say("board-movement", round(view, "M"));
    case "board":
      return text.say("board-boarding");
    case "plunder":
      return text.say("board-plunder");
    case SETTLED:
      return text.say("board-settlement");
    case "over":
      return text.say("board-over");
    default:
      return text.say("board-pilots");
  }
}
