"""Portside, measured: `python -m bench.ours [GAME …]`, asked by `bench.workers`."""

import sys

from bench.serving import serve
from portside import GAMES, __version__
from portside.cli.measure import build, measured, usual_seats


def main() -> None:
    wanted = [GAMES[name] for name in sys.argv[1:] or list(GAMES) if name in GAMES]
    serve(
        {"name": "Portside", "version": __version__, "build": build()},
        {rules.name: measured(rules, usual_seats(rules)) for rules in wanted},
    )


if __name__ == "__main__":
    main()
