"""Tasks: puzzles of the package, and costly answers of finished games, as their seat saw them."""

from datetime import date
from typing import Any

import msgspec
import pytest

from portside import GAMES, Record, read_record
from portside.client import Client, Seat
from portside.core.record import replay
from portside.games import rules_of
from portside.insight import judging
from portside.insight.puzzles import puzzle_of_day, puzzles_of
from portside.server import reviews, tasks
from portside.server.settings import Settings
from tests.server.conftest import serving
from tests.server.playing import answer_once, play_out, refused, two_people
from tests.server.test_reviews import QUICK, SHORT, reviewed
from tests.server.worlds import pairs

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "EFFORT", QUICK)


# --------------------------------------------------------------------------------- puzzles


async def test_one_a_day_the_same_for_everybody(client: Client) -> None:
    listed = await client.puzzles()
    day = date.fromisoformat(listed.day)
    for of in listed.games:
        assert [one.id for one in of.puzzles] == [one.id for one in puzzles_of(of.game)]
        todays = puzzle_of_day(of.game, day)
        assert todays is not None and of.puzzles[of.today].id == todays.id
    assert {of.game for of in listed.games} == {game for game in GAMES if puzzles_of(game)}
    assert tasks.puzzles(date(2026, 11, 17)) == tasks.puzzles(date(2026, 11, 17))


@pytest.mark.parametrize("game", GAMES)
async def test_a_puzzle_is_a_question_with_its_answers(client: Client, game: str) -> None:
    for one in puzzles_of(game)[:5]:
        told = await client.puzzle(game, one.id)
        made = told.task
        assert (made.game, made.seat, made.moment) == (game, one.moment.seat, one.moment.at)
        assert made.view == one.state.view(made.seat)
        assert made.names == [] and made.given == "-"
        offered = [offer.answer for offer in made.question.offers]
        legal = one.state.legal_in_words()
        assert offered == [
            words for words in legal if words in offered
        ]  # their order tells nothing
        assert {answer.answer for answer in made.weighed} == set(offered)
        assert made.weighed[0].cost == 0.0 and made.weighed[0].why is None


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("manila/00000000", 404),
        ("chess/00000000", 404),
        ("manila/nothing", 400),
        ("Manila/00000000", 400),
    ],
)
async def test_what_is_no_puzzle_is_refused(settings: Settings, path: str, status: int) -> None:
    async with serving(settings) as client:
        reply = await client.http.get(f"/api/puzzles/{path}")
        assert reply.status_code == status
        assert reply.json()["code"] == ("not-found" if status == 404 else "bad-request")


# ------------------------------------------------------------------------ of finished games


@pytest.fixture
def harsh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every answer that is not the best one is called a mistake."""
    monkeypatch.setattr(tasks, "is_costly", lambda one: one.answer != one.best)


async def a_mistake(seats: list[Seat]) -> Any:
    state = await reviewed(seats[0])
    assert state.review is not None
    record = read_record(await seats[0].record())
    found = [one for one in state.review.judgements if one.answer != one.best and one.cost > 0.0]
    assert found, "nobody ever gave another answer"
    return max(found, key=lambda one: len(legal_at(record, one.moment)))


def legal_at(record: Record, moment: int) -> list[str]:
    return replay(record, rules_of("santiago"), moment).legal_in_words()


@pytest.mark.usefixtures("harsh")
async def test_a_costly_answer_is_asked_anew(client: Client) -> None:
    seats = await two_people(client, options=SHORT)
    await play_out(seats)
    mistake = await a_mistake(seats)
    made = await seats[0].task(mistake.moment)
    assert (made.seat, made.given) == (mistake.seat, mistake.answer)
    assert made.names == ["Ada", "Ben"]
    record = read_record(await seats[0].record())
    s = replay(record, rules_of("santiago"), mistake.moment)
    assert made.view == s.view(mistake.seat) != s.position()  # the game is over; the screens are up
    assert [offer.answer for offer in made.question.offers] == s.legal_in_words()
    best, given = made.weighed
    assert (best.answer, best.cost) == (mistake.best, 0.0)
    assert (given.answer, given.cost, given.doubt) == (
        mistake.answer, mistake.cost, mistake.margin,
    )  # fmt: skip

    other = next(words for words in s.legal_in_words() if words not in (best.answer, given.answer))
    weighed = await seats[0].weigh(mistake.moment, other)
    assert weighed.answer == other and 0.0 <= weighed.chance <= 1.0
    assert weighed == await seats[1].weigh(mistake.moment, other)  # the same for everybody
    assert await seats[0].weigh(mistake.moment, best.answer) == best

    problem = await refused(seats[0].weigh(mistake.moment, "nonsense"), "not-legal")
    assert problem.legal == s.legal_in_words()
    for moment in (len(record.answers), 10_000):
        await refused(seats[0].task(moment), "unknown-moment")
    chance = next(at for at, (seat, _) in enumerate(record.answers) if seat < 0)
    await refused(seats[0].task(chance), "unknown-moment")


async def test_what_cost_nothing_is_no_task(client: Client) -> None:
    seats = await two_people(client, options=SHORT)
    await play_out(seats)
    state = await reviewed(seats[0])
    assert state.review is not None
    fine = next(one for one in state.review.judgements if not judging.is_costly(one))
    await refused(seats[0].task(fine.moment), "unknown-moment")
    await refused(seats[0].weigh(fine.moment, fine.best), "unknown-moment")


async def test_a_running_game_has_no_tasks(client: Client) -> None:
    seats = await two_people(client, options=SHORT)
    await answer_once(seats)
    for who in (*seats, client.watch(seats[0].ticket.table)):
        for problem in (
            await refused(who.task(0), "not-over"),
            await refused(who.weigh(0, "nonsense"), "not-over"),
        ):
            assert problem.snapshot is None and problem.legal == []


async def test_there_is_none_before_the_review(client: Client) -> None:
    seats = await two_people(client, options=SHORT)
    await play_out(seats)
    record = read_record(await seats[0].record())
    asked = next(at for at, (seat, _) in enumerate(record.answers) if seat >= 0)
    await refused(seats[0].task(asked), "not-reviewed")


@pytest.mark.parametrize("game", GAMES)
def test_two_worlds_make_the_same_task(game: str) -> None:
    """What the seat could not know then is not in its task now."""
    compared = 0
    for pair in pairs(game, 60, 11):
        if pair.seat != pair.one.s.to_move:
            continue
        legal = pair.one.s.legal_in_words()
        told = [tasks.task(made.s, 5, legal, names=[]) for made in (pair.one, pair.other)]
        assert msgspec.json.encode(told[0]) == msgspec.json.encode(told[1])
        compared += 1
    assert compared > 5
