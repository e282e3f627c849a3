// How the log tells a turn: where somebody drove, what that gave, what the building did. A ship is a heading.
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

const TOLD_ALONE = ["load", "load-wood", "pass", "end"]; // each begins a line of its own
const GIVEN = ["hand-in", "deliver", "sell-vp"];
const GOT = ["take", "make", "earn", "score", "clear-die", "inactive"];

const pesos = (say: Saying, n: number) => say.say("pesos", { n });
const points = (say: Saying, n: number) => say.say("points", { n });

/** What was given or got, as a few words. */
function value(beat: Beat, say: Saying): string {
  const n = amount(beat);
  const thing = say.thing(beat);
  switch (beat.happening.kind) {
    case "earn":
    case "pay":
      return pesos(say, n);
    case "score":
    case "sell-vp":
      return points(say, n);
    case "clear-die":
      return say.say("clear", { thing });
    case "inactive":
      return say.say("inactive", { thing });
    default:
      return n === 0 ? say.say("none-left", { thing }) : `${n} × ${thing}`;
  }
}

/** `1 × wood for 1 point and 1 peso`. */
function exchange(given: Beat[], got: Beat[], say: Saying): string {
  const all = (beats: Beat[]) => list(beats.map((beat) => value(beat, say)));
  if (given.length > 0 && got.length > 0) return say.say("for", { what: all(given), cost: all(got) });
  return all(given.length > 0 ? given : got);
}

const withGain = (clause: Clause, gain: string): Clause =>
  gain ? { ...clause, words: `${clause.words}: ${gain}` } : clause;

const buildingOf = (beat: Beat): string | undefined => {
  const id = beat.moment.question.replaceAll("-", "_");
  return (NAMES.building as readonly string[]).includes(id) ? id : undefined;
};

/** The way, what it cost, and what waited at its end. */
function street(beats: Beat[], say: Saying): Clause[] {
  const stop = beats.find((beat) => isKind(beat, "arrive", "nothing"));
  if (!stop) return [];
  const atPort = stop.happening.thing === "port";
  const drove = say.did(stop, atPort ? "port" : "drive", { thing: say.thing(stop) });
  const paid = ofKind(beats, "pay").reduce((sum, beat) => sum + amount(beat), 0);
  if (paid > 0) drove.words = say.say("for", { what: drove.words, cost: pesos(say, paid) });
  const closed = isKind(stop, "nothing") ? [say.was(stop, "nothing", { thing: say.thing(stop) })] : [];
  const loading = ofKind(beats, "loading").map((beat) => say.was(beat, "each", { points: points(say, amount(beat)) }));
  const got = ofKind(beats, ...GOT);
  const came = { ...withGain(drove, exchange([], got, say)), seq: got.at(-1)?.seq ?? drove.seq };
  return [came, ...closed, ...loading];
}

/** What the others gave, what the lawyer did, and all that the street brings about besides. */
function around(beats: Beat[], say: Saying): Clause[] {
  const gifts = ofKind(beats, "give");
  const gave = gifts.map((beat) => `${say.who(beat.happening.seat)} 1 × ${say.thing(beat)}`);
  return [
    ...(gave.length > 0 ? [{ ...say.was(gifts.at(-1)!, "gave", { list: gave.join(", ") }) }] : []),
    ...ofKind(beats, "claim").map((beat) => say.was(beat, "claim", { thing: say.thing(beat) })),
    ...ofKind(beats, "decline").map((beat) => say.was(beat, "decline")),
    ...ofKind(beats, "active").map((beat) => say.was(beat, "active", { thing: say.thing(beat) })),
    ...ofKind(beats, "marker").map((beat) => say.was(beat, "marker", { points: points(say, amount(beat)) })),
    ...ofKind(beats, "owner").map((beat) => say.was(beat, "owner", { who: say.who(beat.happening.seat) })),
  ];
}

/** What the building did for whoever entered it. */
function building(beats: Beat[], say: Saying): Clause[] {
  const last = beats.at(-1);
  const id = last && buildingOf(last);
  if (!last || !id) return [];
  const place = say.text.name("building", id);
  if (isKind(last, "skip")) return [say.was(last, "skip", { place })];
  const what = exchange(ofKind(beats, ...GIVEN, "pay"), ofKind(beats, ...GOT), say);
  return what ? [say.was(last, "at", { place, what })] : [];
}

function turnOf(turn: Beat[], say: Saying): Passage {
  const acts = turn.filter((beat) => !isKind(beat, "turn"));
  const seat = turn[0]!.happening.seat;
  const own = (beat: Beat) => beat.happening.seat === seat && buildingOf(beat) !== undefined;
  const inside = acts.filter((beat) => own(beat) && isKind(beat, "skip", "pay", ...GIVEN, ...GOT));
  const outside = acts.filter((beat) => !inside.includes(beat));
  return { seat, clauses: [...street(outside, say), ...around(outside, say), ...building(inside, say)] };
}

function load(turn: Beat[], say: Saying): Passage {
  const beat = turn[0]!;
  const { kind, seat } = beat.happening;
  if (kind === "pass") return { seat, clauses: [say.did(beat, "pass")] };
  const n = amount(beat);
  const what = kind === "load" ? `${n} × ${say.thing(beat)}` : say.say("wood", { n, thing: say.thing(beat) });
  const gain = exchange([], ofKind(turn, "score"), say);
  return { seat, clauses: [withGain(say.did(beat, "load", { what }), gain)] };
}

/** What the next ship wants: the dice without the one that was left out. */
function demand(turn: Beat[], say: Saying, before: Beat[]): Passage {
  const left = ofKind(turn, "leave-out").at(-1);
  const wanted = ofKind(turn, "roll").filter(
    (beat) => amount(beat) > 0 && beat.happening.thing !== left?.happening.thing,
  );
  const sailed = before.findLast((beat) => isKind(beat, "ship-leaves"));
  const goods = wanted.map((beat) => `${amount(beat)} × ${say.thing(beat)}`).join(", ");
  const words = left ? say.say("demand", { list: goods, who: say.who(left.happening.seat) }) : goods;
  return {
    seat: null,
    heading: say.say("ship", { n: sailed ? amount(sailed) + 1 : 1 }),
    clauses: [{ seq: turn.at(-1)!.seq, words }],
  };
}

/** A ship sails in the middle of a turn, and is told after it. */
const sailings = (turn: Beat[], say: Saying): Passage[] =>
  ofKind(turn, "ship-leaves").map((beat) => ({ seat: null, clauses: [say.was(beat, "sails", { n: amount(beat) })] }));

export const story: Story = {
  chapter: (beat, before) => isKind(beat, "roll") && before !== undefined && !isKind(before, "roll"),
  begins: (beat, turn) => {
    const first = turn[0];
    if (!first || isKind(beat, "turn", ...TOLD_ALONE)) return true;
    return isKind(first, "roll") && !isKind(beat, "roll", "leave-out");
  },
  tell: (turn, say, before) => {
    const first = turn[0]!;
    if (isKind(first, "roll")) return [demand(turn, say, before)];
    if (isKind(first, "load", "load-wood", "pass")) return [load(turn, say), ...sailings(turn, say)];
    if (isKind(first, "turn")) return [turnOf(turn, say), ...sailings(turn, say)];
    return plainPassages(turn, say);
  },
};
