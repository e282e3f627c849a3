// Keys of the table. Letters open things, digits choose, arrows move; whoever types is left alone.
import { Digits, moveFocus, typing } from "$lib/keys";
import type { TableSession } from "$lib/table.svelte";
import { turns } from "$lib/turns.svelte";

type Place = "menu" | "keys" | "missed" | "why" | "rules" | "log" | "chat";

interface Wants {
  session: TableSession;
  escape: () => void;
  open: (what: Place) => void;
}

const OPENS: Record<string, Place> = { l: "log", c: "chat", r: "rules", s: "missed", m: "menu", w: "why", "?": "keys" };

let byKey = false; // the person plays by keyboard, whoever of those at this screen it is

export class TableKeys {
  #digits = new Digits();

  constructor(readonly wants: Wants) {
    // Whoever plays by keyboard finds the next question's first answer under the finger.
    $effect(() => {
      const { session } = this.wants;
      void session.known?.seq;
      if (!session.myTurn || !byKey || !turns.drawn) return;
      const focused = document.activeElement;
      if (focused && focused !== document.body) return;
      queueMicrotask(() =>
        document.querySelector<HTMLElement>(".prompt .answer, .prompt .flow button:not([disabled])")?.focus(),
      );
    });
  }

  pointer = (): void => {
    byKey = false;
  };

  down = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    byKey = true;
    if (document.querySelector("dialog[open]")) return;
    if (event.key === "Escape") return this.wants.escape();
    if (typing(event)) return;
    const { session } = this.wants;
    if (!session.settled) return session.skip();
    if (this.#does(event)) event.preventDefault();
  };

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

  #choose(digit: string, now: number): boolean {
    const answers = document.querySelectorAll<HTMLElement>(".prompt .answer");
    answers[this.#digits.add(digit, answers.length, now) - 1]?.focus();
    return answers.length > 0;
  }
}
