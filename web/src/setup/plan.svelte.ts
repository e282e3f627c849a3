// A table in the making.
import { botNames } from "$lib/bots";
import { FIRST, SEATS, type Game } from "$lib/games";
import { settings, type Level } from "$lib/settings.svelte";
import { text } from "$lib/text.svelte";
import type { NewSeat, NewTable } from "$lib/wire";

export type Who = "me" | "link" | "here" | "bot";

export interface PlannedSeat {
  id: number;
  who: Who;
  name: string;
  level: Level;
}

export type Pace = "none" | "minutes" | "days";

export class Plan {
  game = $state<Game>(FIRST);
  seats = $state<PlannedSeat[]>([]);
  options = $state<Record<string, unknown>>({});
  title = $state("");
  public = $state(false);
  shuffle = $state(true);
  watchersTalk = $state<boolean | null>(null); // null: where the table is listed for all
  coach = $state(false); // where several people sit; never in public
  pace = $state<Pace>("none");
  minutes = $state(5);
  days = $state(2);
  #made = 0;

  constructor(game: Game) {
    this.game = game;
    this.seats = [this.#seat("me"), this.#seat("link"), this.#seat("bot")];
  }

  /** The same people at another game, as far as there is room. */
  play(game: Game): void {
    if (game !== this.game) this.options = {};
    this.game = game;
    while (this.seats.length < SEATS[game].fewest) this.add();
    this.seats = this.seats.slice(0, SEATS[game].most);
  }

  add(): void {
    this.seats.push(this.#seat("bot"));
  }

  remove(id: number): void {
    this.seats = this.seats.filter((seat) => seat.id !== id);
  }

  /** A seat changes places with its neighbour: the order of play. */
  move(id: number, by: -1 | 1): void {
    const at = this.seats.findIndex((seat) => seat.id === id);
    const other = this.seats[at + by];
    if (other) [this.seats[at], this.seats[at + by]] = [other, this.seats[at]!];
  }

  sit(seat: PlannedSeat, who: Who): void {
    const bot = seat.who === "bot";
    if (who === "bot") seat.name = this.#botName();
    else if (bot) seat.name = who === "me" ? settings.name : "";
    seat.who = who;
  }

  #seat(who: Who): PlannedSeat {
    const name = who === "bot" ? this.#botName() : who === "me" ? settings.name : "";
    return { id: this.#made++, who, name, level: "navigator" };
  }

  #botName(): string {
    return botNames(
      1,
      this.seats.map((seat) => seat.name),
    )[0]!;
  }

  table(): NewTable {
    const clock =
      this.pace === "none"
        ? null
        : { seconds: this.pace === "minutes" ? this.minutes * 60 : this.days * 86400, stand_in: "mate" as const };
    const { game, title, shuffle } = this;
    const options = $state.snapshot(this.options);
    settings.set({ name: this.seats.find((seat) => seat.who === "me")?.name.trim() ?? settings.name });
    return {
      game,
      title: title.trim(),
      options,
      clock,
      public: this.public,
      shuffle,
      watchers_talk: this.watchersTalk,
      coach: this.coach && !this.public,
      seats: this.seats.map((seat, i) => this.#asked(seat, i)),
    };
  }

  #asked(seat: PlannedSeat, i: number): NewSeat {
    const name = seat.name.trim();
    if (seat.who === "bot") return { kind: "bot", name: name || botNames(1)[0]!, level: seat.level };
    if (seat.who === "link") return { kind: "open", name: name || null };
    return { kind: "me", name: name || (seat.who === "me" ? text.say("player") : text.say("player-n", { n: i + 1 })) };
  }
}
