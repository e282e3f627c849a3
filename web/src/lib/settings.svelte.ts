// How this person likes it: language, light, motion, sound. Kept in this browser, told to the page by attributes.
import { faceOf } from "$boards/find";
import { recall, remember } from "./stored";
import type { Game } from "./games";
import type { Pace } from "./steps.svelte";
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
  pace: Pace; // at which what happened is shown
  results: boolean; // they wait until they are read
  coach: boolean; // speaks before a costly answer, where the table allows it
  odds: boolean; // lie on the board, likewise
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
  return {
    language,
    theme: "system",
    motion: true,
    sound: false,
    contrast: false,
    notify: false,
    pace: "normal",
    results: true,
    coach: false,
    odds: false,
    name: "",
    quick: {},
  };
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
  get pace() {
    return this.#chosen.pace;
  }
  get results() {
    return this.#chosen.results;
  }
  get coach() {
    return this.#chosen.coach;
  }
  get odds() {
    return this.#chosen.odds;
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
