"""The protocol of the text door, its page and its example."""

import math
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import portside
from bench.text_reference import PAGE, example, filled_in, lengths, played, players, reference
from portside.bots.arena import Contest, play_one
from portside.bots.standings import rank, share
from portside.games import GAMES
from portside.research.text_protocol import Protocol, bot, measure, reader, words_only
from portside.text.teller import LANGUAGES
from tests.conftest import BUILD, ROOT
from tests.published import PUBLISHED


@pytest.mark.parametrize("game", PUBLISHED)
def test_a_bot_scores_what_it_scores_in_the_arena(game: str) -> None:
    """The same boards, seats and luck: the door makes no difference."""
    score = measure(game, bot("random"), Protocol("random", boards=2, seed=5))
    contest = Contest(game, ("random", "random", "random"), 5)
    games = [play_one(contest, board, seat)[0] for board in range(2) for seat in range(3)]
    mine = [(one, one.rotation) for one in games]
    assert score.games == 6
    assert score.share == pytest.approx(sum(share(*one) for one in mine) / 6)
    assert score.mean_score == pytest.approx(sum(one.scores[seat] for one, seat in mine) / 6)
    assert score.mean_rank == pytest.approx(sum(rank(*one) for one in mine) / 6)
    assert score.answers == pytest.approx(sum(one.answers[seat] for one, seat in mine) / 6)


def test_who_says_nothing_usable_forfeits_every_game() -> None:
    score = measure("manila", reader(lambda _prompt: "?"), Protocol("random", boards=1, patience=2))
    assert (score.games, score.forfeits, score.bad_answers, score.share) == (3, 3, 6, 0.0)
    assert score.mean_rank == 3.0 and math.isnan(score.mean_score)


def test_words_alone_are_enough() -> None:
    for language in LANGUAGES:
        score = measure(
            "cargo_noir", words_only, Protocol("random", boards=1, language=language, renamed=1)
        )
        assert score.bad_answers == score.forfeits == 0 < score.mean_score


def test_the_page_is_whole_and_its_prompt_is_fresh() -> None:
    page = PAGE.read_text("utf-8")
    assert filled_in(page, {"example": example()}) == page, "run: python -m bench.text_reference"
    for game in GAMES:
        for opponents in ("deckhand", "mate"):
            for name in players():
                assert f"| {game} | {opponents} | {name} | 60 | " in page
        assert all(f"| {game} | {language} | " in page for language in LANGUAGES)


def figures(row: str) -> list[int]:
    return [int(number.replace(",", "")) for number in re.findall(r"[\d,]*\d", row)]


@pytest.mark.parametrize("game", PUBLISHED)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_prompts_are_as_long_as_the_page_says(game: str, language: str) -> None:
    """A word that is changed here and there does no harm; 3 % do."""
    task = game, "mate", Protocol("mate", 2, language=language)
    *_, now = lengths({task: played(task)})
    (told,) = re.findall(rf"^\| {game} \| {language} \| .*$", PAGE.read_text("utf-8"), re.M)
    assert figures(told) == pytest.approx(figures(now), rel=0.03), "bench.text_reference --lengths"


@pytest.mark.parametrize("game", PUBLISHED)
def test_a_row_of_the_reference_can_be_made_again(game: str) -> None:
    task = game, "random", Protocol("deckhand", 20)
    *_, row = reference({task: played(task)})
    assert row in PAGE.read_text("utf-8").splitlines(), "run: python -m bench.text_reference"


def test_the_examples_of_the_page_run() -> None:
    told: dict[str, Any] = {}
    examples = re.findall(r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.DOTALL | re.M)
    assert len(examples) == 2
    for one in examples:
        exec(one, told)
    assert told["done"] and len(told["info"]["scores"]) == 3 and told["score"].games == 6


def test_the_example_for_agents_runs() -> None:
    path = {} if BUILD == "compiled" else {"PYTHONPATH": str(Path(portside.__file__).parents[1])}
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / "text_agent.py"), "santiago"],
        capture_output=True, text=True, env=path, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "12 games against two deckhands" in done.stdout and "0 forfeits" in done.stdout
