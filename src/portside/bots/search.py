"""Tree search by simulation (PUCT, max-n), for any game, any number of seats, hidden hands.

Each simulation starts from a freshly imagined world, and chance is drawn anew. While a node is
young, what chance says is not told apart: the node is a sequence of decisions, and the answers that
are legal may differ from visit to visit, so only those legal now are compared. Once it has been
visited often enough, every outcome of chance gets a child of its own: plans may then differ with
the dice, which is what more time is good for.
"""

from math import exp, sqrt
from time import perf_counter
from typing import Final

from portside.bots.looking import MOST_SEATS, Look
from portside.bots.tree import NONE, ROOT, Tree
from portside.core.answers import Answers
from portside.core.evaluator import Evaluator
from portside.core.game import CHANCE, NOBODY, State
from portside.core.judge import Judge
from portside.core.rng import Dice
from portside.core.vectors import Floats, Ints, filled, i64, zeros

DEEPEST: Final = 200
NO_ANSWER: Final = -1  # a simulation in which nobody had a choice
MOST_ROWS: Final = 1_200_000  # about 80 MB; a full tree is searched on, but grows no more
FIRST_MARKS: Final = 1024
FASTEST: Final = 120_000.0  # simulations a second: so much room is made for a search by the clock
ROWS_EACH: Final = 12  # nodes that a simulation adds, at most on average
ROUND: Final = 64  # simulations after which it is seen whether the answer is settled
SURE: Final = 1.1  # times as many simulations as are expected in the time left
FINAL_SCALE: Final = 6.0  # points: how much a lead at the end counts besides winning


class Settings:
    """How a search thinks. Tuned for each game by measurement; see docs/strength.md."""

    def __init__(
        self,
        explore: float = 0.5,
        cut: int = 10,
        temperature: float = 2.0,
        win: float = 0.5,
        heat: float = 1.0,
        envy: float = 1.0,
        split: int = 400,
        widen: float = 100.0,
    ) -> None:
        self.explore = explore  # how readily it leaves the beaten track
        self.cut = cut  # habitual answers behind a new node, before the judge decides
        self.temperature = temperature  # of the prior: points by which an answer must look better
        self.win = win  # reward at the end: so much for winning, the rest for points
        self.heat = heat  # times the judge's doubt: how flat points become shares of victory
        self.envy = envy  # in the prior: how much an opponent's point hurts
        self.widen = widen  # answers considered: so many, and the root of the visits
        self.split = split  # visits of a node from which outcomes of chance are told apart


class Search:
    """Searches for one seat at a time; its buffers serve from answer to answer."""

    stamp: i64 = 0
    depth: i64 = 0  # of the path from the root, in nodes
    simulations: i64 = 0  # of the last search

    def __init__(
        self,
        judge: Judge,
        settings: Settings,
        seats: int,
        seed: int,
        evaluator: Evaluator | None = None,
    ) -> None:
        """With an evaluator it also keeps honest shares of victory; it goes by its own rewards."""
        self.judge = judge
        self.evaluator = evaluator
        self.shares: dict[int, float] = {}  # by answer at the root: the sum over its simulations
        self.visits: dict[int, int] = {}
        self.settings = settings
        self.dice = Dice(seed)
        self.look = Look(judge.glance(), settings.envy, seed)
        self.tree = Tree(1 << 12, seats)
        self.answers = Answers()
        self.path: Ints = filled(DEEPEST + 2, 0)
        self.mark: Ints = filled(FIRST_MARKS, 0)  # by answer + 1: legal now; negative: has a child
        self.reward: Floats = zeros(MOST_SEATS)
        self.worth: Floats = zeros(MOST_SEATS)

    def search(
        self, world: State, seat: int, most: int, seconds: float, early: bool = False
    ) -> None:
        """Think about what the seat is asked, for so many simulations or so long.

        `early`: or until more time could not change the answer.
        """
        deadline = perf_counter() + seconds
        self.make_room(min(float(most), seconds * FASTEST))
        self.tree.clear()
        self.shares.clear()
        self.visits.clear()
        start = perf_counter()
        now = start
        longest = 0.0  # simulation so far: the next one should still fit
        done: i64 = 0
        while done < most and (done == 0 or now + longest < deadline):
            s = world.imagine(seat, self.dice)
            self.simulate(s)
            if self.evaluator is not None:
                self.note_share(self.evaluator.shares(s)[seat])
            done += 1
            before, now = now, perf_counter()
            if done > 1:  # the first one meets cold buffers
                longest = max(longest, now - before)
            if (
                early
                and done % ROUND == 0
                and is_settled(self.tree.lead(ROOT), done, now - start, deadline - now)
            ):
                break
        self.simulations = done

    def make_room(self, simulations: float) -> None:
        rows = i64(min(simulations * ROWS_EACH + 256.0, float(MOST_ROWS)))
        if len(self.tree.answer) < rows:
            self.tree = Tree(rows, self.tree.seats)

    # -------------------------------------------------------------- one simulation

    def simulate(self, s: State) -> None:
        tree = self.tree
        self.path[0] = ROOT
        self.depth = 1
        while self.depth < DEEPEST and self.walk_to_decision(s) and tree.room(self.answers.n):
            node = self.descend(s, self.path[self.depth - 1])
            self.step_to(node)
            s.play(tree.answer[node])
            if tree.visits[node] == 0:
                break
        self.play_on(s)
        self.decide(s)
        for i in range(self.depth):
            tree.credit(self.path[i], self.reward)

    def step_to(self, node: i64) -> None:
        self.path[self.depth] = node
        self.depth += 1

    def walk_to_decision(self, s: State) -> bool:
        """Chance and forced answers, until a seat has a choice."""
        answers = self.answers
        while s.to_move != NOBODY:
            answers.clear()
            s.offer(answers)
            if s.to_move == CHANCE:
                self.meet_chance(s)
            else:
                self.judge.narrow(s, answers)
                if answers.n > 1:
                    return True
                s.play(answers.answer[0])
        return False

    def meet_chance(self, s: State) -> None:
        """Draw; and where the node has been seen often, go to the child of what was drawn."""
        drawn = self.dice.draw(self.answers)
        node = self.path[self.depth - 1]
        if (
            self.tree.visits[node] >= self.settings.split
            and self.answers.n > 1
            and self.depth < DEEPEST
            and self.tree.room(1)
        ):
            self.step_to(self.tree.child(node, s.question_number(), drawn))
        s.play(drawn)

    def descend(self, s: State, node: i64) -> i64:
        """PUCT: every answer has a child, with the judge's opinion of it as prior."""
        tree = self.tree
        question = s.question_number()
        if self.mark_legal(node, question) < self.answers.n:
            self.grow(s, node, question)
        seat = s.to_move
        visits = float(tree.visits[node])
        spread = self.settings.explore * sqrt(visits + 1.0) / self.legal_prior(node, question)
        parent = tree.mean(node, seat)
        best: i64 = NONE
        highest = -1e9
        left = self.settings.widen + sqrt(visits)
        child = tree.first[node]
        while child != NONE and left > 0.0:
            if self.is_marked(child, question, -self.stamp):
                left -= 1.0
                n = float(tree.visits[child])
                mean = tree.mean(child, seat) if n > 0.0 else parent
                value = mean + spread * tree.prior[child] / (1.0 + n)
                if value > highest:
                    highest = value
                    best = child
            child = tree.sibling[child]
        return best

    def mark_legal(self, node: i64, question: i64) -> i64:
        """Stamp the answers that are legal now; how many of them have a child already."""
        self.stamp += 1
        answers = self.answers
        for i in range(answers.n):
            while answers.answer[i] + 1 >= len(self.mark):
                self.more_marks()
            self.mark[answers.answer[i] + 1] = self.stamp
        known: i64 = 0
        tree = self.tree
        child = tree.first[node]
        while child != NONE:
            if self.is_marked(child, question, self.stamp):
                self.mark[tree.answer[child] + 1] = -self.stamp
                known += 1
            child = tree.sibling[child]
        return known

    def more_marks(self) -> None:
        longer = filled(4 * len(self.mark), 0)
        for i in range(len(self.mark)):
            longer[i] = self.mark[i]
        self.mark = longer

    def is_marked(self, child: i64, question: i64, stamp: i64) -> bool:
        """The same question and answer may stand for something else after another chance."""
        answer = self.tree.answer[child]
        return (
            self.tree.question[child] == question
            and answer + 1 < len(self.mark)
            and self.mark[answer + 1] == stamp
        )

    def legal_prior(self, node: i64, question: i64) -> float:
        """Priors are normalised over what is legal now."""
        total = 0.0
        child = self.tree.first[node]
        while child != NONE:
            if self.is_marked(child, question, -self.stamp):
                total += self.tree.prior[child]
            child = self.tree.sibling[child]
        return total

    def grow(self, s: State, node: i64, question: i64) -> None:
        """A child for every legal answer that has none."""
        answers = self.answers
        seat = s.to_move
        before = self.look.standing(s, seat)
        for i in range(answers.n):
            answer = answers.answer[i]
            if self.mark[answer + 1] == self.stamp:
                self.mark[answer + 1] = -self.stamp
                edge = self.look.after(s, answer, seat, 1) - before
                prior = exp(max(-20.0, min(20.0, edge / self.settings.temperature))) + 0.001
                self.tree.add(node, question, answer, prior)

    # --------------------------------------------------------- behind the new node

    def play_on(self, s: State) -> None:
        """A few answers by habit, until the judge decides."""
        answers = self.answers
        left: i64 = self.settings.cut
        while s.to_move != NOBODY:
            answers.clear()
            s.offer(answers)
            if s.to_move == CHANCE:
                s.play(self.dice.draw(answers))
                continue
            if left <= 0:
                return
            s.play(self.judge.pick(s, answers, self.dice))
            left -= 1

    def decide(self, s: State) -> None:
        """Shares of victory by seat: as it is if the game is over, else as the judge thinks."""
        reward = self.reward
        worth = self.worth
        self.judge.appraise(s, worth)
        highest = worth[0]
        for seat in range(s.seats):
            highest = max(highest, worth[seat])
        over = s.to_move == NOBODY
        scale = FINAL_SCALE if over else self.settings.heat * self.judge.doubt(s)
        total = 0.0
        best = 0.0
        for seat in range(s.seats):
            reward[seat] = exp(max(-40.0, (worth[seat] - highest) / scale))
            total += reward[seat]
            if worth[seat] == highest:
                best += 1.0
        win = self.settings.win
        for seat in range(s.seats):
            share = reward[seat] / total
            if over:
                won = 1.0 / best if worth[seat] == highest else 0.0
                share = win * won + (1.0 - win) * share
            reward[seat] = share

    def note_share(self, share: float) -> None:
        answer = int(self.tree.answer[self.path[1]]) if self.depth > 1 else NO_ANSWER
        self.shares[answer] = self.shares.get(answer, 0.0) + share
        self.visits[answer] = self.visits.get(answer, 0) + 1

    # ---------------------------------------------------------------- what it found

    def honest_share(self, answer: int) -> float:
        """The share of victory behind an answer at the root, as the evaluator sees it."""
        return self.shares[answer] / self.visits[answer]

    def honest_chance(self) -> float:
        """The same over all simulations."""
        return sum(self.shares.values()) / sum(self.visits.values())

    def found(self, seat: int) -> list[tuple[int, int, float]]:
        """By answer at the root: the answer, its visits, its mean value to the seat."""
        tree = self.tree
        options = []
        child = tree.first[ROOT]
        while child != NONE:
            options.append(
                (int(tree.answer[child]), int(tree.visits[child]), tree.mean(child, seat))
            )
            child = tree.sibling[child]
        return options

    def chances(self) -> list[float]:
        """The share of victory each seat may expect."""
        return [self.tree.mean(ROOT, seat) for seat in range(self.tree.seats)]

    def line(self, world: State, length: int) -> list[tuple[int, str, str]]:
        """What it expects to happen: seat, words, question, as far as chance lets it be said."""
        s = world.copy()
        node: i64 = ROOT
        told: list[tuple[int, str, str]] = []
        while len(told) < length and s.to_move >= 0:
            self.answers.clear()
            s.offer(self.answers)
            self.judge.narrow(s, self.answers)
            if self.answers.n == 1:
                answer = self.answers.answer[0]
            else:
                node = self.tree.most_visited(node, s.to_move)
                answer = self.tree.answer[node]
                if node == NONE or answer not in s.legal():
                    break
            told.append((int(s.to_move), s.write(answer), s.asked.name))
            s.play(answer)
        return told


def is_settled(lead: i64, done: i64, spent: float, left: float) -> bool:
    """The most visited answer leads by more than the time left is good for."""
    return float(lead) > SURE * float(done) * left / spent
