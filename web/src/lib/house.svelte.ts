// What whoever runs the server has to say, on every page: asked for once, and told again by every table.
import { catalogue } from "./api";
import type { Catalogue } from "./wire";

class House {
  announcement = $state("");
  pauseAt = $state<number | null>(null);

  hear({ announcement, pause_at }: Pick<Catalogue, "announcement" | "pause_at">): void {
    this.announcement = announcement;
    this.pauseAt = pause_at;
  }

  async ask(): Promise<void> {
    try {
      this.hear(await catalogue());
    } catch {
      // no page depends on it
    }
  }
}

export const house = new House();
