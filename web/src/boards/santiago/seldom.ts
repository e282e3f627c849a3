export { default as Amount } from "./flows/Amount.svelte";
export { default as Load } from "./flows/Load.svelte";
export { default as Market } from "./flows/Market.svelte";
export { default as Pick } from "./flows/Pick.svelte";
