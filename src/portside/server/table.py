"""A table is the fold of what is stored of it. Nothing here waits, reads a clock or writes."""

from dataclasses import dataclass, replace

from portside.core.errors import Malformed
from portside.core.game import CHANCE, NOBODY, Event, Log, State
from portside.core.record import Record
from portside.games import rules_of
from portside.server import chance
from portside.server.chance import Luck
from portside.server.entries import (
    Claimed,
    Entry,
    Head,
    Joined,
    Note,
    Rematched,
    Spoke,
    StoodIn,
)
from portside.server.forced import forced
from portside.server.wire import Level

MOST_TOKENS = 4  # that are valid for one seat: whoever claims again from elsewhere


class Undoable(Exception):
    """Nothing can be taken back: the code says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass
class Played:
    """An entry and what it did."""

    seq: int
    entry: Entry
    question: str = ""  # its name
    events: list[Event] | None = None
    owner: int | None = None  # the seat that alone may know the thing which the words name
    length: int = 0  # answers that stand after it


@dataclass
class Sitting:
    """Who has a seat now."""

    kind: str
    name: str
    level: Level | None = None
    stand_in: Level | None = None
    resigned: bool = False
    tokens: tuple[str, ...] = ()
    invite: str = ""

    def bot(self) -> Level | None:
        """The bot that answers for the seat now."""
        if self.kind == "bot":
            return self.level
        return self.stand_in


class Table:
    """What has happened at a table, and so how it stands."""

    def __init__(self, head: Head) -> None:
        self.head = head
        self.rules = rules_of(head.game)
        if head.revision != self.rules.revision:
            raise Malformed(
                f"table {head.table} was played with revision {head.revision} of the rules; this "
                f"version of Portside knows revision {self.rules.revision}"
            )
        self.seats = [
            Sitting(seat.kind, seat.name, seat.level, tokens=(seat.token,) if seat.token else (),
                    invite=seat.invite)
            for seat in head.seats
        ]  # fmt: skip
        self.full = all(seat.kind != "open" for seat in self.seats)
        self.resigned = False  # somebody has
        self.past: list[Played] = []  # every entry
        self.line: list[Played] = []  # the answers that stand: taken back ones are gone
        self.keys: dict[tuple[int, str], int] = {}  # of the answers given, to their entries
        self.chat: list[tuple[int, Spoke]] = []
        self.notes = 0
        self.rematch = ""
        self.salt = head.salt  # grows while people join, each with their own luck
        self.commitment = chance.commitment(head.secret)
        self.begin()

    def begin(self) -> None:
        """An empty table."""
        self.s: State = self.rules.new_game(len(self.seats), dict(self.head.options))
        self.log = self.s.log = Log()
        self.luck = Luck(self.head.secret, self.salt)
        self.line = []

    def fork(self) -> "Table":
        """The same table once more, to see what an addition makes of it before it is stored."""
        other = Table.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.s = self.s.copy()
        other.log = other.s.log = Log()
        other.luck = self.luck.copy()
        other.seats = [replace(seat) for seat in self.seats]
        other.past, other.line = self.past[:], self.line[:]
        other.keys, other.chat = dict(self.keys), self.chat[:]
        return other

    # ---------------------------------------------------------------- how it stands

    @property
    def seq(self) -> int:
        return len(self.past)

    @property
    def over(self) -> bool:
        return self.s.to_move == NOBODY or self.abandoned

    @property
    def abandoned(self) -> bool:
        """Given up before its end: one seat is left, or no person is."""
        if not self.resigned:
            return False
        left = [seat for seat in self.seats if not seat.resigned]
        return len(left) == 1 or all(seat.kind == "bot" for seat in left)

    @property
    def state(self) -> str:
        return "gathering" if not self.full else "over" if self.over else "running"

    @property
    def asked(self) -> int | None:
        """The seat that is asked now."""
        return int(self.s.to_move) if self.state == "running" and self.s.to_move >= 0 else None

    @property
    def last_at(self) -> float:
        return self.past[-1].entry.at if self.past else self.head.made

    @property
    def deadline(self) -> float | None:
        """When the asked person's time is over."""
        if self.head.clock is None or self.asked is None:
            return None
        if self.seats[self.asked].bot() is not None:
            return None
        return self.last_at + self.head.clock.seconds

    @property
    def has_people(self) -> bool:
        return any(seat.kind == "person" and not seat.resigned for seat in self.seats)

    def scores(self) -> list[int] | None:
        return [int(score) for score in self.s.scores()] if self.state == "over" else None

    def winners(self) -> list[int] | None:
        """Whoever resigned does not win; where the best did, the best of the others does."""
        if self.state != "over":
            return None
        playing = [seat for seat, sitting in enumerate(self.seats) if not sitting.resigned]
        found = [int(seat) for seat in self.s.winners() if seat in playing]
        if found:
            return found
        scores = self.s.scores()
        best = max((scores[seat] for seat in playing), default=0)
        return [seat for seat in playing if scores[seat] == best]

    def seat_of(self, token: str) -> int | None:
        """The seat that a (hashed) token belongs to."""
        for seat, sitting in enumerate(self.seats):
            if token in sitting.tokens:
                return seat
        return None

    # -------------------------------------------------------------------- what follows

    def follow(self, first: Entry | None, at: float) -> list[Entry]:
        """An answer, and what the server adds to it: chance, and answers without a choice."""
        s, luck, entries = self.s.copy(), self.luck.copy(), []
        if first is not None:
            entries.append(first)
            s.play(first.answer)
        while s.to_move != NOBODY:
            if s.to_move == CHANCE:
                answer, who = luck.draw(s), "chance"
                luck.played(s)
            else:
                only = forced(s)
                if only is None:
                    break
                answer, who = only, "forced"
            entries.append(
                Entry(at, int(s.to_move), who=who, answer=answer, words=s.write(answer))  # type: ignore[arg-type]
            )
            s.play(answer)
        return entries

    def take_back(self, seat: int) -> int:
        """The seq to return to if this seat takes back its last answer.

        Only its own answer, and only while nothing random, hidden or foreign has happened since.
        """
        if self.state != "running":
            raise Undoable("not-running")
        if self.past and self.past[-1].entry.kind == "resign":
            raise Undoable("nothing-to-undo")
        for played in reversed(self.line):
            entry = played.entry
            if entry.by != seat or entry.who not in ("person", "forced"):
                raise Undoable("nothing-to-undo")
            if entry.who == "person":
                before = self.line[played.length - 2] if played.length > 1 else None
                return before.seq if before is not None else 0
        raise Undoable("nothing-to-undo")

    # -------------------------------------------------------------------------- folding

    def add(self, entry: Entry) -> Played:
        """The next entry happens."""
        played = Played(self.seq + 1, entry)
        if entry.kind == "answer":
            self.play(played)
        elif entry.kind == "take-back":
            self.go_back(entry.to)
        else:
            self.resigned = self.seats[entry.by].resigned = True
            self.seats[entry.by].stand_in = self.head.clock.stand_in if self.head.clock else "mate"
        played.length = len(self.line)
        self.past.append(played)
        if entry.key:
            self.keys[entry.by, entry.key] = played.seq
        return played

    def play(self, played: Played) -> None:
        entry, s = played.entry, self.s
        if s.to_move == CHANCE:
            self.luck.played(s)
        before = len(self.log.events)
        played.question = s.asked.name
        s.play(entry.answer)
        played.events = self.log.events[before:]
        played.owner = self.owner(entry.words, played.events)
        self.line.append(played)

    def owner(self, words: str, events: list[Event]) -> int | None:
        kind = words.split(" ")[0]
        if kind in self.rules.secrets:
            for event in events:
                if event.kind == kind:
                    return int(event.seat)
        return None

    def go_back(self, to: int) -> None:
        kept = self.line_at(to)
        self.begin()
        for played in kept:
            self.replay(played.entry)
        self.line = kept

    def line_at(self, seq: int) -> list[Played]:
        """The answers that stood after an entry."""
        line: list[Played] = []
        for played in self.past[:seq]:
            if played.entry.kind == "answer":
                line.append(played)
            elif played.entry.kind == "take-back":
                while line and line[-1].seq > played.entry.to:
                    line.pop()
        return line

    def replay(self, entry: Entry) -> None:
        if self.s.to_move == CHANCE:
            self.luck.played(self.s)
        self.s.play(entry.answer)

    def state_at(self, seq: int) -> State:
        """The state after an entry of the past."""
        s = self.rules.new_game(len(self.seats), dict(self.head.options))
        for played in self.line_at(seq):
            s.play(played.entry.answer)
        return s

    def note(self, note: Note) -> None:
        """The next note is made."""
        self.notes += 1
        match note:
            case Joined():
                self.seats[note.seat] = Sitting("person", note.name, tokens=(note.token,))
                self.full = all(seat.kind != "open" for seat in self.seats)
                if note.luck and not self.head.same_luck:
                    self.salt = self.luck.salt = f"{self.salt}-{note.luck}"
            case Claimed(seat, token):
                kept = (*self.seats[seat].tokens, token)
                self.seats[seat].tokens = kept[-MOST_TOKENS:]
            case StoodIn(seat, level):
                self.seats[seat].stand_in = level
            case Spoke():
                self.chat.append((self.notes, note))
            case Rematched(table):
                self.rematch = table

    # --------------------------------------------------------------------------- record

    def record(self) -> Record:
        """The game as a record, with what is needed to check its chance once it is over."""
        record = Record(self.head.game, [seat.name for seat in self.seats])
        record.revision = self.head.revision
        record.options = self.s.changed_options()
        if self.s.to_move == NOBODY:
            record.result = [int(score) for score in self.s.scores()]
        people = [seat.name for seat in self.seats if seat.kind == "person"]
        if people:
            record.headers["People"] = ", ".join(people)
        record.headers["Table"] = self.head.table
        record.headers[chance.COMMITMENT] = self.commitment
        record.headers[chance.SALT] = self.salt
        if self.over:
            record.headers[chance.SECRET] = self.head.secret
        for played in self.line:
            record.add(played.entry.by, played.entry.words)
        return record
