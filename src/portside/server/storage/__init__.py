"""Where tables are kept."""

from portside.core.errors import Malformed
from portside.server.settings import Settings
from portside.server.storage.base import (
    Conflict,
    Listed,
    New,
    Rewriting,
    Row,
    Storage,
    Stored,
    Unavailable,
)
from portside.server.storage.sqlite import SQLiteStorage


def make_storage(settings: Settings) -> Storage:
    """PostgreSQL where an address is given, SQLite otherwise."""
    if settings.database:
        try:
            from portside.server.storage.postgres import PostgresStorage
        except ImportError:
            raise Malformed("PostgreSQL needs: pip install 'portside[postgres]'") from None
        return PostgresStorage(settings.database)
    return SQLiteStorage(settings.data)


__all__ = [
    "Conflict",
    "Listed",
    "New",
    "Rewriting",
    "Row",
    "Storage",
    "Stored",
    "Unavailable",
    "make_storage",
]
