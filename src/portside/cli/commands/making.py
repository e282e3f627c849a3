"""For whoever makes a game."""

from pathlib import Path
from typing import Annotated

import typer

from portside.cli.commands.given import console
from portside.cli.doing.new_game import write_game


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="As in `portside play NAME`.")],
    into: Annotated[
        Path, typer.Option(file_okay=False, help="The folder that its own folder is made in.")
    ] = Path("src/portside/games"),
) -> None:
    """Write a small game that runs, to be turned into your own: see docs/add-a-game.md."""
    for path in write_game(name, into):
        console.print(str(path), soft_wrap=True)
    console.print(f"Play it: portside play {name}", soft_wrap=True)
    console.print(f"Test it: pytest tests/every_game -k {name}", soft_wrap=True)
