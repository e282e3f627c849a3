"""What is measured, in the same way for everybody."""

from typing import Final

RULES: Final[dict[str, tuple[str, str]]] = {  # key: heading, what is counted
    "core_new": (
        "new games\nin core",
        "decisions of whole random games, set-up included, in the library's own loop",
    ),
    "core_copy": (
        "rollouts\nin core",
        "decisions of random games from a copy after the set-up, as search plays them",
    ),
    "driven_new": (
        "new games\nfrom Python",
        "decisions of whole random games; Python asks for the legal answers and plays each one; "
        "chance is drawn by `settle` (OpenSpiel has no such call)",
    ),
    "driven_chance": (
        "the same,\nchance too",
        "the same, but Python draws every answer of chance too, from its weights",
    ),
    "driven_copy": (
        "rollouts\nfrom Python",
        "the same from a copy after the set-up",
    ),
    "copy": ("copies", "copies of the state after the set-up, called from Python"),
    "imagine": ("imagined", "states that might be true for all a seat knows, called from Python"),
    "new_game": ("set up", "new tables before the first answer, called from Python"),
}
INTERFACES: Final[dict[str, tuple[str, str]]] = {
    "aec": (
        "AEC,\nraw",
        "steps of a PettingZoo environment without wrappers, each with its observation and mask",
    ),
    "aec_wrapped": (
        "AEC,\nwrapped",
        "the same behind PettingZoo's three usual wrappers (illegal actions, bounds, order)",
    ),
    "spiel": (
        "OpenSpiel\nadapter",
        "decisions of whole random games through OpenSpiel's interface, Python draws chance too",
    ),
    "spiel_copy": ("its clones", "clones of the state after the set-up through that interface"),
    "vector": (
        "vector\nenvironment",
        "decisions with observations and masks, 1,024 tables in one process",
    ),
    "vector_policy": (
        "with a policy\nfrom outside",
        "the same, but NumPy draws an action for every table from the lists of legal ones",
    ),
    "vector_masked": (
        "from the\nmasks",
        "the same, but from the wide masks, a random number for each action",
    ),
    "vector_all": (
        "the same,\nall cores",
        "4,096 tables, one process for each core, by the clock on the wall",
    ),
}
COLUMNS: Final = {**RULES, **INTERFACES}
ON_THE_WALL: Final = ["vector_all"]  # work in other processes has no CPU time here

COUNTED: Final = (
    "Per second of CPU time on one core. Only the seats' decisions count as decisions: answers of "
    "chance cost time but are not counted. Every finished game is scored."
)
