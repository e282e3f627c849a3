"""Many tables of one game, played on together: what environments of every kind are made of.

Chance is answered inside, by dice of each table's own, so what happens at a table depends on its
seed and on the actions taken there, not on its neighbours.
"""

from dataclasses import dataclass
from typing import Final

from portside.core.actions import ActionSpace
from portside.core.answers import Answers
from portside.core.game import CHANCE, NOBODY, Rules, State
from portside.core.judge import Judge
from portside.core.observation import Observer, Row, blank
from portside.core.rng import Dice
from portside.core.vectors import Floats, Ints, filled, i16, i64, ints, u8, vec, zeros

WIN: Final = 0
RANK: Final = 1
SCORE: Final = 2
POTENTIAL: Final = 3

NOT_THE_LUCK: Final = 0x5EED  # what is sampled for the seats must not follow the tables' dice


def switches(length: i64) -> "vec[u8]":
    return vec[u8]([0] * length)


@dataclass
class Kept:
    """One table, for copies and pickles: the game, its luck, and what the last step brought."""

    state: State
    dice: Dice
    picks: Dice  # the luck of `sample`
    rewards: list[float]
    scores: list[int]
    done: bool


class Batch:
    """`n` tables: after each step the buffers tell what the seats to move see and may do."""

    def __init__(
        self,
        rules: Rules,
        seats: int,
        options: dict[str, object] | None,
        n: int,
        observer: Observer,
        judge: Judge,
        reward: int,
        discount: float,
        scale: float,
        auto_reset: bool,
        skip_forced: bool,
    ) -> None:
        self.rules = rules
        self.options = options
        self.seats: i64 = seats
        self.n: i64 = n
        self.observer = observer
        self.judge = judge
        self.reward: i64 = reward
        self.discount = discount
        self.scale = scale
        self.auto_reset = auto_reset
        self.skip_forced = skip_forced
        space = ActionSpace([question.width for question in rules.questions])
        self.widths: Ints = ints(space.widths)
        self.offsets: Ints = ints(space.offsets)
        self.actions: i64 = space.size
        self.states: vec[State] = vec[State]([rules.new_game(seats, options)] * n)
        self.dice: vec[Dice] = vec[Dice]([Dice(0)] * n)
        self.picks: vec[Dice] = vec[Dice]([Dice(0)] * n)
        self.offers: vec[Answers] = vec[Answers]([Answers() for _table in range(n)])
        self.asked: Ints = filled(n, 0)  # the question that each offer answers
        self.drawn = Answers()
        self.worth: Floats = zeros(seats)
        self.standing: Floats = zeros(n * seats)  # what the seats were worth before the step
        # What the outside reads.
        self.rows: Row = blank(n * observer.width)
        self.masks: vec[u8] = switches(n * self.actions)
        self.most: i64 = max([0, *space.widths])  # legal actions at once
        self.legal: Row = blank(n * self.most)  # the first `counts` of each table: the same, listed
        self.counts: Ints = filled(n, 0)
        self.rewards: Floats = zeros(n * seats)
        self.scores: Ints = filled(n * seats, 0)  # of the game that has just ended
        self.to_move: Ints = filled(n, NOBODY)
        self.done: vec[u8] = switches(n)

    # --------------------------------------------------------------------- what is done

    def reset(self, seed: int, first: int) -> None:
        """New games everywhere; table i has the luck of number first + i."""
        for i in range(self.n):
            self.reset_table(i, seed * 1_000_003 + first + i)

    def reset_table(self, i: i64, luck: int) -> None:
        """A new game at one table."""
        self.dice[i] = Dice(luck)
        self.picks[i] = Dice(luck ^ NOT_THE_LUCK)
        self.done[i] = 0
        for seat in range(self.seats):
            self.rewards[i * self.seats + seat] = 0.0
        self.begin(i)

    def step(self, actions: list[int]) -> None:
        """One action at every table, by the seat to move there; if one is illegal, at none."""
        if len(actions) != self.n:
            raise ValueError(f"{self.n} actions are wanted, not {len(actions)}")
        for i in range(self.n):
            self.check(i, actions[i])
        for i in range(self.n):
            self.answer(i, actions[i] - self.offsets[self.asked[i]] - 1)

    def act(self, i: i64, action: i64) -> i64:
        """One action at one table; who is to move then."""
        self.check(i, action)
        return self.answer(i, action - self.offsets[self.asked[i]] - 1)

    def answer(self, i: i64, answer: i64) -> i64:
        """Likewise with the answer itself, which has an action or not; the caller vouches."""
        self.move(i, answer)
        if self.done[i] == 1 and self.auto_reset:
            self.begin(i)
        else:
            self.show(i, self.states[i])
        return self.to_move[i]

    def move(self, i: i64, answer: i64) -> None:
        """Likewise, and nothing is shown: rewards, and whether the game is over."""
        state = self.states[i]
        first = i * self.seats
        for seat in range(self.seats):
            self.rewards[first + seat] = 0.0
        self.done[i] = 0
        state.play(answer)
        self.go_on(i, state)
        if state.to_move == NOBODY:
            self.end(i, state)
        elif self.reward == POTENTIAL:
            self.reward_progress(i, state)

    def sample(self) -> list[int]:
        """A random legal action for every table; the same seed samples the same."""
        return [self.pick(i) for i in range(self.n)]

    def pick(self, i: i64) -> i64:
        if self.offers[i].n == 0:
            return -1
        return self.offsets[self.asked[i]] + 1 + self.picks[i].choose(self.offers[i])

    def play_random(self, steps: i64) -> None:
        """So many steps of random play, everywhere: what a loop around `sample` does."""
        for _step in range(steps):
            for i in range(self.n):
                self.act(i, self.pick(i))

    def place(self, i: i64, state: State) -> None:
        """Go on from this state; chance is answered first."""
        placed = state.copy()
        self.states[i] = placed
        self.go_on(i, placed)
        if self.reward == POTENTIAL:
            self.appraise(i, placed)
        self.show(i, placed)

    def kept(self, i: i64) -> "Kept":
        first, last = i * self.seats, (i + 1) * self.seats
        return Kept(
            self.states[i],
            self.dice[i],
            self.picks[i],
            [self.rewards[seat] for seat in range(first, last)],
            [self.scores[seat] for seat in range(first, last)],
            self.done[i] == 1,
        )

    def go_on_from(self, i: i64, kept: "Kept") -> None:
        """Play on where another table stood."""
        self.dice[i], self.picks[i] = kept.dice, kept.picks
        self.done[i] = u8(kept.done)
        for seat in range(self.seats):
            self.rewards[i * self.seats + seat] = kept.rewards[seat]
            self.scores[i * self.seats + seat] = kept.scores[seat]
        self.place(i, kept.state)

    def table(self, i: int) -> State:
        """The table itself: nothing on it is hidden."""
        return self.states[i]

    def observe(self, i: i64, seat: i64, row: Row) -> None:
        """What any seat of a table sees."""
        self.observer.observe(self.states[i], seat, row, 0)

    def show_to(self, i: i64, seat: i64) -> None:
        """Write what this seat sees to the table's row, whoever is to move."""
        self.observer.observe(self.states[i], seat, self.rows, i * self.observer.width)

    # ------------------------------------------------------------------- how it is done

    def begin(self, i: i64) -> None:
        state = self.rules.new_game(self.seats, self.options)
        self.states[i] = state
        self.go_on(i, state)
        if self.reward == POTENTIAL:
            self.appraise(i, state)
        self.show(i, state)

    def go_on(self, i: i64, state: State) -> None:
        """Until a seat is asked (who has a choice, if forced answers are skipped)."""
        drawn, dice = self.drawn, self.dice[i]
        while state.to_move != NOBODY:
            if state.to_move != CHANCE and not self.skip_forced:
                return
            drawn.clear()
            state.offer(drawn)
            if state.to_move == CHANCE:
                state.play(dice.draw(drawn))
            elif drawn.n == 1:
                state.play(drawn.answer[0])
            else:
                return

    def show(self, i: i64, state: State) -> None:
        """Write what the seat to move sees and may do; at the end, what seat 0 sees."""
        offers, masks, legal = self.offers[i], self.masks, self.legal
        at = i * self.actions + self.offsets[self.asked[i]] + 1
        for k in range(offers.n):
            masks[at + offers.answer[k]] = 0
        offers.clear()
        self.to_move[i] = state.to_move
        if state.to_move == NOBODY:
            self.counts[i] = 0
            self.observer.observe(state, 0, self.rows, i * self.observer.width)
            return
        asked = state.asked.number
        self.asked[i] = asked
        state.offer(offers)
        self.keep_indexed(offers, self.widths[asked])
        first, at, listed = self.offsets[asked] + 1, i * self.actions, i * self.most
        for k in range(offers.n):
            action = first + offers.answer[k]
            masks[at + action] = 1
            legal[listed + k] = i16(action)
        self.counts[i] = offers.n
        self.observer.observe(state, state.to_move, self.rows, i * self.observer.width)

    def keep_indexed(self, offers: Answers, width: i64) -> None:
        """Answers beyond a question's width have no action (a drive of 70 stops)."""
        kept: i64 = 0
        for k in range(offers.n):
            if offers.answer[k] < width:
                offers.answer[kept] = offers.answer[k]
                kept += 1
        offers.n = kept

    def check(self, i: i64, action: i64) -> None:
        if 0 <= action < self.actions and self.masks[i * self.actions + action] == 1:
            return
        state = self.states[i]
        if state.to_move == NOBODY:
            raise ValueError(f"the game at table {i} is over")
        raise ValueError(
            f"action {action} is not legal at table {i}: seat {state.to_move} is asked "
            f"{state.question()!r}; see the mask"
        )

    # --------------------------------------------------------------------------- rewards

    def end(self, i: i64, state: State) -> None:
        self.done[i] = 1
        scores, winners, first = state.scores(), state.winners(), i * self.seats
        for seat in range(self.seats):
            self.scores[first + seat] = scores[seat]
            self.rewards[first + seat] = self.at_the_end(seat, scores, winners)
            if self.reward == POTENTIAL:  # the potential of the end is 0
                self.rewards[first + seat] -= self.standing[first + seat]

    def at_the_end(self, seat: i64, scores: list[int], winners: list[int]) -> float:
        if self.reward == SCORE:
            return float(scores[seat])
        if self.reward == RANK:
            return rank_reward(seat, scores, winners)
        return 1.0 / float(len(winners)) if seat in winners else 0.0

    def reward_progress(self, i: i64, state: State) -> None:
        first = i * self.seats
        for seat in range(self.seats):
            self.rewards[first + seat] = -self.standing[first + seat]
        self.appraise(i, state)
        for seat in range(self.seats):
            self.rewards[first + seat] += self.discount * self.standing[first + seat]

    def appraise(self, i: i64, state: State) -> None:
        """The potential of a seat: its expected lead over the mean of the others, scaled."""
        first, total = i * self.seats, 0.0
        self.judge.appraise(state, self.worth)
        for seat in range(self.seats):
            total += self.worth[seat]
        for seat in range(self.seats):
            others = (total - self.worth[seat]) / float(self.seats - 1)
            self.standing[first + seat] = self.scale * (self.worth[seat] - others)


def rank_reward(seat: i64, scores: list[int], winners: list[int]) -> float:
    """From 1 for the first to -1 for the last; equal seats share. Tie-breaks count for winners."""
    better = 0
    alike = 0
    mine, first = scores[seat], seat in winners
    for other in range(len(scores)):
        if other != seat:
            before = other in winners
            if before == first and scores[other] == mine:
                alike += 1
            elif (before and not first) or (before == first and scores[other] > mine):
                better += 1
    return 1.0 - (2.0 * float(better) + float(alike)) / float(len(scores) - 1)
