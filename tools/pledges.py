"""What bots lose at Manila's end by shares they cannot redeem (MA-12.3, MA-12.4, MA-12.6).

    python -m tools.pledges --games 400 --level mate --level navigator

All seats are played by the same level. A share that is still pledged at the end costs its owner the
penalty; in the Polish edition its value is forfeit besides.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from portside.bots.levels import make_bot
from portside.bots.match import Match

SEATS = 4
EDITIONS = {"Polish": "redeem_then_unpledged", "original": "all_shares_minus_15"}


def loans_left(level: str, edition: str, board: int) -> tuple[int, int, int]:
    """Of one game, all seats together: shares still pledged, their value, the penalties."""
    bots = [make_bot(level, "manila", 31 * board + seat) for seat in range(SEATS)]
    names = [f"seat {seat}" for seat in range(SEATS)]
    match = Match("manila", bots, names, board, {"final_scoring": EDITIONS[edition]})
    match.play()
    end: Any = match.s
    pledged = [player.pledged[ware] for player in end.players for ware in range(len(end.market))]
    values = [end.options.track[level] for level in end.market] * SEATS
    forfeit = sum(number * value for number, value in zip(pledged, values, strict=True))
    return sum(pledged), forfeit, end.options.end_penalty * sum(pledged)


def row(level: str, edition: str, games: int, processes: int) -> str:
    with ProcessPoolExecutor(processes) as pool:
        found = list(pool.map(loans_left, [level] * games, [edition] * games, range(games)))
    shares, values, penalties = (sum(column) / games for column in zip(*found, strict=True))
    lost = penalties if edition == "original" else values + penalties
    return (
        f"| {level} | {edition} | {games} | {shares:.2f} | {values:.1f} | {penalties:.1f} "
        f"| {lost:.1f} | {lost / SEATS:.2f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.pledges", description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--level", action="append", default=[])
    parser.add_argument("--edition", action="append", choices=EDITIONS, default=[])
    parser.add_argument("--processes", type=int, default=1)
    args = parser.parse_args()
    print(
        "| level | edition | games | still pledged | their value | penalties | lost | a seat |\n"
        "|---|---|---|---|---|---|---|---|"
    )
    for level in args.level or ["greedy", "navigator"]:
        for edition in args.edition or EDITIONS:
            print(row(level, edition, args.games, args.processes), flush=True)


if __name__ == "__main__":
    main()
