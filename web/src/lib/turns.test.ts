import { afterEach, expect, test, vi } from "vitest";
import { turns } from "./turns.svelte";

afterEach(() => vi.unstubAllGlobals());

test("parts come at once, unless a page is being opened", () => {
  expect(turns.take().come).toBe(true);
});

test("while a page opens its parts come one after the other, those within them too", async () => {
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
