"""How bots judge Cargo Noir: points at the end (CN-8), and answers given by habit.

Three ideas carry the judge. A hand is worth what it sells for and what its largest set may still
become; a ship is worth the turns it has left; what lies in a port belongs to a stack as far as the
others are unlikely to top it. A trade is planned as a whole: a few ways to divide the hand into
what is sold and what is kept, and for each the cards that its value buys.

    weights      what the judge believes
    time_left    trades and ship-turns still to come
    shop         the best cards that a value buys
    evaluation   the points that each seat may expect
    bids         how much to lay under a ship
    ranking      the best few of many answers
    trading      habits in a trade: plans, payments, discards
    sight        what a judge that has learned looks at
    habits       which answers are worth a thought, and one given without any
"""

from portside.games.cargo_noir.judge.habits import CargoNoirJudge
from portside.games.cargo_noir.judge.sight import CargoNoirSight
from portside.games.cargo_noir.judge.weights import Weights

__all__ = ["CargoNoirJudge", "CargoNoirSight", "Weights"]
