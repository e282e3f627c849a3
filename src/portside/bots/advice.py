"""Advice for people: what an answer is worth, and what another one costs.

The search says which answers are good; what is told of them are honest shares of victory, as the
evaluator sees the positions that the search reaches. Whoever wants to know what one answer costs
against another gets both searched alike, several times over, so that the figure has a margin.
"""

from dataclasses import dataclass, field
from math import hypot, sqrt
from statistics import stdev

from portside.bots.bot import SeatView
from portside.bots.intervals import student
from portside.bots.search import Search, Settings
from portside.bots.searcher import LINE, undisturbed
from portside.core.rng import Dice
from portside.games import game_of

SIMULATIONS = 8000  # to find the answers worth telling
EACH = 1500  # for one answer, in each repetition
REPEATS = 6
MOST_TOLD = 12
COSTLY = 0.12  # of a victory: the coach speaks
SLACK = 0.65  # of a cost: by so much longer thoughts may find another one (`python -m tools.coach`)
LONGEST = 1.0  # seconds to look round, and as many to compare, where the rules are not compiled


@dataclass
class Option:
    """An answer, and the share of victory that is expected of it."""

    answer: int
    words: str
    chance: float
    visits: int


@dataclass
class Comparison:
    """What an answer costs against another: shares of victory, give or take the margin (95 %)."""

    better: Option
    worse: Option
    cost: float
    margin: float


@dataclass
class Advice:
    options: list[Option]  # the best first, as the search would answer
    line: list[tuple[int, str, str]] = field(default_factory=list)  # seats, words, questions
    comparison: Comparison | None = None
    simulations: int = 0
    sure: bool = True  # the search weighs what is asked well enough for a warning

    @property
    def warns(self) -> bool:
        """The answer that was compared with the best one costs much, and surely does."""
        found = self.comparison
        return (
            self.sure
            and found is not None
            and found.better is self.options[0]
            and found.cost >= COSTLY
            and found.margin < found.cost
        )


class Adviser:
    """Thinks for a seat, from what that seat knows. The same seed, the same advice."""

    def __init__(
        self, table: SeatView, seed: int, effort: float = 1.0, longest: float = LONGEST
    ) -> None:
        self.table = table
        self.game = game_of(table.game)
        self.dice = Dice(seed)
        self.effort = effort
        self.longest = longest

    def advise(self, about: str | None = None, compare: bool = True) -> Advice:
        """The best answers; and what `about` costs against the best, or the second best does."""
        with undisturbed():
            advice = self.look_round()
            best = advice.options[0]
            if not compare:
                return advice
            other = self.option_of(advice, about) if about is not None else second(advice)
            if other is not None and self.may_come_later(other.answer):
                advice.sure = False
            if other is not None and other.answer != best.answer:
                advice.comparison = self.compare(best, other)
                advice.simulations += 2 * REPEATS * self.number(EACH)
        return advice

    def number(self, simulations: int) -> int:
        return max(64, int(simulations * self.effort))

    def option_of(self, advice: Advice, words: str) -> Option:
        answer = self.table.read(words)
        known = [option for option in advice.options if option.answer == answer]
        return known[0] if known else Option(answer, words, 0.0, 0)

    def look_round(self) -> Advice:
        """All answers that are worth a thought."""
        answers = self.table.worth_a_thought(self.game.best_judge)
        if len(answers) == 1:
            return self.look_at_each(answers[0])
        search = self.search(self.dice.below(1 << 30))
        world = self.table.imagine(self.dice)
        search.search(world, self.table.seat, self.number(SIMULATIONS), self.longest)
        found = sorted(search.found(self.table.seat), key=lambda one: (-one[1], -one[2]))
        options = [
            Option(answer, self.table.write(answer), search.honest_share(answer), visits)
            for answer, visits, _ in found
            if visits > 0
        ]
        sure = world.asked.name not in self.game.unsure
        line, number = search.line(world, LINE), int(search.simulations)
        return Advice(options[:MOST_TOLD], line, None, number, sure)

    def look_at_each(self, habit: int) -> Advice:
        """Where a habit leaves nothing to choose: what it brings, and every other answer."""
        others = [answer for answer in self.table.legal() if answer != habit]
        part, seed = 1 / (1 + len(others)), self.dice.below(1 << 30)
        each = self.number(int(SIMULATIONS * part))
        options = [
            Option(
                answer,
                self.table.write(answer),
                self.chance_after(answer, seed, each, self.longest * part),
                each,
            )
            for answer in [habit, *others]
        ]
        options[1:] = sorted(options[1:], key=lambda option: -option.chance)
        return Advice(options[:MOST_TOLD], simulations=each * len(options))

    def may_come_later(self, answer: int) -> bool:
        """The order is free here, and the search knows one: what it would do first may follow."""
        world = self.table.imagine(self.dice)
        asked = (int(world.to_move), world.asked.name)
        if asked[1] not in self.game.one_order:
            return False
        world.play(answer)
        return asked == (int(world.to_move), world.asked.name)

    def compare(self, one: Option, other: Option) -> Comparison:
        """Both with the same worlds and dice, again and again."""
        pairs = []
        each, longest = self.number(EACH), self.longest / (2 * REPEATS)
        for _ in range(REPEATS):
            seed = self.dice.below(1 << 30)
            ours, theirs = [
                self.chance_after(option.answer, seed, each, longest) for option in (one, other)
            ]
            pairs.append((ours, theirs))
        ours, theirs = [sum(column) / REPEATS for column in zip(*pairs, strict=True)]
        scatter = half_width([first - second for first, second in pairs])
        margin = hypot(scatter, SLACK * (ours - theirs))
        one.chance, other.chance = ours, theirs
        if ours >= theirs:
            return Comparison(one, other, ours - theirs, margin)
        return Comparison(other, one, theirs - ours, margin)

    def chance_after(self, answer: int, seed: int, simulations: int, longest: float) -> float:
        """What the seat may expect once it has given this answer."""
        world = self.table.imagine(Dice(seed))
        world.play(answer)
        search = self.search(seed)
        search.search(world, self.table.seat, simulations, longest)
        return search.honest_chance()

    def search(self, seed: int) -> Search:
        settings, seats = Settings(**self.game.search), self.table.seats
        return Search(self.game.best_judge, settings, seats, seed, self.game.evaluator(seats))


def half_width(values: list[float]) -> float:
    """Of the 95 % interval of their mean."""
    return student(len(values) - 1) * stdev(values) / sqrt(len(values))


def second(advice: Advice) -> Option | None:
    return advice.options[1] if len(advice.options) > 1 else None
