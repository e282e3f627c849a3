"""A table is the fold of what is stored of it."""

import pytest

from portside import fair
from portside.games import rules_of
from portside.server.entries import Entry, Head, HeadSeat
from portside.server.ledger import Ledger, ahead


def test_an_old_table_goes_on_by_the_rules_it_was_set_with(monkeypatch: pytest.MonkeyPatch) -> None:
    """Were there a first revision with five ships: now, in the past, and after a take-back."""
    rules = rules_of("santiago")
    monkeypatch.setattr(rules, "revisions", [{"ships": 5}, {}])
    monkeypatch.setattr(rules, "revision", 2)
    seats = [HeadSeat("person", name) for name in ("Ada", "Ben")]
    head = Head(
        "k3x9k3x9k3", "santiago", 1, {}, "", seats, None, False, 0.0, fair.new_secret(), "s"
    )
    made = ahead(Ledger(head))
    made.follow(1.0)
    ledger = made.ledger
    assert ledger.s.changed_options() == {"ships": 5}
    assert ledger.state_at(3).changed_options() == {"ships": 5}
    assert ledger.state_at(ledger.seq).position() == ledger.s.position()
    ledger.add(Entry(2.0, 0, "take-back", to=3))
    assert ledger.s.changed_options() == {"ships": 5}
    assert ledger.record().revision == 1
