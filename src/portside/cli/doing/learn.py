"""A lesson in the terminal: the same cards as in the browser, then the same game goes on."""

from collections.abc import Callable

from rich.console import Console
from rich.panel import Panel
from rich.table import Table as Grid

from portside import GAMES, Dice, Record
from portside.bots.bot import Bot
from portside.bots.levels import make_bot
from portside.bots.match import ID, game_id
from portside.cli.doing.counselled import warn
from portside.cli.doing.play import Seat, TerminalTable
from portside.core.record import begin
from portside.games import rules_of
from portside.school import Lesson, Step, lessons_of
from portside.text.lectures import Lectures
from portside.text.teller import Teller

RIVALS = "deckhand"
ANYWAY = "!"


def list_lessons(console: Console, language: str) -> None:
    """Every game's lessons, with how one begins them."""
    for game in GAMES:
        lessons = lessons_of(game)
        if not lessons:
            continue
        words = Lectures(language, game)
        title = Teller(language, game).say("title")
        console.print(f"[bold]{title}[/bold]  portside learn {game}")
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(style="cyan", no_wrap=True)
        grid.add_column(no_wrap=True)
        for lesson in lessons:
            minutes = Teller(language).say("learn-minutes", n=lesson.script.minutes)
            about = f"{words.title(lesson.id)}: {words.about(lesson.id)}"
            grid.add_row(f"  {lesson.id}", minutes, about)
        console.print(grid)


class LessonTable(TerminalTable):
    """As long as the learner follows, chance and rivals answer as the record does."""

    def __init__(
        self,
        lesson: Lesson,
        name: str,
        seed: int,
        language: str,
        console: Console,
        read_line: Callable[[str], str],
    ) -> None:
        self.lesson = lesson
        self.words = Lectures(language, lesson.game)
        self.given: list[tuple[int, int, str]] = []
        self.read = 0  # the steps that were read
        rivals = Teller(language).say("school-rivals").split(", ")
        record = Record(lesson.game, [name, *rivals])
        record.revision = lesson.record.revision
        record.options = dict(lesson.record.options)
        record.headers[ID] = game_id(record, seed)
        bots = [make_bot(RIVALS, lesson.game, seed + one) for one in range(len(rivals))]
        super().__init__(
            s=begin(record, rules_of(lesson.game)),
            seats=[
                Seat(name),
                *[Seat(rival, bot) for rival, bot in zip(rivals, bots, strict=True)],
            ],
            record=record,
            dice=Dice(seed),
            language=language,
            console=console,
            read_line=read_line,
        )
        for _, answer in lesson.answers[: lesson.start]:
            self.play(answer)
        self.told = len(self.log.events)

    # -------------------------------------------------------------- the script

    @property
    def at(self) -> int | None:
        """How many answers of the script stand; None: it was left."""
        return self.lesson.follows(self.given)

    def taught(self) -> int | None:
        """What the lesson has whoever is asked answer now."""
        at = self.at
        if at is None or at == len(self.lesson.answers):
            return None
        seat, answer = self.lesson.answers[at]
        return answer if seat == self.s.to_move else None

    def play(self, answer: int) -> None:
        self.given.append((int(self.s.to_move), answer, self.s.write(answer)))
        super().play(answer)

    def drawn(self) -> int:
        taught = self.taught()
        return super().drawn() if taught is None else taught

    def chosen_by(self, bot: Bot) -> int:
        taught = self.taught()
        return super().chosen_by(bot) if taught is None else taught

    # --------------------------------------------------------------- the cards

    def ask(self) -> int:
        taught = self.taught()
        if taught is not None and len(self.s.legal()) == 1:
            return taught
        return super().ask()

    def show_answers(self, seat: int, legal: list[int]) -> None:
        """The cards of this moment come before what is asked."""
        for number, step in self.now():
            if step.kind != "do" and number > self.read:
                self.show_card(number, self.words.card(self.lesson.id, number))
                self.read = number
                if step.kind != "end":
                    self.read_line(f"{self.teller.say('learn-next')} ")
        super().show_answers(seat, legal)
        for number, step in self.now():
            if step.kind == "do":
                self.show_card(number, self.words.card(self.lesson.id, number))
                answer = self.teller.answer_in_words(self.s.asked.name, step.answer)
                self.console.print(self.teller.say("learn-do", answer=answer), style="bold cyan")

    def show_card(self, number: int, text: str) -> None:
        of = len(self.lesson.script.steps)
        title = self.teller.say("learn-step", n=number, n2=of)
        self.console.print(Panel(text, title=title, title_align="left", width=76))

    def now(self) -> list[tuple[int, Step]]:
        """The steps of this moment, by their number."""
        steps = enumerate(self.lesson.script.steps, 1)
        return [(number, step) for number, step in steps if step.at == self.at]

    def understand(self, words: str, legal: list[int], seat: int) -> int | None:
        """Enter does as the card says; another answer is met by its reply first."""
        task = next(((n, step) for n, step in self.now() if step.kind == "do"), None)
        if task is None:
            return self.thought_over(super().understand(words, legal, seat), seat)
        number, step = task
        if not words:
            return int(self.s.read(step.answer))
        answer = super().understand(words, legal, seat)
        if answer is None:
            return None
        other = step.reply(self.s.write(answer))
        if other is None:
            return answer
        self.show_card(number, self.words.reply(self.lesson.id, number, other))
        return answer if self.insists() else None

    def thought_over(self, answer: int | None, seat: int) -> int | None:
        """The script is over, the coach stays: what costs much is asked about once more."""
        if answer is None:
            return None
        words = self.s.write(answer)
        if not warn(self.console, self.teller, self.shown_to_bot(), self.names, answer):
            return answer
        self.record.comment(f"the coach spoke to {self.names[seat]} about {words!r}")
        return answer if self.insists() else None

    def insists(self) -> bool:
        choice = self.read_line(f"{self.teller.say('learn-again', mark=ANYWAY)} ")
        return choice.strip() == ANYWAY
