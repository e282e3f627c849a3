"""Records: a game as a text file, its list of answers (notation, section 4)."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from portside.core.errors import IllegalAnswer, Malformed
from portside.core.game import CHANCE, NOBODY, Log, Rules, State, some, spoken_seat, submit
from portside.core.written import meant

KNOWN: Final = ["Game", "Rules", "Seats", "Options", "Result"]
FORK: Final = "Fork"  # the header of a game that begins with the answers of another one
ALONE: Final = "# "  # how a comment begins on a line of its own
BESIDE: Final = "  # "  # and after an answer


@dataclass
class Comment:
    """One line that somebody wrote about a moment of the game."""

    text: str
    beside: bool = False  # it stands on the line of the answer it follows
    lead: str = ""  # what stands between that answer and the text, where it is not the usual

    def __reduce__(self) -> Any:
        return (Comment, (self.text, self.beside, self.lead))


class Record:
    """What a record says: who played which game, every answer in order, and the comments.

    A moment is the number of answers that were given before it, as `replay(record, moment)` counts
    them: a comment on moment 0 stands before the first answer, one on moment 3 follows the third.
    """

    def __init__(self, game: str, seats: list[str]) -> None:
        self.game = game
        self.revision = 1
        self.seats = seats  # the players' names
        self.options: dict[str, object] = {}
        self.result: list[int] | None = None  # once the game is over
        self.headers: dict[str, str] = {}  # what we do not know, kept as it was
        self.answers: list[tuple[int, str]] = []  # the seat (or CHANCE), and its words
        self.preface: list[Comment] = []  # on the game as a whole: above its header
        self.comments: dict[int, list[Comment]] = {}  # by moment, in their order
        self.lines: list[int] = []  # where each answer stands in the file it was read from
        self.number = 0  # its place in that file, from 1, where there are several games in it

    def __reduce__(self) -> Any:
        """A pickle, or a copy, has all of it."""
        return record_of, (
            self.game, self.revision, self.seats, self.options, self.result, self.headers,
            self.answers, self.preface, self.comments, self.lines, self.number,
        )  # fmt: skip

    def add(self, seat: int, words: str) -> None:
        """The next answer: its seat, or CHANCE, and its words."""
        self.answers.append((seat, words))

    def comment(self, text: str, moment: int | None = None, beside: bool = False) -> None:
        """Write something about a moment, by default the last one. Each line is one comment.

        With `beside` it stands on the line of the answer, if nothing stands there yet.
        """
        at = len(self.answers) if moment is None else moment
        if not 0 <= at <= len(self.answers):
            raise Malformed(f"there is no moment {at}: the record has {len(self.answers)} answers")
        said = self.comments.setdefault(at, [])
        for line in split_lines(text):
            said.append(Comment(line, beside and at > 0 and not said))

    def comments_at(self, moment: int) -> list[str]:
        """What was written about a moment, line by line."""
        return [comment.text for comment in self.comments.get(moment, [])]

    def line(self, number: int) -> str:
        """Where an answer stands, for an error text."""
        if number >= len(self.lines):
            return f"answer {number + 1}"
        return f"{self.place()}line {self.lines[number]}"

    def place(self) -> str:
        """Which game of the file this is, for an error text."""
        return f"game {self.number}, " if self.number else ""

    def __repr__(self) -> str:
        told = f"{len(self.answers)} answers"
        if self.comments:
            told += f", {sum([len(said) for said in self.comments.values()])} comments"
        if self.result is not None:
            told += f", result {' '.join([str(score) for score in self.result])}"
        return f"<record of {self.game}: {', '.join(self.seats)}; {told}>"

    def __eq__(self, other: object) -> bool:
        """Whether both say the same. Where it stands in a file does not count."""
        return isinstance(other, Record) and self.said() == other.said()

    def __hash__(self) -> int:
        raise TypeError("a record grows while a game is played: it cannot be a key")

    def said(self) -> list[object]:
        """All that it says, for a comparison."""
        written = {moment: said for moment, said in self.comments.items() if said}
        return [
            self.game, self.revision, self.seats, self.options, self.result, self.headers,
            self.answers, self.preface, written,
        ]  # fmt: skip


def record_of(
    game: str, revision: int, seats: list[str], options: dict[str, object],
    result: list[int] | None, headers: dict[str, str], answers: list[tuple[int, str]],
    preface: list[Comment], comments: dict[int, list[Comment]], lines: list[int], number: int,
) -> Record:  # fmt: skip
    """A record as it was."""
    record = Record(game, seats)
    record.revision, record.options, record.result = revision, options, result
    record.headers, record.answers, record.preface = headers, answers, preface
    record.comments, record.lines, record.number = comments, lines, number
    return record


def read_record(text: str) -> Record:
    """The record that this text is. Whether its answers are legal, replaying tells."""
    games = list(games_in(split_lines(text)))
    if len(games) > 1:
        raise Malformed(
            f"line {games[1][0]}: a second game begins; files of many games have read_records"
        )
    return read_game(games[0][1] if games else [], 1, 0)


def read_records(written: str | Iterable[str]) -> Iterator[Record]:
    """The records of a file that may hold many, one after the other as they are asked for.

    `written` is the whole text, or its lines: an open file is read no further than needed.
    """
    for first, lines, number in games_in(
        split_lines(written) if isinstance(written, str) else written
    ):
        yield read_game(lines, first, number)


def write_records(records: Iterable[Record]) -> Iterator[str]:
    """The text of a file with these records, piece by piece: `file.writelines` takes them."""
    first = True
    for record in records:
        yield write_record(record) if first else f"\n{write_record(record)}"
        first = False


def split_lines(text: str) -> list[str]:
    """The lines of a text, whichever way they end. A comment may hold any other character."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return lines[:-1] if not lines[-1] else lines


def games_in(lines: Iterable[str]) -> Iterator[tuple[int, list[str], int]]:
    """Of each game the number of its first line, its lines, and its own number; 0: it is alone.

    After an empty line a line `Game: …` begins the next game, with the comments right above it.
    """
    kept: list[str] = []
    first = 1
    number = 0
    begun = False  # a line that is no comment was met
    block = -1  # where the lines since the last empty one begin, as long as they are comments
    for ended in lines:
        line = ended.rstrip("\r\n")
        if not line.strip():
            block = len(kept) + 1
        elif not is_comment(line):
            if begun and block >= 0 and line.startswith("Game:"):
                number += 1
                yield first, kept[:block], number
                first += block
                kept = kept[block:]
            begun = True
            block = -1
        kept.append(line)
    if begun:
        yield first, kept, number + 1 if number else 0


def read_game(lines: list[str], first: int, number: int) -> Record:
    """The record in these lines of a file; they begin with line `first`."""
    try:
        return read_lines(lines, first, number)
    except Malformed as error:
        if number == 0:
            raise
        raise Malformed(f"game {number}, {error}") from None


def read_lines(lines: list[str], first: int, number: int) -> Record:
    start = header_start(lines)
    body = header_end(lines, start)
    headers = read_headers(lines[start:body], first + start)
    for key in ("Game", "Seats"):
        if key not in headers:
            raise Malformed(f"the header lacks a line '{key}: …'")
    record = Record(headers["Game"], [name.strip() for name in headers["Seats"].split(",")])
    record.number = number
    record.preface = [comment_in(line, 0) for line in lines[:body] if is_comment(line)]
    record.revision = read_whole("Rules", headers.get("Rules", "1"))
    record.options = read_options(headers.get("Options", ""))
    if "Result" in headers:
        record.result = [read_whole("Result", word) for word in headers["Result"].split()]
    record.headers = {key: value for key, value in headers.items() if key not in KNOWN}
    for i in range(body, len(lines)):
        words, mark, _ = lines[i].partition("#")
        if words.strip():
            read_answer(record, first + i, words.strip())
        if mark:
            said = record.comments.setdefault(len(record.answers), [])
            said.append(comment_in(lines[i], len(words.rstrip())))
    return record


def is_comment(line: str) -> bool:
    return line.lstrip().startswith("#")


def comment_in(line: str, end: int) -> Comment:
    """What stands in a line after the answer that ends there, or alone."""
    text = line.partition("#")[2]
    if text.startswith(" "):
        text = text[1:]
    lead = line[end : len(line) - len(text)]
    return Comment(text, end > 0, "" if lead == (BESIDE if end else ALONE) else lead)


def header_start(lines: list[str]) -> int:
    """Empty lines and comments may come first."""
    for i, line in enumerate(lines):
        if line.strip() and not is_comment(line):
            return i
    return len(lines)


def header_end(lines: list[str], start: int) -> int:
    for i in range(start, len(lines)):
        if not lines[i].strip():
            return i
    return len(lines)


def read_headers(lines: list[str], first: int) -> dict[str, str]:
    headers: dict[str, str] = {}
    for i, line in enumerate(lines):
        if is_comment(line):
            continue
        key, colon, value = line.partition(":")
        if not colon:
            raise Malformed(f"line {first + i}: a header line 'Key: value' is wanted, not {line!r}")
        if key.strip() in headers:
            raise Malformed(f"line {first + i}: {key.strip()!r} is given twice")
        headers[key.strip()] = value.strip()
    return headers


def read_answer(record: Record, line: int, words: str) -> None:
    seat, _, answer = words.partition(" ")
    if seat == "Game:":
        raise Malformed(f"line {line}: an empty line is wanted before the next game")
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
    for key, value in record.headers.items():
        if not key.strip() or key.startswith("#") or ":" in key or has_break(key + value):
            raise Malformed(f"a header is one line 'Key: value', which this is not: {key!r}")
    head = [write_alone(comment) for comment in record.preface]
    head += [f"Game: {record.game}", f"Rules: {record.revision}"]
    head.append(f"Seats: {', '.join(record.seats)}")
    if record.options:
        head.append(f"Options: {write_options(record.options)}")
    if record.result is not None:
        head.append(f"Result: {' '.join([str(score) for score in record.result])}")
    head += [f"{key}: {value}" for key, value in record.headers.items()]
    return "\n".join([*head, "", *write_body(record)]) + "\n"


def write_body(record: Record) -> list[str]:
    """The answers, each followed by the comments on the moment after it."""
    lines = [write_alone(comment) for comment in record.comments.get(0, [])]
    for number, (seat, words) in enumerate(record.answers):
        line = f"{'*' if seat == CHANCE else seat} {words}"
        said = record.comments.get(number + 1, [])
        if said and said[0].beside:
            line += write_comment(said[0].text, said[0].lead or BESIDE)
            said = said[1:]
        lines.append(line)
        lines += [write_alone(comment) for comment in said]
    return lines


def write_alone(comment: Comment) -> str:
    """A comment on a line of its own, even if it once stood beside an answer."""
    return write_comment(comment.text, ALONE if comment.beside else comment.lead or ALONE)


def write_comment(text: str, lead: str) -> str:
    if has_break(text) or has_break(lead) or lead.strip() != "#":
        raise Malformed(f"a comment is one line that # begins: {lead + text!r}")
    return lead + text


def has_break(text: str) -> bool:
    return "\n" in text or "\r" in text


def fork_header(game: str, moment: int) -> str:
    """What the header of a fork says: the name of the other game, and how many of its answers."""
    return f"{game} at {moment}"


def is_fork(record: Record) -> bool:
    """Whether it begins with answers that are another game's: then it counts for nothing."""
    return FORK in record.headers


def forked_at(record: Record) -> int | None:
    """How many answers of another game a record begins with; None: it is no fork."""
    written = record.headers.get(FORK)
    if written is None:
        return None
    at = read_whole(FORK, written.rpartition(" at ")[2])
    if not 0 <= at <= len(record.answers):
        raise Malformed(
            f"{record.place()}{FORK}: at 0 to {len(record.answers)} is wanted, not {at}"
        )
    return at


def begin(record: Record, rules: Rules) -> State:
    """The empty table that a record starts from."""
    try:
        return rules.new_game(len(record.seats), record.options, record.revision)
    except Malformed as error:
        raise Malformed(f"{record.place()}{error}") from None


def replay(record: Record, rules: Rules, upto: int | None = None, log: Log | None = None) -> State:
    """Play a record again, or only its first `upto` answers, telling `log` what happens."""
    s = begin(record, rules)
    s.log = log
    answers = record.answers if upto is None else record.answers[:upto]
    for number in range(len(answers)):
        answer_again(record, s, number)
    if upto is None:
        check_result(record, s)
    return s


def moments(record: Record, rules: Rules, log: Log | None = None) -> Iterator[State]:
    """The table before the first answer of a record, and after each: the same state, played on."""
    s = begin(record, rules)
    s.log = log
    yield s
    for number in range(len(record.answers)):
        answer_again(record, s, number)
        yield s
    check_result(record, s)


def next_to_decide(record: Record, rules: Rules, at: int) -> int | None:
    """The seat that has a choice next, at this moment or later; None: nobody has any more."""
    for moment, s in enumerate(moments(record, rules)):
        if moment >= at and s.to_move >= 0 and len(s.legal()) > 1:
            return int(s.to_move)
    return None


def answer_again(record: Record, s: State, number: int) -> None:
    seat, words = record.answers[number]
    try:
        submit(s, seat, words)
    except IllegalAnswer:
        raise Malformed(f"{record.line(number)}: {refusal(s, seat, words)}") from None


def refusal(s: State, seat: int, words: str) -> str:
    """Whoever has the record knows everything in it, so this may say what was legal."""
    if s.to_move == NOBODY:
        return f"the game is over, but {spoken_seat(seat)} answers {words!r}"
    legal = s.legal_in_words()
    if seat != s.to_move:
        return (
            f"{spoken_seat(seat)} answers {words!r}, but {s.question()} is asked of "
            f"{spoken_seat(s.to_move)}; legal: {some(legal)}"
        )
    why = s.rules().refusals.why(s, words)
    reason = f": {why} (rules {why.rules})" if why is not None else misspelt(words, legal)
    said = f"{spoken_seat(seat)} cannot answer {words!r} to {s.question()}"
    return f"{said}{reason}; legal: {some(legal)}"


def misspelt(words: str, legal: list[str]) -> str:
    """What may have been meant: a name is mistyped easily, but another number is another answer."""
    return meant(words, [answer for answer in legal if are_alike(words.split(" "), answer)])


def are_alike(words: list[str], answer: str) -> bool:
    others = answer.split(" ")
    if len(words) != len(others):
        return False
    for word, other in zip(words, others, strict=True):
        number = word.lstrip("+-").isdecimal()
        if word != other and (number or not meant(word, [other])):
            return False
    return True


def check_result(record: Record, s: State) -> None:
    if record.result is None:
        return
    if s.to_move != NOBODY:
        raise Malformed(
            f"{record.place()}the record has a result, but the game is not over: "
            f"{s.question()} is asked of {spoken_seat(s.to_move)}"
        )
    if s.scores() != record.result:
        raise Malformed(f"{record.place()}the result should be {s.scores()}, not {record.result}")
