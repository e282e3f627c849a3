// A new page is drawn part by part: a little in every frame, so that no finger waits until all of it is there.
import { flushSync } from "svelte";

const SLICE = 4; // milliseconds of drawing in one go

/** One part and whether it may be drawn. */
class Turn {
  come = $state(false);
}

class Turns {
  #waiting: Turn[] = [];
  #opening = false;
  /** The parts that waited are all there. */
  drawn = $state(true);

  /** From here until nobody waits any more, parts come in turn; otherwise at once. */
  open(): void {
    if (this.#opening) return;
    this.#opening = true;
    this.drawn = false;
    this.#later();
  }

  take(): Turn {
    const turn = new Turn();
    if (this.#opening) this.#waiting.push(turn);
    else turn.come = true;
    return turn;
  }

  #later(): void {
    const next = () => setTimeout(() => this.#draw());
    if (document.hidden) next();
    else requestAnimationFrame(next); // what is there is painted before more is drawn
  }

  #draw(): void {
    const until = performance.now() + SLICE;
    while (this.#waiting.length > 0) {
      this.#waiting.shift()!.come = true;
      flushSync();
      if (performance.now() > until) return this.#later();
    }
    this.#opening = false;
    this.drawn = true;
  }
}

export const turns = new Turns();
