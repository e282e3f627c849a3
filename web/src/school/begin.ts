// The table of a lesson: the one that was begun, or a new one.
import { at, Refused } from "$lib/api";
import { setTable } from "$lib/making";
import { router } from "$lib/router.svelte";
import { settings } from "$lib/settings.svelte";
import { text } from "$lib/text.svelte";
import { kept } from "$lib/tickets";
import { keepProgress, progressOf, tellGoal } from "./progress";
import { FIRST } from "./script";

/** Sail: go on where one was, unless it was sailed to its end. */
export async function sail(game: string, lesson = FIRST): Promise<void> {
  tellGoal(game);
  const begun = progressOf(game, lesson);
  if (begun && begun.done === undefined && (await stands(begun.table))) return router.go(`/t/${begun.table}`);
  await text.usePages();
  const rivals = text.say("school-rivals").split(", ");
  const made = await setTable({
    game,
    lesson,
    seats: [
      { kind: "me", name: settings.name || text.say("player") },
      ...rivals.map((name) => ({ kind: "bot" as const, name })),
    ],
  });
  keepProgress(game, lesson, { table: made.table, step: 0, left: false, done: begun?.done });
  router.go(`/t/${made.table}`);
}

/** Whether one still has a seat there, and the game goes on. */
async function stands(table: string): Promise<boolean> {
  const [ticket] = kept(table).tickets;
  if (!ticket) return false;
  try {
    return (await at(table, ticket.token).snapshot()).info.state === "running";
  } catch (error) {
    if (error instanceof Refused && error.status < 500) return false;
    throw error;
  }
}
