"""Connections: sizes, times and numbers, names that we answer to, tokens that are ours."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import psutil
import pytest
from starlette.datastructures import Headers

from counts import SCALE
from queendom.errors import SetupError
from queendom.server.address import Names, Proxies
from queendom.server.identity import Device as Token
from queendom.store.opening import open_store
from server.bystander import Bystander
from server.harness import PATIENCE, Device, Refused, Server, devices, new_id
from server.raw import NotLetInError, ask, is_closed_within, plug, send_what_goes, upgrade

SEATS = [{"kind": "here", "name": "Ada"}, {"kind": "open"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("connections"), limits=True) as running:
        yield running


def memory(server: Server) -> float:
    assert server.process is not None
    rss: int = psutil.Process(server.process.pid).memory_info().rss
    return rss / 1e6


def status(answer: bytes) -> int:
    return int(answer[9:12]) if answer.startswith(b"HTTP/1.1 ") else 0


def payload(answer: bytes) -> dict[str, object]:
    found: dict[str, object] = json.loads(answer.partition(b"\r\n\r\n")[2])
    return found


# --- S6, S21: heads ---


@pytest.mark.slow
def test_headers_have_an_end(server: Server) -> None:
    """S6: 150 MB of headers in 0.3 s cost 138 MB."""
    with Bystander(server) as bystander:
        time.sleep(1.0)  # what games need has been loaded
        before = memory(server)
        line = b"X-Long: " + b"a" * 4_000 + b"\r\n"
        for start in (b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"GET /" + b"a" * 100_000):
            with plug(server) as made:
                sent = send_what_goes(made, start + line * 20_000, 5.0)
                assert sent < 10_000_000
        with plug(server) as made:  # one line without an end
            assert send_what_goes(made, b"GET / HTTP/1.1\r\nX: " + b"a" * 50_000_000, 5.0) < 10_000_000
        assert memory(server) < before + 30
    assert bystander.report.lost == bystander.report.refused == 0


@pytest.mark.parametrize(
    "lines",
    [["X: " + "a" * 9_000], ["X: " + "a" * 5_000] * 10, ["X: y"] * 200],
    ids=["line", "all", "many"],
)
@pytest.mark.parametrize("upgrades", [False, True], ids=["request", "socket"])
def test_a_head_that_is_too_long_is_answered(server: Server, lines: list[str], upgrades: bool) -> None:
    """S21: in a handshake there was no answer at all."""
    path = "/api/tables/abc/live" if upgrades else "/api/health"
    head = [f"GET {path} HTTP/1.1", "Host: localhost"]
    if upgrades:
        head += ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"]
        head += ["Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="]
    answer = ask(server, "\r\n".join([*head, *lines, "", ""]).encode())
    assert status(answer) == 431
    assert payload(answer)["key"] == "head-too-long"


def test_what_is_no_request_is_answered(server: Server) -> None:
    answer = ask(server, b"\x16\x03\x01\x02\x00hello\r\n\r\n")
    assert status(answer) == 400 and payload(answer)["key"] == "message-malformed"


# --- S7: times ---


@pytest.mark.slow
def test_connections_that_bring_nothing_end(tmp_path: Path) -> None:
    """S7: nothing at all, half a head and half a body stayed open for ever; so did a handshake's half."""
    with Server(tmp_path, tricks={} if SCALE == 1 else {"hurried": 5}, limits=True) as server:
        check_that_they_end(server)


def check_that_they_end(server: Server) -> None:
    body = (
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
    )
    with ExitStack() as stack:
        plugs = []
        for start in (b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: local", body):
            made = stack.enter_context(plug(server))
            made.sendall(start)
            plugs.append(made)
        trickling = stack.enter_context(plug(server))
        began = time.monotonic()
        trickling.settimeout(1)
        ended = None
        while ended is None and time.monotonic() - began < PATIENCE:
            try:
                trickling.sendall(b"X")
                time.sleep(0.3)
            except OSError:
                ended = time.monotonic() - began
        assert ended is not None, "a head that trickles in"
        for made in plugs:
            assert is_closed_within(made, PATIENCE)


# --- S7: numbers ---


def _limited(files: int, folder: Path, *arguments: str) -> Server:
    """A server that the system allows so many open files, and half as many at first."""
    return Server(folder, tricks={"files": files}, arguments=arguments, limits=True)


def health(server: Server, source: str = "127.0.0.1") -> int:
    return status(ask(server, b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n", source=source))


@pytest.mark.slow
def test_the_soft_limit_of_open_files_is_raised(tmp_path: Path) -> None:
    with _limited(600, tmp_path) as server:
        assert server.process is not None
        assert psutil.Process(server.process.pid).rlimit(psutil.RLIMIT_NOFILE) == (600, 600)


@pytest.mark.slow
def test_idle_connections_keep_nobody_out(tmp_path: Path) -> None:
    """S7: 1,100 idle connections at 1,024 open files, and nobody else got in."""
    with _limited(1024, tmp_path) as server, ExitStack() as stack, Bystander(server) as bystander:
        for k in range(1_500):
            stack.enter_context(plug(server, source=f"127.0.0.{2 + k % 200}"))
            if k % 100 == 0:
                assert health(server) == 200
        for _ in range(20):
            assert health(server) == 200
            assert status(ask(server, b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")) in (200, 503)
        assert "Traceback" not in server.logged()
    assert bystander.report.lost == bystander.report.refused == 0


@pytest.mark.slow
def test_a_house_full_of_sockets_answers_those_who_play(tmp_path: Path) -> None:
    """All places are taken by watchers: health is answered, whoever holds a token comes in, others are told."""

    async def opened(server: Server) -> tuple[str, str]:
        async with devices(server, 1) as (ada,):
            table = await ada.create("winter-queen", "Ada", "Bo")
            return table["id"], f"queendom={ada.cookie}"

    with _limited(300, tmp_path, "--limit", "table-sockets=0") as server, ExitStack() as stack:
        id, cookie = asyncio.run(opened(server))
        with Bystander(server) as bystander:
            refused = 0
            for k in range(300):
                try:
                    stack.enter_context(upgrade(server, id, source=f"127.0.0.{2 + k % 100}"))
                except NotLetInError:
                    refused += 1
            assert refused > 50
            assert health(server) == health(server, "127.0.1.9") == 200
            with upgrade(server, id, "?seat=0", cookie):  # on another device's address, perhaps
                pass
            full = ask(server, b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n", source="127.0.1.8")
            assert status(full) == 503 and payload(full)["key"] == "server-full"
            assert b"retry-after" in full.lower()
        assert bystander.report.lost == bystander.report.refused == 0


@pytest.mark.slow
def test_one_address_has_its_share(tmp_path: Path) -> None:
    with Server(tmp_path, arguments=["--limit", "address-connections=30"], limits=True) as server, ExitStack() as stack:
        id = asyncio.run(_a_table(server))
        refused = 0
        for _ in range(60):
            try:
                stack.enter_context(upgrade(server, id, source="127.0.0.7"))
            except NotLetInError:
                refused += 1
        assert refused >= 20
        with upgrade(server, id, source="127.0.0.8"):
            pass


async def _a_table(server: Server) -> str:
    async with devices(server, 1) as (ada,):
        return str((await ada.create("winter-queen", "Ada", "Bo"))["id"])


def test_one_device_has_so_many_sockets(tmp_path: Path) -> None:
    with Server(tmp_path, arguments=["--limit", "device-sockets=3"], limits=True) as server:

        async def work() -> None:
            async with devices(server, 1) as (ada,):
                table = await ada.create("winter-queen", "Ada", "Bo")
                pages = [await ada.look(table["id"], 0) for _ in range(3)]
                head = f"GET /api/tables/{table['id']}/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
                head += (
                    "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                )
                answer = await asyncio.to_thread(ask, server, f"{head}Cookie: queendom={ada.cookie}\r\n\r\n".encode())
                assert status(answer) == 429 and payload(answer)["arguments"] == {"what": "sockets", "seconds": 10}
                await pages.pop().close()
                async with asyncio.timeout(PATIENCE):
                    while not await is_let_in(ada, table["id"]):  # until the server has noticed
                        await asyncio.sleep(0.05)
                for page in pages:
                    await page.close()

        asyncio.run(work())


async def is_let_in(device: Device, table: str) -> bool:
    try:
        page = await device.look(table, 0)
    except Refused:
        return False
    await page.close()
    return True


# --- S16: names ---


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/tables/abc/live", "/assets/x.js"])
def test_other_names_are_refused(server: Server, path: str) -> None:
    """S16: a page of a name that leads here could have opened tables and sockets."""
    more = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    more += "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nOrigin: http://evil.example\r\n"
    head = f"GET {path} HTTP/1.1\r\nHost: evil.example:{server.port}\r\n{more if path.endswith('live') else ''}\r\n"
    answer = ask(server, head.encode())
    assert status(answer) == 421 and payload(answer)["key"] == "host-unknown"


@pytest.mark.parametrize(
    ("language", "word"), [("de-AT,en;q=0.5", "hört nicht"), ("xx", "does not answer"), ("ru", "не отвечает")]
)
def test_a_person_reads_a_sentence(server: Server, language: str, word: str) -> None:
    head = (
        f"GET /tables/x HTTP/1.1\r\nHost: <b>evil.example\r\nAccept: text/html\r\nAccept-Language: {language}\r\n\r\n"
    )
    answer = ask(server, head.encode())
    assert status(answer) == 421 and word in answer.decode()
    assert b"&lt;b&gt;evil" in answer and b"<b>" not in answer and b"content-security-policy" in answer


def test_names_that_are_ours() -> None:
    names = Names(["queens.example"], ["https://other.example"])
    ours = ["localhost", "localhost:8000", "127.0.0.1:1", "[::1]:8000", "192.168.1.7:8000", "queens.example:443"]
    for host in [*ours, "QUEENS.example", "other.example", "a.localhost", "93.184.216.34:8000", None]:
        names.check(host, "93.184.216.34")
    for host in ("evil.example", "localhost.evil.example", "93.184.216.35", "", "queens.example.evil", "[::2]"):
        with pytest.raises(Exception, match="host-unknown"):
            names.check(host, "93.184.216.34")
    Names(["*"]).check("anything.example", None)


def test_only_a_proxy_of_ours_says_who_is_asking() -> None:
    proxies = Proxies(["10.0.0.1", "10.0.0.2"])
    told_of = {"x-forwarded-for": "6.6.6.6, 7.7.7.7, 10.0.0.2", "x-forwarded-proto": "https"}
    assert proxies.address("10.0.0.1", told_of) == "7.7.7.7"
    assert proxies.address("127.0.0.1", told_of) == "127.0.0.1"
    assert proxies.address("10.0.0.1", {"x-forwarded-for": "rubbish"}) == "10.0.0.1"
    assert proxies.is_https("10.0.0.1", "http", told_of) and proxies.is_https("127.0.0.1", "http", told_of)
    assert not proxies.is_https("8.8.8.8", "http", told_of)


def test_proxies_are_networks_too_and_only_what_they_add_counts() -> None:
    proxies = Proxies(["10.0.0.0/8", "fd00::/8", "192.168.1.7"])
    assert "10.255.0.1" in proxies and "fd12::1" in proxies and "::ffff:10.1.2.3" in proxies
    strangers = ("11.0.0.1", "fe80::1", "192.168.1.8", "10.0.0.1.evil.example", "", "local")
    assert [one for one in strangers if one in proxies] == []
    chain = {"x-forwarded-for": "1.1.1.1, 6.6.6.6, 10.3.3.3,192.168.1.7"}
    assert proxies.address("10.9.9.9", chain) == "6.6.6.6"
    assert proxies.address("11.0.0.1", chain) == "11.0.0.1", "a stranger is who they are"
    # Some proxies put a line of their own below the visitor's.
    lines = Headers(raw=[(b"x-forwarded-for", b"9.9.9.9"), (b"x-forwarded-for", b"6.6.6.6")])
    assert proxies.address("10.9.9.9", lines) == "6.6.6.6"
    plain = Headers(raw=[(b"x-forwarded-proto", b"https"), (b"x-forwarded-proto", b"http")])
    assert not proxies.is_https("10.9.9.9", "http", plain)
    # With a port, in whichever way, it is the same visitor.
    for named in ("6.6.6.6:1234", "[2001:DB8::1]:1234", "[2001:db8:0::1]", "2001:db8::0:1"):
        expected = "6.6.6.6" if named.startswith("6") else "2001:db8::1"
        assert proxies.address("10.9.9.9", {"x-forwarded-for": named}) == expected
    for rubbish in ("rubbish", "6.6.6.6.6", "6.6.6.6/8", "[", "]", ":", "10.1.1.1", "", ","):
        assert proxies.address("10.9.9.9", {"x-forwarded-for": rubbish}) == "10.9.9.9"
    assert "local" in Proxies(["local"])
    for wrong in ("localhost", "10.0.0.0/33", "10.0.0", "", "*"):
        with pytest.raises(SetupError, match="--behind-proxy"):
            Proxies([wrong])


@pytest.mark.parametrize("option", ["--behind-proxy", "--proxy"])
def test_a_proxy_that_is_no_address_is_refused_at_the_start(option: str, tmp_path: Path) -> None:
    server = Server(tmp_path, arguments=[option, "nginx.example"])
    server.start(wait=False)
    assert server.process is not None and server.process.wait(PATIENCE) == 2
    assert "nginx.example" in server.logged() and "10.0.0.0/8" in server.logged()


# --- S18: tokens ---


def test_tokens_that_somebody_made_up_are_not_taken(server: Server) -> None:
    async def work() -> None:
        for cookie in (f"queendom={'A' * 43}", f"queendom={'A' * 43}.{'A' * 22}", f"__Host-queendom={'A' * 43}"):
            async with httpx.AsyncClient(base_url=server.address, headers={"cookie": cookie}) as eve:
                body = {"id": new_id(), "game": "winter-queen", "seats": SEATS}
                answer = await eve.post("/api/tables", json=body)
                assert answer.status_code == 201
                given = answer.headers["set-cookie"].partition("=")[2].partition(";")[0]
                assert len(given) == 66 and not given.startswith("A" * 43), "a token of ours"
                assert (await eve.get("/api/tables")).json() == {"tables": [], "older": 0}

    asyncio.run(work())


def test_a_cookie_from_before_still_holds_its_seats(tmp_path: Path) -> None:
    """Tokens had no signature once: one that some table knows is taken, and exchanged."""
    token = "B" * 43
    with Server(tmp_path) as server:

        async def before() -> str:
            async with devices(server, 1) as (ada,):
                table = await ada.create("winter-queen", "Ada", "Bo")
                page = await ada.look(table["id"], 0)
                code = (await page.ask("link", seat=0))["code"]
                await page.close()
                return f"{table['id']} {code}"

        id, _ = asyncio.run(before()).split()
        server.stop()

        async def plant() -> None:
            """The seat as it would be held by a device of then."""
            store = await open_store(server.database)
            entries = await store.read(id)
            number = entries[-1].first + entries[-1].size
            event = {"type": "hand-over", "seat": 0, "owner": Token.of(token).owner}
            from queendom.store import Entry, Index

            made = json.dumps([event]).encode()
            index = Index(False, False, (Token.of(token).owner,))
            await store.append(Entry(id, number, 1, made, 0), index)
            await store.close()

        asyncio.run(plant())
        server.start()

        async def after() -> None:
            for secure in (False, True):
                headers = {"cookie": f"queendom={token}"} | ({"x-forwarded-proto": "https"} if secure else {})
                async with httpx.AsyncClient(base_url=server.address, headers=headers) as old:
                    assert (await old.get(f"/api/tables/{id}/view?seat=0")).status_code == 200
                    assert [one["id"] for one in (await old.get("/api/tables")).json()["tables"]] == [id]
                    body = {"id": new_id(), "type": "link", "seat": 0}
                    answer = await old.post(f"/api/tables/{id}/commands", json=body)
                    assert answer.json()["type"] == "ack"
                    name, _, value = answer.headers["set-cookie"].partition(";")[0].partition("=")
                    assert (name, value.partition(".")[0]) == ("__Host-queendom" if secure else "queendom", token)
                    new = {"cookie": f"{name}={value}"} | ({"x-forwarded-proto": "https"} if secure else {})
                    seen = await old.get(f"/api/tables/{id}/view?seat=0", headers=new)
                    assert seen.status_code == 200 and "set-cookie" not in seen.headers

        asyncio.run(after())


def test_over_https_only_a_cookie_that_is_bound_to_the_host(server: Server) -> None:
    """A page of a sibling name can plant an ordinary cookie, but none that begins with `__Host-`."""

    async def work() -> None:
        async with devices(server, 1) as (eve,):
            table = await eve.create("winter-queen", "Eve", "Bo")
            path = f"/api/tables/{table['id']}/view?seat=0"
            async with httpx.AsyncClient(base_url=server.address) as victim:
                planted = {"cookie": f"queendom={eve.cookie}", "x-forwarded-proto": "https"}
                assert (await victim.get(path, headers=planted)).status_code == 403

    asyncio.run(work())
