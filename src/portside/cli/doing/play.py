"""A table in the terminal: people and bots round one keyboard."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from portside import CHANCE, NOBODY, Dice, Event, IllegalAnswer, Log, Record, State
from portside.bots.bot import Bot, SeatView
from portside.bots.match import ID, Result, tell_result, told, told_in
from portside.cli.doing.counselled import show_hint, show_odds
from portside.cli.doing.forks import unused
from portside.cli.doing.saving import save
from portside.cli.doing.told_rules import show_changes, show_changes_again
from portside.core.answers import Answers
from portside.core.changes import changes
from portside.fair import Luck
from portside.games import game_of
from portside.text.boards import draw
from portside.text.boards.pieces import SEAT_STYLES, seat_name
from portside.text.teller import Teller

MOST_LISTED = 40  # answers; whoever bids 57 types `bid 57`
MOST_PREVIEWED = 16  # answers whose consequences are shown


class Quit(Exception):
    """The player leaves the table."""


@dataclass
class Seat:
    name: str
    bot: Bot | None = None  # None: a person


class TerminalTable:
    """One game: asks the people, lets the bots and chance answer, keeps the record."""

    def __init__(
        self,
        s: State,
        seats: list[Seat],
        record: Record,
        dice: Dice,
        language: str,
        console: Console,
        read_line: Callable[[str], str],
        file: Path | None = None,
        luck: Luck | None = None,
    ) -> None:
        self.luck = luck  # that was met before; otherwise the dice are thrown
        self.s = s
        self.seats = seats
        self.names = [seat.name for seat in seats]
        self.record = record
        self.dice = dice
        self.answers = Answers()
        self.teller = Teller(language, record.game)
        self.quiet = game_of(record.game).quiet
        self.changes = changes(s.rules(), s.changed_options())
        self.console = console
        self.read_line = read_line
        self.file = file
        self.log = s.log = Log()
        self.past = told_in(record)
        self.told = 0  # events that were shown already
        people = [number for number, seat in enumerate(seats) if seat.bot is None]
        self.alone = people[0] if len(people) == 1 else None
        self.last_person = self.alone

    def run(self) -> None:
        """Play on to the end. Quit is raised when a person leaves; the record is kept."""
        show_changes(self.console, self.teller, self.changes)
        while self.s.to_move != NOBODY:
            if self.s.to_move == CHANCE:
                self.play(self.drawn())
            else:
                bot = self.seats[self.s.to_move].bot
                self.play(self.ask() if bot is None else self.chosen_by(bot))
        self.tell_bots()
        self.show_end()

    def chosen_by(self, bot: Bot) -> int:
        return bot.choose(self.shown_to_bot())

    def shown_to_bot(self) -> SeatView:
        seat = int(self.s.to_move)
        past = [answer.to(seat) for answer in self.past]
        return SeatView(self.s, history=past, id=self.record.headers.get(ID, ""))

    def tell_bots(self) -> None:
        result = Result(self.record, self.s.scores(), self.s.winners(), [], [], [])
        bots = [seat.bot for seat in self.seats]
        tell_result(self.record.headers.get(ID, ""), self.s, self.past, bots, result)

    def play(self, answer: int) -> None:
        before = len(self.log.events)
        self.record.add(int(self.s.to_move), self.s.write(answer))
        self.s.play(answer)
        self.past.append(told(self.record, self.log.events[before:], len(self.past)))
        if self.s.to_move == NOBODY:
            self.record.result = self.s.scores()
        self.keep()

    def drawn(self) -> int:
        """The answer that chance gives, by weight."""
        if self.luck is not None:
            answer = self.luck.draw(self.s)
            self.luck.played(self.s)
            return answer
        self.answers.clear()
        self.s.offer(self.answers)
        return self.dice.draw(self.answers)

    def keep(self) -> None:
        if self.file is not None:
            save(self.record, self.file)

    # ------------------------------------------------------------------ asking

    def ask(self) -> int:
        """Show the table to the seat that is asked, and read until an answer is legal."""
        seat = int(self.s.to_move)
        self.hand_over(seat)
        self.show_events(seat)
        self.show_board(seat)
        legal = self.s.legal()
        self.show_answers(seat, legal)
        while True:
            words = self.read_line(f"{self.teller.say('play-choose')}: ").strip()
            answer = self.understand(words, legal, seat)
            if answer is not None:
                return answer

    def understand(self, words: str, legal: list[int], seat: int) -> int | None:
        if words.isdecimal() and 1 <= int(words) <= len(legal):
            return legal[int(words) - 1]
        if words in COMMANDS:
            COMMANDS[words](self, seat, legal)
            return None
        try:
            return self.s.read(words)
        except IllegalAnswer as error:
            self.console.print(self.teller.refusal(error, words, self.names), style="red")
            return None

    def hand_over(self, seat: int) -> None:
        """Hide what the previous person saw before the next one sits down."""
        if self.last_person not in (None, seat):
            self.console.clear()
            self.read_line(self.teller.say("play-handover", seat=self.names[seat]) + " ")
        self.last_person = seat

    # ----------------------------------------------------------------- showing

    def show_events(self, viewer: int) -> None:
        new = self.log.events[self.told :]
        self.told = len(self.log.events)
        if new:
            self.console.print(Rule(style="dim"))
        for event in new:
            self.console.print(self.sentence(event, viewer))

    def sentence(self, event: Event, viewer: int) -> Text:
        style = SEAT_STYLES[event.seat].replace("bold ", "") if event.seat >= 0 else "dim"
        return Text("  " + self.teller.event(event, self.names, viewer), style)

    def show_board(self, seat: int) -> None:
        self.console.print()
        self.console.print(draw(self.s.view(seat), self.teller, self.names))

    def show_answers(self, seat: int, legal: list[int]) -> None:
        self.console.print()
        prompt = seat_name(self.names, seat).append(": ").append(self.teller.prompt(self.s), "bold")
        self.console.print(prompt)
        if len(legal) <= MOST_PREVIEWED:
            self.list_with_consequences(seat, legal)
        else:
            self.list_side_by_side(legal)

    def list_with_consequences(self, seat: int, legal: list[int]) -> None:
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(justify="right", style="bold cyan")
        for number, answer in enumerate(legal, 1):
            after = Text(self.consequence(seat, answer), "dim")
            grid.add_row(str(number), self.teller.answer(self.s, answer), after)
        self.console.print(grid)

    def list_side_by_side(self, legal: list[int]) -> None:
        shown = [
            Text.assemble((f"{number:>3} ", "bold cyan"), self.teller.answer(self.s, answer))
            for number, answer in enumerate(legal[:MOST_LISTED], 1)
        ]
        self.console.print(Columns(shown, padding=(0, 3)))
        if len(legal) > MOST_LISTED:
            last = self.s.write(legal[MOST_LISTED])
            left = len(legal) - MOST_LISTED
            self.console.print(self.teller.say("play-more", n=left, words=last), style="dim")

    def consequence(self, seat: int, answer: int) -> str:
        """What follows at once from an answer, as far as this seat can know: tried on a copy."""
        imagined = self.s.imagine(seat, Dice(0))
        log = imagined.log = Log()
        imagined.play(answer)
        told = [event for event in log.events if event.kind not in self.quiet]
        if told and says_the_same(told[0], self.s.write(answer)):
            told.pop(0)
        return " ".join(self.teller.event(event, self.names, seat) for event in told[:3])

    def show_end(self) -> None:
        self.show_events(NOBODY)
        self.console.print()
        self.console.print(draw(self.s.position(), self.teller, self.names))
        self.console.print(Rule(self.teller.say("play-over")))
        made = Grid(box=None, header_style="dim")
        made.add_column(self.teller.say("play-player"))
        made.add_column(self.teller.say("play-score"), justify="right")
        scores = self.s.scores()
        for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat]):
            made.add_row(seat_name(self.names, seat), str(scores[seat]))
        self.console.print(made)
        winners = [self.names[seat] for seat in self.s.winners()]
        self.console.print(
            self.teller.say("play-winner", n=len(winners), seats=", ".join(winners)), style="bold"
        )

    # ---------------------------------------------------------------- commands

    def show_help(self, seat: int, legal: list[int]) -> None:
        self.console.print(self.teller.say("play-help"), style="dim")

    def show_board_again(self, seat: int, legal: list[int]) -> None:
        self.show_board(seat)
        self.show_answers(seat, legal)

    def show_log(self, seat: int, legal: list[int]) -> None:
        for event in self.log.events:
            self.console.print(self.sentence(event, seat))

    def show_rules(self, seat: int, legal: list[int]) -> None:
        file = f"docs/rules/{self.record.game}.md"
        rules = self.s.asked.cites
        self.console.print(self.teller.say("play-rules", rules=rules, file=file), style="dim")
        words = ", ".join(self.s.legal_in_words()[:MOST_LISTED])
        self.console.print(words, style="dim")

    def hint(self, seat: int, legal: list[int]) -> None:
        show_hint(self.console, self.teller, self.shown_to_bot(), self.names)
        self.record.comment(f"{self.names[seat]} was shown a hint")

    def show_odds(self, seat: int, legal: list[int]) -> None:
        show_odds(self.console, self.teller, self.shown_to_bot(), self.names)

    def show_changes(self, seat: int, legal: list[int]) -> None:
        show_changes_again(self.console, self.teller, self.changes)

    def save_now(self, seat: int, legal: list[int]) -> None:
        self.file = self.file or unused(Path(f"{self.record.game}.game"))
        self.keep()
        self.console.print(self.teller.say("play-saved", file=str(self.file)), style="green")

    def quit(self, seat: int, legal: list[int]) -> None:
        raise Quit


def says_the_same(event: Event, words: str) -> bool:
    """Whether an event tells no more than the answer itself: no price, no gain."""
    return event.amount == 0 or str(event.amount) in words.split(" ")


COMMANDS: dict[str, Callable[[TerminalTable, int, list[int]], None]] = {
    "?": TerminalTable.show_help,
    "b": TerminalTable.show_board_again,
    "l": TerminalTable.show_log,
    "r": TerminalTable.show_rules,
    "h": TerminalTable.hint,
    "o": TerminalTable.show_odds,
    "t": TerminalTable.show_changes,
    "s": TerminalTable.save_now,
    "q": TerminalTable.quit,
}
