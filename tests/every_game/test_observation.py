"""What rows of numbers tell a seat: what its view shows, and nothing else."""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

import portside
from portside import GAMES, NOBODY, State, read_position
from portside.core.observation import UNKNOWN, Observer, blank
from portside.core.vectors import i16
from portside.research.catalogue import observer_of
from tests.every_game.rows import EXPECTED, known
from tests.every_game.walks import EVERY_GAME, walk
from tests.published import PUBLISHED

Row = tuple[int, ...]

NONSENSE = 12_345  # is in no row, so that a number nobody wrote is seen


def row(s: State, seat: int, memory: bool = False) -> Row:
    observer = observer_of(s.rules().name, int(s.seats), memory)
    made = blank(observer.width + 2)
    for i in range(observer.width + 2):
        made[i] = i16(NONSENSE)
    observer.observe(s, seat, made, 1)
    first, *told, last = [int(number) for number in made]
    assert first == last == NONSENSE and NONSENSE not in told  # it keeps to its place, and fills it
    return tuple(told)


def part(observer: Observer, made: Sequence[int], name: str) -> list[int]:
    at = 0
    for field in observer.fields:
        if field.name == name:
            return list(made[at : at + field.length])
        at += field.length
    raise AssertionError(name)


def in_any_slot(view: dict[str, Any]) -> str:
    """A view as text; in which slot of a place a token lies does not matter to anybody."""
    table = view["table"]
    if "ports" in table:
        table["market"] = sorted(map(str, table["market"]))
        for port in table["ports"].values():
            port["goods"] = sorted(map(str, port["goods"]))
    return json.dumps(view)


@pytest.mark.parametrize(("game", "seats"), EVERY_GAME)
def test_every_number_is_within_its_bounds(game: str, seats: int) -> None:
    observer = observer_of(game, seats)
    low = [field.low for field in observer.fields for _ in range(field.length)]
    high = [field.high for field in observer.fields for _ in range(field.length)]
    assert len(low) == observer.width
    assert len({field.name for field in observer.fields}) == len(observer.fields)
    for s in walk(portside.new_game(game, seats), 1):
        for seat in range(seats):
            assert all(a <= n <= b for a, n, b in zip(low, row(s, seat), high, strict=True))


VARIANTS: dict[str, list[dict[str, object]]] = {
    "santiago": [{"screens": "open", "ships": 2}],
    "manila": [
        {"boarding_variant": True, "cash_is_public": False},
        {"boarding_variant": True, "docked_boat_accepts_accomplices": True,
         "shares_buyable_per_voyage": 2, "starting_cash": 90},
    ],
}  # fmt: skip


def telling_states(game: str, seats: int) -> Iterator[State]:
    """Of some random games: every kind of question a few times, with all it may remember."""
    met: Counter[str] = Counter()
    for seed in range(12):
        variants = [{}, *VARIANTS.get(game, [])]
        for s in walk(portside.new_game(game, seats, variants[seed % len(variants)]), seed):
            pending = s.position()["pending"]
            assert isinstance(pending, dict)
            kind = f"{s.question()} {sorted(key for key in pending if pending[key])}"
            met[kind] += 1
            if met[kind] <= 8 or met[kind] % 30 == 0:
                yield s


@pytest.mark.parametrize(("game", "seats"), [one for one in EVERY_GAME if one[0] in PUBLISHED])
def test_every_field_says_what_the_view_says(game: str, seats: int) -> None:
    assert game in EXPECTED, f"{game}: say in tests/every_game/rows.py what its fields should say"
    observer = observer_of(game, seats)
    told: dict[str, set[int]] = {field.name: set() for field in observer.fields}
    for s in telling_states(game, seats):
        for seat in range(seats):
            for memory in (False, True):
                made = row(s, seat, memory)
                found = {name: part(observer, made, name) for name in told}
                assert found == EXPECTED[game](known(s, seat, memory), seat), s.question()
            for name, numbers in found.items():
                told[name].update(numbers)
    still = [name for name, numbers in told.items() if len(numbers) == 1]
    assert still == (["port_open"] if (game, seats) == ("cargo_noir", 5) else [])


@pytest.mark.parametrize(("game", "seats"), EVERY_GAME)
def test_a_row_follows_from_the_position_alone(game: str, seats: int) -> None:
    """Nothing that lingers in memory from earlier questions gets into it."""
    for number, s in enumerate(walk(portside.new_game(game, seats), 2)):
        if number % 3 == 0:
            read = read_position(json.loads(json.dumps(s.position())))
            for seat in range(seats):
                for memory in (False, True):
                    assert row(read, seat, memory) == row(s, seat, memory)


@pytest.mark.parametrize(
    ("game", "seats"), [one for one in EVERY_GAME if GAMES[one[0]].observer is not None]
)
def test_different_views_make_different_rows(game: str, seats: int) -> None:
    seen: dict[Row, str] = {}
    for seed in (3, 4):
        for s in walk(portside.new_game(game, seats), seed):
            told = row(s, 1)
            view = in_any_slot(s.view(1))
            assert seen.setdefault(told, view) == view
    assert len(seen) > 50


@pytest.mark.parametrize(("game", "seats"), EVERY_GAME)
def test_the_observer_comes_first(game: str, seats: int) -> None:
    observer = observer_of(game, seats)
    for s in walk(portside.new_game(game, seats), 5):
        for seat in range(seats):
            asked = part(observer, row(s, seat), "asked")
            wanted = [0] * seats
            if s.to_move >= 0:
                wanted[(s.to_move - seat) % seats] = 1
            assert asked == wanted


# ----------------------------- worlds a seat cannot tell apart: re-dealt here, without any view


def other_hands(s: State, seat: int, shift: int) -> State:
    """Manila: the others' dealt cards go round, and each hand pledges its last cards instead."""
    written: Any = json.loads(json.dumps(s.position()))
    table, bought = written["table"], written["pending"]["bought"]
    wares = list(table["supply"])
    others = [other for other in range(written["seats"]) if other != seat]
    owners, cards = [], []
    for other in others:
        for ware in wares:
            dealt = table["shares"][other][ware] - bought[other][ware]
            owners += [other] * dealt
            cards += [ware] * dealt
        table["shares"][other] = dict(bought[other])
    for owner, ware in zip(owners, cards[shift:] + cards[:shift], strict=True):
        table["shares"][owner][ware] += 1
    for other in others:
        left = sum(table["pledged"][other].values())
        for ware in reversed(wares):
            table["pledged"][other][ware] = min(left, table["shares"][other][ware])
            left -= table["pledged"][other][ware]
    return read_position(written)


def other_screens(s: State, seat: int, shift: int) -> State:
    """Santiago: the others swap everything behind their screens, and some of it grows."""
    written: Any = json.loads(json.dumps(s.position()))
    others = [other for other in range(written["seats"]) if other != seat]
    for secret in ("pesos", "vp", "goods"):
        held = [written["table"][secret][other] for other in others]
        if secret != "goods":
            held = [amount + shift for amount in held]
        for other, amount in zip(others, held[1:] + held[:1], strict=True):
            written["table"][secret][other] = amount
    return read_position(written)


def test_manila_worlds_that_a_seat_cannot_tell_apart_encode_alike() -> None:
    told_apart = 0
    for seats in (3, 4, 5):
        for number, s in enumerate(walk(portside.new_game("manila", seats), 11)):
            if number % 4 == 0 and s.to_move != NOBODY:
                for seat in range(seats):
                    for shift in (1, 3):
                        world = other_hands(s, seat, shift)
                        for memory in (False, True):
                            assert row(world, seat, memory) == row(s, seat, memory)
                        told_apart += row(world, (seat + 1) % seats) != row(s, (seat + 1) % seats)
    assert told_apart > 50  # whoever holds the cards sees them


def test_manila_shows_all_hands_at_the_end() -> None:
    *_, end = walk(portside.new_game("manila", 3), 3)
    observer = observer_of("manila", 3)
    assert UNKNOWN not in part(observer, row(end, 0), "shares")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_santiago_worlds_that_a_seat_cannot_tell_apart_encode_alike(seats: int) -> None:
    told_apart = 0
    for number, s in enumerate(walk(portside.new_game("santiago", seats), 12)):
        if number % 4 == 0 and s.question() in ("drive", "demand", "pablo", "alonso"):
            seat = int(s.to_move)  # whose own answers cannot give the others away
            world = other_screens(s, seat, 2)
            assert row(world, seat) == row(s, seat)
            other = (seat + 1) % seats
            told_apart += row(world, other) != row(s, other)
            assert row(world, seat, memory=True) != row(s, seat, memory=True)
    assert told_apart > 10


def test_open_screens_are_seen_through() -> None:
    observer = observer_of("santiago", 3)
    for options in ({}, {"screens": "open"}):
        s = portside.new_game("santiago", 3, dict(options))
        hidden = part(observer, row(s, 0), "pesos")[1:]
        assert (UNKNOWN in hidden) == (not options)


def test_secret_cash_is_known_to_who_remembers() -> None:
    observer = observer_of("manila", 3)
    s = portside.new_game("manila", 3, {"cash_is_public": False})
    assert part(observer, row(s, 1), "cash") == [30, UNKNOWN, UNKNOWN]
    assert part(observer, row(s, 1, memory=True), "cash") == [30, 30, 30]
