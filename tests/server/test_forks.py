"""Play on from here: a table that begins with the first answers of a finished game."""

import random
from typing import Any

import pytest

from portside import Malformed, wire
from portside.client import Client, Seat
from portside.core.game import CHANCE, NOBODY
from portside.core.record import Record, forked_at, read_record, write_record
from portside.fair import verify
from portside.games import GAMES
from portside.school import lesson_of
from portside.server.entries import Head, HeadSeat
from portside.server.forks import fork_of
from portside.server.ledger import CannotTakeBack, Ledger, ahead
from portside.server.settings import Settings
from portside.server.table import Table, row_of
from portside.server.tables import Tables
from tests.server.conftest import serving
from tests.server.playing import BOT, me, play_out, refused, two_people, until
from tests.server.worlds import answered

pytestmark = pytest.mark.anyio
SHORT = {"ships": 2}  # SC-10.1: the game is over with the second ship, whose dice are rolled anew
SECRET, OTHER = "11" * 32, "22" * 32
SEATS = 3


async def finished(client: Client) -> list[Seat]:
    """A game of two people, played to its end."""
    seats = await two_people(client, options=SHORT, title="Tuesday")
    await play_out(seats)
    return seats


async def answers(seat: Seat) -> list[tuple[int, str]]:
    return read_record(await seat.record()).answers


def choices(record: Record) -> list[int]:
    """The moments at which a seat had a choice."""
    s = GAMES[record.game].rules.new_game(len(record.seats), record.options, record.revision)
    found = []
    for moment, (_, words) in enumerate(record.answers):
        if s.to_move >= 0 and len(s.legal()) > 1:
            found.append(moment)
        s.play(s.read(words))
    return found


async def said(seat: Seat, length: int) -> list[str]:
    seen = await seat.look()
    return [moment.answer for moment in seen.log[:length]]


# ------------------------------------------------------------------------- at a server


async def test_it_begins_with_the_answers_of_the_other_game_and_asks_the_one_who_was_asked(
    client: Client,
) -> None:
    ada, _ = await finished(client)
    record = read_record(await ada.record())
    at = choices(record)[3]
    before = await ada.record()
    mine = await ada.fork(at, "new", name="Eve")
    seen = await mine.look()
    assert [moment.answer for moment in seen.log] == [words for _, words in record.answers[:at]]
    assert mine.number == seen.question.seat == record.answers[at][0]
    assert seen.info.fork == wire.Forked(ada.ticket.table, at, "new", at, record.answers[at][1])
    assert (seen.info.title, seen.info.options) == ("Tuesday", SHORT)
    assert not seen.info.public and seen.info.clock is None
    kinds = ["bot"] * 2
    kinds[mine.number] = "person"
    assert [seat.kind for seat in seen.info.seats] == kinds
    assert sorted(seat.name for seat in seen.info.seats) == ["Eve", "Mate"]
    assert record.answers[at][1] in [offer.answer for offer in seen.question.offers]
    assert not seen.question.may_undo, "what was before the fork is not one's own"
    assert await ada.record() == before, "the other game stays as it is"
    lists = [await client.tables(state) for state in ("gathering", "running", "over")]
    assert not any(line.table == mine.ticket.table for lines in lists for line in lines)
    told = wire.Mine([wire.MyTicket(mine.ticket.table, mine.ticket.token)])
    [line] = (await client.ask("POST", "/mine", wire.Tables, told)).tables
    assert line.fork == seen.info.fork


async def test_one_may_sit_elsewhere_against_another_level(client: Client) -> None:
    ada, _ = await finished(client)
    at = choices(read_record(await ada.record()))[0]
    for seat in (0, 1):
        mine = await ada.fork(at, "same", seat=seat, level="deckhand")
        info = (await mine.look()).info
        assert (mine.number, info.seats[1 - seat].level) == (seat, "deckhand")


async def test_whoever_may_see_the_table_may_fork_it(client: Client) -> None:
    ada, _ = await finished(client)
    stranger = client.watch(ada.ticket.table)
    mine = await stranger.fork(0)
    assert (await mine.look()).info.fork is not None
    nowhere = client.watch("aaaaaaaaaa")
    await refused(nowhere.fork(0), "unknown-table")


async def test_only_games_that_were_played_to_their_end_are_forked(client: Client) -> None:
    seats = await two_people(client, options=SHORT)
    for who in (*seats, client.watch(seats[0].ticket.table)):
        for at in (0, 999):
            problem = await refused(who.fork(at), "not-over")
            assert problem.snapshot is None and problem.legal == []
    await seats[0].resign()
    assert (await seats[1].look()).info.state == "over"
    await refused(seats[1].fork(0), "not-over")


async def test_there_is_such_a_moment_and_something_left_to_decide(client: Client) -> None:
    ada, _ = await finished(client)
    record = read_record(await ada.record())
    last = choices(record)[-1]
    for at in range(last + 1, len(record.answers) + 1):
        await refused(ada.fork(at), "nothing-to-decide")
    await refused(ada.fork(len(record.answers) + 1), "unknown-moment")
    await refused(ada.fork(0, seat=2), "bad-request")
    assert (await (await ada.fork(last)).look()).seq >= last


async def test_new_dice_are_promised_and_checked_from_the_fork_on(client: Client) -> None:
    ada, _ = await finished(client)
    record = read_record(await ada.record())
    at = choices(record)[2]
    mine = await ada.fork(at, "new")
    info = (await mine.look()).info
    assert info.luck == "fresh" and not any(seat.knows_luck for seat in info.seats)
    assert info.fairness.secret is None
    assert info.fairness.commitment != (await ada.look()).info.fairness.commitment
    await mine.stand_in("deckhand")
    await until(lambda: over(mine))
    forked = read_record(await mine.record())
    assert forked.headers["Fork"] == f"{ada.ticket.table} at {at}" and forked_at(forked) == at
    assert read_record(write_record(forked)) == forked
    drawn = sum(seat == CHANCE for seat, _ in forked.answers[at:])
    verdict = verify(forked)
    assert verdict.fair and verdict.draws == drawn > 0
    forked.headers["Promised-Since"] = str(at + 1)
    with pytest.raises(Malformed, match=f"end at {at}"):
        verify(forked)  # nothing of its own is left out
    del forked.headers["Promised-Since"]
    assert not verify(forked).fair, "what was before follows from another secret"
    path = f"/tables/{mine.ticket.table}/fairness/verify"
    told = await client.ask("GET", path, wire.Verified)
    assert (told.fair, told.draws) == (True, drawn)


async def over(seat: Seat) -> bool:
    return (await seat.look()).info.state == "over"


async def test_the_same_dice_are_known_and_checked_from_the_beginning(client: Client) -> None:
    ada, _ = await finished(client)
    record = read_record(await ada.record())
    mine = await ada.fork(choices(record)[2], "same")
    info = (await mine.look()).info
    assert (info.luck, info.same_luck_as) == ("known", ada.ticket.table)
    assert [seat.knows_luck for seat in info.seats] == [n == mine.number for n in range(2)]
    await mine.stand_in("deckhand")
    await until(lambda: over(mine))
    forked = read_record(await mine.record())
    assert forked.headers["Luck"] == f"as at {ada.ticket.table}"
    assert "Promised-Since" not in forked.headers
    verdict = verify(forked)
    assert verdict.fair and verdict.draws == sum(seat == CHANCE for seat, _ in forked.answers)


async def test_dice_that_others_still_play_with_stay_a_secret(sqlite_client: Client) -> None:
    tables = sqlite_client.app.service.tables  # type: ignore[attr-defined]
    new = [wire.NewTable("santiago", [me("Ada"), BOT], SHORT, shuffle=False) for _ in range(2)]
    one, other = [sqlite_client.seat(made.tickets[0]) for made in await tables.make_together(new)]
    await one.stand_in("deckhand")
    await until(lambda: over(one))
    await refused(one.fork(0, "same"), "not-over")
    fresh = await one.fork(0, "new")
    assert (await fresh.look()).info.luck == "fresh"
    await other.stand_in("deckhand")
    await until(lambda: over(other))
    assert (await (await one.fork(0, "same")).look()).info.luck == "known"


async def test_a_fork_that_was_played_out_is_looked_back_on_and_forked_again(
    client: Client,
) -> None:
    ada, _ = await finished(client)
    at = choices(read_record(await ada.record()))[2]
    mine = await ada.fork(at, "new")
    await refused(mine.fork(0), "not-over")
    await mine.stand_in("deckhand")
    await until(lambda: over(mine))
    state = await mine.review()
    assert state.entries == list(range(1, (await mine.look()).seq + 1))
    again = await mine.fork(at, "same")
    info = (await again.look()).info
    assert info.fork is not None and (info.fork.table, info.fork.since) == (mine.ticket.table, at)
    earlier = await mine.fork(0, "same")
    there = (await earlier.look()).info.fork
    assert there == wire.Forked(mine.ticket.table, 0, "same", None, ""), "chance began that game"


async def test_a_restart_in_the_middle_of_a_fork_loses_nothing(settings: Settings) -> None:
    async with serving(settings) as client:
        ada, _ = await finished(client)
        at = choices(read_record(await ada.record()))[3]
        mine = await ada.fork(at, "same")
        seen = await mine.look()
        await mine.answer(seen.question.offers[0].answer, seen.seq)
        seen = await until(lambda: asked_again(mine, seen.seq))
        ticket = mine.ticket
    async with serving(settings) as client:
        mine = client.seat(ticket)
        again = await mine.look()
        assert (again.log, again.view, again.info.fork) == (seen.log, seen.view, seen.info.fork)
        if again.question.seat == mine.number:
            await mine.answer(again.question.offers[0].answer, again.seq)


async def test_a_fork_that_was_only_set_begins_after_a_restart(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the head and the first answers the server is gone."""

    async def gone(self: Tables, at: Table) -> None:
        pass

    async with serving(settings) as client:
        ada, _ = await finished(client)
        record = read_record(await ada.record())
        at = choices(record)[3]
        with monkeypatch.context() as stopped:
            stopped.setattr(Tables, "begin_if_full", gone)
            mine = await ada.fork(at, "same")
        ticket, table = mine.ticket, client.app.service.tables.live[mine.ticket.table]  # type: ignore[attr-defined]
        assert table.ledger.seq == 0 and row_of(table.ledger, 2.0).wakes is not None
    async with serving(settings) as client:
        mine = client.seat(ticket)
        seen = await until(lambda: begun(mine, at))
        assert [moment.answer for moment in seen.log[:at]] == [w for _, w in record.answers[:at]]


async def begun(seat: Seat, at: int) -> wire.Snapshot | None:
    seen = await seat.look()
    return seen if seen.seq >= at else None


async def asked_again(seat: Seat, after: int) -> wire.Snapshot | None:
    """Once the bots have answered, too."""
    seen = await seat.look()
    quiet = seen.question.seat == seat.number or seen.info.state == "over"
    return seen if seen.seq > after and quiet else None


async def test_the_dice_of_a_lesson_fall_again_and_were_never_promised(
    sqlite_client: Client,
) -> None:
    lesson = lesson_of("manila", "first-voyage")
    new = wire.NewTable("manila", [me("Ada"), BOT, BOT], lesson=lesson.id)
    seat = sqlite_client.seat((await sqlite_client.make(new)).tickets[0])
    await seat.stand_in("deckhand")
    await until(lambda: over(seat))
    record = read_record(await seat.record())
    mine = await seat.fork(lesson.start, "same")
    info = (await mine.look()).info
    assert info.lesson == "" and info.fork is not None and info.fork.since is None
    await mine.stand_in("deckhand")
    await until(lambda: over(mine))
    forked = read_record(await mine.record())
    assert not {"Commitment", "Salt", "Secret"} & set(forked.headers)
    path = f"/tables/{mine.ticket.table}/fairness/verify"
    await refused(sqlite_client.ask("GET", path, wire.Verified), "not-promised")
    there, here = by_event(record), by_event(forked)
    for event in there.keys() & here.keys():
        for outcome, again in zip(there[event], here[event], strict=False):
            assert outcome == again, event
    assert sum(len(outcomes) for outcomes in here.values()) > lesson.start / 4


def by_event(record: Record) -> dict[str, list[str]]:
    """What chance answered, each time that the same was asked of it."""
    found: dict[str, list[str]] = {}
    for seat, words in record.answers:
        if seat == CHANCE:
            event, _, outcome = words.rpartition(" ")
            found.setdefault(event, []).append(outcome)
    return found


# ----------------------------------------------------------------- the ledger, every game


def played(game: str, secret: str = SECRET, **more: Any) -> Ledger:
    """A whole game of random answers, its chance from the secret."""
    seats = [HeadSeat("person", f"Player {n}") for n in range(SEATS)]
    head = Head("aaaaaaaaaa", game, 1, {}, "", seats, None, False, 1.0, secret, "00" * 16, **more)
    made, dice = Ledger(head), random.Random(3)
    grow(made)
    while made.s.to_move != NOBODY:
        made.add(answered(made, dice.choice(made.s.legal())))
        grow(made)
    return made


def grow(made: Ledger) -> None:
    while not made.over and (entry := made.next_by_itself(2.0)) is not None:
        made.add(entry)


def forked(original: Ledger, at: int, dice: Any, secret: str = OTHER) -> Ledger:
    fork, _ = fork_of(original, wire.NewFork(at, dice))
    same = dice == "same"
    head = Head(
        "bbbbbbbbbb", original.head.game, 1, {}, "", original.head.seats, None, False, 2.0,
        original.head.secret if same else secret, original.salt, same_luck=same, fork=fork,
    )  # fmt: skip
    made = Ledger(head)
    grow(made)
    return made


def follow(made: Ledger, original: Ledger) -> None:
    """Everybody answers as they did there."""
    while made.s.to_move != NOBODY:
        there = original.line[len(made.line)].entry
        assert made.s.to_move == there.by, "another seat is asked than there"
        made.add(answered(made, there.answer))
        grow(made)


def line_of(made: Ledger) -> list[tuple[int, str]]:
    return [(played.entry.by, played.entry.words) for played in made.line]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_answers_meet_the_same_dice_to_the_same_result(game: str) -> None:
    original = played(game)
    for part in (0.1, 0.5, 0.9):
        made = forked(original, int(part * len(original.line)), "same")
        follow(made, original)
        assert line_of(made) == line_of(original)
        assert made.s.scores() == original.s.scores()


@pytest.mark.parametrize("game", GAMES)
def test_new_dice_leave_the_past_as_it_was_and_differ_from_there_on(game: str) -> None:
    original = played(game)
    chances = [n for n, one in enumerate(original.line) if one.entry.by == CHANCE]
    at = chances[len(chances) // 3]
    forks = [forked(original, at, "new", f"{n:064x}") for n in range(1, 9)]
    for made in forks:
        length = len(made.line)
        assert length > at and line_of(made)[:at] == line_of(original)[:at]
    assert len({made.line[at].entry.words for made in forks}) > 1


@pytest.mark.parametrize("game", GAMES)
def test_the_same_dice_of_a_fork_are_those_it_met(game: str) -> None:
    """Also before the moment at which its own dice began: none of it follows from one secret."""
    original = played(game)
    half = len(original.line) // 2
    between = forked(original, half, "new")
    dice = random.Random(4)
    while between.s.to_move != NOBODY:
        between.add(answered(between, dice.choice(between.s.legal())))
        grow(between)
    for at in (half // 2, half + 5):
        made = forked(between, at, "same")
        assert (made.promised_since is None) == (at < half)
        follow(made, between)
        assert line_of(made) == line_of(between)


@pytest.mark.parametrize("game", GAMES)
def test_what_lay_hidden_stays_as_it_was_dealt(game: str) -> None:
    original = played(game)
    at = len(original.line) // 2
    while original.line[at].entry.by == CHANCE:
        at += 1
    there = original.state_at(original.line[at - 1].seq)
    fork, seat = fork_of(original, wire.NewFork(at, "new"))
    assert seat == there.to_move
    made = forked(original, at, "new")
    while len(made.line) > at:  # answers without a choice were added
        made.go_back(made.line[-2].seq)
    assert made.s.position() == there.position()
    assert len(fork.past) == at


def test_nothing_is_taken_back_that_was_before_the_fork() -> None:
    original = played("santiago")
    at = next(n for n, one in enumerate(original.line) if n > 40 and one.question == "drive")
    made = forked(original, at, "same")
    seat = int(made.s.to_move)
    made = ahead(made, [answered(made, original.line[at].entry.answer)]).ledger
    assert made.take_back(seat) == at
    made.go_back(at)
    with pytest.raises(CannotTakeBack):
        made.take_back(seat)
