"""The invariants SI-1 to SI-25, as a watcher that follows a game answer by answer.

    s = new_game(3, options)
    watcher = Watcher(s, options)
    while s.to_move != NOBODY:
        ...
        watcher.play(answer)

`Broken` names the invariant that does not hold. Tests and long simulations share this file.
"""

from typing import Any

from portside import CHANCE, NOBODY, PASS, Dice
from portside.core.answers import Answers
from portside.games.santiago import Santiago, new_game

GOODS = ["sugar", "citrus", "tobacco", "rum", "cigars", "wood"]
WOOD = 5
NOT_THERE = -1
STANDARD: dict[str, Any] = {
    "flowers": {
        "pedro": "white", "alonso": "white", "miguel": "blue", "pablo": "blue", "jose": "yellow",
        "martinez": "yellow", "conchita": "red", "maria": "red", "el_zorro": "none",
    },
    "dice": {
        "sugar": [0, 1, 1, 2, 2, 3], "citrus": [0, 1, 2, 2, 3, 4], "tobacco": [0, 1, 1, 2, 2, 3],
        "rum": [0, 1, 1, 2, 2, 3], "cigars": [0, 1, 1, 2, 2, 3],
    },
    "tokens_per_good": 8,
    "ships": 7,
    "value_flags": [2, 3, 4],
    "ownership_markers": 3,
    "newspaper_may_target_current_cuban": False,
    "newspaper_closes_visited_cuban": False,
    "owner_vp_when_pawn_stayed": True,
    "end_goods_returned": True,
    "finish_last_turn": False,
    "screens": "hidden",
    "simulation_turn_cap": 2000,
}  # fmt: skip
REST_OF_A_TURN = ("pablo", "zorro", "alonso", "use-own", "pawn", "use")
COLOURS = ["yellow", "blue", "red", "white"]
CUBANS = [
    "pedro", "alonso", "miguel", "pablo", "jose", "martinez", "conchita", "maria", "el_zorro",
]  # fmt: skip


class Broken(AssertionError):
    """An invariant does not hold."""


def holds(invariant: str, what: bool, detail: object = "") -> None:
    if not what:
        raise Broken(f"{invariant} does not hold: {detail}")


class Look:
    """The table as it is now, in plain lists that later play cannot change."""

    def __init__(self, s: Santiago) -> None:
        self.question = s.question()
        self.asked = int(s.to_move)
        self.over = s.to_move == NOBODY
        self.supply = [int(n) for n in s.supply]
        self.goods = [[int(n) for n in player.goods] for player in s.players]
        self.pesos = [int(player.pesos) for player in s.players]
        self.vp = [int(player.vp) for player in s.players]
        self.pawn = [int(player.pawn) for player in s.players]
        self.owner = [int(seat) for seat in s.owner]
        self.buildings = [int(tile) for tile in s.building_at]
        self.cubans = [int(tile) for tile in s.cuban_at]
        self.inactive = [int(turned) for turned in s.inactive]
        self.car = int(s.car)
        self.departed = int(s.departed)
        self.ship = s.ship_in_port
        self.marker = int(s.value())
        self.demand = [int(n) for n in s.demand]
        self.left_out = int(s.left_out)
        self.turn = int(s.turn)
        self.turns = int(s.turns)

    def visited(self) -> int:
        """The Cuban where the car stands; NOT_THERE at the port."""
        return self.cubans[self.car] if self.car > 0 else NOT_THERE

    def at_an_inactive_cuban(self) -> bool:
        return self.car > 0 and self.inactive[self.visited()] > 0


class Watcher:
    """Plays the answers it is given and checks what each of them did."""

    def __init__(self, s: Santiago, options: dict[str, object] | None = None) -> None:
        self.s = s
        self.options: dict[str, Any] = {**STANDARD, **(options or {})}
        self.now = Look(s)
        self.start = self.now  # of this turn
        self.departures = 0  # in this turn, all-zero ships aside
        self.stopped_inactive = False
        self.arrived = False  # the drive of this turn is over
        self.passed: set[int] = set()  # in this loading round
        self.deliveries = 0
        self.round_demand = 0
        self.round_marker = 0
        check_table(self.now, self.options)

    def play(self, answer: int) -> None:
        before, words = self.now, self.s.write(answer)
        self.s.play(answer)
        self.saw(before, Look(self.s), answer, words)

    def saw(self, before: Look, now: Look, answer: int, words: str) -> None:
        """Check what this answer to `before` made of the table."""
        self.now = now
        check_table(now, self.options)
        self.check_what_never_changes(before, now)
        self.check_car(before, now, answer)
        if before.question == "drive":
            self.check_drive(before, now, answer)
        elif before.question == "load":
            self.check_load(before, now, answer, words)
        elif before.question == "zorro":
            check_zorro(before, now)
        if now.question == "load" and before.question != "load":
            self.begin_round(now)
        if before.question != "demand":
            self.departures += now.departed - before.departed
        holds("SI-22", self.departures <= 1, self.departures)
        if now.turns != before.turns:
            self.check_end_of_turn(before, now)
            self.begin_turn(before, now)

    # ------------------------------------------------------------ every answer

    def check_what_never_changes(self, before: Look, now: Look) -> None:
        holds("SI-6", before.departed <= now.departed)
        if before.ship and now.ship and before.departed == now.departed:
            for was, shown in zip(before.demand, now.demand, strict=True):
                holds("SI-4", shown <= was, (before.demand, now.demand))
        for was, owner in zip(before.owner, now.owner, strict=True):
            holds("SI-11", was in (NOT_THERE, owner), "a building changed hands")
        for was, pawn in zip(before.pawn, now.pawn, strict=True):
            holds("SI-15", was == NOT_THERE or pawn != NOT_THERE)
        check_layout(before.buildings, now.buildings)
        check_layout(before.cubans[1:], now.cubans[1:])

    def check_car(self, before: Look, now: Look, answer: int) -> None:
        if before.question != "drive":
            holds("SI-8", now.car == before.car, "the car moved without a drive")
        elif now.departed == self.options["ships"] and not self.options["finish_last_turn"]:
            holds("SI-8", now.car == 0, "the game ended on the way, but not at the port")
        else:
            holds("SI-8", now.car == (before.car + answer) % 10, (before.car, answer, now.car))
        if before.question == "drive":
            there = now.visited()
            self.stopped_inactive = there != NOT_THERE and before.inactive[there] > answer // 10
            self.arrived = True
        usual = not (
            self.options["newspaper_may_target_current_cuban"]
            or self.options["newspaper_closes_visited_cuban"]
        )
        if usual and self.arrived:
            holds("SI-12", now.at_an_inactive_cuban() == self.stopped_inactive, now.visited())

    def check_drive(self, before: Look, now: Look, steps: int) -> None:
        gain = 0
        if not self.cut_short(now) and not self.stopped_inactive and now.car > 0:
            gain = 3 if CUBANS[now.visited()] == "martinez" else 0
        driver = before.asked
        holds("SI-9", now.pesos[driver] == before.pesos[driver] - (steps - 1) + gain, steps)

    def cut_short(self, now: Look) -> bool:
        """The last ship has left, and the rest of the turn does not take place."""
        last = now.departed == self.options["ships"]
        return last and not self.options["finish_last_turn"]

    def begin_round(self, now: Look) -> None:
        self.passed.clear()
        self.deliveries = 0
        self.round_demand = sum(now.demand)
        self.round_marker = now.marker

    def check_load(self, before: Look, now: Look, answer: int, words: str) -> None:
        seat = before.asked
        earned = now.vp[seat] - before.vp[seat] - self.owner_vp(before, now, seat)
        holds("SI-17", before.marker == self.round_marker, "the marker moved within a round")
        if answer == PASS:
            holds("SI-16", seat not in self.passed, f"seat {seat} was asked again")
            self.passed.add(seat)
            holds("SI-17", earned == 0, earned)
            return
        self.deliveries += 1
        holds("SI-16", seat not in self.passed, f"seat {seat} had passed")
        holds("SI-16", self.deliveries <= self.round_demand, self.deliveries)
        kind, _, amount = words.split()
        worth = 1 if kind == "load-wood" else self.round_marker
        holds("SI-17", earned == int(amount) * worth, (words, earned))

    def owner_vp(self, before: Look, now: Look, seat: int) -> int:
        """What this seat gets as an owner because the answer ended the turn at the port."""
        ended = now.question != "load" and not self.cut_short(now)
        building = before.pawn[before.turn]
        if not ended or building == NOT_THERE or not self.options["owner_vp_when_pawn_stayed"]:
            return 0
        return int(before.owner[building] == seat and seat != before.turn)

    # -------------------------------------------------------------- every turn

    def check_end_of_turn(self, before: Look, now: Look) -> None:
        if self.start.turns == 0:
            return  # the watcher came in before the first turn, or in the middle of one
        mine, seat = self.start.pawn[self.start.turn], self.start.turn
        pawn = now.pawn[seat]
        visited = now.visited()
        flower = "none" if visited == NOT_THERE else self.options["flowers"][CUBANS[visited]]
        for other, was in enumerate(self.start.pawn):
            holds("SI-13", other == seat or now.pawn[other] == was, "another pawn moved")
        if visited == NOT_THERE or self.stopped_inactive or flower == "none":
            holds("SI-13", pawn == mine, (CUBANS[visited], mine, pawn))
        else:
            place = 3 * COLOURS.index(flower)
            targets = self.start.buildings[place : place + 3]
            free = [building for building in targets if building not in self.start.pawn]
            if free:
                holds("SI-14", pawn in free, (flower, free, pawn))
            else:
                holds("SI-14", pawn == mine, (flower, mine, pawn))

    def begin_turn(self, before: Look, now: Look) -> None:
        seats = len(now.pesos)
        if not now.over:
            holds("SI-7", now.ship and sum(now.demand) >= 1, now.demand)
            shown: Any = self.s.table()["demand"]
            holds("SI-3", len(shown) == 4, shown)
            holds("SI-19", now.turns == before.turns + 1)
            holds("SI-19", now.turn == (before.turn + 1) % seats, (before.turn, now.turn))
            holds("SI-19", now.turns == 1 or now.turn == (self.start.turn + 1) % seats)
        self.start = now
        self.departures = 0
        self.arrived = False


# ------------------------------------------------------------------- one table


def check_table(now: Look, options: dict[str, Any]) -> None:
    """What holds of every table by itself."""
    tokens = options["tokens_per_good"]
    for good, name in enumerate(GOODS):
        held = sum(goods[good] for goods in now.goods)
        holds("SI-1", now.supply[good] + held == tokens, (name, now.supply[good], held))
        holds("SI-2", 0 <= now.supply[good] <= tokens, name)
    smallest = min(min(now.pesos), min(now.vp), min(min(goods) for goods in now.goods))
    holds("SI-2", smallest >= 0, smallest)
    if now.ship:
        holds("SI-3", now.demand[now.left_out] == 0, now.demand)
        for good, pips in enumerate(now.demand):
            holds("SI-3", 0 <= pips <= max(options["dice"][GOODS[good]]), now.demand)
        holds("SI-3", now.over or sum(now.demand) >= 1, now.demand)
    holds("SI-5", now.marker in options["value_flags"], now.marker)
    holds("SI-6", 0 <= now.departed <= options["ships"], now.departed)
    capped = now.turns >= options["simulation_turn_cap"]
    last = options["finish_last_turn"] and now.question in REST_OF_A_TURN
    over = (now.departed == options["ships"]) == now.over
    holds("SI-6", over or capped or (last and not now.ship), now.departed)
    pawns = [pawn for pawn in now.pawn if pawn != NOT_THERE]
    holds("SI-10", len(set(pawns)) == len(pawns), now.pawn)
    for seat in range(len(now.pesos)):
        holds("SI-11", now.owner.count(seat) <= options["ownership_markers"], now.owner)
    owned = len([owner for owner in now.owner if owner != NOT_THERE])
    holds("SI-11", owned <= options["ownership_markers"] * len(now.pesos), owned)


def check_layout(before: list[int], now: list[int]) -> None:
    drawn = [tile for tile in before if tile != NOT_THERE]
    holds("SI-18", now[: len(drawn)] == drawn, (before, now))


def check_zorro(before: Look, now: Look) -> None:
    giver, thief = before.asked, before.turn
    moved = 0
    for was, has in ((before.pesos, now.pesos), (before.vp, now.vp)):
        change = [new - old for old, new in zip(was, has, strict=True)]
        moved += check_gift(change, giver, thief)
    for good in range(len(GOODS)):
        change = [now.goods[i][good] - before.goods[i][good] for i in range(len(now.goods))]
        holds("SI-20", good != WOOD or not any(change), "wood was given")
        moved += check_gift(change, giver, thief)
    holds("SI-20", moved == 1, f"{moved} things changed hands")
    holds("SI-20", now.supply == before.supply, "the supply changed")


def check_gift(change: list[int], giver: int, thief: int) -> int:
    if not any(change):
        return 0
    expected = [0] * len(change)
    expected[giver], expected[thief] = -1, 1
    holds("SI-20", change == expected, change)
    return 1


def check_answers(s: Santiago) -> None:
    """SI-21. There is an answer, and each can be played."""
    legal = s.legal()
    holds("SI-21", bool(legal), s.question())
    for answer in legal:
        s.copy().play(answer)


def check_views(s: Santiago, options: dict[str, object]) -> None:
    """SI-24. Neither a seat nor a spectator sees what others hold."""
    if options.get("screens", "hidden") == "open":
        return
    for seat in [NOBODY, *range(s.seats)]:
        shown: dict[str, Any] = s.view(seat)
        for secret in ("pesos", "vp", "goods"):
            for other, value in enumerate(shown["table"][secret]):
                holds("SI-24", (value is None) == (other != seat), (seat, secret, other))


def check_scores(s: Santiago, options: dict[str, Any]) -> None:
    """SI-25. The score and the order of the winners, from what lies on the table."""
    t: dict[str, Any] = s.table()
    ranks = []
    for seat in range(s.seats):
        goods = sum(t["goods"][seat].values())
        left = goods % 3 if options.get("end_goods_returned", True) else goods
        ranks.append((t["vp"][seat] + goods // 3, left, t["pesos"][seat]))
    holds("SI-25", s.scores() == [rank[0] for rank in ranks], ranks)
    best = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
    holds("SI-25", s.winners() == best, ranks)


def watch(seats: int, options: dict[str, object], seed: int, every: int = 1) -> int:
    """Play a random game under watch; how many answers it had.

    Answers and views are tried out at every `every`-th table only: they are the slow part.
    """
    s = new_game(seats, options)
    watcher, dice, answers, played = Watcher(s, options), Dice(seed), Answers(), 0
    while s.to_move != NOBODY:
        if played % every == 0:
            check_answers(s)
            check_views(s, options)
        answers.clear()
        s.offer(answers)
        watcher.play(dice.draw(answers) if s.to_move == CHANCE else dice.choose(answers))
        played += 1
    check_scores(s, options)
    return played
