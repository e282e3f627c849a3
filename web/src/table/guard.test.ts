import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Guard } from "./guard.svelte";

/** A click there, and whether it was stopped. */
function click(guard: Guard, detail: number, within = true) {
  const target = { closest: () => (within ? {} : null) };
  const event = { detail, target, stopPropagation: vi.fn(), preventDefault: vi.fn() };
  const counts = guard.click(event as unknown as MouseEvent);
  expect(event.stopPropagation).toHaveBeenCalledTimes(counts ? 0 : 1);
  return counts;
}

/** Whether somebody is told that the pointer has come to an answer. */
function enters(guard: Guard, pointerType?: string) {
  const event = { pointerType, stopPropagation: vi.fn() };
  guard.enter(event as unknown as PointerEvent);
  return event.stopPropagation.mock.calls.length === 0;
}

function move(guard: Guard, clientX: number, pointerType = "mouse", path: unknown[] = []) {
  guard.move({ clientX, clientY: 0, pointerType, composedPath: () => path } as unknown as PointerEvent);
}

class Place {
  heard: string[] = [];
  dispatchEvent = (event: { type: string }) => this.heard.push(event.type);
}

describe("Guard", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("Element", Place);
    vi.stubGlobal("PointerEvent", class extends Event {});
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("takes no click for a moment after a question has come", () => {
    const guard = new Guard();
    expect(click(guard, 1)).toBe(true);
    guard.ask();
    expect(click(guard, 1)).toBe(false);
    vi.advanceTimersByTime(399);
    expect(click(guard, 1)).toBe(false);
    vi.advanceTimersByTime(1);
    expect(click(guard, 1)).toBe(true);
  });

  it("begins anew with the next question", () => {
    const guard = new Guard();
    guard.ask();
    vi.advanceTimersByTime(300);
    guard.ask();
    vi.advanceTimersByTime(300);
    expect(click(guard, 1)).toBe(false);
  });

  it("lets keys through, and clicks that answer nothing", () => {
    const guard = new Guard();
    guard.ask();
    expect(click(guard, 0)).toBe(true);
    expect(click(guard, 1, false)).toBe(true);
  });

  it("looks at nothing until the pointer has moved, and then at what lies under it", () => {
    const guard = new Guard();
    move(guard, 10);
    guard.ask();
    expect(enters(guard)).toBe(false);
    const place = new Place();
    move(guard, 10, "mouse", [place]); // the page moved
    expect([enters(guard), place.heard]).toEqual([false, []]);
    move(guard, 11, "mouse", [place, {}]);
    expect([enters(guard), place.heard]).toEqual([true, ["pointerenter", "mouseenter"]]);
    move(guard, 12, "mouse", [place]);
    expect(place.heard).toHaveLength(2);
  });

  it("does not hinder a finger", () => {
    const guard = new Guard();
    guard.ask();
    expect(enters(guard, "touch")).toBe(true);
    move(guard, 5, "touch");
    expect(guard.aimed).toBe(false);
  });
});
