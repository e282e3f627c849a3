// The focus follows the game: to what is asked now, or to whom one waits for. Whoever types, reads the log or the
// rules, or has a window open is left there.
const ANSWERED = ".prompt, .stage"; // where answers are given
let used = false; // before that it lies where the browser put it

addEventListener("focusin", () => (used = true), { once: true });

/** Takes the focus from where the last answer was given, or from nowhere. */
export function follow(to: HTMLElement): void {
  const focused = document.activeElement;
  const lost = focused === null || focused === document.body;
  if (lost ? !used : !focused.closest(ANSWERED) || focused.closest("[role=dialog]") || to.contains(focused)) return;
  to.focus({ preventScroll: true });
}
