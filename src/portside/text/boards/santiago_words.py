"""Santiago de Cuba in sentences: what the seat's view says, and nothing else."""

from typing import Any

from portside.games.santiago.rules.data import FLOWER_NAMES, GOOD_NAMES, PLACES_PER_FLOWER
from portside.games.santiago.rules.options import DEFAULTS
from portside.text.boards.telling import Part, amounts_of, labelled, named, sentence
from portside.text.teller import Teller

CARGO = GOOD_NAMES[:-1]  # wood has no die
ROLLING = ("die", "demand")


def in_words(view: Any, teller: Teller, seats: list[str]) -> list[Part]:
    table, options = view["table"], {**DEFAULTS, **view["options"]}
    flowers: Any = DEFAULTS["flowers"]
    worn = {**flowers, **options["flowers"]}  # a table names only those that differ
    return [
        Part(teller.say("board-street"), street(table, worn, teller)),
        Part(teller.say("board-harbour"), harbour(view, options, teller, seats)),
        Part(teller.say("board-outskirts"), buildings(table, teller, seats)),
        Part(teller.say("text-players"), players(table, options, teller, seats)),
    ]


def street(table: Any, worn: dict[str, str], teller: Teller) -> list[str]:
    stops = len(table["cubans"]) + 1
    here = person_at(table, table["car"])
    lines = [teller.say("sr-car", n=-table["car"] % stops, thing=place(here, teller))]
    for steps in range(1, stops + 1):
        stop = (table["car"] + steps) % stops
        person = person_at(table, stop)
        if person is None and stop != 0:
            continue  # nobody stands there yet
        ahead = teller.say("sr-ahead", n=steps, thing=place(person, teller))
        lines.append(sentence(ahead, *meeting(person, table, worn, teller)))
    return lines


def person_at(table: Any, stop: int) -> str | None:
    person: str | None = table["cubans"][stop - 1] if stop else None
    return person


def place(person: str | None, teller: Teller) -> str:
    return teller.say("board-port") if person is None else teller.name("cuban", person)


def meeting(person: str | None, table: Any, worn: dict[str, str], teller: Teller) -> list[str]:
    """What somebody at a stop gives, and the flower that opens a building."""
    if person is None:
        return []
    flower = worn[person]
    if flower in FLOWER_NAMES:
        opens = teller.say("sr-flower", thing=teller.name("flower", flower))
    else:
        opens = teller.say("sr-no-flower")
    closed = [teller.say("board-inactive")] if person in table["inactive"] else []
    return [teller.say(f"cuban-{person}", "trade"), opens, *closed]


def harbour(view: Any, options: Any, teller: Teller, seats: list[str]) -> list[str]:
    table, pending, ships = view["table"], view["pending"], options["ships"]
    lines = ship(table, ships, teller)
    if pending["question"] in ROLLING and pending["dice"]:
        dice = zip(CARGO, pending["dice"], strict=False)
        shown = ", ".join(f"{teller.name('good', good)} {n}" for good, n in dice)
        lines.append(teller.say("sr-dice", list=shown))
    lines.append(teller.say("sr-value", n=table["marker"]))
    lines.append(teller.say("sr-flags", list=", ".join(map(str, options["value_flags"]))))
    lines.append(teller.say("sr-departed", n=table["departed"], n2=ships))
    if pending["passed"]:
        lines.append(teller.say("sr-passed", list=named(seats, pending["passed"])))
    supply = {good: table["supply"][good] for good in GOOD_NAMES}
    told = ", ".join(f"{teller.name('good', good)} {n}" for good, n in supply.items())
    lines.append(sentence(labelled(teller.say("board-supply"), told)))
    return lines


def ship(table: Any, ships: int, teller: Teller) -> list[str]:
    if not table["ship_in_port"]:
        gone = table["departed"] >= ships
        return [sentence(teller.say("board-all-left" if gone else "board-no-ship"))]
    number = table["departed"] + 1
    wanted = [
        teller.say("sr-goods", n=n, thing=teller.name("good", good))
        for good in CARGO
        if (n := table["demand"].get(good, 0))
    ]
    key = "sr-ship" if wanted else "sr-sated"
    lines = [teller.say(key, n=number, n2=ships, list=", ".join(wanted))]
    out = [good for good in CARGO if good not in table["demand"]]
    if out:
        lines.append(teller.say("sr-not-wanted", thing=teller.name("good", out[0])))
    return lines


def buildings(table: Any, teller: Teller, seats: list[str]) -> list[str]:
    lines = []
    for at, building in enumerate(table["buildings"]):
        if building is None:
            continue
        flower = teller.name("flower", FLOWER_NAMES[at // PLACES_PER_FLOWER])
        does = teller.say(f"building-{building}", "does").rstrip(".")
        owner = table["owner"].get(building)
        inside = [seat for seat, pawn in enumerate(table["pawn"]) if pawn == building]
        lines.append(
            sentence(
                f"{teller.name('building', building)} ({flower}): {does}",
                None if owner is None else teller.say("sr-owner", seat=seats[owner]),
                teller.say("sr-pawn", list=named(seats, inside)) if inside else None,
            )
        )
    return lines


def players(table: Any, options: Any, teller: Teller, seats: list[str]) -> list[str]:
    lines = []
    for seat, name in enumerate(seats):
        left = options["ownership_markers"] - list(table["owner"].values()).count(seat)
        told = [teller.say("seat-markers", n=left)]
        if table["goods"][seat] is None:
            told.append(teller.say("seat-screen"))
        else:
            told.append(labelled(teller.say("board-pesos"), table["pesos"][seat]))
            told.append(labelled(teller.say("board-vp"), table["vp"][seat]))
            told.append(amounts_of(table["goods"][seat], "good", teller))
        lines.append(f"{name}: {'; '.join(told)}.")
    return lines
