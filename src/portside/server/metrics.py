"""What /metrics tells. Each application has its own, so that several can be in one process."""

from collections.abc import Callable
from functools import cache

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds

disable_created_metrics()  # type: ignore[no-untyped-call]  # "first counted at", a series for each


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = self.counters("requests", "requests answered", "route", "status")
        self.refused = self.counters("refused", "requests refused", "code")
        self.answers = self.counters("answers", "answers that became durable", "who")
        self.answer_seconds = self.histogram(
            "answer_seconds", "from an answer's arrival until it is durable and told"
        )
        self.commit_seconds = self.histogram(
            "commit_seconds", "from a write's asking until it is durable"
        )
        self.worker_failures = self.counters(
            "worker_failures", "bot processes that were replaced", "reason"
        )
        self.quick_answers = self.counter(
            "quick_answers", "answers given by habit because no worker had time"
        )
        self.connections_refused = self.counters(
            "connections_refused", "connections closed at once, by the limit they met", "limit"
        )
        self.connections_dropped = self.counter(
            "connections_dropped", "connections closed because they took too long"
        )
        self.sockets_failed = self.counters(
            "sockets_failed", "sockets closed for what they sent", "code"
        )
        self.connections = self.gauge("connections", "connections open, sockets among them")
        self.sockets = self.gauge("sockets", "sockets open")
        self.live_tables = self.gauge("live_tables", "tables in memory")
        self.broken_tables = self.gauge(
            "broken_tables", "tables that cannot be read: portside admin broken"
        )

    def counter(self, name: str, told: str, *labels: str) -> Counter:
        return Counter(f"portside_{name}_total", told, labels, registry=self.registry)

    def counters(self, name: str, told: str, *labels: str) -> Callable[..., Counter]:
        """By label, the counter; remembered, because finding one takes longer than counting."""
        return cache(self.counter(name, told, *labels).labels)

    def histogram(self, name: str, told: str) -> Histogram:
        return Histogram(f"portside_{name}", told, buckets=BOUNDS, registry=self.registry)

    def gauge(self, name: str, told: str) -> Gauge:
        """Its owner says how to find its value: `set_function`."""
        return Gauge(f"portside_{name}", told, registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
