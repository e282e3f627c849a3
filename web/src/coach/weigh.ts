// What is read from the search's figures.
import type { Option } from "$lib/wire";

const SUSPICIOUS = 0.06; // of a victory: less is not asked about again
const SEEN = 200; // simulations behind a figure that is believed

/** Whether it is worth a second thought; what the search has hardly looked at always is. */
export function isSuspicious(options: Option[], answer: string): boolean {
  const [best] = options;
  const own = options.find((one) => one.answer === answer);
  if (!best || own === best) return false;
  return !own || own.visits < SEEN || best.chance - own.chance >= SUSPICIOUS;
}

/** A share of victory as whole parts of a hundred. */
export const inHundred = (share: number): number => Math.round(share * 100);
