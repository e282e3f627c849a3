// How the log tells a voyage: the auction in one line, a line for each accomplice, the dice with where the boats now are.
import {
  amount,
  isKind,
  list,
  ofKind,
  plainPassages,
  type Beat,
  type Clause,
  type Passage,
  type Saying,
  type Story,
} from "$lib/story";
import { NAMES } from "./facts.gen";

const SETTLED = ["dock", "lay-up"];
const EARNED = ["profit", "harbour-pays", "shipyard-pays", "loot", "claims", "bank-covers"];
const PIRATES = ["plunder", "board", "displaced", "captain", "stay"];
const MASTER = ["harbour-master", "stays-in-office"];
const OFFICE = ["buy", "decline-share", "ashore", "launch"];
const LOANS = ["pledge", "redeem"];
const PLACED = ["place", "stowaway", "pass-placement", "premium"];

const pesos = (say: Saying, n: number) => say.say("pesos", { n });
const numbered = (beats: Beat[], say: Saying) => beats.map((beat) => `${say.thing(beat)} ${amount(beat)}`).join(", ");
const signed = (n: number) => (n > 0 ? `+${n}` : `−${-n}`);

/** What belongs to one line; a beat of another sort begins the next. */
function sort(beat: Beat): string {
  const { kind } = beat.happening;
  if (kind === "auction" || kind === "bid" || kind === "pass-auction" || MASTER.includes(kind) || OFFICE.includes(kind))
    return "office";
  if (PLACED.includes(kind)) return "placed";
  if (kind === "pilot" || kind === "decline-pilot") return "pilot";
  if (PIRATES.includes(kind)) return "pirates";
  if (SETTLED.includes(kind)) return "settled";
  if (EARNED.includes(kind)) return "earned";
  return kind;
}

/** Loans are taken in the middle of other things: they stay with them. */
function goesOn(beat: Beat, turn: Beat[]): boolean {
  const last = turn.at(-1)!;
  const loan = isKind(beat, ...LOANS);
  if (loan) return isKind(last, ...LOANS) ? last.happening.seat === beat.happening.seat : sort(last) === "office";
  const anchor = turn.find((one) => !isKind(one, ...LOANS));
  if (!anchor) return beat.happening.seat === last.happening.seat && ["placed", "pilot"].includes(sort(beat));
  if (isKind(anchor, "roll") && isKind(beat, ...SETTLED)) return true; // where the dice brought the boats
  if (sort(anchor) !== sort(beat)) return false;
  if (isKind(beat, "place", "stowaway", "pass-placement", "board", "stay", "plunder")) return false;
  if (isKind(beat, "decline-pilot")) return false;
  if (isKind(beat, "pilot")) return anchor.seq === beat.seq;
  return true;
}

function loans(turn: Beat[], say: Saying): Clause[] {
  return LOANS.flatMap((kind) => {
    const taken = ofKind(turn, kind);
    return taken.length > 0 ? [say.did(taken.at(-1)!, kind, { n: taken.length })] : [];
  });
}

/** The auction, and what whoever won it did in office. */
function office(turn: Beat[], say: Saying): Passage[] {
  const opened = ofKind(turn, "auction")[0];
  const bids = ofKind(turn, "bid", "pass-auction");
  const master = ofKind(turn, ...MASTER)[0];
  const bid = ofKind(turn, "bid").at(-1);
  const seen = master ?? bid ?? opened;
  const heading: Passage[] = opened
    ? [{ seat: null, heading: say.say("voyage", { n: amount(opened) }), clauses: [] }]
    : [];
  if (!seen) return heading;
  const clause = [
    isKind(seen, "harbour-master")
      ? say.did(seen, "master", { cost: pesos(say, amount(seen)) })
      : isKind(seen, "stays-in-office")
        ? say.did(seen, "stays")
        : isKind(seen, "bid")
          ? say.did(seen, "bid", { cost: pesos(say, amount(seen)) })
          : say.did(seen, "opens"),
  ];
  const inside = bids.map((beat) => ({
    seq: beat.seq,
    words: `${say.who(beat.happening.seat)}: ${isKind(beat, "bid") ? pesos(say, amount(beat)) : say.say("out")}`,
  }));
  const auction: Passage = {
    seat: seen.happening.seat,
    clauses: [...clause, ...loans(turn, say)],
    ...(inside.length > 0 ? { inside } : {}),
  };
  return [...heading, auction, ...inOffice(turn, say)];
}

function inOffice(turn: Beat[], say: Saying): Passage[] {
  const launched = ofKind(turn, "launch");
  const clauses = [
    ...ofKind(turn, "buy").map((beat) =>
      say.did(beat, "buy", { thing: say.thing(beat), cost: pesos(say, amount(beat)) }),
    ),
    ...ofKind(turn, "decline-share").map((beat) => say.did(beat, "no-share")),
    ...ofKind(turn, "ashore").map((beat) => say.did(beat, "ashore", { thing: say.thing(beat) })),
    ...(launched.length > 0 ? [say.was(launched.at(-1)!, "launch", { list: numbered(launched, say) })] : []),
  ];
  const seat = ofKind(turn, ...OFFICE)[0]?.happening.seat ?? null;
  return [{ seat, clauses }];
}

const BOATS: string[] = [...NAMES.ware, "pirate"];

function placed(turn: Beat[], say: Saying): Passage {
  const clauses = turn.flatMap((beat): Clause[] => {
    const thing = say.thing(beat);
    const priced = (clause: Clause, more = ""): Clause => {
      const cost = pesos(say, amount(beat));
      const words = amount(beat) > 0 ? say.say("for", { what: clause.words, cost }) : clause.words;
      return { ...clause, words: words + more };
    };
    switch (beat.happening.kind) {
      case "place":
        return BOATS.includes(beat.happening.thing ?? "")
          ? [priced(say.did(beat, "aboard", { thing }))]
          : [priced(say.did(beat, "place"), `: ${thing}`)];
      case "stowaway":
        return [priced(say.did(beat, "stowaway"), `: ${thing}`)];
      case "premium":
        return [say.was(beat, "premium", { cost: pesos(say, amount(beat)) })];
      case "pass-placement":
        return [say.did(beat, "no-more")];
      default:
        return [];
    }
  });
  return { seat: turn[0]!.happening.seat, clauses: [...loans(turn, say), ...clauses] };
}

/** Where the boats are after these beats, those in the harbour left out. */
function spaces(beats: Beat[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { happening } of beats) {
    const ware = happening.thing ?? "";
    if (happening.kind === "auction") found.clear();
    else if (happening.kind === "launch") found.set(ware, happening.amount ?? 0);
    else if (["roll", "pilot"].includes(happening.kind) && found.has(ware))
      found.set(ware, found.get(ware)! + (happening.amount ?? 0));
    else if (SETTLED.includes(happening.kind)) found.delete(ware);
  }
  return found;
}

function nowOn(turn: Beat[], say: Saying, before: Beat[]): Clause[] {
  const now = [...spaces([...before, ...turn])].map(([ware, space]) => `${say.text.name("ware", ware)} ${space}`);
  return now.length > 0 ? [say.was(turn.at(-1)!, "now", { list: now.join(", ") })] : [];
}

function dice(turn: Beat[], say: Saying, before: Beat[]): Passage {
  const rolls = ofKind(turn, "roll");
  const rolled = say.was(rolls.at(-1)!, "dice", { list: numbered(rolls, say) });
  return { seat: null, clauses: [rolled, ...nowOn(turn, say, before), ...settled(turn, say)] };
}

function piloted(turn: Beat[], say: Saying, before: Beat[]): Passage {
  const first = turn[0]!;
  const { seat } = first.happening;
  const moved = ofKind(turn, "pilot");
  if (moved.length === 0) return { seat, clauses: [...loans(turn, say), say.did(turn.at(-1)!, "no-pilot")] };
  const by = moved.map((beat) => `${say.thing(beat)} ${signed(amount(beat))}`).join(", ");
  return {
    seat,
    clauses: [...loans(turn, say), say.did(moved[0]!, "pilot", { list: by }), ...nowOn(turn, say, before)],
  };
}

function pirates(turn: Beat[], say: Saying): Passage {
  const actor = turn.find((beat) => isKind(beat, "board", "stay")) ?? turn[0]!;
  const boat = (beat: Beat) => say.text.name("place", beat.happening.thing ?? "");
  const clauses = [
    ...ofKind(turn, "board").map((beat) => say.did(beat, "board", { thing: boat(beat) })),
    ...ofKind(turn, "stay").map((beat) => say.did(beat, "stay")),
    ...ofKind(turn, "plunder").map((beat) => say.was(beat, "plunder", { thing: boat(beat) })),
    ...ofKind(turn, "displaced").map((beat) => say.was(beat, "displaced", { who: say.who(beat.happening.seat) })),
    ...ofKind(turn, "captain").map((beat) => say.was(beat, "captain", { who: say.who(beat.happening.seat) })),
  ];
  return { seat: isKind(actor, "plunder") ? null : actor.happening.seat, clauses };
}

function settled(turn: Beat[], say: Saying): Clause[] {
  const berths = (beats: Beat[]) =>
    beats.map((beat) => `${say.thing(beat)} (${say.text.name("berth", NAMES.berth[amount(beat) - 1] ?? "")})`);
  return SETTLED.flatMap((kind) => {
    const boats = ofKind(turn, kind);
    return boats.length > 0 ? [say.was(boats.at(-1)!, kind, { list: berths(boats).join(", ") })] : [];
  });
}

/** What everybody earned by the voyage, added up; opened, each payment. */
function earned(turn: Beat[], say: Saying): Passage {
  const sums = new Map<number, number>();
  for (const beat of ofKind(turn, ...EARNED.filter((kind) => kind !== "bank-covers"))) {
    const seat = beat.happening.seat!;
    sums.set(seat, (sums.get(seat) ?? 0) + (isKind(beat, "claims") ? -amount(beat) : amount(beat)));
  }
  const all = [...sums].sort((a, b) => b[1] - a[1]).map(([seat, n]) => `${say.who(seat)} ${n < 0 ? `−${-n}` : n}`);
  const inside = turn.map((beat) => ({ seq: beat.seq, words: say.plainly(beat) }));
  return { seat: null, clauses: [say.was(turn.at(-1)!, "paid", { list: all.join(", ") })], inside };
}

function dealt(turn: Beat[], say: Saying): Passage {
  const seats = [...new Set(turn.map((beat) => beat.happening.seat!))];
  const hands = seats.map((seat) => {
    const cards = turn.filter((beat) => beat.happening.seat === seat);
    return `${say.who(seat)} (${cards.some((beat) => beat.happening.hidden) ? cards.length : list(cards.map((card) => say.thing(card)))})`;
  });
  return { seat: null, clauses: [say.was(turn.at(-1)!, "deal", { list: hands.join(", ") })] };
}

export const story: Story = {
  chapter: (beat) => isKind(beat, "auction"),
  begins: (beat, turn) => turn.length > 0 && !goesOn(beat, turn),
  tell: (turn, say, before) => {
    const anchor = turn.find((beat) => !isKind(beat, ...LOANS));
    if (!anchor) return [{ seat: turn[0]!.happening.seat, clauses: loans(turn, say) }];
    switch (sort(anchor)) {
      case "office":
        return office(turn, say);
      case "placed":
        return [placed(turn, say)];
      case "roll":
        return [dice(turn, say, before)];
      case "pilot":
        return [piloted(turn, say, before)];
      case "pirates":
        return [pirates(turn, say)];
      case "settled":
        return [{ seat: null, clauses: settled(turn, say) }];
      case "earned":
        return [earned(turn, say)];
      case "rise":
        return [{ seat: null, clauses: [say.was(turn.at(-1)!, "rise", { list: numbered(turn, say) })] }];
      case "deal":
        return [dealt(turn, say)];
      default:
        return plainPassages(turn, say);
    }
  },
};
