"""Vector environments: many games stepped together, seen through NumPy arrays.

env = VectorEnv("santiago", 1024, seats=3)
env.reset(seed=1)
while training:
    env.step(policy(env.observations, env.masks, env.to_move))
    learn_from(env.rewards, env.done)

In one process the arrays are windows on the buffers that the compiled tables write: nothing is
copied. With `processes=k` the tables are shared out among k processes; each copies what its step
has written into shared memory once, in one piece per array, and the arrays are windows on that.
"""

import multiprocessing
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
import numpy.typing as npt

from portside.core.errors import Malformed
from portside.research.batch import Batch, Kept
from portside.research.catalogue import make_tables
from portside.research.given import whole

Array = npt.NDArray[Any]

# What a step leaves behind: the attribute of `Batch`, and how it is read.
OUTPUT = {
    "observations": ("rows", np.int16),
    "masks": ("masks", np.bool_),
    "legal": ("legal", np.int16),
    "counts": ("counts", np.int64),
    "rewards": ("rewards", np.float64),
    "scores": ("scores", np.int64),
    "to_move": ("to_move", np.int64),
    "done": ("done", np.bool_),
}
BY_TABLE = ("counts", "to_move", "done")  # one number for each table
LISTED = "legal"
ACTIONS = "actions"  # what goes in


def windows(tables: Batch) -> dict[str, Array]:
    """The tables' buffers as arrays, one row for each table; nothing is copied."""
    found = {}
    for name, (attribute, dtype) in OUTPUT.items():
        flat: Array = np.frombuffer(memoryview(getattr(tables, attribute)), dtype)
        found[name] = flat if attribute in BY_TABLE else flat.reshape(tables.n, -1)
    return found


def whole_numbers(actions: npt.ArrayLike, n: int) -> npt.NDArray[np.int64]:
    """One for each of n tables: what was not meant as an action is not rounded to one."""
    given = np.asarray(actions)
    if given.dtype.kind not in "iu":
        raise ValueError(f"actions are whole numbers, not {given.dtype}")
    if given.shape != (n,):
        raise ValueError(f"{n} actions are wanted, not {given.shape}")
    return given.astype(np.int64, copy=False)


class VectorEnv:
    """`n` games of one kind. A game that ends is followed by a new one at the same table.

    After `reset` and after each `step`, by table:

    observations  what the seat to move sees (see `portside.research.catalogue.observer_of`)
    masks         which actions are legal for it
    legal         the same as a list: of each row the first `counts` numbers
    counts        how many they are
    to_move       that seat
    rewards       by seat, for the step just made
    done          the step ended a game; observation and mask belong to the next one already
    scores        by seat, of the game that ended last

    `reward`: "win" (1 to the winner, shared among equals), "rank" (1 for the first to -1 for the
    last), "score" (points; all three once, at the end) or "potential" ("win", and at every step
    discount · Φ(after) - Φ(before), where Φ is `scale` · the lead in points that the bots' judge
    expects for the seat; it looks at the whole table, so it is for training only).
    """

    def __init__(
        self, game: str, n: int, seats: int | None = None, processes: int = 1, **how: Any
    ) -> None:
        """`how`: see `portside.research.catalogue.make_tables`."""
        n, processes = whole("the number of games", n), whole("that of processes", processes)
        if not 1 <= processes <= n:
            raise ValueError(f"{n} games cannot be shared out among {processes} processes")
        self.n = n
        self._made = {"game": game, "n": n, "seats": seats, "processes": processes, **how}
        self.worker: Worker = (
            Here(game, seats, n, how) if processes == 1 else Away(game, seats, n, processes, how)
        )
        arrays = self.worker.arrays
        self.observations = arrays["observations"]
        self.masks = arrays["masks"]
        self.legal = arrays["legal"]
        self.counts = arrays["counts"]
        self.rewards = arrays["rewards"]
        self.scores = arrays["scores"]
        self.to_move = arrays["to_move"]
        self.done = arrays["done"]

    def __getstate__(self) -> dict[str, Any]:
        """So that it can be pickled and copied, in the middle of games too."""
        return {"made": self._made, "kept": self.worker.kept()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(**state["made"])  # type: ignore[misc]
        self.worker.go_on_from(state["kept"])

    def reset(self, seed: int) -> None:
        """New games; what happens depends on the seed and the actions, not on `processes`."""
        self.worker.do("reset", whole("a seed", seed))

    def step(self, actions: npt.ArrayLike) -> None:
        """One action of the seat to move at every table; refuses what the mask does."""
        self.worker.step(whole_numbers(actions, self.n))

    def sample(self) -> npt.NDArray[np.int64]:
        """A random legal action for every table, reproducible from the seed."""
        return self.worker.sample()

    def close(self) -> None:
        """End the processes that play."""
        self.worker.close()

    def __enter__(self) -> "VectorEnv":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Worker:
    """Where the tables are."""

    arrays: dict[str, Array]

    def do(self, what: str, seed: int = 0) -> None:
        raise NotImplementedError

    def step(self, actions: npt.NDArray[np.int64]) -> None:
        raise NotImplementedError

    def sample(self) -> npt.NDArray[np.int64]:
        raise NotImplementedError

    def kept(self) -> list[Kept]:
        raise Malformed("tables in other processes cannot be copied; make it with processes=1")

    def go_on_from(self, kept: list[Kept]) -> None:
        raise NotImplementedError

    def close(self) -> None:
        """Let go of the processes."""


class Here(Worker):
    """All tables in this process."""

    def __init__(self, game: str, seats: int | None, n: int, how: dict[str, Any]) -> None:
        self.tables = make_tables(game, seats, n, **how)
        self.arrays = windows(self.tables)

    def do(self, what: str, seed: int = 0) -> None:
        self.tables.reset(seed, 0)

    def step(self, actions: npt.NDArray[np.int64]) -> None:
        self.tables.step(actions.tolist())

    def sample(self) -> npt.NDArray[np.int64]:
        return np.array(self.tables.sample(), np.int64)

    def kept(self) -> list[Kept]:
        return [self.tables.kept(i) for i in range(self.tables.n)]

    def go_on_from(self, kept: list[Kept]) -> None:
        for i, table in enumerate(kept):
            self.tables.go_on_from(i, table)


class Away(Worker):
    """The tables shared out among processes, which answer through shared memory."""

    def __init__(
        self, game: str, seats: int | None, n: int, processes: int, how: dict[str, Any]
    ) -> None:
        context = multiprocessing.get_context("spawn")  # a fork would share locks and threads
        one = windows(make_tables(game, seats, 1, **how))
        self.memory = {
            name: context.RawArray("b", n * array[0].nbytes) for name, array in one.items()
        }
        self.memory[ACTIONS] = context.RawArray("b", n * np.dtype(np.int64).itemsize)
        shape = {name: (n, *array.shape[1:]) for name, array in one.items()}
        self.arrays = shared(self.memory, shape)
        self.actions = self.arrays[ACTIONS]
        for name in OUTPUT:
            self.arrays[name].flags.writeable = False
        self.pipes: list[Connection] = []
        self.processes = []
        for number in range(processes):
            ours, theirs = context.Pipe()
            part = (n * number // processes, n * (number + 1) // processes)
            process = context.Process(
                target=serve, args=(theirs, game, seats, part, how, self.memory, shape), daemon=True
            )
            process.start()
            theirs.close()
            self.pipes.append(ours)
            self.processes.append(process)

    def do(self, what: str, seed: int = 0) -> None:
        request = f"{what} {seed}".encode()
        for pipe in self.pipes:
            pipe.send_bytes(request)
        refused = [said for pipe in self.pipes if (said := hear(pipe))]
        if refused:
            raise ValueError(refused[0])

    def step(self, actions: npt.NDArray[np.int64]) -> None:
        self.actions[:] = actions
        self.do("step")

    def sample(self) -> npt.NDArray[np.int64]:
        self.do("sample")
        return self.actions.copy()

    def close(self) -> None:
        for pipe in self.pipes:
            pipe.close()  # which is how a process learns that it is no longer needed
        for process in self.processes:
            process.join()
        self.pipes, self.processes = [], []


def hear(pipe: Connection) -> str:
    try:
        return pipe.recv_bytes().decode()
    except EOFError:
        raise RuntimeError("a process of the vector environment has ended early") from None


def shared(memory: dict[str, Any], shape: dict[str, tuple[int, ...]]) -> dict[str, Array]:
    dtypes: dict[str, Any] = {name: dtype for name, (_, dtype) in OUTPUT.items()}
    dtypes[ACTIONS] = np.int64
    return {
        name: np.frombuffer(block, dtypes[name]).reshape(shape.get(name, (-1,)))
        for name, block in memory.items()
    }


def serve(
    pipe: Connection, game: str, seats: int | None, part: tuple[int, int], how: dict[str, Any],
    memory: dict[str, Any], shape: dict[str, tuple[int, ...]],
) -> None:  # fmt: skip
    """A process: its tables, and after each request one copy of what they wrote."""
    first, last = part
    tables = make_tables(game, seats, last - first, **how)
    mine = windows(tables)
    seen = {name: array[first:last] for name, array in shared(memory, shape).items()}
    while True:
        try:
            what, seed = pipe.recv_bytes().decode().split()
        except EOFError:
            return
        try:
            if what == "sample":
                seen[ACTIONS][:] = tables.sample()
            elif what == "reset":
                tables.reset(int(seed), first)
            else:
                tables.step(seen[ACTIONS].tolist())
        except ValueError as error:
            pipe.send_bytes(str(error).encode())
            continue
        if what != "sample":
            longest = int(mine["counts"].max())
            for name, array in mine.items():
                if name == LISTED:  # wide, and mostly empty
                    seen[name][:, :longest] = array[:, :longest]
                else:
                    np.copyto(seen[name], array)
        pipe.send_bytes(b"")
