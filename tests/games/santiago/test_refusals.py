"""Why something is not possible: the reason names the rule's numbers and the player's own."""

from typing import Any

import pytest

from portside import IllegalAnswer, State, submit
from portside.text.teller import LANGUAGES, Teller
from tests.games.santiago.table import A, B, C, play, table


def why(s: State, words: str) -> tuple[str, dict[str, Any]]:
    with pytest.raises(IllegalAnswer) as refused:
        submit(s, int(s.to_move), words)
    assert refused.value.refusal is not None, words
    return refused.value.refusal.code, refused.value.refusal.args


@pytest.mark.rule("SC-4.2", "SC-4.3", "ST-21")
def test_a_drive_that_costs_more_than_one_has() -> None:
    """With 3 pesos 1 to 4 stops: each but the first costs 1."""
    s = table(pesos={A: 3})
    assert why(s, "drive 5") == ("drive-pesos", {"n": 5, "cost": 4, "have": 3})
    assert why(s, "drive 0") == ("drive-on", {})
    s = table(pesos={A: 9}, options={"max_drive_steps": 4})
    assert why(s, "drive 5") == ("drive-limit", {"n": 5, "most": 4})


@pytest.mark.rule("SC-4.2", "SC-4.3")
def test_the_reason_is_said_with_ones_own_numbers_in_every_language() -> None:
    s = table(pesos={A: 3})
    refusal = s.rules().refusals.why(s, "drive 5")
    assert refusal is not None and refusal.rules == "SC-4.2, SC-4.3"
    told = [Teller(language, "santiago").reason(refusal, []) for language in LANGUAGES]
    assert told == [
        "5 stops cost 4 pesos; you have 3.",
        "5 przystanków kosztuje 4 peso; masz 3.",
        "5 fermate costano 4 pesos; tu ne hai 3.",
        "5 остановок стоят 4 песо; у тебя 3.",
    ]


@pytest.mark.rule("SC-7.1", "SC-7.2")
def test_a_building_that_the_pawn_cannot_enter() -> None:
    """Maria's flower is red: Café, Sawmill, Port Authority."""
    s = table(car=2, pawn={A: "cafe", B: "sawmill"})
    play(s, "drive 1")
    assert why(s, "enter bank") == (
        "enter-flower",
        {"thing": "bank", "cuban": "maria", "flower": "red"},
    )
    assert why(s, "enter cafe") == ("enter-stay", {"thing": "cafe"})
    assert why(s, "enter sawmill") == ("enter-taken", {"thing": "sawmill", "seat": B})
    assert why(s, "drive 1") == ("when-drive", {})
    assert why(s, "load sugar 1") == ("when-load", {})
    assert why(s, "skip") == ("no-pass", {})


@pytest.mark.rule("SC-5.9", "SC-5.10", "ST-47")
def test_alonso() -> None:
    owner = {"bank": A, "church": B, "sawmill": A, "cafe": A}
    s = table(car=8, owner=owner, goods={A: {"rum": 1}})
    play(s, "drive 1")
    assert why(s, "claim bank") == ("claim-yours", {"thing": "bank"})
    assert why(s, "claim church") == ("claim-owned", {"thing": "church", "seat": B})
    assert why(s, "claim casino") == ("claim-markers", {"thing": "casino"})
    assert why(s, "use-own church") == ("use-own-owned", {"thing": "church", "seat": B})
    assert why(s, "use-own casino") == ("use-own-nobody", {"thing": "casino"})
    assert why(s, "use-own sawmill") == ("nothing-of-it", {"thing": "wood"})
    play(s, "use-own cafe")
    assert why(s, "skip") == ("use-chosen", {})
    assert why(s, "use cigars") == ("nothing-of-it", {"thing": "cigars"})


@pytest.mark.rule("SC-6.4", "SC-6.8", "ST-06")
def test_loading() -> None:
    wanted = {"sugar": 2, "citrus": 0, "tobacco": 1, "rum": 2}
    s = table(car=9, demand=wanted, goods={A: {"sugar": 3, "citrus": 1, "rum": 1, "wood": 1}})
    play(s, "drive 1")
    assert why(s, "load sugar 3") == ("wanted-fewer", {"thing": "sugar", "n": 3, "most": 2})
    assert why(s, "load citrus 1") == ("not-wanted", {"thing": "citrus"})
    assert why(s, "load rum 2") == ("too-few", {"thing": "rum", "n": 2, "have": 1})
    assert why(s, "load tobacco 1") == ("nothing-of-it", {"thing": "tobacco"})
    assert why(s, "load-wood rum 2") == ("too-few", {"thing": "wood", "n": 2, "have": 1})
    assert why(s, "load-wood citrus 1") == ("not-wanted", {"thing": "citrus"})


@pytest.mark.rule("SC-5.4", "SC-5.5")
def test_pablo_gives_no_wood_and_nothing_that_is_gone() -> None:
    s = table(car=6, supply={"rum": 0})
    play(s, "drive 1")
    assert why(s, "take wood") == ("no-wood-from-pablo", {})
    assert why(s, "take rum") == ("supply-empty", {"thing": "rum"})


@pytest.mark.rule("SC-5.6", "SC-5.7", "ST-28")
def test_el_zorro_gets_what_one_has() -> None:
    s = table(car=7, pesos={B: 0}, vp={B: 1}, goods={B: {"wood": 2}})
    play(s, "drive 1")
    assert why(s, "give peso") == ("nothing-of-it", {"thing": "peso"})
    assert why(s, "give wood") == ("no-wood-for-zorro", {})
    assert why(s, "give rum") == ("nothing-of-it", {"thing": "rum"})


BUILDINGS = [
    ("casino", {"pesos": {A: 4}, "vp": {A: 1}}, "use +2",
     ("casino-pesos", {"n": 2, "cost": 6, "have": 4})),
    ("casino", {"pesos": {A: 4}, "vp": {A: 1}}, "use -2", ("casino-vp", {"n": 2, "have": 1})),
    ("distillery", {"goods": {A: {"sugar": 1}}}, "use 4",
     ("too-few", {"thing": "sugar", "n": 4, "have": 3})),
    ("distillery", {"goods": {A: {"sugar": 3}}, "supply": {"rum": 2}}, "use 3",
     ("supply-fewer", {"thing": "rum", "n": 3, "left": 2})),
    ("newspaper_publisher", {"inactive": ["maria"]}, "use maria",
     ("cuban-closed", {"thing": "maria"})),
    ("newspaper_publisher", {}, "use jose", ("cuban-visited", {"thing": "jose"})),
]  # fmt: skip


@pytest.mark.rule("SC-8.3", "SC-8.9", "SC-8.12", "ST-24", "ST-27", "ST-42")
@pytest.mark.parametrize(("building", "change", "words", "reason"), BUILDINGS)
def test_yellow_buildings(
    building: str, change: dict[str, Any], words: str, reason: tuple[str, dict[str, Any]]
) -> None:
    """José opens them; he stands at the first stop, and has given 2 sugar."""
    s = table(**change)
    play(s, "drive 1", f"enter {building.replace('_', '-')}")
    assert why(s, words) == reason


@pytest.mark.rule("SC-8.6", "SC-8.7", "SC-8.10", "ST-13")
def test_red_buildings() -> None:
    s = table(car=2, marker=2, goods={A: {}})
    play(s, "drive 1", "enter port-authority")
    assert why(s, "use -1") == ("first-flag", {"n": 2})
    s = table(car=2, goods={A: {}})
    play(s, "drive 1", "enter sawmill")
    assert why(s, "use") == ("nothing-of-it", {"thing": "wood"})


@pytest.mark.rule("SC-8.5", "ST-44")
def test_the_black_market() -> None:
    """Miguel opens the blue buildings; he stands at stop 5."""
    s = table(car=4, goods={A: {"wood": 2, "sugar": 1}}, supply={"rum": 0})
    play(s, "drive 1", "enter black-market")
    assert why(s, "use sugar sugar") == ("swap-same", {})
    assert why(s, "use citrus rum") == ("nothing-of-it", {"thing": "citrus"})
    assert why(s, "use sugar rum") == ("supply-empty", {"thing": "rum"})


@pytest.mark.rule("SC-8.8", "SC-8.11")
def test_white_buildings() -> None:
    wanted = {"sugar": 2, "citrus": 0, "tobacco": 1, "rum": 2}
    for building in ("customs-office", "trading-office"):
        s = table(car=5, demand=wanted)
        play(s, "drive 1", f"enter {building}")
        assert why(s, "use citrus") == ("not-wanted", {"thing": "citrus"})
    assert why(s, "use rum") == ("nothing-of-it", {"thing": "rum"})


@pytest.mark.rule("SC-9.5")
def test_wood_has_no_die() -> None:
    s = table(car=9, demand={"sugar": 1, "citrus": 0, "tobacco": 0, "rum": 0})
    play(s, "drive 1", "load sugar 1")
    for good in ("sugar", "citrus", "tobacco", "rum", "cigars"):
        submit(s, -1, f"roll {good} 1")
    assert why(s, "leave-out wood") == ("wood-has-no-die", {})


@pytest.mark.rule("SC-11.4")
def test_what_others_hold_behind_their_screens_is_in_no_reason() -> None:
    poor = table(pesos={B: 0, C: 0}, goods={B: {}, C: {}}, vp={B: 0})
    rich = table(pesos={B: 9, C: 7}, goods={B: {}, C: {}}, vp={B: 9})
    assert poor.view(A) == rich.view(A)
    for words in ("drive 5", "load sugar 3", "enter bank", "use +1"):
        assert poor.rules().refusals.why(poor, words) == rich.rules().refusals.why(rich, words)
