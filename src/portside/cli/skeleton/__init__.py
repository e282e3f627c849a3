"""Skeleton: what `portside new-game` copies, under a new name. It is a whole game of its own.

Two seats take counters from a pile. Put your rules in their place, chapter by chapter, and run
the contract after each: `pytest tests/every_game -k skeleton`. See docs/add-a-game.md.
"""
