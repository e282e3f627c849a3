// Sentences from the locales that Python and the browser share (Fluent).
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { isGame, KINDS } from "./games";
import type { Change, Happening, Question } from "./wire";

export const LANGUAGES = ["en", "pl", "it", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Variables = Record<string, FluentVariable>;

const files = import.meta.glob<string>("@locales/*/*.ftl", { query: "?raw", import: "default" });

const fileOf = (language: Language, name: string) =>
  Object.entries(files).find(([path]) => path.endsWith(`/${language}/${name}.ftl`))?.[1];

export async function source(language: Language, name: string): Promise<string> {
  const file = fileOf(language, name);
  if (file === undefined) throw new Error(`no ${name}.ftl in ${language}`);
  return file();
}

function isNumber(word: string): boolean {
  return /^[+-]?\d+$/.test(word);
}

const NOTHING: Variables = {
  thing: "",
  thing2: "",
  n: 0,
  n2: 0,
  n3: 0,
  by: "",
  by2: "",
  by3: "",
  sign: "plus",
  args: 0,
};

class Text {
  language = $state<Language>("en");
  #shell = $state.raw<FluentBundle>();
  #games = $state.raw<Record<string, FluentBundle>>({});

  /** Load a language: the shell's words, and those of the games already in use. */
  async use(language: Language): Promise<void> {
    const games = Object.keys(this.#games);
    const [shell, ...loaded] = await Promise.all([
      this.#bundle(language, ["common", "web"]),
      ...games.map((game) => this.#wordsOf(language, game)),
    ]);
    this.#shell = shell;
    this.#games = Object.fromEntries(games.map((game, i) => [game, loaded[i]!]));
    this.language = language;
    document.documentElement.lang = language;
  }

  async useGame(game: string): Promise<void> {
    if (this.#games[game]) return;
    const bundle = await this.#wordsOf(this.language, game);
    this.#games = { ...this.#games, [game]: bundle };
  }

  knows(key: string): boolean {
    return this.#shell?.hasMessage(key) ?? false;
  }

  /** A game that nobody has put into words yet speaks the words of the notation. */
  #wordsOf(language: Language, game: string): Promise<FluentBundle> {
    return this.#bundle(
      language,
      [game, `options_${game}`].filter((name) => fileOf(language, name)),
    );
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

  /** What a game is called, or called for short; where nobody has named it, by its id. */
  called(game: string, form: "" | "short" = ""): string {
    return format(this.#shell, form ? `game-${game}-${form}` : `game-${game}`, "", {}) ?? inWords(game);
  }

  /** What the pages tell of a game; nothing where nobody has written it. */
  about(game: string, what: "pitch" | "length" | "kind"): string {
    return format(this.#shell, `game-${game}-${what}`, "", {}) ?? "";
  }

  /** The words of one game. */
  game(game: string): GameText {
    return new GameText(game, this.#games[game], this);
  }
}

/** What one game says; the same keys as portside.text.teller. */
export class GameText {
  constructor(
    readonly game: string,
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
    return format(this.bundle, `${kind}-${id}`, "", {}) ?? inWords(id);
  }

  /** The name of a thing whose kind is not known: an id as the notation writes it. */
  named(word: string): string {
    const id = word.replaceAll("-", "_");
    const kinds = isGame(this.game) ? KINDS[this.game] : [];
    const kind = kinds.find((one) => this.knows(`${one}-${id}`));
    return kind ? this.name(kind, id) : word;
  }

  prompt(question: Question): string {
    return format(this.bundle, `question-${question.name}`, "", {}) ?? inWords(question.name);
  }

  waiting(question: Question, seat: string): string {
    const said = format(this.bundle, `question-${question.name}`, "waiting", { seat });
    return said ?? `${seat}: ${inWords(question.name)}`;
  }

  /** What an answer says, in a few words. */
  answer(question: string, answer: string): string {
    const [verb = "", ...words] = answer.split(" ");
    return format(this.bundle, this.#answerKey(question, verb), "", this.#variables(words)) ?? answer;
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

  /** How an option of a table differs from the standard: `Ships: 3 (usually 7)`. */
  change(change: Change): string {
    const option = format(this.bundle, `option-${change.option}`, "", {}) ?? inWords(change.option);
    const name = [option, ...change.path.map((part) => this.part(part))].join(" · ");
    const value = this.value(change.option, change.value);
    if (change.standard === null && change.path.length > 0) return this.shell.say("option-added", { name, value });
    return this.shell.say("option-change", { name, value, standard: this.value(change.option, change.standard) });
  }

  /** A part of an option: a thing of the game, a number of players, or a word of its own. */
  part(name: string): string {
    if (isNumber(name)) return this.shell.say("option-seats", { n: Number(name) });
    return format(this.bundle, `part-${name}`, "", {}) ?? this.named(name);
  }

  /** What an option says, in a word or a few. */
  value(option: string, value: unknown): string {
    if (typeof value === "boolean") return this.shell.say(value ? "option-on" : "option-off");
    if (typeof value === "number") return String(value);
    if (Array.isArray(value)) return value.map((one) => this.value(option, one)).join(", ") || "–";
    const word = value === null ? "none" : String(value);
    return format(this.bundle, `option-${option}`, word, {}) ?? this.part(word);
  }

  /** Happenings of one kind and seat in one sentence, each with its number (`several`) or equal things added up
   *  (`total`); undefined: there are no words for them together. */
  together(happenings: Happening[], names: string[]): string | undefined {
    const { kind, seat } = happenings[0]!;
    const say = (attribute: string, list: string[]) =>
      format(this.bundle, `event-${kind}`, attribute, { seat: names[seat ?? -1] ?? "", list: list.join(", ") });
    const each = happenings.map((one) => `${this.#thing(one)} ${one.amount ?? ""}`.trim());
    return say("several", each) ?? say("total", this.#totals(happenings));
  }

  /** Equal things added up, in the order in which they came. */
  #totals(happenings: Happening[]): string[] {
    const found = new Map<string, number>();
    for (const one of happenings) {
      const thing = this.#thing(one);
      found.set(thing, (found.get(thing) ?? 0) + (one.amount ?? 1));
    }
    return [...found].map(([thing, n]) => (n > 1 ? `${n} × ${thing}` : thing));
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
    const { kind, amount, hidden } = happening;
    const seat = names[happening.seat ?? -1] ?? "";
    const thing = this.#thing(happening);
    const said = format(this.bundle, `event-${kind}`, hidden ? "hidden" : "", { seat, thing, amount: amount ?? 0 });
    return said ?? [seat && `${seat}:`, inWords(kind), thing, amount || ""].filter(Boolean).join(" ");
  }

  #thing({ of, thing }: Happening): string {
    return of && thing ? this.name(of, thing) : "";
  }
}

/** An id as people would say it. */
export function inWords(id: string): string {
  return id.replaceAll(/[_-]/g, " ");
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

export function counted(variables: Variables): Variables {
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
