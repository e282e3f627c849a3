// The form for whoever owns the box; the page that sets up a table finds it by the name of this file.
export { default } from "./Box.svelte";
