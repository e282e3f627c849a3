// What a round brought whom, read from its log.
import type { Moment } from "$lib/wire";
import { CARDS, editionOf, GOODS, PORTS, type Card, type Good, type Port } from "../edition";
import type { Position } from "../position";

export type Got =
  | { from: "port"; port: Port; coins: number; goods: Good[] }
  | { from: "casino"; coins: number }
  | { from: "bag"; goods: Good[] }
  | { from: "market"; goods: Good[] }
  | { from: "left"; port: Port } // outbid, and gone
  | { from: "deal"; cards: Card[] };

export interface Haul {
  seat: number;
  got: Got[];
  points: number;
}

export interface Round {
  n: number; // which is over
  left: number;
  bought: number; // ports
  hauls: Haul[]; // in the order of the turns
}

const named = <T extends string>(all: readonly T[], thing: string | null): T | undefined =>
  all.find((one) => one === thing);

export function roundOf(log: Moment[], view: Position): Round {
  const edition = editionOf(view);
  const hauls = new Map<number, Haul>();
  let over = view.table.round;

  for (const { happenings } of log)
    for (const { kind, seat, thing, amount } of happenings) {
      const n = amount ?? 0;
      if (kind === "round") {
        if (n > 1) over = n - 1;
        continue;
      }
      if (seat === null || seat < 0) continue;
      const mine = hauls.get(seat) ?? { seat, got: [], points: 0 };
      hauls.set(seat, mine);
      take(mine, kind, thing, n);
      const card = kind === "acquire" ? named(CARDS, thing) : undefined;
      if (card) mine.points += n * edition.cards[card].points;
    }
  const all = [...hauls.values()].filter((haul) => haul.seat < view.seats);
  return {
    n: over,
    left: Math.max(0, edition.rounds - over),
    bought: all.flatMap((haul) => haul.got).filter((one) => one.from === "port").length,
    hauls: all,
  };
}

function take({ got }: Haul, kind: string, thing: string | null, n: number): void {
  const port = named(PORTS, thing);
  const good = named(GOODS, thing);
  const last = got.at(-1);
  const group = <F extends Got["from"]>(from: F) =>
    got.find((one): one is Extract<Got, { from: F }> => one.from === from);
  if (kind === "buy" && port) got.push({ from: "port", port, coins: n, goods: [] });
  else if (kind === "receive" && good && last?.from === "port")
    last.goods.push(...Array<Good>(Math.max(1, n)).fill(good));
  else if (kind === "withdraw" && port) got.push({ from: "left", port });
  else if (kind === "casino" && n > 0) {
    const casino = group("casino");
    if (casino) casino.coins += n;
    else got.push({ from: "casino", coins: n });
  } else if ((kind === "draw" || kind === "swap-take") && good) {
    const from = kind === "draw" ? "bag" : "market";
    const pile = group(from);
    if (pile) pile.goods.push(good);
    else got.push({ from, goods: [good] });
  } else if (kind === "acquire") {
    const card = named(CARDS, thing);
    if (!card) return;
    const cards = Array<Card>(Math.max(1, n)).fill(card);
    const deal = group("deal");
    if (deal) deal.cards.push(...cards);
    else got.push({ from: "deal", cards });
  }
}
