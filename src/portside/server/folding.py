"""A table is read: what is stored of it is folded, or it is said why it cannot be."""

from portside.core.errors import Malformed
from portside.server import entries as stored
from portside.server.ledger import Ledger
from portside.server.outages import NONE, Outages
from portside.server.storage import Stored


class Broken(Malformed):
    """What is stored of a table cannot be read."""


def fold(found: Stored, outages: Outages = NONE) -> Ledger:
    """Raises Malformed if its rules are not known here, Broken if it makes no sense."""
    try:
        table = Ledger(stored.read_head(found.head), outages)
        for note in found.notes:
            table.note(stored.read_note(note))
        for entry in found.entries:
            table.add(stored.read_entry(entry))
    except Malformed:
        raise
    except Exception as error:  # whatever the rules make of an answer that was never possible
        raise Broken(f"{type(error).__name__}: {error}") from error
    return table
