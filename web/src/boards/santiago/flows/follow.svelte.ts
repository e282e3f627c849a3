import { untrack } from "svelte";
import { draft } from "../draft.svelte";

/** Tells the board what is picked, and keeps the card on what is picked: at once when the choice changes, and again when nothing else is looked at. */
export function follow(
  chosen: () => string | undefined,
  hot: () => string | null,
  onhot: () => (answer: string) => void,
): void {
  $effect(() => {
    const answer = chosen();
    draft.answer = answer ?? null;
    if (answer !== undefined) untrack(() => onhot()(answer));
    return () => (draft.answer = null);
  });
  $effect(() => {
    const answer = chosen();
    if (hot() === null && answer !== undefined) untrack(() => onhot()(answer));
  });
}
