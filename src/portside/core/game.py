"""The contract every game keeps: a state asks one seat one question at a time.

An *answer* is a natural number whose meaning belongs to the question: the steps of a drive, the
number of a good, the number of a building. `PASS` is the only negative answer and always means
"no, thanks". `write` turns an answer into the words of the notation, `read` turns them back.

What is still to be done is the *agenda*, a stack of steps. A step that needs no answer is done at
once; a step that is a question waits for a seat. Whoever changes the course of play only puts
steps on the agenda (`plan`) or clears it (`finish`).
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from mypy_extensions import mypyc_attr

from portside.core.answers import Answers
from portside.core.errors import IllegalAnswer, Malformed, Refusal
from portside.core.near import Bounds
from portside.core.rng import Dice
from portside.core.vectors import i64, vec
from portside.core.written import Written

PASS: Final = -1  # the answer that declines; every other answer is a natural number
CHANCE: Final = -1  # the seat of dice, cards and tokens
NOBODY: Final = -2  # the seat that is asked once the game is over

LONGEST_AGENDA: Final = 16  # steps; no turn of any game needs as many
MOST_SAID: Final = 60  # legal answers named in an error; a long list helps nobody


@mypyc_attr(acyclic=True)
class Event:
    """One fact for the log: what happened, to which seat, which thing, how many."""

    def __init__(self, kind: str, seat: int, thing: int, amount: int) -> None:
        self.kind = kind
        self.seat = seat
        self.thing = thing
        self.amount = amount


@mypyc_attr(acyclic=True)
class Log:
    """Listens to a state and keeps what it tells."""

    def __init__(self) -> None:
        self.events: list[Event] = []


class Step:
    """One line of the agenda. Its `s` is the state of its own game, which narrows the type."""

    name = ""

    def begin(self, s: Any) -> None:
        """Its time has come: do what needs no answer, ask what needs one."""
        raise NotImplementedError


class Question(Step):
    """A step that waits for an answer. It knows the legal answers and their effect.

    `name` is unique in the game; `title` is its name in the notation, which several may share.
    """

    number: i64 = 0  # its place in the game's list of questions
    cites = ""  # the ids of the rules behind it, for whoever is refused
    width = 0  # answers run from 0 to width - 1 (for research; see ActionSpace)
    end: i64 = 0  # the same, as the compiled rules read it

    def title(self, s: Any) -> str:
        return self.name

    def offer(self, s: Any, answers: Answers) -> None:
        """Add every legal answer (and, for chance, its weight) to the buffer."""
        raise NotImplementedError

    def play(self, s: Any, answer: i64) -> None:
        raise NotImplementedError

    def write(self, s: Any, answer: i64) -> str:
        raise NotImplementedError


Steps: TypeAlias = "vec[Step]"


def steps(in_order: list[Step]) -> Steps:
    return vec[Step](in_order)


@mypyc_attr(acyclic=True)
class State:
    """A game in progress: who is asked, what, and which answers are legal."""

    seats: i64 = 0  # how many play
    to_move: i64 = NOBODY  # the seat that is asked now, or CHANCE, or NOBODY
    log: Log | None = None  # None: nobody listens, as in a simulation
    asked: Question  # what the seat to move is asked
    agenda: Steps  # the steps still to be done are the first `depth`; the last of them is next
    depth: i64 = 0
    finished: bool = False

    # ------------------------------------------------ each game defines these

    def rules(self) -> "Rules":
        """The game this is a state of."""
        raise NotImplementedError

    def copy(self) -> "State":
        """An independent state that plays on alike. Nobody listens to it."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The score of each seat if the game ended now."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that would win if the game ended now; several share a victory."""
        raise NotImplementedError

    def changed_options(self) -> dict[str, object]:
        """The options that differ from the defaults."""
        raise NotImplementedError

    def table(self) -> dict[str, object]:
        """What lies on the table, as JSON (notation, section 5)."""
        raise NotImplementedError

    def pending(self) -> dict[str, object]:
        """What the question needs besides the table."""
        raise NotImplementedError

    def hide(self, table: Any, pending: Any, seat: int) -> None:
        """Replace what this seat may not look at by None. `seat` may be NOBODY: a spectator.

        A game that does not say what is secret keeps everything to itself.
        """
        for written in (table, pending):
            for key in written:
                if key not in ("question", "seat"):
                    written[key] = None

    def imagine(self, seat: int, dice: Dice) -> "State":
        """A state that might be the true one, for all this seat knows."""
        raise NotImplementedError

    # ----------------------------------------------------- every game has these

    def question(self) -> str:
        """The name of what is asked, as in the notation: `drive`, `load`, …"""
        return "over" if self.to_move == NOBODY else self.asked.title(self)

    def question_number(self) -> i64:
        """The place of what is asked in the game's list of questions."""
        return self.asked.number

    def offer(self, answers: Answers) -> None:
        """Add every legal answer (and, for chance, its weight) to the buffer."""
        self.asked.offer(self, answers)

    def play(self, answer: i64) -> None:
        """Play a legal answer. The caller vouches for it; strangers go through `submit`."""
        self.to_move = NOBODY
        self.asked.play(self, answer)
        self.proceed()

    def write(self, answer: i64) -> str:
        """The answer in words: `drive 3`, `load rum 2`, `pass`."""
        return self.asked.write(self, answer)

    def legal(self) -> list[int]:
        """The legal answers, for people and scripts; search uses `offer`."""
        SCRATCH.clear()
        if self.to_move != NOBODY:
            self.offer(SCRATCH)
        return [SCRATCH.answer[i] for i in range(SCRATCH.n)]

    def weights(self) -> list[int]:
        """How often each legal answer falls; empty unless chance is asked."""
        if self.to_move != CHANCE:
            return []
        SCRATCH.clear()
        self.offer(SCRATCH)
        return [SCRATCH.weighs(i) for i in range(SCRATCH.n)]

    def legal_in_words(self) -> list[str]:
        """The legal answers as they are written, in the same order."""
        return [self.write(answer) for answer in self.legal()]

    def read(self, words: str) -> int:
        """The legal answer that is written so."""
        for answer in self.legal():
            if self.write(answer) == words:
                return answer
        legal, rules = self.legal_in_words(), self.asked.cites
        why = self.rules().refusals.why(self, words)
        reason = ""
        if why is not None:
            rules = why.rules
            reason = f": {why}"
        raise IllegalAnswer(
            "not-legal",
            f"{self.question()}: {words!r} is not one of: {some(legal)}{reason}"
            + (f" (rules {rules})" if rules else ""),
            self.question(),
            rules,
            legal,
            why,
        )

    def position(self) -> dict[str, object]:
        """Everything needed to play on, as JSON (notation, section 5)."""
        rules = self.rules()
        return {
            "game": rules.name,
            "rules": rules.revision,
            "seats": int(self.seats),
            "options": self.changed_options(),
            "table": self.table(),
            "pending": {
                "question": self.question(),
                "seat": written_seat(self.to_move),
                **self.pending(),
            },
        }

    def view(self, seat: int) -> dict[str, object]:
        """The position as this seat sees it: every secret is None. NOBODY is a spectator."""
        if seat >= self.seats:
            raise Malformed(f"seats run from 0 to {self.seats - 1}; there is no seat {seat}")
        seen = self.position()
        self.hide(seen["table"], seen["pending"], seat)
        return seen

    def tell(self, kind: str, seat: i64, thing: i64, amount: i64) -> None:
        """Tell the log, if there is one."""
        if self.log is not None:
            self.log.events.append(Event(kind, seat, thing, amount))

    def next_seat(self, seat: i64) -> i64:
        """The next seat clockwise."""
        if seat + 1 < self.seats:  # as one expression it would be boxed
            return seat + 1
        return 0

    # ------------------------------------------------------------- the agenda

    def proceed(self) -> None:
        """Go on with the agenda until somebody is asked."""
        while self.to_move == NOBODY and not self.finished:
            self.depth -= 1
            self.agenda[self.depth].begin(self)

    def plan(self, in_order: Steps) -> None:
        """These steps come next, in this order."""
        agenda, depth, i = self.agenda, self.depth, len(in_order)
        while i > 0:
            i -= 1
            agenda[depth] = in_order[i]
            depth += 1
        self.depth = depth

    def finish(self) -> None:
        """The game is over at once: nothing on the agenda is carried out."""
        self.finished = True
        self.depth = 0
        self.tell("end", NOBODY, 0, 0)

    def __repr__(self) -> str:
        asked = f"seat {self.to_move} is asked {self.question()!r}"
        if self.to_move < 0:
            asked = "over" if self.to_move == NOBODY else f"chance is asked {self.question()!r}"
        changed = len(self.changed_options())
        head = f"{self.rules().name}, {self.seats} seats"
        if changed:
            head += f", {changed} options changed"
        return f"<{head}: {asked}, scores {self.scores()}>"

    def _repr_html_(self) -> str | None:
        """The board and what is asked, for a notebook: the whole truth, hidden hands included.

        What one seat may see is `view`.
        """
        draw = PICTURE.html
        return None if draw is None else draw(self)

    def __eq__(self, other: object) -> bool:
        """Whether both play on alike: their positions are the same. Nobody's log counts."""
        return isinstance(other, State) and self.position() == other.position()

    def __hash__(self) -> int:
        raise TypeError("a state changes while it is played: it cannot be a key")

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def copy_course(self, c: "State") -> None:
        """Make `c` go on from the same point; each game copies its table beside it."""
        c.seats = self.seats
        c.to_move = self.to_move
        c.asked = self.asked
        c.agenda = self.agenda[:]
        c.depth = self.depth
        c.finished = self.finished


class Picture:
    """Who draws a state for a notebook. The rules draw nothing: whoever can says so here."""

    def __init__(self) -> None:
        self.html: Callable[[State], str] | None = None


PICTURE: Final = Picture()


class Refusals:
    """What a game says to whoever wants what is not offered. The default: nothing."""

    def why(self, s: State, words: str) -> Refusal | None:
        """Why this answer is not offered to the seat that is asked; None: it means nothing."""
        return None

    def thinkable(self, s: Any) -> list[str]:
        """Answers to what is asked that a person may wonder about, possible or not."""
        return []


class Rules:
    """A game as the catalogue knows it: how to begin one, and the words it uses.

    `events` says for each kind of event what its `thing` is: a list of `names`, or "" where
    nothing is named; a kind in `secrets` may be told in full to its own seat only (without a list:
    every kind).

    `revisions` are the rules as they were: for each revision, the first one first, the options that
    make the rules of today play as it did. The last one is today's and changes nothing.
    """

    def __init__(
        self,
        name: str,
        fewest_seats: int,
        most_seats: int,
        options: dict[str, object],
        questions: list[Question],
        names: dict[str, list[str]],
        events: dict[str, str],
        begin: Callable[[int, dict[str, object] | None], State],
        revive: Callable[[object], State],
        secrets: list[str] | None = None,
        near: dict[str, Bounds] | None = None,
        revisions: list[dict[str, object]] | None = None,
        refusals: Refusals | None = None,
    ) -> None:
        self.begin = begin
        self.revive = revive
        self.name = name
        self.revisions = revisions or [{}]
        self.revision = len(self.revisions)
        self.fewest_seats = fewest_seats
        self.most_seats = most_seats
        self.options = options  # with their defaults
        self.near = near or {}  # by option: what a stranger may change it to
        self.questions = questions
        self.names = names  # by kind of thing, in the order of their numbers
        self.events = events
        self.refusals = refusals or Refusals()
        self.secrets = list(events) if secrets is None else secrets
        for number, question in enumerate(questions):
            question.number = number
            question.end = question.width

    def read_head(self, written: Written) -> tuple[int, dict[str, object]]:
        """The seats and options of a position, once it is clear that it is one of this game."""
        written.exactly(["game", "rules", "seats", "options", "table", "pending"])
        written.get("game").one_of([self.name])
        revision = written.get("rules").number(1)
        seats = written.get("seats").number(self.fewest_seats, self.most_seats)
        return seats, self.as_played(revision, written.get("options").mapping())

    def fitting(self, seats: int) -> int:
        """This number of seats, or the nearest that the game is for."""
        return max(self.fewest_seats, min(seats, self.most_seats))

    def as_played(self, revision: int, options: dict[str, object]) -> dict[str, object]:
        """The options with which the rules of today play these options of an older revision."""
        if not 1 <= revision <= self.revision:
            raise Malformed(
                f"{self.name}: revision {revision} of the rules is not known; this version of "
                f"Portside knows 1 to {self.revision}"
            )
        return {**self.revisions[revision - 1], **options}

    def new_game(
        self, seats: int, options: dict[str, object] | None = None, revision: int | None = None
    ) -> State:
        """An empty table, by the rules of today or of an older revision."""
        if revision is not None:
            options = self.as_played(revision, options or {})
        return self.begin(seats, options)

    def read_position(self, written: object) -> State:
        """The state that wrote this position; it plays on identically."""
        return self.revive(written)


def submit(s: State, seat: int, words: str) -> None:
    """Play what came from outside: a browser, a file, a bot we do not trust."""
    if s.to_move == NOBODY:
        raise IllegalAnswer("over", "the game is over", "over", "", [])
    if seat != s.to_move:
        raise IllegalAnswer(
            "not-asked",
            f"{s.question()}: {spoken_seat(s.to_move)} is asked, not {spoken_seat(seat)}",
            s.question(),
            "",
            [],
        )
    s.play(s.read(words))


def written_seat(seat: i64) -> int | str | None:
    """A seat as positions write it."""
    if seat == NOBODY:
        return None
    return "chance" if seat == CHANCE else int(seat)


def spoken_seat(seat: i64) -> str:
    return "chance" if seat == CHANCE else "nobody" if seat == NOBODY else f"seat {seat}"


def some(words: list[str]) -> str:
    """A list for an error text, with ranges, and cut where it would only tire."""
    ranges = in_ranges(words)
    left = len(ranges) - MOST_SAID
    said = ", ".join(ranges[:MOST_SAID])
    return said if left <= 0 else f"{said}, … ({left} more)"


def in_ranges(words: list[str]) -> list[str]:
    """`bid 1`, `bid 2`, `bid 3`, `pass` as `bid 1..3`, `pass`."""
    ranges: list[str] = []
    i = 0
    while i < len(words):
        before, _, number = words[i].rpartition(" ")
        last = i
        if number.isdecimal():
            first = int(number)
            while last + 1 < len(words) and words[last + 1] == f"{before} {first + last + 1 - i}":
                last += 1
        if last - i > 1:
            ranges.append(f"{words[i]}..{int(number) + last - i}")
        else:
            ranges += words[i : last + 1]
        i = last + 1
    return ranges


SCRATCH: Final = Answers()  # for calls that copy the answers out at once
