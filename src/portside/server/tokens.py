"""Whoever shows a token is the seat. Only hashes are stored, so a stolen database opens no seat."""

import base64
import hashlib
import hmac
import secrets
from functools import lru_cache

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # without what is easily misread


def new_token() -> str:
    return secrets.token_urlsafe(24)  # 192 bits


def new_table_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(10))


@lru_cache(maxsize=8192)  # each seat shows its own with every answer
def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def code_of(token: str, table: str) -> str:
    """What opens the seat again, short enough to be written down. It follows from the token."""
    made = int.from_bytes(hmac.digest(token.encode(), f"code {table}".encode(), "sha256"))
    letters = [ALPHABET[made >> 5 * i & 31] for i in range(12)]
    return "-".join("".join(letters[i : i + 4]) for i in (0, 4, 8))


def spelled(code: str) -> str:
    """A code as it was shown, however it was typed."""
    letters = "".join(letter for letter in code.lower() if letter.isalnum())
    return "-".join(letters[i : i + 4] for i in (0, 4, 8))


def from_key(key: bytes, what: str) -> bytes:
    """What only this house can make."""
    return hmac.digest(key, what.encode(), "sha256")


def invitation_again(key: bytes, table: str, seat: int, time: int) -> str:
    """The invitation to a seat that all others have opened again, for the first, second, … time."""
    made = from_key(key, f"reopen {table} {seat} {time}")
    return base64.urlsafe_b64encode(made[:24]).decode()


def successor(token: str, table: str) -> str:
    """The token of the same person at the rematch: only who has the old one can make it."""
    made = hmac.digest(token.encode(), f"rematch {table}".encode(), "sha256")
    return base64.urlsafe_b64encode(made[:24]).decode()
