"""Whole games in words, and the same games in another world."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import portside
from portside import GAMES
from portside.bots.match import Match, Told
from portside.research import text_env
from portside.research.text_env import TextEnv
from tests.server.worlds import behind_other_screens

Prompted = list[tuple[int, str]]  # the seat, and what it was told
# What a seat may wonder about at any time; the reason has its own numbers in it.
WONDERED = {
    "santiago": ("drive 12", "load rum 3"),
    "manila": ("bid 99", "pledge silk", "redeem jade"),
    "cargo_noir": ("draw", "send casino"),
}


def everybody(game: str, **setting: Any) -> TextEnv:
    """An environment in which every seat answers in words."""
    seats = setting.pop("seats", None) or GAMES[game].studied_seats
    return TextEnv(game, seats=seats, agents=tuple(range(seats)), **setting)


def told_now(env: TextEnv) -> str:
    """Everything that the seat may be told at this moment: the prompt, and every reason."""
    return "\n".join([env.observe(), *map(env.why_not, WONDERED[env.setting.game])])


def play_at_random(
    env: TextEnv, seed: int, look: Callable[[], None] = lambda: None, only: int | None = None
) -> Prompted:
    """Answer at random to the end; what each seat (or only this one) was told, in order."""
    dice, prompted = random.Random(seed), Prompted()
    env.reset(seed)
    while env.seat is not None:
        if only in (None, env.seat):
            prompted.append((env.seat, told_now(env)))
        look()
        env.step(dice.choice(env.offers()).words)
    return prompted


# ----------------------------------------------------------------------- another world


class Scripted(Match):
    """Chance falls as it is told to, whatever the seed."""

    script: list[str]

    def drawn(self) -> int:
        return self.s.read(self.script[len(self.past)])


def other_deal(past: list[Told], seat: int, dice: random.Random) -> list[str]:
    """The same answers, with the cards that the others were dealt in secret in another order."""
    theirs = [i for i, told in enumerate(past) if told.words.startswith("deal ")]
    theirs = [i for i in theirs if past[i].owner != seat]
    cards = [past[i].words for i in theirs]
    dice.shuffle(cards)
    script = [told.words for told in past]
    for i, words in zip(theirs, cards, strict=True):
        script[i] = words
    return script


def play_script(
    env: TextEnv, script: list[str], seat: int, monkeypatch: pytest.MonkeyPatch
) -> Prompted:
    """The game of this script with another seed; others pledge and redeem what they happen to have.

    Neither `view` nor `imagine` has a hand in it.
    """
    dice, prompted = random.Random(1), Prompted()
    with monkeypatch.context() as patched:
        patched.setattr(Scripted, "script", script, raising=False)
        patched.setattr(text_env, "Match", Scripted)
        env.reset(987)
        while env.seat is not None:
            words = script[len(env.match.past)]
            if env.seat == seat:
                prompted.append((seat, told_now(env)))
            elif (verb := words.split(" ")[0]) in ("pledge", "redeem"):
                words = dice.choice([w for w in env.match.s.legal_in_words() if w.startswith(verb)])
            env.step(env.prompts.written(words))
    return prompted


def behind_screens(env: TextEnv, seat: int, dice: random.Random) -> Any:
    """The position with everything changed that is behind the screens of the others."""
    written = json.loads(json.dumps(env.match.s.position()))
    other = portside.read_position(behind_other_screens(written, seat, dice))
    other.log = env.match.log
    return other
