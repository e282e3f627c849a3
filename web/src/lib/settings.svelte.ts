// How this person likes it: language, light, motion, sound. Kept in this browser, told to the page by attributes.
import { faceOf } from "$boards/find";
import { recall, remember } from "./stored";
import type { Game } from "./games";
import { LANGUAGES, type Language } from "./text.svelte";
import type { NewSeat } from "./wire";

export type Theme = "system" | "light" | "dark";
export type Level = NonNullable<NewSeat["level"]>;

interface Chosen {
  language: Language;
  theme: Theme;
  motion: boolean;
  sound: boolean;
  contrast: boolean; // seat colours further apart
  notify: boolean;
  name: string;
  quick: Partial<Record<Game, { seats: number; level: Level }>>;
}

/** The first of the browser's languages that we speak. */
export function spoken(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}

function defaults(): Chosen {
  const language = spoken(navigator.languages ?? [navigator.language]);
  return { language, theme: "system", motion: true, sound: false, contrast: false, notify: false, name: "", quick: {} };
}

const night = matchMedia("(prefers-color-scheme: dark)");

class Settings {
  #chosen = $state<Chosen>({ ...defaults(), ...recall<Partial<Chosen>>("settings", {}) });
  #night = $state(night.matches);
  /** A game that opens dark where the person has not chosen. */
  game = $state<string | null>(null);

  constructor() {
    night.addEventListener("change", () => (this.#night = night.matches));
    $effect.root(() => {
      $effect(() => {
        const root = document.documentElement.dataset;
        root.theme = this.dark ? "dark" : "light";
        root.motion = this.motion ? "on" : "off";
        root.palette = this.contrast ? "contrast" : "usual";
      });
    });
  }

  get dark(): boolean {
    if (this.theme !== "system") return this.theme === "dark";
    return (this.game !== null && faceOf(this.game).dark) || this.#night;
  }

  get language() {
    return this.#chosen.language;
  }
  get theme() {
    return this.#chosen.theme;
  }
  get motion() {
    return this.#chosen.motion;
  }
  get sound() {
    return this.#chosen.sound;
  }
  get contrast() {
    return this.#chosen.contrast;
  }
  get notify() {
    return this.#chosen.notify;
  }
  get name() {
    return this.#chosen.name;
  }
  get quick() {
    return this.#chosen.quick;
  }

  set(changes: Partial<Chosen>): void {
    Object.assign(this.#chosen, changes);
    remember("settings", $state.snapshot(this.#chosen));
  }

  toggleTheme(): void {
    this.set({ theme: this.dark ? "light" : "dark" });
  }
}

export const settings = new Settings();
