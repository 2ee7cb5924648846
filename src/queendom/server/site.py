"""The pages: what the build left in a folder, read once at the start and served from memory.

So an address can never name another file, and a build that is replaced while the server runs changes nothing halfway.
The page itself is one file for all its addresses; only its head differs, so that a link shows something elsewhere.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from queendom.errors import TableError
from queendom.server.address import Proxies
from queendom.server.links import UNKNOWN, Place, Sayings, head, place_of
from queendom.server.reception import peer_of
from queendom.store import StoreFailed

BUILT = Path(__file__).with_name("pages_built")
ASSETS = "/assets/"

#: Of the file names that are there beside the one they compress, the smallest first.
_ENCODINGS = {"br": ".br", "gzip": ".gz"}
_TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_YEAR = "public, max-age=31536000, immutable"
_HOST = re.compile(r"[A-Za-z0-9.-]+(:\d+)?|\[[0-9A-Fa-f:.]+\](:\d+)?")

#: For every answer of the server. Addresses hold invitations: no other page is to learn where somebody came from.
ALWAYS = {"x-content-type-options": "nosniff", "referrer-policy": "no-referrer"}
_PERMISSIONS = "camera=(), geolocation=(), microphone=(), payment=(), usb=()"
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; manifest-src 'self'; connect-src {connect}; base-uri 'none'; frame-ancestors 'none'; "
    "form-action 'none'"
)

#: The page tells by this which build it is of; views tell which one is served now.
_MARK = '<meta name="queendom-pages" content="{version}" />'
#: While rules or bots are still compiled the page says so, and asks how far it is.
_PREPARING = b'<meta name="queendom-preparing" content="" />'
#: What the head of an address stands for.
_TITLE = re.compile(rb"<title>[^<]*</title>")
_LANG = b'<html lang="en"'
#: Kept ready to be sent: all kinds of pages in all languages, under a few names of this server.
_MOST_HEADS = 200

#: Which game is played at a table; None if there is no such table. Raises StoreFailed.
GameOf = Callable[[str], Awaitable[str | None]]

_NOT_BUILT = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Queendom</title></head>
<body style="font: 18px/1.5 serif; max-width: 32em; margin: 15vh auto; color: #222; background: #f6f3ec">
<h1 style="font-weight: normal">Queendom</h1>
<p>The tables are open, but the pages are not built yet. Run <code>./play --setup</code> and start the server again.</p>
<p>Programs find what they need at <a href="/api/docs">/api/docs</a>.</p>
</body>
</html>
"""


@dataclass(frozen=True, slots=True)
class File:
    """A file as it is sent: plain, and compressed where that is smaller."""

    type: str
    mark: str  # changes with the content
    plain: bytes
    packed: Mapping[str, bytes]


class Site:
    """What the build left: its files, and the page itself."""

    def __init__(self, folder: Path | None = None) -> None:
        built = folder or BUILT
        index = built / "index.html"
        self.version: str | None = None
        self.files: dict[str, File] = {}
        self.index = _file("index.html", _NOT_BUILT.encode(), {})
        if not index.is_file():
            return
        html = index.read_bytes()
        self.version = hashlib.sha256(html).hexdigest()[:16]
        marked = html.replace(b"<head>", b"<head>" + _MARK.format(version=self.version).encode(), 1)
        self.index = _file("index.html", marked, {})
        self.files = {name: file for name, file in _read(built).items() if name != "/index.html"}


class SiteGuard:
    """Everything that is not under /api: files of the build, and the page itself at every address that it knows."""

    def __init__(
        self, pages: Site, game_of: GameOf, proxies: Proxies, sayings: Sayings, is_prepared: Callable[[], bool]
    ) -> None:
        self.pages = pages
        self._is_prepared = is_prepared
        self._game_of = game_of
        self._proxies = proxies
        self._sayings = sayings
        self._made: OrderedDict[tuple[Place, str, str | None, bool], File] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request. Raises TableError for what is not there."""
        path = scope["path"]
        is_asset = path.startswith(ASSETS)
        # For the log: addresses themselves hold tables and codes.
        scope["route"] = SimpleNamespace(path=ASSETS if is_asset else "/")
        if scope["method"] not in ("GET", "HEAD"):
            raise TableError("method-wrong")
        asked = Headers(scope=scope)
        file = self.pages.files.get(path)
        if file is not None:
            answer = _answer(file, asked, {"cache-control": _YEAR if is_asset else "no-cache"})
        elif self.pages.version is None and not is_asset:
            answer = _answer(self.pages.index, asked, {"cache-control": "no-cache"}, 503)
        else:
            answer = await self._page(scope, asked)
        await answer(scope, receive, send)

    async def _page(self, scope: Scope, asked: Headers) -> Response:
        """The page, with the head of where it is; where nothing is it says so itself, and so does the status."""
        path = scope["path"]
        place, is_there = place_of(path), True
        if place is UNKNOWN:
            if path.startswith(ASSETS) or "." in path.rpartition("/")[2]:
                raise TableError("address-unknown")  # whoever asks for a file has no use for a page
            is_there = False
        elif place.table is not None:
            try:
                game = await self._game_of(place.table)
                place, is_there = place._replace(game=game, table=None), game is not None
            except StoreFailed:  # the page will tell
                place = place._replace(table=None)
        if not is_there:
            place = UNKNOWN
        headers = {"cache-control": "no-cache", "vary": "accept-encoding, accept-language"}
        if not place.is_public:
            headers["x-robots-tag"] = "noindex, nofollow"
        language = self._sayings.language(asked.get("accept-language", ""))
        file = self._with_head(place, language, self._origin(scope, asked))
        return _answer(file, asked, headers, 200 if is_there else 404)

    def _with_head(self, place: Place, language: str, origin: str | None) -> File:
        """Made once for all who see the same; the latest are kept."""
        is_prepared = self._is_prepared()
        key = place, language, origin, is_prepared
        if key in self._made:
            self._made.move_to_end(key)
            return self._made[key]
        lines = head(place, self._sayings.say(place.kind, place.game, language), language, origin).encode()
        lines += b"" if is_prepared else _PREPARING
        html = self.pages.index.plain.replace(_LANG, _LANG.replace(b"en", language.encode()), 1)
        html = _TITLE.sub(b"", html, count=1).replace(b"</head>", lines + b"</head>", 1)
        made = _file("index.html", html, {"gzip": gzip.compress(html, 6)})
        self._made[key] = made
        if len(self._made) > _MOST_HEADS:
            self._made.popitem(last=False)
        return made

    def _origin(self, scope: Scope, asked: Headers) -> str | None:
        """By which address the page was reached, as far as its name was checked at the door and is one."""
        host = asked.get("host", "")
        if not _HOST.fullmatch(host):
            return None
        https = self._proxies.is_https(peer_of(scope), scope["scheme"], asked)
        return f"{'https' if https else 'http'}://{host.lower()}"


def _answer(file: File, asked: Headers, headers: Mapping[str, str], status: int = 200) -> Response:
    """The file, in the form that suits the asker best; Starlette leaves the body away for HEAD."""
    accepted = _accepted(asked.get("accept-encoding", ""))
    encoding = next((one for one in file.packed if one in accepted), None)
    mark = f'"{file.mark}{"-" + encoding if encoding else ""}"'
    headers = {"etag": mark, "vary": "accept-encoding", **headers}
    if file.type.startswith("text/html"):
        headers |= {"content-security-policy": _policy(asked.get("host", "")), "permissions-policy": _PERMISSIONS}
    known = (one.strip().removeprefix("W/") for one in asked.get("if-none-match", "").split(","))
    if status == 200 and mark in known:
        return Response(status_code=304, headers=headers)
    if encoding:
        headers["content-encoding"] = encoding
    body = file.packed[encoding] if encoding else file.plain
    return Response(body, status, headers=headers, media_type=file.type)


def _read(folder: Path) -> dict[str, File]:
    """Every file of a build by its address; compressed ones belong to what they compress, hidden ones to the build."""
    paths = {"/" + path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()}
    suffixes = tuple(_ENCODINGS.values())
    found = {}
    for name, path in paths.items():
        if "/." in name or name.endswith(suffixes):
            continue
        beside = {encoding: paths.get(name + suffix) for encoding, suffix in _ENCODINGS.items()}
        packed = {encoding: other.read_bytes() for encoding, other in beside.items() if other is not None}
        found[name] = _file(name, path.read_bytes(), packed)
    return found


def _file(name: str, content: bytes, packed: Mapping[str, bytes]) -> File:
    suffix = Path(name).suffix
    kind = _TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    smaller = {encoding: other for encoding, other in packed.items() if len(other) < len(content)}
    return File(kind, hashlib.sha256(content).hexdigest()[:16], content, smaller)


def _accepted(header: str) -> set[str]:
    """What an Accept-Encoding allows; nothing unless it is said."""
    allowed: dict[str, bool] = {}
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        allowed[name.strip()] = re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", weight) is None
    return {one for one in _ENCODINGS if allowed.get(one, allowed.get("*", False))}


def _policy(host: str) -> str:
    """What a page may load and reach: this server only. Some browsers do not count sockets as 'self'."""
    sockets = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    return _POLICY.format(connect="'self'" + sockets)
