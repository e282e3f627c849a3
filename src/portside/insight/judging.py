"""Decisions, judged by what the seat could know: what its answer cost against the best one.

Everything here starts from worlds that the seat imagines, never from the true one. First a search
finds the best answer; then the two that matter are searched with the same worlds and dice, several
times over and at two depths: a search scatters, and it also errs in one direction.
"""

from dataclasses import dataclass
from functools import cached_property
from math import hypot, inf

from portside import wire
from portside.bots.advice import half_width
from portside.bots.bot import SeatView
from portside.bots.levels import make_bot
from portside.bots.search import Search, Settings
from portside.core.game import State
from portside.core.rng import Dice
from portside.games import game_of
from portside.insight.outcomes import TIMES, outcomes

# In shares of victory, as backgammon players know them.
INACCURACY = 0.02
MISTAKE = 0.05
BLUNDER = 0.10

COSTLY = ("inaccuracy", "mistake", "blunder")  # verdicts

LOOK = 4000  # simulations to find the best answer
SHALLOW, DEEP = 1000, 4000  # and for each of the two that are compared, in each repetition
REPEATS = 4
# Longer thoughts change a cost by so much, or by so much of it (`python -m tools.hindsight again`).
LEAST, SLACK = 0.02, 0.55
SUSPECTED = 0.01  # a first look must find so much before two answers are compared
SEEN = 8  # visits: below, a first look says little of an answer
MOST_TOLD = 6  # answers
USUAL = "mate"  # what a find is held against

After = tuple[float, list[float]]  # the seat's share of victory, and the reward of each seat


@dataclass
class Seen:
    """An answer, and what was seen of it; where two were compared, the longer look counts."""

    answer: int
    chance: float
    visits: int
    margin: float = 0.0


@dataclass
class Held:
    """One answer held against another: what it costs, give or take, and whom it helps."""

    cost: float
    margin: float
    helps: int


@dataclass
class Tries:
    """What came out after an answer, once for each seed."""

    shallow: list[float]
    deep: list[After]

    @property
    def chance(self) -> float:
        return sum([after[0] for after in self.deep]) / len(self.deep)


def held_against(good: Tries, bad: Tries) -> tuple[float, float]:
    """What the one costs against the other, give or take: both were tried with the same seeds."""
    cost = good.chance - bad.chance
    scatter = half_width([a[0] - b[0] for a, b in zip(good.deep, bad.deep, strict=True)])
    shallow = sum([a - b for a, b in zip(good.shallow, bad.shallow, strict=True)])
    drift = cost - shallow / len(good.shallow)
    return cost, hypot(scatter, drift, LEAST, SLACK * cost)


class SecondLook:
    """Looks at one question of a finished game. With the same seed it says the same."""

    def __init__(self, s: State, moment: int, seed: int, effort: float = 1.0) -> None:
        self.dice = Dice(seed * 1_000_003 + moment)
        self.table = SeatView(s, None, self.dice)
        self.game = game_of(self.table.game)
        self.asked = self.table.imagine(Dice(0)).asked.name
        self.unsure = self.asked in self.game.unsure  # the search does not weigh this well enough
        self.moment = moment
        self.effort = effort

    def number(self, simulations: int) -> int:
        return max(16, int(simulations * self.effort))

    def judgement(self, words: str) -> wire.Judgement:
        """Of the answer that was given."""
        given = self.table.read(words)
        best = self.seen[0]
        one = next((one for one in self.seen if one.answer == given), Seen(given, 0.0, 0))
        if given != best.answer:
            return self.of_another(one, best)
        return self.of_the_best(best)

    def of_another(self, given: Seen, best: Seen) -> wire.Judgement:
        """Not the answer that was found to be the best: it may cost something."""
        if self.unsure or (given.visits >= SEEN and best.chance - given.chance < SUSPECTED):
            return self.told(given, best, None, "fine")
        held = self.hold(given, best)
        if held.cost <= 0.0:  # longer thoughts like it better
            return self.told(given, given, None, "fine")
        return self.told(given, best, held, verdict(held))

    def of_the_best(self, best: Seen) -> wire.Judgement:
        """It is worth a word if a mate, who looks at his own turn only, would have given much."""
        if self.unsure or len(self.seen) == 1:
            return self.told(best, best, None, "fine")
        habit = make_bot(USUAL, self.table.game, 1).choose(self.table)
        other = next((one for one in self.seen if one.answer == habit), best)
        if best.chance - other.chance < MISTAKE or other.visits < SEEN:
            return self.told(best, best, None, "fine")
        held = self.hold(other, best)
        surely = held.cost - held.margin > 0.0 and held.cost >= MISTAKE
        return self.told(best, best, held if surely else None, "find" if surely else "fine", other)

    def cost_of(self, words: str, better: str) -> float:
        """What one answer costs against another."""
        worse = Seen(self.table.read(words), 0.0, 0)
        return self.hold(worse, Seen(self.table.read(better), 0.0, 0)).cost

    def weighed_against(self, words: str, better: str) -> wire.Weighed:
        """Any legal answer beside the one that is taken to be the best."""
        one, best = Seen(self.table.read(words), 0.0, 0), Seen(self.table.read(better), 0.0, 0)
        held = self.hold(one, best)
        why = self.why(one, best) if held.cost >= INACCURACY else None
        return wire.Weighed(words, one.chance, one.margin, held.cost, held.margin, why)

    @cached_property
    def seen(self) -> list[Seen]:
        """The answers worth a thought, the best first; at least one."""
        return self.looked_round(LOOK)

    def looked_round(self, simulations: int) -> list[Seen]:
        answers = self.table.worth_a_thought(self.game.judge)
        if len(answers) == 1:
            return [Seen(answers[0], 0.0, 0)]
        search = self.search(self.dice.below(1 << 30))
        search.search(self.table.imagine(self.dice), self.table.seat, self.number(simulations), inf)
        found = sorted(search.found(self.table.seat), key=lambda one: (-one[1], -one[2]))
        return [
            Seen(answer, search.honest_share(answer), visits)
            for answer, visits, _ in found
            if visits > 0
        ]

    def hold(self, worse: Seen, better: Seen) -> Held:
        """Both after the same worlds and dice, shallow and deep."""
        seeds = [self.dice.below(1 << 30) for _ in range(REPEATS)]
        good, bad = self.tries(better, seeds), self.tries(worse, seeds)
        return Held(*held_against(good, bad), self.helped(good.deep, bad.deep))

    def tries(self, one: Seen, seeds: list[int], shallow: int = SHALLOW, deep: int = DEEP) -> Tries:
        """An answer in the worlds of these seeds; what is found is noted."""
        tries = Tries(
            [self.after(one, seed, shallow)[0] for seed in seeds],
            [self.after(one, seed, deep) for seed in seeds],
        )
        one.chance, one.margin = tries.chance, half_width([after[0] for after in tries.deep])
        return tries

    def helped(self, good: list[After], bad: list[After]) -> int:
        """Which other seat is better off after the lesser answer than after the better one."""
        gains = [
            sum([after[1][seat] for after in bad]) - sum([after[1][seat] for after in good])
            for seat in range(self.table.seats)
        ]
        gains[self.table.seat] = -inf
        return gains.index(max(gains))

    def after(self, one: Seen, seed: int, simulations: int) -> After:
        """What the seat may expect after an answer, and what each seat would be rewarded with."""
        world = self.table.imagine(Dice(seed))
        world.play(one.answer)
        search = self.search(seed)
        search.search(world, self.table.seat, self.number(simulations), inf)
        return search.honest_chance(), search.chances()

    def search(self, seed: int) -> Search:
        seats = self.table.seats
        evaluator = self.game.evaluator(seats)
        return Search(self.game.judge, Settings(**self.game.search), seats, seed, evaluator)

    def counts(self, given: Seen) -> bool:
        """Neither obvious nor among equals."""
        weighed = [one for one in self.seen if one.visits >= SEEN]
        if self.unsure or len(weighed) < 2:
            return False
        best, second, last = weighed[0].chance, weighed[1].chance, weighed[-1].chance
        obvious = given is self.seen[0] and best - second >= BLUNDER
        return best - min(second, last) >= INACCURACY and not obvious

    def told(
        self, given: Seen, best: Seen, held: Held | None, said: str, instead: Seen | None = None
    ) -> wire.Judgement:
        write = self.table.write
        weighed = [one for one in self.seen if one.visits >= SEEN]
        others = [one for one in weighed if one is not best and one is not given]
        shown = [best, *([given] if given is not best else []), *others][:MOST_TOLD]
        costly, lesser = said in COSTLY, instead or given
        telling = costly or said == "find"
        return wire.Judgement(
            moment=self.moment,
            seat=self.table.seat,
            question=self.asked,
            answer=write(given.answer),
            best=write(best.answer),
            options=[
                wire.Option(write(one.answer), one.chance, one.visits, one.margin) for one in shown
            ],
            counts=costly or self.counts(given),
            cost=held.cost if held is not None else 0.0,
            margin=held.margin if held is not None else 0.0,
            verdict=said,  # type: ignore[arg-type]
            instead=write((instead or best).answer),
            helped=held.helps if held is not None and costly else None,
            why=self.why(lesser, best) if telling else None,
            outcomes=self.outcomes(best, lesser) if telling else None,
        )

    def outcomes(self, better: Seen, other: Seen) -> wire.Outcomes | None:
        """What they come to by habit, where that says the same as the search."""
        times = max(16, int(TIMES * self.effort))
        found = outcomes(self.table, better.answer, other.answer, times, self.dice)
        return found if found.gain > found.margin else None

    def why(self, lesser: Seen, best: Seen) -> wire.WhyNot | None:
        """What the game has to say against the lesser answer."""
        world = self.table.imagine(Dice(0))
        said = self.game.counsel(world, self.table.seat, lesser.answer, best.answer)
        return wire.WhyNot(said.code, said.rules, said.args) if said is not None else None


def verdict(held: Held) -> str:
    """A cost whose interval covers 0 is no mistake."""
    if held.cost < INACCURACY:
        return "fine"
    if held.cost <= held.margin:
        return "close"
    for name, band in (("blunder", BLUNDER), ("mistake", MISTAKE)):
        if held.cost >= band:
            return name
    return "inaccuracy"


def is_costly(one: wire.Judgement) -> bool:
    return one.verdict in COSTLY
