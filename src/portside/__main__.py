"""`python -m portside` is the command `portside`."""

from portside.cli import main

main()
