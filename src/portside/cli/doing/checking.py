"""The proof of an arena, checked: what stands in it, and some of its games played again."""

import random
from collections.abc import Callable
from itertools import repeat
from typing import Any

from rich.console import Console

from portside.bots.proof import Proof, adds_up, by_clock, differences, other_code, theirs
from portside.games import rules_of
from portside.research.cluster import Pool
from portside.text.teller import Teller


def check(
    console: Console, teller: Teller, proof: Proof, games: int, trust: bool, pool: Pool
) -> bool:
    """Whether all of it holds; what does not is said."""

    def say(key: str, **variables: Any) -> None:
        console.print(teller.say(key, **variables), soft_wrap=True, markup=False)

    for part in other_code(proof):
        say("proof-code", part=part)
    right = adds_up(proof)
    say("proof-adds-up" if right else "proof-wrong-sum")
    revision = rules_of(proof.contest.game).revision
    if proof.rules != revision:
        say("proof-rules", n=proof.rules, n2=revision)
        return False
    if bots := by_clock(proof.contest):
        say("proof-clock", bots=", ".join(bots))
        return False
    if (bots := theirs(proof.contest)) and not trust:
        say("proof-theirs", bots=", ".join(bots), option="--trust")
        return False
    return played_alike(say, proof, games, pool) and right


def played_alike(say: Callable[..., None], proof: Proof, games: int, pool: Pool) -> bool:
    """By lot, so that nobody knows beforehand which games will be looked at."""
    drawn = random.SystemRandom().sample(proof.games, min(games, len(proof.games)))
    found = pool.executor.map(differences, repeat(proof.contest), drawn)
    alike = 0
    for told, fields in zip(drawn, found, strict=True):
        alike += not fields
        if fields:
            say("proof-differs", board=told.board, rotation=told.rotation, fields=", ".join(fields))
    say("proof-alike", n=alike, n2=len(drawn), n3=len(proof.games))
    return alike == len(drawn)
