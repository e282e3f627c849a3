"""The built client, from memory; every path of its own is its first page, which says what it is."""

import gzip
import hashlib
from dataclasses import dataclass
from functools import cached_property, lru_cache
from mimetypes import guess_type
from pathlib import Path

from starlette.responses import HTMLResponse, Response
from starlette.types import Scope

from portside.server.api import header
from portside.server.ledger import Ledger
from portside.server.previews import Preview, language_of, of_the_house, preview_of, with_preview
from portside.server.problems import Refused

FOREVER = "public, max-age=31536000, immutable"  # for assets, whose names hold a hash
PACKED = (".css", ".html", ".js", ".svg", ".webmanifest")
FIRST = "index.html"
PLACEHOLDER = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Portside</title>
<h1>Portside</h1>
<p>The server is running. The browser client is not part of this build.</p>
<p><a href="/api/openapi.json">The API</a> · <a href="/api/catalogue">The games</a></p>
</html>
"""


@dataclass
class Page:
    name: str
    body: bytes

    @cached_property
    def packed(self) -> bytes:
        return gzip.compress(self.body, mtime=0)

    @cached_property
    def headers(self) -> dict[str, str]:
        kept = FOREVER if self.name.startswith("assets/") else "no-cache"
        tag = f'W/"{hashlib.sha256(self.body).hexdigest()[:16]}"'
        vary = "accept-encoding" + (", accept-language" if self.name == FIRST else "")
        return {"cache-control": kept, "etag": tag, "vary": vary}

    def answer(self, scope: Scope) -> Response:
        if header(scope, b"if-none-match") == self.headers["etag"]:
            return Response(status_code=304, headers=self.headers)
        kind = guess_type(self.name)[0] or "text/plain"
        if self.name.endswith(PACKED) and "gzip" in header(scope, b"accept-encoding"):
            headers = {**self.headers, "content-encoding": "gzip"}
            return Response(self.packed, headers=headers, media_type=kind)
        return Response(self.body, headers=self.headers, media_type=kind)


@lru_cache(256)
def first_page(body: bytes, preview: Preview, site: str) -> Page:
    return Page(FIRST, with_preview(body, preview, site))


class Pages:
    """Nothing a visitor writes is ever looked up on the disk."""

    name = "page"

    def __init__(self, folder: Path) -> None:
        names = sorted(path for path in folder.rglob("*") if path.is_file())
        read = [Page(path.relative_to(folder).as_posix(), path.read_bytes()) for path in names]
        self.pages = {page.name: page for page in read}

    def answer(self, scope: Scope, table: Ledger | None = None) -> Response:
        """`table` is the one that the path leads to."""
        path: str = scope["path"].strip("/")
        if path.partition("/")[0] == "api":
            raise Refused("not-found", "there is nothing here")
        if scope["method"] not in ("GET", "HEAD"):
            raise Refused("wrong-method", "it can only be read", allowed=["GET", "HEAD"])
        if path in self.pages and path != FIRST:
            return self.pages[path].answer(scope)
        if "." in path.rpartition("/")[2] and path != FIRST:
            raise Refused("not-found", "there is nothing here")
        if FIRST in self.pages:
            return self.first(scope, table).answer(scope)
        return HTMLResponse(PLACEHOLDER)

    def first(self, scope: Scope, table: Ledger | None) -> Page:
        language = language_of(header(scope, b"accept-language"))
        preview = preview_of(table, language) if table else of_the_house(language)
        site = f"{scope['scheme']}://{header(scope, b'host')}"
        return first_page(self.pages[FIRST].body, preview, site)
