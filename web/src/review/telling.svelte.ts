// A review in words: names, moments, answers, luck and reasons, as every part of the page says them.
import type { GameText } from "$lib/text.svelte";
import { text } from "$lib/text.svelte";
import { nameOf } from "$lib/people";
import type { Judgement, Question, Review, SeatInfo, Stroke } from "$lib/wire";
import { chapterAt, inHundred, interval, isCostly, ofHundred, signed } from "./figures";

const RAREST = 100_000; // one in more says nothing to anybody
const TOLD = 6; // draws by themselves; more are counted

/** Two answers, the second without the words that it begins with as the first does. */
export function unlike(one: string, other: string): [string, string] {
  const [words, others] = [one.split(" "), other.split(" ")];
  const same = others.findIndex((word, i) => word !== words[i]);
  return [one, same <= 0 ? other : others.slice(same).join(" ")];
}

export class Telling {
  counsel = $state.raw<GameText | null>(null); // the game's words with those of its counsel

  constructor(
    readonly words: GameText,
    readonly seats: SeatInfo[],
    readonly own: number,
  ) {
    void text.explaining(words.game, "counsel").then((loaded) => (this.counsel = loaded));
  }

  name = (seat: number): string => nameOf(this.seats[seat]!);

  /** `Ship 4`; nothing where the game has no such parts. */
  chapter(review: Review, moment: number): string {
    const found = chapterAt(review, moment);
    const key = `tale-${found?.name}`;
    return found && this.words.knows(key) ? this.words.say(key, { n: found.number }) : "";
  }

  /** `Move 168 · ship 4`. */
  where(review: Review, moment: number): string {
    return [text.say("move-n", { n: moment }), this.chapter(review, moment)].filter(Boolean).join(" · ");
  }

  /** What everybody may expect at a moment, in one sentence. */
  chances(review: Review, moment: number): string {
    const shares = ofHundred(review.chances[moment] ?? []);
    return shares.map((n, seat) => `${this.name(seat)} ${n}`).join(", ");
  }

  answer = (question: string, answer: string): string => this.words.brief(question, answer);

  asked = (question: string): string => this.words.prompt({ name: question } as Question);

  /** What was done, and what would have been better, or was passed over. */
  decision(one: Judgement): string {
    const [given, other] = unlike(this.answer(one.question, one.answer), this.answer(one.question, one.instead));
    return text.say(one.verdict === "find" ? "review-rather" : "review-instead", { given, other });
  }

  /** `−22`, or that nobody can say. */
  size(one: Judgement): string {
    return signed(inHundred(one.verdict === "find" ? one.cost : -one.cost));
  }

  range(one: Judgement): string {
    if (one.verdict === "close") return text.say("review-close");
    const [low, high] = interval(one);
    if (low === high) return text.say("review-about", { n: low });
    return text.say("review-range", { low: low < 0 ? signed(low) : String(low), high });
  }

  /** The one sentence why, made of the game's own numbers; and what it comes to, or whom it served. */
  why(one: Judgement): string {
    if (one.verdict === "close") return text.say("review-close-about");
    return [this.reason(one), this.outcomes(one) || this.helped(one)].filter(Boolean).join(" ");
  }

  private reason(one: Judgement): string {
    const said = (one.why && this.counsel?.reason("counsel", one.why, this.seats.map(nameOf))) ?? "";
    if (one.verdict === "find") {
      const found = text.say("review-find-about", { other: this.answer(one.question, one.instead) });
      return [found, said].filter(Boolean).join(" ");
    }
    return said || text.say("review-better", { answer: this.answer(one.question, one.best), n: inHundred(one.cost) });
  }

  private outcomes({ seat, outcomes }: Judgement): string {
    if (!outcomes) return "";
    const { times, better, other, rival } = outcomes;
    return text.say("review-outcomes", {
      times,
      seat: this.name(seat),
      better: better[seat]!,
      other: other[seat]!,
      rival: this.name(rival),
      theirs: better[rival]!,
      before: other[rival]!,
    });
  }

  private helped(one: Judgement): string {
    const told = isCostly(one) && one.helped !== null && this.seats.length > 2;
    return told ? text.say("review-helped", { seat: this.name(one.helped!) }) : "";
  }

  /** What chance answered: equal answers counted, many of them only numbered. */
  stroke(review: Review, one: Stroke): string {
    const counts = new Map<string, number>();
    for (const step of review.steps.slice(one.moment, one.moment + one.length)) {
      const said = this.answer(step.question, step.answer);
      counts.set(said, (counts.get(said) ?? 0) + 1);
    }
    if (counts.size > TOLD) return text.say("review-draws", { n: one.length });
    const told = [...counts].map(([said, n]) => (n > 1 ? `${n} × ${said}` : said)).join(", ");
    return told.charAt(0).toLocaleUpperCase(text.language) + told.slice(1);
  }

  /** `1 in 216`; nothing where so much was possible that it says nothing. */
  odds(one: Stroke): string {
    return 1 / one.odds <= RAREST ? text.say("review-odds", { n: Math.round(1 / one.odds) }) : "";
  }

  /** Whom a stroke of luck helped most, unless it was oneself. */
  luckiest(one: Stroke): string {
    const best = one.luck.indexOf(Math.max(...one.luck));
    return best === this.own ? "" : text.say("review-luck-helped", { seat: this.name(best) });
  }
}
