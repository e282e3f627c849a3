"""Writes the records that no later revision may break: `python -m tools.records [GAME …]`.

They are in tests/records/GAME/REVISION. Each revision gets its own once, when it is new; a file
that is there is never written again, for it tells how the rules were.
"""

import sys
from pathlib import Path

from portside.core.about import Game
from portside.core.record import read_record, write_options, write_record
from portside.core.rng import Dice
from portside.games import GAMES
from portside.research.simulation import Plan, play_game
from portside.server.catalogue import option_infos

FOLDER = Path(__file__).parents[1] / "tests" / "records"
RECORDS = 6  # of each revision
PRINTED = 2  # of them without a changed option
CHANGED = 4  # options in each of the others
WINNERS = "Winners"  # a header of ours: the result is only the scores


def plan_of(game: Game, number: int) -> Plan:
    """Every number of seats in turn; options as people are offered them."""
    rules, dice = game.rules, Dice(1000 * game.rules.revision + number)
    seats = rules.fewest_seats + number % (rules.most_seats - rules.fewest_seats + 1)
    changed = {} if number < PRINTED else some_options(game, dice)
    bots = () if number % 2 else ("greedy",) * seats
    return Plan(game.name, seats, 1, number, bots, write_options(changed))


def some_options(game: Game, dice: Dice) -> dict[str, object]:
    offered = option_infos(game)
    changed: dict[str, object] = {}
    for _ in range(CHANGED):
        option = offered[dice.below(len(offered))]
        others = [choice for choice in option.choices if choice != option.default]
        changed[option.key] = others[dice.below(len(others))]
    return changed


def write_records(game: Game) -> None:
    folder = FOLDER / game.name / str(game.rules.revision)
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(RECORDS):
        path = folder / f"{number + 1}.game"
        if not path.exists():
            row = play_game(plan_of(game, number), 0)
            record = read_record(row["record"])
            record.headers[WINNERS] = " ".join(map(str, row["winners"]))
            path.write_text(write_record(record), "utf-8")
            print(path)


if __name__ == "__main__":
    for name in sys.argv[1:] or GAMES:
        write_records(GAMES[name])
