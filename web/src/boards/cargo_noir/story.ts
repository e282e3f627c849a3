// How the log tells a round: what came in at which port, and for each turn what the ships brought, the deal, and where
// the ships went.
import {
  amount,
  isKind,
  ofKind,
  plainPassages,
  type Beat,
  type Clause,
  type Passage,
  type Saying,
  type Story,
} from "$lib/story";

const coins = (say: Saying, n: number) => say.say("coins", { n });

/** What the ships that were out brought home: one clause each, equal ones added up. */
function brought(turn: Beat[], say: Saying): Clause[] {
  const clauses: Clause[] = [];
  const collected = ofKind(turn, "casino");
  const won = collected.reduce((sum, beat) => sum + amount(beat), 0);
  const drawn = ofKind(turn, "draw");
  for (const beat of turn) {
    const thing = say.thing(beat);
    switch (beat.happening.kind) {
      case "casino":
        if (beat === collected[0])
          clauses.push({
            ...say.did(beat, won > 0 ? "casino" : "broke", { coins: coins(say, won) }),
            seq: collected.at(-1)!.seq,
          });
        break;
      case "draw":
        if (beat === drawn[0])
          clauses.push({
            ...say.did(beat, "draw", { list: say.things(drawn).join(", ") }),
            seq: drawn.at(-1)!.seq,
          });
        break;
      case "swap-take": {
        const given = turn[turn.indexOf(beat) - 1];
        if (given) clauses.push(say.did(beat, "swap", { given: say.thing(given), got: thing }));
        break;
      }
      case "buy": {
        const got = receivedAfter(turn, beat);
        const bought = say.did(beat, "buy", { thing, coins: coins(say, amount(beat)) });
        clauses.push(got.length > 0 ? { ...bought, words: `${bought.words}: ${say.things(got).join(", ")}` } : bought);
        break;
      }
      case "stay":
      case "raise":
      case "withdraw":
        clauses.push(say.did(beat, beat.happening.kind, { thing, coins: coins(say, amount(beat)) }));
        break;
      case "syndicate":
        clauses.push(say.was(beat, "syndicate", { coins: coins(say, amount(beat)) }));
        break;
    }
  }
  return clauses;
}

/** The cargo of one purchase. */
function receivedAfter(turn: Beat[], bought: Beat): Beat[] {
  const rest = turn.slice(turn.indexOf(bought) + 1);
  const end = rest.findIndex((beat) => !isKind(beat, "receive"));
  return end < 0 ? rest : rest.slice(0, end);
}

function dealt(turn: Beat[], say: Saying): Clause[] {
  const paid = ofKind(turn, "pay-coins");
  const goods = ofKind(turn, "hand-in");
  const given = [...say.things(goods), ...paid.map((beat) => coins(say, amount(beat)))].join(", ");
  const cards = ofKind(turn, "acquire");
  const last = cards.at(-1) ?? paid.at(-1) ?? goods.at(-1);
  const trade =
    last &&
    (cards.length > 0
      ? say.did(last, "trade", { got: say.things(cards).join(", "), given })
      : say.did(last, "hand-in", { given }));
  const thrown = ofKind(turn, "discard");
  return [
    ...ofKind(turn, "no-trade").map((beat) => say.did(beat, "no-trade")),
    ...(trade ? [trade] : []),
    ...ofKind(turn, "lost").map((beat) => say.was(beat, "lost", { n: amount(beat) })),
    ...(thrown.length > 0 ? [say.did(thrown.at(-1)!, "discard", { list: say.things(thrown).join(", ") })] : []),
  ];
}

/** Where the ships went: `3 ships to the casino, 1 ship to Panama for 1 coin`. */
function sent(turn: Beat[], say: Saying): Clause[] {
  const beats = ofKind(turn, "send-casino", "send-market", "send");
  const went: string[] = [];
  for (const kind of ["send-casino", "send-market"] as const) {
    const ships = ofKind(beats, kind).length;
    if (ships > 0)
      went.push(say.say(kind === "send-casino" ? "to-casino" : "to-market", { ships: say.say("ships", { n: ships }) }));
  }
  for (const beat of ofKind(beats, "send"))
    went.push(
      say.say("to-port", {
        ships: say.say("ships", { n: 1 }),
        thing: say.thing(beat),
        coins: coins(say, amount(beat)),
      }),
    );
  return [
    ...(went.length > 0 ? [say.did(beats.at(-1)!, "send", { list: went.join(", ") })] : []),
    ...ofKind(turn, "stop")
      .filter((beat) => amount(beat) > 0)
      .map((beat) => say.did(beat, "stop", { ships: say.say("ships", { n: amount(beat) }) })),
  ];
}

/** Each place with what was drawn for it. */
function cargo(turn: Beat[], say: Saying): Passage[] {
  const found: { place: Beat; goods: Beat[] }[] = [];
  for (const beat of turn) {
    if (isKind(beat, "fill")) found.push({ place: beat, goods: [] });
    else if (isKind(beat, "token")) found.at(-1)?.goods.push(beat);
  }
  return found
    .filter(({ goods }) => goods.length > 0)
    .map(({ place, goods }) => ({
      seat: null,
      clauses: [say.was(goods.at(-1)!, "cargo", { place: say.thing(place), list: say.things(goods).join(", ") })],
    }));
}

function turnOf(turn: Beat[], say: Saying): Passage[] {
  return [
    {
      seat: turn[0]!.happening.seat,
      clauses: [...brought(turn, say), ...dealt(turn, say), ...sent(turn, say)],
    },
    ...cargo(turn, say),
    ...plainPassages(ofKind(turn, "refill-bag"), say),
  ];
}

export const story: Story = {
  chapter: (beat, before) => isKind(beat, "round") || (isKind(beat, "fill") && before === null),
  begins: (beat, turn) => turn.length > 0 && isKind(beat, "turn", "end"),
  tell: (turn, say) => {
    const first = turn[0]!;
    if (isKind(first, "round")) return [{ seat: null, heading: say.say("round", { n: amount(first) }), clauses: [] }];
    if (isKind(first, "fill")) return [{ seat: null, heading: say.say("laid"), clauses: [] }, ...cargo(turn, say)];
    return isKind(first, "turn") ? turnOf(turn, say) : plainPassages(turn, say);
  },
};
