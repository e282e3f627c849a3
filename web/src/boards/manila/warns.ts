// What cannot be taken back and costs a lot: no more accomplices in this voyage, and loans.
import type { Seen } from "../contract";
import { atHome, printed, type Position } from "./position";

export function warns({ view, question, text, you }: Seen<Position>, answer: string): string | null {
  if (you === null) return null;
  if (question.name === "place" && answer === "pass") return text.say("warn-pass", { n: atHome(view, you) });
  const rules = printed(view);
  const cash = view.table.cash[you] ?? 0;
  const lend = (key: string, n: number) =>
    n > 0 ? text.say(key, { n, n2: cash, n3: n * rules.pledge_amount, n4: n * rules.redeem_cost }) : null;
  if (answer.startsWith("bid "))
    return lend("warn-loan-bid", Math.ceil((Number(answer.slice(4)) - cash) / rules.pledge_amount));
  if (answer.startsWith("pledge ")) return null; // says nothing else
  const told = question.offers.find((offer) => offer.answer === answer)?.happenings ?? [];
  return lend("warn-loan", told.filter((one) => one.kind === "pledge" && one.seat === you).length);
}
