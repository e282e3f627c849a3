"""The socket: everything in order, from any point, to each what it may know."""

import json
import random
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from portside import wire
from portside.client import Client, Seat, read_message
from tests.server.playing import answer_once, asked, three_people, two_people

pytestmark = pytest.mark.anyio


async def hello(socket: Any, seat: Seat, seq: int = 0, chat: int | None = None) -> Any:
    await socket.send(msgspec.json.encode(wire.Hello(seq, seat.token, chat)).decode())
    return read_message(await socket.recv())


async def next_moments(socket: Any) -> wire.Moments:
    while True:
        message = read_message(await socket.recv())
        if isinstance(message, wire.Moments):
            return message


async def test_everybody_hears_everything_in_order(client: Client) -> None:
    seats = await three_people(client)
    watcher = client.watch(seats[0].ticket.table)
    async with seats[1].socket() as ben, watcher.socket() as public:
        first = await hello(ben, seats[1])
        assert isinstance(first, wire.Welcome) and first.snapshot.you == 1
        assert isinstance(await hello(public, watcher), wire.Welcome)
        seq = first.snapshot.seq
        for _ in range(10):
            await answer_once(seats)
            heard, seen = await next_moments(ben), await next_moments(public)
            assert [m.seq for m in heard.moments] == [m.seq for m in seen.moments]
            assert heard.moments[0].seq == seq + 1
            seq = heard.moments[-1].seq
            now = await seats[1].look()
            assert heard.moments[-1].view == now.view and heard.question == now.question
            assert seen.question.offers == []
            assert seen.moments[-1].view == (await watcher.look()).view


async def test_catching_up_from_any_entry(client: Client) -> None:
    seats = await three_people(client)
    for _ in range(10):
        await answer_once(seats)
    now = await seats[2].look()
    for seq in range(1, now.seq + 1):
        async with seats[2].socket() as socket:
            caught = await hello(socket, seats[2], seq)
            assert isinstance(caught, wire.Moments)
            assert [m.seq for m in caught.moments] == list(range(seq + 1, now.seq + 1))
            assert caught.question == now.question
            for moment in caught.moments:
                assert moment == await seats[2].moment(moment.seq)
    async with seats[2].socket() as socket:
        ahead = await hello(socket, seats[2], now.seq + 5)
        assert isinstance(ahead, wire.Welcome)


async def test_after_a_take_back_all_is_shown_anew(client: Client) -> None:
    seats = await two_people(client)
    await answer_once(seats)
    seat, seen = await asked(seats)
    async with seats[1].socket() as socket:
        await hello(socket, seats[1])
        await seat.answer("drive 1", seen.seq)
        await next_moments(socket)
        await seat.undo(seen.seq + 1)
        while not isinstance(message := read_message(await socket.recv()), wire.Welcome):
            pass
        assert message.snapshot.log[-1].took_back == seen.seq
    async with seats[1].socket() as socket:
        assert isinstance(await hello(socket, seats[1], seen.seq), wire.Welcome)


async def test_chat_presence_and_info(client: Client) -> None:
    seats = await two_people(client)
    async with seats[0].socket() as ada:
        welcome = await hello(ada, seats[0])
        assert welcome.snapshot.info.seats[0].present
        async with seats[1].socket() as ben:
            await hello(ben, seats[1])
            info = read_message(await ada.recv())
            assert isinstance(info, wire.InfoChanged) and info.info.seats[1].present
            line = await seats[1].say("Hello")
            assert read_message(await ada.recv()) == wire.Said(line)
        info = read_message(await ada.recv())
        assert isinstance(info, wire.InfoChanged) and not info.info.seats[1].present
        await ada.send('{"type":"ping"}')
        assert read_message(await ada.recv()) == wire.Pong()
    seq = (await seats[0].look()).seq
    async with seats[0].socket() as ada:  # what was said meanwhile
        await hello(ada, seats[0], seq, chat=0)
        assert read_message(await ada.recv()) == wire.Said(line)


async def test_other_sites_may_not_open_sockets(sqlite_client: Client) -> None:
    seats = await two_people(sqlite_client)
    address = sqlite_client.url.replace("http", "ws", 1) + f"/api{seats[0].path}/socket"
    with pytest.raises(InvalidStatus):
        async with connect(address, origin="https://evil.example", proxy=None):  # type: ignore[arg-type]
            pass
    async with connect(address, origin=sqlite_client.url, proxy=None) as socket:  # type: ignore[arg-type]
        assert isinstance(await hello(socket, seats[0]), wire.Welcome)


@pytest.mark.parametrize(
    ("table", "token", "code"),
    [
        ("aaaaaaaaaa", None, "unknown-table"),
        ("NO-TABLE", None, "unknown-table"),
        (None, "x" * 30, "bad-token"),
    ],
)
async def test_strangers_are_told_why(
    sqlite_client: Client, table: str | None, token: str | None, code: str
) -> None:
    seats = await two_people(sqlite_client)
    address = sqlite_client.url.replace("http", "ws", 1)
    path = f"/api/tables/{table or seats[0].ticket.table}/socket"
    async with connect(address + path, proxy=None) as socket:
        body = {"type": "hello", "seq": 0, "token": token}
        await socket.send(json.dumps(body))
        message = read_message(await socket.recv())
        assert isinstance(message, wire.Trouble) and message.code == code
        with pytest.raises(ConnectionClosed):
            await socket.recv()


async def test_nonsense_is_answered_and_the_socket_stays_open(sqlite_client: Client) -> None:
    seats = await two_people(sqlite_client)
    dice = random.Random(5)
    async with seats[0].socket() as socket:
        await socket.send("before hello")
        assert isinstance(read_message(await socket.recv()), wire.Trouble)
        await socket.send('{"type":"ping"}')
        assert isinstance(read_message(await socket.recv()), wire.Trouble)
        await hello(socket, seats[0])
        for text in nonsense(dice, 300):
            await socket.send(text)
            assert isinstance(read_message(await socket.recv()), wire.Trouble), text
        await socket.send(msgspec.json.encode(wire.Ping()).decode())
        assert read_message(await socket.recv()) == wire.Pong()
        await socket.send("x" * 5000)
        assert isinstance(read_message(await socket.recv()), wire.Trouble)
        await socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            await socket.recv()
    async with seats[0].socket() as socket:
        await hello(socket, seats[0])


def nonsense(dice: random.Random, number: int) -> list[str | bytes]:
    """Messages that are nearly right, and messages that are not right at all."""
    whole = '{"type":"hello","seq":0,"token":null}'
    made: list[str | bytes] = ["", "null", "[]", "{}", "1e999", "[" * 3000, '{"type":"hello"}']
    made += ['{"type":"hello","seq":-1}', '{"type":"hello","seq":1.5}', '{"type":["hello"]}']
    made += [b"\x00\xff", b"", '"\\ud800"']
    while len(made) < number:
        cut = list(whole)
        for _ in range(dice.randint(1, 4)):
            cut[dice.randrange(len(cut))] = chr(
                dice.choice([0, 34, 44, 92, 123, 125, 0x2028, 0x1F6A2])
            )
        made.append("".join(cut))
    return made
