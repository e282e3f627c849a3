"""Counters, gauges and histograms in the text format of Prometheus."""

from bisect import bisect_left
from collections.abc import Callable
from itertools import accumulate

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
HELP = {
    "portside_requests_total": "requests answered, by route and status",
    "portside_answers_total": "answers that became durable, by who gave them",
    "portside_answer_seconds": "from an answer's arrival until it is durable and told",
    "portside_commit_seconds": "from a write's asking until it is durable",
    "portside_worker_failures_total": "bot processes that were replaced, by reason",
    "portside_quick_answers_total": "answers given by habit because no worker had time",
    "portside_refused_total": "requests refused, by code",
    "portside_live_tables": "tables in memory",
    "portside_sockets": "sockets open",
    "portside_broken_tables": "tables that cannot be read: portside admin broken",
    "portside_connections": "connections open, sockets among them",
    "portside_connections_refused_total": "connections closed at once, by the limit they met",
    "portside_connections_dropped_total": "connections closed because they took too long",
    "portside_sockets_failed_total": "sockets closed for what they sent, by code",
}

Labels = tuple[tuple[str, str], ...]


class Metrics:
    def __init__(self) -> None:
        self.counts: dict[tuple[str, Labels], float] = {}
        self.histograms: dict[str, list[float]] = {}
        self.gauges: dict[str, Callable[[], float]] = {}

    def count(self, name: str, **labels: str) -> None:
        key = (name, tuple(labels.items()))
        self.counts[key] = self.counts.get(key, 0) + 1

    def time(self, name: str, seconds: float) -> None:
        buckets = self.histograms.setdefault(name, [0.0] * (len(BOUNDS) + 2))
        buckets[bisect_left(BOUNDS, seconds)] += 1
        buckets[-1] += seconds

    def gauge(self, name: str, value: Callable[[], float]) -> None:
        self.gauges[name] = value

    def text(self) -> str:
        lines: list[str] = []
        for name in sorted({name for name, _ in self.counts}):
            lines += head(name, "counter")
            for (of, labels), value in sorted(self.counts.items()):
                if of == name:
                    lines.append(f"{name}{braced(labels)} {value:g}")
        for name, buckets in sorted(self.histograms.items()):
            lines += head(name, "histogram")
            *up_to, all_of_them = accumulate(buckets[:-1])
            for bound, number in zip(BOUNDS, up_to, strict=True):
                lines.append(f'{name}_bucket{{le="{bound:g}"}} {number:g}')
            lines.append(f'{name}_bucket{{le="+Inf"}} {all_of_them:g}')
            lines += [f"{name}_sum {buckets[-1]:.6f}", f"{name}_count {all_of_them:g}"]
        for name, value_of in sorted(self.gauges.items()):
            lines += [*head(name, "gauge"), f"{name} {value_of():g}"]
        return "\n".join(lines) + "\n"


def head(name: str, kind: str) -> list[str]:
    return [f"# HELP {name} {HELP.get(name, name)}", f"# TYPE {name} {kind}"]


def braced(labels: Labels) -> str:
    if not labels:
        return ""
    return "{" + ",".join(f'{key}="{value}"' for key, value in labels) + "}"


METRICS = Metrics()
