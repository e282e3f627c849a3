"""PettingZoo: agent-environment-cycle environments of every game (extra `pettingzoo`).

from portside.research.pettingzoo import manila_v0
env = manila_v0.env(seats=4)

or, once this is imported, pettingzoo.make("aec", "portside/manila-v0", seats=4). The number in a
name changes when observations, actions or rewards do.
"""

import pettingzoo  # type: ignore[import-untyped]

from portside.research.pettingzoo import cargo_noir_v0, manila_v0, santiago_v0

for name in ("santiago", "manila", "cargo_noir"):
    if f"portside/{name}-v0" not in pettingzoo.aec_registry:
        module = f"portside.research.pettingzoo.{name}_v0"
        pettingzoo.register("aec", f"portside/{name}-v0", f"{module}:env")

__all__ = ["cargo_noir_v0", "manila_v0", "santiago_v0"]
