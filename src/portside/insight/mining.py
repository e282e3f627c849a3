"""Where puzzles come from: games of bots, and in them the moments with one clearly best answer.

A moment is found by a short search and held to its word by long ones: every answer worth a thought
is tried in worlds that the seat imagines, never in the true one, with several seeds and at two
depths, as a review does with two answers. What is found in a game follows from the game, the seed
and its number, so games can be looked through anywhere and in any order.
"""

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from math import inf

from portside.bots.levels import make_bot
from portside.bots.match import Match
from portside.core.answers import Answers
from portside.core.game import State
from portside.core.record import Record, moments, write_record
from portside.core.rng import Dice
from portside.games import game_of, rules_of
from portside.insight.judging import (
    BLUNDER,
    REPEATS,
    SEEN,
    USUAL,
    SecondLook,
    Seen,
    held_against,
)
from portside.insight.puzzles import Moment, Puzzle, Source, Weighed, name_of

PLAYERS = ("mate", "mate", "navigator@40", "search@100")
LOOKED_AT = 40  # moments of a game
FROM_A_GAME = 4
APART = 15  # answers between two puzzles of one game
FEWEST, MOST = 2, 16  # answers worth a thought
SELDOM = 3  # what there would be too much of is looked at once in so many times

CLEAR = 0.04  # of a victory: so much the best answer is better than every other one
GLANCE = 400  # simulations to see whether a moment may be one …
LOOK = 1600  # … and whether it still looks like one
LONG = 10 * LOOK // REPEATS  # with each seed, for the best answer and those that come nearest
NEAREST = 3
SHORT = LONG // 10  # for all of them, before that
SHALLOWER = 4  # times fewer simulations, to see where longer thoughts drift


@dataclass(frozen=True)
class Vein:
    """Which games are looked through: those of a game, a seed and an effort, by number."""

    game: str
    seed: int = 1
    effort: float = 1.0  # times the usual one


def mine(vein: Vein, number: int) -> Source:
    """Play a game, and look for puzzles in it."""
    record = played(vein, number)
    states = [s.copy() for s in moments(record, rules_of(vein.game))]
    found: list[Moment] = []
    for at in worth_a_look(vein.game, states, Dice(vein.seed * 1_000_003 + number)):
        if all(abs(at - one.at) >= APART for one in found):
            made = puzzle_at(vein, record, states[at], at)
            found += [made] if made is not None else []
        if len(found) == FROM_A_GAME:
            break
    return Source(write_record(beginning(record, found)), sorted(found, key=lambda one: one.at))


def played(vein: Vein, number: int) -> Record:
    """Good but human: they err, each in its own way. Every number of seats in its turn."""
    rules, dice = rules_of(vein.game), Dice(vein.seed * 7919 + number)
    seats = rules.fewest_seats + number % (rules.most_seats - rules.fewest_seats + 1)
    names = [PLAYERS[dice.below(len(PLAYERS))] for _ in range(seats)]
    bots = [make_bot(name, vein.game, int(dice.below(1 << 30))) for name in names]
    called = [str(seat) for seat in range(seats)]
    return Match(vein.game, bots, called, int(dice.below(1 << 30))).play().record


def beginning(record: Record, found: list[Moment]) -> Record:
    """The game as far as its puzzles need it."""
    made = Record(record.game, record.seats)
    made.revision, made.options = record.revision, record.options
    made.answers = record.answers[: max([one.at for one in found], default=0)]
    return made


def worth_a_look(game: str, states: list[State], dice: Dice) -> list[int]:
    """Moments drawn by lot, of each question in turn, so that rare ones are not drowned."""
    kinds: dict[str, list[int]] = {}
    for at, s in enumerate(states):
        if s.to_move >= 0 and s.asked.name not in game_of(game).unsure and len(s.legal()) > 1:
            kinds.setdefault(s.asked.name, []).append(at)
    drawn: list[int] = []
    while kinds and len(drawn) < LOOKED_AT:
        for asked in list(kinds):
            left = kinds[asked]
            drawn.append(left.pop(dice.below(len(left))))
            if not left:
                del kinds[asked]
    return drawn[:LOOKED_AT]


def puzzle_at(vein: Vein, record: Record, s: State, at: int) -> Moment | None:
    """What is asked here as a puzzle, if it is one."""
    look = Assay(s, at, vein.seed, vein.effort)
    weighed = look.weighed() if look.is_promising() else None
    if weighed is None:
        return None
    return Moment(
        id=name_of(record, at),
        at=at,
        third=1 + 3 * at // len(record.answers),
        seat=int(s.to_move),
        question=look.asked,
        habit=look.table.write(look.habit),
        answers=weighed,
    )


class Assay(SecondLook):
    """Is one answer better than every other? It goes step by step: mostly the answer is no."""

    def __init__(self, s: State, moment: int, seed: int, effort: float = 1.0) -> None:
        super().__init__(s, moment, seed, effort)
        self.answers = self.table.worth_a_thought(self.game.judge)
        self.habit = make_bot(USUAL, self.table.game, 1).choose(self.table)

    @cached_property
    def seen(self) -> list[Seen]:
        return self.looked_round(LOOK)

    def is_promising(self) -> bool:
        """At a glance, and then at a second one, the best answer stands out."""
        if not FEWEST <= len(self.answers) <= MOST or lead_of(self.looked_round(GLANCE)) < CLEAR:
            return False
        lead, best = lead_of(self.seen), self.seen[0].answer
        if len(self.seen) < 2 or lead < CLEAR or (lead >= BLUNDER and best == self.habit):
            return False
        return self.is_wanted(best) and not self.order_is_free()

    def is_wanted(self, best: int) -> bool:
        """Few puzzles are to be solved by habit."""
        return best != self.habit or self.dice.below(SELDOM) == 0

    def order_is_free(self) -> bool:
        """The best answer may come after another one, but the search knows the one order only."""
        if self.asked not in self.game.one_order:
            return False
        best = self.seen[0].answer
        for answer in self.answers:
            world = self.table.imagine(Dice(0))
            world.play(answer)
            again = world.to_move == self.table.seat and world.asked.name == self.asked
            if again and best in world.legal() and best not in self.considered(world):
                return True
        return False

    def considered(self, world: State) -> list[int]:
        answers = Answers()
        world.offer(answers)
        self.game.judge.narrow(world, answers)
        return [int(answers.answer[i]) for i in range(answers.n)]

    def weighed(self) -> list[Weighed] | None:
        """All answers worth a thought, the best first; None: another one comes near."""
        best = self.seen[0].answer
        order = [one.answer for one in self.seen] + self.answers  # dangerous rivals come first
        rivals = [one for one in dict.fromkeys(order) if one != best]
        known = self.against(best, rivals, SHORT, CLEAR)
        if least(known) < CLEAR:
            return None
        rivals.sort(key=lambda one: known[one].cost)
        known |= self.against(best, rivals[:NEAREST], LONG, CLEAR)
        clear = all(known[one].cost >= max(CLEAR, known[one].doubt) for one in rivals)
        return sorted(known.values(), key=lambda one: one.cost) if clear else None

    def against(self, best: int, rivals: list[int], deep: int, enough: float) -> dict[int, Weighed]:
        """The best answer and its rivals, all with the same seeds, up to the first that is near."""
        seeds = [int(self.dice.below(1 << 30)) for _ in range(REPEATS)]
        good = Seen(best, 0.0, 0)
        tried = self.tries(good, seeds, deep // SHALLOWER, deep)
        found = {best: Weighed(self.table.write(best), good.chance, good.margin, 0.0, 0.0)}
        for rival in rivals:
            one = Seen(rival, 0.0, 0)
            cost, doubt = held_against(tried, self.tries(one, seeds, deep // SHALLOWER, deep))
            words = self.table.write(rival)
            found[rival] = Weighed(words, one.chance, one.margin, cost, doubt)
            if cost < enough:
                break
        return found


def least(found: dict[int, Weighed]) -> float:
    """What the best of the rivals costs."""
    return min([one.cost for one in list(found.values())[1:]])


def lead_of(seen: list[Seen]) -> float:
    """By how much the best answer leads, among those that were visited often enough."""
    weighed = [one.chance for one in seen if one.visits >= SEEN]
    return max(weighed) - sorted(weighed)[-2] if len(weighed) > 1 else inf


def weighed_again(puzzle: Puzzle, seed: int, effort: float = 1.0) -> list[Weighed]:
    """All answers of a puzzle with another seed, each looked at as long as the nearest ones were;
    the one that was the best comes first."""
    look = Assay(puzzle.state, puzzle.moment.at, seed, effort)
    best, *rivals = [look.table.read(one.answer) for one in puzzle.moment.answers]
    return [*look.against(best, rivals, LONG, -inf).values()]


# --------------------------------------------------------------------------- a good mixture

# Of all puzzles, at most …
OF_A_QUESTION = 0.8  # … of one question: some games ask little else that is worth it
OF_A_SEAT = 0.4
OF_A_THIRD = 0.6  # … of a game
BY_HABIT = 0.5  # … that a mate would solve, too
OF_TWO = 0.9  # … with two answers


class Mixture:
    """Takes puzzles as they come, and leaves out what there is enough of."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.taken = 0
        self.of: Counter[tuple[str, object]] = Counter()

    @property
    def is_full(self) -> bool:
        return self.taken >= self.number

    def takes(self, moment: Moment) -> bool:
        marks: dict[tuple[str, object], float] = {
            ("question", moment.question): OF_A_QUESTION,
            ("seat", moment.seat): OF_A_SEAT,
            ("third", moment.third): OF_A_THIRD,
        }
        if moment.habit == moment.answers[0].answer:
            marks["by", "habit"] = BY_HABIT
        if len(moment.answers) == 2:
            marks["of", "two"] = OF_TWO
        if self.is_full or any(self.of[mark] >= part * self.number for mark, part in marks.items()):
            return False
        self.of.update(marks.keys())
        self.taken += 1
        return True


def mixed(sources: list[Source], number: int) -> list[Source]:
    """So many puzzles of these games, or as many as there are; games without one are left out."""
    mixture = Mixture(number)
    made = [
        Source(one.record, [moment for moment in one.moments if mixture.takes(moment)])
        for one in sources
    ]
    return [one for one in made if one.moments]
