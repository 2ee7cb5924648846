"""The pages: what is served at which address, in which form, with which headers, and that nothing else is."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from server.harness import Server, devices

INDEX = '<!doctype html><html><head><script src="/assets/main-1a2b3c.js"></script></head><body>Ω queens</body></html>'
SCRIPT = "console.log('crystal');" * 100
STYLE = "body { color: teal }" * 50
FONT = bytes(range(256)) * 4
SECRET = "This file lies beside the build."


def build(folder: Path) -> Path:
    """A small build, as ours leaves one, and something beside it that is nobody's business."""
    assets = folder / "pages" / "assets"
    assets.mkdir(parents=True)
    (folder / "secret.txt").write_text(SECRET)
    (folder / "pages" / "index.html").write_text(INDEX, encoding="utf-8")
    (folder / "pages" / "index.html.gz").write_bytes(gzip.compress(INDEX.encode()))
    (folder / "pages" / ".built-from").write_text(SECRET)
    (folder / "pages" / "robots.txt").write_text("User-agent: *\n")
    (assets / "main-1a2b3c.js").write_text(SCRIPT)
    (assets / "main-1a2b3c.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (assets / "main-1a2b3c.css").write_text(STYLE)
    (assets / "main-1a2b3c.css.br").write_bytes(b"as if by brotli")
    (assets / "main-1a2b3c.css.gz").write_bytes(gzip.compress(STYLE.encode()))
    (assets / "brygada-1a2b3c.woff2").write_bytes(FONT)
    (assets / "drawing-1a2b3c.svg").write_text("<svg/>")
    (assets / "drawing-1a2b3c.svg.gz").write_bytes(gzip.compress(b"<svg/>"))  # longer than what it compresses
    return folder / "pages"


VERSION = hashlib.sha256(INDEX.encode()).hexdigest()[:16]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("pages")
    with Server(folder, tricks={"pages_from": str(build(folder))}) as running:
        yield running


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without built pages."""
    folder = tmp_path_factory.mktemp("bare")
    with Server(folder, tricks={"pages_from": str(folder / "nothing")}) as running:
        yield running


def get(server: Server, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    plain = {"accept-encoding": "identity"} | {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.request(method, server.address + path, headers=plain, verify=False)


def raw(server: Server, target: str) -> bytes:
    """An answer to a request that no browser would send."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as connection:
        connection.sendall(f"GET {target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode("latin-1"))
        parts = []
        while part := connection.recv(65536):
            parts.append(part)
    return b"".join(parts)


PLACES = ["/", "/?seat=0&after=3", "/rules/winter-queen", "/replay", "/position"]
#: The page is there too, and says that nothing else is.
NOWHERE = ["/tables/abc", "/tables/abc?seat=0", "/join/abc/c0de", "/seat/abc/c0de", "/apical", "/assetsful", "/%D1%8F"]


@pytest.mark.parametrize("path", PLACES + NOWHERE)
def test_every_address_of_the_page_is_the_page(server: Server, path: str) -> None:
    answer = get(server, path)
    assert answer.status_code == (200 if path in PLACES else 404)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "Ω queens" in answer.text and "set-cookie" not in answer.headers


def test_the_page_knows_its_build(server: Server) -> None:
    mark = f'<meta name="queendom-pages" content="{VERSION}" />'
    assert get(server, "/").text.startswith(INDEX.partition("</head>")[0].replace("<head>", "<head>" + mark))
    assert get(server, "/api/health").json() == {"ok": True, "pages": VERSION, "store": "ok"}

    async def work() -> None:
        async with devices(server) as (ada,):
            table = await ada.create("winter-queen", "Ada", "Bo")
            page = await ada.look(table["id"], 0)
            assert page.now["pages"] == VERSION
            assert (await page.ask("resume", after=0))["pages"] == VERSION
            assert (await ada.get(f"/tables/{table['id']}/view")).json()["pages"] == VERSION
            await page.close()

    asyncio.run(work())


@pytest.mark.parametrize("path", ["/", "/rules/winter-queen", "/tables/abc"])
def test_the_policy_of_the_page_is_strict(server: Server, path: str) -> None:
    headers = get(server, path).headers
    policy = dict(part.strip().partition(" ")[::2] for part in headers["content-security-policy"].split(";"))
    host = f"127.0.0.1:{server.port}"
    assert policy == {
        "default-src": "'none'",
        "script-src": "'self'",
        "style-src": "'self' 'unsafe-inline'",
        "img-src": "'self' data: blob:",
        "font-src": "'self'",
        "manifest-src": "'self'",
        "connect-src": f"'self' ws://{host} wss://{host}",
        "base-uri": "'none'",
        "frame-ancestors": "'none'",
        "form-action": "'none'",
    }
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "camera=()" in headers["permissions-policy"]


@pytest.mark.parametrize("host", ["a b", "x;script-src *", "x'self'", "evil.example/path", "*", "[::1", "x:y"])
def test_an_odd_host_is_not_repeated_in_the_policy(server: Server, host: str) -> None:
    answer = get(server, "/", host=host)
    if answer.status_code == 200:
        assert "connect-src 'self';" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    "path", ["/api/health", "/api/nothing", "/assets/nothing.js", "/api/docs", "/api/openapi.json"]
)
def test_no_answer_goes_without_strict_headers(server: Server, path: str) -> None:
    headers = get(server, path).headers
    assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'") and "frame-ancestors 'none'" in policy
    assert ("script-src" in policy) == (path == "/api/docs")


@pytest.mark.parametrize(
    ("name", "type", "content"),
    [
        ("main-1a2b3c.js", "text/javascript; charset=utf-8", SCRIPT.encode()),
        ("main-1a2b3c.css", "text/css; charset=utf-8", STYLE.encode()),
        ("brygada-1a2b3c.woff2", "font/woff2", FONT),
        ("drawing-1a2b3c.svg", "image/svg+xml", b"<svg/>"),
    ],
)
def test_assets_are_kept_for_a_year(server: Server, name: str, type: str, content: bytes) -> None:
    answer = get(server, f"/assets/{name}")
    assert (answer.status_code, answer.content) == (200, content)
    assert answer.headers["content-type"] == type
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["vary"] == "accept-encoding" and "content-encoding" not in answer.headers


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip", "gzip"),
        ("gzip, deflate, br, zstd", "gzip"),
        ("GZIP;q=0.5", "gzip"),
        ("*", "gzip"),
        ("gzip;q=0", None),
        ("gzip; q=0.000, *", None),
        ("deflate", None),
        ("", None),
    ],
)
def test_what_is_compressed_is_sent_to_whoever_takes_it(server: Server, accepted: str, encoding: str | None) -> None:
    for path, content in (("/assets/main-1a2b3c.js", SCRIPT), ("/", "Ω queens")):
        answer = get(server, path, accept_encoding=accepted)
        assert answer.headers.get("content-encoding") == encoding
        assert content in answer.text  # as httpx unpacks it
    size = int(get(server, "/assets/main-1a2b3c.js", accept_encoding=accepted).headers["content-length"])
    assert (size < len(SCRIPT)) == (encoding is not None)


def test_brotli_comes_first_where_there_is_some(server: Server) -> None:
    with httpx.stream(
        "GET", f"{server.address}/assets/main-1a2b3c.css", headers={"accept-encoding": "gzip, br"}
    ) as payload:
        assert payload.headers["content-encoding"] == "br"
        assert b"".join(payload.iter_raw()) == b"as if by brotli"


def test_what_is_no_smaller_compressed_is_sent_plain(server: Server) -> None:
    assert "content-encoding" not in get(server, "/assets/drawing-1a2b3c.svg", accept_encoding="gzip").headers


@pytest.mark.parametrize("path", ["/", "/assets/main-1a2b3c.js"])
def test_what_the_browser_has_is_not_sent_again(server: Server, path: str) -> None:
    for accepted in ("identity", "gzip"):
        mark = get(server, path, accept_encoding=accepted).headers["etag"]
        for known in (mark, f'"other", W/{mark}'):
            answer = get(server, path, accept_encoding=accepted, if_none_match=known)
            assert (answer.status_code, answer.content) == (304, b"")
            assert answer.headers["etag"] == mark
        assert get(server, path, accept_encoding=accepted, if_none_match='"other"').status_code == 200


def test_other_files_of_the_build_are_served(server: Server) -> None:
    answer = get(server, "/robots.txt")
    assert answer.text == "User-agent: *\n" and answer.headers["content-type"].startswith("text/plain")
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/",
        "/assets/nothing.js",
        "/assets/main-1a2b3c.js.gz",
        "/assets/main-1a2b3c.css.br",
        "/assets/../index.html",
    ],
)
def test_unknown_assets_are_not_there(server: Server, path: str) -> None:
    answer = raw(server, path)
    assert b" 404 " in answer.splitlines()[0]
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["key"] == "address-unknown"


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/../../secret.txt",
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/%2e%2e/secret.txt",
        "/..%5csecret.txt",
        "//secret.txt",
        "/.built-from",
        "/assets/../.built-from",
        "/%2Ebuilt-from",
        "/index.html%00",
        "/assets/%00",
    ],
)
def test_nothing_beside_the_build_is_served(server: Server, path: str) -> None:
    answer = raw(server, path)
    assert SECRET.encode() not in answer
    status = answer.splitlines()[0]
    assert b" 200 " in status or b" 404 " in status or b" 400 " in status


@pytest.mark.parametrize("path", ["/", "/rules/winter-queen", "/assets/main-1a2b3c.js"])
def test_head_is_get_without_the_body(server: Server, path: str) -> None:
    answer, head = get(server, path), get(server, path, "HEAD")
    assert (head.status_code, head.content) == (200, b"")
    same = ("content-length", "content-type", "cache-control", "etag")
    assert [head.headers[one] for one in same] == [answer.headers[one] for one in same]
    assert get(server, "/assets/nothing", "HEAD").status_code == 404


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])
def test_pages_take_no_other_requests(server: Server, method: str) -> None:
    answer = get(server, "/", method)
    assert answer.status_code == 405 and answer.json()["key"] == "method-wrong"


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/%61pi/nothing", "/api/../api/nothing"])
def test_unknown_addresses_of_the_api_stay_json(server: Server, path: str) -> None:
    answer = raw(server, path)
    assert b" 404 " in answer.splitlines()[0]
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["key"] == "address-unknown"


def test_the_log_does_not_tell_addresses(server: Server) -> None:
    get(server, "/join/abctable/c0decode")
    get(server, "/assets/c0decode.js")
    logged = server.logged()
    assert "c0decode" not in logged and "abctable" not in logged
    assert '"route": "/"' in logged and '"route": "/assets/"' in logged


def test_a_server_without_pages_says_so(bare: Server) -> None:
    for path in ("/", "/tables/abc"):
        answer = get(bare, path)
        assert answer.status_code == 503 and answer.headers["content-type"].startswith("text/html")
        assert "./play --setup" in answer.text and answer.headers["cache-control"] == "no-cache"
    assert get(bare, "/assets/main.js").status_code == 404
    assert get(bare, "/api/health").json() == {"ok": True, "pages": None, "store": "ok"}
    assert get(bare, "/api/games").status_code == 200
