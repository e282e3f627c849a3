"""The greedy bot: plays out its own answers in a row and keeps what looks best.

It stays as it is: the yardstick of every later match.
"""

from portside.bots.bot import Bot, Candidate, SeatView, Thoughts
from portside.bots.looking import Look
from portside.core.rng import Dice
from portside.games import game_of

OWN_TURN = 4  # answers
WORLDS = 3  # imagined, where hands are hidden


class GreedyBot(Bot):
    """Looks `depth` of its own answers ahead and never past chance or another seat."""

    name = "greedy"

    def __init__(
        self, game: str, seed: int, depth: int = OWN_TURN, envy: float = 1.0, blur: float = 0.0
    ) -> None:
        self.judge = game_of(game).greedy_judge
        self.look = Look(self.judge, envy, seed)
        self.depth = depth
        self.blur = blur  # misjudges every answer by up to so many points: a weaker player
        self.dice = Dice(seed)
        self.options: list[Candidate] = []

    def choose(self, table: SeatView) -> int:
        worlds = [table.imagine(self.dice) for _ in range(WORLDS if table.has_secrets else 1)]
        answers = table.worth_a_thought(self.judge)
        if len(answers) == 1:
            return answers[0]
        values = []
        for answer in answers:
            looks = [self.look.after(s, answer, table.seat, self.depth) for s in worlds]
            values.append(sum(looks) / len(looks) + self.look.misjudged(self.blur))
        self.options = [
            Candidate(table.write(answer), value, 1)
            for value, answer in sorted(zip(values, answers, strict=True), reverse=True)
        ]
        return answers[values.index(max(values))]

    def lots(self, seats: int) -> list[Dice]:
        return [self.dice, self.look.dice]

    def thoughts(self) -> Thoughts:
        """Its values are points, not chances: it does not reckon with the others' answers."""
        return Thoughts(options=self.options)
