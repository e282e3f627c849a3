// Keys of the table. Letters open things, digits choose, arrows move; whoever types is left alone.
import { Digits, moveFocus, typing } from "$lib/keys";
import type { TableSession } from "$lib/table.svelte";

type Place = "menu" | "keys" | "missed" | "why" | "rules" | "log" | "chat" | "hint" | "odds";

interface Wants {
  session: TableSession;
  play: () => void; // or pause
  escape: () => void;
  open: (what: Place) => void;
}

const OPENS: Record<string, Place> = {
  l: "log",
  c: "chat",
  r: "rules",
  s: "missed",
  m: "menu",
  w: "why",
  h: "hint",
  o: "odds",
  "?": "keys",
};

/** What the space bar presses or types into; the line of the log that is on the board already is pressed in vain. */
function pressed(on: Element): boolean {
  return on.closest("a, button:not([aria-current]), [role=button], input:not([type=range]), textarea, select") !== null;
}

export class TableKeys {
  #digits = new Digits();

  constructor(readonly wants: Wants) {}

  down = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector("dialog[open]")) return;
    if (event.key === "Escape") return this.wants.escape();
    if (
      event.key === " " &&
      !this.wants.session.steps.resting &&
      this.#looksBack &&
      !pressed(event.target as Element)
    ) {
      event.preventDefault();
      return this.wants.play();
    }
    if (typing(event)) return;
    const { session } = this.wants;
    if (!session.settled ? this.#goesOn(event) : this.#does(event)) event.preventDefault();
  };

  /** While something is shown: space holds it, a result is read with any key that answers, others skip. */
  #goesOn(event: KeyboardEvent): boolean {
    const { session } = this.wants;
    const onButton = (event.target as Element).closest?.("button, a, input, [tabindex='0']") != null;
    if (onButton && [" ", "Enter", "Tab"].includes(event.key)) return false;
    if (event.key === "Tab" || event.key === "Shift") return false;
    if (session.steps.resting) {
      if (!/^([0-9]|Enter| )$/.test(event.key)) return false;
      session.goOn();
    } else if (event.key === " ") session.steps.hold(!session.steps.held);
    else if (session.steps.held && event.key === "ArrowRight") session.steps.one();
    else session.skip();
    return true;
  }

  get #looksBack(): boolean {
    const { past, known } = this.wants.session;
    return past !== null || known?.info.state === "over";
  }

  #does(event: KeyboardEvent): boolean {
    const { session } = this.wants;
    const key = event.key.toLowerCase();
    const inFlow = (event.target as Element).closest?.(".flow") != null;
    if (/^[0-9]$/.test(key)) return !inFlow && this.#choose(key, event.timeStamp);
    if (event.key.startsWith("Arrow")) return !inFlow && moveFocus(event.key);
    const at = session.past?.seq ?? session.shown?.seq ?? 0;
    if (key === ",") void session.look(Math.max(1, at - 1));
    else if (key === ".") void session.look(at + 1);
    else if (key === "n") session.live();
    else if (key === "u") void session.undo();
    else if (key in OPENS) this.wants.open(OPENS[key]!);
    else return false;
    return true;
  }

  /** By number; what declines is 0. */
  #choose(digit: string, now: number): boolean {
    const answers = document.querySelectorAll<HTMLElement>(".prompt .answer:not(.aside)");
    const declines = document.querySelector<HTMLElement>(".prompt .aside");
    const n = this.#digits.add(digit, answers.length, now);
    (n === 0 ? declines : answers[n - 1])?.focus();
    return answers.length > 0 || declines !== null;
  }
}
