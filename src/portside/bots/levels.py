"""The bots by name: levels for people to play against, and plain bots for studies."""

import hashlib
import importlib
import json
from dataclasses import dataclass
from pathlib import Path

from portside.bots.bot import Bot, Budget
from portside.bots.greedy import GreedyBot
from portside.bots.hosted import HostedBot
from portside.bots.random import RandomBot
from portside.bots.searcher import SearchBot
from portside.core.about import Game
from portside.core.errors import Malformed
from portside.core.judge import Judge
from portside.core.written import listed, meant
from portside.games import game_of


@dataclass
class Level:
    """How a level plays: by a look at its own turn, or (with a budget) by search."""

    name: str
    depth: int = 4  # own answers a look goes ahead
    errs: bool = False  # it misjudges answers, by as much as the game says
    budget: Budget | None = None

    def budget_for(self, game: Game) -> Budget | None:
        """How long it thinks in this game; None: it does not search."""
        own = game.simulations.get(self.name)
        return self.budget if own is None else Budget(simulations=own)


# Weakness is misjudgement, never a random answer: a beginner errs, but not absurdly.
LEVELS: dict[str, Level] = {
    level.name: level
    for level in [
        Level("deckhand", depth=1, errs=True),
        Level("mate"),
        Level("navigator", budget=Budget(simulations=150)),
        Level("captain", budget=Budget(seconds=1.0)),
    ]
}
BY_HAND = "hand"  # in a name: the judge made by hand
PLAIN = ["random", "greedy", "search"]
LEAST_SECONDS, MOST_SECONDS = 0.001, 3600.0
MOST_SIMULATIONS = 10**9


def make_bot(
    name: str, game: str, seed: int, budget: Budget | None = None, hosted: bool = False
) -> Bot:
    """The bot of this name: a level, a plain bot, `package.module:Class`, or `exec:command`.

    `budget` replaces a searching bot's own, and so does the name itself: `captain@0.05s` thinks
    for so many seconds, `search@3000` for so many simulations. `captain+hand` judges as before
    anything was learned, `captain+FILE` by weights of somebody's own. `hosted` puts a class of
    somebody else's into a process of its own.
    """
    name, at, limit = name.partition("@") if not name.startswith("exec:") else (name, "", "")
    name, plus, wanted = name.partition("+") if ":" not in name else (name, "", "")
    if at:
        budget = budget_in(name, limit)
    judge = judge_in(name, wanted, game) if plus else None
    if name in LEVELS:
        return made_of(LEVELS[name], game, seed, budget, judge)
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(game, seed)
    if name == "search":
        own = budget or Budget(simulations=1000)
        return SearchBot(game, seed, own, game_of(game).search, judge=judge)
    if name.startswith("exec:"):
        from portside.bots.external import ProgramBot  # its messages need a library

        return ProgramBot(name.removeprefix("exec:"), own_seed(seed))
    if ":" in name:
        made = HostedBot if hosted else imported
        return made(name, game, own_seed(seed))
    known = [*LEVELS, *PLAIN]
    raise Malformed(
        f"there is no bot {name!r}{meant(name, known)}; known: {listed(known)}, "
        "package.module:Class, exec:command"
    )


def own_seed(seed: int) -> int:
    """A seed for somebody else's bot, from which the seed of the game's chance cannot be reckoned.

    Ours are made with numbers next to that seed; told to a stranger, they would tell the dice.
    """
    return int.from_bytes(hashlib.sha256(f"bot {seed}".encode()).digest()[:4], "big")


def budget_in(name: str, limit: str) -> Budget:
    """The budget in a name, which is for bots of ours that search."""
    if ":" in name or name in {*LEVELS, *PLAIN} - {*searching()}:
        raise Malformed(f"{name}@{limit}: a budget after the @ is for {listed(searching())} only")
    return read_budget(name, limit)


def searching() -> list[str]:
    """The bots of ours that search."""
    return [*(level.name for level in LEVELS.values() if level.budget), "search"]


def judge_in(name: str, wanted: str, game: str) -> Judge:
    """The judge in a name: the one made by hand, or one that has learned these weights."""
    if name not in searching():
        raise Malformed(f"{name}+{wanted}: a judge after the + is for {listed(searching())} only")
    if wanted == BY_HAND:
        return game_of(game).judge
    try:
        return game_of(game).taught(json.loads(Path(wanted).read_text("utf-8")))
    except OSError as error:
        why = f"'{BY_HAND}' or a file of weights is wanted after the + ({error.strerror})"
        raise Malformed(f"{name}+{wanted}: {why}") from None
    except ValueError as error:  # no JSON, or no text at all
        raise Malformed(f"{wanted}: {error}") from None


def read_budget(name: str, limit: str) -> Budget:
    """What stands after the @, within what anybody could wait for."""
    try:
        if limit.endswith("s"):
            seconds = float(limit[:-1])
            if LEAST_SECONDS <= seconds <= MOST_SECONDS:
                return Budget(seconds=seconds)
        elif 1 <= int(limit) <= MOST_SIMULATIONS:
            return Budget(simulations=int(limit))
    except ValueError:
        pass
    raise Malformed(
        f"{name}@{limit}: seconds (@0.1s, from {LEAST_SECONDS} to {MOST_SECONDS}) or simulations "
        f"(@1000, from 1 to {MOST_SIMULATIONS}) are wanted after the @"
    )


def made_of(
    level: Level, game: str, seed: int, budget: Budget | None, judge: Judge | None = None
) -> Bot:
    played = game_of(game)
    own = level.budget_for(played)
    if own is not None:
        return SearchBot(game, seed, budget or own, played.search, judge=judge)
    return GreedyBot(game, seed, level.depth, blur=played.blur if level.errs else 0.0)


def imported(name: str, game: str, seed: int) -> Bot:
    """A class from somebody else's package, made as `Class(game, seed)`."""
    module, _, attribute = name.partition(":")
    try:
        made = getattr(importlib.import_module(module), attribute)(game, seed)
    except Exception as error:  # whatever it is, it is theirs
        raise Malformed(f"the bot {name!r} cannot be loaded: {error}") from None
    if not isinstance(made, Bot):
        raise Malformed(f"{name!r} is not a portside.bots.bot.Bot")
    return made
