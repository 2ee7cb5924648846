"""One visitor cannot hold up the others: whatever they send, somebody else plays on, and what it cost comes back."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import psutil
import pytest

from counts import SCALE
from server.bystander import Bystander, Report
from server.harness import Server, devices, new_id
from server.raw import frame, is_closed_within, message, plug, send_what_goes, upgrade
from server.rude import DOORS, rude

pytestmark = [pytest.mark.slow, pytest.mark.alone]

#: An attack lasts so long, or has so many who take part: full runs have all of them.
LONG = 1.0 if SCALE == 1 else 0.3
#: Seconds that a move of somebody else may take meanwhile: so many of them, and any. On a quiet machine 99 of 100 keep
#: to the first; but a hundred moves are not enough to tell a busy neighbour of this machine from a fault, and the few
#: of a short attack tell only whether somebody waits for seconds.
MOST = 0.05
SHARE, WORST = (0.95, 0.6) if SCALE == 1 else (0.5, 2.0)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("floods"), limits=True) as running:
        settle(running)
        yield running


def settle(server: Server) -> None:
    """Everything that a game needs has been loaded: what is used afterwards is the attack's."""
    with Bystander(server):
        time.sleep(0.5)
    before = 0.0
    while (now := memory(server)) > before + 0.5:
        before = now
        time.sleep(0.5)


def memory(server: Server) -> float:
    assert server.process is not None
    rss: int = psutil.Process(server.process.pid).memory_info().rss
    return rss / 1e6


def open_table(server: Server, *seats: str | None, game: str = "winter-queen") -> dict[str, Any]:
    """A table, with the cookie of its host."""

    async def work() -> dict[str, Any]:
        async with devices(server, 1) as (host,):
            made = await host.create(game, *seats)
            return made | {"cookie": f"queendom={host.cookie}"}

    return asyncio.run(work())


def check(server: Server, attack: Callable[[], object], name: str) -> Report:
    """Somebody else plays on, loses nothing, and the server's memory is what it was."""
    before = memory(server)
    with Bystander(server) as bystander:
        time.sleep(0.3)
        attack()
        time.sleep(0.3)
    report = bystander.report
    print(f"{name}: {report}; {before:.0f} → {memory(server):.0f} MB")
    assert report.lost == report.refused == 0
    assert len(report.waited) > 10 * LONG
    assert report.percentile(SHARE) < MOST and report.percentile(1) < WORST, str(report)
    return report


def check_memory(server: Server, before: float, seconds: float = 60.0) -> None:
    """Within a tenth of what it was, within a minute."""
    until = time.monotonic() + seconds
    while (now := memory(server)) > before * 1.1 and time.monotonic() < until:
        time.sleep(0.5)
    assert now <= before * 1.1, f"{before:.0f} → {now:.0f} MB"


# --- S2, S9, S10: one socket ---


def test_many_tiny_messages_on_one_socket_freeze_nobody(server: Server) -> None:
    """S2: 120,000 of them froze the whole server for two minutes."""
    table = open_table(server, "Ada", None)
    before = memory(server)

    def attack() -> None:
        with upgrade(server, table["id"]) as made:
            send_what_goes(made, frame(b"{}") * 120_000, 3.0 * LONG)
            time.sleep(2.0 * LONG)

    check(server, attack, "tiny messages")
    check_memory(server, before)


def test_the_server_obeys_while_it_is_flooded(tmp_path: Path) -> None:
    """S2: SIGTERM was not obeyed within 26 s."""
    with Server(tmp_path, limits=True) as server:
        table = open_table(server, "Ada", None)
        with upgrade(server, table["id"]) as made:
            send_what_goes(made, frame(b"{}") * 60_000, 1.0 * LONG)
            began = time.monotonic()
            server.stop()
            assert time.monotonic() - began < 8


def grow(server: Server, table: dict[str, Any], wanted: int) -> int:
    """Make a log long by offering links again and again; returns how long it is."""

    async def work() -> int:
        async with devices(server, 1) as (host,):
            host.http.cookies.set(
                "queendom", table["cookie"].removeprefix("queendom="), domain="127.0.0.1", path="/api"
            )
            page = await host.look(table["id"], 0)
            is_full = False
            while page.number < wanted and not is_full:
                for _ in range(100):
                    await page.send("link", seat=0)
                for _ in range(100):
                    answer = await page.wait_for("ack", "refusal")
                    if answer["type"] == "refusal":
                        assert answer["key"] == "log-full", answer
                        is_full = True
            await page.close()
            return page.number

    return asyncio.run(work())


@pytest.fixture(scope="module")
def long_table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, dict[str, Any]]]:
    """A table whose log was grown, in full runs as far as it goes, without limits, on a server that has them."""
    folder = tmp_path_factory.mktemp("long")
    with Server(folder) as lavish:
        table = open_table(lavish, "Ada", "Bo")
        grown = grow(lavish, table, 10_000 if SCALE == 1 else 1_500)
        lavish.stop()
    assert grown < 6_000, "a log has an end"
    with Server(folder, limits=True) as server:
        settle(server)
        yield server, table


def test_catching_up_on_a_long_log_costs_its_asker(long_table: tuple[Server, dict[str, Any]]) -> None:
    """S9: 189 kB of `resume` made everybody wait for 6.7 s."""
    server, table = long_table

    def attack() -> None:
        with ExitStack() as stack:
            asks = b"".join(message(type="resume", id=new_id(), after=0) for _ in range(3_500))
            for _ in range(3):
                made = stack.enter_context(upgrade(server, table["id"]))
                send_what_goes(made, asks, 0.5 * LONG)
                is_closed_within(made, 1.5 * LONG)

    check(server, attack, "resumes")


def test_a_long_log_is_told_whole(long_table: tuple[Server, dict[str, Any]]) -> None:
    server, table = long_table

    async def work() -> None:
        async with devices(server, 1) as (eve,):
            page = await eve.look(table["id"])
            assert page.now["first_number"] == 1 and len(page.now["events"]) == page.number > 1_400
            again = await page.ask("resume", after=page.number - 700)
            assert again["first_number"] == page.number - 699 and len(again["events"]) == 700
            view = (await eve.get(f"/tables/{table['id']}/view", after=2)).json()
            assert view["events"] == [page.events[number] for number in range(3, page.number + 1)]
            await page.close()

    asyncio.run(work())


@pytest.mark.full
def test_telling_many_viewers_costs_each_once(tmp_path: Path) -> None:
    """S10: one `link` with 1,000 spectators stopped the server for 76 ms, with 5,000 for 2.8 s."""
    with Server(tmp_path, limits=True) as server, ExitStack() as stack:
        settle(server)
        table = open_table(server, "Ada", "Bo")
        for k in range(round(950 * LONG)):
            stack.enter_context(upgrade(server, table["id"], source=f"127.0.0.{2 + k % 3}"))
        host = stack.enter_context(upgrade(server, table["id"], "?seat=0", table["cookie"]))

        def attack() -> None:
            for _ in range(round(10 * LONG)):
                host.sendall(message(type="link", id=new_id(), seat=0))
                time.sleep(0.2)

        check(server, attack, "viewers")


# --- S4, S5: sockets that do not read ---


def test_a_socket_that_does_not_read_costs_little_and_ends(server: Server) -> None:
    """S4: 150 sockets with 5 kB each held 667 MB, past every timeout, until their client went."""
    table = open_table(server, "Ada", "Bo")
    before = memory(server)
    most = 0.0

    def attack() -> None:
        nonlocal most
        with ExitStack() as stack:
            asks = b"".join(message(type="resume", id=new_id(), after=0) for _ in range(1_000))
            for _ in range(50):
                made = stack.enter_context(upgrade(server, table["id"], slow=True))
                send_what_goes(made, asks, 0.05 * LONG)
            time.sleep(2.0 * LONG)
            most = memory(server) - before

    check(server, attack, "no reading")
    assert most < 60, f"{most:.0f} MB more for 50 sockets"
    check_memory(server, before)


def test_a_page_that_does_not_take_what_others_do_is_sent_away(tmp_path: Path) -> None:
    """S4: closing waited for ever for a buffer that nobody emptied."""
    with Server(tmp_path) as server:
        table = open_table(server, "Ada", "Bo")
        with upgrade(server, table["id"], slow=True) as deaf:
            # Each `link` is told to everybody.
            wanted = 0
            while _has_connection(server, deaf) and wanted < 4_900:
                wanted += 700
                grow(server, table, wanted)
            until = time.monotonic() + 20
            while _has_connection(server, deaf) and time.monotonic() < until:
                time.sleep(0.2)
            assert not _has_connection(server, deaf)


def _has_connection(server: Server, made: socket.socket) -> bool:
    assert server.process is not None
    port = made.getsockname()[1]
    there = psutil.Process(server.process.pid).net_connections("tcp4")
    return any(one.raddr and one.raddr[1] == port for one in there)


def test_pings_without_reading_cost_little(server: Server) -> None:
    """S5: 164 MB of pings in 12 s cost 250 MB, from one socket."""
    table = open_table(server, "Ada", "Bo")
    before = memory(server)
    most = 0.0

    def attack() -> None:
        nonlocal most
        with upgrade(server, table["id"], slow=True) as made:
            send_what_goes(made, frame(b"x" * 125, opcode=9) * 200_000, 4.0 * LONG)
            most = memory(server) - before

    check(server, attack, "pings")
    assert most < 20, f"{most:.0f} MB more"
    check_memory(server, before)


# --- S11: more than anybody needs ---


def test_tables_cannot_be_opened_without_end(tmp_path: Path) -> None:
    """S11: 729 a second from one client, 20,000 accepted."""
    with Server(tmp_path, limits=True) as server:
        settle(server)
        answers: list[Any] = []

        async def work() -> None:
            # From another address: whoever shares one with a flood shares its limits.
            async with devices(server, 2, "127.0.0.9") as (known, eve):
                await known.create("winter-queen", "Ada", "Bo")
                seats = [{"kind": "bot", "bot": "random"}, {"kind": "open"}]
                for device, tries in ((known, 100), (eve, 500)):
                    refused = 0
                    for _ in range(tries):
                        body = {"id": new_id(), "game": "winter-queen", "seats": seats}
                        answer = await device.http.post("/api/tables", json=body)
                        eve.http.cookies.clear()
                        refused += answer.status_code == 429
                        if answer.status_code == 429:
                            answers.append(answer)
                        else:
                            assert answer.status_code == 201
                    assert refused > tries // 10
                # Whoever plays already goes on, and what was opened can be asked for again.
                assert (await known.get("/tables")).status_code == 200

        check(server, lambda: asyncio.run(work()), "tables")
        payload = answers[0].json()
        assert (payload["type"], payload["key"], payload["arguments"]["what"]) == ("refusal", "too-many", "tables")
        assert int(answers[0].headers["retry-after"]) == payload["arguments"]["seconds"] >= 1


def test_requests_cannot_be_sent_without_end(server: Server) -> None:
    """Many requests at once, one after another on many connections: others go first, and the rest is refused."""
    head = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"

    def attack() -> None:
        with ExitStack() as stack:
            plugs = [stack.enter_context(plug(server, "127.0.0.30")) for _ in range(40)]
            until = time.monotonic() + 1.5 * LONG
            while time.monotonic() < until:
                for made in plugs:
                    made.sendall(head)
                for made in plugs:
                    got = made.recv(65536)
                    assert got.startswith((b"HTTP/1.1 200", b"HTTP/1.1 429")), got[:100]
                    while b"\r\n\r\n" not in got:
                        got += made.recv(65536)
                    length = int(got.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
                    while len(got.partition(b"\r\n\r\n")[2]) < length:
                        got += made.recv(65536)

    check(server, attack, "requests")


def test_pipelined_requests_have_an_end(server: Server) -> None:
    def attack() -> None:
        for _ in range(round(20 * LONG)):
            with plug(server, "127.0.0.31") as made:
                send_what_goes(made, b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n" * 5_000, 0.3)
                assert is_closed_within(made, 10)

    check(server, attack, "pipelined")


@pytest.mark.full
def test_commands_on_many_sockets_delay_nobody(server: Server) -> None:
    """Every kind of message, from a device with a seat, on as many sockets as it may have."""
    table = open_table(server, "Ada", "Bo", game="christina-regina")

    def attack() -> None:
        with ExitStack() as stack:
            plugs = [stack.enter_context(upgrade(server, table["id"], "?seat=0", table["cookie"])) for _ in range(50)]
            kinds: list[dict[str, Any]] = [
                {"type": "preview", "seat": 0, "action": {"kind": "agitate", "stack": "gold"}},
                {"type": "play", "seen": 0, "seat": 0, "action": {"kind": "pass"}},
                {"type": "resume", "after": 0},
                {"type": "hint", "seat": 0, "seen": 3},
                {"type": "again", "after": 0},
                {"type": "link", "seat": 0},
                {"type": "take-back", "seen": 0, "seat": 0},
                {"type": "leave", "seat": 1},
                {"type": "return", "seat": 1},
            ]
            data = b"".join(message(id=new_id(), **kind) for _ in range(100) for kind in kinds)
            for made in plugs:
                send_what_goes(made, data, 0.02)
            time.sleep(2.0 * LONG)

    check(server, attack, "commands")
    # The flooder is still answered, in time.
    with upgrade(server, table["id"], "?seat=0", table["cookie"]) as made:
        made.settimeout(30)
        made.sendall(message(type="resume", id="the-last-one", after=0))
        got = b""
        while b"the-last-one" not in got:
            got += made.recv(65536)
    assert json.dumps("the-last-one").encode() in got


def test_requests_that_drip_in_delay_nobody(server: Server) -> None:
    """Pieces of requests cost, too: chunks of bodies and letters of heads, over hundreds of connections."""
    chunked = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    starts = [chunked + b"Transfer-Encoding: chunked\r\n\r\n", b"GET / HTTP/1.1\r\nHost: localhost\r\nX: "]
    pieces = [b"1\r\na\r\n", b"a"]

    def attack() -> None:
        with ExitStack() as stack:
            plugs = [stack.enter_context(plug(server, f"127.0.0.{2 + k % 20}")) for k in range(round(600 * LONG))]
            for k, made in enumerate(plugs):
                made.setblocking(False)
                send_quietly(made, starts[k % 2])
            until = time.monotonic() + 2.5 * LONG
            while time.monotonic() < until:
                for k, made in enumerate(plugs):
                    send_quietly(made, pieces[k % 2])

    check(server, attack, "drips")


def send_quietly(made: socket.socket, data: bytes) -> None:
    with suppress(OSError):
        made.send(data)


@pytest.mark.full
def test_many_devices_of_one_address_have_no_more_than_one(server: Server) -> None:
    """Whoever asks without a token gets one: fifty of them are not fifty people."""

    async def minted() -> list[str]:
        cookies = []
        async with devices(server, 50, "127.0.0.40") as made:
            for device in made:
                await device.create("winter-queen", "Eve", "Bo")
                cookies.append(str(device.cookie))
        return cookies

    head = "GET /api/games HTTP/1.1\r\nHost: localhost\r\nCookie: queendom={}\r\n\r\n"
    asks = [head.format(cookie).encode() for cookie in asyncio.run(minted())]

    def attack() -> None:
        with ExitStack() as stack:
            plugs = [stack.enter_context(plug(server, "127.0.0.40")) for _ in range(200)]
            until = time.monotonic() + 2.5 * LONG
            for made in plugs:
                made.setblocking(False)
            while time.monotonic() < until:
                for k, made in enumerate(plugs):
                    send_quietly(made, asks[k % 50])
                    with suppress(OSError):
                        made.recv(1 << 20)
                time.sleep(0.005)

    check(server, attack, "devices")


# --- every door ---


#: So that whoever asks for two seconds has had enough; a person would not meet these either within so short a time.
_LOW = {
    "device-tables": 30,
    "address-positions": 40,
    "address-replays": 5,
    "address-upload-kb": 500,
    "address-download-kb": 1000,
    "device-hints": 5,
    "address-sockets": 60,
}


def test_a_rude_client_at_every_door_delays_nobody(tmp_path: Path) -> None:
    """All doors at once, each from an address of its own: every one of them says when it is enough."""
    arguments = [word for name, most in _LOW.items() for word in ("--limit", f"{name}={most}")]
    with Server(tmp_path, arguments=arguments, limits=True) as server:
        settle(server)
        answers: dict[str, dict[str, int]] = {}

        def attack() -> None:
            answers.update(rude(server, 10.0 * LONG))

        check(server, attack, "every door")
        print(answers)
        assert answers.keys() == DOORS.keys() and all(answers.values()), answers
        for door in ("tables", "bot-tables", "positions", "replays", "uploads", "downloads"):
            assert answers[door].get("429", 0) > 0, (door, answers[door])
        assert answers["hints"]["too-many"] > 0 and answers["sockets"]["too-many"] > 0
        assert answers["bot-tables"]["201"] <= 10 and answers["sockets"]["open"] <= 60
        assert not {"500", "503"} & {status for one in answers.values() for status in one}, answers


@pytest.mark.full
@pytest.mark.parametrize("door", sorted(DOORS))
def test_fifty_people_play_on_while_somebody_is_rude(tmp_path: Path, door: str) -> None:
    with Server(tmp_path, limits=True) as server:
        settle(server)
        with Bystander(server, 25, 0.5) as quiet:
            time.sleep(6)
        before = memory(server)
        answers: dict[str, dict[str, int]] = {}
        with Bystander(server, 25, 0.5) as bystander:
            time.sleep(0.5)
            answers.update(rude(server, 6.0, door))
        calm, report = quiet.report, bystander.report
        print(f"{door}: before {calm}; during {report}; {before:.0f} → {memory(server):.0f} MB; {answers}")
        assert report.lost == report.refused == 0
        # On a machine that does nothing else the two differ by less than a tenth; here others run, too.
        assert report.percentile(0.99) < max(2 * calm.percentile(0.99), MOST), str(report)
        check_memory(server, before + 30)
