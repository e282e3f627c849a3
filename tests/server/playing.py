"""What tests do at tables."""

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest

from portside import wire
from portside.client import Client, Seat, ServerRefused

ME, OPEN, BOT = wire.NewSeat("me"), wire.NewSeat("open"), wire.NewSeat("bot", level="deckhand")


def me(name: str) -> wire.NewSeat:
    return wire.NewSeat("me", name)


async def two_people(client: Client, game: str = "santiago", **more: Any) -> list[Seat]:
    """Ada and Ben at one browser, by seat."""
    new = wire.NewTable(game, [me("Ada"), me("Ben")], shuffle=False, **more)
    made = await client.make(new)
    return [client.seat(ticket) for ticket in made.tickets]


async def three_people(client: Client, game: str = "manila", **more: Any) -> list[Seat]:
    new = wire.NewTable(game, [me("Ada"), me("Ben"), me("Cy")], shuffle=False, **more)
    made = await client.make(new)
    return [client.seat(ticket) for ticket in made.tickets]


async def asked(seats: list[Seat]) -> tuple[Seat, wire.Snapshot]:
    """The seat that is asked, and what it sees."""
    seen = await seats[0].look()
    assert seen.question.seat is not None
    seat = seats[seen.question.seat]
    return seat, await seat.look()


async def answer_once(seats: list[Seat], pick: Callable[[list[str]], str] | None = None) -> int:
    seat, seen = await asked(seats)
    legal = [offer.answer for offer in seen.question.offers]
    return await seat.answer(pick(legal) if pick else legal[0], seen.seq)


async def play_out(seats: list[Seat], seed: int = 1, most: int = 2000) -> wire.Snapshot:
    """To the end, at random."""
    dice = random.Random(seed)
    for _ in range(most):
        seen = await seats[0].look()
        if seen.info.state == "over":
            return seen
        await answer_once(seats, dice.choice)
    raise AssertionError("it does not end")


async def until(condition: Callable[[], Any], attempts: int = 600) -> Any:
    """Wait for what another task brings about."""
    for _ in range(attempts):
        found = await condition()
        if found:
            return found
        await asyncio.sleep(0.05)
    raise AssertionError("it never happened")


async def refused(doing: Any, code: str) -> wire.Problem:
    with pytest.raises(ServerRefused) as caught:
        await doing
    assert caught.value.problem.code == code, caught.value.problem
    return caught.value.problem
