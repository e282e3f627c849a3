"""Many matches: every board played once in every rotation of the seats, with the same luck.

A game is one task. Finished games can be kept in a file, line by line, so that a run that was
interrupted goes on where it stopped.
"""

import json
import math
import random
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import nullcontext
from dataclasses import asdict, dataclass
from pathlib import Path

from portside.bots.bot import Budget
from portside.bots.levels import make_bot
from portside.bots.match import Match
from portside.core.errors import Malformed
from portside.core.record import read_options, write_record

ELO = 400 / math.log(10)
RESAMPLES = 200  # for the intervals of the ratings


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
        if self.seconds is None and self.simulations is None:
            return None
        return Budget(self.seconds, self.simulations)


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


@dataclass
class Standing:
    """What a bot reached: over all seats it sat in."""

    bot: str
    games: int
    wins: float  # a shared victory counts in equal parts
    win_rate: float
    ci95: tuple[float, float]
    mean_score: float
    mean_rank: float
    rating: float  # Elo-like; the mean of all bots here is 0
    rating_ci95: tuple[float, float]
    seconds_per_answer: float
    slowest_answer: float


def seated(names: list[str], seats: int) -> tuple[str, ...]:
    """`captain,greedy:2`: a number says how many; the last bot fills the seats that are left."""
    found: list[str] = []
    for name in names:
        bot, colon, times = name.rpartition(":")
        found += [bot] * int(times) if colon and times.isdecimal() else [name]
    if not found or len(found) > seats:
        raise Malformed(f"{len(found)} bots do not fit at {seats} seats")
    return tuple(found + [found[-1]] * (seats - len(found)))


def play_one(contest: Contest, board: int, rotation: int) -> tuple[Played, str]:
    """One game and its record: the bots moved on by `rotation` seats, the luck of this board."""
    names = [*contest.bots[-rotation:], *contest.bots[:-rotation]] if rotation else [*contest.bots]
    seed = contest.seed * 1_000_003 + board
    bots = [
        make_bot(name, contest.game, seed * 31 + seat, contest.budget())
        for seat, name in enumerate(names)
    ]
    called = [f"{name.replace(',', ' ')} {seat}" for seat, name in enumerate(names)]
    match = Match(contest.game, bots, called, seed, read_options(contest.options), contest.budget())
    try:
        result = match.play()
    finally:
        for bot in bots:
            bot.close()
    played = Played(
        board, rotation, names, result.scores, result.winners, result.seconds, result.slowest,
        result.answers,
    )  # fmt: skip
    return played, write_record(result.record)


def play_all(
    contest: Contest, games: int, processes: int, kept: Path | None, records: Path | None,
    pool: Executor | None = None,
) -> Generator[Played, None, None]:  # fmt: skip
    """The games in the order they end, those of an earlier run first.

    A pool may be lent: games can be played on other machines. Files are written here only.
    """
    done = list(read_kept(kept, contest)) if kept is not None else []
    yield from done
    known = {(played.board, played.rotation) for played in done}
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
        try:
            yield Played(**json.loads(line))
        except ValueError:
            continue


def keep(path: Path, contest: Contest, played: Played) -> None:
    new = not path.exists()
    with path.open("a", encoding="utf-8") as file:
        if new:
            file.write(json.dumps(asdict(contest)))
        file.write("\n" + json.dumps(asdict(played)))  # so that a line cut short stays alone


# ------------------------------------------------------------------------- what it adds up to


def standings(games: list[Played]) -> list[Standing]:
    """The bots, the strongest first."""
    names = list(dict.fromkeys(bot for played in games for bot in played.bots))
    rated = ratings(games, names)
    intervals = rating_intervals(games, names)
    made = [standing(games, name, rated[name], intervals[name]) for name in names]
    return sorted(made, key=lambda one: -one.rating)


def standing(
    games: list[Played], name: str, rating: float, interval: tuple[float, float]
) -> Standing:
    shares = [share(played, seat) for played, seat in sittings(games, name)]
    answers = sum(played.answers[seat] for played, seat in sittings(games, name))
    seconds = sum(played.seconds[seat] for played, seat in sittings(games, name))
    return Standing(
        bot=name,
        games=len(shares),
        wins=sum(shares),
        win_rate=sum(shares) / len(shares),
        ci95=interval_of(games, name),
        mean_score=mean([played.scores[seat] for played, seat in sittings(games, name)]),
        mean_rank=mean([rank(played, seat) for played, seat in sittings(games, name)]),
        rating=rating,
        rating_ci95=interval,
        seconds_per_answer=seconds / max(1, answers),
        slowest_answer=max(played.slowest[seat] for played, seat in sittings(games, name)),
    )


def sittings(games: list[Played], name: str) -> Iterator[tuple[Played, int]]:
    for played in games:
        for seat, bot in enumerate(played.bots):
            if bot == name:
                yield played, seat


def share(played: Played, seat: int) -> float:
    return 1 / len(played.winners) if seat in played.winners else 0.0


def rank(played: Played, seat: int) -> float:
    """1 is best; seats with equal scores share their ranks. A tie-break makes winners first."""
    key = [(seat in played.winners, score) for seat, score in enumerate(played.scores)]
    better = sum(other > key[seat] for other in key)
    alike = sum(other == key[seat] for other in key)
    return better + (alike + 1) / 2


def mean(numbers: list[int] | list[float]) -> float:
    return sum(numbers) / len(numbers)


def interval_of(games: list[Played], name: str) -> tuple[float, float]:
    """95 %, over boards: the rotations of one board are not independent."""
    by_board: dict[int, list[float]] = {}
    for played, seat in sittings(games, name):
        by_board.setdefault(played.board, []).append(share(played, seat))
    means = [mean(shares) for shares in by_board.values()]
    if len(means) < 2:
        return (0.0, 1.0)
    middle = mean(means)
    spread = math.sqrt(sum((one - middle) ** 2 for one in means) / (len(means) - 1) / len(means))
    return (max(0.0, middle - 1.96 * spread), min(1.0, middle + 1.96 * spread))


def ratings(games: list[Played], names: list[str]) -> dict[str, float]:
    """Bradley and Terry's strengths over all pairs at a table: who was ranked before whom."""
    wins = {(a, b): 0.5 for a in names for b in names if a != b}  # half a game each: no infinities
    for played in games:
        ranks = [rank(played, seat) for seat in range(len(played.bots))]
        for i, first in enumerate(played.bots):
            for j, second in enumerate(played.bots):
                if first != second:
                    better = ranks[i] < ranks[j]
                    wins[first, second] += 1.0 if better else 0.5 if ranks[i] == ranks[j] else 0.0
    strength = dict.fromkeys(names, 1.0)
    for _ in range(100):
        for name in names:
            won = sum(wins[name, other] for other in names if other != name)
            met = sum(
                (wins[name, other] + wins[other, name]) / (strength[name] + strength[other])
                for other in names
                if other != name
            )
            strength[name] = won / met if met else 1.0
        scale = math.exp(mean([math.log(one) for one in strength.values()]))
        strength = {name: one / scale for name, one in strength.items()}
    return {name: ELO * math.log(one) for name, one in strength.items()}


def rating_intervals(games: list[Played], names: list[str]) -> dict[str, tuple[float, float]]:
    """95 %, by drawing boards again and again from those that were played."""
    by_board: dict[int, list[Played]] = {}
    for played in games:
        by_board.setdefault(played.board, []).append(played)
    boards = list(by_board.values())
    chance = random.Random(1)
    drawn: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(RESAMPLES if len(boards) > 1 else 0):
        sample = [played for board in chance.choices(boards, k=len(boards)) for played in board]
        for name, rating in ratings(sample, names).items():
            drawn[name].append(rating)
    return {name: quantiles(values) for name, values in drawn.items()}


def quantiles(values: list[float]) -> tuple[float, float]:
    if not values:
        return (-math.inf, math.inf)
    ordered = sorted(values)
    return ordered[len(ordered) // 40], ordered[-1 - len(ordered) // 40]


def as_json(contest: Contest, games: list[Played]) -> dict[str, object]:
    return {
        "game": contest.game,
        "seats": len(contest.bots),
        "games": len(games),
        "seed": contest.seed,
        "bots": [asdict(one) for one in standings(games)],
    }
