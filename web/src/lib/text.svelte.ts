// Sentences from the locales that Python and the browser share (Fluent).
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Happening, Question } from "./wire";

export const LANGUAGES = ["en", "pl", "it", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Game = "santiago" | "manila" | "cargo_noir";
export type Variables = Record<string, FluentVariable>;

const files = import.meta.glob<string>("@locales/*/*.ftl", { query: "?raw", import: "default" });

export async function source(language: Language, name: string): Promise<string> {
  const path = Object.keys(files).find((one) => one.endsWith(`/${language}/${name}.ftl`));
  if (path === undefined) throw new Error(`no ${name}.ftl in ${language}`);
  return files[path]!();
}

function isNumber(word: string): boolean {
  return /^[+-]?\d+$/.test(word);
}

const NOTHING: Variables = { thing: "", thing2: "", n: 0, n2: 0, n3: 0, by: "", by2: "", sign: "plus", args: 0 };

class Text {
  language = $state<Language>("en");
  #shell = $state.raw<FluentBundle>();
  #games = $state.raw<Partial<Record<Game, FluentBundle>>>({});

  /** Load a language: the shell's words, and those of the games already in use. */
  async use(language: Language): Promise<void> {
    const games = Object.keys(this.#games) as Game[];
    const [shell, ...loaded] = await Promise.all([
      this.#bundle(language, ["common", "web"]),
      ...games.map((game) => this.#bundle(language, [game])),
    ]);
    this.#shell = shell;
    this.#games = Object.fromEntries(games.map((game, i) => [game, loaded[i]]));
    this.language = language;
    document.documentElement.lang = language;
  }

  async useGame(game: Game): Promise<void> {
    if (this.#games[game]) return;
    const bundle = await this.#bundle(this.language, [game]);
    this.#games = { ...this.#games, [game]: bundle };
  }

  knows(key: string): boolean {
    return this.#shell?.hasMessage(key) ?? false;
  }

  async #bundle(language: Language, names: string[]): Promise<FluentBundle> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of await Promise.all(names.map((name) => source(language, name)))) {
      const errors = bundle.addResource(new FluentResource(text));
      if (errors.length > 0) throw errors[0];
    }
    return bundle;
  }

  /** A sentence of the shell: common.ftl and web.ftl. */
  say(key: string, variables: Variables = {}, attribute = ""): string {
    return format(this.#shell, key, attribute, variables) ?? key;
  }

  /** The words of one game. */
  game(game: Game): GameText {
    return new GameText(game, this.#games[game], this);
  }
}

/** What one game says; the same keys as portside.text.teller. */
export class GameText {
  constructor(
    readonly game: Game,
    readonly bundle: FluentBundle | undefined,
    readonly shell: Text,
  ) {}

  knows(key: string): boolean {
    return this.bundle?.hasMessage(key) ?? false;
  }

  /** A message of the game, or one of its attributes (`.waiting`, `.hidden` …). */
  say(key: string, variables: Variables = {}, attribute = ""): string {
    return format(this.bundle, key, attribute, variables) ?? key;
  }

  /** The name of a thing: `name("good", "rum")`. */
  name(kind: string, id: string): string {
    return this.say(`${kind}-${id}`);
  }

  /** The name of a thing whose kind is not known: an id as the notation writes it. */
  named(word: string): string {
    const id = word.replaceAll("-", "_");
    for (const kind of KINDS[this.game]) if (this.knows(`${kind}-${id}`)) return this.name(kind, id);
    return word;
  }

  prompt(question: Question): string {
    return this.say(`question-${question.name}`);
  }

  waiting(question: Question, seat: string): string {
    return this.say(`question-${question.name}`, { seat }, "waiting");
  }

  /** What an answer says, in a few words. */
  answer(question: string, answer: string): string {
    const [verb = "", ...words] = answer.split(" ");
    return this.say(this.#answerKey(question, verb), this.#variables(words));
  }

  /** The same beside its question, which has said the verb already. */
  brief(question: string, answer: string): string {
    const [verb = "", ...words] = answer.split(" ");
    const short = format(this.bundle, this.#answerKey(question, verb), "short", this.#variables(words));
    return short
      ? short.charAt(0).toLocaleUpperCase(this.shell.language) + short.slice(1)
      : this.answer(question, answer);
  }

  #answerKey(question: string, verb: string): string {
    const own = `answer-${question}-${verb}`;
    return this.knows(own) ? own : `answer-${verb}`;
  }

  /** Happenings of one kind and seat in one sentence, each with its number (`several`) or equal things added up
   *  (`total`); undefined: there are no words for them together. */
  together(happenings: Happening[], names: string[]): string | undefined {
    const { kind, seat } = happenings[0]!;
    const say = (attribute: string, list: string[]) =>
      format(this.bundle, `event-${kind}`, attribute, { seat: names[seat ?? -1] ?? "", list: list.join(", ") });
    return (
      say(
        "several",
        happenings.map(({ thing, amount }) => `${this.named(thing ?? "")} ${amount ?? ""}`.trim()),
      ) ??
      say(
        "total",
        totals(happenings).map(([thing, n]) => (n > 1 ? `${n} × ${this.named(thing)}` : this.named(thing))),
      )
    );
  }

  #variables(words: string[]): Variables {
    const variables: Variables = { ...NOTHING, args: words.length };
    let things = 0;
    let numbers = 0;
    for (const word of words) {
      if (isNumber(word)) {
        numbers += 1;
        variables[numbered("n", numbers)] = Math.abs(Number(word));
        variables[numbered("by", numbers)] = word;
      } else {
        things += 1;
        variables[numbered("thing", things)] = this.named(word);
      }
    }
    if (String(variables.by).startsWith("-")) variables.sign = "minus";
    return variables;
  }

  /** What happened, as a sentence; `names` are the players' by seat. */
  happening(happening: Happening, names: string[]): string {
    const seat = happening.seat === null ? "" : (names[happening.seat] ?? "");
    const thing = happening.thing === null ? "" : this.named(happening.thing);
    const amount = happening.amount ?? 0;
    return this.say(`event-${happening.kind}`, { seat, thing, amount }, happening.hidden ? "hidden" : "");
  }
}

/** Where each game looks for a name, in the order of its `Rules.names`. */
const KINDS: Record<Game, string[]> = {
  santiago: ["good", "building", "cuban", "stop", "gift", "flower"],
  manila: ["ware", "place", "berth"],
  cargo_noir: ["good", "card", "port", "place", "macao"],
};

function totals(happenings: Happening[]): [string, number][] {
  const found = new Map<string, number>();
  for (const { thing, amount } of happenings) found.set(thing ?? "", (found.get(thing ?? "") ?? 0) + (amount ?? 1));
  return [...found];
}

function numbered(name: string, i: number): string {
  return i === 1 ? name : `${name}${i}`;
}

/** A small whole number. The browser's own formatter takes a twentieth of a second to load for the first of them. */
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function counted(variables: Variables): Variables {
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, typeof value === "number" ? new Count(value) : value]),
  );
}

function format(bundle: FluentBundle | undefined, key: string, attribute: string, variables: Variables) {
  const message = bundle?.getMessage(key);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || !pattern) return undefined;
  return bundle.formatPattern(pattern, counted(variables), []);
}

export const text = new Text();
