"""A puzzle in the terminal: the board, the question, the answers; then how good one's own is."""

from collections.abc import Callable

from rich.console import Console
from rich.table import Table as Grid

from portside import Dice
from portside.cli.doing.play import Quit
from portside.insight.puzzles import Puzzle, Weighed, is_right
from portside.text.boards import draw
from portside.text.boards.pieces import seat_name
from portside.text.teller import Teller

SHOW, QUIT = "!", "q"


def solve(
    console: Console, read_line: Callable[[str], str], puzzles: list[Puzzle], teller: Teller
) -> None:
    """One after the other, as long as somebody likes. No clock, no score."""
    for puzzle in puzzles:
        Solving(console, read_line, puzzle, teller).run()
        if read_line(f"{teller.say('puzzle-next')} ").strip() == QUIT:
            return


class Solving:
    def __init__(
        self, console: Console, read_line: Callable[[str], str], puzzle: Puzzle, teller: Teller
    ) -> None:
        self.console = console
        self.read_line = read_line
        self.puzzle = puzzle
        self.teller = teller
        self.seat = puzzle.moment.seat
        self.world = puzzle.state.imagine(self.seat, Dice(0))
        self.names = [
            teller.say("seat", n=number) for number in range(1, int(puzzle.state.seats) + 1)
        ]
        self.answers = puzzle.in_game_order()

    def run(self) -> None:
        self.show()
        while True:
            words = self.read_line(f"{self.teller.say('play-choose')}: ").strip()
            if words == QUIT:
                raise Quit
            if words == SHOW:
                break
            tried = self.understood(words)
            if tried is not None and is_right(tried):
                told = self.teller.say("puzzle-right", answer=self.said(tried))
                self.console.print(told, style="bold green")
                break
            if tried is not None:
                self.tell(tried)
        self.show_answers()

    def understood(self, words: str) -> Weighed | None:
        if words.isdecimal() and 1 <= int(words) <= len(self.answers):
            return self.answers[int(words) - 1]
        found = [one for one in self.answers if one.answer == words]
        if not found:
            self.console.print(self.teller.say("puzzle-which", n=len(self.answers), mark=SHOW))
        return found[0] if found else None

    def show(self) -> None:
        self.console.print()
        self.console.print(draw(self.puzzle.state.view(self.seat), self.teller, self.names))
        asked = seat_name(self.names, self.seat).append(": ")
        self.console.print(asked.append(self.teller.prompt(self.world), "bold"))
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(justify="right", style="bold cyan")
        for number, one in enumerate(self.answers, 1):
            grid.add_row(str(number), self.said(one))
        self.console.print(grid)
        self.console.print(self.teller.say("puzzle-about", mark=SHOW), style="dim")

    def tell(self, tried: Weighed) -> None:
        """Not it: what it costs, and what the game has to say against it."""
        cost = round(100 * tried.cost)
        self.console.print(self.teller.say("puzzle-near", answer=self.said(tried), n=cost))
        why = self.puzzle.why_not(tried.answer)
        if why is not None:
            self.console.print(f"{self.teller.counsel(why, self.names)} ({why.rules})")

    def show_answers(self) -> None:
        grid = Grid.grid(padding=(0, 2))
        for one in self.puzzle.moment.answers:
            chance = self.teller.say(
                "puzzle-chance", n=round(100 * one.chance), n2=max(1, round(100 * one.margin))
            )
            grid.add_row(self.said(one), chance)
        self.console.print(grid)

    def said(self, one: Weighed) -> str:
        return self.teller.answer_in_words(self.puzzle.moment.question, one.answer)
