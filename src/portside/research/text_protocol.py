"""How well somebody plays through the text door, by a protocol that others can repeat.

Every board is played once from each seat, with the same luck: the n-th roll of a kind falls alike.
What comes out is told as in an arena: shares of victory with their interval over boards, scores and
ranks; and what only words can have: unusable answers, forfeits, and how long the prompts were.
"""

import random
import re
from collections.abc import Callable
from dataclasses import dataclass
from itertools import product

from portside.bots.arena import Played
from portside.bots.intervals import mean
from portside.bots.levels import make_bot
from portside.bots.standings import interval_of, rank, share
from portside.games import game_of
from portside.research.text_env import TextEnv, speak

AGENT = "agent"
Answer = Callable[[TextEnv], str]  # what is said to the prompt of this environment
Agent = Callable[[str, int, int], Answer]  # for a game, a seed and a seat: a new player
OFFERED = re.compile(r"^(?:\d+–)?(\d+)\. ", re.MULTILINE)


@dataclass(frozen=True)
class Protocol:
    """What is played."""

    opponents: str = "mate"
    boards: int = 20  # each from every seat
    seed: int = 1
    language: str = "en"
    renamed: int | None = None
    patience: int = 3


@dataclass(frozen=True)
class Score:
    """What came out, for the agent."""

    games: int
    share: float  # of the victories; a shared one counts in parts
    ci95: tuple[float, float]
    mean_score: float  # of the games it finished itself; NaN if there are none
    mean_rank: float
    answers: float  # a game
    bad_answers: int
    forfeits: int
    letters: list[int]  # of every prompt


def measure(game: str, agent: Agent, protocol: Protocol) -> Score:
    """Play the protocol."""
    env = TextEnv(
        game, opponents=protocol.opponents, language=protocol.language,
        renamed=protocol.renamed, patience=protocol.patience,
    )  # fmt: skip
    played, letters, bad = list[Played](), list[int](), 0
    for board, seat in product(range(protocol.boards), range(game_of(game).studied_seats)):
        seed = protocol.seed * 1_000_003 + board  # as an arena numbers them
        letters += play_one(env, agent(game, seed, seat), seed, seat)
        bad += env.bad[seat]
        played.append(told(env, board, seat))
    env.close()
    return score(played, letters, bad)


def play_one(env: TextEnv, answer: Answer, seed: int, seat: int) -> list[int]:
    """One game; how many letters each prompt had."""
    prompt, letters = env.reset(seed, agents=(seat,)), list[int]()
    while not env.done:
        letters.append(len(prompt))
        prompt = env.step(answer(env)).prompt
    return letters


def told(env: TextEnv, board: int, seat: int) -> Played:
    """The game as arenas tell it: one agent among its opponents."""
    played = env.played()
    played.board, played.rotation = board, seat
    played.bots = [AGENT if at == seat else "opponent" for at in range(env.seats)]
    return played


def score(games: list[Played], letters: list[int], bad: int) -> Score:
    mine = [(one, one.bots.index(AGENT)) for one in games]
    finished = [one.scores[seat] for one, seat in mine if not one.faults]
    return Score(
        games=len(games),
        share=mean([share(one, seat) for one, seat in mine]),
        ci95=interval_of(games, AGENT),
        mean_score=mean(finished) if finished else float("nan"),
        mean_rank=mean([rank(one, seat) for one, seat in mine]),
        answers=len(letters) / len(games),
        bad_answers=bad,
        forfeits=len(games) - len(finished),
        letters=letters,
    )


# ------------------------------------------------------------------------ who can play


def reader(ask: Callable[[str], str]) -> Agent:
    """Whoever turns a prompt into a reply: a language model, or a person."""
    return lambda _game, _seed, _seat: lambda env: ask(env.observe())


def bot(name: str) -> Agent:
    """A bot of this name, speaking."""

    def made(game: str, seed: int, seat: int) -> Answer:
        player = make_bot(name, game, seed * 31 + seat)
        return lambda env: speak(env, player)

    return made


def words_only(_game: str, seed: int, seat: int) -> Answer:
    """Knows nothing but the prompt: gives the number of any answer that stands there."""
    dice = random.Random(seed * 31 + seat)
    return lambda env: str(dice.randint(1, int(OFFERED.findall(env.observe())[-1])))
