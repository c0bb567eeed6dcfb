"""Static files: the built page, with hashed assets that browsers may cache for ever; each file is gzipped once."""

import gzip
import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
WORTH_ZIPPING = 512
NOT_BUILT = (
    "The page has not been built. In a checkout, run `make play`, or `npm ci` and `npm run build` in web/; "
    "a released package contains it. The interface under /api works without it.\n"
)


@dataclass(frozen=True, slots=True)
class Leaf:
    """One file, ready to be sent."""

    plain: bytes
    zipped: bytes | None
    kind: str
    etag: str
    stamp: tuple[int, int] = (0, 0)


class Cached(NamedTuple):
    """A file as an answer, and how long it may be cached."""

    leaf: Leaf
    cache: str


class Pages:
    """Files of one folder, read when first requested and again when they change."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._leaves: dict[Path, Leaf] = {}

    async def index(self, request: Request) -> Response:
        """The page itself, for every path it knows."""
        return self._index(request, 200)

    def index_with(self, request: Request, mark: str, head: str, headers: dict[str, str]) -> Response:
        """The page with a head of its own in the place of a mark, and further headers."""
        leaf = self._leaf(self._folder / "index.html")
        if leaf is None:
            return PlainTextResponse(NOT_BUILT, 503)
        plain = leaf.plain.replace(mark.encode(), head.encode(), 1)
        answer = send_leaf(request, leaf_of(plain, "text/html"), ASK_AGAIN)
        answer.headers.update(headers)
        return answer

    def _index(self, request: Request, status: int) -> Response:
        leaf = self._leaf(self._folder / "index.html")
        if leaf is None:
            return PlainTextResponse(NOT_BUILT, 503)
        return send_leaf(request, leaf, ASK_AGAIN, status)

    async def file(self, request: Request) -> Response:
        """A file of the page, or 404; browsers get the page with it, which shows the error."""
        name = request.path_params["path"]
        leaf = self.leaf(name)
        if leaf is None:
            if "text/html" in request.headers.get("accept", ""):
                return self._index(request, 404)
            return PlainTextResponse("There is no such page.\n", 404)
        # Vite puts a hash of the content into the names under assets/.
        hashed = self._within(name).is_relative_to(self._folder / "assets")
        return send_leaf(request, leaf, FOR_EVER if hashed else ASK_AGAIN)

    def leaf(self, name: str) -> Leaf | None:
        """A file of the folder by its name; None if there is none."""
        path = self._within(name)
        return self._leaf(path) if path.is_relative_to(self._folder) else None

    def _within(self, name: str) -> Path:
        try:
            return (self._folder / name).resolve()
        except ValueError:  # a name no file can have
            return self._folder

    def _leaf(self, path: Path) -> Leaf | None:
        try:
            stat = path.stat()
            stamp = (stat.st_mtime_ns, stat.st_size)
            known = self._leaves.get(path)
            if known is None or known.stamp != stamp:
                known = self._leaves[path] = _read(path, stamp)
        except OSError:  # missing, or a folder
            return None
        return known


def _read(path: Path, stamp: tuple[int, int]) -> Leaf:
    return leaf_of(path.read_bytes(), mimetypes.guess_type(path.name)[0] or "application/octet-stream", stamp)


def leaf_of(plain: bytes, kind: str, stamp: tuple[int, int] = (0, 0)) -> Leaf:
    """Return bytes ready to be sent; long text is also gzipped."""
    text = kind.startswith("text/") or kind.endswith(("javascript", "json", "svg+xml", "manifest+json", "wasm"))
    zipped = gzip.compress(plain, 9, mtime=0) if text and len(plain) > WORTH_ZIPPING else None
    if kind.startswith("text/") or kind.endswith("javascript"):
        kind += "; charset=utf-8"
    return Leaf(plain, zipped, kind, f'"{sha256(plain).hexdigest()[:20]}"', stamp)


def send_leaf(request: Request, leaf: Leaf, cache: str, status: int = 200) -> Response:
    """Return the response with a file; empty (304) if the client already has it."""
    headers = {"cache-control": cache, "etag": leaf.etag, "vary": "accept-encoding"}
    if status == 200 and request.headers.get("if-none-match") == leaf.etag:
        return Response(None, 304, headers)
    if leaf.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(leaf.zipped, status, {**headers, "content-encoding": "gzip"}, leaf.kind)
    return Response(leaf.plain, status, headers, leaf.kind)
