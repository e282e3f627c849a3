"""Writes reference games: whole random games, step by step, as tests/every_game replays them.

    python -m tools.traces ferry --games 8

They hold the rules to what they say now, right or wrong: read some of them against the rulebook
before they are kept.
"""

import argparse
import gzip
import json
from collections.abc import Iterator
from pathlib import Path

from portside import CHANCE, NOBODY, Dice, Malformed, State, rules_of
from portside.core.answers import Answers
from portside.core.game import written_seat

HERE = Path(__file__).parents[1] / "tests" / "traces"
Line = dict[str, object]


def trace(game: str, seats: int, seed: int) -> Iterator[Line]:
    """The lines of one game: what it is, every step, how it ended."""
    s, dice = rules_of(game).new_game(seats), Dice(seed)
    yield {"game": game, "seats": seats, "options": {}, "seed": seed}
    while s.to_move != NOBODY:
        answer = drawn(s, dice)
        yield step(s, answer)
        s.play(answer)
    yield {"result": s.scores(), "winners": s.winners()}


def drawn(s: State, dice: Dice) -> int:
    answers = Answers()
    s.offer(answers)
    return int(dice.draw(answers) if s.to_move == CHANCE else dice.choose(answers))


def step(s: State, answer: int) -> Line:
    """One answer; chance comes with its weights, a seat's decision with the table before it."""
    legal = s.legal_in_words()
    line: Line = {"seat": written_seat(s.to_move), "question": s.question(), "legal": sorted(legal)}
    if s.to_move == CHANCE:
        line["weights"] = dict(zip(legal, s.weights(), strict=True))
    line["answer"] = s.write(answer)
    if s.to_move != CHANCE:
        line["table"] = s.table()
    return line


def write_traces(game: str, seats: int | None, games: int, seed: int, folder: Path) -> list[Path]:
    """As many games, with every number of seats in turn unless one is given."""
    rules = rules_of(game)
    numbers = list(range(rules.fewest_seats, rules.most_seats + 1)) if seats is None else [seats]
    rules.new_game(numbers[0])  # refuse before anything is written
    paths = [folder / game / f"{number:02}.jsonl.gz" for number in range(1, games + 1)]
    for path in paths:
        if path.exists():
            raise Malformed(f"{path} exists already: remove it, or choose another folder")
    (folder / game).mkdir(parents=True, exist_ok=True)
    for number, path in enumerate(paths):
        lines = trace(game, numbers[number % len(numbers)], seed + number)
        text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
        path.write_bytes(gzip.compress(text.encode(), mtime=0))  # the same bytes every time
    return paths


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tools.traces",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, help="each number in turn, if none is given")
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=HERE, help="the folder of all games")
    args = parser.parse_args()
    try:
        made = write_traces(args.game, args.seats, args.games, args.seed, args.out)
    except Malformed as error:
        parser.error(str(error))
    for path in made:
        print(path)


if __name__ == "__main__":
    main()
