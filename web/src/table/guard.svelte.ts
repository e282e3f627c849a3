// A new question is not answered by accident: for a moment it takes no click, and what happens to lie under a resting
// pointer is not looked at until that pointer moves. Keys, and clicks that no pointer makes, are meant.

const MOMENT = 400; // milliseconds
const ANSWERS = ".prompt, .outcome, .stage, .strip, .me"; // where answers are given
const ENTERS = ["pointerenter", "mouseenter"] as const; // what looks at an answer

export class Guard {
  open = $state(true); // a pointer's clicks count
  aimed = $state(true); // the pointer has moved since the question came
  #at = ""; // where the pointer is
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Something new lies under the pointer. */
  ask(): void {
    this.aimed = false;
    this.close();
  }

  /** What was just pressed is not pressed again by the same hand's haste. */
  close(): void {
    clearTimeout(this.#timer);
    this.open = false;
    this.#timer = setTimeout(() => (this.open = true), MOMENT);
  }

  /** Hear of the pointer before anything on the page does. */
  watch = (): (() => void) => {
    addEventListener("pointermove", this.move, true);
    for (const kind of ENTERS) addEventListener(kind, this.enter, true);
    return () => {
      clearTimeout(this.#timer);
      removeEventListener("pointermove", this.move, true);
      for (const kind of ENTERS) removeEventListener(kind, this.enter, true);
    };
  };

  move = (event: PointerEvent): void => {
    if (event.pointerType === "touch") return;
    const at = `${event.clientX} ${event.clientY}`;
    const rests = at === this.#at; // the page moved, not the hand
    this.#at = at;
    if (rests || this.aimed) return;
    this.aimed = true;
    for (const one of event.composedPath())
      if (one instanceof Element) for (const kind of ENTERS) one.dispatchEvent(new PointerEvent(kind));
  };

  enter = (event: MouseEvent): void => {
    const finger = (event as PointerEvent).pointerType === "touch";
    if (!this.aimed && !finger) event.stopPropagation();
  };

  /** Whether this click counts. */
  click = (event: MouseEvent): boolean => {
    const counts = this.open || event.detail === 0 || (event.target as Element).closest(ANSWERS) === null;
    if (!counts) {
      event.stopPropagation();
      event.preventDefault();
    }
    return counts;
  };
}
