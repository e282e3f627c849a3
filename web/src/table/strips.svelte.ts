// What lies at the head of the prompt, one thing at a time: a bot plays for me, a seat is to be opened again, news of others.
import type { TableSession } from "$lib/table.svelte";
import type { Notice, Ticket } from "$lib/wire";

const TOLD = 6000; // ms that news stay
const NEWS: Notice["kind"][] = ["time-up", "away", "relieved", "back"];
const STANDS_IN: Notice["kind"][] = ["time-up", "away", "relieved"];

export class Strips {
  news = $state.raw<Notice | null>(null);
  #session: TableSession;
  #told: number; // the last notice that is no news
  #put = $state.raw<number[]>([]); // seats whose request is put aside

  constructor(session: TableSession) {
    this.#session = session;
    this.#told = session.known?.notices.at(-1)?.id ?? -1;
    $effect(() => {
      const last = session.known?.notices.at(-1);
      if (!last || last.id <= this.#told) return;
      this.#told = last.id;
      if (session.tickets.some(({ seat }) => seat === last.seat) || !NEWS.includes(last.kind)) return;
      this.news = last;
      setTimeout(() => this.news === last && (this.news = null), TOLD);
    });
  }

  /** For whom at this screen a bot plays, since when, and how often it has answered; null: for nobody. */
  get standIn(): { ticket: Ticket; at: number | null; answers: number } | null {
    const { known, tickets, running } = this.#session;
    const ticket =
      running && known
        ? tickets.find(({ seat }) => known.info.seats[seat]!.stand_in !== null && !known.info.seats[seat]!.resigned)
        : undefined;
    if (!ticket || !known) return null;
    const since = known.notices.findLast(({ seat, kind }) => seat === ticket.seat && STANDS_IN.includes(kind));
    const answers = known.log.filter(
      ({ by, proxy, seq }) => by === ticket.seat && proxy && seq > (since?.after ?? known.seq),
    );
    return { ticket, at: since?.at ?? null, answers: answers.length };
  }

  /** A seat that others want to give a new link, and I have not been asked in vain. */
  get reopening(): { seat: number; by: number } | null {
    const { you, known, tickets } = this.#session;
    if (you === null || !known || known.info.state === "over") return null;
    const wanted = known.info.seats.find(
      ({ seat, reopening }) =>
        reopening.length > 0 &&
        !reopening.includes(you) &&
        !tickets.some((ticket) => ticket.seat === seat) &&
        !this.#put.includes(seat),
    );
    return wanted ? { seat: wanted.seat, by: wanted.reopening[0]! } : null;
  }

  putAside(seat: number): void {
    this.#put = [...this.#put, seat];
  }
}
