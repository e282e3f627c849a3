// Which places of the board the answers name, and which ones a moment speaks of.
import type { Happening, Question } from "$lib/wire";
import type { Card, Port } from "./edition";
import { id } from "./position";

/** `casino`, `market`, a port, `take gold` (a slot of the market), `card yacht`. */
export type Place = string;

export const cardPlace = (card: Card): Place => `card ${card}`;

export function placesOf(question: Question): Map<Place, string[]> {
  const places = new Map<Place, string[]>();
  for (const { answer } of question.offers)
    for (const place of named(answer)) places.set(place, [...(places.get(place) ?? []), answer]);
  return places;
}

function named(answer: string): Place[] {
  const [verb, first, second] = answer.split(" ");
  switch (verb) {
    case "casino":
      return ["casino"];
    case "draw":
      return ["market"];
    case "swap":
      return ["market", `take ${second}`];
    case "send":
    case "buy":
    case "stay":
    case "raise":
    case "withdraw":
      return [id(first)];
    case "want":
      return [cardPlace(id<Card>(first))];
    default:
      return [];
  }
}

/** The last number of an answer: the coins of a bid or of a raise. */
export function coinsOf(answer: string): number {
  return Number(answer.split(" ").at(-1));
}

/** The bids or raises offered at a port, the lowest first. */
export function bidsAt(question: Question, port: Port): number[] {
  return (placesOf(question).get(port) ?? [])
    .filter((answer) => /^(send|raise) .* \d+$/.test(answer))
    .map(coinsOf)
    .sort((a, b) => a - b);
}

const AT: Record<string, Place> = {
  casino: "casino",
  "send-casino": "casino",
  draw: "market",
  "swap-give": "market",
  "swap-take": "market",
  "send-market": "market",
};

/** By place: the seat that did something there. */
export function touched(happenings: Happening[]): Map<Place, number> {
  const places = new Map<Place, number>();
  for (const { kind, seat, thing } of happenings) {
    if (seat === null) continue;
    if (kind in AT) places.set(AT[kind]!, seat);
    else if (thing !== null && ["send", "raise", "withdraw", "buy", "stay"].includes(kind)) places.set(id(thing), seat);
    else if (thing !== null && kind === "acquire") places.set(cardPlace(id<Card>(thing)), seat);
  }
  return places;
}
