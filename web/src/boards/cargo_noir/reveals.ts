// On an upright board ports and cards share the room.
import { draft } from "./draft.svelte";

const PAGES = { card: "cards", port: "board", casino: "board", market: "board", round: "board" } as const;

export function reveals(thing: string): void {
  const page = PAGES[thing.split(":")[0] as keyof typeof PAGES];
  if (page) draft.page = page;
}
