"""The end of the game is told: which edition counts, and what becomes of every pledged share."""

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from portside import Event, Log
from portside.games.manila import Manila
from portside.text.boards import draw
from portside.text.teller import LANGUAGES, Teller
from tests.games.manila.table import A, B, last_roll, play

ORIGINAL: dict[str, object] = {"final_scoring": "all_shares_minus_15"}
GINSENG, SILK, JADE = 0, 2, 3
COUNTS = ("polish-count", "original-count", "final-redemption", "unredeemed", "unpaid-loan")


def ended(options: dict[str, object]) -> tuple[Manila, list[Event]]:
    """Ginseng reaches 30. A has 20 pesos and three loans, B one that he can pay."""
    hands: Any = {A: {"ginseng": 1, "silk": 1, "jade": 1}, B: {"jade": 1}}
    s = last_roll(
        {"ginseng": (13, []), "nutmeg": (2, []), "silk": (2, [])},
        market={"ginseng": 20, "silk": 10, "jade": 20}, cash={A: 20, B: 15},
        hands=hands, pledged=hands, options=options,
    )  # fmt: skip
    log = s.log = Log()
    play(s, "roll ginseng 1", "roll nutmeg 1", "roll silk 1")
    return s, [event for event in log.events if event.kind in COUNTS]


def in_short(events: list[Event]) -> list[tuple[str, int, int, int]]:
    return [(e.kind, int(e.seat), int(e.thing), int(e.amount)) for e in events]


@pytest.mark.rule("MA-12.3", "MA-12.4", "MR-38")
def test_in_the_polish_edition_what_cannot_be_redeemed_is_told_share_by_share() -> None:
    s, events = ended({})
    assert in_short(events)[1:] == [
        ("final-redemption", A, GINSENG, 15),
        ("unredeemed", A, SILK, 15),
        ("unredeemed", A, JADE, 15),
        ("final-redemption", B, JADE, 15),
    ]
    assert events[0].kind == "polish-count" and events[0].amount == 15
    assert s.scores()[:2] == [20 - 15 + 30 - 2 * 15, 15 - 15 + 20]


@pytest.mark.rule("MA-12.6", "MR-38")
def test_in_the_original_edition_every_loan_is_told() -> None:
    s, events = ended(ORIGINAL)
    assert in_short(events)[1:] == [
        ("unpaid-loan", A, GINSENG, 15),
        ("unpaid-loan", A, SILK, 15),
        ("unpaid-loan", A, JADE, 15),
        ("unpaid-loan", B, JADE, 15),
    ]
    assert events[0].kind == "original-count" and events[0].amount == 15
    assert s.scores()[:2] == [20 + 30 + 10 + 20 - 3 * 15, 15 + 20 - 15]


@pytest.mark.rule("MA-12.4", "MA-12.6")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{}, ORIGINAL], ids=["polish", "original"])
def test_what_is_lost_is_said_with_its_ware_and_its_pesos(
    options: dict[str, object], language: str
) -> None:
    told, events = Teller(language, "manila"), ended(options)[1]
    lost = [told.event(e, ["Ada", "Ben", "Cy", "Di"]) for e in events if "un" in e.kind]
    wares = [told.name("ware", ware) for ware in ("silk", "jade")]
    for ware in wares:
        assert any("Ada" in line and ware in line and "−15" in line for line in lost), lost


@pytest.mark.rule("MA-12.4", "MA-12.6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_says_at_the_end_which_edition_was_counted(language: str) -> None:
    told = Teller(language, "manila")

    def shown(options: dict[str, object]) -> str:
        console = Console(file=StringIO(), width=160)
        s = ended(options)[0]
        console.print(draw(s.position(), told, ["Ada", "Ben", "Cy", "Di"]))
        return str(console.file.getvalue())  # type: ignore[attr-defined]

    polish = told.say("board-polish-edition", n=15)
    original = told.say("board-original-edition", n=15)
    assert polish in shown({}) and original not in shown({})
    assert original in shown(ORIGINAL) and polish not in shown(ORIGINAL)
