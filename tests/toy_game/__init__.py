"""Ferry: a whole game as small as one can be, to learn from. See docs/add-a-game.md.

Copied to `src/portside/games/ferry/` it is one of the games; `tests/test_toy_game.py` does so. It
imports relatively, so that it can be checked where it lies and copied under any name.
"""
