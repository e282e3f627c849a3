"""What a browser fetches first stays small: the start page, and a table of each game on top of it.

Counted compressed, as the server sends it: page, scripts, styles, pictures and the longest
language; not the fonts, which arrive later and are kept. Run `npm run build` first.
"""

import gzip
import json
import sys
from pathlib import Path
from typing import Any

STATIC = Path(__file__).parents[1] / "src" / "portside" / "static"
LIMIT = 150_000  # of the first load, and of a table on top of it
LANGUAGES = ("en", "pl", "it", "ru")
NOT_COUNTED = (".woff2",)


def weight(name: str) -> int:
    return len(gzip.compress((STATIC / name).read_bytes(), 6))


def files(manifest: dict[str, Any], key: str) -> set[str]:
    """A chunk with everything it needs at once."""
    found: set[str] = set()
    todo, seen = [key], set()
    while todo:
        name = todo.pop()
        if name in seen:
            continue
        seen.add(name)
        chunk = manifest[name]
        found |= {chunk["file"], *chunk.get("css", []), *chunk.get("assets", [])}
        todo += chunk.get("imports", [])
    return {name for name in found if not name.endswith(NOT_COUNTED)}


def words(manifest: dict[str, Any], *names: str) -> set[str]:
    """The chunks of these words in the language where they are longest."""
    folder = "../src/portside/locales"
    by_language = [
        set().union(*(files(manifest, f"{folder}/{language}/{name}.ftl?raw") for name in names))
        for language in LANGUAGES
    ]
    return max(by_language, key=lambda found: sum(weight(name) for name in found))


def games(manifest: dict[str, Any]) -> list[str]:
    """Those that have a board of their own."""
    pictures = [key.split("/") for key in manifest if key.startswith("src/boards/")]
    return [path[2] for path in pictures if path[3:] == ["index.ts"] and path[2] != "plain"]


def main() -> int:
    manifest = json.loads((STATIC / ".vite" / "manifest.json").read_text("utf-8"))
    start = {"index.html"} | files(manifest, "index.html") | words(manifest, "common", "web")
    total = sum(weight(name) for name in start)
    print(f"start page   {total / 1000:6.1f} kB compressed, {len(start)} files")
    heavy = [total]
    for game in games(manifest):
        table = start | files(manifest, "src/pages/Table.svelte") | words(manifest, game)
        table |= files(manifest, f"src/boards/{game}/index.ts")
        heavy.append(sum(weight(name) for name in table))
        print(f"{game:12} {heavy[-1] / 1000:6.1f} kB with its table")
    for name in sorted(start, key=weight, reverse=True)[:6]:
        print(f"  {weight(name) / 1000:6.1f} kB {name}")
    if max(heavy) > LIMIT:
        print("more than it may be: load something later, or leave it out")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
