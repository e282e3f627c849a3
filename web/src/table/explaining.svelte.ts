// "What is this?" Boards, panels and chips mark their things: data-thing="building:casino". Pointing at one for a
// moment, pressing it long, or `?` on what has the focus asks for the card that explains it. No answer is given by asking.
import { nearest, typing } from "$lib/keys";

const POINTED = 150; // milliseconds until pointing is meant
const PRESSED = 450;
const SAMPLE = 40; // looking for the thing under a moving pointer has its price
const SLIP = 10; // pixels that a resting finger may move

export interface Asked {
  thing: string;
  element: Element;
  held: boolean; // stays until it is closed; else it goes with the pointer
}

const isThing = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** The smallest thing at a point. On a board what is not lit lets the pointer through, so areas decide there. */
export function thingAt(x: number, y: number): Element | null {
  const top = document.elementFromPoint(x, y);
  const picture = top?.closest(".stage svg");
  if (!top || !picture) return top?.closest("[data-thing]") ?? null;
  const board = outermost(picture);
  let found: Element | null = null;
  let least = Infinity;
  for (const one of board.querySelectorAll("[data-thing]")) {
    const { left, right, top: above, bottom, width, height } = one.getBoundingClientRect();
    if (x < left || x > right || y < above || y > bottom || width * height >= least) continue;
    [found, least] = [one, width * height];
  }
  return found ?? top.closest("[data-thing]");
}

function outermost(svg: Element): Element {
  const around = svg.parentElement?.closest("svg");
  return around ? outermost(around) : svg;
}

export class Explaining {
  at = $state.raw<Asked | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over: Element | null = null; // the thing under the pointer, shown or about to be
  #sampled = 0;
  #down: { x: number; y: number } | null = null;
  #swallow = false; // the click that ends a long press, or closes a card, answers nothing

  close = (): void => {
    clearTimeout(this.#timer);
    this.at = null;
  };

  move = (event: PointerEvent): void => {
    if (this.#down && Math.hypot(event.clientX - this.#down.x, event.clientY - this.#down.y) > SLIP) this.#lift();
    if (event.pointerType === "touch" || event.buttons > 0 || this.at?.held) return;
    if (event.timeStamp - this.#sampled < SAMPLE) return;
    this.#sampled = event.timeStamp;
    const under = thingAt(event.clientX, event.clientY);
    if (under === this.#over) return;
    this.#over = under;
    this.close();
    if (under) this.#timer = setTimeout(() => this.#open(under, false), POINTED);
  };

  /** The pointer has left the window. */
  leave = (): void => {
    this.#over = null;
    if (!this.at?.held) this.close();
  };

  down = (event: PointerEvent): void => {
    const on = event.target as Element;
    this.#swallow = false;
    if (on.closest?.(".explain")) return;
    // a press outside of a card that stays closes it, and does nothing else
    this.#swallow = this.at?.held ?? false;
    this.close();
    if (this.#swallow) return;
    const under = thingAt(event.clientX, event.clientY);
    if (!under || event.button !== 0 || on.closest("input, textarea, select")) return;
    this.#down = { x: event.clientX, y: event.clientY };
    this.#timer = setTimeout(() => {
      this.#swallow = this.#down !== null;
      this.#open(under, true);
      navigator.vibrate?.(10);
    }, PRESSED);
  };

  up = (): void => this.#lift();

  click = (event: MouseEvent): void => {
    if (!this.#swallow || event.detail === 0) return; // 0: a key
    this.#swallow = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  /** A finger that rests asks for the card, not for the browser's menu. */
  menu = (event: Event): void => {
    if (this.#swallow || (this.#down && event instanceof PointerEvent && event.pointerType === "touch"))
      event.preventDefault();
  };

  /** Whether the key was meant for the cards. */
  key = (event: KeyboardEvent): boolean => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return false;
    if (event.key === "Escape" && this.at) this.close();
    else if (typing(event)) return false;
    else if (event.key === "?") return this.#hold(focused());
    else if (event.key.toLowerCase() === "e") return this.#hold(this.at?.element ?? focused() ?? first());
    else if (!this.at?.held) return false;
    else if (event.key.startsWith("Arrow")) this.#wander(event.key);
    else if (event.key === "F6") document.querySelector<HTMLElement>(".explain")?.focus();
    else return false;
    event.preventDefault();
    return true;
  };

  #lift(): void {
    if (this.#down && !this.at?.held) clearTimeout(this.#timer);
    this.#down = null;
  }

  #hold(element: Element | null): boolean {
    if (element) this.#open(element, true);
    return element !== null;
  }

  #open(element: Element, held: boolean): void {
    const thing = element.getAttribute("data-thing");
    if (thing && element.isConnected && !document.querySelector("dialog[open]")) this.at = { thing, element, held };
  }

  /** The arrows lead from thing to thing, lit or not. */
  #wander(key: string): void {
    const from = this.at!.element;
    const others = [...document.querySelectorAll<HTMLElement>("[data-thing]")].filter(
      (one) => one !== from && isThing(one) && !one.contains(from),
    );
    const next = nearest(
      from.getBoundingClientRect(),
      others.map((element) => ({ element, rect: element.getBoundingClientRect() })),
      key,
    );
    if (next) this.#open(next, true);
  }
}

const focused = (): Element | null => document.activeElement?.closest("[data-thing]") ?? null;
const first = (): Element | null => [...document.querySelectorAll(".stage [data-thing]")].find(isThing) ?? null;
