// Sentences from the locales that Python and the browser share (Fluent).
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { isGame, KINDS } from "./games";
import type { Change, Happening, Question, WhyNot } from "./wire";

export const LANGUAGES = ["en", "pl", "it", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Variables = Record<string, FluentVariable>;

type Files = Record<string, () => Promise<string>>;

// What explains, or is read now and then, is listed in a file of its own.
const files: Files = import.meta.glob<string>(
  [
    "@locales/*/*.ftl",
    "!@locales/*/{counsel,explain,lessons,odds,options,rules}_*.ftl",
    "!@locales/*/{text,review,review_page,fork,puzzles}.ftl",
  ],
  { query: "?raw", import: "default" },
);
const ASIDE = /^((counsel|explain|lessons|odds|options|rules)_|(review_page|fork|puzzles)$)/;

/** A file of the locales; undefined: nobody has written it. */
async function written(language: Language, name: string): Promise<string | undefined> {
  const listed: Files = ASIDE.test(name) ? (await import("./aside")).files : files;
  return Object.entries(listed).find(([path]) => path.endsWith(`/${language}/${name}.ftl`))?.[1]();
}

export async function source(language: Language, name: string): Promise<string> {
  const found = await written(language, name);
  if (found === undefined) throw new Error(`no ${name}.ftl in ${language}`);
  return found;
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

const spoken = new WeakMap<FluentBundle, GameText>();

class Text {
  language = $state<Language>("en");
  #shell = $state.raw<FluentBundle>();
  #pages = $state.raw<FluentBundle>();
  #coming: Promise<void> | undefined; // of the words of the pages
  #pageFiles = ["pages"]; // and of pages that have a file of their own
  #games = $state.raw<Record<string, FluentBundle>>({});
  #optioned = new Set<string>(); // games whose options are in words, too

  /** Load a language: the shell's words, and those already in use. */
  async use(language: Language): Promise<void> {
    const games = Object.keys(this.#games);
    const [shell, pages, ...loaded] = await Promise.all([
      this.#bundle(language, ["common", "web"]),
      this.#coming && this.#bundle(language, this.#pageFiles),
      ...games.map((game) => this.#wordsOf(language, game)),
    ]);
    this.#shell = shell;
    this.#pages = pages;
    this.#games = Object.fromEntries(games.map((game, i) => [game, loaded[i]!]));
    this.language = language;
    document.documentElement.lang = language;
    if (this.#coming && !pages) await this.#loadPages(); // somebody wanted them meanwhile
  }

  /** The words of all other pages and of windows, and of a file of one's own: whoever shows one waits for them. */
  usePages(...own: string[]): Promise<void> {
    const more = own.filter((name) => !this.#pageFiles.includes(name));
    if (more.length > 0) {
      this.#pageFiles = [...this.#pageFiles, ...more];
      this.#coming = undefined;
    }
    this.#coming ??= this.#loadPages().catch((error: unknown) => {
      this.#coming = undefined; // the next one tries again
      throw error;
    });
    return this.#coming;
  }

  async #loadPages(): Promise<void> {
    const { language } = this;
    const pages = await this.#bundle(language, this.#pageFiles);
    if (language === this.language) this.#pages = pages; // otherwise another language has brought its own
  }

  /** The words of a game; `options`: with those of its options, which a standard table does without. */
  async useGame(game: string, options = false): Promise<void> {
    if (this.#games[game] && (!options || this.#optioned.has(game))) return;
    if (options) this.#optioned.add(game);
    const bundle = await this.#wordsOf(this.language, game);
    this.#games = { ...this.#games, [game]: bundle };
  }

  get bundle(): FluentBundle | undefined {
    return this.#shell;
  }

  knows(key: string): boolean {
    return (this.#shell?.hasMessage(key) || this.#pages?.hasMessage(key)) ?? false;
  }

  /** A game that nobody has put into words yet speaks the words of the notation. */
  #wordsOf(language: Language, game: string): Promise<FluentBundle> {
    return this.#bundle(language, this.#optioned.has(game) ? [game, `options_${game}`] : [game]);
  }

  async #bundle(language: Language, names: string[]): Promise<FluentBundle> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of await Promise.all(names.map((name) => written(language, name)))) {
      if (text === undefined) continue;
      const errors = bundle.addResource(new FluentResource(text));
      if (errors.length > 0) throw errors[0];
    }
    return bundle;
  }

  /** The words of a game with those that explain its things, or teach it; they are loaded when somebody asks. */
  async explaining(game: string, aside: "counsel" | "explain" | "lessons" | "odds" = "explain"): Promise<GameText> {
    return new GameText(game, await this.#bundle(this.language, [game, `${aside}_${game}`]), this);
  }

  /** A sentence of the shell: common.ftl and web.ftl, and pages.ftl once it is there. */
  say(key: string, variables: Variables = {}, attribute = ""): string {
    return format(this.#shell, key, attribute, variables) ?? format(this.#pages, key, attribute, variables) ?? key;
  }

  /** What a game is called, or called for short; where nobody has named it, by its id. */
  called(game: string, form: "" | "short" = ""): string {
    return format(this.#shell, form ? `game-${game}-${form}` : `game-${game}`, "", {}) ?? inWords(game);
  }

  /** What the pages tell of a game; nothing where nobody has written it. */
  about(game: string, what: "pitch" | "length" | "kind"): string {
    return format(this.#shell, `game-${game}-${what}`, "", {}) ?? "";
  }

  /** The words of one game; the same for the same words, so that what was said in them can be kept. */
  game(game: string): GameText {
    const bundle = this.#games[game];
    const known = bundle && spoken.get(bundle);
    if (known) return known;
    const words = new GameText(game, bundle, this);
    if (bundle) spoken.set(bundle, words);
    return words;
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

  /** `by`: the name of whoever brings it upon the one who is asked. */
  prompt(question: Question, by?: string): string {
    const key = `question-${question.name}`;
    const named = by === undefined ? undefined : format(this.bundle, key, "by", { seat: by });
    return named ?? format(this.bundle, key, "", {}) ?? inWords(question.name);
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

  /** Why an answer is not offered, said to the seat that is asked; undefined: there are no words for it. */
  refusal(why: Pick<WhyNot, "code" | "args">, names: string[]): string | undefined {
    return this.reason("refusal", why, names);
  }

  /** The same of why an answer costs much. */
  reason(
    kind: "refusal" | "counsel",
    { code, args }: Pick<WhyNot, "code" | "args">,
    names: string[],
  ): string | undefined {
    const told = Object.entries(args).map(([name, value]) => [
      name,
      name === "seat" ? (names[Number(value)] ?? "") : typeof value === "string" ? this.named(value) : value,
    ]);
    const key = `${kind}-${code}`;
    const bundle = this.knows(key) ? this.bundle : this.shell.bundle;
    return format(bundle, key, "", Object.fromEntries(told) as Variables);
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

/** A page or a window, with the words it says; `own`: files that only it needs. */
export async function worded<T>(part: Promise<T>, ...own: string[]): Promise<T> {
  const [loaded] = await Promise.all([part, text.usePages(...own)]);
  return loaded;
}
