"""What /metrics tells, in the text format of Prometheus."""

import re

import pytest
from prometheus_client.parser import text_string_to_metric_families

from portside.client import Client
from portside.server.metrics import Metrics
from portside.server.settings import Settings
from tests.server.conftest import serving
from tests.server.playing import answer_once, two_people

pytestmark = pytest.mark.anyio

COUNTERS = {
    "portside_requests", "portside_refused", "portside_answers", "portside_worker_failures",
    "portside_quick_answers", "portside_connections_refused", "portside_connections_dropped",
    "portside_sockets_failed",
}  # fmt: skip
GAUGES = {
    "portside_connections", "portside_sockets", "portside_live_tables", "portside_broken_tables",
}  # fmt: skip
HISTOGRAMS = {"portside_answer_seconds", "portside_commit_seconds"}


def kinds(text: str) -> dict[str, str]:
    return {family.name: family.type for family in text_string_to_metric_families(text)}


def value(text: str, name: str, **labels: str) -> float:
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            if sample.name == name and sample.labels == labels:
                return sample.value
    raise AssertionError(f"no {name} {labels}")


async def told(client: Client) -> str:
    return (await client.http.get("/metrics")).text


def test_the_names_that_dashboards_know() -> None:
    wanted = dict.fromkeys(COUNTERS, "counter") | dict.fromkeys(GAUGES, "gauge")
    assert kinds(Metrics().text().decode()) == wanted | dict.fromkeys(HISTOGRAMS, "histogram")


def test_a_label_may_hold_anything() -> None:
    metrics, odd = Metrics(), 'a "quoted" \\ one\nof two lines'
    metrics.worker_failures(odd).inc()
    assert value(metrics.text().decode(), "portside_worker_failures_total", reason=odd) == 1


async def test_answers_are_counted_and_timed(sqlite_client: Client) -> None:
    seats = await two_people(sqlite_client)
    await answer_once(seats)
    text = await told(sqlite_client)
    assert value(text, "portside_answers_total", who="person") == 1
    assert value(text, "portside_answer_seconds_count") == 1
    assert value(text, "portside_requests_total", route="give_answer", status="200") == 1
    bounds = re.findall(r'portside_answer_seconds_bucket\{le="([^"]+)"\}', text)
    assert [float(bound) for bound in bounds[:3]] == [0.001, 0.0025, 0.005] and len(bounds) == 12


async def test_two_servers_in_one_process_count_apart(sqlite_settings: Settings) -> None:
    other = Settings(data=sqlite_settings.data / "other", workers=1, rate=0.0)
    async with serving(sqlite_settings) as one, serving(other) as two:
        await two_people(one)
        assert value(await told(one), "portside_live_tables") == 1
        assert value(await told(two), "portside_live_tables") == 0
