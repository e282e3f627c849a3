"""A state as HTML, for notebooks: the board of the terminal in its colours, and what is asked."""

from io import StringIO

from rich.console import Console
from rich.text import Text

from portside.core.game import NOBODY, State
from portside.text.boards import WIDTH, draw
from portside.text.teller import Teller

STYLE = (
    "font-family: ui-monospace, Menlo, Consolas, monospace; line-height: 1.2; white-space: pre; "
    "overflow-x: auto"
)
FORMAT = f'<pre class="portside" style="{STYLE}">{{code}}</pre>'


def html(s: State) -> str:
    """The whole truth of a state. Nothing else is needed to show it, and all texts are escaped."""
    teller = Teller("en", s.rules().name)
    seats = [f"P{seat}" for seat in range(s.seats)]
    # A recording console of its own: rich would print at once where it finds itself in a notebook.
    console = Console(
        file=StringIO(), record=True, width=WIDTH, force_jupyter=False, highlight=False
    )
    console.print(Text(repr(s).strip("<>"), "bold"))
    console.print(draw(s.position(), teller, seats))
    console.print(Text(told(s, teller, seats)))
    return console.export_html(inline_styles=True, code_format=FORMAT)


def told(s: State, teller: Teller, seats: list[str]) -> str:
    """What is asked of whom, or who has won."""
    if s.to_move != NOBODY:
        return teller.waiting(s, seats)
    winners = [seats[seat] for seat in s.winners()]
    return teller.say("play-winner", n=len(winners), seats=", ".join(winners))
