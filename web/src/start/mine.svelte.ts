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
      this.lines = tables.sort((a, b) => this.#rank(b) - this.#rank(a) || b.made - a.made).slice(0, this.most);
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

  standing(line: TableLine): string {
    if (line.state === "gathering") return text.say("state-gathering");
    if (line.state === "over") return text.say("state-over", { names: list((line.winners ?? []).map((seat) => nameOf(line.seats[seat]!))) });
    if (this.myTurn(line)) return text.say("state-yours");
    return line.asked === null ? text.say("state-running") : text.say("state-waits", { seat: nameOf(line.seats[line.asked]!) });
  }

  #rank(line: TableLine): number {
    if (this.myTurn(line)) return 3;
    return { running: 2, gathering: 1, over: 0 }[line.state];
  }
}
