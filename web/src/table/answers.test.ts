import { expect, it } from "vitest";
import { answersOf } from "./answers";
import type { Question } from "$lib/wire";

const question = {
  offers: ["pass", "take sugar", "pledge silk", "take rum"].map((answer) => ({ answer, happenings: [] })),
} as unknown as Question;

it("shows answers in the order of the game, and what declines last", () => {
  const picture = {
    declines: (answer: string) => answer === "pass",
    aside: (answer: string) => answer === "pledge silk",
  };
  expect(answersOf(picture, question).map((one) => one.answer)).toEqual(["take sugar", "take rum", "pass"]);
});

it("leaves all as it is where the game says nothing of it", () => {
  expect(answersOf({}, question)).toEqual(question.offers);
});
