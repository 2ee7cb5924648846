"""Requests and frames as no page of ours would send them, each from a seed of its own."""

from __future__ import annotations

import json
import random
import re
from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]

# --- JSON ---

_NASTY: list[Any] = [
    None, True, False, 0, -1, 1, 9, 10, 2**31, 2**53, 2**53 + 1, 2**63, 2**64, -(2**63) - 1, 10**400, 0.5, -0.0,
    1e308, float("nan"), float("inf"), "", " ", "0", "\0", "\ud800", "\udfff\ud800", "\ufffe", "\u202e", "a" * 5000,
    "ä" * 300, "null", "../../etc/passwd", "' OR 1=1 --", "${7*7}", "__proto__", "winter-queen", "place", "b3", "z99",
    [], {}, [[]], [None] * 50, {"": ""}, {"kind": "pass"}, {"type": "play"}, {"__class__": "x"},
]  # fmt: skip


_WORDS = [
    "play", "take-back", "sit", "sit-bot", "leave", "return", "link", "claim", "rematch", "look", "resume", "preview",
    "place", "fill", "activate", "pass", "draw", "agitate", "manipulate", "persuade", "assassinate", "red", "yellow",
    "black", "copper", "gold", "a1", "b3", "e9", "rose-way", "master", "random", "winter-queen", "christina-regina",
    "copper-none", "gold-red", "ping",
]  # fmt: skip


def mutate_json(rng: random.Random, received: Any) -> Any:
    """A copy with one to three things wrong, anywhere in it."""
    for _ in range(rng.choice((1, 1, 2, 3))):
        received = _mutate_one(rng, received)
    return received


def _mutate_one(rng: random.Random, received: Any) -> Any:
    if isinstance(received, dict) and received and rng.random() < 0.95:
        # Whatever has no id and no type is refused before anything else of it is read.
        inner = sorted(received.keys() - {"id", "type"})
        key = rng.choice(inner if inner and rng.random() < 0.8 else sorted(received))
        match rng.randrange(12):
            case 0:
                return {name: value for name, value in received.items() if name != key}
            case 1:
                return {**received, rng.choice(("extra", "", "id", "seat", "\ud800", key * 50)): rng.choice(_NASTY)}
            case 2:
                return {(name if name != key else key.upper()): value for name, value in received.items()}
            case _:
                return {**received, key: _mutate_one(rng, received[key])}
    if isinstance(received, list) and received and rng.random() < 0.95:
        place = rng.randrange(len(received))
        match rng.randrange(5):
            case 0:
                return received[:place] + received[place + 1 :]
            case 1:
                return received + received[place : place + 1] * rng.choice((1, 10, 100))
            case _:
                return [*received[:place], _mutate_one(rng, received[place]), *received[place + 1 :]]
    if isinstance(received, int) and rng.random() < 0.6:  # what has the right form finds its way further in
        return rng.choice((received - 1, received + 1, rng.randrange(10), 2**53 - 1))
    if isinstance(received, str) and rng.random() < 0.4:
        return rng.choice(_WORDS)
    match rng.randrange(4):
        case 0:
            return _nested(rng, received)
        case 1:
            return str(received)
        case _:
            return rng.choice(_NASTY)


def _nested(rng: random.Random, received: Any) -> Any:
    for _ in range(rng.choice((1, 5, 100, 300))):
        received = [received] if rng.random() < 0.5 else {"a": received}
    return received


def json_text(rng: random.Random, received: Any, spoil: float = 0.15) -> bytes:
    """As JSON, which at times is none."""
    text = json.dumps(received, ensure_ascii=rng.random() < 0.8, allow_nan=True).encode("utf-8", "surrogatepass")
    if rng.random() > spoil:
        return text
    match rng.randrange(9):
        case 0:
            return text[: rng.randrange(len(text) + 1)]
        case 1:
            return b"\xef\xbb\xbf" + text
        case 2:
            return text.decode("utf-8", "replace").encode("utf-16")
        case 3:
            return rng.choice((b"[", b'{"a":', b"[[[{")) * rng.choice((10, 3000))
        case 4:
            return text + rng.choice((b"}", b"\0", b" 1", text))
        case 5:
            return rng.choice((b"", b"null", b"1", b'"', b"NaN", b"9" * 5000, b"-", b"1e999999", b"tru"))
        case 6:
            # A key twice.
            return text[:-1] + b',"id":"another-one","type":"leave"}'
        case _:
            return mutate_bytes(rng, text)


_BYTES = (b"\0", b"\r\n", b"\n", b"\r", b"%", b"\xff", b" ", b":", b"\r\n\r\n", b"\t")


def mutate_bytes(rng: random.Random, text: bytes, times: int | None = None) -> bytes:
    """Some bytes changed, left out, doubled or put in."""
    made = bytearray(text)
    for _ in range(times or rng.choice((1, 2, 5))):
        place = rng.randrange(len(made) + 1)
        match rng.randrange(4):
            case 0:
                made[place : place + 1] = bytes([rng.randrange(256)])
            case 1:
                del made[place : place + rng.choice((1, 1, 4, 20))]
            case 2:
                made[place:place] = made[place : place + rng.choice((1, 4, 20))]
            case _:
                made[place:place] = rng.choice(_BYTES)
    return bytes(made)


# --- what is right, to begin with ---


@dataclass(frozen=True)
class Ground:
    """What whoever attacks knows: tables of their own, one of somebody else's, and requests that are right."""

    host: str
    cookie: str
    tables: list[Json]  # their own
    foreign: str
    position: Json
    record: Json
    #: Methods and addresses that the server's own OpenAPI document names: new ones are tried without a word here.
    routes: tuple[tuple[str, str], ...] = ()

    def table(self, rng: random.Random) -> str:
        """A table's id, mostly one's own."""
        return self.foreign if rng.random() < 0.2 else str(rng.choice(self.tables)["id"])


def new_id(rng: random.Random) -> str:
    return f"fuzz-{rng.getrandbits(64):016x}"


def command(rng: random.Random, ground: Ground, number: int = 4, action: Json | None = None) -> Json:
    """What changes a table, or would if it were asked by the right device at the right time."""
    table = rng.choice(ground.tables)
    place = {"kind": "place", "holder": 1, "colour": "yellow", "space": "b3", "take": rng.choice((None, "red"))}
    draw = {"kind": "draw", "from": "copper", "bury": "gold"}
    seat = rng.randrange(2)
    parts: Json = rng.choice(
        (
            {"type": "play", "seen": number, "seat": seat, "action": action or rng.choice((place, draw, "b3"))},
            {"type": "take-back", "seen": number, "seat": seat},
            {"type": "sit", "invitation": rng.choice((table["invitation"], "guess")), "name": "Eve"},
            {"type": "sit-bot", "seat": 2, "bot": "random"},
            {"type": "promise-number", "seat": seat, "promise": "0f" * 32},
            {"type": "open-number", "seat": seat, "number": "0f" * 32},
            {"type": "start-without"},
            {"type": "leave", "seat": 0},
            {"type": "return", "seat": 0},
            {"type": "link", "seat": seat},
            {"type": "claim", "code": "guess"},
            {"type": "rematch"},
            {"type": "free-seat", "seat": rng.randrange(3)},
            {"type": "renew-invitation"},
            {"type": "set-up", "first": rng.choice((None, 0, 7)), "options": {rng.choice(("scores", "x")): "open"}},
            {"type": "set-up", "seats": [{"kind": "kept", "seat": 0}, rng.choice(({"kind": "open"}, {"kind": "bot"}))]},
        )
    )
    return {"id": new_id(rng), **parts}


def question(rng: random.Random, ground: Ground, number: int = 4, action: Json | None = None) -> Json:
    """What can only be asked on a socket."""
    seat = rng.choice((None, 0, 1))
    page = {"seat": 0, "book": "rose-way", "page": 0, "colour": "red"}
    parts: Json = rng.choice(
        (
            {"type": "look", "seat": seat, "after": rng.choice((0, number))},
            {"type": "resume", "after": rng.choice((0, number))},
            {"type": "ping"},
            {"type": "again", "after": rng.choice((0, number))},
            {"type": "preview", "seat": seat, "returns": "rose-way"},
            {"type": "preview", "seat": seat, "action": action or "b3"},
            {"type": "preview", "seat": seat, "page": page, "pages": [page] * rng.choice((1, 40))},
        )
    )
    if rng.random() < 0.01:  # dear: it is thought about
        parts = {"type": "hint", "seat": seat or 0, "seen": number}
    return {"id": new_id(rng), **parts}


def new_table(rng: random.Random) -> Json:
    here, bot = {"kind": "here", "name": "Eve"}, {"kind": "bot", "bot": "random"}
    seats = rng.choice(([here, here], [here, {"kind": "open"}], [here, here, bot]))
    return {"id": new_id(rng), "game": rng.choice(("winter-queen", "christina-regina")), "seats": seats}


@dataclass
class Request:
    """A request in parts, each of which can be wrong."""

    method: bytes
    address: bytes
    headers: list[tuple[bytes, bytes]] = field(default_factory=list)
    body: bytes = b""

    def written(self) -> bytes:
        lines = [b"%s %s HTTP/1.1" % (self.method, self.address)]
        lines += [b"%s: %s" % header for header in self.headers]
        return b"\r\n".join([*lines, b"", self.body])


def right_request(rng: random.Random, ground: Ground, spoil: float = 0.0) -> Request:
    """A request that is right; its JSON is wrong in this share of cases."""
    table = ground.table(rng)
    headers = [(b"Host", ground.host.encode())]
    if rng.random() < 0.7:
        headers.append((b"Cookie", ground.cookie.encode()))
    if ground.routes and rng.random() < 0.2:
        method, route = rng.choice(ground.routes)
        known = {"id": table, "game": "winter-queen", "edition": "queendom"}
        address = re.sub(r"\{(\w+)\}", lambda part: known.get(part[1]) or rng.choice(("0", "1", table)), route)
        body = mutate_json(rng, command(rng, ground)) if method in ("POST", "PUT", "PATCH") else None
        text = b"" if body is None else json_text(rng, body, spoil)
        more = [(b"Content-Type", b"application/json"), (b"Content-Length", b"%d" % len(text))]
        return Request(method.encode(), address.encode(), headers + (more if text else []), text)
    if rng.random() < 0.5:
        looks = ["/api/health", "/api/games", "/api/tables", "/", "/assets/page.js", f"/tables/{table}"]
        looks += [f"/api/tables/{table}{more}" for more in ("", "/view", "/view?seat=0&after=2", "/record", "/replay")]
        looks += ["/api/games/winter-queen/editions/queendom", "/api/games/christina-regina/examples", "/api/docs"]
        return Request(rng.choice((b"GET", b"GET", b"GET", b"HEAD")), rng.choice(looks).encode(), headers)
    address, body = rng.choice(
        (
            ("/api/tables", new_table(rng)),
            ("/api/positions", {"position": ground.position, "action": "b3"}),
            ("/api/replays", {"record": ground.record, "eyes": "0"}),
            *[(f"/api/tables/{table}/commands", command(rng, ground))] * 3,
        )
    )
    wrong = rng.random() < spoil
    text = json_text(rng, mutate_json(rng, body)) if wrong else json.dumps(body).encode()
    headers += [(b"Content-Type", b"application/json"), (b"Content-Length", b"%d" % len(text))]
    return Request(b"POST", address.encode(), headers, text)


# --- requests that are wrong ---


@dataclass(frozen=True)
class Attempt:
    """What is sent, piece by piece. `is_half`: the rest never comes, so there may be no answer before the end."""

    kind: str
    pieces: list[bytes]
    methods: list[bytes]  # of each request in it, as far as one can tell: HEAD has no body
    is_half: bool = False


_METHODS = [
    b"GET", b"HEAD", b"POST", b"PUT", b"DELETE", b"OPTIONS", b"PATCH", b"TRACE", b"CONNECT", b"PRI", b"get", b"",
    b"A" * 9000, b"G\0ET", b"GET\t", b"\xff\xfe", b"G E T", b"M-SEARCH", b"QUERY", b"\r\nGET",
]  # fmt: skip
_IN_ADDRESSES = [
    b"%00", b"%", b"%zz", b"%2", b"%c0%ae", b"%ff%fe", b"%ed%a0%80", b"%2e%2e%2f", b"../" * 12, b"..%5c..%5c", b"//",
    b"\\", b"%2f", b"\xc3\xa4", b"\xff", b"\0", b"#", b"?", b";", b"%0d%0aX: y", b"%20", b" ", b"a" * 9000,
    b"%41" * 3000, b"{id}", b"/", b"%25%30%30",
]  # fmt: skip
_ADDRESSES = [
    b"*", b"", b"http://evil.example/api/health", b"//evil.example/", b"evil.example:443", b"/api/../../etc/passwd",
    b"/..", b"/api", b"/assets/../../wire.py", b"/assets/%2e%2e/%2e%2e/wire.py", b"/api/docs/files/../../wire.py",
    b"/api/docs/files/%00", b"/api/docs/files", b"/api/docs/files/%2e%2e/%2e%2e/etc/passwd", b"/api/tables/%00",
    b"/api/tables/%00/view", b"/api/tables//view", b"/api/tables/" + b"x" * 9000, b"/api/games/%00/editions/%00",
    b"/api/games/winter-queen/editions/..%2f..%2fsecret", b"/api/games/%F0%9F%91%91/examples", b"/api/openapi.json",
    b"/api/tables/a/live",
]  # fmt: skip
_QUERIES = [
    b"seat=-1", b"seat=9", b"seat=10", b"seat=1e3", b"seat=" + b"9" * 5000, b"seat=%00", b"after=9007199254740993",
    b"after=-1", b"seat=0&seat=1", b"seat[]=0", b"eyes=9", b"eyes=%ff", b"&&&===", b"version=0",
    b"version=99999999999999999999", b"a=" + b"b" * 9000, b"x&" * 2000,
    b"seat=\xd9\xa3", b"seat=%D9%A3", b"seat=%2B1", b"seat=1_0",
]  # fmt: skip
_HEADERS = [
    (b"Host", b"evil.example"), (b"Host", b""), (b"Origin", b"https://evil.example"), (b"Origin", b"null"),
    (b"Origin", b"http://["), (b"Cookie", b"queendom=" + b"A" * 43), (b"Cookie", b"queendom=\xff\xfe; =;;"),
    (b"Cookie", b"a" * 9000), (b"X", b"y" * 70_000), (b"", b"no name"), (b"No Colon\r\nX", b"y"), (b"X\0", b"y"),
    (b"X", b"\0"), (b"X ", b"y"), (b"X", b"a\r\n folded"), (b"X", b"a\nb"), (b"\xff", b"\xff"),
    (b"Content-Length", b"-1"), (b"Content-Length", b"+5"), (b"Content-Length", b"0x10"),
    (b"Content-Length", b"5, 6"), (b"Content-Length", b"9" * 30), (b"Content-Length", b"1e3"),
    (b"Content-Length", b"0"), (b"Transfer-Encoding", b"chunked, identity"), (b"Transfer-Encoding", b"\x0bchunked"),
    (b"Transfer-Encoding", b"gzip"), (b"Expect", b"100-continue"), (b"Expect", b"a miracle"),
    (b"Connection", b"close"), (b"Connection", b"Host, Cookie"), (b"Connection", b"\xff"), (b"Upgrade", b"h2c"),
    (b"Accept-Encoding", b"br;q=x,*;q=0,,"), (b"If-None-Match", b'W/"'), (b"If-None-Match", b"," * 5000),
    (b"Range", b"bytes=0-0,5-,-9999999999999"), (b"X-Forwarded-Proto", b"gopher"),
    (b"X-Forwarded-For", b"1.2.3.4, \xff, ::1"), (b"Content-Type", b"text/plain"),
    (b"Content-Type", b"multipart/form-data; boundary=x"), (b"Content-Type", b"application/json; charset=utf-16"),
    (b"Content-Type", b"application/x-www-form-urlencoded"), (b"Content-Type", b"\xff/"),
    (b"Content-Encoding", b"gzip"), (b"Content-Type", b""), (b"HTTP2-Settings", b"AAMAAABkAAQAAP__"),
    (b"Sec-WebSocket-Key", b"x"),
]  # fmt: skip


_KINDS = [
    "json", "json", "method", "address", "query", "header", "chunked", "length", "half", "pipeline", "bytes",
    "upgrade",
]  # fmt: skip


def attempt(rng: random.Random, ground: Ground) -> Attempt:
    """Something that a client may send."""
    kind = rng.choice(_KINDS)
    if kind == "pipeline":
        requests = [right_request(rng, ground, 0.3) for _ in range(rng.randint(2, 8))]
        texts = [one.written() for one in requests]
        return _attempt(rng, kind, b"".join(texts), [one.method for one in requests])
    request = right_request(rng, ground, spoil=1.0 if kind == "json" else 0.1)
    match kind:
        case "method":
            request.method = rng.choice(_METHODS)
        case "address":
            _spoil_address(rng, request)
        case "query":
            request.address += rng.choice((b"?", b"&")) + rng.choice(_QUERIES)
        case "header":
            _spoil_headers(rng, request)
        case "chunked":
            is_whole = _chunk(rng, request)
            return _attempt(rng, kind, request.written(), [request.method], is_half=not is_whole)
        case "length":
            # Less than there is: the rest is taken for another request. More: it is waited for.
            received = max(0, len(request.body) + rng.choice((-20, -1, 1, 20, 70_000, 2**40)))
            request.headers = [one for one in request.headers if one[0] != b"Content-Length"]
            request.headers.append((b"Content-Length", b"%d" % received))
            return _attempt(rng, kind, request.written(), [request.method], is_half=received > len(request.body))
        case "half":
            text = request.written()
            return _attempt(rng, kind, text[: rng.randrange(len(text))], [request.method], is_half=True)
        case "bytes":
            text = mutate_bytes(rng, request.written())
            return _attempt(rng, kind, text, [text.split(b" ")[0]])
        case "upgrade":
            return _attempt(rng, kind, _handshake(rng, ground), [b"GET"])
    return _attempt(rng, kind, request.written(), [request.method])


def _attempt(rng: random.Random, kind: str, text: bytes, methods: list[bytes], is_half: bool = False) -> Attempt:
    pieces = [text]
    if rng.random() < 0.1 and len(text) > 3:
        cuts = sorted(rng.sample(range(1, len(text)), min(3, len(text) - 1)))
        pieces = [text[start:end] for start, end in zip([0, *cuts], [*cuts, len(text)], strict=True)]
    return Attempt(kind, pieces, methods, is_half)


def _spoil_address(rng: random.Random, request: Request) -> None:
    if rng.random() < 0.4:
        request.address = rng.choice(_ADDRESSES)
        return
    place = rng.randrange(len(request.address) + 1)
    request.address = request.address[:place] + rng.choice(_IN_ADDRESSES) + request.address[place:]


def _spoil_headers(rng: random.Random, request: Request) -> None:
    match rng.randrange(6):
        case 0:
            request.headers.pop(rng.randrange(len(request.headers)))
        case 1:
            request.headers.append(rng.choice(request.headers))
        case 2:
            request.headers += [(b"X-%d" % k, b"y" * 20) for k in range(rng.choice((100, 1000)))]
        case _:
            for _ in range(rng.choice((1, 1, 3))):
                request.headers.insert(rng.randrange(len(request.headers) + 1), rng.choice(_HEADERS))


def _chunk(rng: random.Random, request: Request) -> bool:
    """The body in chunks, right or wrong; whether it has an end."""
    request.headers = [one for one in request.headers if one[0] != b"Content-Length" or rng.random() < 0.1]
    coding = rng.choice((b"chunked", b"chunked", b"Chunked", b"chunked, chunked"))
    request.headers.append((b"Transfer-Encoding", coding))
    body, chunks = request.body, []
    while body:
        size = rng.choice((1, 7, 100, 5000))
        part, body = body[:size], body[size:]
        chunks.append(b"%x%s\r\n%s\r\n" % (len(part), rng.choice((b"", b"", b";a=b")), part))
        if len(chunks) > 200:
            break
    end = b"0\r\n" + rng.choice((b"", b"", b"X-Trailer: y\r\n")) + b"\r\n"
    match rng.randrange(8):
        case 0:
            sizes = (b"zz", b"-1", b"f" * 16, b"f" * 40, b"", b"5\r\nab", b" 5\r\nabcde")
            chunks.append(rng.choice(sizes) + b"\r\n")
            request.body = b"".join(chunks) + end
            return False  # for all that one can tell
        case 1:
            request.body = b"".join(chunks)
            return False
        case 2:
            request.body = b"".join(chunks) + b"10000\r\n" + b"x" * 65536 + b"\r\n" + end
            return True
    request.body = b"".join(chunks) + end
    return True


def _handshake(rng: random.Random, ground: Ground) -> bytes:
    """To open a socket, and one thing is wrong about it."""
    headers = [
        (b"Host", ground.host.encode()), (b"Upgrade", b"websocket"), (b"Connection", b"Upgrade"),
        (b"Sec-WebSocket-Key", b"dGhlIHNhbXBsZSBub25jZQ=="), (b"Sec-WebSocket-Version", b"13"),
        (b"Cookie", ground.cookie.encode()),
    ]  # fmt: skip
    request = Request(b"GET", f"/api/tables/{ground.table(rng)}/live".encode(), headers)
    match rng.randrange(7):
        case 0:
            request.method = rng.choice((b"POST", b"HEAD", b"PUT", b"OPTIONS"))
        case 1:
            _spoil_address(rng, request)
        case 2:
            request.address += b"?" + rng.choice(_QUERIES)[:2000]
        case 3:
            place = rng.randrange(len(headers))
            value = rng.choice((b"", b"x", b"12", b"13, 13", b"\xff", b"websocket, h2c", b"dGhlIHNhbXBsZQ=="))
            headers[place] = (headers[place][0], value)
        case 4:
            extension = rng.choice((b"permessage-deflate", b"x; y=z", b"\xff", b",,,"))
            headers.append((b"Sec-WebSocket-Extensions", extension))
            headers.append((b"Sec-WebSocket-Protocol", rng.choice((b"chat", b"", b"a,b", b"\xff"))))
        case 5:
            headers.pop(rng.randrange(len(headers)))
        case _:
            headers.append(rng.choice(_HEADERS))
    # What the library cannot read at all has a test of its own: too long a line, or a body.
    bodies = (b"Content-Length", b"Transfer-Encoding")
    request.headers = [(name, value) for name, value in headers if len(value) < 8000 and name not in bodies]
    request.address = request.address[:4000]
    return request.written()


# --- frames ---

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


def frame(
    payload: bytes, opcode: int = TEXT, *, fin: bool = True, rsv: int = 0, key: bytes | None = b"\x12\x34\x56\x78",
    received: int | None = None, width: int | None = None,
) -> bytes:  # fmt: skip
    """A frame from a client. `told` is the length it names, `width` the bytes in which it does, None no mask."""
    size = len(payload) if received is None else received
    width = width if width is not None else 0 if size < 126 else 2 if size < 65536 else 8
    masked = 0 if key is None else 128
    head = bytes([(fin << 7) | (rsv << 4) | opcode, masked | {0: size & 127, 2: 126, 8: 127}[width]])
    head += size.to_bytes(width, "big") if width else b""
    if key is None:
        return head + payload
    return head + key + bytes(byte ^ key[k % 4] for k, byte in enumerate(payload))


@dataclass(frozen=True)
class Frames:
    """What is sent at once. `ends`: the rules of sockets want the connection closed; None: it is up to the server.
    `swallows`: what follows would be taken for the rest of it.
    """

    kind: str
    data: bytes
    number: int = 1
    ends: bool | None = False
    swallows: bool = False


_FRAMES = [
    "utf-8", "binary", "opcode", "rsv", "no mask", "fragments", "fragments", "loose fragment", "broken fragments",
    "control", "control too long", "control in parts", "close", "length", "length", "too long", "longest", "noise",
    "half",
]  # fmt: skip


def frames(rng: random.Random, ground: Ground, view: Json) -> Frames:
    """One of all that can be sent on a socket whose table was last seen so."""
    number, legal = view.get("number", 4), view.get("legal")
    message = rng.choice((command, command, question))(rng, ground, number, None if legal is None else view["action"])
    text = json.dumps(message).encode()
    roll = rng.random()
    if roll < 0.25:
        return Frames("right", frame(text))
    if roll < 0.65:
        wrong = json_text(rng, mutate_json(rng, message))[: 16 * 1024]
        return Frames("json", frame(wrong, key=rng.randbytes(4)))
    kind = rng.choice(_FRAMES)
    match kind:
        case "utf-8":
            # As text that is none it may be closed, or refused as a message that is malformed.
            bad = rng.choice((b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf5\x80\x80\x80", b"\xe2\x82"))
            return Frames(kind, frame(mutate_bytes(rng, text, 1) + bad), ends=None)
        case "binary":
            return Frames(kind, frame(text, BINARY), ends=None)
        case "opcode":
            return Frames(kind, frame(text[:100], rng.choice((3, 4, 5, 6, 7, 11, 12, 13, 14, 15))), ends=True)
        case "rsv":
            return Frames(kind, frame(text, rng.choice((TEXT, PING)), rsv=rng.randint(1, 7)), ends=True)
        case "no mask":
            return Frames(kind, frame(text, key=None), ends=True)
        case "fragments" | "broken fragments":
            cuts = sorted(rng.sample(range(len(text)), rng.randint(1, 4)))
            parts = [text[start:end] for start, end in zip([0, *cuts], [*cuts, len(text)], strict=True)]
            made = [frame(one, TEXT if k == 0 else 0, fin=k == len(parts) - 1) for k, one in enumerate(parts)]
            made.insert(rng.randint(1, len(parts) - 1), frame(b"between", PING))
            if kind == "fragments":
                return Frames(kind, b"".join(made), len(made))
            made.insert(1, frame(text))  # which is no place for a whole text
            return Frames(kind, b"".join(made), len(made), ends=True)
        case "loose fragment":
            return Frames(kind, frame(text, 0), ends=True)
        case "control":
            many = rng.choice((1, 3, 20))
            return Frames(kind, b"".join(frame(rng.randbytes(5), rng.choice((PING, PONG))) for _ in range(many)), many)
        case "control too long":
            return Frames(kind, frame(b"x" * rng.choice((126, 1000)), rng.choice((PING, PONG, CLOSE))), ends=True)
        case "control in parts":
            return Frames(kind, frame(b"x", rng.choice((PING, CLOSE)), fin=False), ends=True)
        case "close":
            code = rng.choice((0, 999, 1000, 1001, 1004, 1005, 1006, 1015, 2999, 3000, 4999, 5000, 65535))
            reason = rng.choice((b"", b"bye", b"\xff\xfe"))
            return Frames(kind, frame(rng.choice((b"", b"x", code.to_bytes(2, "big") + reason)), CLOSE), ends=True)
        case "length":
            # Written with more bytes than needed, which may pass or not; or with a first bit that must not be.
            if rng.random() < 0.6:
                return Frames(kind, frame(text, width=rng.choice((2, 8)) if len(text) < 126 else 8), ends=None)
            return Frames(kind, frame(text, received=rng.choice((2**63, 2**64 - 1, 2**40, 2**31)), width=8), ends=True)
        case "too long":
            return Frames(kind, frame(b" " * (16 * 1024 + rng.choice((1, 1000)))), ends=True)
        case "longest":
            return Frames(kind, frame(text + b" " * (16 * 1024 - len(text))))
        case "noise":
            return Frames(kind, rng.randbytes(rng.choice((2, 6, 50, 500))), ends=None, swallows=True)
    whole = frame(text)
    return Frames("half", whole[: rng.randrange(1, len(whole))], swallows=True)
