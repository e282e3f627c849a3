"""Why an answer costs much in Santiago de Cuba, in the numbers of the table.

Everything here can be known by who remembers (SC-11.3): what the others hold, too.
"""

from typing import Final

from portside.core.counsel import Counsel, Detector, because, first_found
from portside.core.game import PASS
from portside.core.names import word
from portside.games.santiago.game import Santiago
from portside.games.santiago.rules.buildings import BUILDINGS
from portside.games.santiago.rules.cubans import CUBANS, Producer
from portside.games.santiago.rules.data import (
    BUILDING_NAMES,
    BUILDINGS_IN_ALL,
    CARGO,
    CASINO,
    CUBAN_NAMES,
    EL_ZORRO,
    GOOD_NAMES,
    NO_OWNER,
    PESO,
    PORT,
    STOPS,
    VP,
    WOOD,
)
from portside.games.santiago.rules.pawn import MOVE_PAWN
from portside.games.santiago.rules.scoring import score
from portside.games.santiago.rules.state import Player
from portside.games.santiago.rules.street import reach, stops_to_port

GIVEN_OF_A_PRODUCER: Final = 2  # SC-5.2


def counsel(s: Santiago, seat: int, pressed: int, best: int) -> Counsel | None:
    """The most telling reason against `pressed`, where `best` is thought to be better."""
    if s.to_move != seat or pressed == best:
        return None
    detectors = DETECTORS.get(s.asked.name, USING_A_BUILDING)
    return first_found([ends_the_game, *detectors], s, pressed, best)


# ------------------------------------------------------------------ what is looked at


def after(s: Santiago, answer: int) -> Santiago:
    later = s.copy()
    later.play(answer)
    return later


def mine(s: Santiago, later: Santiago) -> Player:
    """What lies in front of the asked seat, later on."""
    return later.players[s.me.seat]


def deliverable(s: Santiago, player: Player, good: int) -> int:
    """SC-6.4. How many of a good it could load, if nobody else did."""
    return int(min(player.goods[good], s.demand[good]))


def wanted(s: Santiago, player: Player) -> int:
    """Likewise of all goods that have a die."""
    return sum([deliverable(s, player, good) for good in range(CARGO)])


def worth_at_port(s: Santiago) -> int:
    """SC-6.6. The most points that they can bring the asked seat as the marker stands."""
    return wanted(s, s.me) * int(s.value())


def wood_for_ship(s: Santiago, player: Player) -> int:
    """SC-6.8. How much wood the ship could take, if nothing else."""
    return int(min(player.goods[WOOD], s.total_demand()))


def stop_after(s: Santiago, steps: int) -> int:
    return int(s.car + steps) % STOPS


def richest_rival(s: Santiago) -> tuple[int, int]:
    """Who else holds most of what the ship wants, and how much."""
    seat, most = -1, 0
    for player in s.players:
        if player.seat != s.me.seat and wanted(s, player) > most:
            seat, most = int(player.seat), wanted(s, player)
    return seat, most


# -------------------------------------------------------------------------- the end


def ends_the_game(s: Santiago, pressed: int, best: int) -> Counsel | None:
    """SC-10.1, SC-10.3. The last ship leaves, and somebody else has more."""
    end = after(s, pressed)
    if not end.finished or end.departed < s.options.ships or after(s, best).finished:
        return None
    have, seat = int(score(mine(s, end))), end.winners()[0]
    other = int(score(end.players[seat]))
    if have >= other:
        return None
    return because("ends-game", "SC-10.1, SC-10.3", have=have, seat=seat, other=other)


# -------------------------------------------------------------------------- driving


def past_the_port(s: Santiago, pressed: int, best: int) -> Counsel | None:
    """SC-4.6. Nobody loads there, and the flag rises or the ship leaves."""
    points, far = worth_at_port(s), stops_to_port(s)
    if points == 0 or pressed <= far or best > far or stop_after(s, pressed) == PORT:
        return None
    later = after(s, pressed)
    if later.finished:
        return None
    if later.departed > s.departed:
        return because("past-port-leaves", "SC-4.6, SC-9.1", points=points)
    return because("past-port", "SC-4.6", points=points)


def port_for_the_next(s: Santiago, pressed: int, best: int) -> Counsel | None:
    """SC-4.1, SC-6.2. Who drives next can reach the port, and loads before this seat."""
    left = stops_to_port(s) - pressed
    if (
        not s.ship_in_port
        or left < 1
        or best != stops_to_port(s)
        or s.cuban_at[stop_after(s, pressed)] == EL_ZORRO
    ):  # who is robbed may have less to drive with
        return None
    rival = s.players[s.next_seat(s.me.seat)]
    if left > reach(s, rival):
        return None
    for good in range(CARGO):
        held, theirs = s.me.goods[good], rival.goods[good]
        if held > 0 and theirs > 0 and 0 < s.demand[good] < held + theirs:
            thing = GOOD_NAMES[good]
            return because("port-next", "SC-4.1, SC-6.2", seat=int(rival.seat), thing=thing)
    return None


def out_of_business(s: Santiago, pressed: int, best: int) -> Counsel | None:
    """SC-5.11. Nothing happens at an inactive Cuban."""
    if not stops_for_nothing(s, pressed) or stops_for_nothing(s, best):
        return None
    return because("inactive", "SC-5.11", thing=CUBAN_NAMES[s.cuban_at[stop_after(s, pressed)]])


def stops_for_nothing(s: Santiago, steps: int) -> bool:
    """SC-5.12. A lap later he is active again."""
    stop = stop_after(s, steps)
    return stop != PORT and steps < STOPS and s.inactive[s.cuban_at[stop]] > 0


def empty_handed(s: Santiago, pressed: int, best: int) -> Counsel | None:
    """SC-6.1, SC-6.2. A loading round for the others."""
    if not s.ship_in_port or pressed != stops_to_port(s) or best == pressed:
        return None
    seat, n = richest_rival(s)
    if n == 0 or wanted(s, s.me) + wood_for_ship(s, s.me) > 0:
        return None
    return because("port-empty-handed", "SC-6.1, SC-6.2", seat=seat, n=n)


def supply_runs_short(s: Santiago, pressed: int, best: int) -> Counsel | None:
    """SC-5.5. A producer gives what the supply still has."""
    stop = stop_after(s, pressed)
    if stop == PORT or stop == stop_after(s, best):
        return None
    producer = CUBANS[s.cuban_at[stop]]
    if not isinstance(producer, Producer) or s.supply[producer.good] >= GIVEN_OF_A_PRODUCER:
        return None
    thing, left = GOOD_NAMES[producer.good], int(s.supply[producer.good])
    return because("supply-short", "SC-5.5", thing=thing, left=left)


def no_use_there(s: Santiago, pressed: int, best: int) -> Counsel | None:
    """SC-7.1, SC-8.0. No free building of that flower is of use."""
    there, elsewhere = after(s, pressed), after(s, best)
    if there.asked is not MOVE_PAWN or elsewhere.asked is not MOVE_PAWN:
        return None
    if usable(there) > 0 or usable(elsewhere) == 0:
        return None
    return because("no-use-there", "SC-7.1, SC-8.0", thing=CUBAN_NAMES[there.visited()])


def usable(s: Santiago) -> int:
    """How many of the buildings that the pawn may enter are of use."""
    return sum([1 for building in s.legal() if BUILDINGS[building].usable(s)])


def port_at_a_low_flag(s: Santiago, pressed: int, _best: int) -> Counsel | None:
    """SC-6.6, SC-6.11. The next flag is worth more."""
    if wanted(s, s.me) == 0 or pressed != stops_to_port(s) or s.flag + 1 >= len(s.options.flags):
        return None
    value, more = int(s.value()), int(s.options.flags[s.flag + 1])
    if more <= value:
        return None
    return because("port-early", "SC-6.6, SC-6.11", value=value, more=more)


def costly_drive(_s: Santiago, pressed: int, best: int) -> Counsel | None:
    """SC-4.2, SC-4.3. Pesos are the reach of the turns to come."""
    if pressed < best + 2:
        return None
    return because("drive-cost", "SC-4.2, SC-4.3", cost=pressed - 1, less=best - 1)


# -------------------------------------------------------------------------- loading


def passes_with_goods(s: Santiago, pressed: int, best: int) -> Counsel | None:
    """SC-6.3. A pass is for the whole round."""
    if pressed != PASS:
        return None
    points = worth_at_port(s)
    if points > 0 and best % 10 < CARGO:
        return because("pass-goods", "SC-6.3, SC-6.6", points=points)
    wood = wood_for_ship(s, s.me)
    return because("pass-wood", "SC-6.3, SC-6.8", n=wood) if wood > 0 else None


def wood_for_a_good(s: Santiago, pressed: int, best: int) -> Counsel | None:
    """SC-6.6, SC-6.8. Wood on a die that goods in hand would fill for more."""
    n, what = pressed // 10, pressed % 10
    if pressed == PASS or what < CARGO or s.value() <= 1:
        return None
    good = what - CARGO
    if s.demand[good] - n >= s.me.goods[good] or best == pressed - 10:
        return None
    thing = GOOD_NAMES[good]
    return because("wood-for-good", "SC-6.6, SC-6.8", thing=thing, value=int(s.value()))


def contested_later(s: Santiago, pressed: int, best: int) -> Counsel | None:
    """SC-6.2, SC-6.4. What nobody else holds is loaded before what others can take."""
    if pressed == PASS or best == PASS or pressed % 10 >= CARGO or best % 10 >= CARGO:
        return None
    safe, open_to_all = pressed % 10, best % 10
    if safe == open_to_all or any_rival_with(s, safe) >= 0:
        return None
    seat = any_rival_with(s, open_to_all)
    if seat < 0:
        return None
    both = s.me.goods[open_to_all] + s.players[seat].goods[open_to_all]
    if both <= s.demand[open_to_all]:
        return None
    return because(
        "contested",
        "SC-6.2, SC-6.4",
        thing=GOOD_NAMES[safe],
        thing2=GOOD_NAMES[open_to_all],
        seat=seat,
    )


def any_rival_with(s: Santiago, good: int) -> int:
    """The first seat still in the round that holds this good besides the asked one; or -1."""
    for player in s.players:
        if player.seat != s.me.seat and not player.passed and player.goods[good] > 0:
            return int(player.seat)
    return -1


def leaves_the_ship_open(s: Santiago, pressed: int, best: int) -> Counsel | None:
    """SC-6.10. Another answer fills the ship, and nobody loads after that."""
    filled, left = after(s, best), after(s, pressed)
    if best == PASS or filled.departed == s.departed or left.departed > s.departed:
        return None
    for player in left.players:
        if player.seat != s.me.seat and not player.passed and wanted(left, player) > 0:
            n = wanted(left, player)
            return because("not-full", "SC-6.10", seat=int(player.seat), n=n)
    return None


def fills_the_ship(s: Santiago, pressed: int, best: int) -> Counsel | None:
    """SC-6.10, SC-6.12. The next ship begins at the first flag."""
    first = int(s.options.flags[0])
    if s.departed + 1 == s.options.ships or s.value() <= first:
        return None
    if after(s, pressed).departed == s.departed or after(s, best).departed > s.departed:
        return None
    return because("fills-ship", "SC-6.10, SC-6.12", value=int(s.value()), first=first)


def loads_fewer(_s: Santiago, pressed: int, best: int) -> Counsel | None:
    """SC-6.4, SC-6.6. Fewer of the same good, which others may fill up."""
    n, most = pressed // 10, best // 10
    if pressed == PASS or best == PASS or pressed % 10 != best % 10 or n >= most:
        return None
    thing = GOOD_NAMES[best % 10 if best % 10 < CARGO else WOOD]
    return because("loads-fewer", "SC-6.4", thing=thing, n=n, most=most)


# ------------------------------------------------------- the pawn and its buildings


def enters_without_use(s: Santiago, pressed: int, best: int) -> Counsel | None:
    """SC-7.3, SC-8.0."""
    if BUILDINGS[pressed].usable(s) or not BUILDINGS[best].usable(s):
        return None
    return because(
        "enter-no-use",
        "SC-7.3, SC-8.0",
        thing=word(BUILDING_NAMES[pressed]),
        thing2=word(BUILDING_NAMES[best]),
    )


def enters_for_less(s: Santiago, pressed: int, best: int) -> Counsel | None:
    """SC-7.3. What a visit brings at once, in points."""
    n, n2 = points_of(s, pressed), points_of(s, best)
    if n >= n2 or CASINO in (pressed, best):
        return None
    return because(
        "enter-points",
        "SC-7.3",
        thing=word(BUILDING_NAMES[pressed]),
        n=n,
        thing2=word(BUILDING_NAMES[best]),
        n2=n2,
    )


def points_of(s: Santiago, building: int) -> int:
    """The most points that a visit can bring at once."""
    inside = after(s, building)
    return max([points(inside, answer) for answer in inside.legal()])


def points(s: Santiago, answer: int) -> int:
    """What the asked player's points change by."""
    return int(mine(s, after(s, answer)).vp - s.me.vp)


def pays_an_owner(s: Santiago, pressed: int, best: int) -> Counsel | None:
    """SC-7.8. Its owner gets a point at the end of the turn."""
    owner = s.owner[pressed]
    if owner in (NO_OWNER, s.me.seat) or s.owner[best] not in (NO_OWNER, s.me.seat):
        return None
    thing = word(BUILDING_NAMES[pressed])
    return because("pays-owner", "SC-7.8", thing=thing, seat=int(owner))


def hands_in_what_is_wanted(s: Santiago, pressed: int, best: int) -> Counsel | None:
    """SC-6.6, SC-8.13. A good that the ship in port would take leaves the hand."""
    if s.asked.name == "trading-office":
        return None
    left, otherwise = mine(s, after(s, pressed)), mine(s, after(s, best))
    for good in range(CARGO):
        kept = left.goods[good]
        if kept < deliverable(s, s.me, good) and kept < otherwise.goods[good]:
            return because(
                "hands-in-wanted",
                "SC-6.6",
                thing=GOOD_NAMES[good],
                value=int(s.value()),
            )
    return None


def delivers_for_less(s: Santiago, pressed: int, best: int) -> Counsel | None:
    """SC-6.6, SC-8.11. Two points in the Trading Office, more at the port."""
    if s.asked.name != "trading-office" or pressed == PASS or best != PASS:
        return None
    if s.value() <= points(s, pressed):
        return None
    return because(
        "trade-cheap",
        "SC-6.6, SC-8.11",
        thing=GOOD_NAMES[pressed],
        n=points(s, pressed),
        value=int(s.value()),
    )


def clears_an_own_die(s: Santiago, pressed: int, best: int) -> Counsel | None:
    """SC-8.8. The die of a good that this seat could load."""
    if s.asked.name != "customs-office" or pressed == PASS:
        return None
    n = deliverable(s, s.me, pressed)
    if n == 0 or (best != PASS and n <= deliverable(s, s.me, best)):
        return None
    return because(
        "clears-own",
        "SC-6.6, SC-8.8",
        thing=GOOD_NAMES[pressed],
        points=n * int(s.value()),
    )


def sends_the_ship_away(s: Santiago, pressed: int, _best: int) -> Counsel | None:
    """SC-8.10, SC-9.1. Beyond the last flag it leaves without what is wanted."""
    points = worth_at_port(s)
    if s.asked.name != "port-authority" or pressed != 1 or points == 0:
        return None
    if after(s, pressed).departed == s.departed:
        return None
    return because("ship-away", "SC-8.10, SC-9.1", points=points)


def lowers_the_flag(s: Santiago, pressed: int, _best: int) -> Counsel | None:
    """SC-6.6, SC-8.10. What this seat could load is worth less."""
    n = wanted(s, s.me)
    if s.asked.name != "port-authority" or pressed != 0 or n == 0:
        return None
    less = s.value() - after(s, pressed).value()
    if less <= 0:
        return None
    return because("flag-down", "SC-6.6, SC-8.10", points=n * int(less))


def raises_the_flag(s: Santiago, pressed: int, _best: int) -> Counsel | None:
    """SC-6.6, SC-8.10. What somebody else could load is worth more."""
    seat, n = richest_rival(s)
    have = wanted(s, s.me)
    if s.asked.name != "port-authority" or pressed != 1 or n <= have:
        return None
    later = after(s, pressed)
    if later.departed > s.departed or later.value() <= s.value():
        return None
    return because("flag-up", "SC-6.6, SC-8.10", seat=seat, n=n, have=have)


def sells_points(s: Santiago, pressed: int, best: int) -> Counsel | None:
    """SC-8.9, SC-10.3. Pesos give nothing at the end."""
    if s.asked.name != "casino" or pressed == PASS or pressed % 2 == 0:
        return None
    if best != PASS and best % 2 == 1:
        return None
    n = (pressed + 1) // 2
    return because("sells-points", "SC-8.9, SC-10.3", n=n, cost=3 * n)


def skips_a_building(s: Santiago, pressed: int, best: int) -> Counsel | None:
    """SC-7.3. What its use would bring."""
    if pressed != PASS:
        return None
    later, thing = mine(s, after(s, best)), s.asked.name
    vp, pesos = later.vp - s.me.vp, later.pesos - s.me.pesos
    if vp < 0 or (vp == 0 and pesos < 0):
        return None
    if vp > 0:
        return because("skip-points", "SC-7.3", thing=thing, n=int(vp))
    if pesos > 0:
        return because("skip-pesos", "SC-7.3", thing=thing, n=int(pesos))
    return because("skip-use", "SC-7.3", thing=thing)


def fewer_points(s: Santiago, pressed: int, best: int) -> Counsel | None:
    """SC-8.13. Of two uses the one that brings more points."""
    if PASS in (pressed, best) or s.asked.name == "casino":
        return None
    n, n2 = points(s, pressed), points(s, best)
    if n >= n2:
        return None
    return because("fewer-points", s.asked.cites, n=n, n2=n2)


# ------------------------------------------------------------------ people on the street


def declines_alonso(_s: Santiago, pressed: int, best: int) -> Counsel | None:
    """SC-5.9, SC-7.8. His help costs nothing."""
    if pressed != PASS:
        return None
    thing = word(BUILDING_NAMES[best % BUILDINGS_IN_ALL])
    if best < BUILDINGS_IN_ALL:
        return because("decline-claim", "SC-5.9, SC-7.8", thing=thing)
    return because("decline-use", "SC-5.9", thing=thing)


def claims_instead_of_using(s: Santiago, pressed: int, best: int) -> Counsel | None:
    """SC-5.9. One of both: a building now, or the points that an own one brings at once."""
    if pressed == PASS or pressed >= BUILDINGS_IN_ALL or best < BUILDINGS_IN_ALL:
        return None
    inside = after(s, best)
    n = max([points(inside, answer) for answer in inside.legal()])
    if n < 1 or best == BUILDINGS_IN_ALL + CASINO:
        return None
    thing = word(BUILDING_NAMES[best - BUILDINGS_IN_ALL])
    return because("claims-not-uses", "SC-5.9", thing=thing, n=n)


def takes_what_is_not_wanted(s: Santiago, pressed: int, best: int) -> Counsel | None:
    """SC-5.4, SC-6.4. A good for which this ship has no room, and one for which it has."""
    if not s.ship_in_port or s.demand[best] <= s.me.goods[best]:
        return None
    n = int(s.demand[pressed])
    thing, thing2, value = GOOD_NAMES[pressed], GOOD_NAMES[best], int(s.value())
    if n == 0:
        rules = "SC-5.4, SC-6.4"
        return because("take-unwanted", rules, thing=thing, thing2=thing2, value=value)
    if s.me.goods[pressed] >= n:
        return because("take-enough", "SC-5.4, SC-6.4", thing=thing, n=n, thing2=thing2)
    return None


def gives_what_is_wanted(s: Santiago, pressed: int, best: int) -> Counsel | None:
    """SC-5.6, SC-6.6. The good goes to somebody who can load it."""
    if pressed >= CARGO or not 0 < s.me.goods[pressed] <= s.demand[pressed]:
        return None
    if best < CARGO and s.demand[best] > 0:
        return None
    thing, value = GOOD_NAMES[pressed], int(s.value())
    return because("gives-wanted", "SC-5.6, SC-6.6", thing=thing, value=value, seat=int(s.turn))


def gives_a_point(s: Santiago, pressed: int, best: int) -> Counsel | None:
    """SC-5.6, SC-10.3. A point for what gives none at the end."""
    if pressed != VP or best != PESO:
        return None
    return because("gives-point", "SC-5.6, SC-10.3", have=int(s.me.pesos))


def gives_a_peso(s: Santiago, pressed: int, _best: int) -> Counsel | None:
    """SC-4.3, SC-5.6. A peso less is a stop less."""
    left = int(s.me.pesos - 1)
    if pressed != PESO or reach(s, s.me) <= left + 1:  # a limit may let it drive no farther before
        return None
    return because("gives-peso", "SC-4.3, SC-5.6", n=left + 1)


def leaves_out_ones_own(s: Santiago, pressed: int, best: int) -> Counsel | None:
    """SC-9.5. The ship would take what this seat holds."""
    n = deliverable(s, s.me, pressed)
    if n <= deliverable(s, s.me, best):
        return None
    return because("leaves-out-own", "SC-6.4, SC-9.5", thing=GOOD_NAMES[pressed], n=n)


def leaves_in_a_rivals(s: Santiago, pressed: int, best: int) -> Counsel | None:
    """SC-9.5. The ship will take what somebody else holds more of."""
    have = deliverable(s, s.me, best)
    for player in s.players:
        n = deliverable(s, player, best)
        if player.seat != s.me.seat and n > have and n > deliverable(s, player, pressed):
            return because(
                "leaves-in-rivals",
                "SC-6.4, SC-9.5",
                thing=GOOD_NAMES[best],
                seat=int(player.seat),
                n=n,
                have=have,
            )
    return None


USING_A_BUILDING: Final[list[Detector]] = [
    sends_the_ship_away,
    clears_an_own_die,
    delivers_for_less,
    hands_in_what_is_wanted,
    lowers_the_flag,
    raises_the_flag,
    sells_points,
    skips_a_building,
    fewer_points,
]
DETECTORS: Final[dict[str, list[Detector]]] = {
    "drive": [
        past_the_port,
        port_for_the_next,
        out_of_business,
        empty_handed,
        supply_runs_short,
        no_use_there,
        port_at_a_low_flag,
        costly_drive,
    ],
    "load": [
        passes_with_goods,
        wood_for_a_good,
        contested_later,
        leaves_the_ship_open,
        fills_the_ship,
        loads_fewer,
    ],
    "pawn": [enters_without_use, enters_for_less, pays_an_owner],
    "alonso": [declines_alonso, claims_instead_of_using],
    "pablo": [takes_what_is_not_wanted],
    "zorro": [gives_what_is_wanted, gives_a_point, gives_a_peso],
    "demand": [leaves_out_ones_own, leaves_in_a_rivals],
}
