// What the things of Santiago are: the card that comes when somebody points at one.
import type { Explanation, Fact, Seen } from "../contract";
import { list, nameOf } from "$lib/people";
import {
  CARGO,
  FLOWERS,
  flowerOf,
  GOODS,
  leftOut,
  lit,
  markersLeft,
  owned,
  printed,
  rolling,
  type Good,
  type Position,
} from "./position";

type See = Seen<Position>;
type Explain = (seen: See, id: string) => Explanation;

/** What a seat needs to use a building: the goods it hands in there. */
const NEEDS: Record<string, readonly Good[]> = {
  distillery: ["sugar"],
  cigar_factory: ["tobacco"],
  black_market: CARGO,
  sawmill: ["wood"],
  cafe: ["rum", "cigars"],
  trading_office: CARGO,
};

const RULES: Record<string, string> = {
  bank: "SC-8.1",
  church: "SC-8.2",
  distillery: "SC-8.3",
  cigar_factory: "SC-8.4",
  black_market: "SC-8.5",
  sawmill: "SC-8.6",
  cafe: "SC-8.7",
  customs_office: "SC-8.8",
  casino: "SC-8.9",
  port_authority: "SC-8.10",
  trading_office: "SC-8.11",
  newspaper_publisher: "SC-8.12",
  pablo: "SC-5.4",
  el_zorro: "SC-5.6",
  alonso: "SC-5.9",
  maria: "SC-5.3",
  martinez: "SC-5.3",
};

const THINGS: Record<string, Explain> = {
  building,
  cuban,
  port,
  car,
  pawn,
  good,
  die,
  ship,
  value,
  turn,
  seat,
  pesos: (seen) => purse(seen, "pesos", "peso", "SC-1.9, SC-4.2"),
  vp: (seen) => purse(seen, "vp", "vp", "SC-10.3, SC-10.5"),
};

export function explain(thing: string, seen: See): Explanation | null {
  const [kind = "", id = ""] = thing.split(":");
  return THINGS[kind]?.(seen, id) ?? null;
}

const fact = ({ text }: See, key: string, value: string | number): Fact => ({
  label: text.say(`explain-${key}`),
  value: String(value),
});

const named = (seen: See, seat: number) => nameOf(seen.seats[seat]!);

/** What you hold of these goods: `2 × sugar`; nothing for those who only watch. */
function held(seen: See, goods: readonly Good[]): Fact[] {
  const mine = seen.you === null ? null : seen.view.table.goods[seen.you];
  if (!mine) return [];
  const some = goods.filter((one) => mine[one] > 0).map((one) => `${mine[one]} × ${seen.text.name("good", one)}`);
  return [fact(seen, "you-hold", some.length > 0 ? some.join(", ") : seen.text.say("explain-none"))];
}

function building(seen: See, id: string): Explanation {
  const { view, text, question } = seen;
  const { table } = view;
  const flower = FLOWERS[Math.floor(table.buildings.indexOf(id) / 3)] ?? FLOWERS[0];
  const rests = table.pawn.indexOf(id);
  const owner = table.owner[id];
  const leads = table.cubans.filter((one): one is string => one !== null && flowerOf(view, one) === flower);
  const mine = seen.you === null ? null : { pesos: table.pesos[seen.you], vp: table.vp[seen.you] };
  const facts = [
    fact(seen, "owner", owner === undefined ? text.say("explain-nobody") : named(seen, owner)),
    fact(seen, "pawn-inside", rests < 0 ? text.say("explain-empty") : named(seen, rests)),
    fact(
      seen,
      "opens",
      list(
        leads.map((one) => text.name("cuban", one)),
        "disjunction",
      ),
    ),
    ...(id in NEEDS ? held(seen, NEEDS[id]!) : []),
  ];
  if (id === "casino" && mine && mine.pesos !== null && mine.vp !== null)
    facts.push(fact(seen, "you-have", text.say("explain-purse", { n: mine.pesos ?? 0, n2: mine.vp ?? 0 })));
  const answer = lit(view, question).buildings.get(id);
  return {
    title: text.name("building", id),
    kind: text.say("explain-house", { flower }),
    picture: `#santiago-building-${id}`,
    does: text.say(`explain-building-${id}`),
    facts,
    answers: answer === undefined ? [] : [answer],
    rules: `${RULES[id]}, SC-7.1`,
  };
}

/** How far a stop is, what the drive there costs, and whether you can pay it. */
function way(seen: See, stop: number): { facts: Fact[]; answers: string[]; now: string | undefined; why: string } {
  const { view, text, question, you } = seen;
  const ring = view.table.cubans.length + 1;
  const steps = ((stop - view.table.car + ring - 1) % ring) + 1;
  const cost = steps - 1;
  const pesos = you === null ? null : (view.table.pesos[you] ?? null);
  const answer = lit(view, question).stops.get(stop);
  const numbers = { n: steps, n2: cost, n3: pesos ?? 0 };
  const key = answer !== undefined ? "explain-drive-can" : cost > (pesos ?? cost) ? "explain-drive-dear" : null;
  return {
    facts: [fact(seen, "way", text.say("explain-drive", numbers))],
    answers: answer === undefined ? [] : [answer],
    now: question.name === "drive" && key ? text.say(key, numbers) : undefined,
    why: `drive ${steps}`,
  };
}

function cuban(seen: See, id: string): Explanation {
  const { view, text, question } = seen;
  const { table } = view;
  const flower = flowerOf(view, id) ?? "none";
  const stop = table.cubans.indexOf(id) + 1;
  const { facts, why, ...possible } = way(seen, stop);
  const awake = !table.inactive.includes(id);
  const gives = text.knows(`explain-cuban-${id}`)
    ? text.say(`explain-cuban-${id}`)
    : text.say("explain-gives", { what: text.say(`cuban-${id}`, {}, "trade") });
  return {
    title: text.name("cuban", id),
    kind: text.say("explain-stop", { n: stop, flower }),
    picture: `#santiago-cuban-${id}`,
    does: `${gives} ${text.say("explain-then", { flower })}`,
    facts: [fact(seen, "business", text.say(awake ? "explain-yes" : "explain-closed")), ...facts],
    ...possible,
    ...(question.name === "drive" ? { why } : {}),
    rules: `${RULES[id] ?? "SC-5.2"}, ${id === "el_zorro" ? "SC-5.8" : "SC-7.1"}`,
  };
}

/** What the ship still wants, as a list; nothing while there is none. */
function wants({ view, text }: See): string {
  const { demand, ship_in_port } = view.table;
  const some = CARGO.filter((one) => (demand[one] ?? 0) > 0).map((one) => `${demand[one]} × ${text.name("good", one)}`);
  return ship_in_port ? some.join(", ") : text.say("board-no-ship");
}

function fits(seen: See): Fact[] {
  const { view, text, you } = seen;
  const mine = you === null ? null : view.table.goods[you];
  if (!mine || !view.table.ship_in_port) return [];
  const some = CARGO.map((one) => [one, Math.min(mine[one], view.table.demand[one] ?? 0)] as const)
    .filter(([, n]) => n > 0)
    .map(([one, n]) => `${n} × ${text.name("good", one)}`);
  return [fact(seen, "you-fit", some.length > 0 ? some.join(", ") : text.say("explain-none"))];
}

function port(seen: See): Explanation {
  const { text, view } = seen;
  const { facts, why, ...possible } = way(seen, 0);
  return {
    title: text.say("board-port"),
    kind: shipOf(seen),
    picture: "#santiago-star-stop",
    does: text.say("explain-port", { n: view.table.marker }),
    facts: [fact(seen, "wanted", wants(seen)), ...fits(seen), ...facts],
    ...possible,
    ...(seen.question.name === "drive" ? { why } : {}),
    rules: "SC-6.1, SC-6.6",
  };
}

function shipOf({ view, text }: See): string {
  const n2 = printed(view).ships;
  return text.say("board-ship", { n: Math.min(view.table.departed + 1, n2), n2 });
}

function ship(seen: See): Explanation {
  const { text, view } = seen;
  const { ships, value_flags } = printed(view);
  return {
    title: shipOf(seen),
    picture: "#santiago-mini-ship",
    does: text.say("explain-ship", { n: value_flags.at(-1)!, n2: ships }),
    facts: [
      fact(seen, "wanted", wants(seen)),
      ...fits(seen),
      fact(seen, "worth", text.say("chip-points", { n: view.table.marker })),
    ],
    rules: "SC-9.1, SC-10.1",
  };
}

function value(seen: See): Explanation {
  const { text, view } = seen;
  const { value_flags } = printed(view);
  const next = value_flags[value_flags.indexOf(view.table.marker) + 1];
  const answers = [...lit(view, seen.question).flags.values()];
  return {
    title: text.say("board-per-good"),
    picture: "#santiago-vp",
    does: text.say("explain-value", { n: value_flags.at(-1)! }),
    facts: [
      fact(seen, "worth", text.say("chip-points", { n: view.table.marker })),
      fact(seen, "next", next === undefined ? text.say("explain-ship-leaves") : text.say("chip-points", { n: next })),
    ],
    ...(answers.length > 0 ? { answers } : {}),
    rules: "SC-4.6, SC-6.11",
  };
}

function car(seen: See): Explanation {
  const { text, view } = seen;
  const { car: at, cubans } = view.table;
  const at_ = (stop: number) => {
    const cuban = stop === 0 ? null : cubans[stop - 1];
    return cuban ? text.name("cuban", cuban) : text.say("board-port");
  };
  return {
    title: text.say("explain-car-title"),
    picture: "#santiago-car-body",
    does: text.say("explain-car"),
    facts: [fact(seen, "stands", at_(at)), fact(seen, "next-stop", at_((at + 1) % (cubans.length + 1)))],
    rules: "SC-4.1, SC-4.2",
  };
}

function pawn(seen: See, id: string): Explanation {
  const { text, view } = seen;
  const where = view.table.pawn[Number(id)];
  return {
    title: text.say("explain-pawn-of", { seat: named(seen, Number(id)) }),
    does: text.say("explain-pawn"),
    facts: [fact(seen, "stands", where ? text.name("building", where) : text.say("seat-pawn-off"))],
    rules: "SC-7.2, SC-7.8",
  };
}

function good(seen: See, id: string): Explanation {
  const { text, view, question } = seen;
  const kind = id as Good;
  const wanted = view.table.demand[kind];
  const answer = lit(view, question).supply.get(kind);
  return {
    title: text.name("good", id),
    picture: `#santiago-crate-${id}`,
    does: text.say(`explain-good-${id}`),
    facts: [
      fact(seen, "supply", view.table.supply[kind]),
      ...held(seen, [kind]),
      ...(kind === "wood" || !view.table.ship_in_port ? [] : [fact(seen, "wanted", wanted ?? text.say("explain-not"))]),
    ],
    ...(answer === undefined ? {} : { answers: [answer] }),
    rules: kind === "wood" ? "SC-6.8, SC-6.14" : "SC-1.1, SC-6.4",
  };
}

function die(seen: See, id: string): Explanation {
  const { text, view, question } = seen;
  const kind = id as Good;
  const thrown = rolling(view);
  const places = lit(view, question);
  const answer = places.holds.get(kind) ?? places.tray.get(kind);
  const out = leftOut(view.table) === kind;
  const shown = thrown ? view.pending.dice[CARGO.indexOf(kind as (typeof CARGO)[number])] : view.table.demand[kind];
  return {
    title: text.say("explain-die-of", { thing: text.name("good", id) }),
    picture: `#santiago-die-${id}`,
    does: text.say(thrown ? "explain-die-thrown" : out ? "explain-die-out" : "explain-die", { n: view.table.marker }),
    facts: [
      ...(shown === undefined ? [] : [fact(seen, "wanted", shown)]),
      fact(seen, "faces", printed(view).dice[kind as keyof ReturnType<typeof printed>["dice"]].join(", ")),
      ...held(seen, [kind]),
    ],
    ...(answer === undefined ? {} : { answers: [answer] }),
    rules: thrown || out ? "SC-9.5" : "SC-6.4, SC-6.5",
  };
}

function turn(seen: See): Explanation {
  const { text, view } = seen;
  return {
    title: text.say("chip-turn"),
    does: text.say("explain-turn"),
    facts: [fact(seen, "so-far", view.pending.turns)],
    rules: "SC-3.1, SC-3.5",
  };
}

function purse(seen: See, of: "pesos" | "vp", symbol: string, rules: string): Explanation {
  const { text, view, you } = seen;
  const n = you === null ? null : (view.table[of][you] ?? null);
  return {
    title: text.say(`board-${of}`),
    picture: `#santiago-${symbol}`,
    does: text.say(`explain-${of}`),
    facts: n === null ? [] : [fact(seen, "you-have", n)],
    rules,
  };
}

function seat(seen: See, id: string): Explanation {
  const { text, view } = seen;
  const at = Number(id);
  const { pesos, vp, goods, pawn: pawns } = view.table;
  const [coins, points, hold, inside] = [pesos[at] ?? null, vp[at] ?? null, goods[at] ?? null, pawns[at] ?? null];
  const houses = owned(view.table, at).map((one) => text.name("building", one));
  const store = GOODS.filter((one) => (hold?.[one] ?? 0) > 0).map((one) => `${hold![one]} × ${text.name("good", one)}`);
  const closed = coins === null;
  return {
    title: named(seen, at),
    does: text.say("explain-seat"),
    facts: [
      fact(seen, "stands", inside ? text.name("building", inside) : text.say("seat-pawn-off")),
      fact(seen, "houses", houses.join(", ") || text.say("explain-none")),
      fact(seen, "markers", markersLeft(view, at)),
      ...(coins === null ? [] : [fact(seen, "has", text.say("explain-purse", { n: coins, n2: points ?? 0 }))]),
      ...(hold === null ? [] : [fact(seen, "goods", store.join(", ") || text.say("explain-none"))]),
    ],
    ...(closed ? { hidden: text.say("explain-screen") } : {}),
    rules: "SC-11.1, SC-11.2",
  };
}
