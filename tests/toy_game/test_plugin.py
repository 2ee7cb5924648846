"""A game that is installed beside Queendom: found by its entry point, and played wherever games are played."""

from __future__ import annotations

import asyncio
import fcntl
import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Self

import pytest

from server.harness import Device, Page, Server, devices
from toy_game.console import Console
from toy_game.installed import TOY_GAME, install, install_in_place, offer, python_path

NAME = "queens-dice"
COMPILE = "from queendom.server.precompile import compile_all, is_all_compiled; is_all_compiled() or compile_all()"


class FreshServer(Server):
    """A server in a process of its own: one that is forked has the games of the process that forks it."""

    def start(self, wait: bool = True) -> Self:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([sys.executable, str(self.launcher), *self.command], stdout=log, stderr=log)
        if wait:
            self.wait()
        return self


@pytest.fixture(scope="session")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Where Python finds the game. Everything is compiled there by one of those who run tests: the others wait."""
    found = install_in_place(tmp_path_factory.mktemp("site"))
    # Next to the temporary folders of all processes of this run.
    lock = tmp_path_factory.getbasetemp().parent / "compiling"
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        subprocess.run([sys.executable, "-c", COMPILE], env={**os.environ, **found}, check=True)
    return found


@pytest.fixture
def _installed(environment: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """For processes that a test starts."""
    for name, value in environment.items():
        monkeypatch.setenv(name, value)


@pytest.fixture(scope="session")
def console(environment: dict[str, str]) -> Iterator[Console]:
    with Console(environment) as running:
        yield running


@pytest.mark.usefixtures("_installed")
def test_its_own_tests_pass() -> None:
    """Conformance, records, secrets, bots and versions, in a process that knows the game."""
    # Nothing that was meant for the tests around them: their report would be written over.
    environment = {name: value for name, value in os.environ.items() if name != "PYTEST_ADDOPTS"}
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        str(TOY_GAME / "tests"),
    ]
    done = subprocess.run(
        command, capture_output=True, text=True, cwd=TOY_GAME.parent.parent, timeout=600, check=False, env=environment
    )
    assert done.returncode == 0, done.stdout + done.stderr


# --- commands ---


def test_it_is_listed_and_called_by_its_own_words(console: Console) -> None:
    listed = {one["name"]: one for one in json.loads(console.run("games", "--json").stdout)["games"]}
    assert list(listed) == ["winter-queen", "christina-regina", NAME]
    assert listed[NAME]["rules"] == 2 and listed[NAME]["options"]["above"] == {
        "values": ["half", "nothing"],
        "default": "half",
    }
    assert {"random", "greedy", "novice", "master"} <= set(listed[NAME]["bots"])
    assert "Queen’s Dice (queens-dice)" in console.run("games").stdout


def test_it_is_simulated_and_its_records_check(console: Console, tmp_path: Path) -> None:
    summary = json.loads(
        console.run(
            "simulate", NAME, "-p", "3", "-g", "8", "-b", "random,greedy,novice", "-r", tmp_path, "--json"
        ).stdout
    )
    assert summary["games"] == 8 and summary["endings"] == {"counted": 8}
    records = sorted(tmp_path.glob("*.json"))
    assert len(records) == 8
    assert json.loads(console.run("replay", "--check", "--json", *records).stdout)["ok"] is True
    shown = console.run("replay", records[0]).stdout
    assert "Queen’s Dice" in shown and "all have stopped" in shown and "roll" in shown


def test_the_arena_measures_its_bots(console: Console) -> None:
    found = json.loads(console.run("arena", NAME, "-b", "expert:60,random", "-g", "40", "--json").stdout)["lines"][0]
    assert found["games"] == 40 and found["share"] > 0.5


def test_it_is_played_in_the_terminal(console: Console) -> None:
    """By numbers and by notation, and with a curtain between people: it has a secret."""
    alone = console.run("play", NAME, "--seed", "3", "--name", "Ada", stdin="1\n\nstop\n\n" + "2\n\n" * 3).stdout
    assert "Queen’s Dice" in alone and "totals" in alone and "Ada: roll" in alone and "Ada: stop" in alone
    assert "die: shows" in alone and "all have stopped" in alone
    own = re.findall(r"cards[^\[]*\[([^\]]*)\]", alone)
    assert own[0].split(", ")[1] == "null" and own[0].split(", ")[0] != "null" and "null" not in own[-1]
    together = console.run("play", NAME, "--people", "2", "--seed", "3", stdin="\n2\n\n\n" * 2).stdout
    assert together.count("The curtain is down.") == 2
    russian = console.run("play", NAME, "--lang", "ru", stdin="q\n").stdout
    assert "Queen’s Dice" in russian  # English, where its package has no words of that language


# --- at a table ---


async def to_the_end(pages: list[Page], luck: random.Random) -> None:
    """Whoever is to act does something; every page hears everything."""
    while not all(page.is_over for page in pages):
        acting = next((page for page in pages if page.now["legal"] is not None), None)
        if acting is None:  # a bot's turn
            await asyncio.gather(*(page.wait_for("events") for page in pages))
            continue
        answer = await acting.play({"kind": luck.choice(acting.now["legal"]["actions"])})
        assert answer["type"] == "ack", answer
        for page in pages:
            while page.number < answer["number"]:
                await page.hear()


def cards_in(sent: str) -> list[list[int | None]]:
    """Every list of cards in what was sent."""
    return [json.loads(f"[{one}]") for one in re.findall(r'"cards":\s*\[([^\]]*)\]', sent)]


@pytest.mark.usefixtures("_installed")
def test_it_is_played_at_a_table_that_keeps_its_secret(tmp_path: Path) -> None:
    with FreshServer(tmp_path) as server:

        async def played(ada: Device, bo: Device, eve: Device) -> None:
            offered = {one["name"]: one for one in (await ada.get("/games")).json()["games"]}
            assert offered[NAME]["options"] == {"limit": ["12", "15"], "above": ["half", "nothing"]}
            assert (await ada.get(f"/games/{NAME}/examples")).json() == {"examples": []}
            assert (await ada.get(f"/games/{NAME}/editions/plain")).json()["data"]["die"]["faces"] == 6
            table = await ada.create(NAME, "Ada", None, "bot:master", options={"limit": "15"}, hints=True)
            await bo.join(table, "Bo")
            id = table["id"]
            pages = [await ada.look(id, 0), await bo.look(id, 1), await eve.look(id)]
            asked = [await (await device.get(f"/tables/{id}/view", **query)).aread()
                     for device, query in ((ada, {"seat": 0}), (bo, {"seat": 1}), (eve, {}))]  # fmt: skip
            heard = [[one.decode()] for one in asked]
            await to_the_end(pages, random.Random(1))
            for viewer, page in enumerate(pages):
                own = {viewer} if viewer < 2 else set()
                before_the_end = [text for text in page.raw if '"type":"end"' not in text]
                lists = [one for text in before_the_end + heard[viewer] for one in cards_in(text)]
                assert lists
                for cards in lists:
                    assert {seat for seat, card in enumerate(cards) if card is not None} == own
            record = (await eve.get(f"/tables/{id}/record")).json()
            assert None not in record["events"][0]["cards"] and record["rules"] == 2
            replayed = await eve.http.post("/api/replays", json={"record": record, "eyes": "1"})
            assert replayed.status_code == 200, replayed.text
            assert replayed.json()["steps"][0]["position"]["cards"][0] is None
            assert (await ada.command(id, "rematch"))["type"] == "ack"
            for page in pages:
                await page.close()

        async def asked() -> None:
            async with devices(server, 3) as (ada, bo, eve):
                await played(ada, bo, eve)

        asyncio.run(asked())


# --- what can go wrong ---


def test_a_game_that_cannot_be_loaded_stops_nobody(
    environment: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = tmp_path / "site"
    site.mkdir()
    (site / "broken_game.py").write_text("raise RuntimeError('no dice')\n")
    entries = {
        "broken": "broken_game:Game",
        "missing": "not_there_at_all:Game",
        "no-game": "json:JSONDecoder",
        "other-dice": "queens_dice.game:QueensDice",
        "winter-queen": "queens_dice.game:QueensDice",
    }
    offer(site, "broken", "1.0", {"queendom.games": entries})
    monkeypatch.setenv("PYTHONPATH", environment["PYTHONPATH"])
    with Console(python_path(site)) as console:
        listed = json.loads(console.run("games", "--json").stdout)
        refused = console.run("simulate", "broken", "-g", "1", code=2).stderr
        shown = console.run("games").stdout
    assert [one["name"] for one in listed["games"]] == ["winter-queen", "christina-regina", NAME]
    unusable = listed["unusable"]
    assert unusable["broken"] == "RuntimeError: no dice"
    assert unusable["missing"].startswith("ModuleNotFoundError")
    assert "JSONDecoder is no queendom.kernel.rulebook.Game" in unusable["no-game"]
    assert unusable["winter-queen (queens_dice.game:QueensDice)"] == "there is a game of this name already"
    assert unusable["other-dice"].endswith("calls itself queens-dice")
    assert "no dice" in refused
    assert "“broken” is installed and cannot be played" in shown


def test_a_table_whose_game_is_gone_harms_no_other(
    environment: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def opened(server: Server) -> tuple[str, str, str]:
        async with devices(server, 1) as (ada,):
            gone = await ada.create(NAME, "Ada", "Bo")
            bots = await ada.create(NAME, "Ada", "bot:random", first=1)
            stays = await ada.create("winter-queen", "Ada", "Bo")
            assert bots["id"]
            return gone["id"], stays["id"], str(ada.cookie)

    async def asked(server: Server, gone: str, stays: str, cookie: str) -> None:
        async with devices(server, 1) as (ada,):
            ada.http.cookies.set("queendom", cookie, domain="127.0.0.1", path="/api")
            assert [one["id"] for one in (await ada.get("/tables")).json()["tables"]] == [stays]
            answer = await ada.get(f"/tables/{gone}")
            assert answer.status_code == 422 and answer.json()["key"] == "unknown-game"
            assert (await ada.get(f"/tables/{stays}/view?seat=0")).status_code == 200

    with monkeypatch.context() as with_it:
        with_it.setenv("PYTHONPATH", environment["PYTHONPATH"])
        with FreshServer(tmp_path) as server:
            kept = asyncio.run(opened(server))
            server.stop()
    with Server(tmp_path) as without_it:
        asyncio.run(asked(without_it, *kept))


def test_what_is_compiled_without_it_is_not_compiled_again(environment: dict[str, str], tmp_path: Path) -> None:
    """A folder of its own for each set of sources, which begins with what Queendom compiled before."""
    show = "from queendom.kernel.compiled import cache_folder; print(cache_folder())"

    def folder(**more: str) -> Path:
        command = [sys.executable, "-c", show]
        known = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        done = subprocess.run(
            command, capture_output=True, text=True, check=True, env={**known, "QUEENDOM_CACHE": str(tmp_path), **more}
        )
        return Path(done.stdout.strip())

    for number in range(9):  # older ones, of which only a few are kept
        (tmp_path / f"rules-{number}").mkdir()
        os.utime(tmp_path / f"rules-{number}", (1000 + number, 1000 + number))
    own = folder()
    (own / "kernel_1").mkdir()
    (own / "kernel_1" / "legal.nbc").write_text("compiled")
    os.utime(own, (100, 100))
    assert folder() == own
    added = folder(**environment)
    assert added.name.startswith(f"{own.name}-") and added == folder(**environment)
    assert (added / "kernel_1" / "legal.nbc").read_text() == "compiled"
    site = tmp_path / "site"
    changed = install(site)
    with (site / "queens_dice" / "rules.py").open("a", encoding="utf-8") as file:
        file.write("# another rule\n")
    assert folder(**changed) not in (own, added)
    assert own.exists() and added.exists()


def test_what_is_compiled_for_another_place_is_not_compiled_here(environment: dict[str, str], tmp_path: Path) -> None:
    """The folder is the same for the same sources; but compiled code belongs to the place of its sources."""
    show = "from queendom.server.precompile import _mark, all_stages; print(_mark(all_stages()[0]))"

    def mark(**found: str) -> Path:
        done = subprocess.run(
            [sys.executable, "-c", show], capture_output=True, text=True, check=True, env={**os.environ, **found}
        )
        return Path(done.stdout.strip())

    site = tmp_path / "site"
    site.mkdir()
    here, there = mark(**environment), mark(**install(site))
    assert here.parent == there.parent and here != there and here.exists() and not there.exists()
