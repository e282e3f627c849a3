"""The table as JSON, and reading it with errors that name the entry."""

from portside.core.game import CHANCE, NOBODY, Question, steps
from portside.core.names import name_or_none
from portside.core.vectors import ints
from portside.core.written import Written

from .knowledge import fits
from .rules.data import MOST_CRATES, NO_ORDER, ORDER_NAMES
from .rules.questions import AFTER, CROSSING, DEAL, QUESTIONS, dealt_to
from .rules.state import State


def write_table(s: State) -> dict[str, object]:
    return {
        "turn": int(s.turn),
        "ferry": int(s.ferry),
        "quay": [int(crates) for crates in s.quay],
        "most": [int(crates) for crates in s.most],
        "order": [name_or_none(ORDER_NAMES, order) for order in s.order],
    }


def read_into(s: State, written: Written) -> None:
    """Set the table of a new game as written."""
    table, pending = written.get("table"), written.get("pending")
    table.exactly(list(write_table(s)))
    pending.exactly(["question", "seat"])
    s.turn = table.get("turn").number(0, s.seats - 1)
    s.ferry = table.get("ferry").number(0)
    s.quay = ints([item.number(0) for item in table.get("quay").items_by_seat(s.seats)])
    most = table.get("most").items_by_seat(s.seats)
    s.most = ints([item.number(0, MOST_CRATES) for item in most])
    read_orders(s, table.get("order"))
    read_question(s, pending)


def read_orders(s: State, written: Written) -> None:
    orders = [item.one_of_or(ORDER_NAMES, NO_ORDER) for item in written.items_by_seat(s.seats)]
    s.order = ints(orders)
    held = orders[: dealt_to(s)]
    if len(set(held)) < len(held) or max([NO_ORDER, *orders[len(held) :]]) != NO_ORDER:
        raise written.refuse("a different order for one seat after the other is wanted")
    for seat in range(len(held)):
        if not fits(s, seat):
            raise written.items()[seat].refuse(f"it is for more than {s.most[seat]} crates")


def read_question(s: State, pending: Written) -> None:
    title, seat = pending.get("question"), pending.get("seat")
    s.to_move = NOBODY
    s.depth = 0
    s.finished = title.text() == "over"
    if s.finished:
        return
    question = QUESTIONS[title.one_of([question.name for question in QUESTIONS])]
    if (question is DEAL) != (dealt_to(s) < s.seats):
        raise title.refuse("it does not fit the orders that are dealt")
    if seat.value != asked_of(s, question):
        raise seat.refuse(f"{asked_of(s, question)!r} is wanted, not {seat.value!r}")
    s.plan(steps(AFTER[question.name]))
    s.ask(question, s.turn if question is CROSSING else CHANCE)


def asked_of(s: State, question: Question) -> object:
    return int(s.turn) if question is CROSSING else "chance"
