// A table's clock in words.
import { text } from "$lib/text.svelte";
import type { Clock } from "$lib/wire";

const DAY = 86_400;

export function clockWords(clock: Clock | null): string {
  if (clock === null) return text.say("clock-none-about");
  const days = clock.seconds % DAY === 0;
  const n = days ? clock.seconds / DAY : clock.seconds / 60;
  return `${n} ${text.say("clock-about", { unit: days ? "days" : "minutes", n })}`;
}
