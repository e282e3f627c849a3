// One sentence on what an answer does, and what it may bring later.
import type { GameText } from "$lib/text.svelte";
import { BERTHS, countsAll, isWare, limit, printed, type Berth, type Position } from "./position";

export interface Explained {
  sentence: string;
  gain?: number; // not at once, and not for sure
}

export function explain(
  view: Position,
  text: GameText,
  question: string,
  answer: string,
  you: number | null,
): Explained {
  const rules = printed(view);
  const [verb = "", thing = "", ...more] = answer.split(" ");
  const say = (key: string, variables = {}) => ({ sentence: text.say(`note-${key}`, variables) });
  switch (verb) {
    case "place":
      return place(view, text, thing);
    case "pass":
      return say(question === "bid" ? "pass-bid" : "pass");
    case "bid":
      return say("bid", { n: (you === null ? null : limit(view, you)) ?? 0, n2: rules.pledge_amount });
    case "buy":
      return say("buy", { n: rules.market_track.at(-1)! });
    case "decline":
      return say(question === "buy" ? "decline-buy" : "decline", { n: rules.shares_buyable_per_voyage });
    case "launch":
      return say("launch", { n: 0, n2: rules.start_space_max, n3: rules.start_space_sum });
    case "board":
      return say(more.length > 0 ? "board-out" : "board");
    case "stay":
    case "move":
      return say(verb, { n: rules.last_space });
    case "pledge":
    case "redeem":
      return say(countsAll(view) ? `${verb}-original` : verb, {
        n: rules.pledge_amount,
        n2: rules.redeem_cost,
        n3: rules.end_penalty_per_pledged_share,
      });
    case "ashore":
    case "harbour":
    case "shipyard":
      return say(verb === "ashore" ? verb : `to-${verb}`);
    default:
      return { sentence: "" };
  }
}

function place(view: Position, text: GameText, thing: string): Explained {
  const rules = printed(view);
  if (isWare(thing)) {
    const aboard = (view.table.boats[thing]?.crew.filter((seat) => seat !== null).length ?? 0) + 1;
    const n = rules.wares[thing].profit;
    const each = Math.floor(n / aboard);
    return { sentence: text.say("note-boat", { n, n2: aboard, n3: each }), gain: each };
  }
  const berth = thing.slice(-1) as Berth;
  if (/^(harbour|shipyard)-/.test(thing)) {
    const n = rules.berths[berth].payout;
    const key = thing.startsWith("harbour") ? "note-harbour" : "note-shipyard";
    return { sentence: text.say(key, { n, n2: BERTHS.indexOf(berth) + 1 }), gain: n };
  }
  const { a, b, c } = rules.berths;
  const amounts = { n: a.payout, n2: b.payout, n3: c.payout };
  if (thing === "insurance") return { sentence: text.say("note-insurance", amounts) };
  return { sentence: text.say(`note-${thing}`, { n: rules.last_space }) };
}
