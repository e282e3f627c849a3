// A finger cannot hover. Its first tap on an answer looks at it, and the card tells what it does; the
// second tap, or the card's button, gives it. Buttons that say all themselves are not asked twice.

export class Looking {
  at = $state<string | null>(null); // the answer looked at
  #finger = false;
  #looks = false; // the tap under way is on an answer that may want a look first

  pointer = (event: PointerEvent): void => {
    this.#finger = event.pointerType === "touch";
  };

  key = (): void => {
    this.#finger = false;
  };

  click = (event: MouseEvent): void => {
    this.#looks = this.#finger && (event.target as Element).closest(".answer, .place") !== null;
    setTimeout(() => (this.#looks = false)); // what is sent later is nobody's tap
  };

  /** Whether this answer is only looked at for now. */
  first(answer: string): boolean {
    const first = this.#looks && this.at !== answer;
    this.at = first ? answer : null;
    return first;
  }
}
