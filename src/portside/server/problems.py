"""Why a request is refused: a status, a stable code, a sentence key, and the rule behind it."""

from portside.core.errors import Refusal
from portside.wire import Problem, Snapshot

STATUS = {
    "bad-request": 400,
    "bad-token": 401,
    "bad-code": 401,
    "not-host": 403,
    "banned": 403,
    "chat-closed": 403,
    "no-bot-tables": 403,
    "no-advice": 403,
    "unknown-table": 404,
    "unknown-moment": 404,
    "not-found": 404,
    "wrong-method": 405,
    "conflict": 409,
    "not-running": 409,
    "not-over": 409,
    "not-reviewed": 409,
    "seat-taken": 409,
    "nothing-to-undo": 409,
    "undo-limit": 409,
    "known-luck": 409,
    "luck-not-fresh": 409,
    "not-yet": 409,
    "needs-others": 409,
    "no-promise": 409,
    "not-promised": 409,
    "nothing-to-decide": 409,
    "unknown-rules": 409,
    "broken-table": 409,
    "too-large": 413,
    "not-json": 415,
    "wrong-host": 421,
    "not-legal": 422,
    "not-asked": 422,
    "bad-options": 422,
    "too-many": 429,
    "internal": 500,
    "no-time": 503,
    "stopping": 503,
    "storage-down": 503,
}
RULES_REFUSE = ("not-legal", "not-asked")  # their sentences are those of the terminal


class Refused(Exception):
    """Something was asked that cannot be done."""

    def __init__(
        self,
        code: str,
        text: str,
        rules: str = "",
        legal: list[str] | None = None,
        snapshot: Snapshot | None = None,
        retry_after: int | None = None,
        allowed: list[str] | None = None,
        why: Refusal | None = None,
    ) -> None:
        super().__init__(text)
        self.code = code
        self.status = STATUS[code]
        self.retry_after = retry_after
        self.allowed = allowed  # methods
        self.why = why
        self.problem = Problem(
            code,
            text,
            key=key_of(code) if why is None else f"refusal-{why.code}",
            rules=rules,
            args={} if why is None else why.args,
            legal=legal or [],
            snapshot=snapshot,
        )


def key_of(code: str) -> str:
    return f"refusal-{code}" if code in RULES_REFUSE else f"problem-{code}"
