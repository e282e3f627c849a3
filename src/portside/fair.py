"""Fair chance: every draw follows from a secret that was promised before the first answer.

Before a table begins, its *commitment* is shown: the SHA-256 of the secret. Each draw has a *slot*
that names the event, `roll sugar 3` for the third time the sugar die is rolled, and its outcome is

    HMAC-SHA256(secret, salt + " " + slot)

read as a fraction of 2^256 and laid on the weights of the possible outcomes. Once the game is over
the secret is published, and everybody can do the sum again (docs/fair-chance.md). Slots do not
number the calls, so two tables with the same secret meet the same luck.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterable

from portside.core.errors import Malformed
from portside.core.game import CHANCE, NOBODY, State
from portside.core.record import Record, begin, forked_at, read_whole, refusal
from portside.games import rules_of

# Headers of a record.
COMMITMENT, SALT, SECRET = "Commitment", "Salt", "Secret"
ORDER, ORDER_SALT = "Order", "Order-Salt"  # who sat where before the seats were drawn
SINCE = "Promised-Since"  # answers that another game's chance had a part in; none, if it is missing


def new_secret() -> str:
    """What is kept until the end, in hexadecimal."""
    return secrets.token_hex(32)


def new_salt() -> str:
    """The server's part of the salt."""
    return secrets.token_hex(16)


def commitment(secret: str) -> str:
    """What is published beforehand: the hash of the secret."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def share(secret: str, salt: str, slot: str) -> int:
    """The draw of a slot: a number below 2^256."""
    message = f"{salt} {slot}".encode()
    return int.from_bytes(hmac.digest(bytes.fromhex(secret), message, "sha256"), "big")


def pick(number: int, weights: list[int]) -> int:
    """Where a draw falls when the outcomes lie side by side, each as wide as its weight."""
    left = number * sum(weights) >> 256
    for i, weight in enumerate(weights):
        if left < weight:
            return i
        left -= weight
    raise AssertionError("weights are positive")


def seat_order(secret: str, salt: str, seats: int) -> list[int]:
    """Who sits where: for each seat, drawn one after the other, the place in the set-up."""
    left, order = list(range(seats)), []
    for number in range(1, seats + 1):
        order.append(left.pop(pick(share(secret, salt, f"seat {number}"), [1] * len(left))))
    return order


def slots_of(drawn: Iterable[str]) -> dict[str, str]:
    """By slot, what chance answered in a game: to be met again in another."""
    found: dict[str, str] = {}
    times: dict[str, int] = {}
    for words in drawn:
        event = words.rpartition(" ")[0]
        times[event] = times.get(event, 0) + 1
        found[f"{event} {times[event]}"] = words
    return found


class Luck:
    """Draws for one table, and remembers how often each event has come up.

    `met` are outcomes that another game had: they come again in their slots where they can.
    """

    def __init__(self, secret: str, salt: str, met: dict[str, str] | None = None) -> None:
        self.secret = secret
        self.salt = salt
        self.met = met or {}
        self.times: dict[str, int] = {}

    def copy(self) -> "Luck":
        """One that goes on alone."""
        other = Luck(self.secret, self.salt, self.met)
        other.times = dict(self.times)
        return other

    def slot(self, s: State) -> str:
        """The slot of what chance is asked now: all words of an outcome but the last, and when."""
        event = self.event(s)
        return f"{event} {self.times.get(event, 0) + 1}"

    def event(self, s: State) -> str:
        """What chance is asked: all words of an outcome but the last."""
        return s.write(s.legal()[0]).rpartition(" ")[0]

    def draw(self, s: State) -> int:
        """The answer of chance. It counts once it is played: see `played`."""
        met = self.met.get(self.slot(s))
        if met is not None and met in s.legal_in_words():
            return int(s.read(met))
        return s.legal()[pick(share(self.secret, self.salt, self.slot(s)), s.weights())]

    def played(self, s: State) -> None:
        """Chance is about to answer what is asked now."""
        event = self.event(s)
        self.times[event] = self.times.get(event, 0) + 1


class Verdict:
    """What checking a record found."""

    def __init__(self) -> None:
        self.draws = 0
        self.problems: list[str] = []

    @property
    def fair(self) -> bool:
        """Whether nothing is wrong."""
        return not self.problems


def verify(record: Record) -> Verdict:
    """Do every sum of a finished game's record again.

    A fork may begin with draws of another secret, which its own record cannot show: those are left
    to the record of the game that it was forked from.
    """
    verdict = Verdict()
    for key in (COMMITMENT, SALT, SECRET):
        if key not in record.headers:
            raise Malformed(
                f"{record.place()}the record lacks the header {key!r}: its chance cannot be checked"
            )
    secret, salt = record.headers[SECRET], record.headers[SALT]
    try:
        promised = commitment(secret)
    except ValueError:
        raise Malformed(f"{record.place()}{SECRET}: 64 hexadecimal digits are wanted") from None
    if promised != record.headers[COMMITMENT]:
        verdict.problems.append(
            f"{record.place()}the secret does not fit the commitment: its SHA-256 is {promised}"
        )
    check_order(record, verdict)
    since = promised_since(record)
    s, luck = begin(record, rules_of(record.game)), Luck(secret, salt)
    for number, (seat, words) in enumerate(record.answers):
        if s.to_move in (NOBODY, CHANCE) and seat != s.to_move:
            raise Malformed(f"{record.line(number)}: {refusal(s, seat, words)}")
        if s.to_move == CHANCE:
            drawn, slot = s.write(luck.draw(s)), luck.slot(s)
            luck.played(s)
            verdict.draws += number >= since
            if drawn != words and number >= since:
                verdict.problems.append(f"{record.line(number)}: {slot}: {drawn!r}, not {words!r}")
        if words not in s.legal_in_words() or seat != s.to_move:
            raise Malformed(f"{record.line(number)}: {refusal(s, seat, words)}")
        s.play(s.read(words))
    return verdict


def promised_since(record: Record) -> int:
    """How many answers come before the first draw of the secret: none, but in a fork."""
    since, at = read_whole(SINCE, record.headers.get(SINCE, "0")), forked_at(record) or 0
    if not 0 <= since <= at:
        raise Malformed(
            f"{record.place()}{SINCE}: {since}, but the answers of another game end at {at}"
        )
    return since


def check_order(record: Record, verdict: Verdict) -> None:
    """Whether the seats were drawn as promised, where they were drawn at all."""
    written = record.headers.get(ORDER)
    if written is None:
        return
    salt = record.headers.get(ORDER_SALT, "")
    drawn = seat_order(record.headers[SECRET], salt, len(record.seats))
    verdict.draws += len(drawn)
    if " ".join(map(str, drawn)) != written:
        verdict.problems.append(f"{record.place()}the seats: {drawn}, not {written}")
    if not record.headers[SALT].startswith(salt):
        verdict.problems.append(f"{record.place()}the seats were drawn with another salt")
