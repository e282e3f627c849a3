// The answers that stand in the prompt, in the order in which they are shown.
import type { GamePicture } from "$boards/contract";
import type { Offer, Question } from "$lib/wire";

/** Without those that are given in the own panel; whoever declines finds that last. */
export function answersOf(picture: Pick<GamePicture, "aside" | "declines">, question: Question): Offer[] {
  const offers = question.offers.filter((offer) => !picture.aside?.(offer.answer));
  const declines = (offer: Offer) => picture.declines?.(offer.answer) ?? false;
  return [...offers.filter((offer) => !declines(offer)), ...offers.filter(declines)];
}
