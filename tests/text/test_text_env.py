"""Words in, words out: what is offered, what is understood, what is refused, what comes out."""

import pickle
import random
import re
from copy import deepcopy
from typing import Any

import pytest

from portside.bots.levels import make_bot
from portside.bots.match import Match
from portside.core.errors import Malformed
from portside.core.record import read_record, replay, write_record
from portside.games import rules_of
from portside.research.text_env import TextEnv, speak
from portside.text.prompts import answers_in, plain, readings
from portside.text.teller import LANGUAGES
from tests.published import PUBLISHED
from tests.text.playing import everybody, play_at_random


def driving() -> TextEnv:
    """Seat 0 is asked how far it drives, which is the first question of a game."""
    env = TextEnv("santiago", opponents="random")
    env.reset(1)
    return env


def test_a_prompt_says_what_is_asked_and_offers_every_answer() -> None:
    env = driving()
    prompt, state = env.observe(), env.match.s
    assert prompt.startswith("Santiago de Cuba. You are Seat 1, one of 3 players.\n")
    assert "How far do you drive?" in prompt
    assert [offer.words for offer in env.offers()] == state.legal_in_words()
    assert "1. drive 1: Drive 1 stop\n" in prompt or "drive 1 …" in prompt
    assert "pesos, points and goods are behind the screen" in prompt


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PUBLISHED)
def test_every_answer_of_a_game_is_told_and_understood(game: str, language: str) -> None:
    """By its words, by its number and by its sentence, unless two sentences read alike."""
    env = everybody(game, language=language)

    def look() -> None:
        prompt, legal, offers = env.observe(), env.match.s.legal_in_words(), env.offers()
        assert [offer.words for offer in offers] == legal
        understood = readings(offers)
        for offer in offers:
            for reply in (offer.words, str(offer.number), offer.sentence):
                assert understood[plain(reply)] == offer
        numbers = [int(n) for n in re.findall(r"^(\d+)(?:–\d+)?\. ", prompt, re.MULTILINE)]
        ends = [int(n) for n in re.findall(r"^(?:\d+–)?(\d+)\. ", prompt, re.MULTILINE)]
        assert numbers[0] == 1 and ends[-1] == len(legal)
        assert all(end + 1 == start for end, start in zip(ends, numbers[1:], strict=False))

    assert len(play_at_random(env, 1, look)) > 10


@pytest.mark.parametrize(
    "reply",
    [
        "drive 2", "  Drive  2 \n", "2", "2.", "2. drive 2", "drive 2: Drive 2 stops", "`drive 2`",
        "**drive 2**", "“drive 2”", "```\ndrive 2\n```", "```text\nDRIVE 2\n```", "Drive 2 stops.",
        "The port is far.\nSo 3 would be dear.\nANSWER: drive 2", "**Answer:** 2",
        "ANSWER: drive 2\n\nANSWER: Drive 2",
    ],
)  # fmt: skip
def test_a_reply_with_one_meaning_is_understood(reply: str) -> None:
    env = driving()
    offer = env.prompts.understand(env.match.s, reply).offer
    assert offer is not None and offer.words == "drive 2"


@pytest.mark.parametrize(
    "reply",
    [
        "", "  \n", "drive", "two", "0", "99", "-2", "2 3", "drive 2 or drive 1",
        "drive 2\ndrive 1", "I drive 2 stops", "ANSWER: 1\nANSWER: 2", "ANSWER:",
        "```\n```", "drive 2!?",
    ],
)  # fmt: skip
def test_nothing_is_guessed(reply: str) -> None:
    env = driving()
    before, prompt = env.match.s.position(), env.observe()
    step = env.step(reply)
    assert env.match.s.position() == before
    assert step.info["refused"] and step.info["bad_answers"] == 1 and not step.done
    assert step.info["refused"] in step.prompt
    assert step.prompt.replace(step.prompt.split("\n\n")[1] + "\n\n", "") == prompt


def test_a_refusal_has_the_reason_of_the_rules() -> None:
    env = driving()
    pesos = env.match.s.view(0)["table"]["pesos"][0]  # type: ignore[index]
    assert env.why_not("drive 9") == f"9 stops cost 8 pesos; you have {pesos}."  # SC-4.2
    assert env.why_not("drive 1") == "That is one of the answers."
    assert env.bad == [0, 0, 0]


def test_the_last_unusable_answer_forfeits_the_game() -> None:
    env = TextEnv("manila", patience=2, opponents="random")
    env.reset(3)
    first = env.step("gin")
    assert "After 1 more answer" in first.prompt and not first.done
    last = env.step("tonic")
    assert last.done and last.reward == 0.0
    assert last.info["forfeited"] and last.info["forfeits"] == [0] and last.info["ranks"][0] == 3.0
    assert sum(last.info["rewards"]) == pytest.approx(1.0)
    assert "forfeited" in last.prompt
    with pytest.raises(Malformed, match="over"):
        env.step("1")


def test_the_others_play_on_when_an_agent_forfeits() -> None:
    env = everybody("manila", patience=1)
    env.reset(3)
    step = env.step("tonic")
    assert step.info["forfeited"] and not step.done and env.seat != 0
    assert "tonic" not in step.prompt  # what one agent has said is not for another
    while not env.done:
        assert env.seat != 0
        env.step("1")
    assert env.outcome()["forfeits"] == [0] and env.rewards()[0] == 0.0


def test_a_good_answer_does_not_make_up_for_bad_ones() -> None:
    env = TextEnv("manila", patience=2, opponents="random")
    env.reset(3)
    env.step("gin")
    env.step("1")
    assert env.bad[0] == 1


@pytest.mark.parametrize("game", PUBLISHED)
def test_the_reward_is_the_share_of_victory(game: str) -> None:
    env = everybody(game)
    play_at_random(env, 4)
    end = replay(read_record(env.record()), rules_of(game))
    assert env.outcome()["scores"] == end.scores()
    shares = [1 / len(end.winners()) if seat in end.winners() else 0 for seat in range(env.seats)]
    assert env.rewards() == shares


@pytest.mark.parametrize("game", PUBLISHED)
def test_a_bot_behind_the_text_door_plays_the_game_of_the_arena(game: str) -> None:
    """The door adds nothing and takes nothing away, whatever the language and the names."""
    seed, names = 6, ["random", "random", "random"]
    bots = [make_bot(name, game, seed * 31 + seat) for seat, name in enumerate(names)]
    match = Match(game, bots, [f"seat {seat}" for seat in range(3)], seed)
    match.play()
    env = TextEnv(game, agents=(1,), opponents="random", language="ru", renamed=2)
    env.reset(seed)
    speaker = make_bot("random", game, seed * 31 + 1)
    while not env.done:
        env.step(speak(env, speaker))
    assert env.record() == write_record(match.record)


def test_the_same_seed_and_replies_give_the_same_words() -> None:
    told = [play_at_random(everybody("cargo_noir", seats=2), 5) for _ in range(2)]
    assert told[0] == told[1]
    assert told[0] != play_at_random(everybody("cargo_noir", seats=2), 6)


def test_what_happened_is_told_once() -> None:
    env, dice = everybody("manila"), random.Random(1)
    env.reset(1)
    told: dict[int, int] = dict.fromkeys(range(3), 0)
    while not env.done:
        seat = int(env.match.s.to_move)
        since = env.observe().split("## What has happened\n")
        told[seat] += len(since[1].split("\n\n")[0].splitlines()) if len(since) > 1 else 0
        events = len(env.match.log.events)
        env.step(dice.choice(env.offers()).words)
        assert told[seat] == events


@pytest.mark.parametrize(
    ("setting", "why"),
    [
        ({"seats": 9}, "seats"),
        ({"agents": (4,)}, "no seat 4"),
        ({"agents": ()}, "at least one"),
        ({"opponents": "grandmaster"}, "no bot"),
        ({"opponents": ("mate",)}, "2 opponents"),
        ({"language": "de"}, "'de'"),
        ({"patience": 0}, "patience"),
        ({"colour": 1}, "no 'colour'"),
        ({"options": {"ship": 3}}, "ship"),
        ({"options": None}, "options are a dictionary"),
        ({"agents": ("0",)}, "a seat is a whole number"),
        ({"agents": 0}, "at least one"),
        ({"opponents": None}, "the name of a bot or a list"),
        ({"renamed": "x"}, "whole number"),
    ],
)
def test_a_setting_that_cannot_be_is_refused(setting: dict[str, Any], why: str) -> None:
    with pytest.raises(Malformed, match=why):
        TextEnv("santiago", **setting)
    env = TextEnv("santiago")
    with pytest.raises(Malformed, match=why):
        env.reset(1, **setting)
    with pytest.raises(Malformed, match="reset"):
        env.observe()


def test_what_is_no_text_is_no_answer_and_counts_as_none() -> None:
    env = driving()
    for wrong in (None, 1, ["1"]):
        for door in (env.step, env.why_not):
            with pytest.raises(Malformed, match="an answer is a text"):
                door(wrong)  # type: ignore[arg-type]
    assert env.bad == [0, 0, 0]


@pytest.mark.parametrize("game", PUBLISHED)
def test_a_copy_plays_on_alike_and_alone(game: str) -> None:
    env = TextEnv(game, seats=4, agents=(0, 1), opponents=("deckhand", "search@2"), renamed=3)
    chance = random.Random(1)
    env.reset(2)
    for _ in range(8):
        env.step(str(chance.randint(1, len(env.offers()))))
    for _ in range(3):  # one agent forfeits, the other has said something unusable
        env.step("nonsense")
    if not env.done:
        env.step("nonsense")
    copies = [deepcopy(env), pickle.loads(pickle.dumps(env))]
    told, record = env.observe(), env.record()
    copies[1].step("1")
    assert (env.observe(), env.record()) == (told, record)
    other = copies[0]
    assert other.observe() == told
    while not env.done:
        words = str(chance.randint(1, len(env.offers())))
        assert other.step(words) == env.step(words)
    assert (other.record(), deepcopy(env).outcome()) == (env.record(), env.outcome())


def test_marked_lines_count_and_nothing_else() -> None:
    assert answers_in("first 1\nANSWER: pass\nthen 2") == ["pass"]
    assert answers_in("a\n\nb") == ["a", "b"]
    assert answers_in("so:\n```\nbid 3\n```\nthat is it") == ["bid 3"]
