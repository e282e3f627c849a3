"""What can be reckoned: the bag, and the ports."""

import pytest

from portside.games.cargo_noir.odds import figures
from tests.games.cargo_noir.table import A, B, C, play, table


@pytest.mark.rule("CN-1.2", "CN-1.7", "CN-4.5")
def test_what_is_left_in_the_bag() -> None:
    """With three players 14 of each and 3 wild. Of gold one is on the market, two are in ports
    and two in a hand; of wild goods none is out."""
    s = table("send", goods={A: {"gold": 2}})
    bag = figures(s, A)["bag"]
    assert bag["goods"]["gold"] == 14 - 1 - 2 - 2 and bag["goods"]["wild"] == 3
    assert bag["left"] == 9 * 14 + 3 - 6 - 13 - 2 == sum(bag["goods"].values())
    assert bag["chance"]["gold"] == 9 / 108 and bag["chance"]["wild"] == 3 / 108
    assert sum(bag["chance"].values()) == pytest.approx(1)
    assert not bag["refilled"]
    assert figures(s, B)["bag"] == bag


@pytest.mark.rule("CN-4.11")
def test_an_empty_bag_takes_the_discards() -> None:
    s = table("send", bag={}, discard={"gold": 1, "art": 3})
    bag = figures(s, A)["bag"]
    assert bag["refilled"] and bag["left"] == 4
    assert bag["chance"] == {"art": 3 / 4, "gold": 1 / 4}


@pytest.mark.rule("CN-4.13", "CN-4.16", "CN-5.4", "CN-7.4")
def test_what_a_bid_must_beat() -> None:
    """A's two gold are worth 4, with another 9; B's one is worth 1, with another 4; B leads."""
    bids = {"cape_town": {A: 2, B: 4}, "new_york": {B: 5}}
    s = table("send", goods={A: {"gold": 2}, B: {"gold": 1}}, safe={A: 3, B: 1}, stacks=bids)
    assert figures(s, A)["ports"]["cape_town"] == {
        "goods": ["gold"], "worth": 5, "highest": 4, "stack": 2, "beats": 5, "adds": 3,
        "affords": True,
    }  # fmt: skip
    assert figures(s, B)["ports"]["cape_town"] == {
        "goods": ["gold"], "worth": 3, "highest": 2, "stack": 4, "beats": 3, "adds": 0,
        "affords": True,
    }  # fmt: skip
    york = figures(s, A)["ports"]["new_york"]
    assert (york["highest"], york["stack"], york["beats"], york["affords"]) == (5, None, 6, False)
    empty = figures(s, C)["ports"]["hong_kong"]
    assert (empty["highest"], empty["beats"], empty["adds"], empty["worth"]) == (None, 1, 1, 3)
    assert set(figures(s, A)["ports"]) == {
        "rotterdam", "new_york", "hong_kong", "cape_town", "bombay",
    }  # fmt: skip


@pytest.mark.rule("CN-8.1")
def test_no_figures_once_the_game_is_over() -> None:
    s = table("basket", round=11, turn=C, goods={C: {"gold": 3}})
    play(s, "no-trade")
    assert s.finished and figures(s, A) == {}
