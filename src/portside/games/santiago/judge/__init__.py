"""How bots judge Santiago: points at the end (SC-10), and answers given by habit.

weights      what the judge believes
evaluation   the points that each seat may expect
sight        what a judge that has learned looks at
habits       which answers are worth a thought, and one given without any
"""

from portside.games.santiago.judge.habits import SantiagoJudge
from portside.games.santiago.judge.sight import SantiagoSight

__all__ = ["SantiagoJudge", "SantiagoSight"]
