"""What the browser is told of the games: `python -m tools.game_facts [--check]`.

web/src/lib/games.gen.ts           of every game, what the first page needs: seats, names, lessons
web/src/lib/numbers.gen.ts         of every game, the variables of its rules help, as usual
web/src/lib/levels.gen.ts          how strong the levels were measured to be: docs/strength.md
web/src/boards/<game>/facts.gen.ts  what a board needs: names, printed numbers, questions, events
"""

import json
import sys
from pathlib import Path

from portside.bots.levels import LEVELS
from portside.cli.doing.ladder import Ladder, best_known
from portside.core.about import Game
from portside.core.near import Bounds, Each, Growing, Near
from portside.games import GAMES
from portside.school import lessons_of

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web" / "src"
STRENGTH = ROOT / "docs" / "strength.md"
HEAD = "// Made by tools/game_facts.py from src/portside/games. Do not edit.\n"
WIDTH = 120


def literal(value: object, indent: int = 0, before: int = 0) -> str:
    """A value as TypeScript writes it, on one line where it fits behind so many letters."""
    pairs = isinstance(value, dict)
    if isinstance(value, dict):
        parts = [
            f"{key(name)}: {literal(one, indent + 2, len(key(name)) + 2)}"
            for name, one in value.items()
        ]
    elif isinstance(value, list | tuple):
        parts = [literal(one, indent + 2) for one in value]
    else:
        return json.dumps(value, ensure_ascii=False)
    line = f"{{ {', '.join(parts)} }}" if pairs else f"[{', '.join(parts)}]"
    if "\n" not in line and indent + before + len(line) < WIDTH:
        return line
    first, last = "{}" if pairs else "[]"
    inner = " " * (indent + 2)
    return first + "".join(f"\n{inner}{part}," for part in parts) + f"\n{' ' * indent}{last}"


def key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def constant(name: str, value: object, suffix: str = "") -> str:
    head = f"export const {name} = "
    return f"{head}{literal(value, 0, len(head) + len(suffix))}{suffix};\n"


def every_game() -> str:
    seats = {
        name: {
            "fewest": game.rules.fewest_seats,
            "most": game.rules.most_seats,
            "usual": game.seats,
        }
        for name, game in GAMES.items()
    }
    kinds = {name: list(game.rules.names) for name, game in GAMES.items()}
    voyages = {name: lessons[0].script.minutes for name in GAMES if (lessons := lessons_of(name))}
    return "\n".join(
        [
            HEAD,
            constant("GAMES", list(GAMES), " as const"),
            "export type Game = (typeof GAMES)[number];\n",
            constant("SEATS", seats, " satisfies Record<Game, object>"),
            "/** The kinds of things a game names, in the order in which a word is looked up. */",
            constant("KINDS", kinds, " satisfies Record<Game, string[]>"),
            "/** How many minutes the first lesson takes, where there is one. */",
            constant("VOYAGES", voyages, " as Partial<Record<Game, number>>"),
        ]
    )


def every_number() -> str:
    numbers = {name: game.numbers({}) for name, game in GAMES.items()}
    return "\n".join([HEAD, constant("NUMBERS", numbers)])


def every_level() -> str:
    """Of each level its share of victories, one against two of the level below."""
    below = dict(zip(list(LEVELS)[1:], LEVELS, strict=False))
    measured: dict[str, dict[str, object]] = {name: {} for name in GAMES}
    for rung in Ladder.read(STRENGTH).rungs if STRENGTH.exists() else ():
        level, other = rung.pair()
        at_three = rung.game in GAMES and rung.seats == GAMES[rung.game].studied_seats
        if at_three and below.get(level) == other:
            share = round(best_known(rung)["win_rate"], 3)
            measured[rung.game][level] = {"share": share, "games": rung.games}
    kind = "Partial<Record<string, Record<string, { share: number; games: number }>>>"
    return "\n".join(
        [
            HEAD.replace("src/portside/games", "docs/strength.md"),
            "/** Of each level its share of victories, one against two of the level below. */",
            constant(
                "MEASURED", {game: rungs for game, rungs in measured.items() if rungs}
            ).replace("MEASURED =", f"MEASURED: {kind} ="),
        ]
    )


def one_game(game: Game) -> str:
    """Where a box may have other numbers, a form needs to know which are ours, and the bounds."""
    rules, form = game.rules, list[str]()
    if game.edition is not None:
        form = [
            "/** Of the printed numbers: those that are ours, not the box's. */",
            constant("OURS", game.ours),
            "/** What a stranger may change them to: from, to; `each` entry of a list. */",
            constant("NEAR", bounds({k: one for k, one in rules.near.items() if k != "edition"})),
        ]
    return "\n".join(
        [
            HEAD,
            "/** By kind, in the order of their numbers. */",
            constant("NAMES", rules.names, " as const"),
            "/** The printed numbers: what holds where a table's options say nothing else. */",
            constant("OPTIONS", rules.options),
            constant("QUESTIONS", [question.name for question in rules.questions], " as const"),
            "/** By kind of event: the kind of thing it names, if any. */",
            constant("EVENTS", rules.events, " as const"),
            *form,
        ]
    )


def bounds(near: Bounds) -> object:
    if isinstance(near, Near):
        return [near.least, near.most]
    if isinstance(near, Each):
        return {"each": bounds(near.bounds)}
    if isinstance(near, Growing):
        return "growing"
    return {key: bounds(one) for key, one in near.items()}


def files() -> dict[Path, str]:
    """A game without a board of its own needs no facts: all that is shown of it comes by wire."""
    boards = {name: WEB / "boards" / name for name in GAMES}
    shared = {
        WEB / "lib" / "games.gen.ts": every_game(),
        WEB / "lib" / "numbers.gen.ts": every_number(),
        WEB / "lib" / "levels.gen.ts": every_level(),
    }
    return shared | {
        folder / "facts.gen.ts": one_game(GAMES[name])
        for name, folder in boards.items()
        if folder.is_dir()
    }


if __name__ == "__main__":
    for path, text in files().items():
        if "--check" not in sys.argv:
            path.write_text(text, "utf-8")
        elif not path.exists() or path.read_text("utf-8") != text:
            sys.exit(f"{path.name} is stale: run `python -m tools.game_facts`")
