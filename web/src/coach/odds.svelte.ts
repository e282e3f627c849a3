// What can be reckoned at the table, for whoever wants to see it: asked for when the table has settled at a new entry,
// drawn by the game itself. What is on the screen belongs to the eyes that asked for it.
import type { GamePicture, OddsPicture } from "$boards/contract";
import type { Eyes } from "$lib/eyes.svelte";
import { settings } from "$lib/settings.svelte";
import type { TableSession } from "$lib/table.svelte";
import { text, type GameText } from "$lib/text.svelte";
import OddsLayer from "./OddsLayer.svelte";
import OddsPanel from "./OddsPanel.svelte";
import OddsSwitch from "./OddsSwitch.svelte";
import type { Odds as Found } from "$lib/wire";

export class Odds {
  readonly Switch = OddsSwitch;
  readonly Layer = OddsLayer;
  readonly Panel = OddsPanel;
  drawn = $state.raw<OddsPicture<never> | null>(null); // by the game
  words = $state.raw<GameText | null>(null); // the game's, with those that say odds
  unfolded = $state<boolean | null>(null); // the panel, as it was left; null: as there is room
  #found = $state.raw<(Found & { eyes: Eyes }) | null>(null);
  #hidden = $state(document.hidden);
  #asking = -1;

  constructor(
    readonly session: TableSession,
    readonly picture: GamePicture,
  ) {}

  /** Whether there is something to switch on: at one's own table, where advice is allowed. */
  get allowed(): boolean {
    const { known, you, running } = this.session;
    return (known?.info.coach ?? false) && running && you !== null && this.picture.odds !== undefined;
  }

  get on(): boolean {
    return this.allowed && settings.odds && !this.session.past;
  }

  /** What is shown. Between two entries the figures stay; while a result is read there are none. */
  get figures(): Found["figures"] | null {
    const { eyes, steps } = this.session;
    return this.on && this.words && this.#found?.eyes === eyes && !steps.resting ? this.#found.figures : null;
  }

  toggle = (): void => {
    if (!this.allowed) return;
    settings.set({ odds: !settings.odds });
    this.unfolded = settings.odds ? true : null; // whoever asks for them sees them
  };

  /** As an effect, as long as the table is there. */
  live = (): void => {
    $effect(this.#heed);
    $effect(this.#speak);
    $effect(this.#watch);
  };

  /** Ask once for each entry, and never where nobody looks. */
  #watch = (): void => {
    const { known, settled, eyes } = this.session;
    if (!this.on || !settled || this.#hidden) return;
    const seq = known!.seq;
    if (this.#found?.eyes !== eyes || this.#found.seq !== seq) void this.#ask(eyes, seq);
  };

  /** What is said of them, in the language of the moment. */
  #speak = (): void => {
    const { language } = text;
    if (!this.on) return;
    void text.explaining(this.session.known!.info.game, "odds").then((words) => {
      if (language === text.language) this.words = words;
    });
  };

  /** Whether anybody looks. */
  #heed = (): (() => void) => {
    const look = () => (this.#hidden = document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  };

  async #ask(eyes: Eyes, seq: number): Promise<void> {
    if (this.#asking === seq) return;
    this.#asking = seq;
    try {
      const [found, drawn] = await Promise.all([eyes.door.odds(), this.picture.odds!()]);
      if (found.seq !== seq || this.session.eyes !== eyes) return; // the table has gone on
      this.drawn = drawn;
      this.#found = { ...found, eyes };
    } catch {
      // nothing is shown: the next entry asks again
    } finally {
      if (this.#asking === seq) this.#asking = -1;
    }
  }
}
