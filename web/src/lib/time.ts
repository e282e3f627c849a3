// When something happened, in the words of the language: a time today, otherwise with its day.
import { text } from "./text.svelte";

export function clockTime(at: number, now = Date.now()): string {
  const when = new Date(at * 1000);
  const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const today = when.toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(
    text.language,
    today ? time : { weekday: "short", day: "numeric", month: "short", ...time },
  ).format(when);
}

/** A day of this year. */
export function dayOf(at: number): string {
  return new Intl.DateTimeFormat(text.language, { day: "numeric", month: "long" }).format(at);
}
