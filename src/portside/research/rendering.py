"""How environments show themselves: the terminal's board as text, the browser's as pixels."""

from rich.console import Console

from portside.core.errors import Malformed
from portside.core.game import State
from portside.research.pictures import Camera, Pixels
from portside.text.boards import WIDTH, draw
from portside.text.teller import Teller

MODES = ["human", "ansi", "rgb_array"]
FRAMES = 2  # a second


class Renderer:
    """`mode`: "human" prints the board, "ansi" returns it, "rgb_array" returns its pixels."""

    def __init__(self, mode: str | None) -> None:
        if mode is not None and mode not in MODES:
            raise Malformed(f"the render_mode is one of {', '.join(MODES)}, not {mode!r}")
        self.mode = mode
        self.camera = Camera() if mode == "rgb_array" else None

    def render(self, s: State, seat: int) -> Pixels | str | None:
        """The board as this seat sees it; a negative one is a spectator."""
        if self.camera is not None:
            return self.camera.photograph(s.view(seat), seat)
        text = as_text(s, seat)
        if self.mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        if self.camera is not None:
            self.camera.close()


def as_text(s: State, seat: int) -> str:
    """The board in characters alone."""
    names = [f"P{seat}" for seat in range(s.seats)]
    board = draw(s.view(seat), Teller("en", s.rules().name), names)
    lines = Console(width=WIDTH, highlight=False).render_lines(board, pad=False)
    return "\n".join("".join(part.text for part in line).rstrip() for line in lines) + "\n"
