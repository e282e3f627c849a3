"""Work on Ray: two nodes here, a worker killed half-way, and the same results as without."""

import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import pytest

from portside import Malformed
from portside.bots.arena import Contest
from portside.bots.arena import play_all as play_contest
from portside.research.cluster import RayExecutor, open_pool
from portside.research.course import Course, Run
from portside.research.simulation import Plan, Store, play_all, play_chunk
from tests.conftest import ROOT

PLAN = Plan("santiago", 2, 450, seed=3, options="ships=2")
MEMORY = 80_000_000  # bytes for each node's objects; Ray would take a third of the machine


@pytest.fixture
def cluster() -> Iterator[Any]:
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    os.environ["PYTHONPATH"] = os.pathsep.join([*sys.path, str(ROOT)])  # the workers' path
    ray: Any = pytest.importorskip("ray")
    made: Any = pytest.importorskip("ray.cluster_utils").Cluster()
    made.add_node(num_cpus=1, include_dashboard=False, object_store_memory=MEMORY)
    ray.init(made.address, log_to_driver=False, logging_level="WARNING")
    made.second = made.add_node(num_cpus=1, object_store_memory=MEMORY)
    yield made
    ray.shutdown()
    made.shutdown()


class Deadly(Executor):
    """Every task's first worker is killed at its work; the task knows from a file that it was."""

    def __init__(self, pool: Executor, graves: Path) -> None:
        self.pool, self.graves, self.number = pool, graves, 0

    def submit(self, task: Any, /, *given: Any, **_: Any) -> Future[Any]:
        self.number += 1
        return self.pool.submit(die_once, str(self.graves / str(self.number)), task, *given)


def die_once(grave: str, task: Any, *given: Any) -> Any:
    done = task(*given)
    if not Path(grave).exists():
        Path(grave).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return done


def test_a_ray_of_two_nodes(cluster: Any, tmp_path: Path) -> None:
    """One test, because a cluster takes seconds to start."""
    a_contest_on_ray_is_the_contest_at_home()
    a_course_on_ray_comes_to_the_same_weights(tmp_path)
    an_error_of_a_task_comes_home()
    killed_workers_and_a_lost_node_lose_nothing(cluster, tmp_path)


def killed_workers_and_a_lost_node_lose_nothing(cluster: Any, tmp_path: Path) -> None:
    pool = open_pool("auto")
    assert isinstance(pool.executor, RayExecutor) and pool.at_once == 2
    store = Store(tmp_path / "parts", PLAN)
    graves = tmp_path / "graves"
    graves.mkdir()
    for number, _ in enumerate(play_all(PLAN, Deadly(pool.executor, graves), 2, store, play_chunk)):
        if number == 2:
            cluster.remove_node(cluster.second, allow_graceful=False)
    assert len(list(graves.iterdir())) == len(PLAN.chunks())
    rows = [row for chunk in store.chunks() for row in chunk]
    assert rows == play_chunk(PLAN, 0, PLAN.games)


def a_contest_on_ray_is_the_contest_at_home() -> None:
    contest = Contest("manila", ("search@20", "greedy", "random"), seed=4)
    pool = open_pool("auto")
    away = list(play_contest(contest, 3, pool.at_once, None, None, pool.executor))
    home = list(play_contest(contest, 3, 1, None, None))
    for games in (away, home):
        games.sort(key=lambda one: one.rotation)
    told = [[(one.bots, one.scores, one.winners, one.answers) for one in games]
            for games in (away, home)]  # fmt: skip
    assert told[0] == told[1]


def a_course_on_ray_comes_to_the_same_weights(tmp_path: Path) -> None:
    course = Course("santiago", games=60, round=30, simulations=2, hidden=4, boards=2)
    found = []
    for address in ("auto", None):
        with open_pool(address, 1) as pool:
            run = Run(course, tmp_path / str(address), pool)
            assert len(list(run.go(float("inf"), lambda _: None))) == 2
            found.append(run.written())
    assert found[0] == found[1]


def an_error_of_a_task_comes_home() -> None:
    with pytest.raises(Exception, match="no game"):
        open_pool("auto").executor.submit(play_chunk, Plan("chess", 2, 1, 1), 0, 1).result()


@pytest.mark.parametrize("kind", [ConnectionError, Exception])
def test_a_cluster_that_is_not_there(
    kind: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ray raises a bare `Exception` where a node does not come up in time."""
    ray = pytest.importorskip("ray")
    monkeypatch.setattr(ray, "is_initialized", lambda: False)

    def refuse(*_: object, **__: object) -> None:
        raise kind("nobody answers")

    monkeypatch.setattr(ray, "init", refuse)
    with pytest.raises(Malformed, match=r"ray://nowhere:1.* cannot be reached: nobody answers"):
        open_pool("ray://nowhere:1")
