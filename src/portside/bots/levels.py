"""The bots by name: levels for people to play against, and plain bots for studies."""

import importlib
from dataclasses import dataclass

from portside.bots.bot import Bot, Budget
from portside.bots.external import ProgramBot
from portside.bots.greedy import GreedyBot
from portside.bots.hosted import HostedBot
from portside.bots.random import RandomBot
from portside.bots.searcher import SearchBot
from portside.core.about import Game
from portside.core.errors import Malformed
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
PLAIN = ["random", "greedy", "search"]
LEAST_SECONDS, MOST_SECONDS = 0.001, 3600.0
MOST_SIMULATIONS = 10**9


def make_bot(
    name: str, game: str, seed: int, budget: Budget | None = None, hosted: bool = False
) -> Bot:
    """The bot of this name: a level, a plain bot, `package.module:Class`, or `exec:command`.

    `budget` replaces a searching bot's own, and so does the name itself: `captain@0.05s` thinks
    for so many seconds, `search@3000` for so many simulations. `hosted` puts a class of somebody
    else's into a process of its own.
    """
    name, at, limit = name.partition("@") if not name.startswith("exec:") else (name, "", "")
    if at:
        budget = read_budget(name, limit)
    if name in LEVELS:
        return made_of(LEVELS[name], game, seed, budget)
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(game, seed)
    if name == "search":
        own = budget or Budget(simulations=1000)
        return SearchBot(game, seed, own, game_of(game).search)
    if name.startswith("exec:"):
        return ProgramBot(name.removeprefix("exec:"))
    if ":" in name:
        return HostedBot(name, game, seed) if hosted else imported(name, game, seed)
    known = [*LEVELS, *PLAIN]
    raise Malformed(
        f"there is no bot {name!r}{meant(name, known)}; known: {listed(known)}, "
        "package.module:Class, exec:command"
    )


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


def made_of(level: Level, game: str, seed: int, budget: Budget | None) -> Bot:
    played = game_of(game)
    own = level.budget_for(played)
    if own is not None:
        return SearchBot(game, seed, budget or own, played.search)
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
