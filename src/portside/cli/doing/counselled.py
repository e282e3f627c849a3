"""Hints, the coach and odds in the terminal, from what the seat that is asked knows."""

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from portside import Dice, State
from portside.bots.advice import Advice, Adviser, Comparison
from portside.bots.bot import SeatView
from portside.games import game_of
from portside.text.boards import draw_figures
from portside.text.teller import Teller


def show_hint(console: Console, teller: Teller, table: SeatView, names: list[str]) -> None:
    """The two best answers with their chances to win, and why one is better."""
    world = table.imagine(Dice(0))
    advice = Adviser(table, seed=len(table.history)).advise()
    found = advice.comparison
    if found is None:
        console.print(teller.say("advice-one"), style="dim")
        return
    console.print(teller.say("advice-title"), style="bold")
    grid = Grid.grid(padding=(0, 2))
    for option in (found.better, found.worse):
        chance = teller.say("advice-chance", n=in_hundred(option.chance))
        grid.add_row(Text(teller.answer(world, option.answer)), Text(chance, "bold cyan"))
    console.print(grid)
    show_margin(console, teller, advice, found)
    said = reason(world, teller, found, names)
    if said:
        console.print(said)


def warn(console: Console, teller: Teller, table: SeatView, names: list[str], answer: int) -> bool:
    """What the coach says before an answer that costs much; False: nothing."""
    world = table.imagine(Dice(0))
    advice = Adviser(table, seed=len(table.history)).advise(table.write(answer))
    found = advice.comparison
    if found is None or not advice.warns:
        return False
    console.print(teller.say("advice-costly", answer=teller.answer(world, answer)), style="bold")
    better = teller.say(
        "counsel-better", best=teller.answer(world, found.better.answer), n=in_hundred(found.cost)
    )
    console.print(reason(world, teller, found, names) or better)
    show_margin(console, teller, advice, found)
    return True


def show_margin(console: Console, teller: Teller, advice: Advice, found: Comparison) -> None:
    """How sure the figures are."""
    margin = max(1, in_hundred(found.margin))
    figures = teller.say(
        "advice-margin", n=in_hundred(found.cost), n2=margin, n3=advice.simulations
    )
    console.print(figures, style="dim")


def reason(world: State, teller: Teller, found: Comparison, names: list[str]) -> str:
    """What the game has to say against the lesser answer; nothing where it costs nothing."""
    counsel = game_of(teller.game).counsel
    said = counsel(world, int(world.to_move), found.worse.answer, found.better.answer)
    if said is None or in_hundred(found.cost) == 0:
        return ""
    return (
        f"{teller.answer(world, found.worse.answer)}: {teller.counsel(said, names)} ({said.rules})"
    )


def show_odds(console: Console, teller: Teller, table: SeatView, names: list[str]) -> None:
    """What can be reckoned of the position."""
    reckon = game_of(teller.game).odds
    figures = reckon(table.imagine(Dice(0)), table.seat) if reckon is not None else {}
    drawn = draw_figures(figures, teller, names)
    console.print(teller.say("advice-no-odds") if drawn is None else drawn)


def in_hundred(share: float) -> int:
    return round(100 * share)
