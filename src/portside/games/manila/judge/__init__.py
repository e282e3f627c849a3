"""How bots judge Manila: the fortune at the end (MA-12), and answers by habit.

The judge takes the accomplices as they stand. Where the boats end is exact but for what people
will still do: who else boards, whether pirates come, what pilots choose. What a share will be
worth follows from a table over all four markers of the market.

    weights      what the judge believes of people
    tables       where the dice carry a boat, what the market will be
    stakes       what a boat's arrival is worth to whom
    outlook      this voyage: where its boats will end
    evaluation   the fortune that each seat may expect
    sight        what a judge that has learned looks at
    habits       which answers are worth a thought, and one given without any
"""

from portside.games.manila.judge.habits import ManilaJudge
from portside.games.manila.judge.sight import ManilaSight
from portside.games.manila.judge.weights import Weights, first_weights

__all__ = ["ManilaJudge", "ManilaSight", "Weights", "first_weights"]
