// The form for whoever owns the box; the set-up finds it by the name of this file.
export { default as box } from "./Box.svelte";
