"""Setting a table, joining, leaving, coming back; chat, undo, rematch, clocks."""

import asyncio
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from portside import GAMES, rules_of, wire
from portside.client import Client, Seat
from portside.server.settings import Settings
from portside.server.tokens import new_token
from tests.server.conftest import serving
from tests.server.playing import (
    BOT,
    OPEN,
    answer_once,
    asked,
    me,
    play_out,
    refused,
    three_people,
    two_people,
    until,
)

pytestmark = pytest.mark.anyio


async def test_the_catalogue(sqlite_client: Client) -> None:
    found = await sqlite_client.catalogue()
    assert [game.game for game in found.games] == ["santiago", "manila", "cargo_noir"]
    assert found.levels == ["deckhand", "mate", "navigator", "captain"]
    options = {option.key: option for option in found.games[0].options}
    assert options["screens"].choices == ["hidden", "open"]
    for game in found.games:
        for option in game.options:
            assert option.default in option.choices
            for choice in option.choices:
                new = wire.NewTable(game.game, [OPEN] * 3, {option.key: choice})
                made = await sqlite_client.make(new)
                info = (await sqlite_client.watch(made.table).look()).info
                assert info.options == ({} if choice == option.default else {option.key: choice})


async def test_friends_join_by_their_links(client: Client) -> None:
    made = await client.make(wire.NewTable("santiago", [me("Ada"), OPEN, OPEN], shuffle=False))
    ada = client.seat(made.tickets[0])
    seen = await ada.look()
    assert seen.info.state == "gathering" and seen.view is None and seen.question.seat is None
    assert [seat.kind for seat in seen.info.seats] == ["person", "open", "open"]
    assert await client.tables() == []  # by link only
    await refused(client.join(made.table, "Eve"), "bad-token")
    first, second = made.invitations
    ben = await client.join(made.table, "Ben", first.invite)
    assert ben.number == first.seat
    await refused(client.join(made.table, "Eve", first.invite), "bad-token")
    assert (await ben.look()).info.state == "gathering"
    again = await client.join(made.table, "Ben", second.invite)
    seen = await again.look()
    assert seen.info.state == "running" and seen.question.title == "demand"
    assert [seat.name for seat in seen.info.seats] == ["Ada", "Ben", "Ben 2"]


async def test_a_seat_asked_for_twice_is_given_once(client: Client) -> None:
    """The reply to a first request may be lost; nobody is shut out for that."""
    new = wire.NewTable("santiago", [me("Ada"), OPEN, OPEN], public=True, shuffle=False)
    made = await client.make(new)
    path = f"/tables/{made.table}/join"
    ben = wire.Join("Ben", made.invitations[0].invite, token=new_token())
    cy = wire.Join("Cy", seat=2, token=new_token())
    tickets = await asyncio.gather(
        *[client.ask("POST", path, wire.Ticket, join) for join in (ben, cy, ben, cy)]
    )
    assert tickets[:2] == tickets[2:]
    assert [(one.seat, one.token) for one in tickets[:2]] == [(1, ben.token), (2, cy.token)]
    seen = await client.seat(tickets[0]).look()
    assert [seat.name for seat in seen.info.seats] == ["Ada", "Ben", "Cy"]
    assert seen.info.state == "running"  # and even then
    assert await client.ask("POST", path, wire.Ticket, ben) == tickets[0]
    eve = wire.Join("Eve", ben.invite, token=new_token())
    await refused(client.ask("POST", path, wire.Ticket, eve), "bad-token")


async def test_public_tables_are_listed(client: Client) -> None:
    new = wire.NewTable("cargo_noir", [me("Ada"), OPEN], title="Tonight", public=True)
    made = await client.make(new)
    [line] = await client.tables()
    assert (line.table, line.title, line.state) == (made.table, "Tonight", "gathering")
    free = next(seat.seat for seat in line.seats if seat.kind == "open")
    await refused(client.join(made.table, "Ben", seat=1 - free), "seat-taken")
    ben = await client.join(made.table, "Ben", seat=free)
    assert await client.tables() == []
    [line] = await client.tables("running")
    assert line.asked is not None and line.seq == (await ben.look()).seq
    await refused(client.join(made.table, "Eve"), "seat-taken")


async def test_who_begins_is_drawn_by_lot(sqlite_client: Client) -> None:
    first = set()
    for _ in range(40):
        made = await sqlite_client.make(wire.NewTable("santiago", [me("Ada"), OPEN]))
        first.add(made.tickets[0].seat)
    assert first == {0, 1}


async def test_one_browser_holds_several_seats_and_asks_for_all(client: Client) -> None:
    seats = await two_people(client)
    other = await three_people(client)
    tickets = [wire.MyTicket(seat.ticket.table, seat.ticket.token) for seat in [*seats, other[2]]]
    wrong = wire.MyTicket(seats[0].ticket.table, other[0].ticket.token)
    unknown = wire.MyTicket("aaaaaaaaaa", other[0].ticket.token)
    body = wire.Mine([*tickets, wrong, unknown])
    found = await client.ask("POST", "/mine", wire.Tables, body)
    assert [(line.table, line.yours) for line in found.tables] == [
        (seats[0].ticket.table, [0, 1]),
        (other[2].ticket.table, [2]),
    ]


async def test_bad_options_are_refused(sqlite_client: Client) -> None:
    for options in ({"colour": 1}, {"ships": 10**9}, {"ships": "many"}, {"dice": [1] * 9000}):
        new = wire.NewTable("santiago", [BOT, BOT], options)
        assert (await refused(sqlite_client.make(new), "bad-options")).text
    await refused(sqlite_client.make(wire.NewTable("manila", [BOT, BOT])), "bad-options")


async def told_of(client: Client, game: str, options: dict[str, Any]) -> wire.TableInfo:
    made = await client.make(wire.NewTable(game, [OPEN] * 3, options, public=True))
    return (await client.watch(made.table).look()).info


async def test_a_table_tells_how_it_differs(sqlite_client: Client) -> None:
    assert (await told_of(sqlite_client, "manila", {})).changes == []
    wares: dict[str, Any] = dict(rules_of("manila").options["wares"])  # type: ignore[call-overload]
    wares["jade"] = {**wares["jade"], "profit": 48}
    options = {"cash_is_public": False, "wares": wares, "starting_cash": 30}
    info = await told_of(sqlite_client, "manila", options)
    assert info.changes == [  # in the order of the game's options; what is as always is not told
        wire.Change("wares", ["jade", "profit"], 48, 36),
        wire.Change("cash_is_public", [], False, True),
    ]
    numbered = {"2": 11, "3": 9, "4": 10, "5": 10}
    info = await told_of(sqlite_client, "cargo_noir", {"rounds": numbered})
    assert info.changes == [wire.Change("rounds", ["3"], 9, 11)]
    assert {line.table: line.changes for line in await sqlite_client.tables()}[info.table] == 1


async def test_the_numbers_of_the_rules_are_sent_where_they_differ(
    sqlite_client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def numbers(options: dict[str, Any]) -> dict[str, int | str]:
        return {"ships": options.get("ships", 7), "pesos": options.get("start_pesos", 3)}

    monkeypatch.setitem(GAMES, "santiago", replace(GAMES["santiago"], numbers=numbers))
    for options, sent in (
        ({}, {}),
        ({"ships": 3}, {"ships": 3}),
        ({"ships": 3, "start_pesos": 5}, {"ships": 3, "pesos": 5}),
        ({"screens": "open"}, {}),
    ):
        assert (await told_of(sqlite_client, "santiago", options)).numbers == sent


async def test_wrong_and_stolen_tokens(client: Client) -> None:
    seats, others = await two_people(client), await two_people(client)
    for token in (others[0].token, "x" * 32, "'; drop table tables", "ü"):
        stranger = client.seat(wire.Ticket(seats[0].ticket.table, 0, token or ""))
        if token != "ü":  # a header holds no such letter
            await refused(stranger.look(), "bad-token")
    nobody = client.watch(seats[0].ticket.table)
    assert (await nobody.look()).you is None
    body = wire.Answer(26, "leave-out rum", "a-key-of-mine")
    await refused(client.ask("POST", f"{nobody.path}/answers", wire.Done, body), "bad-token")
    await refused(client.watch("aaaaaaaaaa").look(), "unknown-table")


async def test_chat(client: Client) -> None:
    seats = await two_people(client, public=True)
    line = await seats[1].say("Hello <b>you</b>")
    assert (line.seat, line.name, line.text) == (1, "Ben", "Hello <b>you</b>")
    watcher = client.watch(seats[0].ticket.table)
    await watcher.say("Good luck", "Eve")
    chat = (await seats[0].look()).chat
    assert [(said.seat, said.name) for said in chat] == [(1, "Ben"), (None, "Eve")]
    assert [said.id for said in chat] == sorted(said.id for said in chat)


async def test_a_table_survives_a_restart(settings: Settings) -> None:
    async with serving(settings) as client:
        seats = await three_people(client)
        for _ in range(12):
            await answer_once(seats)
        await seats[0].say("Back in a minute")
        seat, seen = await asked(seats)
        key, words = "kept-for-later", seen.question.offers[-1].answer
        given = await seat.answer(words, seen.seq, key)
        before = [await seat.look() for seat in seats]
        tickets = [seat.ticket for seat in seats]
    async with serving(settings) as client:
        seats = [client.seat(ticket) for ticket in tickets]
        assert [await seat.look() for seat in seats] == before
        again = client.seat(tickets[seat.number])
        assert await again.answer(words, seen.seq, key) == given
        await answer_once(seats)


# ------------------------------------------------------------------------------------- undo


async def test_an_answer_is_taken_back(client: Client) -> None:
    seats = await two_people(client)
    while (await asked(seats))[1].question.title == "demand":  # one answer, or seldom two
        await answer_once(seats)
    seat, before = await asked(seats)
    await answer_once(seats, lambda _: "drive 1")
    after = await seat.look()
    assert after.question.may_undo  # nothing random, hidden or foreign has happened
    assert not (await seats[1 - seat.number].look()).question.may_undo
    other = seats[1 - seat.number]
    await refused(other.undo(after.seq), "nothing-to-undo")
    await refused(seat.undo(before.seq), "conflict")
    taken = await seat.undo(after.seq, "undo-key-1")
    assert await seat.undo(after.seq, "undo-key-1") == taken
    seen = await seat.look()
    assert seen.view == before.view and seen.question == before.question
    assert seen.log[-1].took_back == before.seq and seen.seq == taken
    assert (await seat.moment(before.seq + 1)).view == after.view
    await answer_once(seats, lambda _: "drive 2")
    record_line = (await seat.look()).log[-1]
    assert record_line.seq > taken


async def test_chance_cannot_be_taken_back(client: Client) -> None:
    seats = await three_people(client)
    for number in range(300):
        seat, seen = await asked(seats)
        await answer_once(seats, lambda legal: legal[-1 - number % len(legal)])  # noqa: B023
        after = await seat.look()
        random = any(m.by == "chance" for m in after.log[seen.seq :])
        if random:
            assert not after.question.may_undo
            await refused(seat.undo(after.seq), "nothing-to-undo")
            return
    raise AssertionError("no die was rolled")


async def alone_with_bots(client: Client, game: str = "santiago") -> Seat:
    made = await client.make(wire.NewTable(game, [me("Ada"), BOT, BOT], shuffle=False))
    return client.seat(made.tickets[0])


async def until_asked(seat: Seat) -> wire.Snapshot:
    while (seen := await seat.look()).question.seat != seat.number:
        await asyncio.sleep(0.01)
    return seen


async def own_answers_until_bots(seat: Seat) -> wire.Snapshot:
    """Answer until bots have, and nothing was rolled meanwhile; what was seen before the last."""
    for _ in range(200):
        before = await until_asked(seat)
        await seat.answer(before.question.offers[0].answer, before.seq)
        since = (await until_asked(seat)).log
        since = [moment for moment in since if moment.seq > before.seq]
        others = {moment.by for moment in since} - {seat.number}
        if others and "chance" not in others:
            return before
    raise AssertionError("no bot answered without dice")


async def test_alone_with_bots_their_answers_go_back_with_one_s_own(client: Client) -> None:
    seat = await alone_with_bots(client)
    before = await own_answers_until_bots(seat)
    after = await until_asked(seat)
    assert after.question.may_undo
    await seat.undo(after.seq)
    seen = await seat.look()
    assert (seen.view, seen.question.offers) == (before.view, before.question.offers)
    assert seen.log[-1].took_back == before.seq
    await seat.answer(seen.question.offers[-1].answer, seen.seq)  # and it is played on
    assert (await until_asked(seat)).seq > seen.seq


async def test_what_was_rolled_since_is_not_taken_back_alone_either(client: Client) -> None:
    seat = await alone_with_bots(client, "manila")
    for _ in range(200):
        before = await until_asked(seat)
        await seat.answer(before.question.offers[-1].answer, before.seq)
        after = await until_asked(seat)
        if any(moment.by == "chance" for moment in after.log if moment.seq > before.seq):
            assert not after.question.may_undo
            await refused(seat.undo(after.seq), "nothing-to-undo")
            return
    raise AssertionError("no die was rolled")


async def test_take_backs_over_bots_are_bounded(client: Client) -> None:
    seat = await alone_with_bots(client)
    before = await own_answers_until_bots(seat)
    answer = before.question.offers[0].answer
    await seat.undo((await until_asked(seat)).seq)
    for _ in range(11):
        await seat.answer(answer, (await until_asked(seat)).seq)
        seen = await until_asked(seat)
        assert seen.question.may_undo
        await seat.undo(seen.seq)
    await seat.answer(answer, (await until_asked(seat)).seq)
    seen = await until_asked(seat)
    assert not seen.question.may_undo
    await refused(seat.undo(seen.seq), "undo-limit")


async def test_bots_answers_are_not_taken_back_where_others_play(client: Client) -> None:
    made = await client.make(wire.NewTable("santiago", [me("Ada"), me("Ben"), BOT], shuffle=False))
    seats = [client.seat(ticket) for ticket in made.tickets]
    for _ in range(200):
        while (seen := await seats[0].look()).question.seat not in (0, 1):
            await asyncio.sleep(0.01)
        if seen.log and seen.log[-1].by == 2:
            break
        seat = seats[seen.question.seat]
        await seat.answer((await seat.look()).question.offers[0].answer, seen.seq)
    assert seen.log[-1].by == 2
    assert not any([(await seat.look()).question.may_undo for seat in seats])


async def test_a_record_holds_what_stands(client: Client) -> None:
    seats = await two_people(client, options={"ships": 1})
    await answer_once(seats, lambda legal: legal[0])
    seat, seen = await asked(seats)
    await seat.answer("drive 3", seen.seq)
    await seat.undo(seen.seq + 1)
    await seat.answer("drive 1", seen.seq + 2)
    await play_out(seats)
    record = await seats[0].record()
    assert "\n0 drive 1\n" in record and record.splitlines()[:50].count("0 drive 3") == 0
    found = await client.ask("GET", f"{seats[0].path}/fairness/verify", wire.Verified)
    assert found.fair and found.draws >= 26


# ------------------------------------------------------------------- leaving and coming back


async def test_a_stand_in_plays_until_the_owner_is_back(client: Client) -> None:
    seats = await two_people(client)
    seat, _ = await asked(seats)
    await seat.stand_in("deckhand")

    async def went_on() -> bool:
        return (await seat.look()).question.seat == 1 - seat.number

    await until(went_on)
    info = (await seat.look()).info
    assert info.seats[seat.number].stand_in == "deckhand"
    await refused(seats[seat.number].undo((await seat.look()).seq), "nothing-to-undo")
    await seat.stand_in(None)
    assert (await seat.look()).info.seats[seat.number].stand_in is None


async def test_answering_brings_the_owner_back(client: Client) -> None:
    seats = await two_people(client)
    seat, seen = await asked(seats)
    other = seats[1 - seat.number]
    await other.stand_in("deckhand")
    assert (await other.look()).info.seats[other.number].stand_in == "deckhand"
    await other.stand_in(None)
    await seat.answer(seen.question.offers[0].answer, seen.seq)
    assert (await seat.look()).info.seats[other.number].stand_in is None


async def test_resigning_ends_a_game_of_two(client: Client) -> None:
    seats = await two_people(client)
    await answer_once(seats)
    await seats[0].resign()
    await seats[0].resign()
    seen = await seats[1].look()
    assert seen.info.state == "over" and seen.info.winners == [1]
    assert seen.info.seats[0].resigned and seen.log[-1].answer == "resign"
    assert seen.info.fairness.secret is not None
    assert "Secret:" in await seats[0].record()


async def test_the_others_play_on_when_one_of_three_resigns(client: Client) -> None:
    seats = await three_people(client)
    await seats[2].resign()
    seen = await seats[0].look()
    assert seen.info.state == "running"
    await refused(seats[2].stand_in(None), "not-running")

    async def asks_a_person() -> bool:
        return (await seats[0].look()).question.seat in (0, 1)

    for _ in range(8):
        await until(asks_a_person)
        await answer_once(seats)


async def test_when_the_clock_runs_out_a_bot_stands_in(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = await two_people(client, clock=wire.Clock(30, "deckhand"))
    seat, seen = await asked(seats)
    assert seen.info.deadline is not None and seen.info.deadline > time.time()
    clock, begun = time.time, time.time()
    # Faster, but without a leap: the time of a server that was down would be nobody's.
    monkeypatch.setattr(time, "time", lambda: begun + 6 * (clock() - begun))

    await until(lambda: stood_in(seat))


async def stood_in(seat: object) -> bool:
    info = (await seat.look()).info  # type: ignore[attr-defined]
    return any(sitting.stand_in == "deckhand" for sitting in info.seats)


# ------------------------------------------------------------------------------- the rematch


async def test_a_rematch_gives_everybody_their_own_seat(client: Client) -> None:
    seats = await two_people(client)
    await refused(seats[0].rematch(), "not-over")
    await refused(
        client.ask("GET", f"{seats[1].path}/rematch", wire.Ticket, token=seats[1].token),
        "not-found",
    )
    await seats[0].resign()
    ada = await seats[0].rematch()
    ben_ticket = await client.ask(
        "GET", f"{seats[1].path}/rematch", wire.Ticket, token=seats[1].token
    )
    again = await client.ask("GET", f"{seats[1].path}/rematch", wire.Ticket, token=seats[1].token)
    assert ben_ticket == again  # claimed twice, the same ticket
    ben = client.seat(ben_ticket)
    assert (ada.number, ben.number) == (1, 0)
    assert (await seats[1].rematch()).ticket == ben_ticket
    assert (await seats[0].look()).info.rematch == ada.ticket.table
    seen = await ben.look()
    assert seen.you == 0 and [s.name for s in seen.info.seats] == ["Ben", "Ada"]
    assert seen.info.fairness.commitment != (await seats[0].look()).info.fairness.commitment
    await refused(client.seat(wire.Ticket(ada.ticket.table, 0, seats[0].ticket.token)).look(),
                  "bad-token")  # fmt: skip
    await answer_once([ben, ada])


async def test_tokens_and_secrets_are_stored_as_promised(
    sqlite_settings: Settings, tmp_path: Path
) -> None:
    async with serving(sqlite_settings) as client:
        made = await client.make(wire.NewTable("santiago", [me("Ada"), OPEN]))
        ben = await client.join(made.table, "Ben", made.invitations[0].invite)
        shown = [made.tickets[0].token, made.invitations[0].invite, ben.ticket.token]
        assert all(len(msgspec.json.encode(token)) - 2 >= 22 for token in shown)
    kept = b"".join(path.read_bytes() for path in (tmp_path / "data").iterdir())
    assert all(token.encode() not in kept for token in shown)


async def test_a_table_is_live_only_once(client: Client) -> None:
    """Whoever finds it first, while it is being set or read: all get the same one."""
    tables = client.app.service.tables  # type: ignore[attr-defined]
    seats = await two_people(client)
    name = seats[0].ticket.table
    at = await tables.get(name)
    assert await tables.load(name) is at  # a sweep that read it meanwhile
    tables.live.clear()
    found = await asyncio.gather(*[tables.get(name) for _ in range(8)])
    assert len(set(map(id, found))) == 1
