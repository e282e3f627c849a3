"""What a messenger shows of a link: a page's title, a sentence and a picture, before it is opened.

Whoever gets a link may know the game, who set the table, and whether it has begun. Nothing else of
a table is told here: a preview is made for whoever asks, and kept by strangers.
"""

from functools import cache
from html import escape
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from portside.server.ledger import Ledger
from portside.text.teller import LANGUAGES, locale

HEAD_ENDS = b"</head>"
PICTURE = (1200, 630)  # as messengers want it


class Preview(NamedTuple):
    title: str
    about: str
    picture: str  # its path


def language_of(accepted: str) -> str:
    """The first of ours that a browser asks for: `pl-PL,pl;q=0.9,en;q=0.8`."""
    wanted = []
    for part in accepted[:200].split(","):
        name, _, weight = part.partition(";q=")
        try:
            wanted.append((-float(weight or 1), name.strip().lower()[:2]))
        except ValueError:
            continue
    known = [name for _, name in sorted(wanted, key=lambda one: one[0]) if name in LANGUAGES]
    return known[0] if known else LANGUAGES[0]


@cache
def words(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for name in ("web", "pages"):
        made.add_resource(FluentResource(locale(language, name).read_text("utf-8")))
    return made


def say(language: str, key: str) -> str:
    """Empty where there is no such sentence, as for a game without a locale."""
    bundle = words(language)
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    return str(bundle.format_pattern(pattern, {})[0]) if pattern is not None else ""


def preview_of(ledger: Ledger, language: str) -> Preview:
    head = ledger.head
    game = say(language, f"game-{head.game}") or head.game
    host = ledger.names[head.host] if head.host is not None else ""
    title = f"{game} · {host}" if host else game
    state = "cancelled-title" if ledger.closed else f"link-{ledger.state}"
    return Preview(title, say(language, state), f"share/{head.game}.png")


def of_the_house(language: str) -> Preview:
    return Preview("Portside", say(language, "start-lede"), "share/portside.png")


def with_preview(page: bytes, preview: Preview, site: str) -> bytes:
    """The first page, saying what its link is about. `site` is where it is served from."""
    width, height = PICTURE
    tags = [
        ("og:type", "website"),
        ("og:site_name", "Portside"),
        ("og:title", preview.title),
        ("og:description", preview.about),
        ("og:image", f"{site}/{preview.picture}"),
        ("og:image:width", str(width)),
        ("og:image:height", str(height)),
    ]
    written = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags]
    written.append('<meta name="twitter:card" content="summary_large_image" />')
    return page.replace(HEAD_ENDS, "".join(written).encode() + HEAD_ENDS, 1)
