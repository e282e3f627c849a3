"""A position as text and as pixels: the board that the terminal shows.

The pixels are drawn from the same board, character by character. The browser's boards are drawn by
the browser, which a headless experiment does not have.
"""

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
from rich.color import blend_rgb
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import SVG_EXPORT_THEME as THEME

from portside.core.game import State
from portside.text.boards import draw
from portside.text.teller import Teller

WIDTH = 132  # characters; the widest board fits
FONT_SIZE = 13
MARGIN = 8  # pixels


def seat_names(s: State) -> list[str]:
    return [f"P{seat}" for seat in range(s.seats)]


def lines_of(s: State, seat: int) -> tuple[Console, list[list[Segment]]]:
    """The board as this seat sees it."""
    console = Console(width=WIDTH, color_system="truecolor", force_terminal=True, highlight=False)
    board = draw(s.view(seat), Teller("en", s.rules().name), seat_names(s))
    lines = console.render_lines(board, pad=False)
    return console, lines


def as_text(s: State, seat: int) -> str:
    """The board in characters alone."""
    _, lines = lines_of(s, seat)
    return "\n".join("".join(part.text for part in line).rstrip() for line in lines) + "\n"


@cache
def font(bold: bool) -> Any:
    """A font that has every line and sign of the boards comes with Matplotlib."""
    from matplotlib import font_manager
    from PIL import ImageFont

    found = font_manager.FontProperties(
        family="DejaVu Sans Mono", weight="bold" if bold else "normal"
    )
    return ImageFont.truetype(font_manager.findfont(found), FONT_SIZE)


def colour(style: Style | None) -> tuple[int, int, int]:
    if style is None or style.color is None:
        chosen = THEME.foreground_color
    else:
        chosen = style.color.get_truecolor(THEME)
    if style is not None and style.dim:
        chosen = blend_rgb(chosen, THEME.background_color, 0.5)
    return tuple(chosen)  # type: ignore[return-value]


def as_pixels(s: State, seat: int) -> npt.NDArray[np.uint8]:
    """The board as an image: height × width × RGB."""
    from PIL import Image, ImageDraw

    _, lines = lines_of(s, seat)
    across = round(font(False).getlength("M"))
    down = FONT_SIZE + 4
    longest = max(Segment.get_line_length(line) for line in lines)
    size = (2 * MARGIN + across * longest, 2 * MARGIN + down * len(lines))
    image = Image.new("RGB", size, tuple(THEME.background_color))
    pen = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        column = 0
        for part in line:
            bold = part.style is not None and bool(part.style.bold)
            for character in part.text:
                if character != " ":
                    where = (MARGIN + across * column, MARGIN + down * row)
                    pen.text(where, character, colour(part.style), font(bold))
                column += 1
    return np.asarray(image, np.uint8).copy()
