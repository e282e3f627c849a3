// One sentence why, from the game's own numbers; where the game has none, from the search's.
import type { GameText } from "$lib/text.svelte";
import type { Advice } from "$lib/wire";
import { inHundred } from "./weigh";

export function counselOf({ counsel, comparison }: Advice, text: GameText, names: string[], question: string): string {
  const told = counsel && text.reason("counsel", counsel, names);
  if (told) return told;
  if (!comparison) return "";
  return text.shell.say("counsel-better", {
    best: text.brief(question, comparison.better.answer),
    n: inHundred(comparison.cost),
  });
}
