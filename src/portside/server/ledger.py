"""A table is the fold of what is stored of it. Nothing here waits, reads a clock or writes."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from portside import fair
from portside.core.about import owner_of
from portside.core.game import CHANCE, NOBODY, Event, Log, State
from portside.core.record import FORK, Record, fork_header
from portside.fair import Luck, slots_of
from portside.games import rules_of
from portside.school import lesson_of
from portside.server.entries import (
    Advised,
    Agreed,
    Claimed,
    Closed,
    Entry,
    Fork,
    GivenToBot,
    Head,
    Joined,
    Note,
    Rematched,
    Spoke,
    StoodIn,
)
from portside.server.forced import forced
from portside.server.outages import NONE, Outages
from portside.wire import Level, Notice

MOST_TOKENS = 4  # that are valid for one seat: whoever claims again from elsewhere
MOST_TAKE_BACKS = 12  # of one seat until something happens that cannot be taken back


class CannotTakeBack(Exception):
    """The code says why."""

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


@dataclass(frozen=True)
class Sitting:
    """Who has a seat now."""

    kind: str
    name: str
    level: Level | None = None
    stand_in: Level | None = None
    resigned: bool = False
    tokens: tuple[str, ...] = ()
    invite: str = ""
    code: str = ""
    knows_luck: bool = False
    reopening: tuple[int, ...] = ()  # who agrees that it gets a new link
    reopened: int = 0  # how often it got one

    @property
    def free(self) -> bool:
        """Whether anybody may take it. At a rematch the seats wait for those who sat there."""
        return self.kind == "open" and not self.name

    def bot(self) -> Level | None:
        """The bot that answers for the seat now."""
        if self.kind == "bot":
            return self.level
        return self.stand_in


class Ledger:
    """What has happened at a table, and so how it stands."""

    def __init__(self, head: Head, outages: Outages = NONE) -> None:
        self.head = head
        self.outages = outages  # of the whole house
        self.rules = rules_of(head.game)
        self.lesson = lesson_of(head.game, head.lesson) if head.lesson else None
        self.seats = [
            Sitting(seat.kind, seat.name, seat.level, tokens=(seat.token,) if seat.token else (),
                    invite=seat.invite, code=seat.code, knows_luck=seat.knows_luck)
            for seat in head.seats
        ]  # fmt: skip
        self.full = all(seat.kind != "open" for seat in self.seats)
        self.resigned = False  # somebody has
        self.closed = False  # by whoever runs the server, or called off by the host
        self.awaited = bool(head.group)  # other tables still play with the same secret
        self.past: list[Played] = []  # every entry
        self.line: list[Played] = []  # the answers that stand: taken back ones are gone
        self.keys: dict[tuple[int, str], int] = {}  # of the answers given, to their entries
        self.chat: list[tuple[int, Spoke]] = []
        self.advised: list[Advised] = []
        self.notices = [] if head.fork is None else [forked(head.fork, head.made)]
        self.notes = 0
        self.since = head.made  # when the asked seat's time began
        self.run = Run(NOBODY)
        self.rematch = ""
        self.salt = head.salt  # grows while people join, each with their own luck
        self.commitment = fair.commitment(head.secret)
        self.begin()

    def begin(self) -> None:
        """An empty table, by the rules it was set with."""
        self.s = self.set_up()
        self.log = self.s.log = Log()
        met = self.head.fork.met if self.head.fork is not None else []
        self.luck = Luck(self.head.secret, self.salt, slots_of(met))
        self.line = []

    def set_up(self) -> State:
        return self.rules.new_game(len(self.seats), dict(self.head.options), self.head.revision)

    def fork(self) -> "Ledger":
        """The same table once more, to see what an addition makes of it before it is stored."""
        other = Ledger.__new__(Ledger)
        other.__dict__.update(self.__dict__)
        other.s = self.s.copy()
        other.log = other.s.log = Log()
        other.luck, other.run = self.luck.copy(), self.run.copy()
        other.seats = self.seats[:]
        other.past, other.line = self.past[:], self.line[:]
        other.keys, other.chat, other.notices = dict(self.keys), self.chat[:], self.notices[:]
        other.advised = self.advised[:]
        return other

    # ---------------------------------------------------------------- how it stands

    @property
    def seq(self) -> int:
        return len(self.past)

    @property
    def over(self) -> bool:
        return self.s.to_move == NOBODY or self.abandoned or self.closed

    @property
    def played(self) -> bool:
        """Whether a game is over that was played: a table may be called off before it begins."""
        return self.full and self.state == "over"

    @property
    def played_out(self) -> bool:
        """Whether it was played to its end, not given up: all may see what was hidden then."""
        return self.played and self.s.to_move == NOBODY

    @property
    def shared_past(self) -> int:
        """How many answers of another game it begins with."""
        return len(self.head.fork.past) if self.head.fork is not None else 0

    @property
    def before_the_fork(self) -> bool:
        return len(self.line) < self.shared_past

    @property
    def promised_since(self) -> int | None:
        """From which answer on chance follows from the secret; None: it never does."""
        if self.lesson is not None:
            return None
        return self.head.fork.since if self.head.fork is not None else 0

    @property
    def published(self) -> bool:
        """Whether its secret may be known: it is over, and so is every table that shares it."""
        return self.state == "over" and not self.awaited

    @property
    def abandoned(self) -> bool:
        """Given up before its end: one seat is left, or no person is."""
        if not self.resigned:
            return False
        left = [seat for seat in self.seats if not seat.resigned]
        return len(left) == 1 or all(seat.kind == "bot" for seat in left)

    @property
    def state(self) -> str:
        if self.closed or (self.full and self.over):
            return "over"
        return "running" if self.full else "gathering"

    @property
    def asked(self) -> int | None:
        """The seat that is asked now."""
        return int(self.s.to_move) if self.state == "running" and self.s.to_move >= 0 else None

    @property
    def last_at(self) -> float:
        return self.past[-1].entry.at if self.past else self.head.made

    @property
    def waits_for(self) -> int | None:
        """The seat of the person who is asked now, and for whom no bot answers."""
        seat = self.asked
        return seat if seat is not None and self.seats[seat].bot() is None else None

    @property
    def deadline(self) -> float | None:
        """When the asked person's time is over."""
        if self.head.clock is None or self.waits_for is None:
            return None
        return self.outages.deadline(self.since, self.head.clock.seconds)

    def used(self, at: float) -> float:
        """How much of its time the asked seat has used by then."""
        return at - self.since - self.outages.lost(self.since, at)

    @property
    def listed(self) -> bool:
        """Whether it stands in the list of public tables."""
        return self.head.public and (self.full or any(seat.free for seat in self.seats))

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def watchers_talk(self) -> bool:
        """Whether those who look on may speak; where nobody has said so, at public tables."""
        said = self.head.watchers_talk
        return self.head.public if said is None else said

    @property
    def has_people(self) -> bool:
        return any(seat.kind == "person" and not seat.resigned for seat in self.seats)

    def may_open(self, seat: int) -> list[int]:
        """The people who can together give a seat a new link: all others, and never one alone."""
        if not 0 <= seat < len(self.seats) or self.seats[seat].kind != "person":
            return []
        others = [n for n, one in enumerate(self.seats) if one.kind == "person" and n != seat]
        return others if len(others) > 1 else []

    def scores(self) -> list[int] | None:
        return [int(score) for score in self.s.scores()] if self.state == "over" else None

    def winners(self) -> list[int] | None:
        """Whoever resigned does not win; where the best did, the best of the others does."""
        if self.state != "over":
            return None
        if self.closed and self.s.to_move != NOBODY:
            return []
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

    def next_by_itself(self, at: float) -> Entry | None:
        """What the server answers now: for chance, and for a seat without a choice."""
        s, who, taught = self.s, "chance", self.taught()
        if self.head.fork is not None and self.before_the_fork:
            answer, who = self.head.fork.past[len(self.line)], "past"
        elif s.to_move == CHANCE:
            answer = self.luck.draw(s) if taught is None else taught
        elif taught is not None and self.before_the_lesson:
            answer, who = taught, "forced"
        elif s.to_move == NOBODY or (only := forced(s)) is None:
            return None
        else:
            answer, who = only, "forced"
        return Entry(at, int(s.to_move), who=who, answer=answer, words=s.write(answer))  # type: ignore[arg-type]

    @property
    def script(self) -> int | None:
        """How many answers of the lesson stand; None: there is none, or somebody has left it."""
        if self.lesson is None:
            return None
        return self.lesson.follows(
            (played.entry.by, played.entry.answer, played.entry.words) for played in self.line
        )

    @property
    def before_the_lesson(self) -> bool:
        return self.lesson is not None and len(self.line) < self.lesson.start

    def taught(self) -> int | None:
        """What the lesson has whoever is asked answer now."""
        at = self.script
        if at is None or self.lesson is None or at == len(self.lesson.answers):
            return None
        seat, answer = self.lesson.answers[at]
        return answer if seat == self.s.to_move and answer in self.s.legal() else None

    def take_back(self, seat: int) -> int:
        """The seq to return to if this seat takes back its last answer.

        Only its own answer, only while nothing random, hidden or foreign has happened since, and
        not for ever. To somebody alone with bots what these have answered since is not foreign:
        it goes back with the answer. It has shown nothing that was hidden: what is drawn is drawn
        by chance, and what a bot holds is told when the game is over. Whoever learns may go back
        over everything: the dice of a lesson fall the same again.
        """
        if self.state != "running":
            raise CannotTakeBack("not-running")
        if self.past and self.past[-1].entry.kind == "resign":
            raise CannotTakeBack("nothing-to-undo")
        for played in reversed(self.line):
            entry = played.entry
            if self.is_bots(entry) and self.alone == seat:
                continue
            if self.lesson is not None and entry.by == CHANCE:
                continue
            if entry.by != seat or entry.who not in ("person", "forced"):
                break
            if entry.who == "person":
                if self.run.taken_back >= MOST_TAKE_BACKS and self.lesson is None:
                    raise CannotTakeBack("undo-limit")
                before = self.line[played.length - 2] if played.length > 1 else None
                return before.seq if before is not None else 0
        raise CannotTakeBack("nothing-to-undo")

    @property
    def alone(self) -> int | None:
        """The seat of the only person, if all others are bots."""
        people = [number for number, seat in enumerate(self.seats) if seat.kind != "bot"]
        return people[0] if len(people) == 1 else None

    @property
    def coached(self) -> bool:
        """Whether advice may be asked for: never in public."""
        return not self.head.public and (self.head.coach or self.alone is not None)

    def is_bots(self, entry: Entry) -> bool:
        """Whether a bot that sits at the table answered, not one in a person's place."""
        return entry.by >= 0 and entry.who != "person" and self.seats[entry.by].kind == "bot"

    # -------------------------------------------------------------------------- folding

    def add(self, entry: Entry) -> Played:
        """The next entry happens."""
        played = Played(self.seq + 1, entry)
        if entry.kind == "answer":
            if not self.run.goes_on(self, entry):
                self.run = Run(entry.by)
            self.run.answered(self, entry)
            self.play(played)
            self.since = self.run.begins(self, entry.at)
        elif entry.kind == "take-back":
            self.run.took_back(self, entry)
            self.go_back(entry.to)
            self.since = self.run.begins(self, entry.at)
        else:
            self.resigned = True
            level = self.head.clock.stand_in if self.head.clock else "mate"
            self.change(entry.by, resigned=True, stand_in=level)
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
        played.owner = owner_of(self.rules, entry.words, played.events)
        self.line.append(played)

    def go_back(self, to: int) -> None:
        length = self.past[to - 1].length if to else 0
        known = self.run.states.get(length)
        if known is not None:
            self.s = known.copy()
            self.log = self.s.log = Log()
            del self.line[length:]
            return
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
        s = self.set_up()
        for played in self.line_at(seq):
            s.play(played.entry.answer)
        return s

    def change(self, seat: int, **changes: Any) -> None:
        self.seats[seat] = replace(self.seats[seat], **changes)

    def note(self, note: Note) -> None:
        """The next note is made."""
        self.notes += 1
        match note:
            case Joined(seat, name, token):
                self.seats[seat] = Sitting(
                    "person", name, tokens=(token,), code=note.code, knows_luck=note.knows_luck
                )
                self.sat_down(note.luck)
            case Claimed():
                self.claimed(note)
            case StoodIn(seat, level):
                self.change(seat, stand_in=level)
                if level is None:
                    self.since = max(self.since, note.at)
                self.notice(note.why if level is not None else "back", note, note.by)
            case Agreed(seat, by):
                self.change(seat, reopening=(*self.seats[seat].reopening, by))
                self.notice("agreed", note, by)
            case GivenToBot(seat, name, level):
                self.seats[seat] = Sitting("bot", name, level)
                self.sat_down("")
            case Closed():
                self.closed = True
                self.notice("closed" if note.by is None else "cancelled", note, note.by)
            case Spoke():
                self.chat.append((self.notes, note))
            case Advised():
                self.advised.append(note)
            case Rematched(table):
                self.rematch = table

    def claimed(self, note: Claimed) -> None:
        before = self.seats[note.seat]
        tokens = (*before.tokens, note.token)[-MOST_TOKENS:]
        self.change(note.seat, tokens=tokens, code=note.code or before.code)
        if note.why == "reopened":
            self.change(note.seat, reopening=(), reopened=before.reopened + 1)
        if note.why != "rematch":
            self.notice(note.why, note)
        elif before.kind == "open":
            self.change(note.seat, kind="person")
            self.sat_down(note.luck)

    def sat_down(self, luck: str) -> None:
        """Somebody more is here, and has added to the salt."""
        if luck and not self.head.same_luck:
            self.salt = self.luck.salt = f"{self.salt}-{luck}"
        self.full = all(seat.kind != "open" for seat in self.seats)
        self.since = self.last_at

    def notice(
        self, kind: str, note: StoodIn | Claimed | Agreed | Closed, by: int | None = None
    ) -> None:
        seat = getattr(note, "seat", None)
        self.notices.append(Notice(self.notes, note.after, note.at, kind, seat, by))  # type: ignore[arg-type]

    # --------------------------------------------------------------------------- record

    def record(self) -> Record:
        """The game as a record, with what is needed to check its chance once it is over."""
        record = Record(self.head.game, [seat.name for seat in self.seats])
        record.revision = self.head.revision
        record.options = dict(self.head.options)
        if self.s.to_move == NOBODY:
            record.result = [int(score) for score in self.s.scores()]
        people = [seat.name for seat in self.seats if seat.kind == "person"]
        if people:
            record.headers["People"] = ", ".join(people)
        record.headers["Table"] = self.head.table
        for played in self.line:
            record.add(played.entry.by, played.entry.words)
        for note in self.advised:
            moment = self.past[note.after - 1].length if note.after else 0
            if moment == 0 or self.stands(moment, note.after):
                record.comment(self.advice_in_words(note), moment)
        if self.lesson is not None:
            record.headers["Lesson"] = self.lesson.id
        if self.head.fork is not None:
            record.headers[FORK] = fork_header(self.head.fork.table, self.shared_past)
        if self.promised_since is not None:
            self.add_fairness(record)
        elif self.head.same_luck:
            record.headers["Luck"] = f"as at {self.head.luck_from}"
        return record

    def add_fairness(self, record: Record) -> None:
        if self.promised_since:
            record.headers[fair.SINCE] = str(self.promised_since)
        record.headers[fair.COMMITMENT] = self.commitment
        record.headers[fair.SALT] = self.salt
        if self.head.order:
            record.headers[fair.ORDER] = " ".join(map(str, self.head.order))
            record.headers[fair.ORDER_SALT] = self.head.order_salt
        if self.head.same_luck or self.head.group:
            record.headers["Luck"] = "shared" if self.head.group else f"as at {self.head.luck_from}"
        if self.published:
            record.headers[fair.SECRET] = self.head.secret

    def stands(self, moment: int, seq: int) -> bool:
        """Whether the answers that stood after an entry do so still, that many of them."""
        return moment <= len(self.line) and self.line[moment - 1].seq <= seq

    def advice_in_words(self, note: Advised) -> str:
        name = self.seats[note.seat].name
        if note.what == "hint":
            return f"{name} was shown a hint"
        return f"the coach spoke to {name} about {note.answer!r}"


def forked(fork: Fork, at: float) -> Notice:
    return Notice(0, len(fork.past), at, "forked", None, None)


class Run:
    """What one seat has answered in a row: as long as it goes on, it may be taken back.
    Alone with bots, theirs go with it.

    The time it has used for each question stays used when the question comes back, so that taking
    back renews no clock.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.spent: dict[int, float] = {}  # seconds, by how many answers stood
        self.states: dict[int, State] = {}  # likewise
        self.taken_back = 0

    def copy(self) -> "Run":
        other = Run(self.seat)
        other.spent, other.states = dict(self.spent), dict(self.states)
        other.taken_back = self.taken_back
        return other

    def goes_on(self, ledger: Ledger, entry: Entry) -> bool:
        if ledger.is_bots(entry) and ledger.alone == self.seat:
            return True
        return entry.by == self.seat and entry.who in ("person", "forced")

    def answered(self, ledger: Ledger, entry: Entry) -> None:
        """An answer is about to be played."""
        if entry.who == "person":
            length = len(ledger.line)
            self.spent[length] = ledger.used(entry.at)
            self.states[length] = ledger.s.copy()

    def took_back(self, ledger: Ledger, entry: Entry) -> None:
        """An answer is about to be taken back."""
        self.taken_back += 1
        if ledger.asked == self.seat:
            self.spent[len(ledger.line)] = ledger.used(entry.at)

    def begins(self, ledger: Ledger, at: float) -> float:
        """When the time for what is asked now began, were it used without a break."""
        return at - self.spent.get(len(ledger.line), 0.0) if ledger.asked == self.seat else at


Step = tuple[Played, State]  # an entry and the state after it


@dataclass
class Ahead:
    """A table with additions that are not stored yet."""

    ledger: Ledger
    notes: list[Note] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)

    @property
    def entries(self) -> list[Entry]:
        return [played.entry for played, _ in self.steps]

    def note(self, note: Note) -> None:
        self.ledger.note(note)
        self.notes.append(note)

    def add(self, entry: Entry) -> None:
        played = self.ledger.add(entry)
        self.steps.append((played, self.ledger.s.copy()))

    def follow(self, at: float) -> None:
        """What the server adds to an answer: chance, and answers without a choice."""
        while not self.ledger.over and (entry := self.ledger.next_by_itself(at)) is not None:
            self.add(entry)


def ahead(ledger: Ledger, entries: Sequence[Entry] = (), notes: Sequence[Note] = ()) -> Ahead:
    """The table with these additions."""
    made = Ahead(ledger.fork())
    for note in notes:
        made.note(note)
    for entry in entries:
        made.add(entry)
    return made
