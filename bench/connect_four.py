"""PettingZoo's connect_four, measured: `python -m bench.connect_four`, asked by `bench.workers`."""

import os
from importlib.metadata import version

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from pettingzoo.classic import connect_four_v3  # type: ignore[import-untyped]

from bench.aec import steps, wrapped
from bench.serving import serve

if __name__ == "__main__":
    serve(
        {"name": "PettingZoo", "version": version("pettingzoo"), "build": "Python"},
        {
            "connect_four": {
                "aec": lambda: steps(connect_four_v3.raw_env()),
                "aec_wrapped": lambda: steps(wrapped(connect_four_v3.raw_env())),
            }
        },
    )
