// All lessons there are, by game and name. Loaded when somebody learns.
import { isGame } from "$lib/games";
import type { Script } from "./script";

const files = import.meta.glob<Script>("@lessons/*/*.json", { import: "default", eager: true });

export interface Lesson extends Script {
  id: string;
}

/** In the order in which they are learnt. */
export function lessonsOf(game: string): Lesson[] {
  const own = Object.entries(files).filter(([path]) => isGame(game) && path.split("/").at(-2) === game);
  return own
    .map(([path, script]) => ({ ...script, id: path.split("/").at(-1)!.replace(".json", "") }))
    .sort((a, b) => a.order - b.order);
}
