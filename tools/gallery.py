"""Games for the client's gallery: `python -m tools.gallery` writes web/.gallery/*.json.

The gallery (`npm run dev` in web, then /gallery.html) shows a board at any moment of a game that
bots played, as one seat sees it, with its offers. No server is needed to work on a board.
"""

import json
from pathlib import Path
from typing import Any

from portside import CHANCE, NOBODY, Dice
from portside.bots.bot import SeatView
from portside.bots.levels import make_bot
from portside.core.answers import Answers
from portside.core.game import Log, State
from portside.games import rules_of

TARGET = Path(__file__).parents[1] / "web" / ".gallery"
NAMES = ["Ada", "Ben", "Cy", "Dora", "Eli"]


def happenings(s: State, events: list[Any], viewer: int) -> list[dict[str, object]]:
    rules = s.rules()
    told = []
    for event in events:
        kind = rules.events[event.kind]
        hidden = event.kind in rules.secrets and viewer != event.seat
        thing = rules.names[kind][event.thing] if kind and not hidden else None
        seat = event.seat if event.seat >= 0 else None
        told.append(
            {
                "kind": event.kind,
                "seat": seat,
                "thing": thing,
                "amount": event.amount,
                "hidden": hidden,
            }
        )
    return told


def question(s: State, viewer: int) -> dict[str, object]:
    if s.to_move == NOBODY:
        return {"name": "over", "title": "over", "seat": None, "rules": "", "offers": [],
                "may_undo": False}  # fmt: skip
    offers = []
    if s.to_move == viewer:
        for answer in s.legal():
            then = s.copy()
            then.log = Log()
            then.play(answer)
            offers.append(
                {
                    "answer": s.write(answer),
                    "happenings": happenings(s, then.log.events, viewer),
                }
            )
    return {
        "name": s.asked.name,
        "title": s.question(),
        "seat": s.to_move if s.to_move >= 0 else None,
        "rules": s.asked.cites,
        "offers": offers,
        "may_undo": False,
    }


def game(name: str, seats: int, viewer: int, seed: int) -> dict[str, object]:
    """Every moment of one game, as the viewer sees it."""
    s = rules_of(name).new_game(seats)
    dice, answers = Dice(seed), Answers()
    bots = [make_bot("greedy", name, seed + i) for i in range(seats)]
    scenes: list[dict[str, object]] = []
    moment: dict[str, object] | None = None
    while True:
        view, asked = s.view(viewer), question(s, viewer)
        if moment is not None:
            moment["view"] = view
        scenes.append({"view": view, "question": asked, "moment": moment})
        if s.to_move == NOBODY:
            break
        answers.clear()
        s.offer(answers)
        by = "chance" if s.to_move == CHANCE else s.to_move
        chosen = dice.draw(answers) if s.to_move == CHANCE else bots[s.to_move].choose(SeatView(s))
        words, asked_name = s.write(chosen), s.asked.name
        s.log = Log()
        s.play(chosen)
        told = happenings(s, s.log.events, viewer)
        if any(one["hidden"] for one in told):
            words = words.split(" ")[0] + " ?"
        moment = {"seq": len(scenes), "by": by, "answer": words, "question": asked_name,
                  "happenings": told, "took_back": None}  # fmt: skip
    people = [
        {"seat": i, "kind": "person" if i in (0, 1) else "bot", "name": NAMES[i],
         "level": None if i in (0, 1) else "navigator", "stand_in": None, "resigned": False,
         "present": True}
        for i in range(seats)
    ]  # fmt: skip
    return {"game": name, "you": viewer, "seats": people, "scenes": scenes,
            "scores": s.scores(), "winners": s.winners()}  # fmt: skip


if __name__ == "__main__":
    TARGET.mkdir(parents=True, exist_ok=True)
    for name, counts in {"santiago": [2, 4], "manila": [3, 5], "cargo_noir": [2, 5]}.items():
        for seats in counts:
            made = game(name, seats, 0, 7 + seats)
            (TARGET / f"{name}-{seats}.json").write_text(json.dumps(made), "utf-8")
