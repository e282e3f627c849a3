"""Answers that need no player: where only one is legal, and everybody can see that it is.

An answer played at once tells the others that there was no choice. Where the choice hangs on what
is behind a screen (Santiago's `load`, `use`, `alonso`, `zorro` and `drive` do: no goods, nothing to
load; no pesos, no long drive), that would give a secret away, so the seat is asked nevertheless.
"""

from typing import Any

from portside.core.game import NOBODY, State

# What the legal answers hang on, and the questions that never do.
HANGS_ON = {"santiago": ("goods", "pesos", "vp"), "manila": ("cash",)}
ALWAYS_PUBLIC = {"santiago": ("demand", "pablo", "pawn")}


def forced(s: State) -> int | None:
    """The only legal answer of the seat that is asked, if all may know that it is the only one."""
    if s.to_move < 0:
        return None
    legal = s.legal()
    return legal[0] if len(legal) == 1 and choice_is_public(s) else None


def choice_is_public(s: State) -> bool:
    game = s.rules().name
    if s.question() in ALWAYS_PUBLIC.get(game, ()):
        return True
    seen: Any = s.view(NOBODY)["table"]
    return all(None not in seen[key] for key in HANGS_ON.get(game, ()))
