"""Text games behind a few doors: what a stranger who reads and writes may ask for, and no more.

The host settles luck, names and whatever else it likes; the caller may choose the rest. Seeds are
the host's alone: who knew one could play the same game twice and see the future.
"""

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from portside.bots.levels import LEVELS, PLAIN
from portside.core.errors import Malformed
from portside.core.written import listed, meant
from portside.games import GAMES
from portside.research.text_env import TextEnv
from portside.text.renaming import Renaming, can_be_renamed
from portside.text.rulebook import RuleBook, rule_book
from portside.text.teller import LANGUAGES, Teller

MOST_TABLES = 100  # begun by one caller; a measurement seldom needs more


@dataclass(frozen=True)
class House:
    """What the host has settled. None leaves the choice to the caller."""

    seed: int  # of the first game; the next has the next
    game: str | None = None
    seats: int | None = None
    seat: int | None = None
    opponents: str | None = None
    language: str | None = None
    options: dict[str, object] = field(default_factory=dict)
    renamed: int | None = None
    patience: int = 3
    games: int = MOST_TABLES
    results: Path | None = None  # a line of JSON for each game that was begun


class Doors:
    """The tables of one caller. Whatever is refused is refused with a sentence (`Malformed`)."""

    def __init__(self, house: House) -> None:
        self.house = house
        names = [house.game] if house.game is not None else self.playable()
        self.games = {self.called(name): name for name in names}
        self.tables: dict[str, TextEnv] = {}
        self.written: set[str] = set()  # tables whose results are kept
        if house.results is not None:  # now, not after a game that nobody could keep
            house.results.parent.mkdir(parents=True, exist_ok=True)
            house.results.touch()
        for game in names:  # refuse here, not in the middle of a conversation
            self.made(game, self.choice("language", None, "en"), house.seats, 0, house.opponents)

    def playable(self) -> list[str]:
        return [name for name in GAMES if self.house.renamed is None or can_be_renamed(name)]

    def called(self, game: str) -> str:
        """A game as its players call it: under other names its own would tell too much."""
        return game if self.house.renamed is None else Renaming(game, self.house.renamed).title

    # --------------------------------------------------------------------- the doors

    def list_games(self) -> list[dict[str, Any]]:
        return [self.described(called, name) for called, name in self.games.items()]

    def new_game(
        self,
        game: str,
        seats: int | None = None,
        seat: int | None = None,
        opponents: str | None = None,
        language: str | None = None,
    ) -> tuple[str, str]:
        """The number of the new table, and the first prompt."""
        name = self.known(game)
        if len(self.tables) >= self.house.games:
            raise Malformed(f"{self.house.games} games were begun, and no more are played here")
        env = self.made(
            name,
            one_of("language", self.choice("language", language, "en"), list(LANGUAGES)),
            self.fitting(game, self.choice("seats", seats, None)),
            self.choice("seat", seat, 0),
            self.choice("opponents", self.harmless(opponents), None),
        )
        number = str(len(self.tables) + 1)
        self.tables[number] = env
        prompt = env.reset(self.house.seed + len(self.tables) - 1)
        self.keep_if_over(number)
        return number, prompt

    def observe(self, table: str) -> str:
        return self.at(table).observe()

    def answer(self, table: str, words: str) -> str:
        env = self.at(table)
        if env.done:
            raise Malformed(f"the game of table {table} is over: new_game begins another")
        prompt = env.step(words).prompt
        self.keep_if_over(table)
        return prompt

    def why_not(self, table: str, words: str) -> str:
        return self.at(table).why_not(words)

    def rules(self, game: str, language: str | None = None, chapter: str | None = None) -> str:
        """A chapter of the rules; without one: what the game is about, and its chapters."""
        name = self.known(game)
        spoken = one_of("language", self.choice("language", language, "en"), list(LANGUAGES))
        book = rule_book(name, spoken, dict(self.house.options), self.renaming(name))
        if chapter is None:
            return contents(book)
        by_id = {one.id: one for one in book.chapters}
        found = by_id[one_of("chapter", chapter.strip(), list(by_id))]
        lines = [f"{paragraph.id} {paragraph.words}" for paragraph in found.paragraphs]
        return "\n".join([f"## {found.title}", *lines])

    def result(self, table: str) -> dict[str, Any]:
        """How a game stands: over or not, and if it is over the scores, shares and ranks."""
        env = self.at(table)
        if not env.done:
            return {"over": False, "bad": list(env.bad)}
        return {"over": True, **env.outcome()}

    def close(self) -> None:
        """Games that were left are told as such: nobody chooses which of them count."""
        for number, env in self.tables.items():
            self.keep(number)
            env.close()

    # -------------------------------------------------------------- what goes on inside

    def at(self, table: str) -> TextEnv:
        return self.tables[one_of("table", table.strip(), list(self.tables))]

    def known(self, game: str) -> str:
        return self.games[one_of("game", game, list(self.games))]

    def made(
        self, game: str, language: str, seats: int | None, seat: int, opponents: str | None
    ) -> TextEnv:
        house = self.house
        return TextEnv(
            game, seats=seats, agents=(seat,), opponents=opponents or "mate", language=language,
            options=house.options, renamed=house.renamed, patience=house.patience,
        )  # fmt: skip

    def choice(self, name: str, wanted: Any, usual: Any) -> Any:
        """What the host has settled, or what the caller wants, or what is usual."""
        settled = getattr(self.house, name)
        if settled is None:
            return usual if wanted is None else wanted
        if wanted not in (None, settled):
            raise Malformed(f"{name} is settled here: {settled}")
        return settled

    def fitting(self, game: str, seats: int | None) -> int | None:
        """Said here, since the rules would call the game by its own name."""
        rules = GAMES[self.games[game]].rules
        if seats is not None and not rules.fewest_seats <= seats <= rules.most_seats:
            raise Malformed(
                f"{game} is for {rules.fewest_seats} to {rules.most_seats} players, not {seats}"
            )
        return seats

    def harmless(self, opponents: str | None) -> str | None:
        """Levels and plain bots by name: programs and budgets are the host's to choose."""
        if opponents in (None, self.house.opponents):
            return opponents
        return one_of("opponents", str(opponents), [*LEVELS, *PLAIN])

    def renaming(self, game: str) -> Renaming | None:
        return None if self.house.renamed is None else Renaming(game, self.house.renamed)

    def described(self, called: str, name: str) -> dict[str, Any]:
        rules = GAMES[name].rules
        language = self.house.language or "en"
        teller = Teller(language, name, self.renaming(name))
        return {
            "game": called,
            "title": teller.say("title") if teller.knows("title") else called,
            "about": teller.say("about") if teller.knows("about") else "",
            "seats": [rules.fewest_seats, rules.most_seats],
        }

    def keep_if_over(self, number: str) -> None:
        if self.tables[number].done:
            self.keep(number)

    def keep(self, number: str) -> None:
        """The game as the host wants it: with its seed and its record."""
        if self.house.results is None or number in self.written:
            return
        env = self.tables[number]
        self.written.add(number)
        told = {"table": number, "seed": env.seed, "setting": asdict(env.setting)}
        told |= {**self.result(number), "record": env.record()}
        with self.house.results.open("a", encoding="utf-8") as file:
            file.write(json.dumps(told, ensure_ascii=False) + "\n")


def one_of(what: str, given: str, known: list[str]) -> str:
    if given not in known:
        there = f"known: {listed(known)}" if known else "there is none yet"
        raise Malformed(f"{what}: {given!r} is not known{meant(given, known)}; {there}")
    return given


def contents(book: RuleBook) -> str:
    chapters = [f"{chapter.id}: {chapter.title}" for chapter in book.chapters]
    return "\n".join([book.summary, "", *chapters])
