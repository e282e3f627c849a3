// What the things of Manila are: the card that comes when somebody points at one.
import type { Explanation, Fact, Seen } from "../contract";
import { nameOf } from "$lib/people";
import { explain as note } from "./note";
import { phase } from "./phase";
import {
  accomplices,
  atHome,
  BERTHS,
  countOf,
  isLoan,
  isWare,
  limit,
  price,
  printed,
  WARES,
  type Berth,
  type Position,
  type Seat,
  type Ware,
} from "./position";
import { capital } from "./scene";

type See = Seen<Position>;
type Explain = (seen: See, id: string) => Explanation;

const THINGS: Record<string, Explain> = {
  place: (seen, id) => (isWare(id) ? boat(seen, id) : place(seen, id)),
  ware: (seen, id) => ware(seen, id as Ware),
  space,
  master,
  bank,
  voyage,
  market,
  dice,
  seat,
  pesos,
  shares,
  crew,
};

export function explain(thing: string, seen: See): Explanation | null {
  const [kind = "", id = ""] = thing.split(":");
  return THINGS[kind]?.(seen, id) ?? null;
}

const fact = ({ text }: See, key: string, value: string | number): Fact => ({
  label: text.say(`explain-${key}`),
  value: String(value),
});
const sign = ({ text }: See, key: string) => capital(text.say(key), text.shell.language);
const who = (seen: See, seat: Seat) => (seat === null ? seen.text.say("explain-nobody") : nameOf(seen.seats[seat]!));

/** Of what is asked now: the answers that name a thing. */
function answers({ question }: See, id: string): string[] {
  const written = id.replaceAll("_", "-");
  return question.offers
    .map((offer) => offer.answer)
    .filter((answer) => !isLoan(answer) && answer.split(" ").includes(written));
}

/** What it costs you, and what you could pay. */
function toPay({ view, text, you, question }: See, cost: number): string | undefined {
  const most = you === null ? null : limit(view, you);
  if (question.name !== "place" || you === null || most === null) return undefined;
  return text.say("explain-can-pay", { n: cost, n2: view.table.cash[you] ?? 0, n3: most });
}

function boat(seen: See, id: Ware): Explanation {
  const { view, text, you } = seen;
  const it = view.table.boats[id];
  const { profit, seat_costs } = printed(view).wares[id];
  const aboard = it?.crew.filter((one) => one !== null) ?? [];
  const cost = seat_costs[it?.crew.indexOf(null) ?? 0];
  const where = it?.berth
    ? `${text.say(`board-${it.status}`)} ${it.berth.toUpperCase()}`
    : it
      ? text.say("flow-space", { n: it.position ?? 0 })
      : text.say("board-ashore");
  return {
    title: text.name("place", id),
    kind: where,
    icon: `place ${id}`,
    does: note(view, text, "place", `place ${id}`, you).sentence,
    facts: [
      fact(seen, "profit", profit),
      fact(seen, "aboard", aboard.map((one) => who(seen, one)).join(", ") || text.say("explain-nobody")),
      fact(seen, "next-seat", cost ?? text.say("explain-full")),
    ],
    answers: answers(seen, id),
    why: `place ${id}`,
    ...(cost === undefined ? {} : { now: toPay(seen, cost) }),
    rules: "MA-5.5, MA-10.2",
  };
}

/** Who stands at a place, what it costs, and the rules about it. */
function placed(view: Position, id: string): { here: Seat; cost: number; rules: string } {
  const { table } = view;
  const rules = printed(view);
  const berth = id.slice(-1) as Berth;
  if (id.startsWith("harbour_"))
    return { here: table.harbour[berth], cost: rules.berths[berth].cost, rules: "MA-10.3, MA-5.7" };
  if (id.startsWith("shipyard_"))
    return { here: table.shipyard[berth], cost: rules.berths[berth].cost, rules: "MA-10.4, MA-5.7" };
  if (id === "pilot_small") return { here: table.pilot_small, cost: rules.pilot_small_cost, rules: "MA-8.2, MA-8.4" };
  if (id === "pilot_large") return { here: table.pilot_large, cost: rules.pilot_large_cost, rules: "MA-8.3, MA-8.4" };
  if (id === "insurance") return { here: table.insurance, cost: -rules.insurance_bonus, rules: "MA-10.6, MA-10.8" };
  return { here: table.pirates[0], cost: rules.pirate_cost, rules: "MA-9.4, MA-7.5" };
}

function place(seen: See, id: string): Explanation {
  const { view, text, you } = seen;
  const { here, cost, rules } = placed(view, id);
  const answer = `place ${id.replaceAll("_", "-")}`;
  const kind = id.startsWith("harbour_") ? "harbour" : id.startsWith("shipyard_") ? "shipyard" : null;
  const lying = WARES.filter((one) => view.table.boats[one]?.status === kind).length;
  return {
    title: text.name("place", id),
    icon: answer,
    does: note(view, text, "place", answer, you).sentence,
    facts: [
      cost < 0 ? fact(seen, "brings", -cost) : fact(seen, "costs", cost),
      ...(id === "pirate"
        ? [
            { label: text.say("board-chief"), value: who(seen, view.table.pirates[0]) },
            { label: text.say("board-second"), value: who(seen, view.table.pirates[1]) },
          ]
        : [fact(seen, "here", who(seen, here))]),
      ...(kind ? [fact(seen, "boats-there", text.say("explain-of", { n: lying, n2: BERTHS.length }))] : []),
    ],
    answers: answers(seen, id),
    why: answer,
    ...(cost < 0 ? {} : { now: toPay(seen, cost) }),
    rules,
  };
}

function ware(seen: See, id: Ware): Explanation {
  const { view, text, you } = seen;
  const { market_track } = printed(view);
  const level = view.table.market[id];
  const next = market_track[market_track.indexOf(level) + 1];
  const mine = you === null ? null : view.table.shares[you];
  return {
    title: text.name("ware", id),
    ...(view.table.ashore === id ? { kind: text.say("board-ashore") } : {}),
    icon: `buy ${id}`,
    does: text.say("explain-ware", { n: market_track.at(-1)! }),
    facts: [
      fact(seen, "level", level),
      fact(seen, "next", next ?? text.say("explain-end")),
      fact(seen, "share", price(view, id)),
      fact(seen, "left", view.table.supply[id]),
      ...(mine && typeof mine === "object" ? [fact(seen, "yours", mine[id])] : []),
    ],
    answers: answers(seen, id).filter((answer) => /^(buy|ashore) /.test(answer)),
    ...(seen.question.name === "buy" ? { why: `buy ${id}` } : {}),
    rules: "MA-1.9, MA-12.1",
  };
}

function space(seen: See, id: string): Explanation {
  const { view, text } = seen;
  const { last_space, start_space_max, start_space_sum } = printed(view);
  const n = Number(id);
  const kind = n === last_space ? "pirates" : n <= start_space_max ? "start" : "sea";
  const there = WARES.filter((one) => view.table.boats[one]?.position === n).map((one) => text.name("place", one));
  return {
    title: text.say("explain-space", { n }),
    does: text.say(`explain-space-${kind}`, { n: last_space, n2: start_space_max, n3: start_space_sum }),
    facts: there.length > 0 ? [fact(seen, "on-it", there.join(", "))] : [],
    rules: kind === "pirates" ? "MA-9.4, MA-7.1" : kind === "start" ? "MA-4.5" : "MA-6.2, MA-6.3",
  };
}

function master(seen: See): Explanation {
  const { view, text } = seen;
  const { bid, bidder, harbour_master } = view.table;
  const bidding = view.pending.question === "bid";
  return {
    title: sign(seen, "board-master"),
    does: text.say("explain-master", { n: printed(view).shares_buyable_per_voyage }),
    facts: [
      fact(seen, "in-office", who(seen, harbour_master)),
      ...(bidding && bidder !== null ? [fact(seen, "highest-bid", `${bid} (${who(seen, bidder)})`)] : []),
      ...credit(seen),
    ],
    rules: "MA-4.1, MA-3.13",
  };
}

/** What you have, and what you could pay with loans. */
function credit(seen: See): Fact[] {
  const { view, text, you } = seen;
  const most = you === null ? null : limit(view, you);
  if (you === null || most === null) return [];
  return [fact(seen, "you-have", text.say("explain-purse", { n: view.table.cash[you] ?? 0, n2: most }))];
}

function bank(seen: See): Explanation {
  const { view, text } = seen;
  const { pledge_amount, redeem_cost, end_penalty_per_pledged_share } = printed(view);
  return {
    title: text.say("board-bank"),
    does: text.say("explain-bank", { n: pledge_amount, n2: redeem_cost, n3: end_penalty_per_pledged_share }),
    facts: credit(seen),
    rules: "MA-11.1, MA-11.4",
  };
}

function voyage(seen: See): Explanation {
  const { view, text } = seen;
  return {
    title: text.say("board-voyage", { n: view.table.voyage }),
    kind: phase(view, text),
    does: text.say("explain-voyage"),
    facts: [fact(seen, "in-office", who(seen, view.table.harbour_master))],
    rules: "MA-3.1, MA-3.2",
  };
}

function market(seen: See): Explanation {
  const { view, text } = seen;
  const track = printed(view).market_track;
  return {
    title: text.say("board-market"),
    does: text.say("explain-ware", { n: track.at(-1)! }),
    facts: WARES.map((one) => ({ label: text.name("ware", one), value: String(view.table.market[one]) })),
    rules: "MA-12.1, MA-12.2",
  };
}

function dice(seen: See, id: string): Explanation {
  const { view, text } = seen;
  const at = view.table.boats[id as Ware]?.position;
  return {
    title: text.say("explain-die-of", { thing: text.name("place", id) }),
    does: text.say("explain-dice", { n: printed(view).last_space }),
    facts: at === null || at === undefined ? [] : [fact(seen, "boat-at", at)],
    rules: "MA-6.1, MA-6.2",
  };
}

function pesos(seen: See): Explanation {
  return {
    title: seen.text.say("board-pesos"),
    does: seen.text.say("explain-pesos"),
    facts: credit(seen),
    rules: "MA-5.3, MA-12.4",
  };
}

function shares(seen: See): Explanation {
  const { view, text, you } = seen;
  const mine = you === null ? null : view.table.shares[you];
  const owed = you === null ? 0 : countOf(view.table.pledged[you] ?? 0);
  return {
    title: text.say("board-stacks"),
    does: text.say("explain-shares"),
    facts: [
      ...(mine && typeof mine === "object"
        ? WARES.filter((one) => mine[one] > 0).map((one) => ({
            label: text.name("ware", one),
            value: text.say("explain-each", { n: mine[one], n2: view.table.market[one] }),
          }))
        : []),
      ...(owed > 0 ? [fact(seen, "pledged", owed)] : []),
    ],
    rules: "MA-12.4, MA-14.2",
  };
}

function crew(seen: See): Explanation {
  const { text, you } = seen;
  return {
    title: text.say("explain-crew-title"),
    does: text.say("explain-crew"),
    facts: you === null ? [] : [fact(seen, "at-home", home(seen, you))],
    rules: "MA-5.1, MA-5.2",
  };
}

const home = ({ view, text }: See, seat: number) =>
  text.say("explain-of", { n: atHome(view, seat), n2: accomplices(view) });

function seat(seen: See, id: string): Explanation {
  const { view, text } = seen;
  const at = Number(id);
  const { cash, shares: cards, pledged } = view.table;
  const pocket = cash[at] ?? null;
  const hand = cards[at] ?? 0;
  const secret = [
    ...(typeof hand === "number" ? [text.say("explain-hidden-shares")] : []),
    ...(pocket === null ? [text.say("explain-hidden-cash")] : []),
  ];
  return {
    title: who(seen, at),
    does: text.say("explain-seat"),
    facts: [
      ...(pocket === null
        ? []
        : [fact(seen, "cash", text.say("explain-purse", { n: pocket, n2: limit(view, at) ?? pocket }))]),
      fact(seen, "shares-held", text.say("explain-hand", { n: countOf(hand), n2: countOf(pledged[at] ?? 0) })),
      fact(seen, "at-home", home(seen, at)),
      ...(view.table.harbour_master === at ? [fact(seen, "office", text.say("board-master"))] : []),
    ],
    ...(secret.length > 0 ? { hidden: secret.join(" ") } : {}),
    rules: "MA-14.1, MA-14.2",
  };
}
