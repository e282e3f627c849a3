"""Games as data: written as Parquet or JSON lines, read back, replayed (extra `data`).

games = load("games.parquet")                 a list with one dictionary for each game
end = replay(games[0])                        the state it ended in
for decision in decisions(games[0]): …        what a seat saw, could do and did
"""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from portside.core.errors import Malformed
from portside.core.game import CHANCE, Log, State
from portside.core.observation import blank
from portside.core.record import read_options
from portside.games import rules_of
from portside.research.catalogue import actions_of, observer_of
from portside.research.simulation import Row

# What each column says, and its type in Parquet.
GAMES = {
    "number": ("int64", "of the game in its run"),
    "game": ("string", "which one: see `portside games`"),
    "rules": ("int16", "the revision of the rules it was played with"),
    "seats": ("int8", "how many played"),
    "options": ("string", "the rules that were changed, as a record writes them"),
    "seed": ("int64", "of the run; with the number it gives the game's luck"),
    "bots": ("list<string>", "by seat: who played"),
    "scores": ("list<int32>", "by seat: points at the end"),
    "winners": ("list<int8>", "the seats that won"),
    "decisions": ("int32", "how many answers the seats gave"),
    "answers": ("list<int32>", "every answer in order, those of chance included, as numbers"),
    "record": ("string", "the complete record: the same answers in words"),
}
DECISIONS = {
    "number": ("int64", "of the game in its run"),
    "step": ("int32", "of the answer in its game, those of chance counted"),
    "seat": ("int8", "that was asked"),
    "bot": ("string", "that answered"),
    "question": ("string", "what was asked"),
    "words": ("string", "the answer in the notation"),
    "action": ("int32", "its flat index, or -1 if it has none"),
    "legal": ("list<int32>", "the flat indices that were legal"),
    "observation": ("list<int16>", "what the seat saw: see docs/research.md"),
    "score": ("int32", "what the seat had at the end"),
    "share": ("float", "its share of the victory"),
}
FORMATS = (".parquet", ".jsonl")


def replay(row: Row, log: Log | None = None) -> State:
    """The end of a game, by its numbers: many times faster than by its words."""
    s = begin(row)
    s.log = log
    for answer in row["answers"]:
        s.play(answer)
    return s


def begin(row: Row) -> State:
    options = read_options(row["options"])
    return rules_of(row["game"]).new_game(row["seats"], options, row["rules"])


def decisions(row: Row, memory: bool = False) -> Iterator[Row]:
    """Every decision of a game, in the order of DECISIONS."""
    s, space = begin(row), actions_of(row["game"])
    observer = observer_of(row["game"], row["seats"], memory)
    seen = blank(observer.width)
    winners = row["winners"]
    for step, answer in enumerate(row["answers"]):
        if s.to_move != CHANCE:
            seat = int(s.to_move)
            observer.observe(s, seat, seen, 0)
            indexed = answer < space.widths[s.question_number()]
            yield {
                "number": row["number"],
                "step": step,
                "seat": seat,
                "bot": row["bots"][seat],
                "question": s.question(),
                "words": s.write(answer),
                "action": space.index(s, answer) if indexed else -1,
                "legal": space.legal(s),
                "observation": [int(number) for number in seen],
                "score": row["scores"][seat],
                "share": 1 / len(winners) if seat in winners else 0.0,
            }
        s.play(answer)


# -------------------------------------------------------------------------------- files


def checked_format(path: Path) -> str:
    """How a file is written; refused before hours of play, not after."""
    if path.suffix not in FORMATS:
        raise Malformed(f"{path}: the name of a data file ends with .parquet or .jsonl")
    if path.suffix == ".parquet":
        pyarrow()
    return path.suffix


def decisions_file(path: Path) -> Path:
    """Where the decisions of these games are: `games.decisions.parquet`."""
    return path.with_name(f"{path.stem}.decisions{path.suffix}")


def write(path: Path, chunks: Iterable[list[Row]], columns: dict[str, tuple[str, str]]) -> None:
    """Chunk by chunk: a large set never is in memory whole. The old file stays until then."""
    beside = path.with_name(path.name + ".new")
    if checked_format(path) == ".jsonl":
        with beside.open("w", encoding="utf-8", newline="\n") as file:  # alike on every system
            for rows in chunks:
                file.writelines(map(as_line, rows))
    else:
        arrow, parquet = pyarrow()
        schema = arrow.schema([
            arrow.field(name, arrow_type(arrow, kind), metadata={"about": about})
            for name, (kind, about) in columns.items()
        ])  # fmt: skip
        with parquet.ParquetWriter(beside, schema, compression="zstd") as writer:
            for rows in chunks:
                writer.write_table(arrow.Table.from_pylist(rows, schema))
    beside.replace(path)


def as_line(row: Row) -> str:
    """A row of a .jsonl file."""
    return json.dumps(row, ensure_ascii=False) + "\n"


def load(path: str | Path) -> list[Row]:
    """The rows of a file that `portside simulate --output` wrote: games or decisions."""
    return list(stream(Path(path)))


def stream(path: Path) -> Iterator[Row]:
    if not path.exists():
        raise Malformed(f"there is no file {path}")
    rows = lines_of(path) if checked_format(path) == ".jsonl" else rows_of(path)
    read = 0
    try:
        for row in rows:
            if not isinstance(row, dict):
                raise ValueError("a row is an object")
            read += 1
            yield row
    except ValueError as error:  # broken text, JSON or Parquet
        raise Malformed(f"{path} cannot be read beyond {read} rows: {error}") from None


def lines_of(path: Path) -> Iterator[Any]:
    with path.open(encoding="utf-8") as file:
        yield from map(json.loads, file)


def rows_of(path: Path) -> Iterator[Any]:
    _, parquet = pyarrow()
    for batch in parquet.ParquetFile(path).iter_batches(1000):
        yield from batch.to_pylist()


def pyarrow() -> tuple[Any, Any]:
    try:
        import pyarrow  # type: ignore[import-untyped]
        import pyarrow.parquet  # type: ignore[import-untyped]
    except ImportError:
        raise Malformed(
            "Parquet needs the extra 'data': pip install 'portside[data]'; .jsonl needs nothing"
        ) from None
    return pyarrow, pyarrow.parquet


def arrow_type(arrow: Any, kind: str) -> Any:
    if kind.startswith("list<"):
        return arrow.list_(arrow_type(arrow, kind[5:-1]))
    return {
        "int8": arrow.int8(), "int16": arrow.int16(), "int32": arrow.int32(),
        "int64": arrow.int64(), "string": arrow.string(), "float": arrow.float32(),
    }[kind]  # fmt: skip
