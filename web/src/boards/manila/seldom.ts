export { default as Ashore } from "./flows/Ashore.svelte";
export { default as Launch } from "./flows/Launch.svelte";
export { default as Pilot } from "./flows/Pilot.svelte";
