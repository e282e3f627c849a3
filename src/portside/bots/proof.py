"""Proofs: what was asked, what decided, and every game, so that anybody can play them again.

A file of JSON lines. The first says who played what under which rules and by which code, and the
results; each further one is a game. Bots that count simulations play alike on every machine.
"""

import hashlib
import json
import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from portside.bots.arena import Contest, Played, play_one, read_played
from portside.bots.bot import Budget
from portside.bots.levels import make_bot
from portside.bots.searcher import SearchBot
from portside.bots.standings import Results, as_json
from portside.bots.stopping import Asked, end_of, read_until
from portside.core.errors import Malformed
from portside.core.record import read_options
from portside.games import rules_of

FORM = 1  # of these files
PACKAGE = Path(__file__).parents[1]
MADE = {".so", ".pyd", ".pyc"}  # from the sources, on each machine in its own way
MEASURED = ("seconds", "slowest")  # of a game: they are never alike again
CLOSE = 1e-6  # numbers that are equal but for the last digits of a machine


@dataclass
class Proof:
    """What a file says of a contest."""

    version: str  # of Portside
    contest: Contest
    rules: int  # the revision
    code: dict[str, str]  # by part: its SHA-256
    results: Results
    games: list[Played]


def proof_of(version: str, contest: Contest, games: list[Played], results: Results) -> Proof:
    revision = rules_of(contest.game).revision
    return Proof(version, contest, revision, code_of(contest.game), results, games)


def code_of(game: str) -> dict[str, str]:
    """What decides how a game goes: the rules, the judges with their weights, the bots."""
    return {part: fingerprint(PACKAGE / part) for part in ("core", f"games/{game}", "bots")}


def fingerprint(folder: Path) -> str:
    """Of the sources in a folder and all data beside them: the same, compiled or not."""
    total = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix not in MADE:
            name = path.relative_to(folder).as_posix()
            total.update(f"{name} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()


# ------------------------------------------------------------------------------ the file


def write_proof(path: Path, proof: Proof) -> None:
    head = {
        "proof": FORM,
        "portside": proof.version,
        "rules": proof.rules,
        "code": proof.code,
        "contest": asdict(proof.contest),
        "results": proof.results,
    }
    lines = [json.dumps(head), *(json.dumps(asdict(one)) for one in proof.games)]
    path.write_text("\n".join(lines) + "\n", "utf-8", newline="\n")


def read_proof(path: Path) -> Proof:
    try:
        first, *rest = path.read_text("utf-8").splitlines()
        head = json.loads(first)
        if head["proof"] != FORM:
            raise Malformed(
                f"{path} is a proof of form {head['proof']}; this version of Portside reads {FORM}"
            )
        games = [read_played(line) for line in rest]
        contest = read_contest(head["contest"])
        return Proof(
            str(head["portside"]), contest, head["rules"], dict(head["code"]),
            dict(head["results"]), games,
        )  # fmt: skip
    except Malformed:
        raise
    except (ValueError, KeyError, TypeError, AttributeError):
        raise Malformed(f"{path} is not the proof of an arena") from None


def read_contest(written: dict[str, Any]) -> Contest:
    """From a file that anybody may have written."""
    contest = Contest(**{**written, "bots": tuple(written["bots"])})
    rules_of(contest.game).new_game(len(contest.bots), read_options(contest.options))
    Budget(float(contest.seconds or 0), int(contest.simulations or 0))
    int(contest.seed)
    return contest


# ---------------------------------------------------------------------------- the checks


def other_code(proof: Proof) -> list[str]:
    """The parts that are not those by which the games were played."""
    mine = code_of(proof.contest.game)
    return [part for part in mine if mine[part] != proof.code.get(part)]


def theirs(contest: Contest) -> list[str]:
    """The bots that are no part of Portside."""
    return [name for name in contest.names() if ":" in name]


def by_clock(contest: Contest) -> list[str]:
    """The bots whose answers hang on the machine."""
    found = []
    for name in contest.names():
        if name in theirs(contest):
            continue
        bot = make_bot(name, contest.game, contest.seed, contest.budget())
        if isinstance(bot, SearchBot) and bot.limits(contest.budget() or Budget())[1] < math.inf:
            found.append(name)
        bot.close()
    return found


def adds_up(proof: Proof) -> bool:
    """Whether the results are what these games come to, board by board with none left out."""
    try:
        return alike(proof.results, reckoned(proof))
    except (KeyError, TypeError, ValueError, IndexError, ZeroDivisionError):  # of a forged file
        return False


def reckoned(proof: Proof) -> object:
    """The results of the games, if a contest as it was asked for ends with them."""
    games, seats = proof.games, len(proof.contest.bots)
    until, most = proof.results.get("until"), proof.results.get("most", len(games))
    asked = Asked(proof.contest, most // seats, None if until is None else read_until(until))
    numbered = [(one.board, one.rotation) for one in games]
    if numbered != [(number // seats, number % seats) for number in range(len(games))]:
        return None
    end = end_of(asked, games)
    if end is None or end.boards * seats != len(games):
        return None
    again = as_json(proof.contest, games, end.risk, until, asked.games)
    return json.loads(json.dumps(again))


def differences(contest: Contest, told: Played) -> list[str]:
    """Play a game again: in what it is another one than the file tells."""
    again, _ = play_one(contest, told.board, told.rotation)
    first, second = asdict(told), asdict(again)
    return [key for key in first if key not in MEASURED and not alike(first[key], second[key])]


def alike(first: object, second: object) -> bool:
    """The same JSON, but for the last digits of numbers."""
    if isinstance(first, dict) and isinstance(second, dict):
        return first.keys() == second.keys() and all(
            alike(first[key], second[key]) for key in first
        )
    if isinstance(first, Sequence) and isinstance(second, Sequence) and not isinstance(first, str):
        return len(first) == len(second) and all(map(alike, first, second))
    if isinstance(first, float) and isinstance(second, int | float):
        return math.isclose(first, second, rel_tol=CLOSE, abs_tol=CLOSE)
    return first == second
