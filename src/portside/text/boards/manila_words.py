"""Manila in sentences: what the seat's view says, and nothing else."""

from typing import Any

from portside.games.manila.rules.data import BERTH_NAMES, WARE_NAMES
from portside.games.manila.rules.options import DEFAULTS
from portside.text.boards.telling import Part, amounts_of, labelled, named, sentence
from portside.text.teller import Teller

PHASES = {
    "deal": "board-deal",
    "bid": "board-auction",
    "buy": "board-duties",
    "ashore": "board-duties",
    "launch": "board-duties",
    "board": "board-boarding",
    "pilot-small": "board-pilots",
    "pilot-large": "board-pilots",
    "plunder": "board-plunder",
    "over": "board-over",
}


def in_words(view: Any, teller: Teller, seats: list[str]) -> list[Part]:
    table, pending = view["table"], view["pending"]
    options = {**DEFAULTS, **view["options"]}
    parts = [Part(teller.say("board-voyage", n=table["voyage"]), voyage(view, teller, seats))]
    if table["boats"]:
        parts.append(
            Part(
                teller.say("board-lanes"),
                [boat(view, ware, options, teller, seats) for ware in table["boats"]],
            )
        )
        parts.append(
            Part(
                teller.say("board-places"),
                [
                    *berths("harbour", table, options, teller, seats),
                    *berths("shipyard", table, options, teller, seats),
                    *others(table, options, teller, seats),
                ],
            )
        )
    parts.append(Part(teller.say("board-market"), market(table, options, teller)))
    told = players(table, pending["bought"], teller, seats)
    parts.append(Part(teller.say("text-players"), told))
    return parts


def pesos(teller: Teller, n: int) -> str:
    return teller.say("sr-pesos", n=n)


def voyage(view: Any, teller: Teller, seats: list[str]) -> list[str]:
    table, pending = view["table"], view["pending"]
    bidding = pending["question"] == "bid"
    options = {**DEFAULTS, **view["options"]}
    lines = [sentence(phase(table, pending["question"], options, teller, len(seats)))]
    if bidding:
        leads = table["bidder"]
        lines.append(
            sentence(teller.say("board-no-bid"))
            if leads is None
            else sentence(teller.say("flow-leads", seat=seats[leads], n=table["bid"]))
        )
    elif table["harbour_master"] is not None:
        master = seats[table["harbour_master"]]
        lines.append(sentence(labelled(teller.say("board-master"), master)))
    passed = pending.get("passed", []) if bidding else table["passed"]
    if passed:
        lines.append(sentence(teller.say("sr-passed", list=named(seats, passed))))
    if table["ashore"] is not None:
        ashore = teller.name("ware", table["ashore"])
        lines.append(sentence(labelled(teller.say("board-ashore"), ashore)))
    return lines


def phase(table: Any, question: str, options: Any, teller: Teller, seats: int) -> str:
    if question in PHASES:
        return teller.say(PHASES[question])
    legs = options["placement_schedule"][str(seats)]
    past = legs[: table["step"] + 1]
    key = "board-placement" if past[-1] == "P" else "board-movement"
    return teller.say(key, n=past.count(past[-1]), n2=legs.count(past[-1]))


def boat(view: Any, ware: str, options: Any, teller: Teller, seats: list[str]) -> str:
    at, last = view["table"]["boats"][ware], options["last_space"]
    thing, space = teller.name("place", ware), at["position"]
    crew = [seat for seat in at["crew"] if seat is not None]
    if space is None:
        berth = teller.name("place", f"{at['status']}_{at['berth']}")
        where, free = teller.say("sr-moored", thing=thing, place=berth), None
    else:
        where = teller.say("sr-at-sea", thing=thing, n=space, n2=last, n3=last + 1 - space)
        vacant = at["crew"].count(None)
        price = options["wares"][ware]["seat_costs"][at["crew"].index(None)] if vacant else 0
        free = teller.say("sr-seats", n=vacant, pesos=pesos(teller, price))
    plundered = ware in view["pending"].get("plundered", [])
    return sentence(
        where,
        teller.say("board-plundered") if plundered else None,
        teller.say("sr-cargo", pesos=pesos(teller, options["wares"][ware]["profit"])),
        teller.say("sr-aboard", list=named(seats, crew)) if crew else teller.say("sr-nobody"),
        free,
    )


def place(name: str, seat: int | None, price: str, teller: Teller, seats: list[str]) -> str:
    """A place for one accomplice: who stands there, or its price."""
    who = teller.say("sr-vacant", price=price) if seat is None else seats[seat]
    return sentence(labelled(name, who))


def priced(teller: Teller, n: int) -> str:
    return teller.say("sr-costs", pesos=pesos(teller, n))


def berths(kind: str, table: Any, options: Any, teller: Teller, seats: list[str]) -> list[str]:
    lines = []
    for number, berth in enumerate(BERTH_NAMES, 1):
        terms, name = options["berths"][berth], teller.name("place", f"{kind}_{berth}")
        stands = place(name, table[kind][berth], priced(teller, terms["cost"]), teller, seats)
        lines.append(f"{stands} {teller.say(f'note-{kind}', n=terms['payout'], n2=number)}")
    return lines


def others(table: Any, options: Any, teller: Teller, seats: list[str]) -> list[str]:
    pirate = priced(teller, options["pirate_cost"])
    lines = [
        place(teller.say(key), seat, pirate, teller, seats)
        for key, seat in zip(("board-captain", "board-mate"), table["pirates"], strict=True)
    ]
    for pilot in ("pilot_small", "pilot_large"):
        price = priced(teller, options[f"{pilot}_cost"])
        lines.append(place(teller.name("place", pilot), table[pilot], price, teller, seats))
    brings = teller.say("sr-brings", pesos=pesos(teller, options["insurance_bonus"]))
    agent = teller.name("place", "insurance")
    return [*lines, place(agent, table["insurance"], brings, teller, seats)]


def market(table: Any, options: Any, teller: Teller) -> list[str]:
    lines = []
    for ware in WARE_NAMES:
        value = table["market"][ware]
        price = pesos(teller, max(options["min_share_price"], value))
        stands = {"pesos": pesos(teller, value), "price": price, "left": table["supply"][ware]}
        thing = teller.name("ware", ware)
        lines.append(sentence(teller.say("sr-stands", thing=thing, **stands)))
    return lines


def players(table: Any, bought: Any, teller: Teller, seats: list[str]) -> list[str]:
    """Of others' shares: how many, and what everybody saw them buy."""
    lines = []
    for seat, name in enumerate(seats):
        cash, shares, pledged = (table[key][seat] for key in ("cash", "shares", "pledged"))
        told = [teller.say("sr-pesos-hidden") if cash is None else pesos(teller, cash)]
        if isinstance(shares, dict):
            held = amounts_of(shares, "ware", teller)
            told.append(labelled(teller.say("text-shares"), held))
            told.append(labelled(teller.say("text-pledged"), amounts_of(pledged, "ware", teller)))
        else:
            told.append(teller.say("seat-closed", n=shares, n2=pledged))
            seen = amounts_of(bought[seat], "ware", teller)
            told.append(labelled(teller.say("seat-bought"), seen))
        lines.append(f"{name}: {'; '.join(told)}.")
    return lines
