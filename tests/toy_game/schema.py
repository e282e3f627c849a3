"""The form of positions and views: for programs that read them, and for the tests."""

from portside.core.schema import (
    OF_CHANCE,
    OF_NOBODY,
    Asked,
    Schema,
    Shape,
    fields,
    listed,
    maybe,
    one_of,
    whole,
)

from .rules.data import FEWEST_SEATS, MOST_CRATES, MOST_SEATS, ORDER_NAMES
from .rules.questions import CROSSING, QUESTIONS


def shape(_seen: bool) -> Shape:
    """An order that is hidden is written as one that is not dealt: the two have one form."""
    seat = whole(0, MOST_SEATS - 1)
    table = fields(
        {
            "turn": seat,
            "ferry": whole(),
            "quay": by_seat(whole()),
            "most": by_seat(whole(0, MOST_CRATES)),
            "order": by_seat(maybe(one_of(ORDER_NAMES))),
        }
    )
    asked = [
        Asked(question.name, seat if question is CROSSING else OF_CHANCE) for question in QUESTIONS
    ]
    return Shape(table, [*asked, Asked("over", OF_NOBODY)])


def by_seat(schema: Schema) -> Schema:
    return listed(schema, FEWEST_SEATS, MOST_SEATS)
