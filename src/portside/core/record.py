"""Records: a game as a text file, its list of answers (notation, section 4)."""

import json
from typing import Final

from portside.core.errors import IllegalAnswer, Malformed
from portside.core.game import CHANCE, NOBODY, Log, Rules, State, some, spoken_seat, submit

KNOWN: Final = ["Game", "Rules", "Seats", "Options", "Result"]


class Record:
    """What a record says: who played which game, and every answer in order."""

    def __init__(self, game: str, seats: list[str]) -> None:
        self.game = game
        self.revision = 1
        self.seats = seats  # the players' names
        self.options: dict[str, object] = {}
        self.result: list[int] | None = None  # once the game is over
        self.headers: dict[str, str] = {}  # what we do not know, kept as it was
        self.answers: list[tuple[int, str]] = []  # the seat (or CHANCE), and its words
        self.lines: list[int] = []  # where each answer stands in the file it was read from

    def add(self, seat: int, words: str) -> None:
        self.answers.append((seat, words))

    def line(self, number: int) -> str:
        """Where an answer stands, for an error text."""
        return f"line {self.lines[number]}" if number < len(self.lines) else f"answer {number + 1}"


def read_record(text: str) -> Record:
    """The record that this text is. Whether its answers are legal, replaying tells."""
    lines = text.splitlines()
    body = header_end(lines)
    headers = read_headers(lines[:body])
    for key in ("Game", "Seats"):
        if key not in headers:
            raise Malformed(f"the header lacks a line '{key}: …'")
    record = Record(headers["Game"], [name.strip() for name in headers["Seats"].split(",")])
    record.revision = read_whole("Rules", headers.get("Rules", "1"))
    record.options = read_options(headers.get("Options", ""))
    if "Result" in headers:
        record.result = [read_whole("Result", word) for word in headers["Result"].split()]
    record.headers = {key: value for key, value in headers.items() if key not in KNOWN}
    for i in range(body, len(lines)):
        words = lines[i].split("#")[0].strip()
        if words:
            read_answer(record, i + 1, words)
    return record


def header_end(lines: list[str]) -> int:
    for i, line in enumerate(lines):
        if not line.strip():
            return i
    return len(lines)


def read_headers(lines: list[str]) -> dict[str, str]:
    headers: dict[str, str] = {}
    for i, line in enumerate(lines):
        if line.startswith("#"):
            continue
        key, colon, value = line.partition(":")
        if not colon:
            raise Malformed(f"line {i + 1}: a header line 'Key: value' is wanted, not {line!r}")
        if key.strip() in headers:
            raise Malformed(f"line {i + 1}: {key.strip()!r} is given twice")
        headers[key.strip()] = value.strip()
    return headers


def read_answer(record: Record, line: int, words: str) -> None:
    seat, _, answer = words.partition(" ")
    if seat != "*" and not (seat.isdecimal() and int(seat) < len(record.seats)):
        raise Malformed(
            f"line {line}: a seat from 0 to {len(record.seats) - 1} or * for chance is wanted "
            f"before the answer, not {seat!r}"
        )
    record.answers.append((CHANCE if seat == "*" else int(seat), answer.strip()))
    record.lines.append(line)


def read_whole(key: str, word: str) -> int:
    try:
        return int(word)
    except ValueError:
        raise Malformed(f"{key}: a whole number is wanted, not {word!r}") from None


def read_options(text: str) -> dict[str, object]:
    """`ships=5, screens=open`: values are JSON, and a bare word is a text."""
    options: dict[str, object] = {}
    rest = text.strip()
    while rest:
        key, equals, after = rest.partition("=")
        if not equals:
            raise Malformed(f"options: 'key=value' is wanted, not {rest!r}")
        if key.strip() in options:
            raise Malformed(f"options: {key.strip()!r} is given twice")
        value, end = read_value(after.lstrip())
        options[key.strip()] = value
        rest = after.lstrip()[end:].lstrip()
        if rest and not rest.startswith(","):
            raise Malformed(f"options: a comma is wanted after {key.strip()}, not {rest!r}")
        rest = rest[1:].lstrip()
    return options


def read_value(text: str) -> tuple[object, int]:
    """A value and where it ends: JSON, or a bare word up to the next comma."""
    try:
        value, end = json.JSONDecoder().raw_decode(text)
        after = text[end:].lstrip()
        if not after or after.startswith(","):
            return value, int(end)
    except ValueError:
        pass
    word = text.partition(",")[0]
    return word.strip(), len(word)


def write_options(options: dict[str, object]) -> str:
    return ", ".join([f"{key}={write_value(value)}" for key, value in options.items()])


def write_value(value: object) -> str:
    written = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    bare = (
        isinstance(value, str) and value.isprintable() and read_value(value) == (value, len(value))
    )
    if isinstance(value, str) and bare:
        return value
    return written


def write_record(record: Record) -> str:
    """The text of a record; reading it gives the same record."""
    for name in record.seats:
        if "," in name or "\n" in name or not name.strip():
            raise Malformed(f"a player's name needs a letter and no comma: {name!r}")
    head = [f"Game: {record.game}", f"Rules: {record.revision}"]
    head.append(f"Seats: {', '.join(record.seats)}")
    if record.options:
        head.append(f"Options: {write_options(record.options)}")
    if record.result is not None:
        head.append(f"Result: {' '.join([str(score) for score in record.result])}")
    head += [f"{key}: {value}" for key, value in record.headers.items()]
    body = [f"{'*' if seat == CHANCE else seat} {words}" for seat, words in record.answers]
    return "\n".join([*head, "", *body]) + "\n"


def begin(record: Record, rules: Rules) -> State:
    """The empty table that a record starts from."""
    return rules.new_game(len(record.seats), record.options, record.revision)


def replay(record: Record, rules: Rules, upto: int | None = None, log: Log | None = None) -> State:
    """Play a record again, or only its first `upto` answers, telling `log` what happens."""
    s = begin(record, rules)
    s.log = log
    answers = record.answers if upto is None else record.answers[:upto]
    for number, (seat, words) in enumerate(answers):
        try:
            submit(s, seat, words)
        except IllegalAnswer:
            raise Malformed(f"{record.line(number)}: {refusal(s, seat, words)}") from None
    if upto is None:
        check_result(record, s)
    return s


def refusal(s: State, seat: int, words: str) -> str:
    """Whoever has the record knows everything in it, so this may say what was legal."""
    if s.to_move == NOBODY:
        return f"the game is over, but {spoken_seat(seat)} answers {words!r}"
    return (
        f"{spoken_seat(seat)} answers {words!r}, but {s.question()} is asked of "
        f"{spoken_seat(s.to_move)}; legal: {some(s.legal_in_words())}"
    )


def check_result(record: Record, s: State) -> None:
    if record.result is None:
        return
    if s.to_move != NOBODY:
        raise Malformed(
            f"the record has a result, but the game is not over: {s.question()} is asked of "
            f"{spoken_seat(s.to_move)}"
        )
    if s.scores() != record.result:
        raise Malformed(f"the result should be {s.scores()}, not {record.result}")
