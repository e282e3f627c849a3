"""Hints and the coach: where they are allowed, what they know, and what the record tells."""

from typing import Any

import pytest

from portside import wire
from portside.client import Client, Seat
from portside.core.record import read_record
from tests.server.playing import BOT, OPEN, asked, me, refused, two_people, until

pytestmark = pytest.mark.anyio


async def ask(seat: Seat, purpose: Any, answer: str | None = None, seq: int = -1) -> wire.Advice:
    if seq < 0:
        seq = (await seat.look()).seq
    body = wire.AskAdvice(seq, purpose, answer)
    return await seat.client.ask("POST", f"{seat.path}/advice", wire.Advice, body, seat.token)


async def alone(client: Client, game: str = "santiago", **more: Any) -> tuple[Seat, wire.Snapshot]:
    made = await client.make(wire.NewTable(game, [me("Ada"), BOT, BOT], shuffle=False, **more))
    seat = client.seat(made.tickets[0])

    async def mine() -> wire.Snapshot | None:
        seen = await seat.look()
        return seen if seen.question.seat == seat.number and len(seen.question.offers) > 1 else None

    return seat, await until(mine)


@pytest.mark.parametrize("game", ["santiago", "manila", "cargo_noir"])
async def test_a_hint_shows_the_two_best_answers(sqlite_client: Client, game: str) -> None:
    seat, seen = await alone(sqlite_client, game)
    legal = [offer.answer for offer in seen.question.offers]
    advice = await ask(seat, "hint")
    told = advice.comparison
    assert told is not None and {told.better.answer, told.worse.answer} < set(legal)
    assert 0 <= told.worse.chance <= told.better.chance <= 1
    assert told.cost == pytest.approx(told.better.chance - told.worse.chance)
    assert advice.line and advice.line[0].seat == seat.number
    await seat.resign()
    record = read_record(await seat.record())
    assert [text for said in record.comments.values() for text in said] != []
    assert "Ada was shown a hint" in record.comments_at(len(record.answers))


async def test_a_look_shows_nothing_and_leaves_no_trace(sqlite_client: Client) -> None:
    seat, _ = await alone(sqlite_client)
    advice = await ask(seat, "look")
    assert advice.options and advice.comparison is None and not advice.warns
    await seat.resign()
    assert read_record(await seat.record()).comments == {}


async def test_the_coach_speaks_where_an_answer_costs_much(sqlite_client: Client) -> None:
    # MA-3.7: whoever bids pays it at once; 60 pesos for the office leaves shares and nothing else
    seat, seen = await alone(sqlite_client, "manila", options={"starting_cash": 50})
    bids = [o.answer for o in seen.question.offers if o.answer.startswith("bid ")]
    dearest = max(bids, key=lambda words: int(words.split()[1]))
    advice = await ask(seat, "press", dearest)
    assert advice.warns and advice.comparison is not None
    assert advice.comparison.worse.answer == dearest and advice.comparison.cost >= 0.12
    best = advice.options[0].answer
    assert not (await ask(seat, "press", best)).warns
    await seat.resign()
    record = read_record(await seat.record())
    assert record.comments_at(len(record.answers)) == [f"the coach spoke to Ada about {dearest!r}"]


async def test_advice_that_was_taken_back_over_stays_out_of_the_record(
    sqlite_client: Client,
) -> None:
    seat, seen = await alone(sqlite_client, "cargo_noir")
    await seat.answer("send casino", seen.seq)  # CN-7.1: two more ships are to be sent
    seen = await seat.look()
    assert seen.question.seat == seat.number
    await ask(seat, "hint")
    await seat.undo(seen.seq)
    await seat.resign()
    assert read_record(await seat.record()).comments == {}


async def test_nobody_is_advised_in_public_or_where_the_host_did_not_allow_it(
    sqlite_client: Client,
) -> None:
    client = sqlite_client
    seats = await two_people(client)
    seat, seen = await asked(seats)
    assert not seen.info.coach
    await refused(ask(seat, "hint"), "no-advice")
    await refused(client.ask("GET", f"{seat.path}/odds", wire.Odds, token=seat.token), "no-advice")
    seats = await two_people(client, coach=True)
    seat, seen = await asked(seats)
    assert seen.info.coach
    assert (await ask(seat, "hint")).options
    other = seats[1 - seat.number]
    await refused(ask(other, "hint"), "not-asked")
    await refused(ask(seat, "hint", seq=seen.seq - 1), "conflict")
    await refused(ask(seat, "press", "drive 99"), "not-legal")
    public = wire.NewTable("santiago", [me("Ada"), OPEN], public=True, coach=True)
    await refused(client.make(public), "bad-request")
    seat, seen = await alone(client, public=True)
    assert not seen.info.coach
    await refused(ask(seat, "hint"), "no-advice")
