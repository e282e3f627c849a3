"""How fast Portside is, and how fast others are, measured in one run."""
