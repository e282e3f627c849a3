import { Parts } from "../shared/later.svelte";
import { isTrade } from "./draft.svelte";

export const later = new Parts(() => import("./seldom"), isTrade);
