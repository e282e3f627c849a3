// The board as sentences, and what an answer costs and gives: for those who listen. Only what the seat's view says.
import type { Seen } from "../contract";
import { capital, present, sentence, type Told } from "../shared/told";
import { nameOf } from "$lib/people";
import type { GameText } from "$lib/text.svelte";
import type { Happening } from "$lib/wire";
import { changes, type Change } from "./note";
import { CARGO, FLOWERS, flowerOf, GOODS, leftOut, printed, rolling, stopAfter, type Position } from "./position";

type Board = Pick<Seen<Position>, "view" | "seats" | "text">;

export function inWords(board: Board): Told[] {
  const { text } = board;
  return [
    { title: text.say("board-street"), lines: street(board) },
    { title: text.say("board-harbour"), lines: harbour(board) },
    { title: text.say("board-outskirts"), lines: buildings(board) },
    { title: capital(text.say("board-supply"), text.shell.language), lines: supply(board) },
  ];
}

function street({ view, text }: Board): string[] {
  const { car, cubans, inactive } = view.table;
  const stops = cubans.length + 1;
  const place = (cuban: string | null) => (cuban === null ? text.say("board-port") : text.name("cuban", cuban));
  const here = stopAfter(view.table, 0).cuban;
  const ahead = Array.from({ length: stops }, (_, i) => {
    const { stop, cuban } = stopAfter(view.table, i + 1);
    if (stop !== 0 && cuban === null) return null; // nobody stands there yet
    const flower = cuban && flowerOf(view, cuban);
    return sentence(
      text,
      text.say("sr-ahead", { n: i + 1, thing: place(cuban) }),
      cuban && text.say(`cuban-${cuban}`, {}, "trade"),
      flower && text.say("sr-flower", { thing: text.name("flower", flower) }),
      cuban && !flower && text.say("sr-no-flower"),
      cuban && inactive.includes(cuban) && text.say("board-inactive"),
    );
  });
  return present([text.say("sr-car", { n: (stops - car) % stops, thing: place(here) }), ...ahead]);
}

function harbour({ view, seats, text }: Board): string[] {
  const { table, pending } = view;
  const { ships, value_flags } = printed(view);
  const count = { n: Math.min(table.departed + 1, ships), n2: ships };
  const wanted = CARGO.filter((good) => table.demand[good]).map((good) => goods(text, good, table.demand[good]!));
  const none = text.say(table.departed >= ships ? "board-all-left" : "board-no-ship");
  const left = leftOut(table);
  return present([
    table.ship_in_port
      ? text.say(wanted.length > 0 ? "sr-ship" : "sr-sated", { ...count, list: wanted.join(", ") })
      : sentence(text, none),
    left && text.say("sr-not-wanted", { thing: text.name("good", left) }),
    rolling(view) &&
      pending.dice.length > 0 &&
      text.say("sr-dice", { list: pending.dice.map((n, i) => `${text.name("good", CARGO[i]!)} ${n}`).join(", ") }),
    text.say("sr-value", { n: table.marker }),
    text.say("sr-flags", { list: value_flags.join(", ") }),
    text.say("sr-departed", { n: table.departed, n2: ships }),
    pending.passed.length > 0 && text.say("sr-passed", { list: named(seats, pending.passed) }),
  ]);
}

function buildings({ view, seats, text }: Board): string[] {
  const { table } = view;
  return table.buildings.flatMap((building, place) => {
    if (building === null) return [];
    const owner = table.owner[building];
    const inside = seats.filter((_, seat) => table.pawn[seat] === building).map((seat) => seat.seat);
    return sentence(
      text,
      `${text.name("building", building)} (${text.name("flower", FLOWERS[Math.floor(place / 3)]!)})`,
      owner === undefined ? text.say("sr-no-owner") : text.say("sr-owner", { seat: named(seats, [owner]) }),
      inside.length > 0 && text.say("sr-pawn", { list: named(seats, inside) }),
    );
  });
}

function supply({ view, text }: Board): string[] {
  return GOODS.map((good) =>
    sentence(text, text.say("sr-supply", { thing: text.name("good", good), n: view.table.supply[good] })),
  );
}

const named = (seats: Board["seats"], list: number[]) => list.map((seat) => nameOf(seats[seat]!)).join(", ");

export function goods(text: GameText, good: string, n: number): string {
  return text.say("sr-goods", { n, thing: text.name("good", good) });
}

function amount(text: GameText, { symbol, by }: Change): string {
  const n = Math.abs(by);
  if (symbol === "peso") return text.say("flow-pesos", { n });
  if (symbol === "vp") return text.say("sr-vp", { n });
  return goods(text, symbol.replace("good-", ""), n);
}

const SPENT = ["pay", "hand-in", "load", "load-wood", "deliver", "give", "sell-vp"];

/** What an answer costs and gives at once: a way to Martinez costs its pesos, whatever he gives. */
export function costs({ question, text }: Pick<Seen<Position>, "question" | "text">, answer: string): string {
  const happenings = question.offers.find((offer) => offer.answer === answer)?.happenings ?? [];
  const list = (some: Happening[], sign: number) =>
    changes(some, question.seat)
      .filter(({ by }) => Math.sign(by) === sign)
      .map((change) => amount(text, change))
      .join(", ");
  const spent = list(
    happenings.filter(({ kind }) => kind === "make" || SPENT.includes(kind)),
    -1,
  );
  const got = list(
    happenings.filter(({ kind }) => !SPENT.includes(kind)),
    1,
  );
  return present([spent && text.say("sr-costs", { list: spent }), got && text.say("sr-gives", { list: got })]).join(
    "; ",
  );
}
