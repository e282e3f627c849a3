"""Every link of the built site leads somewhere, and no page asks anybody else for anything:

python -m tools.site.check site
"""

import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

FETCHED = {
    ("script", "src"),
    ("img", "src"),
    ("link", "href"),
    ("iframe", "src"),
    ("source", "src"),
}
POINTS_ELSEWHERE = {"canonical", "prev", "next"}  # links in the head that fetch nothing


class Page(HTMLParser):
    def __init__(self, file: Path) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[tuple[bool, str]] = []  # whether it is fetched, and from where
        self.feed(file.read_text("utf-8"))

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attributes}
        self.ids |= {given[name] for name in ("id", "name") if name in given}
        for name in ("href", "src"):
            if name in given and given.get("rel") not in POINTS_ELSEWHERE:
                self.links.append(((tag, name) in FETCHED, given[name]))


def faults(site: Path) -> list[str]:
    pages = {file.resolve(): Page(file) for file in sorted(site.rglob("*.html"))}
    if not pages:
        return [f"there is no page in {site}"]
    found = []
    for file, page in pages.items():
        for fetched, link in page.links:
            fault = wrong(link, fetched, file, pages, site.resolve())
            if fault:
                found.append(f"{file.relative_to(site.resolve())}: {link}: {fault}")
    return found


def wrong(link: str, fetched: bool, file: Path, pages: dict[Path, Page], site: Path) -> str | None:
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        outside = fetched and parts.scheme != "data"
        return "is fetched from somebody else" if outside else None
    start = site if parts.path.startswith("/") else file.parent
    there = (start / unquote(parts.path).lstrip("/")).resolve() if parts.path else file
    if there.is_dir():
        there /= "index.html"
    if not there.exists():
        return "is not there"
    known = pages[there].ids | {"__top", ""} if there in pages else {parts.fragment}
    return None if unquote(parts.fragment) in known else "has no such place"


def main() -> None:
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    site = Path(sys.argv[1])
    found = faults(site)
    if found:
        raise SystemExit("\n".join(found))
    print(f"{len(list(site.rglob('*.html')))} pages in {site}/, every link leads somewhere")


if __name__ == "__main__":
    main()
