"""A review as one page of HTML that needs nothing beside it."""

from html import escape

from portside import wire
from portside.cli.doing.review_told import Line, Told, in_hundred

WIDTH, HEIGHT = 1000.0, 260.0
COLOURS = ["#f2b035", "#8ab6ff", "#7aa68a", "#f3a6b9", "#b9a3e3"]  # by seat
STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 64rem; margin: 2rem auto; padding: 0 1rem; }
svg { width: 100%; height: auto; } figure { margin: 0; }
table { border-collapse: collapse; } td, th { padding: .2rem .7rem; text-align: right; }
td:first-child, th:first-child { text-align: left; } tr + tr td { border-top: 1px solid #8884; }
.scroll { overflow-x: auto; } li { margin: .4rem 0; } small { opacity: .75; }
.key { display: inline-block; width: .9em; height: .9em; border-radius: 50%; margin: 0 .3em 0 1em; }
"""


def page(review: wire.Review, language: str, seat: int | None) -> str:
    told = Told(review, language)
    parts = [
        f"<h1>{escape(told.title())}</h1>",
        graph(told),
        f"<h2>{escape(told.say('sum'))}</h2>",
        sums(told),
        section(told, "keys", told.keys()),
        section(told, "decisions", told.decisions(seat)),
        section(told, "strokes", told.strokes(seat)),
    ]
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(told.title())}</title><style>{STYLE}</style></head>"
        f"<body>{''.join(parts)}</body></html>\n"
    )


def graph(told: Told) -> str:
    """Ribbons: what each seat might expect, stacked; and the same as sentences."""
    review, drawn = told.review, []
    for seat in reversed(range(len(review.seats))):
        drawn.append(f'<path d="{ribbon(review, seat)}" fill="{COLOURS[seat % len(COLOURS)]}"/>')
    for chapter in review.chapters[1:]:
        x = across(review, chapter.moment)
        drawn.append(f'<path d="M{x} 0V{HEIGHT}" stroke="#0006" stroke-dasharray="4 4"/>')
    names = "".join(
        f'<span class="key" style="background:{COLOURS[seat % len(COLOURS)]}"></span>{escape(name)}'
        for seat, name in enumerate(review.seats)
    )
    spoken = "; ".join(sentence(told, chapter) for chapter in review.chapters)
    label = escape(f"{told.say('graph')}: {spoken}", quote=True)
    return (
        f'<figure><svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">'
        f"{''.join(drawn)}</svg><figcaption>{escape(told.say('graph'))}{names}</figcaption></figure>"
    )


def sentence(told: Told, chapter: wire.Chapter) -> str:
    shares = told.review.chances[chapter.moment]
    each = ", ".join(
        f"{name} {in_hundred(share)}" for name, share in zip(told.review.seats, shares, strict=True)
    )
    return f"{told.where(chapter.moment)}: {each}"


def ribbon(review: wire.Review, seat: int) -> str:
    """From the floor to the top of this seat's share: the next one is painted over it."""
    top = [
        f"{across(review, moment)} {HEIGHT * (1 - sum(shares[: seat + 1])):.1f}"
        for moment, shares in enumerate(review.chances)
    ]
    return f"M0 {HEIGHT}L{'L'.join(top)}L{WIDTH} {HEIGHT}Z"


def across(review: wire.Review, moment: int) -> str:
    return f"{WIDTH * moment / max(1, len(review.chances) - 1):.1f}"


def sums(told: Told) -> str:
    heads = "".join(f"<th>{escape(head)}</th>" for head in told.heads())
    rows = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>"
        for row in told.rows()
    )
    legend = escape(told.say("legend"))
    return (
        f'<div class="scroll"><table><tr>{heads}</tr>{rows}</table></div>'
        f"<p><small>{legend}</small></p>"
    )


def section(told: Told, key: str, lines: list[Line]) -> str:
    shown = "".join(
        f"<li><small>{escape(told.where(line.moment))}</small><br>{escape(line.head)}"
        + "".join(f"<br><small>{escape(text)}</small>" for text in (line.figures, line.why) if text)
        + "</li>"
        for line in lines
    )
    body = f"<ul>{shown}</ul>" if shown else f"<p>{escape(told.say('none'))}</p>"
    return f"<h2>{escape(told.say(key))}</h2>{body}"
