// Which level to meet next, from the result of a game alone against bots of one level.
import { LEVELS } from "$lib/games";
import type { Level } from "$lib/settings.svelte";
import type { TableInfo } from "$lib/wire";

export function nextLevel({ seats, scores, winners, lesson, fork }: TableInfo, you: number): Level | null {
  const bots = seats.filter((seat) => seat.kind === "bot");
  const levels = new Set(bots.map((seat) => seat.level));
  const [level] = levels;
  if (lesson || fork || !level || levels.size > 1 || bots.length < seats.length - 1 || !scores || !winners) return null;
  const at = LEVELS.indexOf(level);
  if (winners.includes(you)) return LEVELS[at + 1] ?? null;
  const last = scores.every((score, seat) => seat === you || score > scores[you]!);
  return last ? (LEVELS[at - 1] ?? null) : null;
}
