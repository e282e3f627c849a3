"""What is stored of a table: its head, the entries of its game, and the notes beside it.

All three are only ever added to. *Entries* are the game: answers, take-backs and resignations.
*Notes* are what happens around it: who sat down, who is away, what was said.
"""

from typing import Any, Literal

import msgspec

from portside.server.wire import Clock, Game, Level

Who = Literal["person", "bot", "forced", "chance"]


class HeadSeat(msgspec.Struct, omit_defaults=True):
    kind: Literal["person", "bot", "open"]
    name: str = ""
    level: Level | None = None
    token: str = ""  # hashed
    invite: str = ""  # hashed


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


class Joined(msgspec.Struct, frozen=True, tag="joined"):
    seat: int
    name: str
    token: str  # hashed
    luck: str = ""


class Claimed(msgspec.Struct, frozen=True, tag="claimed"):
    """A person of the table before has come to the rematch."""

    seat: int
    token: str  # hashed


class StoodIn(msgspec.Struct, frozen=True, tag="stand-in"):
    seat: int
    level: Level | None


class Spoke(msgspec.Struct, frozen=True, tag="said"):
    seat: int | None
    name: str
    text: str
    at: float


class Rematched(msgspec.Struct, frozen=True, tag="rematch"):
    table: str


Note = Joined | Claimed | StoodIn | Spoke | Rematched

encode = msgspec.json.Encoder().encode
read_head = msgspec.json.Decoder(Head).decode
read_entry = msgspec.json.Decoder(Entry).decode
read_note: Any = msgspec.json.Decoder[Note](Note).decode
