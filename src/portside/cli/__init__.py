"""The command `portside`."""

from portside.cli.app import main

__all__ = ["main"]
