"""When time is up, or a browser has lost its key: who may play for whom, and who is told."""

import asyncio
import time

import msgspec
import pytest

from portside import wire
from portside.client import Client, Seat, read_message
from portside.server import viewers
from portside.server.settings import Settings
from tests.server.conftest import serving
from tests.server.playing import (
    BOT,
    OPEN,
    answer_once,
    asked,
    me,
    refused,
    three_people,
    two_people,
)

pytestmark = pytest.mark.anyio


def kinds(seen: wire.Snapshot) -> list[str]:
    return [notice.kind for notice in seen.notices]


async def recover(client: Client, table: str, code: str) -> Seat:
    path = f"/tables/{table}/recover"
    return client.seat(await client.ask("POST", path, wire.Ticket, wire.Recover(code)))


async def reopen(by: Seat, seat: int) -> wire.Reopening:
    path = f"{by.path}/seats/{seat}/reopen"
    return await by.client.ask("POST", path, wire.Reopening, token=by.token)


# --------------------------------------------------------------------------- the code


async def test_a_code_opens_ones_own_seat_again(client: Client) -> None:
    seats = await two_people(client)
    code = seats[1].ticket.code
    assert code != seats[0].ticket.code
    ben = await recover(client, seats[1].ticket.table, code.upper().replace("-", " ").lower())
    seen = await ben.look()
    assert (ben.number, seen.you, kinds(seen)) == (1, 1, ["recovered"])
    assert seen.notices[0].seat == 1
    assert (await seats[1].look()).you == 1  # the old key, should it turn up, still fits


async def test_who_joins_is_told_the_same_code_however_often_they_ask(client: Client) -> None:
    made = await client.make(wire.NewTable("santiago", [me("Ada"), OPEN]))
    body = wire.Join("Ben", made.invitations[0].invite, token="t" * 30)
    path = f"/tables/{made.table}/join"
    first = await client.ask("POST", path, wire.Ticket, body)
    assert first == await client.ask("POST", path, wire.Ticket, body) and first.code
    assert (await recover(client, made.table, first.code)).number == first.seat


async def test_no_other_code_opens_a_seat(client: Client) -> None:
    seats, others = await two_people(client), await two_people(client)
    table = seats[0].ticket.table
    await refused(recover(client, table, others[0].ticket.code), "bad-code")
    await refused(recover(client, table, "aaaa-aaaa-aaaa"), "bad-code")


async def test_codes_cannot_be_tried_out(client: Client) -> None:
    """Not even where no other limit is set."""
    seats = await two_people(client)
    for _ in range(20):
        await refused(recover(client, seats[0].ticket.table, "aaaa-aaaa-aaaa"), "bad-code")
    await refused(recover(client, seats[0].ticket.table, "aaaa-aaaa-aaaa"), "too-many")


# ------------------------------------------------------------------ all others agree


async def test_a_seat_gets_a_new_link_when_all_others_agree(client: Client) -> None:
    ada, ben, cy = await three_people(client)
    first = await reopen(ada, 2)
    assert (first.agreed, first.missing, first.invite) == ([0], [1], None)
    assert (await reopen(ada, 2)).agreed == [0]  # asked twice, counted once
    assert (await ben.look()).info.seats[2].reopening == [0]
    done = await reopen(ben, 2)
    assert done.missing == [] and done.invite is not None
    assert (await reopen(ada, 2)).invite == done.invite
    again = await client.join(cy.ticket.table, "Somebody", done.invite)
    seen = await again.look()
    assert (again.number, seen.you, seen.info.seats[2].name) == (2, 2, "Cy")
    assert kinds(seen) == ["agreed", "agreed", "reopened"]
    assert [(n.seat, n.by) for n in seen.notices] == [(2, 0), (2, 1), (2, None)]
    await refused(client.join(cy.ticket.table, "Eve", done.invite), "bad-token")  # it is spent


async def test_nobody_alone_opens_somebody_elses_seat(client: Client) -> None:
    ada, ben, cy = await three_people(client)
    await refused(reopen(cy, 2), "needs-others")  # one's own
    two = await two_people(client)
    await refused(reopen(two[0], 1), "needs-others")  # where two sit, the other would be alone
    made = await client.make(wire.NewTable("santiago", [me("Ada"), BOT], shuffle=False))
    alone = client.seat(made.tickets[0])
    await refused(reopen(alone, 1), "needs-others")  # a bot's
    await refused(reopen(alone, 0), "needs-others")
    await reopen(ada, 2)
    for guess in ("x" * 32, made.tickets[0].token):
        await refused(client.join(cy.ticket.table, "Eve", guess), "bad-token")
    await refused(ben.client.ask("POST", f"{ben.path}/seats/2/reopen", wire.Reopening), "bad-token")


# -------------------------------------------------------------------------- absence


async def test_time_is_up_and_everybody_is_told(client: Client) -> None:
    clock = wire.Clock(60, "deckhand")
    seats = await two_people(client, clock=clock)
    seat, seen = await asked(seats)
    async with seats[1 - seat.number].socket() as other:
        await other.send(msgspec.json.encode(wire.Hello(0, seats[1 - seat.number].token)).decode())
        await other.recv()  # from now on it hears all
        at = await client.app.service.tables.get(seat.ticket.table)  # type: ignore[attr-defined]
        at.ledger.since -= 61.0
        at.kick()
        while True:
            message = read_message(await asyncio.wait_for(other.recv(), 20))
            if isinstance(message, wire.Noticed):
                break
    notice = message.notice
    assert (notice.kind, notice.seat, notice.after) == ("time-up", seat.number, seen.seq)
    await seat.stand_in(None)
    now = await seat.look()
    assert kinds(now) == ["time-up", "back"]
    mine = [m for m in now.log if m.seq > seen.seq and m.by == seat.number]
    assert all(m.proxy for m in mine)  # a bot's answers, not the person's
    if now.info.deadline is not None and now.question.seat == seat.number:
        assert now.info.deadline > time.time() + 50  # who is back has time again


async def test_answering_is_coming_back(client: Client) -> None:
    seats = await two_people(client)
    seat, seen = await asked(seats)
    tables = client.app.service.tables  # type: ignore[attr-defined]
    tables.stopping = True  # the stand-in does not answer before the person
    await seat.stand_in("deckhand")
    await seat.answer(seen.question.offers[0].answer, seen.seq)
    now = await seat.look()
    assert now.info.seats[seat.number].stand_in is None and kinds(now) == ["away", "back"]


async def test_without_a_clock_the_host_may_let_a_bot_play_after_a_day(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(sqlite_settings) as client:
        made = await client.make(
            wire.NewTable("santiago", [me("Ada"), OPEN], {"ships": 3}, shuffle=False)
        )
        ada = client.seat(made.tickets[0])
        ben = await client.join(made.table, "Ben", made.invitations[0].invite)
        while (seen := await ada.look()).question.seat == 0:
            await answer_once([ada, ben])
        assert seen.info.host == 0 and seen.info.relieve_at is not None
        assert 86_000 < seen.info.relieve_at - time.time() < 86_500

        async def relieve(by: Seat, seat: int) -> wire.Done:
            path = f"{by.path}/seats/{seat}/relieve"
            return await client.ask("POST", path, wire.Done, wire.Relieve("deckhand"), by.token)

        await refused(relieve(ada, 1), "not-yet")
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() + 86_500)
        await refused(relieve(ben, 1), "not-host")
        await relieve(ada, 1)
        now = await ada.look()
        assert now.info.seats[1].stand_in == "deckhand"
        assert (now.notices[-1].kind, now.notices[-1].seat, now.notices[-1].by) == (
            "relieved", 1, 0,
        )  # fmt: skip


# --------------------------------------------------------------------- taking back


async def test_taking_back_does_not_renew_the_clock(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A clock of 60 s was held for as long as one liked."""
    seats = await two_people(client, clock=wire.Clock(60, "deckhand"))
    real, later = time.time, 0.0
    monkeypatch.setattr(time, "time", lambda: real() + later)
    seat, first = await asked(seats)
    assert first.info.deadline is not None
    for _ in range(3):
        later += 2  # more at once would count as an outage
        seat, seen = await asked(seats)
        await seat.answer(seen.question.offers[0].answer, seen.seq)
        assert (await seat.look()).question.may_undo
        await seat.undo()
    now = await seat.look()
    assert now.info.deadline is not None
    assert abs(now.info.deadline - first.info.deadline) < 3


async def test_time_of_others_is_not_taken_from_who_takes_back(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = await two_people(client, clock=wire.Clock(60, "deckhand"))
    real, later = time.time, 0.0
    monkeypatch.setattr(time, "time", lambda: real() + later)
    for _ in range(200):  # until an answer hands the turn to the other, and can be taken back
        seat, seen = await asked(seats)
        await seat.answer(seen.question.offers[0].answer, seen.seq)
        after = await seat.look()
        if after.question.may_undo and after.question.seat != seat.number:
            break
    later += 50  # the other thinks
    await seat.undo()
    now = await seat.look()
    assert now.info.deadline is not None and now.info.deadline - time.time() > 50


async def test_take_backs_at_one_question_are_bounded(client: Client) -> None:
    seats = await two_people(client)
    for _ in range(12):
        seat, seen = await asked(seats)
        await seat.answer(seen.question.offers[0].answer, seen.seq)
        await seat.undo()
    seat, seen = await asked(seats)
    await seat.answer(seen.question.offers[0].answer, seen.seq)
    assert not (await seat.look()).question.may_undo
    await refused(seat.undo(), "undo-limit")
    while (await asked(seats))[0] is seat:
        await answer_once(seats)
    other, seen = await asked(seats)  # somebody else has answered: it is another question
    await other.answer(seen.question.offers[0].answer, seen.seq)


async def test_a_snapshot_holds_the_last_part_of_the_log(
    sqlite_client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What an answer or a look costs does not grow with the game."""
    monkeypatch.setattr(viewers, "MOST_LOG", 20)
    seats = await two_people(sqlite_client)
    while (seen := await seats[0].look()).seq < 70:
        await answer_once(seats)
    assert [m.seq for m in seen.log] == list(range(seen.seq - 19, seen.seq + 1))
    path, token = f"{seats[0].path}/log?before=", seats[0].token
    parts, before = list(seen.log), seen.log[0].seq
    while before > 1:
        part = await sqlite_client.ask("GET", f"{path}{before}", wire.LogPart, token=token)
        parts, before = part.log + parts, part.log[0].seq
    assert [m.seq for m in parts] == list(range(1, seen.seq + 1))
    assert (await sqlite_client.ask("GET", f"{path}1", wire.LogPart, token=token)).log == []
