"""What a judge that learns sees of Manila: the table's own numbers, and chances that dice say."""

import pytest

from portside.bots.bot import Budget, SeatView, Thoughts
from portside.bots.searcher import SearchBot
from portside.core.learned import FAR, FINE, LearnedJudge, Net
from portside.core.rng import Dice
from portside.core.simulate import settle
from portside.core.vectors import filled
from portside.games import game_of
from portside.games.manila import Manila, new_game
from portside.games.manila.judge import ManilaJudge, ManilaSight
from tests.games.manila.table import A, B, C, D, last_roll, table

SIGHT = ManilaSight(ManilaJudge())
WARES = range(4)


def seen(s: Manila) -> list[dict[str, int]]:
    """By seat: the numbers by their names."""
    width = len(SIGHT.names)
    row = filled(s.seats * width, 0)
    SIGHT.look(s, row)
    numbers = [int(number) for number in row]
    return [
        dict(zip(SIGHT.names, numbers[width * seat :], strict=False)) for seat in range(s.seats)
    ]


@pytest.mark.rule("MA-1.8", "MA-12.4")
def test_wares_stand_in_the_order_of_the_market() -> None:
    """The track goes 0, 5, 10, 20, 30: one step is left for 20, two for 10."""
    s = last_roll(
        {"ginseng": (3, []), "nutmeg": (3, []), "jade": (10, [])},
        hands={A: {"jade": 1, "silk": 2}, B: {"nutmeg": 1}},
        pledged={A: {"jade": 1}},
        market={"silk": 20, "jade": 10},
        cash={A: 33, B: 21},
    )
    mine, his = seen(s)[A], seen(s)[B]
    assert [mine[f"shares_{place}"] for place in WARES] == [2, 1, 0, 0]
    assert [his[f"shares_{place}"] for place in WARES] == [0, 0, 0, 1]
    assert [mine[f"steps_left_{place}"] for place in WARES] == [1, 2, 4, 4]
    assert (mine["to_the_top"], mine["shares"], mine["loans"], mine["unpledged"]) == (1, 3, 1, 2)
    assert (mine["pesos"], mine["few_pesos"], mine["rivals_pesos"]) == (33, 15, 30)
    assert mine["shares_now"] == 2 * 20 + 10
    assert mine["lead_now"] == 33 + 50 - 15 - 30  # the others have 30 and no share of any worth


@pytest.mark.rule("MA-9.1", "MA-10.2")
def test_a_boat_is_seen_by_what_the_dice_can_do_for_it() -> None:
    """One roll is left: jade at 10 comes home with 3 to 6, silk at 7 with a 6, ginseng never."""
    s = last_roll(
        {"ginseng": (3, [C]), "silk": (7, [C]), "jade": (10, [A, B])},
        harbour={"a": D},
        shipyard={"c": A},
        insurance=B,
        pilot_large=C,
    )
    a, b, c, d = seen(s)
    assert a["rolls_0"] == 1  # none comes after it
    assert [a[f"comes_home_{ware}"] for ware in WARES] == [0, 0, 1, 6]  # in tenths
    assert a["cargo"] == pytest.approx(2 * 36 / 2 * 4 / 6, abs=1)  # in halves
    assert c["cargo"] == pytest.approx(2 * 30 * 1 / 6, abs=1)
    assert c["cargo_at_stake"] == pytest.approx(2 * 30 * 4 * 5 / 36, abs=1)
    assert d["berths"] == pytest.approx(2 * 6 * (1 - 5 / 6 * 2 / 6), abs=1)
    assert (a["berths_at_stake"], d["berths_at_stake"], c["berths_at_stake"]) == (15, 6, 0)
    assert b["insurance"] == c["large_pilot"] == 1 and a["insurance"] == a["large_pilot"] == 0
    assert b["berths"] < 0 < a["berths"]  # he pays for the shipyard


@pytest.mark.rule("MA-9.4")
def test_pirates_are_seen_by_the_boats_that_they_may_meet() -> None:
    """Ginseng at 12 stands on the last space with a 1 only, jade at 8 with a 5 only."""
    boats: dict[str, tuple[int | str, list[int]]] = {
        "ginseng": (12, [C]),
        "nutmeg": (3, []),
        "jade": (8, []),
    }
    a, b, c, _ = seen(last_roll(boats, pirates=(A, B)))
    assert (a["captain"], a["mate"], b["captain"], b["mate"]) == (1, 0, 0, 1)
    assert a["loot"] == b["loot"] == pytest.approx(2 * (18 + 36) / 6, abs=1)
    assert c["loot"] == 0
    assert c["cargo"] == pytest.approx(2 * 18 * 5 / 6, abs=1)  # with a 1 the pirates have it


@pytest.mark.rule("MA-3.5", "MA-3.9")
def test_in_the_auction_it_is_seen_who_bids_and_what_he_could_pay() -> None:
    s = table(
        "bid", B, bid=7, bidder=A, pending={"passed": [C]}, cash={B: 3}, hands={B: {"jade": 1}}
    )
    a, b, c, d = seen(s)
    assert [seat["auction"] for seat in (a, b, c, d)] == [1, 1, 1, 1]
    assert [seat["bidding"] for seat in (a, b, c, d)] == [1, 1, 0, 1]
    assert [seat["bid"] for seat in (a, b, c, d)] == [7, 0, 0, 0]
    assert 0 < b["ready_to_pay"] <= 2 * (3 + 12)  # his cash, and a loan on his share
    assert c["ready_to_pay"] == 0
    assert sum(a[f"rolls_{rolls}"] for rolls in range(4)) == 0


def test_any_table_is_seen_in_small_numbers() -> None:
    s = new_game(5, {"starting_cash": 5000, "market_track": [0, 5, 10, 15, 20, 25, 30, 40, 5000]})
    settle(s, Dice(1))
    numbers = [number for seat in seen(s) for number in seat.values()]
    assert max(numbers) == FAR and min(numbers) >= -FAR


def test_a_learned_judge_keeps_secrets() -> None:
    """Who cannot tell two worlds apart answers alike in both, with the same dice."""
    width = len(SIGHT.names)
    straight = [FINE // 16 if name in {"worth", "shares_later"} else 0 for name in SIGHT.names]
    learned = LearnedJudge(ManilaJudge(), SIGHT, Net([[0]] * (width + 1), [0], straight))
    s = new_game(3)
    dice = Dice(7)
    settle(s, dice)
    worlds = [s.imagine(s.to_move, Dice(seed)) for seed in range(6)]

    assert any(seen(world) != seen(worlds[0]) for world in worlds)  # the sight could tell them

    def thoughts(world: Manila) -> Thoughts:
        settings = game_of("manila").search
        bot = SearchBot("manila", 3, Budget(simulations=60), settings, judge=learned)
        bot.choose(SeatView(world, dice=Dice(5)))
        return bot.thoughts()

    first = thoughts(worlds[0])
    assert len(first.options) > 1
    assert all(thoughts(world) == first for world in worlds[1:])
