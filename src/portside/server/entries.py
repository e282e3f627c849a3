"""What is stored of a table: its head, the entries of its game, and the notes beside it.

All three are only ever added to; names and words alone may be taken away (forgetting.py). *Entries*
are the game: answers, take-backs and resignations. *Notes* are what happens around it: who sat
down, who is away, what was said.
"""

from typing import Any, Literal

import msgspec

from portside.wire import Clock, Game, Level

Who = Literal["person", "bot", "forced", "chance", "past"]  # past: in the game that was forked


class HeadSeat(msgspec.Struct, omit_defaults=True):
    kind: Literal["person", "bot", "open"]
    name: str = ""
    level: Level | None = None
    token: str = ""  # hashed
    invite: str = ""  # hashed
    code: str = ""  # hashed
    knows_luck: bool = False


class Fork(msgspec.Struct, omit_defaults=True, frozen=True):
    """The table begins with answers of another one, which has been played to its end."""

    table: str  # that one
    past: list[int]  # its first answers
    dice: Literal["same", "new"]
    since: int | None = 0  # from which answer on chance is as promised; None: nothing was
    then: str = ""  # what a seat answered next there
    met: list[str] = []  # where nothing was: all answers of chance there


class Head(msgspec.Struct, omit_defaults=True):
    """What was agreed when the table was set."""

    table: str
    game: Game
    revision: int
    options: dict[str, Any]
    title: str
    seats: list[HeadSeat]
    clock: Clock | None
    public: bool
    made: float
    secret: str
    salt: str
    before: str = ""  # the table this is the rematch of
    same_luck: bool = False  # secret and salt are another table's, and nobody adds to them
    luck_from: str = ""  # that table
    group: str = ""  # of tables on one secret, which is published when the last of them is over
    order: list[int] = []  # who sat where before the seats were drawn
    order_salt: str = ""
    host: int | None = None  # the seat of whoever set the table
    maker: str = ""  # stands for the address it was set from; says nothing without the house's key
    watchers_talk: bool | None = None  # None: at a public table
    lesson: str = ""
    coach: bool = False  # advice may be asked for, also where several people sit
    fork: Fork | None = None


class Entry(msgspec.Struct, omit_defaults=True, frozen=True):
    """One line of the game."""

    at: float
    by: int  # a seat, or CHANCE
    kind: Literal["answer", "take-back", "resign"] = "answer"
    who: Who = "person"
    answer: int = 0
    words: str = ""
    to: int = 0  # of a take-back: the seq whose table is shown again
    key: str = ""  # the client's
    hasty: bool = False  # a bot had no time to think


class Joined(msgspec.Struct, frozen=True, tag="joined"):
    seat: int
    name: str
    token: str  # hashed
    luck: str = ""
    code: str = ""  # hashed
    knows_luck: bool = False


class Claimed(msgspec.Struct, frozen=True, tag="claimed"):
    """A person of the table before has come to the rematch, or one's own seat is opened again."""

    seat: int
    token: str  # hashed
    luck: str = ""
    code: str = ""  # hashed
    why: Literal["rematch", "recovered", "reopened"] = "rematch"
    at: float = 0.0
    after: int = 0


class StoodIn(msgspec.Struct, frozen=True, tag="stand-in"):
    """A bot answers for a seat from now on, or its owner is back."""

    seat: int
    level: Level | None
    why: Literal["away", "time-up", "relieved", "back"] = "away"
    by: int | None = None
    at: float = 0.0
    after: int = 0  # the entry it happened after


class Agreed(msgspec.Struct, frozen=True, tag="agreed"):
    """Somebody agrees that another seat gets a new link."""

    seat: int  # which
    by: int
    at: float
    after: int


class GivenToBot(msgspec.Struct, frozen=True, tag="bot"):
    """The host gives a free seat to a bot."""

    seat: int
    name: str
    level: Level
    by: int
    at: float


class Closed(msgspec.Struct, frozen=True, tag="closed"):
    """The table is closed by whoever runs the server; by its host, before the game begins."""

    at: float
    after: int
    by: int | None = None  # the host


class Advised(msgspec.Struct, frozen=True, tag="advised"):
    """Advice was shown to a seat that was asked."""

    seat: int
    what: Literal["hint", "coach"]
    at: float
    after: int
    answer: str = ""  # the one that the coach spoke about


class Spoke(msgspec.Struct, frozen=True, tag="said"):
    seat: int | None
    name: str
    text: str
    at: float


class Rematched(msgspec.Struct, frozen=True, tag="rematch"):
    table: str


Note = Joined | Claimed | StoodIn | Agreed | GivenToBot | Closed | Advised | Spoke | Rematched

encode = msgspec.json.Encoder().encode
read_head = msgspec.json.Decoder(Head).decode
read_entry = msgspec.json.Decoder(Entry).decode
read_note: Any = msgspec.json.Decoder[Note](Note).decode
