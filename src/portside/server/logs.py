"""Logs as lines of JSON: for people with grep and for machines. No token is ever in them."""

import json
import logging
import sys
import time
from collections.abc import Callable

PLAIN = set(vars(logging.makeLogRecord({})))  # what every record has
FEW = 5  # warnings of one kind that are written
IN = 10.0  # seconds


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **{key: value for key, value in vars(record).items() if key not in PLAIN},
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class Floods(logging.Filter):
    """Lets the first few warnings of a kind pass and counts the others, so that no disk fills."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.since = clock()
        self.seen: dict[tuple[str, str], int] = {}  # by logger and message

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        self.tell()
        kind = (record.name, str(record.msg).partition("\n")[0])
        self.seen[kind] = self.seen.get(kind, 0) + 1
        return self.seen[kind] <= FEW

    def tell(self) -> None:
        """How many were not written, once their time is over."""
        now = self.clock()
        if now - self.since < IN:
            return
        told, self.seen, self.since = self.seen, {}, now
        for (logger, message), number in told.items():
            if number > FEW:
                logging.getLogger(logger).warning(f"{number - FEW} more like this: {message}")


FLOODS = Floods()


def set_up(level: str = "info") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(FLOODS)
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("asyncio").setLevel("WARNING")
    logging.getLogger("uvicorn.error").setLevel("WARNING")
