import { afterEach, expect, test, vi } from "vitest";
import { turns } from "./turns.svelte";

afterEach(() => vi.unstubAllGlobals());

test("parts come at once, unless a page is being opened", () => {
  expect(turns.take().come).toBe(true);
});

test("while a page opens its parts wait, and then all come", async () => {
  vi.stubGlobal("document", { hidden: true }); // nobody looks: there are no frames to wait for
  turns.open();
  const first = turns.take();
  const second = turns.take();
  expect([turns.drawn, first.come, second.come]).toEqual([false, false, false]);
  await vi.waitUntil(() => turns.drawn);
  expect([first.come, second.come]).toEqual([true, true]);
  expect(turns.take().come).toBe(true);
});

test("a page that is seen waits for a frame before it goes on", async () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("requestAnimationFrame", (next: () => void) => frames.push(next));
  turns.open();
  const part = turns.take();
  await new Promise((later) => setTimeout(later, 20));
  expect([frames.length, part.come]).toEqual([1, false]);
  frames[0]!();
  await vi.waitUntil(() => turns.drawn);
  expect(part.come).toBe(true);
});

test("one part a frame where drawing takes long, and what comes soon before all others", async () => {
  const frames: (() => void)[] = [];
  let now = 0;
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("requestAnimationFrame", (next: () => void) => frames.push(next));
  vi.stubGlobal("performance", { now: () => (now += 100) });
  turns.open();
  const parts = [turns.take(), turns.take(true), turns.take()];
  const seen: boolean[][] = [];
  for (let i = 0; i < 3; i++) {
    frames.shift()!();
    await new Promise((later) => setTimeout(later, 20));
    seen.push(parts.map((part) => part.come));
  }
  expect(seen).toEqual([
    [false, true, false],
    [true, true, false],
    [true, true, true],
  ]);
  frames.shift()!();
  await new Promise((later) => setTimeout(later, 20));
  expect(turns.drawn).toBe(true);
});
