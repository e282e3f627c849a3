"""What crosses the wire: one source for decoding, for the OpenAPI document, for the client.

A table's life is a log of *entries*, numbered from 1: answers (of seats and of chance) and
take-backs. `seq` is always the number of the last entry. Whoever answers says which `seq` was on
the screen; if the table has gone on since, the answer is refused with what is true now.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta


class Told(msgspec.Struct, frozen=True):
    """Something the server says."""


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something a client sends: what is not known is refused."""


Game = Annotated[
    str, Meta(pattern=r"^[a-z][a-z0-9_]{0,30}$", description="its name, as in the catalogue")
]
Level = Literal["deckhand", "mate", "navigator", "captain"]
TableId = Annotated[str, Meta(pattern=r"^[a-z0-9]{10}$", description="as in the table's link")]
Token = Annotated[
    str, Meta(pattern=r"^[A-Za-z0-9_-]{22,64}$", description="128 random bits or more")
]
Key = Annotated[
    str, Meta(min_length=8, max_length=64, description="the client's own, once per answer")
]
Seat = Annotated[int, Meta(ge=0, le=7)]
Seq = Annotated[int, Meta(ge=0, le=1_000_000)]
Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=r"^[^\x00-\x1f,#]+$")]
Code = Annotated[
    str,
    Meta(pattern=r"^[a-z0-9 -]{12,20}$", description="opens one's own seat again; to write down"),
]
LuckPart = Annotated[
    str, Meta(pattern=r"^[0-9a-z]{0,32}$", description="one's own part of the salt")
]
Luck = Literal["fresh", "known", "shared"]  # known: published before; shared: by a group of tables
LessonId = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]{0,30}$", description="docs/lessons.md")]
Words = Annotated[str, Meta(min_length=1, max_length=80, description="an answer in the notation")]
View = dict[str, Any]  # a position with every secret null (notation, section 5)

# ------------------------------------------------------------------------ what there is


class OptionInfo(Told, frozen=True):
    """A rule option that a table may set; the words are `option-…` in the locales."""

    key: str
    default: bool | int | str | None
    choices: list[bool | int | str | None]


class GameInfo(Told, frozen=True):
    """A game, and what a table may change."""

    game: Game
    revision: int
    fewest_seats: int
    most_seats: int
    options: list[OptionInfo]


class Catalogue(Told, frozen=True):
    """What a server offers."""

    version: str
    games: list[GameInfo]
    levels: list[Level]
    announcement: str = ""  # what whoever runs the server has to say
    pause_at: float | None = None  # when it will pause, in seconds since 1970


class Announcement(Told, frozen=True):
    """What whoever runs the server has to say to everybody."""

    text: str = ""
    at: float | None = None  # when it will pause


# ------------------------------------------------------------------------ setting a table


class NewSeat(Asked, frozen=True):
    """Who is to sit there: the one who asks, whoever opens the invitation, or a bot."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    level: Level | None = None


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time for one answer; when it is over, a stand-in bot answers."""

    seconds: Annotated[int, Meta(ge=30, le=14 * 24 * 3600)]
    stand_in: Level = "mate"


class Promise(Told, frozen=True):
    """A secret that the server has chosen for a table to be set: docs/fair-chance.md."""

    promise: Token
    commitment: str


class NewTable(Asked, frozen=True):
    """A table to be set."""

    game: Game
    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=5)]
    options: dict[str, Any] = {}
    title: Annotated[str, Meta(max_length=60)] = ""
    clock: Clock | None = None
    public: bool = False
    shuffle: bool = True  # who begins is drawn by lot
    same_luck_as: TableId | None = None  # a finished table whose chance one person meets again
    promise: Token | None = None  # the secret that was promised for it
    luck: LuckPart = ""  # the maker's own part of the salt, chosen after the promise was seen
    watchers_talk: bool | None = None  # may spectators chat? null: at a public table
    lesson: LessonId | None = None  # of this game; rules, rivals and dice are the lesson's then
    coach: bool = False  # everybody here may ask for advice; alone with bots one may anyway


class NewFork(Asked, frozen=True):
    """A table that begins with the first answers of a finished game, for one person among bots."""

    at: Seq  # how many answers
    dice: Literal["same", "new"] = "new"  # what chance gives from there on
    seat: Seat | None = None  # one's own; null: the next one that had a choice
    name: Name | None = None  # one's own
    level: Level = "mate"  # of all others
    bots: Annotated[list[Name], Meta(max_length=4)] = []  # what those are called who sit for people
    promise: Token | None = None  # as in NewTable, with new dice
    luck: LuckPart = ""


class Forked(Told, frozen=True):
    """Where a table comes from that begins with answers of another one."""

    table: TableId  # the other one
    at: Seq  # how many answers: the entries up to this one
    dice: Literal["same", "new"]
    since: Seq | None  # from which answer on chance was promised; null: none of it was
    then: str = ""  # what was answered there at this moment, unless chance did


class Ticket(Told, frozen=True):
    """A seat of one's own: whoever shows the token is the seat."""

    table: TableId
    seat: Seat
    token: Token
    code: str = ""  # opens the seat again where the token is lost


class Invitation(Told, frozen=True):
    """For one open seat; taking it gives a ticket, and the invitation is spent."""

    seat: Seat
    invite: Token


class TableMade(Told, frozen=True):
    """A table that was set: one's own seats, and invitations for the others."""

    table: TableId
    tickets: list[Ticket]
    invitations: list[Invitation]
    commitment: str = ""


class Join(Asked, frozen=True):
    """Take an open seat: by invitation, or (at a public table) by its number, or any."""

    name: Name
    invite: Token | None = None
    seat: Seat | None = None
    luck: LuckPart = ""
    token: Token | None = None  # one's own choice: then it is safe to ask again
    knows_luck: bool | None = None  # where the luck is not fresh: agreed to, having met it or not


class Recover(Asked, frozen=True):
    """One's own seat again, with the code that was shown when sitting down."""

    code: Code
    token: Token | None = None  # as in Join


# ------------------------------------------------------------------------ what a viewer sees


class Happening(Told, frozen=True):
    """One fact: `event-{kind}` in the locales. `thing` is an id, `of` its kind; null: not told."""

    kind: str
    seat: int | None
    of: str | None
    thing: str | None
    amount: int | None
    hidden: bool = False  # said with the `.hidden` form


class Moment(Told, frozen=True):
    """One entry of the log, and the table after it where the viewer needs it."""

    seq: Seq
    by: int | Literal["chance"]
    answer: str  # words of the notation; what only another seat may know is `?`
    happenings: list[Happening]
    question: str = ""  # its name in the locales: question-{…}, answer-{…}
    view: View | None = None
    took_back: int | None = None  # set for a take-back: the seq whose table is shown again
    proxy: bool = False  # a bot's answer for a person who is away
    hasty: bool = False  # a bot had no time to think, and answered by habit


class Offer(Told, frozen=True):
    """A legal answer, and what giving it does at once, as far as the seat may know."""

    answer: Words
    happenings: list[Happening]


class Question(Told, frozen=True):
    """What is asked now. Only the asked seat gets offers.

    A spectator gets those that may be given before everybody's eyes, such as open bids: the asked
    seat may have others.
    """

    name: str  # question-{name} in the locales
    title: str  # its name in the notation
    seat: int | None  # null: the game is over, or has not begun
    rules: str  # the ids behind it
    offers: list[Offer]
    may_undo: bool = False  # the viewer may take back its last answer
    script: int | None = None  # how many answers of the lesson stand; null: it is none, or was left
    open: list[Offer] = []  # for spectators


class SeatInfo(Told, frozen=True):
    """Who sits there."""

    seat: Seat
    kind: Literal["person", "bot", "open"]
    name: str
    level: Level | None = None  # of a bot
    stand_in: Level | None = None  # a bot answers until the owner is back
    resigned: bool = False
    present: bool = False  # somebody is looking at the table with this seat's token
    knows_luck: bool = False  # has met this luck before
    reopening: list[Seat] = []  # who has agreed that the seat gets a new link


class Fairness(Told, frozen=True):
    """What a sceptic needs: docs/fair-chance.md."""

    commitment: str
    salt: str
    secret: str | None  # once the game is over, and every table that shares it
    order: list[int] = []  # who sat where before the seats were drawn; empty: they were not
    order_salt: str = ""  # the salt as it was when the seats were drawn


class Change(Told, frozen=True):
    """How an option of a table differs from the standard; words as for `OptionInfo`."""

    option: str
    path: list[str]  # within the option: ["jade", "profit"]
    value: Any
    standard: Any


class TableInfo(Told, frozen=True):
    """What everybody may know of a table."""

    table: TableId
    game: Game
    revision: int  # of the rules it was set with
    title: str
    options: dict[str, Any]  # those that differ from the defaults of today
    seats: list[SeatInfo]
    state: Literal["gathering", "running", "over"]
    public: bool
    clock: Clock | None
    deadline: float | None  # when the asked seat's time is over, in seconds since 1970
    made: float
    fairness: Fairness
    scores: list[int] | None = None
    winners: list[int] | None = None
    rematch: TableId | None = None
    watching: int = 0
    luck: Luck = "fresh"
    same_luck_as: TableId | None = None  # where this luck was met before
    host: int | None = None  # the seat of whoever set the table
    relieve_at: float | None = None  # from then on the host may let a bot play for who is asked
    closed: bool = False  # by whoever runs the server, or by the host before it began
    announcement: str = ""  # as in the catalogue
    pause_at: float | None = None
    watchers_talk: bool = True  # spectators may chat
    changes: list[Change] = []  # the same options, one line for each thing that differs
    numbers: dict[str, int | str] = {}  # of the rules help, where they differ from the standard
    lesson: str = ""  # the table is taught: its chance is not promised
    coach: bool = False  # advice may be asked for
    fork: Forked | None = None


class Notice(Told, frozen=True):
    """What happened around the game, after an entry of it: `notice-{kind}` in the locales."""

    id: int
    after: Seq
    at: float
    kind: Literal[
        "time-up",
        "away",
        "relieved",
        "back",
        "recovered",
        "agreed",
        "reopened",
        "closed",
        "cancelled",
        "forked",
    ]
    seat: int | None  # whom it is about
    by: int | None = None  # who did it, where it was somebody else


class ChatLine(Told, frozen=True):
    id: int
    seat: int | None  # null: a spectator
    name: str
    text: str
    at: float
    removed: bool = False


class Snapshot(Told, frozen=True):
    """Everything a viewer may know now."""

    info: TableInfo
    you: int | None  # the seat the token belongs to; null: a spectator
    seq: Seq
    view: View | None  # null until the game has begun
    question: Question
    log: list[Moment]  # without views; the last part of it
    chat: list[ChatLine]
    notices: list[Notice] = []


class LogPart(Told, frozen=True):
    """Entries before another one, oldest first."""

    log: list[Moment]


class TableLine(Told, frozen=True):
    """A table in a list."""

    table: TableId
    game: Game
    title: str
    state: Literal["gathering", "running", "over"]
    seats: list[SeatInfo]
    made: float
    asked: int | None
    seq: Seq
    winners: list[int] | None = None
    luck: Luck = "fresh"
    yours: list[Seat] = []  # the seats of whoever asks
    changes: int = 0  # how many things differ from the standard
    fork: Forked | None = None


class Tables(Told, frozen=True):
    tables: list[TableLine]


class MyTicket(Asked, frozen=True):
    table: TableId
    token: Token


class Mine(Asked, frozen=True):
    """How do my tables stand? Tickets that open no seat are left out of the answer."""

    tickets: Annotated[list[MyTicket], Meta(max_length=50)]


# ------------------------------------------------------------------------ acting at a table


class Answer(Asked, frozen=True):
    """Give an answer. Sent again with the same key it is acknowledged again, not given again."""

    seq: Seq
    answer: Words
    key: Key


class Done(Told, frozen=True):
    """It is durable. `seq` is the entry it became."""

    seq: Seq


class TakeBack(Asked, frozen=True):
    seq: Seq
    key: Key


class StandIn(Asked, frozen=True):
    """A bot for my seat until I am back; null: I am back."""

    level: Level | None


class Say(Asked, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    name: Name | None = None  # of a spectator


class Rematch(Asked, frozen=True):
    """The same people and options again, the seats shifted by one."""

    same_luck: bool = False  # the same chance too, for one person among bots
    luck: LuckPart = ""
    promise: Token | None = None  # as in NewTable, for whoever asks first


class Claim(Asked, frozen=True):
    """One's own seat at the rematch."""

    luck: LuckPart = ""


class Relieve(Asked, frozen=True):
    """The host lets a bot play for somebody who has been asked for long."""

    level: Level = "mate"


class SeatBot(Asked, frozen=True):
    """The host gives a seat that nobody has taken to a bot."""

    level: Level = "mate"
    name: Name | None = None


class Reopening(Told, frozen=True):
    """Who has agreed that a seat gets a new link, who has not yet, and the link's invitation."""

    agreed: list[Seat]
    missing: list[Seat]
    invite: Token | None = None  # once all have agreed


class WhyNot(Told, frozen=True):
    """Why an answer is not possible now: `refusal-<code>` in the game's or the common locale.

    The code is `not-legal` where the words mean nothing, and `legal` if the answer is possible.
    """

    code: str
    rules: str
    args: dict[str, int | str] = {}  # its variables: numbers, ids of things, `seat` by number


class NotOffered(Told, frozen=True):
    answer: str
    why: WhyNot


class Unoffered(Told, frozen=True):
    """What one may wonder about when one is asked, and cannot be answered now."""

    answers: list[NotOffered]


class AskAdvice(Asked, frozen=True):
    """What does the search think? `look`: only so that the rest is there sooner, nothing is shown.

    `hint`: the two best answers. `press`: whether the answer that was pressed costs much.
    """

    seq: Seq
    purpose: Literal["look", "hint", "press"]
    answer: Words | None = None  # that was pressed


class Option(Told, frozen=True):
    """An answer, and the share of victory that is expected of it."""

    answer: Words
    chance: float
    visits: int
    margin: float = 0.0  # of the chance (95 %), where several searches looked at it; 0: one did


class Comparison(Told, frozen=True):
    """What an answer costs against another: shares of victory, give or take the margin (95 %)."""

    better: Option
    worse: Option
    cost: float
    margin: float


class Expected(Told, frozen=True):
    """An answer that the search expects."""

    seat: Seat
    answer: Words
    question: str  # its name in the locales


class Advice(Told, frozen=True):
    """What the search thinks, from what the seat knows."""

    options: list[Option]  # the best first
    line: list[Expected]
    simulations: int
    comparison: Comparison | None = None
    warns: bool = False  # the pressed answer costs so much that the coach says so
    counsel: WhyNot | None = None  # why: `counsel-<code>` of counsel_<game>.ftl


class Odds(Told, frozen=True):
    """What can be reckoned of the position, for the seat that asks (notation, section 7)."""

    seq: Seq
    figures: dict[str, Any]


class Verified(Told, frozen=True):
    """Every draw of a finished game, done again: docs/fair-chance.md."""

    fair: bool
    draws: int
    problems: list[str]
    fairness: Fairness


class Health(Told, frozen=True):
    state: Literal["ok"]
    version: str


# ------------------------------------------------------------------------ the review of a game


class Step(Told, frozen=True):
    """One answer of a finished game, and what chance let expect of it."""

    seat: int  # that answered; -1: chance
    question: str  # its name in the locales
    answer: Words
    odds: float = 1.0  # of chance's answers: how often just this one falls
    expected: list[float] = []  # by seat, where chance had a choice: the mean over its answers


class Part(Told, frozen=True):
    """A share of victory, give or take the margin (95 %) of how it was reckoned."""

    share: float
    margin: float


class Balance(Told, frozen=True):
    """Where a seat's result came from. The parts add up to the result, exactly."""

    seat: Seat
    start: Part
    luck: Part
    own: Part  # choices
    others: Part  # their choices
    evaluation: Part  # what chance was not to blame for: noise of the evaluator
    result: float  # its share of the victory


class Skill(Told, frozen=True):
    """How a seat decided, by what it could know."""

    seat: Seat
    decisions: int  # that were neither forced, nor obvious, nor among equals
    lost: float  # shares of victory in all of these
    each: float  # … and in each, on average


class Outcomes(Told, frozen=True):
    """What two answers come to, played on to the end by habit: final scores by seat, on average."""

    times: int
    better: list[float]
    other: list[float]
    gain: float  # in the lead over the best of the others
    margin: float  # of the gain (95 %)
    rival: Seat  # the other one whom the better answer harms most


class Judgement(Told, frozen=True):
    """A decision, judged by what the seat could know."""

    moment: Seq  # answers before it
    seat: Seat
    question: str  # its name in the locales
    answer: Words
    best: Words
    options: list[Option]  # the best, the one that was given, then others as they were weighed
    counts: bool  # neither obvious nor among equals
    cost: float = 0.0  # of the answer against the best one
    margin: float = 0.0  # of the cost (95 %); 0: the two were not compared
    verdict: Literal["fine", "close", "inaccuracy", "mistake", "blunder", "find"] = "fine"
    instead: Words = "-"  # what it was compared with: the best one; of a find, a mate's answer
    helped: Seat | None = None  # who gained most by a mistake
    why: WhyNot | None = None  # `counsel-<code>` of counsel_<game>.ftl
    outcomes: Outcomes | None = None  # of the two that were compared, if that says the same


class Stroke(Told, frozen=True):
    """What chance answered in a row, and what that was worth to each seat."""

    moment: Seq  # before its first answer
    length: int
    odds: float  # of just these answers
    luck: list[float]  # by seat


class Hidden(Told, frozen=True):
    """Of one place that a seat does not see: what it may expect there, beside the truth."""

    kind: str  # of thing: a list of names in the locales
    owner: Seat | None  # null: nobody's, as a bag
    things: list[str]
    mean: list[float]
    low: list[int]  # 95 % of what is possible lies from here …
    high: list[int]  # … to here
    truth: list[int]


class Belief(Told, frozen=True):
    """What a seat could know of what it does not see, at a moment at which it was asked."""

    moment: Seq
    seat: Seat
    hidden: list[Hidden]


class KeyMoment(Told, frozen=True):
    """A moment with a name: `review-key-<name>` in the locales."""

    name: Literal["lead", "decided", "mistake", "find", "luck"]
    moment: Seq
    seat: Seat  # whose lead, mistake, find or luck it is
    size: float  # in shares of victory


class Chapter(Told, frozen=True):
    """From here on: a ship, a voyage, a round; `tale-<name>` in the game's locale."""

    moment: Seq
    name: str
    number: int


class Review(Told, frozen=True):
    """What was luck, what was choice, what could be known: docs/review.md."""

    game: Game
    rules: int
    seats: list[str]  # names
    options: dict[str, Any]
    scores: list[int]
    winners: list[Seat]
    seed: int
    effort: float
    chances: list[list[float]]  # by moment, then by seat: the share of victory to expect
    steps: list[Step]  # one less than moments
    chapters: list[Chapter]
    balances: list[Balance]
    skills: list[Skill]
    judgements: list[Judgement]
    strokes: list[Stroke]
    beliefs: list[Belief]
    keys: list[KeyMoment]


class ReviewState(Told, frozen=True):
    """How far the review of a finished game is. It grows from the beginning; sums come last."""

    done: int  # stretches of the game
    pieces: int  # of all
    entries: list[Seq]  # of the table, that its answers are: by moment, from the first answer on
    review: Review | None = None


# ------------------------------------------------------------------------ find the best answer

PuzzleId = Annotated[str, Meta(pattern=r"^[0-9a-f]{8}$", description="of its position")]


class Weighed(Told, frozen=True):
    """An answer, what the seat may expect of it, and what it costs against the best one."""

    answer: Words
    chance: float
    margin: float  # of the chance (95 %)
    cost: float
    doubt: float  # the margin of the cost
    why: WhyNot | None = None  # `counsel-<code>` of counsel_<game>.ftl


class Task(Told, frozen=True):
    """A question of a game that was played, as the seat that was asked saw it then."""

    game: Game
    names: list[str]  # by seat; empty: nobody is named
    seats: int
    seat: Seat  # that was asked
    moment: Seq  # answers before it
    view: View
    question: Question  # its offers: the answers among which the best is to be found
    changes: list[Change]  # how the table differs from the standard
    chapter: Chapter | None = None
    weighed: list[Weighed] = []  # as far as answers were weighed, the best first
    given: Words = "-"  # what was answered then; -: that is not told


class Puzzle(Told, frozen=True):
    """A position of a real game, and one question."""

    id: PuzzleId
    habit: Words  # what a mate would answer
    task: Task


class PuzzleLine(Told, frozen=True):
    id: PuzzleId
    question: str  # its name in the locales


class PuzzlesOf(Told, frozen=True):
    """The puzzles of a game. They come in turn: one a day, and after the last the first."""

    game: Game
    today: int  # the number of today's in the list; yesterday's is the one before
    puzzles: list[PuzzleLine]


class Puzzles(Told, frozen=True):
    day: str  # today, by UTC: 2026-11-17
    games: list[PuzzlesOf]


class Weigh(Asked, frozen=True):
    """What is another answer worth, at a moment of a finished game?"""

    answer: Words


# ------------------------------------------------------------------------ the socket


class Hello(Asked, frozen=True, tag="hello"):
    """The first message: who is looking, and what was seen last (0: send everything)."""

    seq: Seq = 0
    token: Token | None = None
    chat: Seq | None = None  # the last line that was seen: later ones are said again


class Ping(Asked, frozen=True, tag="ping"):
    """Are you there?"""


class Hurry(Asked, frozen=True, tag="hurry"):
    """Whether bots may answer at once, for all this viewer cares; others at the table may."""

    at_once: bool


class Welcome(Told, frozen=True, tag="snapshot"):
    """At first, after a take-back, and whenever catching up step by step is not possible."""

    snapshot: Snapshot


class Moments(Told, frozen=True, tag="moments"):
    """What happened, in order, each with its view; then what is asked."""

    moments: list[Moment]
    question: Question


class InfoChanged(Told, frozen=True, tag="info"):
    info: TableInfo


class Said(Told, frozen=True, tag="chat"):
    line: ChatLine


class Noticed(Told, frozen=True, tag="notice"):
    notice: Notice


class Pong(Told, frozen=True, tag="pong"):
    """Yes."""


class Trouble(Told, frozen=True, tag="problem"):
    """What the client sent was not understood; the socket stays open where it can."""

    code: str
    text: str


FromClient = Hello | Ping | Hurry
FromServer = Welcome | Moments | InfoChanged | Said | Noticed | Pong | Trouble

# ------------------------------------------------------------------------ errors


class Problem(Told, frozen=True):
    """Why a request was refused."""

    code: str  # stable: not-legal, not-asked, conflict, unknown-table, bad-token, …
    text: str  # in English, for people who write programs
    key: str  # of the sentence in the locales
    rules: str = ""  # where a rule refuses
    args: dict[str, int | str] = {}  # the sentence's variables, as in WhyNot
    legal: list[str] = []  # what would be possible, if it is yours to know
    snapshot: Snapshot | None = None  # with a conflict: what is true now
