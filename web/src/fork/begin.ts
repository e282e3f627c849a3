// Setting the table of a fork. New dice are promised first, as at any table; the same ones are known.
import { at, promise } from "$lib/api";
import { botNames } from "$lib/bots";
import { freshLuck, keepLuck, sawCommitment } from "$lib/promises";
import { router } from "$lib/router.svelte";
import { settings, type Level } from "$lib/settings.svelte";
import type { TableSession } from "$lib/table.svelte";
import { text } from "$lib/text.svelte";
import { keepMade } from "$lib/tickets";

export type Dice = "same" | "new";

export async function begin(
  session: TableSession,
  moment: number,
  chosen: { dice: Dice; seat: number; level: Level },
): Promise<void> {
  const { table, you, known } = session;
  const { seats } = known!.info;
  const name = settings.name || (you !== null && seats[you]!.name) || text.say("player");
  const taken = [name, ...seats.map((seat) => seat.name)];
  const fork = { at: moment, ...chosen, name, bots: botNames(seats.length - 1, taken), promise: null, luck: "" };
  if (chosen.dice === "same") return sitDown(await at(table, null).fork(fork));
  const promised = await promise();
  const luck = freshLuck();
  const made = await at(table, null).fork({ ...fork, promise: promised.promise, luck });
  sawCommitment(made.table, promised.commitment);
  keepLuck(made.table, luck);
  sitDown(made);
}

function sitDown(made: Parameters<typeof keepMade>[0]): void {
  keepMade(made);
  router.go(`/t/${made.table}`);
}
