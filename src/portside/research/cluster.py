"""Where work is done: the processes of this machine, or a Ray cluster (extra `cluster`).

Both are a pool of `concurrent.futures`, so whoever hands out work need not know which. On Ray a
task whose worker or machine dies is done again elsewhere, as often as it takes; tasks depend on
nothing but their arguments, so the result is the same.
"""

import os
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from typing import Any

from portside.core.errors import Malformed

LOCAL = "local"  # a Ray of its own on this machine


class Pool:
    """A pool, and how many tasks it works on at once."""

    def __init__(self, executor: Executor, at_once: int) -> None:
        self.executor = executor
        self.at_once = at_once

    def __enter__(self) -> "Pool":
        return self

    def __exit__(self, *_: object) -> None:
        # Wait: a pool of processes that still ends while Python does shows a traceback at times.
        self.executor.shutdown(wait=True, cancel_futures=True)


def open_pool(cluster: str | None = None, processes: int | None = None) -> Pool:
    """`cluster`: None for plain processes, "local", "auto", or the address of a Ray."""
    processes = processes or os.cpu_count() or 1
    if cluster is None:
        return Pool(ProcessPoolExecutor(processes), processes)
    executor = RayExecutor(cluster, processes)
    return Pool(executor, executor.cores())


def run(task: Callable[..., Any], *given: Any) -> Any:
    """What a worker of the cluster does."""
    return task(*given)


class RayExecutor(Executor):
    """Ray, seen as a pool of `concurrent.futures`."""

    def __init__(self, cluster: str, processes: int) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is reported to anybody
        try:
            import ray
        except ImportError:
            raise Malformed("clusters need the extra 'cluster': pip install 'portside[cluster]'") \
                from None  # fmt: skip
        self.ray: Any = ray
        self.began = not ray.is_initialized()
        if self.began:
            self.connect(cluster, processes)
        self.remote = ray.remote(num_cpus=1, max_retries=-1)(run)

    def connect(self, cluster: str, processes: int) -> None:
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "WARNING"}
        try:
            if cluster == LOCAL:
                self.ray.init(num_cpus=processes, include_dashboard=False, **quiet)
            else:
                self.ray.init(cluster, **quiet)
        except Exception as error:  # Ray raises bare ones, too
            raise Malformed(f"the Ray cluster {cluster!r} cannot be reached: {error}") from None

    def cores(self) -> int:
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def submit(self, task: Callable[..., Any], /, *given: Any, **_: Any) -> Future[Any]:
        future: Future[Any] = self.remote.remote(task, *given).future()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        if self.began:
            self.ray.shutdown()
