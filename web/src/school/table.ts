// What a taught table has beyond any other; loaded with the first of them.
export { Lesson } from "./lesson.svelte";
export { default as Card } from "./LessonCard.svelte";
export { default as Chip } from "./LessonChip.svelte";
