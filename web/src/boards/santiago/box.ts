export { default } from "./Box.svelte";
