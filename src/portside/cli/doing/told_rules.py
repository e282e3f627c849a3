"""How a table differs from the standard, told in the terminal."""

from rich.console import Console
from rich.text import Text

from portside.core.changes import Change
from portside.text.teller import Teller


def show_changes(console: Console, teller: Teller, changes: list[Change]) -> None:
    """One line for each thing; nothing at a standard table."""
    if not changes:
        return
    console.print(Text(teller.say("changes-title"), "bold"))
    for change in changes:
        console.print(Text(f"  • {teller.change(change)}"))


def show_changes_again(console: Console, teller: Teller, changes: list[Change]) -> None:
    """Whoever asks is answered, also where nothing differs."""
    if not changes:
        console.print(Text(teller.say("changes-none"), "dim"))
    show_changes(console, teller, changes)
