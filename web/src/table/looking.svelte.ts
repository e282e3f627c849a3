// A finger cannot hover. Its first tap on an answer looks at it, and the card tells what it does; the
// second tap, or the card's button, gives it. Buttons that say all themselves are not asked twice.
// What costs a lot is held in the same way, whoever presses it. Where nothing else is possible, one press is enough.

export class Looking {
  at = $state<string | null>(null); // the answer looked at, or held
  #finger = false;
  #looks = false; // the tap under way is on an answer that may want a look first

  pointer = (event: PointerEvent): void => {
    this.#finger = event.pointerType === "touch";
  };

  key = (): void => {
    this.#finger = false;
  };

  click = (event: MouseEvent): void => {
    const on = (place: string) => (event.target as Element).closest(place) !== null;
    this.#looks = this.#finger && on(".answer:not(.at-once), .place");
    if (this.#finger && !this.#looks && !on(".note")) this.at = null; // looked away
    setTimeout(() => (this.#looks = false)); // what is sent later is nobody's tap
  };

  /** Whether this answer is only looked at for now. */
  first(answer: string, costly = false, alone = false): boolean {
    const first = (this.#looks || costly) && !alone && this.at !== answer;
    this.at = first ? answer : null;
    return first;
  }
}
