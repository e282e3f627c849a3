// The card of an answer: what it costs and gives, told by the server's own preview of what will happen.
import type { Seen } from "../contract";
import { nameOf } from "$lib/people";
import type { Happening } from "$lib/wire";
import { editionOf, GOODS, type Card, type Good, type Port } from "./edition";
import { casinoPays, id, stacksOf, type Position } from "./position";

export type Part =
  { of: "coins"; n: number } | { of: "points"; n: number } | { of: "good"; sign: "+" | "−"; goods: Good[] };

export interface NoteOf {
  title: string;
  parts: Part[];
  sentence: string;
}

export function noteOf(seen: Seen<Position>, answer: string): NoteOf {
  const told = seen.question.offers.find((offer) => offer.answer === answer)?.happenings ?? [];
  return { title: title(seen, answer), parts: parts(seen, answer, told), sentence: sentence(seen, answer, told) };
}

function title({ text, question }: Seen<Position>, answer: string): string {
  const [verb, first] = answer.split(" ");
  const port = id<Port>(first);
  if (["send", "raise", "withdraw", "buy", "stay"].includes(verb ?? "") && text.knows(`port-${port}`))
    return text.name("port", port);
  if (verb === "want") return text.name("card", id(first));
  if (verb === "casino" || first === "casino") return text.say("board-casino");
  if (verb === "draw" || verb === "swap" || first === "market") return text.say("board-market");
  return text.answer(question.name, answer);
}

function sum(told: Happening[], ...kinds: string[]): number {
  return told.filter((one) => kinds.includes(one.kind)).reduce((all, one) => all + (one.amount ?? 0), 0);
}

function goodsOf(told: Happening[], ...kinds: string[]): Good[] {
  return told
    .filter((one) => kinds.includes(one.kind) && GOODS.includes(one.thing as Good))
    .flatMap((one) => Array<Good>(one.amount ?? 1).fill(one.thing as Good));
}

function parts({ view, question }: Seen<Position>, answer: string, told: Happening[]): Part[] {
  const [verb, first] = answer.split(" ");
  const harbour = view.table.ports[id<Port>(first)];
  const own = harbour?.stacks[String(question.seat)] ?? 0;
  const coins =
    sum(told, "casino", "withdraw", "syndicate") -
    sum(told, "send", "pay-coins") -
    (verb === "raise" ? sum(told, "raise") - own : 0);
  const points = told
    .filter((one) => one.kind === "acquire")
    .reduce((all, one) => all + (one.amount ?? 0) * editionOf(view).cards[id<Card>(one.thing ?? "")].points, 0);
  const lost = goodsOf(told, "swap-give", "hand-in", "discard");
  const gained = goodsOf(told, "swap-take", "receive");
  const hoped = verb === "send" || verb === "raise" ? (harbour?.goods.filter((good) => good !== null) ?? []) : [];
  const want = verb === "want" ? editionOf(view).cards[id<Card>(first)].points : 0;
  const found: Part[] = [];
  if (coins !== 0) found.push({ of: "coins", n: coins });
  if (lost.length > 0) found.push({ of: "good", sign: "−", goods: lost });
  if (gained.length + hoped.length > 0) found.push({ of: "good", sign: "+", goods: [...gained, ...hoped] });
  if (points + want > 0) found.push({ of: "points", n: points + want });
  return found;
}

function sentence(seen: Seen<Position>, answer: string, told: Happening[]): string {
  const { view, text, question, seats } = seen;
  const [verb, first] = answer.split(" ");
  const edition = editionOf(view);
  const harbour = view.table.ports[id<Port>(first)];
  if (verb === "send" && first === "casino") {
    const [n, n2] = [casinoPays(view), edition.casinoIncome];
    return text.say(n < n2 ? "note-casino-short" : "note-send-casino", { n, n2 });
  }
  if (verb === "send" && first === "market") return text.say("note-send-market");
  if (harbour && (verb === "send" || verb === "raise")) {
    const top = stacksOf(harbour)
      .filter((stack) => stack.seat !== question.seat)
      .at(-1);
    const over = top ? text.say("note-over", { seat: nameOf(seats[top.seat]!), n: top.coins }) : "";
    return `${over} ${text.say("note-alone", { n: harbour.goods.length })}`.trim();
  }
  if (verb === "withdraw") return `${text.say("note-withdraw")} ${syndicate(seen, told)}`.trim();
  if (verb === "want") {
    const { family, cost } = edition.cards[id<Card>(first)];
    const gives = { cargo_ship: 1, warehouse: edition.warehouseBonus, syndicate: edition.syndicateIncome }[
      id<string>(first)
    ];
    const what = family === "benefit" ? `${text.say(`board-${id(first)}`, { n: gives ?? 0 })}. ` : "";
    return what + text.say("note-want", { n: cost });
  }
  const lost = sum(told, "lost");
  if (["same", "wilds", "different"].includes(verb ?? "")) {
    const worth = sum(told, "set");
    if (worth === 0) return text.say("note-types");
    return text.say("note-set", { n: worth }) + (lost > 0 ? ` ${text.say("trade-lost", { n: lost })}.` : "");
  }
  return text.knows(`note-${verb}`) ? text.say(`note-${verb}`) : "";
}

function syndicate({ text }: Seen<Position>, told: Happening[]): string {
  const n = sum(told, "syndicate");
  return n > 0 ? text.say("note-syndicate", { n }) : "";
}
