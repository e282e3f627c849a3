// Keyboard: where the arrows lead, and what a key means when nobody is typing.

export function typing(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

const AHEAD: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest one in the arrow's direction; sideways distance counts double. */
export function nearest(from: DOMRect, others: { rect: DOMRect; element: HTMLElement | SVGElement }[], key: string) {
  const [dx, dy] = AHEAD[key] ?? [0, 0];
  let best: HTMLElement | SVGElement | null = null;
  let least = Infinity;
  for (const { rect, element } of others) {
    const x = rect.x + rect.width / 2 - from.x - from.width / 2;
    const y = rect.y + rect.height / 2 - from.y - from.height / 2;
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    const far = ahead + 2 * aside;
    if (ahead > 4 && far < least) [best, least] = [element, far];
  }
  return best;
}

/** Move the focus among the answers, or among the lit places if it is on the board. */
export function moveFocus(key: string): boolean {
  if (!(key in AHEAD)) return false;
  const active = document.activeElement;
  const onBoard = active?.closest(".stage") != null;
  const all = [
    ...document.querySelectorAll<HTMLElement | SVGElement>(
      onBoard ? ".stage .lit[role=button], .stage .lit [role=button]" : ".prompt .answer",
    ),
  ];
  if (all.length === 0) return false;
  if (!active || !all.includes(active as HTMLElement)) {
    all[0]!.focus();
    return true;
  }
  const others = all
    .filter((one) => one !== active)
    .map((element) => ({ element, rect: element.getBoundingClientRect() }));
  const next = nearest(active.getBoundingClientRect(), others, key);
  next?.focus();
  return true;
}

/** Digits typed within a moment make one number: 1 then 2 is twelve. */
export class Digits {
  #typed = "";
  #at = 0;

  add(digit: string, most: number, now: number): number {
    const longer = this.#typed + digit;
    this.#typed = now - this.#at < 700 && Number(longer) <= most ? longer : digit;
    this.#at = now;
    return Number(this.#typed);
  }
}
