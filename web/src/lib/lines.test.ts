// The log in sentences: what is alike is told together.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import santiago from "@locales/en/santiago.ftl?raw";
import manila from "@locales/en/manila.ftl?raw";
import cargoNoir from "@locales/en/cargo_noir.ftl?raw";
import { lineKey, lines, plain, withNotices } from "./lines";
import type { Game } from "./games";
import { GameText, text } from "./text.svelte";
import type { Happening, Moment, Notice, SeatInfo } from "./wire";

const ADA = [{ kind: "person", name: "Ada" }] as unknown as SeatInfo[];

function words(game: Game, written: string): GameText {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(written));
  return new GameText(game, bundle, text);
}

function rolled(seq: number, thing: string, amount: number): Moment {
  return {
    seq,
    by: "chance",
    took_back: null,
    answer: `roll ${thing} ${amount}`,
    happenings: [{ kind: "roll", seat: null, of: "good", thing, amount, hidden: false }],
  } as unknown as Moment;
}

test("five demand dice are one line, which opens the board after the last", () => {
  const dice = [rolled(1, "sugar", 2), rolled(2, "citrus", 1), rolled(3, "rum", 3)];
  const all = lines(dice, words("santiago", santiago), []);
  expect(all.map((line) => [line.seq, plain(line)])).toEqual([[3, "Demand dice: sugar 2, citrus fruit 1, rum 3."]]);
});

test("one die alone is told as before", () => {
  expect(lines([rolled(4, "rum", 3)], words("santiago", santiago), []).map(plain)).toEqual(["Demand die: rum 3."]);
});

/** `about`: the kind of a thing and the thing, `good rum`; nothing where none is named. */
function happening(kind: string, about: string, amount: number | null, seat: number | null = 0): Happening {
  const [of = null, thing = null] = about ? about.split(" ") : [];
  return { kind, seat, of, thing, amount, hidden: false };
}

const moment = (seq: number, by: number | "chance", ...happenings: Happening[]) =>
  ({ seq, by, took_back: null, answer: "", happenings }) as unknown as Moment;

test("a cargo is told as a list, equal goods added up, and what came before it apart", () => {
  const goods = ["cigars", "cars", "cars", "uranium"].map((good) => happening("receive", `good ${good}`, 1));
  const bought = moment(1, 0, happening("buy", "port rotterdam", 3), ...goods);
  expect(lines([bought], words("cargo_noir", cargoNoir), ADA).map(plain)).toEqual([
    "Ada pays 3 coins for the cargo of Rotterdam. Ada gets: cigars, 2 × cars, uranium.",
  ]);
});

test("goods out of the bag are one line, which opens the board after the last; anything else begins a new one", () => {
  const token = (seq: number, good: string) => moment(seq, "chance", happening("token", `good ${good}`, null, null));
  const round = happening("round", "", 2, null);
  const log = [
    token(1, "art"),
    token(2, "ivory"),
    moment(3, "chance", happening("token", "good art", null, null), round),
    token(4, "gold"),
  ];
  expect(lines(log, words("cargo_noir", cargoNoir), ADA).map((line) => [line.seq, plain(line)])).toEqual([
    [3, "Out of the bag: 2 × art, ivory. Round 2 begins."],
    [4, "Out of the bag: gold."],
  ]);
});

test("the goods of a place are told after its name", () => {
  const token = (good: string) => happening("token", `good ${good}`, null, null);
  const log = [
    moment(1, "chance", happening("fill", "place rotterdam", null, null), token("art")),
    moment(2, "chance", token("gold")),
    moment(3, "chance", happening("fill", "place new_york", null, null), token("cars")),
    moment(4, "chance", token("cars"), happening("round", "", 1, null)),
  ];
  expect(lines(log, words("cargo_noir", cargoNoir), ADA).map((line) => [line.seq, plain(line)])).toEqual([
    [2, "Cargo comes in: Rotterdam. Out of the bag: art, gold."],
    [4, "Cargo comes in: New York. Out of the bag: 2 × cars. Round 1 begins."],
  ]);
});

test("what a seat hides is never added up", () => {
  const dealt = { ...happening("deal", "", null), hidden: true };
  const said = lines([moment(1, "chance", dealt), moment(2, "chance", dealt)], words("manila", manila), ADA);
  expect(said.map((line) => line.seq)).toEqual([1, 2]);
});

test("nor told together, not even where there are words for it", () => {
  const drawn = { ...happening("draw", "", 1), hidden: true };
  const written = "event-draw = open\n    .hidden = { $seat } draws unseen.\n    .total = { $seat } draws: { $list }.";
  const says = words("manila", written);
  expect(lines([moment(1, 0, drawn, drawn)], says, ADA).map(plain)).toEqual(["Ada draws unseen. Ada draws unseen."]);
  expect(lines([moment(1, "chance", drawn), moment(2, "chance", drawn)], says, ADA)).toHaveLength(2);
});

test("boats start in one sentence, each with its space", () => {
  const launched = ["ginseng", "nutmeg", "silk"].map((ware, i) => happening("launch", `ware ${ware}`, 4 * i));
  expect(lines([moment(1, 0, ...launched)], words("manila", manila), ADA).map(plain)).toEqual([
    "The boats start on: ginseng 0, nutmeg 4, silk 8.",
  ]);
});

test("a button beside its question says no verb, others do", () => {
  const says = words("manila", manila);
  expect(says.brief("place", "place harbour-a")).toBe("Harbour A");
  expect(says.answer("place", "place harbour-a")).toBe("Take a place: harbour A");
  expect(says.brief("place", "pass")).toBe("Pass for the whole voyage");
});

test("notices stand where they happened, between the lines of the game", () => {
  const line = (seq: number) => ({ seq, seat: 0, parts: [] });
  const notice = (id: number, after: number) => ({ id, after, at: 0, kind: "time-up", seat: 0, by: null }) as Notice;
  const told = withNotices(
    [line(3), line(5), line(8)],
    [notice(1, 2), notice(2, 5), notice(3, 6), notice(4, 9)],
    ADA,
    3,
    8,
  );
  // The first is before the part of the log that is here, the last one after what is shown.
  expect(told.map(lineKey)).toEqual(["3", "5", "notice 2", "notice 3", "8"]);
  expect(withNotices([line(1)], [notice(1, 0)], ADA, 1, 1).map(lineKey)).toEqual(["notice 1", "1"]);
  expect(withNotices([], [notice(1, 4)], ADA, 1, 4)).toMatchObject([{ seq: 4, seat: 0 }]);
});
