"""A flowchart of layers without a script: rows of boxes, each of which names what it uses below.

GitHub draws the same lines of Mermaid as a picture. Read are `a["text"] --> b["text"]` and
`a -. "how" .-> b`.
"""

import html
import re
from typing import Any

NODE = r'(\w+)(?:\["([^"]+)"\])?'
EDGE = re.compile(rf'^\s*{NODE}\s*(-->|-\. "([^"]+)" \.->)\s*{NODE}\s*$')


class Chart:
    def __init__(self, source: str) -> None:
        self.texts: dict[str, str] = {}
        self.uses: dict[str, dict[str, str]] = {}  # by box: the other one, and how
        for line in source.splitlines()[1:]:
            edge = EDGE.match(line)
            if edge is None:
                raise ValueError(f"this flowchart cannot be drawn as layers: {line}")
            upper, upper_text, _, how, lower, lower_text = edge.groups()
            for box, text in ((upper, upper_text), (lower, lower_text)):
                self.uses.setdefault(box, {})
                if text:
                    self.texts[box] = text
            self.uses[upper][lower] = how or ""

    def depth(self, box: str) -> int:
        """How many boxes are above it, at most."""
        above = [upper for upper, lower in self.uses.items() if box in lower]
        return max((self.depth(upper) + 1 for upper in above), default=0)

    def rows(self) -> list[list[str]]:
        found: dict[int, list[str]] = {}
        for box in self.uses:
            found.setdefault(self.depth(box), []).append(box)
        return [found[depth] for depth in sorted(found)]

    def box(self, box: str) -> str:
        uses = self.uses[box]
        name, _, text = self.texts.get(box, box).partition(": ")
        used = ", ".join(f"{other} ({how})" if how else other for other, how in uses.items())
        below = f"<small>↓ {html.escape(used)}</small>" if used else ""
        return f"<li><strong>{html.escape(name)}</strong> {html.escape(text)}{below}</li>"

    def drawn(self) -> str:
        rows = "".join(f"<ul>{''.join(map(self.box, row))}</ul>" for row in self.rows())
        return f'<div class="layers">{rows}</div>'


def as_layers(source: str, *_: Any, **__: Any) -> str:
    """Called by the Markdown extension for a block of Mermaid."""
    return Chart(source).drawn()
