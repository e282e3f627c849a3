// The board as sentences, and what an answer costs and gives: for those who listen. Only what the seat's view says.
import type { Seen } from "../contract";
import { present, sentence, type Told } from "../shared/told";
import { nameOf } from "$lib/people";
import type { GameText } from "$lib/text.svelte";
import type { Memory } from "./board/memory";
import { phase } from "./phase";
import { BERTHS, lanes, price, printed, WARES, type Position, type Seat, type Ware } from "./position";

type Board = Pick<Seen<Position>, "view" | "seats" | "text"> & { dice: Memory["dice"] };

export function inWords(board: Board): Told[] {
  const { view, text } = board;
  return [
    { title: text.say("board-voyage", { n: view.table.voyage }), lines: voyage(board) },
    { title: text.say("board-lanes"), lines: boats(board) },
    { title: text.say("board-harbour"), lines: berths(board, "harbour") },
    { title: text.say("board-shipyard"), lines: berths(board, "shipyard") },
    { title: text.say("board-places"), lines: others(board) },
    { title: text.say("board-market"), lines: market(board) },
  ];
}

export const pesos = (text: GameText, n: number): string => text.say("sr-pesos", { n });
const named = (seats: Board["seats"], list: Seat[]) =>
  list.flatMap((seat) => (seat === null ? [] : [nameOf(seats[seat]!)])).join(", ");

function voyage({ view, seats, text }: Board): string[] {
  const { table, pending } = view;
  const bidding = pending.question === "bid";
  const master = table.harbour_master === null ? "–" : named(seats, [table.harbour_master]);
  const passed = (bidding ? pending.passed : table.passed) ?? [];
  const bid =
    table.bidder === null
      ? text.say("board-no-bid")
      : text.say("flow-leads", { seat: named(seats, [table.bidder]), n: table.bid });
  return present([
    phase(view, text),
    bidding ? bid : `${text.say("board-master")}: ${master}`,
    passed.length > 0 && text.say("sr-passed", { list: named(seats, passed) }),
  ]).map((line) => sentence(text, line));
}

function boats(board: Board): string[] {
  const { view, text } = board;
  const { ashore } = view.table;
  return present([
    ...lanes(view).map((ware) => boat(board, ware)),
    ashore && sentence(text, `${text.say("board-ashore")}: ${text.name("ware", ashore)}`),
  ]);
}

function boat({ view, seats, text, dice }: Board, ware: Ware): string {
  const { last_space, wares } = printed(view);
  const boat = view.table.boats[ware];
  const thing = text.name("place", ware);
  if (!boat) return sentence(text, text.say("sr-waits", { thing }));
  const place = `${text.say(`board-${boat.status}`)} ${boat.berth?.toUpperCase() ?? ""}`.trim();
  const at = boat.position;
  const free = boat.crew.filter((seat) => seat === null).length;
  const next = wares[ware].seat_costs[boat.crew.indexOf(null)] ?? 0;
  return sentence(
    text,
    at === null
      ? text.say("sr-moored", { thing, place })
      : text.say("sr-at-sea", { thing, n: at, n2: last_space, n3: last_space + 1 - at }),
    view.pending.plundered?.includes(ware) && text.say("board-plundered"),
    dice[ware] && text.say("sr-rolled", { n: dice[ware].pips }),
    text.say("sr-cargo", { pesos: pesos(text, wares[ware].profit) }),
    free < boat.crew.length ? text.say("sr-aboard", { list: named(seats, boat.crew) }) : text.say("sr-nobody"),
    at !== null && text.say("sr-seats", { n: free, pesos: pesos(text, next) }),
  );
}

/** A place for one accomplice: who stands there, or its price. */
function place({ seats, text }: Board, name: string, seat: Seat, price: string): string {
  return sentence(text, `${name}: ${seat === null ? text.say("sr-vacant", { price }) : named(seats, [seat])}`);
}

const priced = (text: GameText, n: number) => text.say("sr-costs", { pesos: pesos(text, n) });

function berths(board: Board, kind: "harbour" | "shipyard"): string[] {
  const { view, text } = board;
  return BERTHS.map((berth, i) => {
    const { cost, payout } = printed(view).berths[berth];
    const stands = place(board, text.name("place", `${kind}_${berth}`), view.table[kind][berth], priced(text, cost));
    return `${stands} ${text.say(`note-${kind}`, { n: payout, n2: i + 1 })}`;
  });
}

function others(board: Board): string[] {
  const { view, text } = board;
  const { pirates, pilot_small, pilot_large, insurance } = view.table;
  const rules = printed(view);
  const pirate = priced(text, rules.pirate_cost);
  return [
    place(board, text.say("board-captain"), pirates[0], pirate),
    place(board, text.say("board-mate"), pirates[1], pirate),
    place(board, text.name("place", "pilot_small"), pilot_small, priced(text, rules.pilot_small_cost)),
    place(board, text.name("place", "pilot_large"), pilot_large, priced(text, rules.pilot_large_cost)),
    place(
      board,
      text.name("place", "insurance"),
      insurance,
      text.say("sr-brings", { pesos: pesos(text, rules.insurance_bonus) }),
    ),
  ];
}

function market({ view, text }: Board): string[] {
  return WARES.map((ware) =>
    sentence(
      text,
      text.say("sr-stands", {
        thing: text.name("ware", ware),
        pesos: pesos(text, view.table.market[ware]),
        price: pesos(text, price(view, ware)),
        left: view.table.supply[ware],
      }),
    ),
  );
}

/** What an answer costs and brings at once, by the server's own preview of it. */
export function costs({ question, text, you }: Omit<Seen<Position>, "view" | "seats">, answer: string): string {
  const own = (question.offers.find((offer) => offer.answer === answer)?.happenings ?? []).filter(
    (one) => one.seat === you,
  );
  const sum = (...kinds: string[]) =>
    own.filter((one) => kinds.includes(one.kind)).reduce((all, one) => all + (one.amount ?? 0), 0);
  const said = (key: string, n: number) => n > 0 && text.say(key, { pesos: pesos(text, n) });
  const bid = answer.startsWith("bid ") ? Number(answer.slice(4)) : 0;
  return present([
    said("sr-costs", sum("place", "stowaway", "buy", "redeem", "harbour-master")),
    sum("harbour-master") === 0 && bid > 0 && `${said("sr-costs", bid)}, ${text.say("note-if-won")}`,
    said("sr-brings", sum("premium")),
    ...own
      .filter((one) => one.kind === "pledge")
      .map((one) => said(answer.startsWith("pledge ") ? "sr-brings" : "sr-loan", one.amount ?? 0)),
  ]).join("; ");
}
