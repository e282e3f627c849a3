"""What a seat of Ferry knows, as a row of small integers."""

from portside.core.game import NOBODY
from portside.core.observation import (
    MOST,
    OWNER,
    UNKNOWN,
    Field,
    Observer,
    Row,
    put,
    put_amount,
    put_choice,
    put_seat,
)
from portside.core.vectors import i64

from .rules.data import MOST_CRATES, ORDERS
from .rules.questions import QUESTIONS
from .rules.state import State


class FerryObserver(Observer):
    """Whoever remembers everything knows no more: what was shown stays on the table."""

    def __init__(self, seats: int, memory: bool) -> None:
        fields = [
            Field("question", len(QUESTIONS), 0, 1, "what is asked"),
            Field("asked", seats, 0, 1, "the seat that is asked"),
            Field("turn", seats, 0, 1, "the seat whose turn it is"),
            Field("ferry", 1, 0, MOST, "crates aboard"),
            Field("quay", seats, 0, MOST, "by seat: crates"),
            Field("most", seats, 0, MOST_CRATES, "by seat: its order asks for no more"),
            Field("order", seats, UNKNOWN, ORDERS - 1, "by seat: its order", OWNER),
        ]
        super().__init__(seats, memory, fields)

    def observe(self, s: State, seat: i64, row: Row, at: i64) -> None:
        asked = s.question_number() if s.to_move != NOBODY else NOBODY
        at = put_choice(row, at, len(QUESTIONS), asked)
        at = put_seat(row, at, self.seats, s.to_move, seat)
        at = put_seat(row, at, self.seats, s.turn, seat)
        at = put_amount(row, at, s.ferry)
        for behind in range(self.seats):
            at = put_amount(row, at, s.quay[(seat + behind) % self.seats])
        for behind in range(self.seats):
            at = put(row, at, s.most[(seat + behind) % self.seats])
        for behind in range(self.seats):
            seen = behind == 0 or s.finished
            at = put(row, at, s.order[(seat + behind) % self.seats] if seen else UNKNOWN)
