// The tables this browser has a seat at, what waits for the person first.
import { mine } from "$lib/api";
import { list, nameOf } from "$lib/people";
import { text } from "$lib/text.svelte";
import { allTickets, kept } from "$lib/tickets";
import type { TableLine } from "$lib/wire";

export class MyTables {
  lines = $state.raw<TableLine[]>([]);

  constructor(readonly most = 20) {
    void this.load();
  }

  async load(): Promise<void> {
    const tickets = allTickets();
    if (tickets.length === 0) return;
    try {
      const { tables } = await mine(tickets);
      const once = new Map(tables.map((line) => [line.table, line])); // however many of its seats are here
      this.lines = [...once.values()]
        .sort((a, b) => this.#rank(b) - this.#rank(a) || b.made - a.made)
        .slice(0, this.most);
    } catch {
      // no page depends on them
    }
  }

  seats(line: TableLine): number[] {
    return kept(line.table).tickets.map((ticket) => ticket.seat);
  }

  myTurn(line: TableLine): boolean {
    return line.state === "running" && line.asked !== null && this.seats(line).includes(line.asked);
  }

  /** How it stands; with several of its seats in this browser also whose they are. */
  standing(line: TableLine): string {
    const seats = this.seats(line);
    if (seats.length < 2 || line.state === "over") return this.#state(line);
    return `${this.#state(line)} ${text.say("seats-here", { names: list(seats.map((seat) => nameOf(line.seats[seat]!))) })}`;
  }

  #state(line: TableLine): string {
    if (line.state === "gathering") return text.say("state-gathering");
    if (line.state === "over" && line.winners?.length === 0) return text.say("state-closed");
    if (line.state === "over")
      return text.say("state-over", { names: list((line.winners ?? []).map((seat) => nameOf(line.seats[seat]!))) });
    if (this.myTurn(line) && this.seats(line).length === 1) return text.say("state-yours");
    return line.asked === null
      ? text.say("state-running")
      : text.say("state-waits", { seat: nameOf(line.seats[line.asked]!) });
  }

  #rank(line: TableLine): number {
    if (this.myTurn(line)) return 3;
    return { running: 2, gathering: 1, over: 0 }[line.state];
  }
}
