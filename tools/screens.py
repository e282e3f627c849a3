"""Draws the pictures of the documentation: `python -m tools.screens` writes docs/screens/*.svg."""

from pathlib import Path

from rich.console import Console

import portside
from portside import CHANCE, Dice, Record
from portside.bots.bot import SeatView
from portside.bots.random import RandomBot
from portside.cli.doing.play import Quit, Seat, TerminalTable

SCREENS = Path(__file__).parents[1] / "docs" / "screens"
BEFORE_THE_PICTURE = 60  # answers: a table in the middle of a game


def leave(_prompt: str) -> str:
    raise Quit


def draw(game: str, language: str, seats: list[str], question: str, seed: int) -> None:
    """A person's turn in the middle of a game, as the terminal shows it."""
    console = Console(record=True, width=132, highlight=False, force_terminal=True, quiet=False)
    record = Record(game, seats)
    bots = [Seat(name, RandomBot(seed + number)) for number, name in enumerate(seats)]
    table = TerminalTable(
        portside.new_game(game, len(seats)), bots, record, Dice(seed), language, console, leave
    )
    played = 0
    while played < BEFORE_THE_PICTURE or table.s.to_move != 0 or table.s.question() != question:
        if table.s.to_move == CHANCE:
            table.play(table.drawn())
        else:
            played += 1
            table.play(RandomBot(played).choose(SeatView(table.s)))
    table.told = len(table.log.events) - 6
    table.show_events(0)
    table.show_board(0)
    table.show_answers(0, table.s.legal())
    title = table.teller.say("title")
    console.save_svg(str(SCREENS / f"terminal-{game}-{language}.svg"), title=f"Portside · {title}")


if __name__ == "__main__":
    SCREENS.mkdir(exist_ok=True)
    draw("santiago", "en", ["Ada", "Ben", "Cleo"], "drive", 11)
    draw("manila", "en", ["Ada", "Ben", "Cleo", "Dan"], "place", 5)
    draw("cargo_noir", "en", ["Ada", "Ben", "Cleo"], "send", 7)
