// A new page is drawn part by part: a little in every frame, so that no finger waits until all of it is there.
import { flushSync } from "svelte";

const SLICE = 4; // milliseconds of drawing in one go

/** One part and whether it may be drawn. */
class Turn {
  come = $state(false);
}

class Turns {
  #first: Turn[] = [];
  #others: Turn[] = [];
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

  /** A part's turn; `soon`: before all that are not, since others find their place by it. */
  take(soon = false): Turn {
    const turn = new Turn();
    if (this.#opening) (soon ? this.#first : this.#others).push(turn);
    else turn.come = true;
    return turn;
  }

  #later(): void {
    const next = () => setTimeout(() => this.#draw());
    if (document.hidden) next();
    else requestAnimationFrame(next); // what is there is painted before more is drawn
  }

  #next(): Turn | undefined {
    return this.#first.shift() ?? this.#others.shift();
  }

  #draw(): void {
    const until = performance.now() + SLICE;
    for (let next = this.#next(); next; next = this.#next()) {
      next.come = true;
      flushSync();
      if (performance.now() > until) return this.#later();
    }
    this.#opening = false;
    this.drawn = true;
  }
}

export const turns = new Turns();
