"""A finished game, looked back on: what was luck, what was choice, what could be known."""
