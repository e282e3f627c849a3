"""The table as JSON, and reading it with errors that name the entry."""

from portside.core.game import CHANCE, NOBODY, steps
from portside.core.vectors import ints
from portside.core.written import Written

from .rules.data import FACES
from .rules.questions import AFTER, DIE, QUESTIONS
from .rules.state import State


def write_table(s: State) -> dict[str, object]:
    # TODO: everything that lies on your table, in the words of the rulebook.
    return {
        "pile": int(s.pile),
        "turn": int(s.turn),
        "pips": int(s.pips),
        "taken": [int(counters) for counters in s.taken],
    }


def read_into(s: State, written: Written) -> None:
    """Set the table of a new game as written."""
    table, pending = written.get("table"), written.get("pending")
    table.exactly(list(write_table(s)))
    s.pile = table.get("pile").number(0, s.counters)
    s.turn = table.get("turn").number(0, s.seats - 1)
    s.pips = table.get("pips").number(0, FACES)
    taken = table.get("taken").items_by_seat(s.seats)
    s.taken = ints([counters.number(0, s.counters) for counters in taken])
    read_question(s, pending)


def read_question(s: State, pending: Written) -> None:
    pending.exactly(["question", "seat"])
    title, seat = pending.get("question"), pending.get("seat")
    s.to_move = NOBODY
    s.depth = 0
    s.finished = title.text() == "over"
    if s.finished:
        return
    question = QUESTIONS[title.one_of([question.name for question in QUESTIONS])]
    asked = CHANCE if question is DIE else s.turn
    wanted = "chance" if asked == CHANCE else int(asked)
    if seat.value != wanted:
        raise seat.refuse(f"{wanted!r} is wanted, not {seat.value!r}")
    s.plan(steps(AFTER[question.name]))
    s.ask(question, asked)
    if not s.legal():
        raise title.refuse("it has no answer at this table")
