"""A lesson table: the script answers for chance and rivals until somebody leaves it."""

import pytest

from portside import wire
from portside.client import Client, Seat
from portside.core.record import read_record
from portside.school import LEARNER, Lesson, lesson_of
from tests.server.playing import BOT, OPEN, me, refused, until

pytestmark = pytest.mark.anyio


async def sit_down(client: Client, lesson: Lesson, **more: object) -> Seat:
    new = wire.NewTable(lesson.game, [me("Ada"), BOT, BOT], lesson=lesson.id, **more)  # type: ignore[arg-type]
    made = await client.make(new)
    return client.seat(made.tickets[0])


async def at_script(seat: Seat, at: int) -> wire.Snapshot:
    """How things stand once the learner is asked with so many answers of the script given."""

    async def there() -> wire.Snapshot | None:
        seen = await seat.look()
        question = seen.question
        return seen if (question.seat, question.script) == (LEARNER, at) else None

    found: wire.Snapshot = await until(there)
    return found


def own(lesson: Lesson) -> list[tuple[int, str]]:
    """What the learner answers from the first step on, and when."""
    return [
        (at, words)
        for at, (seat, words) in enumerate(lesson.record.answers)
        if seat == LEARNER and at >= lesson.start
    ]


@pytest.mark.parametrize("game", ["santiago", "manila", "cargo_noir"])
async def test_whoever_follows_plays_the_game_of_the_record(
    sqlite_client: Client, game: str
) -> None:
    lesson = lesson_of(game, "first-voyage")
    seat = await sit_down(sqlite_client, lesson)
    seen = await at_script(seat, lesson.start)
    assert seen.info.lesson == lesson.id and not seen.info.public
    assert seen.info.options == lesson.record.options
    for at, words in own(lesson):
        seen = await seat.look()
        if seen.question.script is not None and seen.question.script > at:
            continue  # the only answer there was: the server has given it
        seen = await at_script(seat, at)
        await seat.answer(words, seen.seq)
    await at_script(seat, len(lesson.answers))
    await seat.resign()
    assert read_record(await seat.record()).answers == lesson.record.answers


async def test_another_answer_leaves_the_script_and_taking_it_back_returns(
    sqlite_client: Client,
) -> None:
    lesson = lesson_of("santiago", "first-voyage")
    seat = await sit_down(sqlite_client, lesson)
    seen = await at_script(seat, lesson.start)
    assert not seen.question.may_undo, "what was before the lesson is not one's own"
    await seat.answer("drive 2", seen.seq)
    seen = await seat.look()
    assert seen.question.script is None
    await seat.undo(seen.seq)
    seen = await at_script(seat, lesson.start)
    for at, words in own(lesson)[:8]:
        seen = await at_script(seat, at)
        await seat.answer(words, seen.seq)
    seen = await at_script(seat, own(lesson)[8][0])  # dice were rolled since: they fall the same
    before = seen.view
    await seat.undo(seen.seq)
    seen = await at_script(seat, own(lesson)[7][0])
    await seat.answer(own(lesson)[7][1], seen.seq)
    assert (await at_script(seat, own(lesson)[8][0])).view == before


async def test_a_lesson_is_for_one_and_has_its_own_rules(sqlite_client: Client) -> None:
    lesson = lesson_of("santiago", "first-voyage")
    for seats, more in [
        ([me("Ada"), OPEN, BOT], {}),
        ([me("Ada"), BOT], {}),
        ([BOT, me("Ada"), BOT], {}),
        ([me("Ada"), BOT, BOT], {"options": {"ships": 5}}),
        ([me("Ada"), BOT, BOT], {"public": True}),
        ([me("Ada"), BOT, BOT], {"clock": wire.Clock(60)}),
    ]:
        new = wire.NewTable(lesson.game, seats, lesson=lesson.id, **more)  # type: ignore[arg-type]
        await refused(sqlite_client.make(new), "bad-request")
    strange = wire.NewTable("manila", [me("Ada"), BOT, BOT], lesson="no-such-lesson")
    problem = await refused(sqlite_client.make(strange), "bad-request")
    assert "first-voyage" in problem.text


async def test_nothing_was_promised_of_the_dice_of_a_lesson(sqlite_client: Client) -> None:
    lesson = lesson_of("santiago", "first-voyage")
    seat = await sit_down(sqlite_client, lesson)
    await at_script(seat, lesson.start)
    await seat.resign()
    path = f"/tables/{seat.ticket.table}/fairness/verify"
    await refused(sqlite_client.ask("GET", path, wire.Verified), "not-promised")
    record = read_record(await seat.record())
    assert record.headers["Lesson"] == lesson.id
    assert not {"Commitment", "Salt", "Secret"} & set(record.headers)
