"""Portside, measured: `python -m bench.ours [GAME …]`, asked by `bench.workers`."""

import sys

from bench import interfaces
from bench.serving import Preparations, serve
from portside import GAMES, Rules, __version__
from portside.cli.doing.measure import build, measured


def main() -> None:
    wanted = [GAMES[name].rules for name in sys.argv[1:] or list(GAMES) if name in GAMES]
    serve(
        {"name": "Portside", "version": __version__, "build": build()},
        {rules.name: everything(rules) for rules in wanted},
    )


def everything(rules: Rules) -> Preparations:
    """The interfaces only of the build that researchers use."""
    rates: Preparations = dict(measured(rules, GAMES[rules.name].studied_seats))
    return rates | interfaces.measured(rules.name) if build() == "compiled" else rates


if __name__ == "__main__":
    main()
