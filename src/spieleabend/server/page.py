"""The built page, read into memory once: small, and never the event loop's trouble."""

import gzip
import hashlib
from collections.abc import Mapping
from pathlib import Path

from aiohttp import web
from msgspec import Struct

PAGE_FOLDER = Path(__file__).parent / "page"
INDEX = "index.html"

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".m4a": "audio/mp4",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Written out, since Windows asks its registry and may believe that scripts are plain text."""
SQUEEZABLE = (".css", ".ftl", ".html", ".ico", ".js", ".json", ".map", ".svg", ".txt", ".wav", ".webmanifest")
PACKED = {".br": "br", ".gz": "gzip"}
"""Files beside a file that are the same, packed."""

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


class PageFile(Struct, frozen=True):
    """One file of the page, as it is sent."""

    body: bytes
    packed: dict[str, bytes]
    """The same by content encoding, where that is smaller; the best first."""
    content_type: str
    etag: str
    cache: str

    def response(self, request: web.Request) -> web.Response:
        """What `request` gets, packed as it likes it, or nothing where it has the file already."""
        headers = {"Cache-Control": self.cache, "ETag": self.etag}
        if self.packed:
            headers["Vary"] = "Accept-Encoding"
        if self.etag in request.headers.get("If-None-Match", ""):
            return web.Response(status=304, headers=headers)
        headers["Content-Type"] = self.content_type
        accepted = accepted_encodings(request.headers.get("Accept-Encoding", ""))
        for encoding, body in self.packed.items():
            if encoding in accepted:
                return web.Response(body=body, headers=headers | {"Content-Encoding": encoding})
        return web.Response(body=self.body, headers=headers)


Page = Mapping[str, PageFile]
"""The files of the page by their path without a leading slash; empty if it has not been built."""


def load_page(folder: Path = PAGE_FOLDER) -> Page:
    """Read the built page; packs what the build has not packed. Takes a moment, so not on the event loop."""
    if not (folder / INDEX).is_file():
        return {}
    files = sorted(path for path in folder.rglob("*") if path.is_file() and not path.name.startswith("."))
    return {
        path.relative_to(folder).as_posix(): _load_file(folder, path)
        for path in files
        if path.suffix not in PACKED or path.with_suffix("") not in files
    }


def accepted_encodings(header: str) -> frozenset[str]:
    """The encodings that an Accept-Encoding header allows by name."""
    accepted = set()
    for part in header.lower().split(","):
        encoding, _, quality = part.partition(";")
        if quality.replace(" ", "") not in {"q=0", "q=0.0", "q=0.00", "q=0.000"}:
            accepted.add(encoding.strip())
    return frozenset(accepted)


def _load_file(folder: Path, path: Path) -> PageFile:
    body = path.read_bytes()
    packed = {}
    for suffix, encoding in PACKED.items():
        beside = path.with_name(path.name + suffix)
        if beside.is_file():
            packed[encoding] = beside.read_bytes()
        elif encoding == "gzip" and path.suffix in SQUEEZABLE:
            packed[encoding] = gzip.compress(body, mtime=0)
    # Only what the build has named after its content never changes.
    is_named_by_content = path.relative_to(folder).parts[0] == "assets"
    return PageFile(
        body,
        {encoding: smaller for encoding, smaller in packed.items() if len(smaller) < len(body)},
        TYPES.get(path.suffix, "application/octet-stream"),
        f'"{hashlib.sha256(body).hexdigest()[:20]}"',
        FOR_EVER if is_named_by_content else ASK_AGAIN,
    )
