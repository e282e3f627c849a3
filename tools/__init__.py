"""Scripts for the people who work on Portside."""
