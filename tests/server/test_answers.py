"""Answers: durable before they are acknowledged, given once, refused with a reason."""

import asyncio
import random

import pytest

from portside import NOBODY, read_record, replay, wire
from portside.client import Client
from tests.server.playing import (
    answer_once,
    asked,
    play_out,
    refused,
    three_people,
    two_people,
)

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", ["santiago", "manila", "cargo_noir"])
async def test_a_whole_game_and_its_record(client: Client, game: str) -> None:
    seats = await (three_people if game == "manila" else two_people)(client, game)
    problem = await refused(seats[0].record(), "not-over")
    assert problem.key == "problem-not-over"
    end = await play_out(seats)
    record = read_record(await seats[0].record())
    s = replay(record)
    assert s.to_move == NOBODY and s.scores() == end.info.scores
    assert s.winners() == end.info.winners
    assert end.info.fairness.secret is not None and end.view == s.position()
    assert len(record.answers) == end.seq
    await refused(answer_late(seats[0], end.seq), "not-running")


async def answer_late(seat: object, seq: int) -> None:
    await seat.answer("pass", seq)  # type: ignore[attr-defined]


async def test_chance_is_answered_by_the_server(client: Client) -> None:
    seats = await two_people(client)
    seen = await seats[0].look()
    assert seen.question.title == "demand" and seen.seq == 26
    assert all(moment.by == "chance" for moment in seen.log)
    assert [m.seq for m in seen.log] == list(range(1, 27))


async def test_sent_twice_it_is_given_once(client: Client) -> None:
    seats = await two_people(client)
    seat, seen = await asked(seats)
    words = seen.question.offers[0].answer
    first = await seat.answer(words, seen.seq, "the-key-1")
    again = await seat.answer(words, seen.seq, "the-key-1")
    assert first == again == seen.seq + 1
    later = await answer_once(seats)
    assert await seat.answer(words, seen.seq, "the-key-1") == first < later
    assert sum(moment.answer == words for moment in (await seat.look()).log) == 1


async def test_a_stale_answer_is_told_how_things_stand(client: Client) -> None:
    seats = await two_people(client)
    seat, seen = await asked(seats)
    await seat.answer(seen.question.offers[0].answer, seen.seq)
    problem = await refused(seat.answer(seen.question.offers[1].answer, seen.seq), "conflict")
    assert problem.snapshot is not None and problem.snapshot.seq > seen.seq
    assert problem.snapshot.you == seat.number


async def test_two_tabs_at_once(client: Client) -> None:
    """A short form of the retry storm: tests/server/storm.py."""
    seats = await two_people(client)
    dice = random.Random(3)
    for number in range(40):
        seat, seen = await asked(seats)
        words = dice.choice(seen.question.offers).answer
        body = {"seq": seen.seq, "answer": words}
        keys = [f"the-key-{number}-{tab}" for tab in ("a", "a", "b", "b")]
        sent = [
            client.http.post(
                f"/api{seat.path}/answers",
                json={**body, "key": key},
                headers={"authorization": f"Bearer {seat.token}"},
            )
            for key in keys
        ]
        answers = await asyncio.gather(*sent)
        statuses = sorted(answer.status_code for answer in answers)
        assert statuses == [200, 200, 409, 409]
        given = {a.json()["seq"] for a in answers if a.status_code == 200}
        assert given == {seen.seq + 1}
    log = (await seats[0].look()).log
    assert [moment.seq for moment in log] == list(range(1, len(log) + 1))


async def test_what_the_rules_refuse_names_the_rule_and_what_is_legal(client: Client) -> None:
    seats = await two_people(client)
    seat, seen = await asked(seats)
    problem = await refused(seat.answer("leave-out gold", seen.seq), "not-legal")
    assert problem.rules and problem.key == "refusal-not-legal"
    assert problem.legal == [offer.answer for offer in seen.question.offers]


async def test_who_is_not_asked_learns_nothing(client: Client) -> None:
    seats = await two_people(client)
    seat, seen = await asked(seats)
    other = seats[1 - seat.number]
    assert (await other.look()).question.offers == []
    problem = await refused(other.answer(seen.question.offers[0].answer, seen.seq), "not-asked")
    assert problem.legal == [] and problem.rules == "" and problem.snapshot is None
    path = f"{other.path}/why-not?answer=leave-out%20rum"
    why = await client.ask("GET", path, wire.WhyNot, token=other.token)
    assert why == wire.WhyNot("not-asked", "")


async def test_why_not(client: Client) -> None:
    seats = await two_people(client)
    seat, _ = await asked(seats)
    path = f"{seat.path}/why-not?answer="
    why = await client.ask("GET", f"{path}drive%203", wire.WhyNot, token=seat.token)
    assert why == wire.WhyNot("when-drive", "SC-4.1 to SC-4.3")
    why = await client.ask("GET", f"{path}leave-out%20gold", wire.WhyNot, token=seat.token)
    assert why.code == "not-legal" and why.rules
    why = await client.ask("GET", f"{path}leave-out%20rum", wire.WhyNot, token=seat.token)
    assert why.code == "legal"


@pytest.mark.rule("SC-4.2", "SC-4.3")
async def test_a_refusal_tells_its_reason_with_ones_own_numbers(client: Client) -> None:
    seats = await two_people(client)
    await answer_once(seats)
    seat, seen = await asked(seats)
    assert seen.view is not None
    pesos = seen.view["table"]["pesos"][seat.number]
    far = pesos + 3  # stops: the first is free
    problem = await refused(seat.answer(f"drive {far}", seen.seq), "not-legal")
    told = {"n": far, "cost": pesos + 2, "have": pesos}
    assert (problem.key, problem.args) == ("refusal-drive-pesos", told)
    path = f"{seat.path}/why-not?answer=drive%20{far}"
    why = await client.ask("GET", path, wire.WhyNot, token=seat.token)
    assert why == wire.WhyNot("drive-pesos", problem.rules, told)
    other = seats[1 - seat.number]
    assert (await client.ask("GET", path, wire.WhyNot, token=other.token)).code == "not-asked"


async def test_what_one_may_wonder_about_is_told_to_whoever_is_asked(client: Client) -> None:
    seats = await two_people(client)
    await answer_once(seats)
    seat, seen = await asked(seats)
    offered = {offer.answer for offer in seen.question.offers}
    path = f"{seat.path}/unoffered"
    told = (await client.ask("GET", path, wire.Unoffered, token=seat.token)).answers
    lap = {f"drive {stops}" for stops in range(1, 11)}
    assert {one.answer for one in told} == lap - offered and told
    other = seats[1 - seat.number]
    assert (await client.ask("GET", path, wire.Unoffered, token=other.token)).answers == []


async def test_offers_say_what_an_answer_does(client: Client) -> None:
    seats = await two_people(client)
    await answer_once(seats)
    _, seen = await asked(seats)
    drive = next(offer for offer in seen.question.offers if offer.answer == "drive 2")
    assert [(h.kind, h.amount) for h in drive.happenings][:2] == [("drive", 2), ("pay", 1)]


async def test_moments_of_the_past(client: Client) -> None:
    seats = await two_people(client)
    for _ in range(6):
        await answer_once(seats)
    seen = await seats[1].look()
    now = await seats[1].moment(seen.seq)
    assert now.view == seen.view
    first = await seats[1].moment(1)
    assert first.view is not None and first.view["table"]["buildings"][1] is None
    await refused(seats[1].moment(seen.seq + 1), "unknown-moment")
    await refused(seats[1].moment(0), "unknown-moment")
