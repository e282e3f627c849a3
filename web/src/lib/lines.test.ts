// The log in sentences: dice that fall together are told together.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import santiago from "@locales/en/santiago.ftl?raw";
import manila from "@locales/en/manila.ftl?raw";
import { lines, plain } from "./lines";
import { GameText, text, type Game } from "./text.svelte";
import type { Moment } from "./wire";

function words(game: Game, written: string): GameText {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(written));
  return new GameText(game, bundle, text);
}

function rolled(seq: number, thing: string, amount: number): Moment {
  return { seq, by: "chance", took_back: null, answer: `roll ${thing} ${amount}`, happenings: [{ kind: "roll", seat: null, thing, amount, hidden: false }] } as unknown as Moment;
}

test("five demand dice are one line, which opens the board after the last", () => {
  const dice = [rolled(1, "sugar", 2), rolled(2, "citrus", 1), rolled(3, "rum", 3)];
  const all = lines(dice, words("santiago", santiago), []);
  expect(all.map((line) => [line.seq, plain(line)])).toEqual([[3, "Demand dice: sugar 2, citrus fruit 1, rum 3."]]);
});

test("one die alone is told as before", () => {
  expect(lines([rolled(4, "rum", 3)], words("santiago", santiago), []).map(plain)).toEqual(["Demand die: rum 3."]);
});

test("a button beside its question says no verb, others do", () => {
  const says = words("manila", manila);
  expect(says.brief("place", "place harbour-a")).toBe("Harbour A");
  expect(says.answer("place", "place harbour-a")).toBe("Take a place: harbour A");
  expect(says.brief("place", "pass")).toBe("Pass for the whole voyage");
});
