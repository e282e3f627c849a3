"""Nobody knows the dice: whose luck is fresh, who adds to it, and when its secret is told."""

import hashlib
from typing import Any

import pytest

from portside import wire
from portside.client import Client, Seat
from portside.core.record import read_record
from portside.fair import commitment, seat_order, verify
from tests.server.playing import BOT, ME, OPEN, me, play_out, refused, three_people, two_people

pytestmark = pytest.mark.anyio
SMALL = {"ships": 3}


async def alone(client: Client, **more: Any) -> Seat:
    """One person and a bot."""
    made = await client.make(wire.NewTable("santiago", [ME, BOT], SMALL, **more))
    return client.seat(made.tickets[0])


async def over(client: Client) -> Seat:
    seat = await alone(client, shuffle=False)
    await seat.resign()
    return seat


# ---------------------------------------------------------------------------- the same luck


async def test_one_person_meets_published_luck_again(client: Client) -> None:
    first = await over(client)
    table = first.ticket.table
    seen = await first.look()
    again = await alone(client, shuffle=False, same_luck_as=table)
    there = await again.look()
    drawn = [[m.answer for m in look.log if m.by == "chance"][:20] for look in (seen, there)]
    assert drawn[0] == drawn[1] and len(drawn[0]) == 20
    assert (there.info.luck, there.info.same_luck_as) == ("known", table)
    assert [seat.knows_luck for seat in there.info.seats] == [True, False]
    assert seen.info.luck == "fresh" and seen.info.same_luck_as is None
    await again.resign()
    record = read_record(await again.record())
    assert record.headers["Luck"] == f"as at {table}" and verify(record).fair


@pytest.mark.parametrize("seats", [[ME, OPEN], [me("Ada"), me("Ben")], [OPEN, OPEN, BOT]])
async def test_published_luck_is_not_for_two(client: Client, seats: list[wire.NewSeat]) -> None:
    table = (await over(client)).ticket.table
    new = wire.NewTable("santiago", seats, SMALL, same_luck_as=table)
    await refused(client.make(new), "known-luck")


async def test_published_luck_is_never_public(client: Client) -> None:
    table = (await over(client)).ticket.table
    new = wire.NewTable("santiago", [ME, BOT], SMALL, public=True, same_luck_as=table)
    await refused(client.make(new), "known-luck")


async def test_luck_is_met_again_only_once_it_is_published(client: Client) -> None:
    running = await alone(client)
    new = wire.NewTable("santiago", [ME, BOT], SMALL, same_luck_as=running.ticket.table)
    await refused(client.make(new), "not-over")


async def test_a_rematch_of_two_has_fresh_luck(client: Client) -> None:
    """Whoever asks first cannot give the others dice that are known."""
    seats = await two_people(client)
    await seats[0].resign()
    await refused(seats[0].rematch(same_luck=True), "known-luck")
    assert (await seats[0].look()).info.rematch is None
    old = (await seats[0].look()).info.fairness
    ada = await seats[0].rematch()
    assert (await ada.look()).info.luck == "fresh"
    assert (await ada.look()).info.fairness.commitment != old.commitment


async def test_one_person_has_a_rematch_with_the_same_luck(client: Client) -> None:
    first = await over(client)
    again = await first.rematch(same_luck=True)
    info = (await again.look()).info
    assert info.luck == "known" and info.same_luck_as == first.ticket.table
    assert [seat.knows_luck for seat in info.seats if seat.kind == "person"] == [True]
    assert info.fairness.commitment == (await first.look()).info.fairness.commitment


# --------------------------------------------------------------------------------- groups


async def test_a_group_keeps_its_secret_until_the_last_table_is_over(client: Client) -> None:
    tables = client.app.service.tables  # type: ignore[attr-defined]
    new = wire.NewTable("santiago", [me("Ada"), me("Ben")], SMALL, shuffle=False)
    made = await tables.make_together([new, new])
    first, second = (client.seat(one.tickets[0]) for one in made)
    assert (await first.look()).info.luck == "shared"
    await first.resign()
    assert (await first.look()).info.fairness.secret is None
    assert "Secret" not in read_record(await first.record()).headers
    path = f"{first.path}/fairness/verify"
    await refused(client.ask("GET", path, wire.Verified), "not-over")
    solo = wire.NewTable("santiago", [ME, BOT], SMALL, same_luck_as=first.ticket.table)
    await refused(client.make(solo), "not-over")
    await second.resign()
    told = (await first.look()).info.fairness
    assert told.secret is not None and commitment(told.secret) == told.commitment
    assert (await second.look()).info.fairness.secret == told.secret
    assert (await client.ask("GET", path, wire.Verified)).fair


async def test_who_joins_a_group_agrees_before_sitting_down(client: Client) -> None:
    tables = client.app.service.tables  # type: ignore[attr-defined]
    new = wire.NewTable("santiago", [me("Ada"), OPEN], SMALL, shuffle=False)
    [made, _] = await tables.make_together([new, new])
    join = wire.Join("Ben", made.invitations[0].invite)
    path = f"/tables/{made.table}/join"
    await refused(client.ask("POST", path, wire.Ticket, join), "luck-not-fresh")
    agreed = wire.Join("Ben", made.invitations[0].invite, knows_luck=True)
    await client.ask("POST", path, wire.Ticket, agreed)
    seen = await client.seat(made.tickets[0]).look()
    assert seen.info.seats[1].knows_luck
    public = wire.NewTable("santiago", [ME, BOT], public=True)
    await refused(raised(tables.make_together([public])), "known-luck")


async def raised(doing: Any) -> Any:
    """A refusal inside the server as a client meets it."""
    from portside.client import ServerRefused
    from portside.server.problems import Refused

    try:
        return await doing
    except Refused as error:
        raise ServerRefused(error.status, error.problem) from None


# ------------------------------------------------------------------- everybody adds to it


async def test_the_maker_adds_to_the_salt_after_the_promise(client: Client) -> None:
    promise = await client.ask("GET", "/promise", wire.Promise)
    new = wire.NewTable("santiago", [ME, BOT], SMALL, promise=promise.promise, luck="0mine0")
    made = await client.make(new)
    seat = client.seat(made.tickets[0])
    fairness = (await seat.look()).info.fairness
    assert made.commitment == promise.commitment == fairness.commitment
    assert "0mine0" in fairness.salt.split("-") and fairness.secret is None
    await seat.resign()
    told = (await seat.look()).info.fairness.secret
    assert told is not None
    assert hashlib.sha256(bytes.fromhex(told)).hexdigest() == promise.commitment


async def test_a_promise_serves_one_table(client: Client) -> None:
    promise = await client.ask("GET", "/promise", wire.Promise)
    new = wire.NewTable("santiago", [ME, BOT], SMALL, promise=promise.promise)
    await client.make(new)
    await refused(client.make(new), "no-promise")


async def test_a_rematch_begins_when_all_have_come_and_added(client: Client) -> None:
    seats = await three_people(client)
    await seats[0].resign()
    await seats[1].resign()
    promise = await client.ask("GET", "/promise", wire.Promise)
    body = wire.Rematch(luck="0ada0", promise=promise.promise)
    made = await client.ask(
        "POST", f"{seats[0].path}/rematch", wire.TableMade, body, seats[0].token
    )
    ada = client.seat(made.tickets[0])
    seen = await ada.look()
    assert made.commitment == promise.commitment == seen.info.fairness.commitment
    assert (seen.info.state, seen.log) == ("gathering", [])
    assert [(s.kind, s.name) for s in seen.info.seats] == [
        ("open", "Ben"),
        ("open", "Cy"),
        ("person", "Ada"),
    ]
    await refused(client.join(made.table, "Eve"), "bad-token")
    for seat, luck in ((seats[1], "0ben0"), (seats[2], "0cy0")):
        path = f"{seat.path}/rematch/claim"
        await client.ask("POST", path, wire.Ticket, wire.Claim(luck), seat.token)
    seen = await ada.look()
    assert seen.info.state == "running" and seen.log
    assert seen.info.fairness.salt.split("-")[1:] == ["0ada0", "0ben0", "0cy0"]


async def test_the_seats_of_a_public_rematch_are_for_those_who_sat_there(client: Client) -> None:
    seats = await two_people(client, public=True)
    await seats[0].resign()
    ada = await seats[0].rematch()
    await refused(client.join(ada.ticket.table, "Eve"), "seat-taken")
    assert ada.ticket.table not in [line.table for line in await client.tables()]


async def test_who_begins_is_drawn_inside_the_scheme(client: Client) -> None:
    """The order follows from the promised secret; the record shows it, and `verify` checks it."""
    orders = set()
    for number in range(12):
        new = wire.NewTable("manila", [me("Ada"), BOT, BOT], luck=f"0number{number}0", promise=None)
        made = await client.make(new)
        seat = client.seat(made.tickets[0])
        await seat.resign()
        fair = (await seat.look()).info.fairness
        assert fair.secret is not None and fair.salt.startswith(fair.order_salt)
        assert fair.order_salt.endswith(f"-0number{number}0")
        assert fair.order == seat_order(fair.secret, fair.order_salt, 3)
        assert fair.order[seat.number] == 0  # Ada was the first in the set-up
        record = read_record(await seat.record())
        assert verify(record).fair
        record.headers["Order"] = " ".join(map(str, reversed(fair.order)))
        assert not verify(record).fair
        record.headers["Order"] = " ".join(map(str, seat_order(fair.secret, "other", 3)))
        record.headers["Order-Salt"] = "other"  # chosen once the secret was known
        assert verify(record).problems == ["the seats were drawn with another salt"]
        orders.add(tuple(fair.order))
    assert len(orders) > 1


def test_every_order_is_as_likely_as_another() -> None:
    """720 draws of 3! orders: each some 120 times."""
    met = [tuple(seat_order("ab" * 32, f"salt {number}", 3)) for number in range(720)]
    assert len(set(met)) == 6 and all(80 < met.count(order) < 170 for order in set(met))


async def test_the_whole_game_is_checked_with_everybodys_salt(sqlite_client: Client) -> None:
    made = await sqlite_client.make(
        wire.NewTable("santiago", [me("Ada"), OPEN], SMALL, luck="0ada0")
    )
    ben = await sqlite_client.join(made.table, "Ben", made.invitations[0].invite)
    ada = sqlite_client.seat(made.tickets[0])
    by_number = sorted([ada, ben], key=lambda seat: seat.number)
    await play_out(by_number)
    record = read_record(await ada.record())
    verdict = verify(record)
    assert verdict.fair and verdict.draws > 20
    assert record.headers["Salt"].split("-")[1] == "0ada0"
