"""The toy game among bots, at a server and in the hands of researchers.

`tests/test_toy_game.py` runs this in the tree where it is one of the games; it is not collected
here, where it is none.
"""

import asyncio
import random
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import portside
from portside import GAMES, NOBODY, IllegalAnswer, Malformed, wire
from portside.bots.levels import LEVELS, make_bot
from portside.bots.match import Match
from portside.client import Client, Seat
from portside.core import game as contract
from portside.core.game import State
from portside.core.simulate import settle
from portside.insight.balance import Walk
from portside.insight.valuing import Valuer, means
from portside.research.doors import Doors, House
from portside.research.text_env import TextEnv
from portside.server import viewers
from portside.server.forced import forced
from portside.server.ledger import Ledger
from portside.server.settings import Settings
from tests.every_game.walks import recorded, walk
from tests.server.conftest import serving
from tests.server.playing import play_out, two_people
from tests.server.worlds import SECRETS, answered, everything_sent, play_once, table
from tests.toy import TOY

ORDERS = GAMES[TOY].rules.names["order"]


# ---------------------------------------------------------------------------------- bots


@pytest.mark.parametrize("bot", [*LEVELS, "random", "greedy", "search"])
def test_every_bot_plays_it(bot: str) -> None:
    name = f"{bot}@10" if bot in ("navigator", "captain", "search") else bot
    for seats in (2, 3):
        others = [make_bot("random", TOY, seat) for seat in range(1, seats)]
        match = Match(TOY, [make_bot(name, TOY, 7), *others], list("ABC"[:seats]), 5)
        result = match.play()
        assert portside.replay(result.record).winners() == result.winners


# -------------------------------------------------------------------------- what is hidden


def other_deal(one: Ledger, seat: int, dice: random.Random) -> Ledger | None:
    """The same game with other orders for the others, if they could have played so with them."""
    dealt = [played for played in one.past if played.entry.words.startswith("deal ")]
    mine = [played.entry.words for played in dealt if played.owner == seat]
    unseen = [f"deal {order}" for order in ORDERS if f"deal {order}" not in mine]
    dice.shuffle(unseen)
    made = table(TOY, len(one.seats), {}, SECRETS[1])
    for played in one.past:
        hidden = played in dealt and played.owner != seat
        try:
            words = unseen.pop() if hidden else played.entry.words
            made.add(answered(made, made.s.read(words)))
        except IllegalAnswer:
            return None
    return made


def pairs(games: int) -> Iterator[tuple[int, Ledger, Ledger]]:
    """A seat or a spectator, and two tables that differ in the others' orders only."""
    dice = random.Random(3)
    for number in range(games):
        seats = 2 + number % 2
        one = table(TOY, seats, {}, SECRETS[0])
        while one.s.to_move != NOBODY:
            play_once(one, dice)
            if one.s.to_move >= 0 and dice.random() < 0.5:
                seat = dice.choice([*range(seats), NOBODY])
                other = other_deal(one, seat, dice)
                if other is not None and other.s.position() != one.s.position():
                    yield seat, one, other


def test_two_worlds_look_alike() -> None:
    compared = 0
    for seat, one, other in pairs(8):
        assert asyncio.run(everything_sent(one, seat)) == asyncio.run(everything_sent(other, seat))
        compared += 1
    assert compared > 20


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    seat, one, other = next(pairs(1))
    monkeypatch.setattr(viewers, "view", lambda _table, s, _viewer: s.position())
    assert asyncio.run(everything_sent(one, seat)) != asyncio.run(everything_sent(other, seat))


def test_a_game_that_does_not_say_what_is_secret_tells_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rules = GAMES[TOY].rules
    made = type(portside.new_game(TOY, 2))
    monkeypatch.setattr(made, "hide", contract.State.hide)
    monkeypatch.setattr(rules, "secrets", list(rules.events))
    seat, one, other = next(pairs(1))
    assert set(one.s.view(seat)["table"].values()) == {None}  # type: ignore[attr-defined]
    assert asyncio.run(everything_sent(one, seat)) == asyncio.run(everything_sent(other, seat))


def test_no_answer_is_given_for_a_seat_that_has_no_other() -> None:
    """That there is none tells how large its order is."""
    without_choice = [s for s in walk(portside.new_game(TOY, 2), 1) if len(s.legal()) == 1]
    assert without_choice
    assert [forced(s) for s in without_choice] == [None] * len(without_choice)


# ------------------------------------------------------------------------------ at a server


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(data=tmp_path / "data", workers=1, pace=0.0, rate=0.0)


async def play_against_a_bot(client: Client) -> wire.Snapshot:
    seat = await client.sit_down(TOY, ["mate"], "Ada", options={"goal": 15})
    async for seen in seat.turns():
        legal = [offer.answer for offer in seen.question.offers]
        await seat.answer(legal[-1], seen.seq)
    return await seat.look()


def test_a_table_against_a_bot_is_played_to_the_end(settings: Settings) -> None:
    async def evening() -> None:
        async with serving(settings) as client:
            offered = {game.game: game for game in (await client.catalogue()).games}
            assert [option.key for option in offered[TOY].options] == ["goal"]
            seen = await play_against_a_bot(client)
            assert seen.info.state == "over"
            record = await client.watch(seen.info.table).record()
            assert portside.replay(portside.read_record(record)).to_move == NOBODY

    asyncio.run(evening())


async def sent_to(seat: Seat) -> bytes:
    return msgspec.json.encode(await seat.look())


def test_opponents_and_spectators_never_see_an_order(settings: Settings) -> None:
    async def evening() -> None:
        async with serving(settings) as client:
            ada, ben = await two_people(client, TOY)
            watching = client.watch(ada.ticket.table)
            mine: Any = (await ada.look()).view
            order = msgspec.json.encode(mine["table"]["order"][0])
            assert order in await sent_to(ada)
            assert order not in await sent_to(ben) and order not in await sent_to(watching)
            seen = await ada.look()
            assert [offer.answer for offer in seen.question.offers] == ["load"]
            assert {moment.by for moment in seen.log} == {"chance"}  # nothing was answered for her
            await play_out([ada, ben])
            assert order in await sent_to(ben) and order in await sent_to(watching)

    asyncio.run(evening())


# ---------------------------------------------------------------------------- for research


def test_pettingzoo() -> None:
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

    from portside.research import pettingzoo

    module = getattr(pettingzoo, f"{TOY}_v0")
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation ")  # that it is a dict, with a mask
        for seats in (2, 3):
            api_test(module.env(seats=seats), num_cycles=100)
    seed_test(module.env, num_cycles=50)


def test_gymnasium() -> None:
    gymnasium = pytest.importorskip("gymnasium")
    from gymnasium.utils.env_checker import check_env

    import portside.research.gymnasium  # noqa: F401  it registers the ids

    key = f"portside/{GAMES[TOY].environment_name()}-v0"
    made = gymnasium.make(key, render_mode="ansi", opponents="mate")
    check_env(made.unwrapped, skip_render_check=True)  # pixels need a built client
    made.reset(seed=1)
    assert "quay" in made.render()


def test_openspiel() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import portside.research.openspiel  # noqa: F401  it registers the games

    game = pyspiel.load_game(f"portside_{TOY}")
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False, mask_test=True)
    s, dice = game.new_initial_state(), random.Random(1)
    for _ in range(40):
        if not s.is_terminal():
            s.apply_action(dice.choice(s.legal_actions()))
    for player in range(game.num_players()):
        world = s.resample_from_infostate(player, dice.random)
        assert world.observation_string(player) == s.observation_string(player)
        assert world.information_state_string(player) == s.information_state_string(player)


# ------------------------------------------------------------------------- in words alone


def test_it_is_played_in_words() -> None:
    env = TextEnv(TOY, seats=2, opponents="random")
    prompt = env.reset(5)
    assert "order: " in prompt and "?" in prompt  # the other seat's is not told
    steps = 0
    while not env.done:
        prompt = env.step("1").prompt
        steps += 1
    assert steps > 3 and env.bad == [0, 0]
    assert portside.replay(portside.read_record(env.record())).scores() == env.outcome()["scores"]


def test_it_has_no_other_names() -> None:
    with pytest.raises(Malformed, match="cannot be renamed"):
        TextEnv(TOY, renamed=1)
    assert TOY not in Doors(House(seed=1, renamed=1)).games.values()


# ------------------------------------------------------------------------ looked back on


def luck_to_come(valuer: Valuer, s: State, draws: int) -> list[float]:
    """The mean of all luck over the next draws: each answer of chance as often as it falls."""
    s = s.copy()
    while s.to_move >= 0:
        s.play(s.legal()[-1])  # sail as soon as possible
    mean = [0.0] * int(s.seats)
    if s.to_move == NOBODY or draws == 0:
        return mean
    for answer, weight in zip(s.legal(), s.weights(), strict=True):
        luck = Walk(valuer, s).take(s, answer).luck
        then = s.copy()
        then.play(answer)
        later = luck_to_come(valuer, then, draws - 1)
        assert luck is not None
        for seat, share in enumerate(means(luck)):
            mean[seat] += weight / sum(s.weights()) * (share + later[seat])
    return mean


def test_luck_has_mean_0_over_everything_that_may_happen() -> None:
    valuer = Valuer(TOY, 2, 1, 0.01)
    begun = portside.new_game(TOY, 2)
    assert luck_to_come(valuer, begun, 2) == pytest.approx([0.0, 0.0], abs=1e-12)
    settle(begun, portside.Dice(1))
    assert luck_to_come(valuer, begun, 3) == pytest.approx([0.0, 0.0], abs=1e-12)
    begun.play(begun.legal()[0])
    one = Walk(valuer, begun).take(begun, begun.legal()[0]).luck
    assert one is not None and means(one) != [0.0, 0.0]  # it is not 0 each time


def test_a_game_without_anything_of_its_own_can_be_looked_back_on() -> None:
    record = recorded(TOY, 3, 4)
    winners = portside.replay(record).winners()
    made = portside.review(record, effort=0.01)
    for one in made.balances:
        parts = [one.start, one.luck, one.own, one.others, one.evaluation]
        result = 1 / len(winners) if one.seat in winners else 0.0
        assert sum(part.share for part in parts) == pytest.approx(result, abs=1e-9)
    assert made.beliefs == [] and made.chapters == []
    assert made.judgements and made.strokes
