"""Words in, words out: a seat for language models and other agents that read and write.

env = TextEnv("manila", opponents="mate")
prompt = env.reset(seed=1)
while not env.done:
    prompt, reward, done, info = env.step(ask(prompt))

A prompt holds what the seat may know and no more: the board in sentences, what has happened since
its last answer, the question, and every legal answer in the words of the notation. See
docs/text-environment.md.
"""

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from portside.bots.arena import STAND_IN, Played
from portside.bots.bot import Bot, draw_on
from portside.bots.levels import make_bot
from portside.bots.match import Match
from portside.bots.standings import rank, share
from portside.core.errors import Malformed
from portside.core.game import CHANCE, NOBODY
from portside.core.record import write_record
from portside.core.rng import Dice
from portside.games import game_of
from portside.research.catalogue import studied_seats
from portside.research.given import whole
from portside.research.opponents import names_of
from portside.text.prompts import Offer, Prompts, Understood
from portside.text.renaming import Renaming
from portside.text.rulebook import rule_book
from portside.text.teller import LANGUAGES


@dataclass(frozen=True)
class Setting:
    """What a game of a text environment is played with.

    seats      how many play; None: as many as the game is studied with
    agents     the seats that answer in words; bots sit in the others
    opponents  a bot's name, or one for each other seat in order: see `portside arena --help`
    options    the game's own, as `portside options` lists them
    language   en, pl, it or ru
    renamed    a seed of made-up names for everything in the game; None: its own names
    patience   unusable answers of a seat in a game, at the last of which it forfeits
    """

    game: str
    seats: int | None = None
    agents: tuple[int, ...] = (0,)
    opponents: str | tuple[str, ...] = "mate"
    options: dict[str, object] = field(default_factory=dict)
    language: str = "en"
    renamed: int | None = None
    patience: int = 3


class Step(NamedTuple):
    """What `step` returns. The reward is that of the seat which has answered."""

    prompt: str
    reward: float
    done: bool
    info: dict[str, Any]


class Listener(Bot):
    """Sits where an agent sits: the environment answers for it."""

    name = "agent"


class TextEnv:
    """One game after the other, for one agent or several, all in words."""

    def __init__(self, game: str, **setting: Any) -> None:
        """`setting`: the fields of `Setting`."""
        self.setting = checked(Setting(game_of(game).name), setting)
        self._match: Match | None = None

    def reset(self, seed: int, **changes: Any) -> str:
        """Begin a game, if need be with another setting, and say what the first agent is asked.

        The same seed and setting give the same game: chance falls as in an arena of that seed.
        """
        self.close()
        self.setting = checked(self.setting, changes)
        self.begin(whole("a seed", seed))
        self.others_play()
        return self.observe()

    def begin(self, seed: int) -> None:
        """Set up a game in which nothing has been answered yet."""
        setting = self.setting
        self.seed = seed
        self.seats = setting.seats or game_of(setting.game).studied_seats
        self.renaming = None if setting.renamed is None else Renaming(setting.game, setting.renamed)
        self.prompts = Prompts(setting.game, self.seats, setting.language, self.renaming)
        self.agents = set(setting.agents)
        self.bad = [0] * self.seats  # unusable answers, by seat
        self.told = [0] * self.seats  # by seat: events it has been told of when it answered
        self.refused = ""
        self._match = Match(
            setting.game, self.seated(), [f"seat {seat}" for seat in range(self.seats)], seed,
            dict(setting.options), stand_in=self.stand_in,
        )  # fmt: skip

    def __getstate__(self) -> dict[str, Any]:
        """So that environments can be pickled and copied, in the middle of a game too."""
        play = None
        if self._match is not None:
            play = {
                "seed": self.seed, "agents": self.agents, "bad": self.bad, "told": self.told,
                "refused": self.refused, "rolls": self.match.rolls, "result": self.match.result,
                "lots": self.lots(),
            }  # fmt: skip
        return {"setting": self.setting, "play": deepcopy(play)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """The game is played again as far as it was; our bots go on with the lots they drew."""
        self.setting, self._match = state["setting"], None
        if (play := state["play"]) is None:
            return
        self.begin(play["seed"])
        match, result = self.match, play["result"]
        for _, words in result.record.answers:
            match.take(match.s.read(words))
        for fault in result.faults:
            match.bots[fault.seat] = self.stand_in(fault.seat)
        match.result, match.record, match.rolls = result, result.record, play["rolls"]
        self.agents, self.bad, self.told = play["agents"], play["bad"], play["told"]
        self.refused = play["refused"]
        draw_on(self.lots(), play["lots"])

    def lots(self) -> list[Dice]:
        """What the bots draw lots with."""
        return [dice for bot in self.match.bots for dice in bot.lots(self.seats)]

    def seated(self) -> list[Bot]:
        """The bots, and a listener for each agent."""
        others = iter(opponents_of(self.setting, self.seats))
        return [
            Listener() if seat in self.agents
            else make_bot(next(others), self.setting.game, self.seed * 31 + seat)
            for seat in range(self.seats)
        ]  # fmt: skip

    def stand_in(self, seat: int) -> Bot:
        """Who plays on for an agent that has forfeited."""
        return make_bot(STAND_IN, self.setting.game, self.seed * 31 + seat)

    # ------------------------------------------------------------------- the doors

    @property
    def match(self) -> Match:
        """The game itself: nothing in it is hidden."""
        if self._match is None:
            raise Malformed("reset() begins a game")
        return self._match

    @property
    def done(self) -> bool:
        """Whether the game is over."""
        return int(self.match.s.to_move) == NOBODY

    @property
    def seat(self) -> int | None:
        """The agent that is asked; None once the game is over."""
        return None if self.done else int(self.match.s.to_move)

    def observe(self) -> str:
        """What the agent that is asked may know, and its question; at the end, how it ended."""
        if self.done:
            return self.ending()
        seat = int(self.match.s.to_move)
        events = self.match.log.events[self.told[seat] :]
        return self.prompts.prompt(self.match.s, seat, events, self.refused)

    def offers(self) -> list[Offer]:
        """The legal answers, in the words of the prompt."""
        return [] if self.done else self.prompts.offers(self.match.s)

    def step(self, words: str) -> Step:
        """Answer for the seat that is asked. What cannot be used changes nothing but its count."""
        if self.done:
            raise Malformed("the game is over: reset() begins another")
        s, seat = self.match.s, int(self.match.s.to_move)
        understood = self.understand(words)
        if understood.offer is None:
            self.refuse(seat, understood.reason)
        else:
            self.told[seat], self.refused = len(self.match.log.events), ""
            self.match.take(s.legal()[understood.offer.number - 1])
        self.others_play()
        info = self.info(seat, understood.reason)
        return Step(self.observe(), self.rewards()[seat], self.done, info)

    def why_not(self, words: str) -> str:
        """Why an answer is not offered now, in a sentence; it counts as nothing."""
        if self.done:
            return self.prompts.teller.say("refusal-over")
        understood = self.understand(words)
        return understood.reason or self.prompts.teller.say("text-possible")

    def rules(self) -> str:
        """The rules of this table, chapter by chapter, in its language and under its names."""
        setting = self.setting
        renaming = None if setting.renamed is None else Renaming(setting.game, setting.renamed)
        book = rule_book(setting.game, setting.language, dict(setting.options), renaming)
        told = [book.summary]
        for chapter in book.chapters:
            lines = [f"{one.id} {one.words}" for one in chapter.paragraphs]
            told.append("\n".join([f"## {chapter.title}", *lines]))
        return "\n\n".join(told) + "\n"

    def record(self) -> str:
        """The game so far, as a record. It holds every secret, under the game's own names."""
        return write_record(self.match.record)

    def close(self) -> None:
        """End the opponents, and the game with them."""
        if self._match is not None:
            for bot in self._match.bots:
                bot.close()
        self._match = None

    # -------------------------------------------------------------- what goes on inside

    def others_play(self) -> None:
        """Until an agent is asked or the game is over."""
        match = self.match
        while (seat := int(match.s.to_move)) not in self.agents and seat != NOBODY:
            match.take(match.drawn() if seat == CHANCE else match.asked())
        if seat == NOBODY and not match.result.scores:
            match.closed()

    def understand(self, words: str) -> Understood:
        """What a reply means, or why it means nothing."""
        if not isinstance(words, str):
            raise Malformed(f"an answer is a text, not {words!r}")
        return self.prompts.understand(self.match.s, words)

    def refuse(self, seat: int, reason: str) -> None:
        """Count an unusable answer; with the last one the seat forfeits."""
        self.bad[seat] += 1
        left = self.setting.patience - self.bad[seat]
        if left > 0:
            self.refused = f"{reason} {self.prompts.teller.say('text-bad', n=left)}"
        else:
            self.refused = ""
            self.agents.discard(seat)
            self.match.forfeit(seat, Malformed(reason))

    def rewards(self) -> list[float]:
        """By seat: nothing until the end, then its share of the victory."""
        if not self.done:
            return [0.0] * self.seats
        played = self.played()
        return [share(played, seat) for seat in range(self.seats)]

    def info(self, seat: int, reason: str) -> dict[str, Any]:
        """What `step` tells of the seat that has answered, and at the end of all."""
        told: dict[str, Any] = {
            "seat": seat,
            "refused": reason,
            "bad_answers": self.bad[seat],
            "forfeited": seat not in self.agents,
        }
        return {**told, **self.outcome()} if self.done else told

    def outcome(self) -> dict[str, Any]:
        """How the game ended, by seat. The score of a seat that forfeited is its stand-in's."""
        played = self.played()
        return {
            "scores": played.scores,
            "rewards": self.rewards(),
            "ranks": [rank(played, seat) for seat in range(self.seats)],
            "forfeits": sorted(fault.seat for fault in played.faults),
            "bad": list(self.bad),
        }

    def played(self) -> Played:
        """The game as arenas tell it."""
        result = self.match.result
        return Played(
            0, 0, [bot.name for bot in self.match.bots], result.scores, result.winners,
            result.seconds, result.slowest, result.answers, result.faults,
        )  # fmt: skip

    def ending(self) -> str:
        """How the game ended, in words."""
        say, outcome = self.prompts.teller.say, self.outcome()
        lines = []
        for seat, name in enumerate(self.prompts.names):
            ranked = f"{outcome['ranks'][seat]:g}"
            line = say("text-result", seat=name, n=outcome["scores"][seat], rank=ranked)
            lost = seat in outcome["forfeits"]
            lines.append(f"{line}; {say('text-forfeited')}" if lost else line)
        return "\n".join([f"## {say('play-over')}", *lines]) + "\n"


def speak(env: TextEnv, bot: Bot) -> str:
    """What a bot would say to the prompt: it sees what the prompt may tell, as a bot sees it."""
    table = env.match.seen()
    return env.prompts.written(table.write(bot.choose(table)))


# ------------------------------------------------------------------------- settings


def checked(setting: Setting, changes: dict[str, Any]) -> Setting:
    """The setting with these changes, once it is clear that a game can be played with it."""
    unknown = set(changes) - set(Setting.__dataclass_fields__)
    if unknown:
        known = ", ".join(Setting.__dataclass_fields__)
        raise Malformed(f"a text environment has no {sorted(unknown)[0]!r}; it has: {known}")
    made = replace(setting, **{key: frozen(value) for key, value in changes.items()})
    game = game_of(made.game)
    seats = studied_seats(made.game, made.seats)
    if not isinstance(made.options, dict):
        raise Malformed(f"options are a dictionary, not {made.options!r}")
    game.rules.new_game(seats, dict(made.options))
    if not isinstance(made.agents, tuple) or not made.agents:
        raise Malformed("at least one seat is wanted for an agent")
    for seat in made.agents:
        if not 0 <= whole("a seat", seat) < seats:
            raise Malformed(f"seats run from 0 to {seats - 1}; there is no seat {seat}")
    if made.language not in LANGUAGES:
        raise Malformed(f"{made.language!r} is not one of {', '.join(LANGUAGES)}")
    whole("patience", made.patience, 1)
    for name in set(opponents_of(made, seats)):
        make_bot(name, made.game, 0).close()  # refuse here, not at the first reset
    if made.renamed is not None:
        Renaming(made.game, whole("renamed, a seed,", made.renamed))
    return made


def frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, Sequence) and not isinstance(value, str) else value


def opponents_of(setting: Setting, seats: int) -> list[str]:
    return names_of(setting.opponents, seats - len(set(setting.agents)))
