"""Many matches: every board played once in every rotation of the seats, with the same luck.

Where bots differ, the next board seats them in another order: everybody has every neighbour.
A game is one task. Finished games can be kept in a file, line by line, so that a run that was
interrupted goes on where it stopped.
"""

import hashlib
import json
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import nullcontext, suppress
from dataclasses import asdict, dataclass, field
from functools import cache
from itertools import permutations
from pathlib import Path

from portside.bots.bot import Bot, Budget, SeatView
from portside.bots.levels import make_bot
from portside.bots.match import Fault, Match
from portside.core.errors import Malformed
from portside.core.fortune import luck_in
from portside.core.record import read_options, write_record
from portside.games import game_of

STAND_IN = "mate"  # plays on for a bot that has forfeited


@dataclass(frozen=True)
class Contest:
    """Who plays what, and for how long each may think."""

    game: str
    bots: tuple[str, ...]  # one for each seat, before rotation
    seed: int
    options: str = ""  # as a record writes them
    seconds: float | None = None
    simulations: int | None = None

    def budget(self) -> Budget | None:
        """How long each may think; None: as long as its name says."""
        if self.seconds is None and self.simulations is None:
            return None
        return Budget(self.seconds, self.simulations)

    def names(self) -> list[str]:
        """Each bot once, as it was named first."""
        return list(dict.fromkeys(self.bots))


@dataclass
class Played:
    """One finished game, by seat."""

    board: int
    rotation: int
    bots: list[str]
    scores: list[int]
    winners: list[int]
    seconds: list[float]
    slowest: list[float]
    answers: list[int]
    faults: list[Fault] = field(default_factory=list)  # for which a seat forfeited the game
    luck: list[float] = field(default_factory=list)  # what chance gave, as shares of victory
    record: str = ""  # the SHA-256 of the record


def seated(names: list[str], seats: int) -> tuple[str, ...]:
    """`captain,greedy:2`: a number says how many; the last bot fills the seats that are left."""
    found: list[str] = []
    for name in names:
        bot, colon, times = name.rpartition(":")
        found += [bot] * int(times) if colon and times.isdecimal() else [name]
    if not found or len(found) > seats:
        raise Malformed(f"{len(found)} bots do not fit at {seats} seats")
    return tuple(found + [found[-1]] * (seats - len(found)))


@cache
def circles(bots: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every order in which they can sit round a table; that one is the first."""
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    for rest in permutations(bots[1:]):
        order = (bots[0], *rest)
        same = min(order[i:] + order[:i] for i in range(len(order)))
        found.setdefault(same, order)
    return list(found.values())


def order_of(bots: tuple[str, ...], board: int, rotation: int) -> list[str]:
    """Who sits where: the circle of this board, moved on by `rotation` seats."""
    known = circles(bots)
    circle = known[board % len(known)]
    return [*circle[-rotation:], *circle[:-rotation]] if rotation else [*circle]


class Unmade(Bot):
    """In the place of a bot that could not be made: it forfeits when it is asked."""

    def __init__(self, name: str, why: Malformed) -> None:
        self.name = name
        self.why = why

    def choose(self, table: SeatView) -> int:
        raise self.why


def made(name: str, contest: Contest, seed: int) -> Bot:
    """The bot. Names were tried before; one that fails now, say in its tenth game, has failed."""
    try:
        return make_bot(name, contest.game, seed, contest.budget(), hosted=True)
    except Malformed as why:
        return Unmade(name, why)


def play_one(contest: Contest, board: int, rotation: int) -> tuple[Played, str]:
    """One game and its record. A bot that fails forfeits it, and a mate plays on in its place."""
    names = order_of(contest.bots, board, rotation)
    seed = contest.seed * 1_000_003 + board
    bots = [made(name, contest, seed * 31 + seat) for seat, name in enumerate(names)]
    called = [f"{name.replace(',', ' ')} {seat}" for seat, name in enumerate(names)]
    match = Match(
        contest.game, bots, called, seed, read_options(contest.options), contest.budget(),
        stand_in=lambda seat: make_bot(STAND_IN, contest.game, seed * 31 + seat),
    )  # fmt: skip
    try:
        result = match.play()
    finally:
        for bot in match.bots:
            bot.close()
    described, record = game_of(contest.game), write_record(result.record)
    played = Played(
        board, rotation, names, result.scores, result.winners, result.seconds, result.slowest,
        result.answers, result.faults,
        luck_in(result.record, described.rules, described.evaluator(len(names))),
        hashlib.sha256(record.encode()).hexdigest(),
    )  # fmt: skip
    return played, record


def play_all(
    contest: Contest, games: int, processes: int, kept: Path | None, records: Path | None,
    pool: Executor | None = None, begun: Sequence[Played] = (),
) -> Generator[Played, None, None]:  # fmt: skip
    """The games in the order they end, those of an earlier run first; without those `begun` with.

    A pool may be lent: games can be played on other machines. Files are written here only.
    """
    known = {(played.board, played.rotation) for played in begun}
    for played in read_kept(kept, contest) if kept is not None else ():
        if (played.board, played.rotation) not in known:
            known.add((played.board, played.rotation))
            yield played
    seats = len(contest.bots)
    tasks = iter(
        (number // seats, number % seats)
        for number in range(games)
        if (number // seats, number % seats) not in known
    )
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    with nullcontext(pool) if pool else ProcessPoolExecutor(processes) as workers:
        running: set[Future[tuple[Played, str]]] = set()
        while True:
            while len(running) < 2 * processes and (task := next(tasks, None)) is not None:
                running.add(workers.submit(play_one, contest, *task))
            if not running:
                return
            ready, running = wait(running, return_when=FIRST_COMPLETED)
            for result in ready:
                played, record = result.result()
                if records is not None:
                    name = f"{contest.game}-{played.board:05}-{played.rotation}.game"
                    (records / name).write_text(record, "utf-8")
                if kept is not None:
                    keep(kept, contest, played)
                yield played


def read_kept(path: Path, contest: Contest) -> Iterator[Played]:
    """The games an interrupted run has finished; a line cut short is played again."""
    if not path.exists():
        return
    head, *lines = path.read_text("utf-8").splitlines() or [""]
    if head != json.dumps(asdict(contest)):
        raise Malformed(f"{path} belongs to another contest; remove it or name another file")
    for line in lines:
        with suppress(ValueError):
            yield read_played(line)


def read_played(line: str) -> Played:
    """A game as it was kept."""
    kept = json.loads(line)
    faults = [Fault(**one) for one in kept.pop("faults", [])]
    return Played(**kept, faults=faults)


def keep(path: Path, contest: Contest, played: Played) -> None:
    new = not path.exists()
    with path.open("a", encoding="utf-8") as file:
        if new:
            file.write(json.dumps(asdict(contest)))
        file.write("\n" + json.dumps(asdict(played)))  # so that a line cut short stays alone
