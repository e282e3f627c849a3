"""Whoever shows a token is the seat. Only hashes are stored, so a stolen database opens no seat."""

import base64
import hashlib
import hmac
import secrets

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # without what is easily misread


def new_token() -> str:
    return secrets.token_urlsafe(24)  # 192 bits


def new_table_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(10))


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def successor(token: str, table: str) -> str:
    """The token of the same person at the rematch: only who has the old one can make it."""
    made = hmac.digest(token.encode(), f"rematch {table}".encode(), "sha256")
    return base64.urlsafe_b64encode(made[:24]).decode()
