"""The built client, from memory; every path of its own is its first page."""

import gzip
import hashlib
from dataclasses import dataclass
from functools import cached_property
from mimetypes import guess_type
from pathlib import Path

from starlette.responses import HTMLResponse, Response
from starlette.types import Scope

from portside.server.api import header
from portside.server.problems import Refused

FOREVER = "public, max-age=31536000, immutable"  # for assets, whose names hold a hash
PACKED = (".css", ".html", ".js", ".svg", ".webmanifest")
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
        return {"cache-control": kept, "etag": tag, "vary": "accept-encoding"}

    def answer(self, scope: Scope) -> Response:
        if header(scope, b"if-none-match") == self.headers["etag"]:
            return Response(status_code=304, headers=self.headers)
        kind = guess_type(self.name)[0] or "text/plain"
        if self.name.endswith(PACKED) and "gzip" in header(scope, b"accept-encoding"):
            headers = {**self.headers, "content-encoding": "gzip"}
            return Response(self.packed, headers=headers, media_type=kind)
        return Response(self.body, headers=self.headers, media_type=kind)


class Pages:
    """Nothing a visitor writes is ever looked up on the disk."""

    name = "page"

    def __init__(self, folder: Path) -> None:
        names = sorted(path for path in folder.rglob("*") if path.is_file())
        read = [Page(path.relative_to(folder).as_posix(), path.read_bytes()) for path in names]
        self.pages = {page.name: page for page in read}

    def answer(self, scope: Scope) -> Response:
        path: str = scope["path"].strip("/")
        if path.partition("/")[0] == "api":
            raise Refused("not-found", "there is nothing here")
        if scope["method"] not in ("GET", "HEAD"):
            raise Refused("wrong-method", "it can only be read", allowed=["GET", "HEAD"])
        if path in self.pages:
            return self.pages[path].answer(scope)
        if "." in path.rpartition("/")[2]:
            raise Refused("not-found", "there is nothing here")
        if "index.html" in self.pages:
            return self.pages["index.html"].answer(scope)
        return HTMLResponse(PLACEHOLDER)
