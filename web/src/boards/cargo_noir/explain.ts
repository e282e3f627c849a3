// What the things of Cargo Noir are: the card that comes when somebody points at one. Nothing is hidden here.
import type { Explanation, Fact, Seen } from "../contract";
import { list, nameOf } from "$lib/people";
import { OPTIONS } from "./facts.gen";
import { editionOf, type Card, type Good, type Port } from "./edition";
import { cardPlace, placesOf } from "./places";
import {
  bankOf,
  capacityOf,
  casinoPays,
  fleetOf,
  isLastRound,
  ownersOf,
  pointsOf,
  stacksOf,
  total,
  word,
  type Position,
} from "./position";
import { judgeOf } from "./trade/basket";

type See = Seen<Position>;
type Explain = (seen: See, id: string) => Explanation;

const EDGE: Partial<Record<Card, string>> = { cargo_ship: "CN-6.3", warehouse: "CN-6.4", syndicate: "CN-6.5" };

const THINGS: Record<string, Explain> = {
  port: (seen, id) => port(seen, id as Port),
  card: (seen, id) => card(seen, id as Card),
  good: (seen, id) => good(seen, id as Good),
  casino,
  market,
  bag: (seen) => pile(seen, "bag"),
  discards: (seen) => pile(seen, "discards"),
  bank,
  round,
  fleet,
  store,
  coins: (seen) => bare(seen, "safe", "#cn-coin", seen.you === null ? [] : [mine(seen, seen.you)], "CN-7.6, CN-5.10"),
  points: (seen) =>
    bare(
      seen,
      "vp",
      "#cn-vp",
      seen.you === null ? [] : [fact(seen, "you-have", pointsOf(seen.view, seen.you))],
      "CN-8.5, CN-8.6",
    ),
  seat,
};

export function explain(thing: string, seen: See): Explanation | null {
  const [kind = "", id = ""] = thing.split(":");
  return THINGS[kind]?.(seen, id) ?? null;
}

const fact = ({ text }: See, key: string, value: string | number): Fact => ({
  label: text.say(`explain-${key}`),
  value: String(value),
});
const who = (seen: See, seat: number) => nameOf(seen.seats[seat]!);
const coins = ({ text }: See, n: number) => text.say("flow-coins-n", { n });
const mine = (seen: See, you: number) => fact(seen, "you-have", coins(seen, seen.view.table.safe[you] ?? 0));

function bare(seen: See, key: string, picture: string, facts: Fact[], rules: string): Explanation {
  const { text } = seen;
  return { title: text.say(`board-${key}`), picture, does: text.say(`explain-${key}`), facts, rules };
}

/** Of what is asked now: the answers that name a place of the board. */
const answers = ({ question }: See, place: string) => placesOf(question).get(place) ?? [];

function goodsOf({ text }: See, goods: readonly (Good | null)[]): string {
  const some = goods.filter((one) => one !== null);
  return some.map((one) => text.name("good", one)).join(", ") || text.say("explain-none");
}

function port(seen: See, id: Port): Explanation {
  const { view, text, you } = seen;
  const harbour = view.table.ports[id];
  const title = text.name("port", id);
  if (!harbour) {
    const players = editionOf(view).openWith[id].map(String);
    return {
      title,
      does: text.say("explain-port-closed", { n: list(players, "disjunction") }),
      facts: [],
      rules: "CN-2.2",
    };
  }
  const stacks = stacksOf(harbour);
  const highest = stacks.at(-1)?.coins ?? 0;
  const least = Math.max((view.options as Partial<typeof OPTIONS>).min_bid ?? OPTIONS.min_bid, highest + 1);
  const have = you === null ? null : (view.table.safe[you] ?? 0) + (harbour.stacks[String(you)] ?? 0);
  const named = answers(seen, id);
  return {
    title,
    kind: text.say("explain-port-kind", { n: harbour.goods.length }),
    does: text.say("explain-port"),
    facts: [
      fact(seen, "goods", goodsOf(seen, harbour.goods)),
      fact(
        seen,
        "stacks",
        stacks.map((one) => `${who(seen, one.seat)} ${one.coins}`).join(", ") || text.say("explain-none"),
      ),
      fact(seen, "enter", text.say("flow-from", { n: least })),
    ],
    answers: named,
    why: `send ${word(id)} ${least}`,
    ...(have !== null && seen.question.name === "send"
      ? { now: text.say("explain-can-pay", { n: least, n2: have }) }
      : {}),
    rules: "CN-7.4, CN-4.9",
  };
}

function card(seen: See, id: Card): Explanation {
  const { view, text, you } = seen;
  const edition = editionOf(view);
  const { family, cost, points, limit } = edition.cards[id];
  const gives = { warehouse: edition.warehouseBonus, syndicate: edition.syndicateIncome }[id as string] ?? 1;
  const owners = ownersOf(view, id).map((one) => `${who(seen, one)} ${view.table.cards[one]?.[id] ?? 0}`);
  const hand = you === null ? null : view.table.goods[you];
  const worth = hand ? judgeOf(edition).best(hand) : null;
  const safe = you !== null && isLastRound(view, edition) ? (view.table.safe[you] ?? 0) : 0;
  return {
    title: text.name("card", id),
    kind: text.say({ benefit: "board-benefits", common: "board-spoils", unique: "board-unique" }[family]),
    icon: `want ${word(id)}`,
    does: text.say(family === "benefit" ? `explain-card-${id}` : `explain-card-${family}`, { n: gives }),
    facts: [
      fact(seen, "costs", cost),
      { label: text.say("board-vp"), value: String(points) },
      fact(seen, "left", view.table.supply[id] ?? 0),
      ...(Number.isFinite(limit) ? [fact(seen, "limit", limit)] : []),
      ...(owners.length > 0 ? [fact(seen, "owners", owners.join(", "))] : []),
      ...(worth === null ? [] : [fact(seen, "you-can-pay", worth + safe)]),
    ],
    answers: answers(seen, cardPlace(id)),
    why: `want ${word(id)}`,
    ...(worth === null || seen.question.name !== "basket"
      ? {}
      : { now: text.say("explain-worth", { n: cost, n2: worth + safe }) }),
    rules: `${EDGE[id] ?? (family === "common" ? "CN-6.6" : "CN-6.7")}, CN-5.7`,
  };
}

function good(seen: See, id: Good): Explanation {
  const { view, text, you } = seen;
  const { same, largestSet } = editionOf(view);
  const held = you === null ? 0 : (view.table.goods[you]?.[id] ?? 0);
  const next = Math.min(held + 1, largestSet);
  return {
    title: text.name("good", id),
    picture: `#cn-good-${id}`,
    does: text.say(id === "wild" ? "explain-wild" : "explain-good"),
    facts: [
      ...(you === null ? [] : [fact(seen, "you-hold", held)]),
      ...(you === null || id === "wild" || held === 0
        ? []
        : [
            fact(seen, "set", text.say("explain-set-worth", { n: same[Math.min(held, largestSet)]!, n2: same[next]! })),
          ]),
      fact(seen, "in-bag", view.table.bag[id]),
      fact(seen, "on-market", view.table.market.filter((one) => one === id).length),
    ],
    ...(seen.question.name === "ship" ? { answers: answers(seen, `take ${id}`) } : {}),
    rules: id === "wild" ? "CN-5.5" : "CN-5.2, CN-5.4",
  };
}

function ships(seen: See, count: number[]): Fact {
  const there = count.flatMap((n, seat) => (n > 0 ? [`${who(seen, seat)} ${n}`] : []));
  return fact(seen, "ships", there.join(", ") || seen.text.say("explain-none"));
}

function casino(seen: See): Explanation {
  const { view, text } = seen;
  return {
    title: text.say("board-casino"),
    picture: "#cn-coin",
    does: text.say("explain-casino", { n: editionOf(view).casinoIncome }),
    facts: [
      ships(seen, view.table.ships_casino),
      { label: text.say("board-bank-name"), value: bankOf(view) },
      fact(seen, "one-more", coins(seen, casinoPays(view))),
    ],
    answers: [...answers(seen, "casino")],
    rules: "CN-4.3, CN-7.3",
  };
}

function market(seen: See): Explanation {
  const { view, text } = seen;
  return {
    title: text.say("board-market"),
    picture: "#cn-lantern",
    does: text.say("explain-market"),
    facts: [ships(seen, view.table.ships_market), fact(seen, "goods", goodsOf(seen, view.table.market))],
    answers: answers(seen, "market"),
    rules: "CN-4.5, CN-4.6",
  };
}

function pile(seen: See, of: "bag" | "discards"): Explanation {
  const { view, text } = seen;
  const goods = of === "bag" ? view.table.bag : view.table.discard;
  const some = Object.entries(goods)
    .filter(([, n]) => n > 0)
    .map(([one, n]) => `${n} × ${text.name("good", one)}`);
  return {
    title: text.say(`board-${of}`),
    kind: text.say("explain-tokens", { n: total(goods) }),
    picture: `#cn-${of}`,
    does: text.say(`explain-${of}`),
    facts: some.length > 0 ? [fact(seen, "holds", some.join(", "))] : [],
    rules: "CN-4.11, CN-1.7",
  };
}

function bank(seen: See): Explanation {
  const { view, text } = seen;
  const { bankCanRunDry } = editionOf(view);
  return {
    title: text.say("board-bank-name"),
    picture: "#cn-vault",
    does: text.say(bankCanRunDry ? "explain-bank" : "explain-bank-endless"),
    facts: [fact(seen, "holds", bankOf(view)), ...(seen.you === null ? [] : [mine(seen, seen.you)])],
    rules: "CN-4.4, CN-1.3",
  };
}

function round(seen: See): Explanation {
  const { view, text } = seen;
  const n2 = editionOf(view).rounds;
  return {
    title: text.say("board-round", { n: view.table.round, n2 }),
    does: text.say("explain-round"),
    facts: [],
    rules: "CN-3.5, CN-8.2",
  };
}

function fleet(seen: See, id: string): Explanation {
  const { text } = seen;
  return {
    title: text.say("board-ships"),
    picture: "#cn-ship",
    does: text.say("explain-ships-do"),
    kind: who(seen, Number(id)),
    facts: [fleetFact(seen, Number(id))],
    rules: "CN-4.1, CN-7.1",
  };
}

function fleetFact(seen: See, seat: number): Fact {
  const { home, out, reserve } = fleetOf(seen.view, seat);
  return fact(seen, "ships", seen.text.say("explain-fleet", { n: home, n2: out, n3: reserve }));
}

function store(seen: See): Explanation {
  const { you } = seen;
  return bare(seen, "store", "#cn-pic-warehouse", you === null ? [] : [storeFact(seen, you)], "CN-1.5, CN-5.12");
}

function storeFact(seen: See, seat: number): Fact {
  const { view, text } = seen;
  const n = total(view.table.goods[seat] ?? {});
  return fact(seen, "goods", text.say("board-room", { n, n2: capacityOf(view, seat) }));
}

function seat(seen: See, id: string): Explanation {
  const { view, text } = seen;
  const at = Number(id);
  const owned = Object.entries(view.table.cards[at] ?? {})
    .filter(([, n]) => (n ?? 0) > 0)
    .map(([one, n]) => (n === 1 ? text.name("card", one) : `${n} × ${text.name("card", one)}`));
  return {
    title: who(seen, at),
    does: text.say("explain-seat"),
    facts: [
      { label: text.say("board-safe"), value: coins(seen, view.table.safe[at] ?? 0) },
      { label: text.say("board-vp"), value: String(pointsOf(view, at)) },
      fleetFact(seen, at),
      storeFact(seen, at),
      fact(seen, "cards", owned.join(", ") || text.say("explain-none")),
    ],
    rules: "CN-1.7, CN-3.3",
  };
}
