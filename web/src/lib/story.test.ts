// The log as a story: turns of all three games, told as somebody would tell them.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeAll, expect, test, vi } from "vitest";
import { story as cargoNoir } from "$boards/cargo_noir/story";
import { story as manila } from "$boards/manila/story";
import { story as santiago } from "$boards/santiago/story";
import { heard, plain, type Line } from "./lines";
import { story, type Story } from "./story";
import { GameText, text, type Language } from "./text.svelte";
import type { Happening, Moment, SeatInfo } from "./wire";

const locales = import.meta.glob<string>("@locales/*/*.ftl", { query: "?raw", import: "default", eager: true });
const SEATS = ["Ada", "Ben", "Cy"].map((name, seat) => ({ seat, name, kind: "person" })) as unknown as SeatInfo[];
const STORIES: Record<string, Story> = { santiago, manila, cargo_noir: cargoNoir };

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await text.use("en");
});

function speaker(game: string, language: Language = "en"): GameText {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const written = Object.entries(locales).find(([path]) => path.endsWith(`/${language}/${game}.ftl`))![1];
  bundle.addResource(new FluentResource(written));
  return new GameText(game, bundle, text);
}

/** `kind seat amount of thing`; a dash for nobody, the thing may be missing. */
function happening(written: string): Happening {
  const [kind = "", seat = "-", amount = "0", of = null, thing = null] = written.split(" ");
  return { kind, seat: seat === "-" ? null : Number(seat), of, thing, amount: Number(amount), hidden: of === "?" };
}
/** The first is number 1, unless the log begins later. */
function log(entries: [by: number | "chance", question: string, ...happenings: string[]][], first = 1): Moment[] {
  return entries.map(([by, question, ...all], i) => ({
    seq: first + i,
    by,
    question,
    answer: "",
    happenings: all.map(happening),
    view: null,
    took_back: null,
    proxy: false,
    hasty: false,
  }));
}
const about = (line: Line) => (line.about ?? []).map((part) => part.words).join("");
const written = (all: Line[]) =>
  all.map((line) => (line.heading ? `# ${plain(line)} ${about(line)}`.trim() : plain(line)));
const tell = (game: string, moments: Moment[], you: number | null = 0, language: Language = "en") =>
  story(moments, speaker(game, language), SEATS, you, STORIES[game]);

const SANTIAGO = log([
  ["chance", "die", "roll 2 2 good sugar"],
  ["chance", "die", "roll 2 1 good rum"],
  ["chance", "die", "roll 2 3 good tobacco"],
  [2, "demand", "leave-out 2 0 good rum", "turn 0 1"],
  [0, "drive", "drive 0 2", "pay 0 1", "arrive 0 0 stop miguel", "take 0 2 good wood"],
  [0, "pawn", "enter 0 0 building sawmill"],
  [0, "sawmill", "hand-in 0 1 good wood", "score 0 1", "earn 0 1", "turn 1 2"],
  [1, "drive", "drive 1 1", "nothing 1 0 cuban pedro", "turn 2 3"],
  [2, "drive", "drive 2 1", "arrive 2 0 stop port", "loading 2 2"],
  [2, "load", "load 2 2 good sugar", "score 2 4"],
  [0, "load", "pass 0 0"],
  [1, "load", "load 1 3 good tobacco", "score 1 6", "ship-leaves 2 1"],
  ["chance", "die", "roll 2 4 good cigars"],
]);

test("Santiago: a heading for each ship, a sentence for each turn, and you are you", () => {
  expect(written(tell("santiago", SANTIAGO))).toEqual([
    "# Ship 1 2 × sugar, 3 × tobacco; set by Cy",
    "You drove to Miguel for 1 peso: 2 × wood; Sawmill: 1 × wood for 1 point and 1 peso.",
    "Ben drove to Pedro; Pedro was out of business.",
    "Cy drove to the port; each good brought 2 points.",
    "Cy loaded 2 × sugar: 4 points.",
    "You passed.",
    "Ben loaded 3 × tobacco: 6 points.",
    "Ship 1 sailed.",
    "# Ship 2 4 × cigars",
  ]);
});

test("to others you are called by your name", () => {
  expect(written(tell("santiago", SANTIAGO, null))[1]).toMatch(/^Ada drove to Miguel/);
});

test.each([
  ["pl", "Jedziesz na przystanek Miguel za 1 peso: 2 × drewno; Tartak: 1 × drewno za 1 punkt i 1 peso."],
  ["it", "Vai da Miguel per 1 peso: 2 × legno; Segheria: 1 × legno per 1 punto e 1 peso."],
  ["ru", "Ты едешь на остановку «Мигель» за 1 песо: 2 × древесина; Лесопилка: 1 × древесина за 1 очко и 1 песо."],
] as [Language, string][])("in %s the verb says who", async (language, says) => {
  await text.use(language);
  const told = written(tell("santiago", SANTIAGO, 0, language))[1];
  await text.use("en");
  expect(told).toBe(says);
});

const MANILA = log([
  ["chance", "deal", "deal 0 1 ware silk"],
  ["chance", "deal", "deal 1 1 ?", "auction 0 1"],
  [0, "bid", "bid 0 5"],
  [1, "bid", "bid 1 6"],
  [0, "bid", "pass-auction 0 0", "pledge 1 12 ?", "harbour-master 1 6"],
  [1, "ashore", "ashore 1 0 ware ginseng"],
  [1, "launch", "launch 1 4 ware nutmeg", "launch 1 0 ware silk", "launch 1 5 ware jade"],
  [1, "place", "place 1 4 place jade"],
  [0, "place", "place 0 0 place insurance", "premium 0 10"],
  ["chance", "die", "roll 1 2 ware nutmeg"],
  ["chance", "die", "roll 1 3 ware silk"],
  ["chance", "die", "roll 1 6 ware jade"],
  [0, "pilot-small", "pilot 0 -1 ware nutmeg"],
  [
    "chance",
    "die",
    "roll 1 6 ware jade",
    "dock 1 1 ware jade",
    "lay-up 1 1 ware silk",
    "profit 1 36 ware jade",
    "harbour-pays 0 6 berth a",
    "claims 0 6",
    "rise 1 5 ware jade",
    "auction 1 2",
  ],
]);

test("Manila: an auction is one line that opens into its bids, dice say where the boats are", () => {
  const all = tell("manila", MANILA);
  expect(written(all)).toEqual([
    "The shares were dealt: you (silk), Ben (1).",
    "# Voyage 1",
    "Ben became harbour master for 6 pesos; pledged a share.",
    "Ben left ashore: ginseng; the boats started on nutmeg 4, silk 0, jade 5.",
    "Ben joined the jade boat for 4 pesos.",
    "You took a place: insurance; premium 10 pesos.",
    "Dice: nutmeg 2, silk 3, jade 6; now on nutmeg 6, silk 3, jade 11.",
    "You piloted nutmeg −1; now on nutmeg 5, silk 3, jade 11.",
    "Dice: jade 6; now on nutmeg 5; in the harbour: jade (A); in the shipyard: silk (A).",
    "Paid out: Ben 36, you 0.",
    "Black market: jade 5.",
    "# Voyage 2",
    "Ben opened the auction.",
  ]);
  expect(all[2]!.steps!.map((step) => step.parts.map((part) => part.words).join(""))).toEqual([
    "You: 5 pesos.",
    "Ben: 6 pesos.",
    "You: out.",
  ]);
});

const CARGO = log([
  ["chance", "token", "fill - 0 place rotterdam", "token - 1 good art"],
  ["chance", "token", "token - 1 good gold"],
  ["chance", "token", "fill - 0 place new_york", "token - 1 good cars", "round - 1", "turn 0 1"],
  [0, "send", "send-casino 0 1"],
  [0, "send", "send-casino 0 1"],
  [0, "send", "send 0 3 port rotterdam", "turn 1 1"],
  [1, "send", "stop 1 3", "round - 2", "turn 0 2"],
  [0, "ship", "casino 0 2"],
  [0, "ship", "casino 0 2"],
  [0, "ship", "buy 0 3 port rotterdam", "receive 0 1 good art", "receive 0 1 good gold"],
  ["chance", "token", "fill - 0 place rotterdam", "token - 1 good ivory"],
  ["chance", "token", "token - 1 good ivory"],
  [0, "pay", "hand-in 0 1 good art", "hand-in 0 1 good gold", "set 0 3", "acquire 0 1 card yacht"],
  [0, "send", "send-market 0 1", "turn 1 2"],
]);

test("Cargo Noir: every draw stands with its own port, equal moves are one", () => {
  expect(written(tell("cargo_noir", CARGO))).toEqual([
    "# The ports are filled",
    "New cargo in Rotterdam: art, gold.",
    "New cargo in New York: cars.",
    "# Round 1",
    "You sent 2 ships to the casino, 1 ship to Rotterdam with 3 coins.",
    "Ben kept 3 ships at home.",
    "# Round 2",
    "You collected 4 coins at the casino; bought the cargo of Rotterdam for 3 coins: art, gold; got Yacht, handing in art, gold; sent 1 ship to the black market.",
    "New cargo in Rotterdam: 2 × ivory.",
  ]);
});

test("an earlier part changes nothing of what was told: it begins with a heading", () => {
  for (const [game, moments] of [
    ["santiago", SANTIAGO],
    ["manila", MANILA],
    ["cargo_noir", CARGO],
  ] as const) {
    const whole = tell(game, moments).map(({ key, parts }) => JSON.stringify([key, parts]));
    for (let from = 1; from < moments.length; from++) {
      const part = tell(game, moments.slice(from));
      if (!part.some((line) => line.heading)) continue; // none in sight: told moment by moment
      expect(part[0]!.heading ?? part[1]!.heading, `${game} from ${from}`).toBe(true);
      expect(whole.slice(-part.length)).toEqual(part.map(({ key, parts }) => JSON.stringify([key, parts])));
    }
  }
});

test("a turn keeps its key while it grows, and what was told is not told anew", () => {
  const words = speaker("cargo_noir");
  const before = story(CARGO.slice(0, 9), words, SEATS, 0, cargoNoir);
  const after = story(CARGO.slice(0, 10), words, SEATS, 0, cargoNoir);
  expect(after.at(-1)!.key).toBe(before.at(-1)!.key);
  expect(plain(before.at(-1)!)).toBe("You collected 4 coins at the casino.");
  for (const [i, line] of before.slice(0, -1).entries()) expect(after[i]).toBe(line);
});

test("the ear hears whole sentences, and of a turn that has grown only what is new", () => {
  const words = speaker("santiago");
  const grown = story(SANTIAGO.slice(0, 7), words, SEATS, 0, santiago);
  expect(heard(grown, 5)).toEqual(["Sawmill: 1 × wood for 1 point and 1 peso."]);
  expect(heard(grown, 4)).toEqual([
    "You drove to Miguel for 1 peso: 2 × wood; Sawmill: 1 × wood for 1 point and 1 peso.",
  ]);
});

test("a game without a story is told answer by answer", () => {
  const pig = new GameText("pig", new FluentBundle("en"), text);
  expect(story(log([[0, "go-on", "hold 0 3"]]), pig, SEATS, 0).map(plain)).toEqual(["Ada: hold 3"]);
});
