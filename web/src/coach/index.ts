// What helps one to play well, loaded where the table allows it.
export { Coach } from "./coach.svelte";
export { Odds } from "./odds.svelte";
