import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Looking } from "./looking.svelte";

/** A press and release of this kind on something of this class. */
function press(looking: Looking, pointerType: string, kind = "answer") {
  const target = { closest: (wanted: string) => (wanted.includes(`.${kind}`) ? {} : null) };
  looking.pointer({ pointerType } as PointerEvent);
  looking.click({ target } as unknown as MouseEvent);
}

describe("Looking", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("takes a first tap as a look, a second as the answer", () => {
    const looking = new Looking();
    press(looking, "touch");
    expect(looking.first("drive 2")).toBe(true);
    expect(looking.at).toBe("drive 2");
    press(looking, "touch");
    expect(looking.first("drive 2")).toBe(false);
    expect(looking.at).toBeNull();
  });

  it("looks at another answer when that is tapped", () => {
    const looking = new Looking();
    press(looking, "touch", "place");
    looking.first("drive 2");
    press(looking, "touch", "place");
    expect(looking.first("drive 3")).toBe(true);
    expect(looking.at).toBe("drive 3");
  });

  it("takes a mouse, a key and a button that says all at their word", () => {
    const looking = new Looking();
    press(looking, "mouse");
    expect(looking.first("drive 2")).toBe(false);
    press(looking, "touch", "button");
    expect(looking.first("drive 2")).toBe(false);
    looking.pointer({ pointerType: "touch" } as PointerEvent);
    looking.key();
    looking.click({ target: { closest: () => ({}) } } as unknown as MouseEvent);
    expect(looking.first("drive 2")).toBe(false);
  });

  it("holds what costs a lot, whoever presses it", () => {
    const looking = new Looking();
    press(looking, "mouse");
    expect(looking.first("pass", true)).toBe(true);
    expect(looking.at).toBe("pass");
    expect(looking.first("pass", true)).toBe(false);
  });

  it("gives the only possible answer at once", () => {
    const looking = new Looking();
    press(looking, "touch");
    expect(looking.first("skip", false, true)).toBe(false);
    expect(looking.first("pass", true, true)).toBe(false);
  });

  it("leaves alone what is sent after the tap", () => {
    const looking = new Looking();
    press(looking, "touch");
    vi.runAllTimers();
    expect(looking.first("trade bank")).toBe(false);
  });
});
