"""Why something is not possible now in Santiago de Cuba, with the asked player's own numbers."""

from typing import Final

from portside.core.errors import Refusal
from portside.core.game import PASS
from portside.core.names import word
from portside.core.refusals import ByQuestion, refusal
from portside.core.vectors import i64
from portside.games.santiago.rules.buildings import BUILDINGS
from portside.games.santiago.rules.data import (
    BUILDING_NAMES,
    BUILDINGS_IN_ALL,
    CARGO,
    CIGARS,
    CUBAN_NAMES,
    CUBANS_IN_ALL,
    FLOWER_NAMES,
    GIFT_NAMES,
    GOOD_NAMES,
    KINDS,
    NO_OWNER,
    PESO,
    PLACES,
    PLACES_PER_FLOWER,
    RUM,
    STOPS,
    SUGAR,
    TOBACCO,
    VP,
    WOOD,
)
from portside.games.santiago.rules.options import UNLIMITED
from portside.games.santiago.rules.state import State

MOMENTS: Final = {
    "demand": "demand",
    "drive": "drive",
    "pablo": "pablo",
    "zorro": "zorro",
    "alonso": "alonso",
    "load": "load",
    "pawn": "pawn",
    **{building.name: "use" for building in BUILDINGS},
}
WIDER: Final = {"demand": KINDS, "pablo": KINDS, "drive": 256}  # wood too, and many laps

FACTORIES: Final = {"distillery": (SUGAR, RUM), "cigar-factory": (TOBACCO, CIGARS)}


class SantiagoRefusals(ByQuestion):
    def refuse(self, s: State, question: str, answer: int) -> Refusal:
        if question == "drive":
            return drive(s, answer)
        if question == "demand":
            return refusal("wood-has-no-die", "SC-9.5")  # each other die may be laid aside
        if question == "pablo":
            if answer == WOOD:
                return refusal("no-wood-from-pablo", "SC-5.4")
            return refusal("supply-empty", "SC-5.5", thing=GOOD_NAMES[answer])
        if question == "zorro":
            if answer == WOOD:
                return refusal("no-wood-for-zorro", "SC-5.7")
            return refusal("nothing-of-it", "SC-5.7", thing=GIFT_NAMES[answer])
        if question == "alonso":
            return claim_or_use(s, answer)
        if question == "load":
            return load(s, answer)
        if question == "pawn":
            return enter(s, answer)
        return use(s, question, answer)

    def thinkable(self, s: State) -> list[str]:
        return [s.write(answer) for answer in thinkable(s, s.asked.name)]


def thinkable(s: State, question: str) -> list[int]:
    """The places, goods and people that the question could be about."""
    if question == "drive":
        return list(range(1, STOPS + 1))
    if question == "zorro":
        return [*range(CARGO), PESO, VP]
    if question == "alonso":
        return [
            building + (BUILDINGS_IN_ALL if s.owner[building] == s.me.seat else 0)
            for building in by_place(s)
        ]
    if question == "load":
        return [*[10 + good for good in range(CARGO)], *[15 + good for good in range(CARGO)]]
    if question == "pawn":
        return by_place(s)
    if question == "black-market":
        return [10 * a + b for a in range(CARGO) for b in range(CARGO) if a != b]
    if question == "cafe":
        return [1, 2, 3]
    if question == "casino":
        return [2, 1]  # one VP bought, one sold
    if question == "newspaper-publisher":
        return list(range(CUBANS_IN_ALL))
    if question in FACTORIES:
        return [1, 2, 3]
    if question == "port-authority":
        return [0, 1]
    return list(range(CARGO)) if question in ("pablo", "customs-office", "trading-office") else [0]


def by_place(s: State) -> list[int]:
    """The buildings in the order of the board."""
    return [s.building_at[place] for place in range(PLACES)]


def drive(s: State, steps: int) -> Refusal:
    most = s.options.max_drive_steps
    if steps < 1:
        return refusal("drive-on", "SC-3.3, SC-4.1")
    if most != UNLIMITED and steps > most:
        return refusal("drive-limit", "SC-4.3", n=steps, most=most)
    return refusal("drive-pesos", "SC-4.2, SC-4.3", n=steps, cost=steps - 1, have=s.me.pesos)


def claim_or_use(s: State, answer: int) -> Refusal:
    building = answer % BUILDINGS_IN_ALL
    owner, thing = s.owner[building], word(BUILDING_NAMES[building])
    if answer < BUILDINGS_IN_ALL:
        if owner == s.me.seat:
            return refusal("claim-yours", "SC-5.9", thing=thing)
        if owner != NO_OWNER:
            return refusal("claim-owned", "SC-5.9", thing=thing, seat=owner)
        return refusal("claim-markers", "SC-5.10", thing=thing)
    if owner == NO_OWNER:
        return refusal("use-own-nobody", "SC-5.9", thing=thing)
    if owner != s.me.seat:
        return refusal("use-own-owned", "SC-5.9", thing=thing, seat=owner)
    return no_use(s, building)


def load(s: State, answer: int) -> Refusal:
    n, what = answer // 10, answer % 10
    good, token = what % CARGO, what if what < CARGO else WOOD
    if s.demand[good] == 0:
        return refusal("not-wanted", "SC-6.4", thing=GOOD_NAMES[good])
    if n < 1:
        return refusal("load-nothing", "SC-6.3")
    if n > s.demand[good]:
        return refusal("wanted-fewer", "SC-6.4", thing=GOOD_NAMES[good], n=n, most=s.demand[good])
    return too_few(s, token, n, "SC-6.4" if token == good else "SC-6.8")


def enter(s: State, building: int) -> Refusal:
    thing, cuban = word(BUILDING_NAMES[building]), s.visited()
    for place in range(PLACES):
        if s.building_at[place] == building:
            flower = place // PLACES_PER_FLOWER
            if flower != s.options.flower[cuban]:
                return refusal(
                    "enter-flower",
                    "SC-7.1",
                    thing=thing,
                    cuban=CUBAN_NAMES[cuban],
                    flower=FLOWER_NAMES[s.options.flower[cuban]],
                )
    if s.me.pawn == building:
        return refusal("enter-stay", "SC-7.2", thing=thing)
    there = [player.seat for player in s.players if player.pawn == building]
    return refusal("enter-taken", "SC-7.2", thing=thing, seat=there[0])


def too_few(s: State, good: int, n: int, rules: str) -> Refusal:
    """The own tokens do not suffice."""
    have = s.me.goods[good]
    if have == 0:
        return refusal("nothing-of-it", rules, thing=GOOD_NAMES[good])
    return refusal("too-few", rules, thing=GOOD_NAMES[good], n=n, have=have)


# ------------------------------------------------------------------- buildings


def use(s: State, question: str, answer: int) -> Refusal:
    """Why the building is not used so."""
    if answer == PASS:
        return refusal("use-chosen", "SC-5.9")
    if question in FACTORIES:
        raw, made = FACTORIES[question]
        if answer < 1:
            return refusal("make-nothing", s.asked.cites)
        if answer > s.me.goods[raw]:
            return too_few(s, raw, answer, s.asked.cites)
        return supply_has(s, made, answer)
    if question == "black-market":
        return swap(s, answer // 10, answer % 10)
    if question == "cafe":
        return cafe(s, answer)
    if question == "customs-office":
        return no_ship(s) or refusal("not-wanted", "SC-8.8", thing=GOOD_NAMES[answer])
    if question == "casino":
        return casino(s, answer)
    if question == "port-authority":
        return no_ship(s) or refusal("first-flag", "SC-8.10", n=s.value())
    if question == "trading-office":
        return trading_office(s, answer)
    if question == "newspaper-publisher":
        return newspaper(s, answer)
    return too_few(s, WOOD, 1, "SC-8.6")  # the sawmill: bank and church are always of use


def no_use(s: State, building: int) -> Refusal:
    """Why a building is of no use at all now (SC-8.0)."""
    question, thing = BUILDINGS[building].name, word(BUILDING_NAMES[building])
    if question in FACTORIES:
        raw, made = FACTORIES[question]
        return too_few(s, raw, 1, "SC-8.0") if s.me.goods[raw] == 0 else supply_has(s, made, 1)
    if question == "sawmill":
        return too_few(s, WOOD, 1, "SC-8.0")
    if question in ("customs-office", "port-authority", "trading-office") and not s.ship_in_port:
        return refusal("no-ship", "SC-8.0")
    if question == "casino":
        return casino(s, 2)
    return refusal("no-use", "SC-8.0", thing=thing)  # none of the goods it wants


def no_ship(s: State) -> Refusal | None:
    return None if s.ship_in_port else refusal("no-ship", "SC-8.0")


def supply_has(s: State, good: int, n: int) -> Refusal:
    left = s.supply[good]
    if left == 0:
        return refusal("supply-empty", "SC-8.0", thing=GOOD_NAMES[good])
    return refusal("supply-fewer", "SC-8.0", thing=GOOD_NAMES[good], n=n, left=left)


def swap(s: State, given: int, taken: int) -> Refusal:
    if given >= CARGO or taken >= CARGO:
        return refusal("swap-wood", "SC-8.5")
    if given == taken:
        return refusal("swap-same", "SC-8.5")
    if s.me.goods[given] == 0:
        return too_few(s, given, 1, "SC-8.5")
    return refusal("supply-empty", "SC-8.5", thing=GOOD_NAMES[taken])


def cafe(s: State, answer: int) -> Refusal:
    """1 rum, 2 cigars, 3 both."""
    lacking = RUM if answer != 2 and s.me.goods[RUM] == 0 else CIGARS
    return too_few(s, lacking, 1, "SC-8.7")


def casino(s: State, answer: int) -> Refusal:
    """2n buys n VP, 2n - 1 sells n VP."""
    n = (answer + 1) // 2
    if answer % 2 == 0:
        if n == 0:
            return refusal("buy-nothing", "SC-8.9")
        return refusal("casino-pesos", "SC-8.9", n=n, cost=3 * n, have=s.me.pesos)
    return refusal("casino-vp", "SC-8.9", n=n, have=s.me.vp)


def trading_office(s: State, good: i64) -> Refusal:
    missing = no_ship(s)
    if missing is not None:
        return missing
    if s.demand[good] == 0:
        return refusal("not-wanted", "SC-8.11", thing=GOOD_NAMES[good])
    return too_few(s, good, 1, "SC-8.11")


def newspaper(s: State, cuban: int) -> Refusal:
    if cuban == s.visited() and not s.options.visited_is_target:
        return refusal("cuban-visited", "SC-8.12", thing=word(CUBAN_NAMES[cuban]))
    return refusal("cuban-closed", "SC-8.12", thing=word(CUBAN_NAMES[cuban]))


REFUSALS: Final = SantiagoRefusals(MOMENTS, WIDER)
