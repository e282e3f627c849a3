import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Playback } from "./playback.svelte";
import type { TableSession } from "$lib/table.svelte";

/** A game of six moves, with its board at the last one. */
class Session {
  known = { seq: 6 };
  shown = { seq: 6 };
  past: { seq: number } | null = null;
  missing = 0; // a move that the server does not send

  look = async (seq: number) => {
    await Promise.resolve();
    if (seq !== this.missing) this.past = seq >= this.known.seq ? null : { seq };
    playback.heed(); // as the page does
  };
}

let session: Session;
let playback: Playback;
let end: () => void;
let page: EventTarget & { hidden: boolean };

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal("document", page);
  session = new Session();
  playback = new Playback(session as unknown as TableSession);
  end = playback.watch();
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What is on the board once this many moves had their time. */
async function after(steps: number): Promise<number> {
  for (let step = 0; step < steps; step++) await vi.advanceTimersToNextTimerAsync();
  return playback.at;
}

async function play(): Promise<number> {
  playback.toggle();
  await vi.advanceTimersByTimeAsync(0);
  return playback.at;
}

test("at the end it begins anew, and stops at the end", async () => {
  expect(await play()).toBe(1);
  expect(playback.follows).toBe(false); // from the end to the beginning nothing moves
  expect(await after(1)).toBe(2);
  expect(playback.follows).toBe(true);
  expect(await after(3)).toBe(5);
  expect(playback.on).toBe(true);
  expect(await after(1)).toBe(6);
  expect([playback.on, session.past, vi.getTimerCount()]).toEqual([false, null, 0]);
});

test("it goes on from where one looks, and pauses", async () => {
  await session.look(3);
  expect(await play()).toBe(4);
  playback.toggle();
  expect([playback.on, vi.getTimerCount(), playback.at]).toEqual([false, 0, 4]);
});

test.each([1, 3, 5])("whoever looks at move %i instead stops it", async (elsewhere) => {
  await session.look(3);
  await play();
  await session.look(elsewhere);
  expect([playback.on, playback.at, vi.getTimerCount()]).toEqual([false, elsewhere, 0]);
});

test("it never plays where nobody looks", async () => {
  await session.look(2);
  await play();
  page.hidden = true;
  page.dispatchEvent(new Event("visibilitychange"));
  expect([playback.on, vi.getTimerCount()]).toEqual([false, 0]);
  playback.toggle();
  expect([playback.on, playback.at]).toEqual([false, 3]);
});

test("a move that does not come stops it where it is", async () => {
  session.missing = 4;
  await session.look(2);
  await play();
  expect(await after(1)).toBe(3);
  expect([playback.on, vi.getTimerCount()]).toEqual([false, 0]);
});

test("a table that is left is not played on", async () => {
  await play();
  end();
  expect(vi.getTimerCount()).toBe(0);
});
