"""A review in words: where the result came from, the decisions and the luck that mattered."""

from collections.abc import Iterator
from dataclasses import dataclass

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from portside import wire
from portside.core.counsel import Counsel
from portside.insight.judging import COSTLY
from portside.text.teller import Teller

MOST = 5  # decisions, and strokes of luck
RAREST = 100_000  # one in more says nothing to anybody
PARTS = ("start", "luck", "own", "others", "evaluation")


@dataclass
class Line:
    """Something that happened at a moment, and what it was worth."""

    moment: int
    head: str
    figures: str
    why: str = ""


class Told:
    """The sentences of one review."""

    def __init__(self, review: wire.Review, language: str) -> None:
        self.review = review
        self.teller = Teller(language, review.game)

    def say(self, key: str, **variables: object) -> str:
        return self.teller.format(f"review-{key}", "", variables)

    def title(self) -> str:
        review = self.review
        names = ", ".join(review.seats[seat] for seat in review.winners)
        won = self.teller.say("play-winner", n=len(review.winners), seats=names)
        return f"{self.teller.say('title')}: {won}"

    def where(self, moment: int) -> str:
        """The part of the game that a moment belongs to, and its number."""
        here = [one for one in self.review.chapters if one.moment <= moment]
        at = self.say("moment", n=moment)
        if not here or not self.teller.knows(f"tale-{here[-1].name}"):
            return at
        return f"{self.teller.say(f'tale-{here[-1].name}', n=here[-1].number)}, {at}"

    # ------------------------------------------------------------------------------- the sum

    def heads(self) -> list[str]:
        return [self.say(key) for key in ("seat", *PARTS, "result", "lost")]

    def rows(self) -> Iterator[list[str]]:
        """In hundredths; the parts of a row add up as they are shown."""
        for balance, skill in zip(self.review.balances, self.review.skills, strict=True):
            parts: list[wire.Part] = [getattr(balance, name) for name in PARTS]
            result = in_hundred(balance.result)
            shown = rounded([100 * part.share for part in parts], result)
            yield [
                self.review.seats[balance.seat],
                str(shown[0]),
                *[
                    f"{signed(number)} ± {in_hundred(part.margin)}"
                    for number, part in zip(shown[1:], parts[1:], strict=True)
                ],
                str(result),
                f"{100 * skill.each:.1f} ({skill.decisions})",
            ]

    # ------------------------------------------------------------------- what mattered most

    def decisions(self, seat: int | None) -> list[Line]:
        """The mistakes and the finds that weighed most."""
        told = [
            one
            for one in self.review.judgements
            if (seat is None or one.seat == seat) and one.verdict in (*COSTLY, "find")
        ]
        return [self.decision(one) for one in sorted(told, key=lambda one: -one.cost)[:MOST]]

    def decision(self, one: wire.Judgement) -> Line:
        find = one.verdict == "find"
        given, other = [
            self.teller.answer_in_words(one.question, words) for words in (one.answer, one.instead)
        ]
        return Line(
            one.moment,
            self.say(
                "found" if find else "missed", seat=self.review.seats[one.seat], answer=given,
                other=other,
            ),
            f"{self.say(f'verdict-{one.verdict}')}: {'+' if find else '−'}{self.range(one)}",
            self.reason(one),
        )  # fmt: skip

    def range(self, one: wire.Judgement) -> str:
        low, high = in_hundred(one.cost - one.margin), in_hundred(one.cost + one.margin)
        return self.say("range", n=in_hundred(one.cost), low=low, high=high)

    def reason(self, one: wire.Judgement) -> str:
        """What the game says, and what it comes to, or who was helped."""
        said = []
        if one.why is not None:
            why = Counsel(one.why.code, one.why.rules, one.why.args)
            said.append(self.say("coach", why=self.teller.counsel(why, self.review.seats)))
        if one.outcomes is not None:
            said.append(self.outcomes(one.seat, one.outcomes))
        elif one.helped is not None and len(self.review.seats) > 2:
            said.append(self.say("helped", seat=self.review.seats[one.helped]))
        return " ".join(said)

    def outcomes(self, seat: int, found: wire.Outcomes) -> str:
        return self.say(
            "outcomes",
            times=found.times,
            seat=self.review.seats[seat],
            better=found.better[seat],
            other=found.other[seat],
            rival=self.review.seats[found.rival],
            theirs=found.better[found.rival],
            before=found.other[found.rival],
        )

    def strokes(self, seat: int | None) -> list[Line]:
        """For one seat, or for whom they mattered most."""
        sized = [
            (abs(luck), luck, who, one)
            for one in self.review.strokes
            for who, luck in enumerate(one.luck)
            if who == seat or (seat is None and abs(luck) == max(map(abs, one.luck)))
        ]
        largest = sorted(sized, key=lambda row: -row[0])[:MOST]
        return [self.stroke(one, luck, who) for _, luck, who, one in largest]

    def stroke(self, one: wire.Stroke, luck: float, who: int) -> Line:
        steps = self.review.steps[one.moment : one.moment + one.length]
        words = [self.teller.answer_in_words(step.question, step.answer) for step in steps]
        told = ", ".join(words) if len(words) <= MOST else self.say("many", n=len(words))
        figures = f"{self.review.seats[who]}: {signed(in_hundred(luck))}"
        if 1 / one.odds <= RAREST:
            figures += f"; {self.say('odds', n=round(1 / one.odds))}"
        return Line(one.moment, told, figures)

    def keys(self) -> list[Line]:
        return [
            Line(
                one.moment,
                self.say(f"key-{one.name}", seat=self.review.seats[one.seat],
                         n=in_hundred(one.size)),
                "",
            )
            for one in self.review.keys
        ]  # fmt: skip

    # ----------------------------------------------------------------------- one moment

    def weighed(self, moment: int) -> list[list[str]]:
        """The answers that were weighed at a moment."""
        one = next((one for one in self.review.judgements if one.moment == moment), None)
        if one is None:
            return []
        return [
            [
                self.teller.answer_in_words(one.question, option.answer),
                str(in_hundred(option.chance)) if option.visits else "",
                self.say("given") if option.answer == one.answer else "",
                self.say("best") if option.answer == one.best else "",
            ]
            for option in one.options
        ]

    def known(self, moment: int) -> tuple[str, list[list[str]]]:
        """What the seat that was asked could know: whose, what, expected, likely, true."""
        one = next((one for one in self.review.beliefs if one.moment == moment), None)
        if one is None:
            return "", []
        rows = []
        for hidden in one.hidden:
            owner = self.say("nobodys")
            if hidden.owner is not None:
                owner = self.review.seats[hidden.owner]
            for place, thing in enumerate(hidden.things):
                low, high = hidden.low[place], hidden.high[place]
                rows.append(
                    [
                        owner if place == 0 else "",
                        self.teller.name(hidden.kind, thing),
                        f"{hidden.mean[place]:.1f}",
                        str(low) if low == high else f"{low}–{high}",
                        str(hidden.truth[place]),
                    ]
                )
        return self.say("known", seat=self.review.seats[one.seat]), rows


def show_review(console: Console, review: wire.Review, language: str, seat: int | None) -> None:
    told = Told(review, language)
    console.print(Text(told.title(), "bold"))
    sums = Grid(title=told.say("sum"), title_justify="left", box=None)
    for number, head in enumerate(told.heads()):
        sums.add_column(head, justify="left" if number == 0 else "right")
    for row in told.rows():
        sums.add_row(*[Text(cell) for cell in row])
    console.print(sums)
    console.print(Text(told.say("legend"), "dim"))
    for key, lines in (
        ("keys", told.keys()),
        ("decisions", told.decisions(seat)),
        ("strokes", told.strokes(seat)),
    ):
        console.print()
        console.print(Text(told.say(key), "bold"))
        console.print(listed(told, lines) if lines else told.say("none"))


def listed(told: Told, lines: list[Line]) -> RenderableType:
    shown: list[RenderableType] = []
    for line in lines:
        shown.append(Text.assemble((f"{told.where(line.moment)}  ", "dim"), line.head))
        for below in (line.figures, line.why):
            if below:
                shown.append(Padding(Text(below), (0, 0, 0, 4)))
    return Group(*shown)


def show_moment(console: Console, review: wire.Review, language: str, moment: int) -> None:
    """One question, looked at closely."""
    told = Told(review, language)
    chances = ", ".join(
        f"{name} {in_hundred(share)}"
        for name, share in zip(review.seats, review.chances[moment], strict=True)
    )
    console.print(Text(f"{told.where(moment)}: {chances}", "bold"))
    title, known = told.known(moment)
    for head, rows in ((told.say("weighed"), told.weighed(moment)), (title, known)):
        if rows:
            grid = Grid(title=head, title_justify="left", box=None, show_header=False)
            for row in rows:
                grid.add_row(*[Text(cell) for cell in row])
            console.print(grid)


def show_many(console: Console, reviews: list[wire.Review], teller: Teller) -> None:
    """What each player gave away, over all games."""
    by_name: dict[str, list[wire.Skill]] = {}
    for review in reviews:
        for skill in review.skills:
            by_name.setdefault(review.seats[skill.seat], []).append(skill)
    grid = Grid(
        title=teller.say("review-many-games", n=len(reviews)), title_justify="left", box=None
    )
    for key in ("seat", "games", "counted", "lost"):
        grid.add_column(teller.say(f"review-{key}"), justify="left" if key == "seat" else "right")
    for name, skills in by_name.items():
        decisions, lost = sum(one.decisions for one in skills), sum(one.lost for one in skills)
        each = f"{100 * lost / max(1, decisions):.1f}"
        grid.add_row(Text(name), str(len(skills)), str(decisions), each)
    console.print(grid)


def in_hundred(share: float) -> int:
    return round(100 * share)


def signed(number: int) -> str:
    return f"−{-number}" if number < 0 else f"+{number}"


def rounded(parts: list[float], total: int) -> list[int]:
    """Whole numbers that add up to the total: those that lose most by it are rounded up."""
    made = [int(part // 1) for part in parts]
    by_rest = sorted(range(len(parts)), key=lambda i: made[i] - parts[i])
    for i in range(total - sum(made)):
        made[by_rest[i % len(parts)]] += 1
    return made
