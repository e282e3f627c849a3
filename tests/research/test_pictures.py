"""Pictures of positions: the browser's boards, as one seat sees them."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

import portside
import portside.research.gymnasium  # it registers the ids
from portside import GAMES, NOBODY, Malformed, State
from portside.research import pictures
from portside.research.pettingzoo import cargo_noir_v0, manila_v0, santiago_v0
from portside.research.pictures import HEIGHT, WIDTH, Camera, Pixels
from tests.every_game.test_observation import other_hands, other_screens
from tests.every_game.walks import walk

EVERY = pytest.mark.parametrize("module", [santiago_v0, manila_v0, cargo_noir_v0])


def picture_of(s: State, seat: int) -> Pixels:
    return Camera().photograph(s.view(seat), seat)


def any_legal(env: Any, number: int) -> int:
    legal = env.last()[0]["action_mask"].nonzero()[0]
    return int(legal[number % len(legal)])


def colours(picture: Pixels) -> int:
    return len(np.unique(picture.reshape(-1, 3), axis=0))


@EVERY
def test_a_picture_is_the_board_and_changes_with_it(module: Any) -> None:
    env = module.env(render_mode="rgb_array")
    env.reset(seed=1)
    before = env.render()
    assert (before.shape, before.dtype) == ((HEIGHT, WIDTH, 3), np.uint8)
    assert colours(before) > 500  # scenery and lettering; a page without a board has one
    assert np.array_equal(env.render(), before)
    for number in range(10):
        env.step(any_legal(env, number))
    assert not np.array_equal(env.render(), before)
    env.close()


@pytest.mark.parametrize("game", GAMES)
def test_the_end_is_shown_to_spectators(game: str) -> None:
    *_, end = walk(portside.new_game(game, 3), 6)
    assert colours(picture_of(end, NOBODY)) > 500


def test_a_learner_sees_its_own_board() -> None:
    env = gymnasium.make("portside/CargoNoir-v0", render_mode="rgb_array", seat=1)
    env.reset(seed=1)
    picture: Any = env.render()
    bare: Any = env.unwrapped
    assert np.array_equal(picture, picture_of(bare.tables.table(0), 1))
    env.close()


# ------------------------------------------------------------------------------- secrets


def test_hands_that_a_seat_cannot_see_leave_its_picture_as_it_is() -> None:
    for number, s in enumerate(walk(portside.new_game("manila", 4), 11)):
        if number in (20, 60) and s.to_move != NOBODY:
            assert np.array_equal(picture_of(other_hands(s, 2, 3), 2), picture_of(s, 2))


def test_what_is_behind_a_screen_leaves_the_picture_as_it_is() -> None:
    asked = [
        s.copy() for s in walk(portside.new_game("santiago", 3), 12) if s.question() == "drive"
    ]
    for s in asked[2:9:3]:
        seat = int(s.to_move)
        assert np.array_equal(picture_of(other_screens(s, seat, 2), seat), picture_of(s, seat))


def test_a_closed_hand_never_reaches_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[tuple[Any, int]] = []
    monkeypatch.setattr(Camera, "photograph", lambda _, *given: shown.append(given))
    env = manila_v0.env(seats=3, render_mode="rgb_array")
    env.reset(seed=1)
    for number in range(30):
        env.step(any_legal(env, number))
        env.render()
    for view, seat in shown:
        assert seat == view["pending"]["seat"]
        for other, hand in enumerate(view["table"]["shares"]):
            assert isinstance(hand, dict) == (other == seat)  # of the others' only how many
    assert {seat for _, seat in shown} == {0, 1, 2}


# ------------------------------------------------------------------------------- one browser


def test_several_environments_in_several_threads() -> None:
    games = [walk(portside.new_game(game, 3), 5) for game in GAMES]
    starts = [next(s.copy() for s in states if s.to_move >= 0) for states in games] * 2
    alone = [picture_of(s, 0) for s in starts]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda s: picture_of(s, 0), starts))
    for one, other in zip(alone, together, strict=True):
        assert np.array_equal(one, other)


def test_under_an_event_loop() -> None:
    async def draw() -> Pixels:
        return picture_of(portside.new_game("cargo_noir", 2), 0)

    assert asyncio.run(draw()).shape == (HEIGHT, WIDTH, 3)


def test_the_browser_ends_with_the_last_environment_and_starts_anew() -> None:
    pictures.cameras.clear()
    first: Any = manila_v0.env(render_mode="rgb_array")
    second: Any = manila_v0.env(render_mode="rgb_array")
    for env in (first, second):
        env.reset(seed=1)
    before = first.render()
    browser = pictures.studio().browser
    assert browser is not None
    first.close()
    assert browser.is_connected() and np.array_equal(second.render(), before)
    loop = pictures.studio().loop
    second.close()
    assert not browser.is_connected() and loop.is_closed()
    assert np.array_equal(second.render(), before)
    second.close()


def test_a_browser_that_died_is_started_again() -> None:
    camera, s = Camera(), portside.new_game("cargo_noir", 2)
    before = camera.photograph(s.view(0), 0)
    studio = pictures.studio()
    assert studio.browser is not None
    studio.do(studio.browser.close())
    assert np.array_equal(camera.photograph(s.view(0), 0), before)
    camera.close()


# ------------------------------------------------------------------------------- what is missing


def test_it_is_said_at_once_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def refused() -> str:
        with pytest.raises(Malformed) as error:
            manila_v0.env(render_mode="rgb_array")
        return str(error.value)

    with monkeypatch.context() as without_client:
        without_client.setattr(pictures, "STATIC", tmp_path)
        assert "make .venv/client" in refused()
    with monkeypatch.context() as without_browser:
        without_browser.setattr(pictures, "system_chromium", lambda: None)
        without_browser.setattr(pictures.Studio, "has_its_own_chromium", lambda _: False)
        assert "apt-get install chromium" in refused()
    with monkeypatch.context() as without_extra:
        without_extra.setattr(pictures, "find_spec", lambda _: None)
        assert "portside[pictures]" in refused()
        with pytest.raises(Malformed, match="pictures"):
            gymnasium.make("portside/Manila-v0", render_mode="rgb_array")
    manila_v0.env(render_mode="ansi")
