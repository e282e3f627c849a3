"""When the storage does not do what it is asked: nothing is lost, and the table plays on."""

from collections.abc import Awaitable, Callable

import pytest

from portside.client import Client, Seat
from portside.server.storage import Conflict, Storage
from portside.server.storage.base import Addition
from tests.server.playing import asked, two_people

pytestmark = pytest.mark.anyio
Add = Callable[[Addition], Awaitable[None]]


async def written_by_another(add: Add, addition: Addition) -> None:
    """The same request reached another process, which was faster."""
    await add(addition)
    raise Conflict


def storage_of(client: Client) -> Storage:
    found: Storage = client.app.state.service.tables.storage  # type: ignore[attr-defined]
    return found


def once(
    monkeypatch: pytest.MonkeyPatch,
    storage: Storage,
    trouble: Callable[[Add, Addition], Awaitable[None]],
) -> None:
    """The next write meets this trouble, later ones do not."""
    add = storage.add

    async def instead(addition: Addition) -> None:
        monkeypatch.setattr(storage, "add", add)
        await trouble(add, addition)

    monkeypatch.setattr(storage, "add", instead)


async def answered(client: Client) -> tuple[Seat, int]:
    """A seat that may take its answer back, and the last entry."""
    seats = await two_people(client)
    seat, seen = await asked(seats)
    return seat, await seat.answer(seen.question.offers[0].answer, seen.seq)


async def test_an_answer_that_lost_the_race_to_itself(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat, seen = await asked(await two_people(client))
    once(monkeypatch, storage_of(client), written_by_another)
    given = await seat.answer(seen.question.offers[0].answer, seen.seq, "the-key-1")
    assert given == seen.seq + 1


async def test_a_take_back_that_lost_the_race_to_itself(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat, last = await answered(client)
    once(monkeypatch, storage_of(client), written_by_another)
    assert await seat.undo(last, "the-key-2") == last + 1
