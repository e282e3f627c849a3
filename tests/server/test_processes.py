"""Several server processes on one PostgreSQL serve the same table."""

import asyncio
from collections.abc import Iterator

import msgspec
import pytest

from portside import wire
from portside.client import Client, Seat, read_message
from portside.server.settings import Settings
from tests.server.conftest import serving
from tests.server.kills import start
from tests.server.playing import OPEN, me, refused, until

pytestmark = pytest.mark.anyio


@pytest.fixture
def shared(sqlite_settings: Settings, database: str) -> Settings:
    sqlite_settings.database = database
    return sqlite_settings


@pytest.fixture
def two_servers(shared: Settings) -> Iterator[list[str]]:
    """The addresses of two processes on one database."""
    started = [start(shared), start(shared)]
    yield [url for _, url in started]
    for process, _ in started:
        process.terminate()
        process.wait(20)


async def test_players_on_two_processes(two_servers: list[str]) -> None:
    """Ada plays here, Ben there; each hears at once what the other answered."""
    async with Client(two_servers[0]) as here, Client(two_servers[1]) as there:
        made = await here.make(wire.NewTable("santiago", [me("Ada"), OPEN], shuffle=False))
        ada = here.seat(made.tickets[0])
        ben = await there.join(made.table, "Ben", made.invitations[0].invite)
        seats = [ada, ben]
        async with ada.socket() as one, ben.socket() as other:
            for socket, seat in ((one, ada), (other, ben)):
                await socket.send(msgspec.json.encode(wire.Hello(0, seat.token)).decode())
            latest = [await question_at(one, 26), await question_at(other, 26)]
            for _ in range(30):
                [turn] = [i for i in (0, 1) if latest[i][1].offers]
                seq, question = latest[turn]
                done = await seats[turn].answer(question.offers[0].answer, seq)
                latest = [await question_at(one, done), await question_at(other, done)]
                assert latest[0][0] == latest[1][0]
        first, second = await ada.look(), await ben.look()
        assert [m.answer for m in first.log] == [m.answer for m in second.log]


async def question_at(socket: object, least: int) -> tuple[int, wire.Question]:
    """The question after the entry `least`, as this socket tells it."""
    while True:
        message = read_message(await asyncio.wait_for(socket.recv(), 20))  # type: ignore[attr-defined]
        if isinstance(message, wire.Welcome) and message.snapshot.seq >= least:
            return message.snapshot.seq, message.snapshot.question
        if isinstance(message, wire.Moments) and message.moments[-1].seq >= least:
            return message.moments[-1].seq, message.question


async def test_the_same_answer_on_both_is_given_once(shared: Settings) -> None:
    async with serving(shared) as here, serving(shared) as there:
        new = wire.NewTable("santiago", [me("Ada"), me("Ben")], shuffle=False)
        made = await here.make(new)
        for number in range(15):
            seen = await here.seat(made.tickets[0]).look()
            ticket = made.tickets[seen.question.seat or 0]
            seen = await here.seat(ticket).look()
            words = seen.question.offers[0].answer
            same = [
                await_quietly(client, ticket, words, seen.seq, key)
                for client, key in ((here, "same"), (there, "same"), (there, "other"))
                for key in [f"{key}-key-{number}"]
            ]
            results = await asyncio.gather(*same)
            given = [result for result in results if isinstance(result, int)]
            assert given and set(given) == {seen.seq + 1}
            assert results[2] == "conflict" or results[:2] == ["conflict", "conflict"]


async def await_quietly(
    client: Client, ticket: wire.Ticket, words: str, seq: int, key: str
) -> int | str:
    from portside.client import ServerRefused

    try:
        return await client.seat(ticket).answer(words, seq, key)
    except ServerRefused as error:
        return error.problem.code


async def test_another_process_plays_the_bots_of_one_that_died(shared: Settings) -> None:
    shared.patience = 0.5
    async with serving(shared) as here:
        bots = [wire.NewSeat("bot", level="deckhand")] * 2
        tables = here.app.service.tables  # type: ignore[attr-defined]
        tables.stopping = True  # it no longer acts by itself, as if it were dead
        made = await here.make(wire.NewTable("santiago", bots, {"ships": 1}))
        before = (await here.watch(made.table).look()).seq
        async with serving(shared) as there:
            watcher = there.watch(made.table)
            for _ in range(400):
                if (await watcher.look()).seq > before + 5:
                    break
                await asyncio.sleep(0.05)
            else:
                raise AssertionError("nobody played on")


async def test_tokens_of_the_other_process_are_known(shared: Settings) -> None:
    async with serving(shared) as here, serving(shared) as there:
        made = await here.make(wire.NewTable("santiago", [me("Ada"), OPEN], shuffle=False))
        await there.watch(made.table).look()
        ben = await here.join(made.table, "Ben", made.invitations[0].invite)
        assert (await there.seat(ben.ticket).look()).you == 1
        await refused(there.join(made.table, "Eve", made.invitations[0].invite), "bad-token")


# ------------------------------------------------------------------------------ as right as one


async def test_a_game_that_ends_while_somebody_speaks_is_over_for_all(shared: Settings) -> None:
    """A note here and the last entry there do not collide; each would write its own row."""
    async with serving(shared) as here, serving(shared) as there:
        for _ in range(12):
            made = await here.make(wire.NewTable("santiago", [me("Ada"), me("Ben")], public=True))
            ada, ben = (here.seat(ticket) for ticket in made.tickets)
            await there.seat(ben.ticket).look()
            speaking = [there.seat(ben.ticket).say("gg") for _ in range(3)]
            await asyncio.gather(*speaking, ada.resign(), there.seat(ben.ticket).say("well played"))
        storage = here.app.service.tables.storage  # type: ignore[attr-defined]
        assert len([name async for name in storage.everything("over")]) == 12
        assert await there.tables("running") == []


async def test_a_rematch_asked_for_on_both_at_once_is_one_table(shared: Settings) -> None:
    async with serving(shared) as here, serving(shared) as there:
        for _ in range(12):
            made = await here.make(wire.NewTable("santiago", [me("Ada"), me("Ben")]))
            ada, ben = here.seat(made.tickets[0]), there.seat(made.tickets[1])
            await ada.resign()
            await ben.look()
            again = await asyncio.gather(ada.rematch(), ben.rematch())
            assert again[0].ticket.table == again[1].ticket.table
            assert (await here.seat(again[1].ticket).look()).info.state == "running"


async def test_a_read_sees_what_was_acknowledged_anywhere(shared: Settings) -> None:
    async with serving(shared) as here, serving(shared) as there:
        made = await here.make(wire.NewTable("santiago", [me("Ada"), me("Ben")], shuffle=False))
        clients = [here, there]
        for number in range(40):
            writer, reader = clients[number % 2], clients[1 - number % 2]
            seen = await writer.seat(made.tickets[0]).look()
            ticket = made.tickets[seen.question.seat or 0]
            seat = writer.seat(ticket)
            seen = await seat.look()
            done = await seat.answer(seen.question.offers[0].answer, seen.seq)
            assert (await reader.watch(made.table).look()).seq >= done


async def test_the_next_answer_is_taken_by_a_process_that_has_not_heard_yet(
    shared: Settings,
) -> None:
    async with serving(shared) as here, serving(shared) as there:
        deaf(there)
        made = await here.make(wire.NewTable("santiago", [me("Ada"), me("Ben")], shuffle=False))
        await there.watch(made.table).look()
        for number in range(20):
            seen = await here.watch(made.table).look()
            ticket = made.tickets[seen.question.seat or 0]
            seen = await here.seat(ticket).look()
            client = there if number % 2 else here
            assert await client.seat(ticket).answer(seen.question.offers[0].answer, seen.seq)


def deaf(client: Client) -> None:
    """News of other processes' writes do not reach this one."""
    storage = client.app.service.tables.storage  # type: ignore[attr-defined]
    storage.heard = lambda _: None


async def test_who_is_there_is_known_on_every_process(shared: Settings) -> None:
    async with serving(shared) as here, serving(shared) as there:
        made = await here.make(wire.NewTable("santiago", [me("Ada"), me("Ben")], shuffle=False))
        ada, ben = here.seat(made.tickets[0]), there.seat(made.tickets[1])
        async with ada.socket() as one:
            await one.send(msgspec.json.encode(wire.Hello(0, ada.token)).decode())
            await until(lambda: present(ada, [True, False]))
            async with ben.socket() as other:
                await other.send(msgspec.json.encode(wire.Hello(0, ben.token)).decode())
                await until(lambda: present(ada, [True, True]))
                await until(lambda: present(ben, [True, True]))
            await until(lambda: present(ada, [True, False]))


async def present(seat: Seat, wanted: list[bool]) -> bool:
    info = (await seat.look()).info
    return [sitting.present for sitting in info.seats] == wanted


async def test_what_is_asked_for_on_one_process_counts_on_all(shared: Settings) -> None:
    """Fifty tables an hour are fifty, not fifty for each process."""
    shared.rate, shared.tables_an_hour = 50.0, 6
    async with serving(shared) as here, serving(shared) as there:
        new = wire.NewTable("santiago", [me("Ada"), OPEN])
        for _ in range(6):
            await here.make(new)
        await refused(here.make(new), "too-many")
        await until(lambda: spent(there), 100)
        await refused(there.make(new), "too-many")


async def spent(client: Client) -> bool:
    """Another process has told that all is taken."""
    buckets = client.app.service.new_tables  # type: ignore[attr-defined]
    return all(left < 1.0 for left, _ in buckets.left.values()) and bool(buckets.left)
