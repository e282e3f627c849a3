// How the table is laid out in this window: docs/choices/arrangements.md says why so.
import { arrangementOf } from "./arrangement";

class Window {
  width = $state(innerWidth);
  height = $state(innerHeight);
  readonly is = $derived(arrangementOf(this.width, this.height));

  constructor() {
    addEventListener("resize", () => {
      this.width = innerWidth;
      this.height = innerHeight;
    });
  }

  /** Whether the board stands upright; `square`: the game has a drawing of its own for nearly square windows. */
  upright(square: boolean): boolean {
    if (this.is === "square") return !square;
    return this.is !== "lap" || this.width < 1100;
  }

  /** A phone held upright: the board above, the question below, the rest behind tabs. */
  get phone(): boolean {
    return this.is === "phone";
  }
}

export const arrangement = new Window();
