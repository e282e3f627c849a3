"""What a profile-guided build learns from: `python -m bench.training`, run by `tools.wheels`."""

from portside import GAMES
from portside.cli.doing.measure import measured

TIMES = {  # how often each piece of work is done, for each game and number of seats
    "core_new": 30,
    "core_copy": 30,
    "driven_new": 50,
    "driven_chance": 50,
    "driven_copy": 50,
    "copy": 5,
    "imagine": 5,
    "new_game": 1,
}


def main() -> None:
    for rules in [game.rules for game in GAMES.values()]:
        for seats in range(rules.fewest_seats, rules.most_seats + 1):
            for column, prepare in measured(rules, seats).items():
                work = prepare()
                for _ in range(TIMES[column]):
                    work()


if __name__ == "__main__":
    main()
