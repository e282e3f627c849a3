// The same sentences here and in Python: tests/text/test_sentences.py reads the same cases.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import sentences from "../../../tests/text/sentences.json";
import { GameText, text } from "./text.svelte";
import type { Change, Happening, Question, WhyNot } from "./wire";

interface Case {
  language: string;
  game: string;
  says: string;
  question?: string;
  answer?: string;
  waiting?: string;
  event?: Happening;
  together?: Happening[];
  refusal?: Pick<WhyNot, "code" | "args">;
}
const { names } = sentences;
const locales = import.meta.glob<string>("@locales/*/*.ftl", { query: "?raw", import: "default", eager: true });

function written(language: string, name: string): string {
  return Object.entries(locales).find(([path]) => path.endsWith(`/${language}/${name}.ftl`))![1];
}

function bundleOf(language: string, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const one of sources) bundle.addResource(new FluentResource(one));
  return bundle;
}

function speaker({ language, game }: Case): GameText {
  return new GameText(game, bundleOf(language, written(language, game)), text);
}

function told(one: Case): string | undefined {
  const words = speaker(one);
  if (one.event) return words.happening(one.event, names);
  if (one.together) return words.together(one.together, names);
  if (one.refusal) return words.refusal(one.refusal, names);
  if (one.answer) return words.answer(one.question!, one.answer);
  const question = { name: one.question } as Question;
  return one.waiting ? words.waiting(question, one.waiting) : words.prompt(question);
}

test.each([...sentences.both, ...sentences.client.cases] as unknown as Case[])("$says", (one) => {
  expect(told(one)).toBe(one.says);
});

test("who is held up hears by whom", () => {
  const words = speaker({ language: "en", game: "santiago", says: "" });
  expect(words.prompt({ name: "zorro" } as Question, "Otis")).toBe("El Zorro holds you up: what do you give to Otis?");
  expect(words.prompt({ name: "drive" } as Question, "Otis")).toBe(words.prompt({ name: "drive" } as Question));
});

/** Options are put into words that are made up for the cases: those of the games are their own affair. */
function speakerOfOptions(language: string, game: string, options: string): GameText {
  const common = new GameText("", bundleOf(language, written(language, "common")), text);
  const bundle = bundleOf(language, written(language, game), options);
  return new GameText(game, bundle, common as unknown as typeof text);
}

test.each(sentences.changes.cases as { language: "en"; change: Change; says: string }[])("$says", (one) => {
  const { game, words } = sentences.changes;
  const speaker = speakerOfOptions(one.language, game, words[one.language].join("\n"));
  expect(speaker.change(one.change)).toBe(one.says);
});

test("a game without words speaks those of the notation", () => {
  const words = new GameText("pig", new FluentBundle("en"), text);
  const roll = { kind: "roll-die", seat: 0, of: "face", thing: "a_one", amount: 1, hidden: false };
  expect(words.prompt({ name: "go-on" } as Question)).toBe("go on");
  expect(words.waiting({ name: "go-on" } as Question, "Ada")).toBe("Ada: go on");
  expect(words.answer("go-on", "hold 3")).toBe("hold 3");
  expect(words.brief("go-on", "hold 3")).toBe("hold 3");
  expect(words.happening(roll, names)).toBe("Ada: roll die a one 1");
  expect(words.together([roll, roll], names)).toBeUndefined();
});

test("so do its options", () => {
  const common = new GameText("", bundleOf("en", written("en", "common")), text) as unknown as typeof text;
  const words = new GameText("pig", new FluentBundle("en"), common);
  expect(words.change({ option: "goal_post", path: [], value: 30, standard: 20 })).toBe("goal post: 30 (usually 20)");
  expect(words.change({ option: "hands", path: ["first"], value: "open", standard: "shut" })).toBe(
    "hands · first: open (usually shut)",
  );
});
