"""Two worlds that differ only in what a viewer may not know send that viewer the same bytes, and log the same lines."""

from __future__ import annotations

import asyncio
import json
import random
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from counts import SCALE, count
from leaks.interference import with_other_secrets
from matches import CHRISTINA_REGINA
from queendom.kernel.chance import commitment
from server.harness import Server, devices
from server.paired_worlds import (
    NOBODY,
    Setting,
    Told,
    devices_of,
    differences,
    how_many_differ,
    log_of,
    other_colours,
    play_all,
    world,
)
from support import as_json

pytestmark = pytest.mark.slow

#: For each viewer.
GAMES = count("non-interference of bytes")
#: Two parts, so that two processes can play them.
VIEWERS: list[list[int | None]] = [[0, 3, None], [1, 2, 4]]
_BLOCK = 12  # games after which new people come: a list of hundreds of tables is nobody's

LEAKS = {
    "views": "socket events",
    "events": "socket events",
    "previews": "socket preview",
    "logs": "log",
    "seeds": "GET /tables/ID",
    "refusals": "socket refusal",
    "records": "GET /tables/ID/record",
    "headers": "GET /tables/ID",
    "eyes": "socket events",
    "lists": "GET /tables",
    "metrics": "metrics",
    "pages": "page /table/ID",
    "errors": "page /table/ID",
}


def _setting(number: int, viewer: int | None) -> Setting:
    """Games of 3 to 5 players; in every third one somebody leaves for a while."""
    rng = random.Random(f"bytes {number} {viewer}")
    players = rng.choice([players for players in (3, 4, 5) if viewer is None or viewer < players])
    leaves = rng.randrange(players) if number % 3 == 1 else None
    colours = tuple(rng.sample(range(5), players))
    name = f"bytes {number} {viewer}"
    return Setting(name, "christina-regina", players, colours, leaves, curious=devices_of(viewer))


@pytest.mark.once
@pytest.mark.randomised
@pytest.mark.parametrize("viewers", [VIEWERS[0], pytest.param(VIEWERS[1], marks=pytest.mark.full)], ids=str)
def test_worlds_that_a_viewer_may_not_tell_apart_send_the_same_bytes(viewers: list[int | None], tmp_path: Path) -> None:
    settings = [(_setting(number, viewer), viewer) for number in range(GAMES) for viewer in viewers]
    colours = [setting.colours for setting, _ in settings]
    payload: list[list[Told]] = []
    logs = []
    for name in ("one", "other"):
        seeing = [NOBODY if name == "one" else viewer for _, viewer in settings]
        if payload:
            colours = [
                other_colours(setting, viewer, played.attempts)
                for (setting, viewer), played in zip(settings, payload[0], strict=True)
            ]
        with world(tmp_path / name, colours) as server:
            payload.append([])
            for k in range(0, len(settings), _BLOCK):
                part = slice(k, k + _BLOCK)
                games = [setting for setting, _ in settings[part]]
                payload[-1] += asyncio.run(play_all(server, games, colours[part], seeing[part]))
            logs.append(log_of(server))
    assert sum(len(played.attempts) for played in payload[0]) > 2 * len(settings)
    assert sum(how_many_differ(a.colours, b) for (a, _), b in zip(settings, colours, strict=True)) >= len(settings)
    assert sum(played.lost for played in payload[0]) > 3 * len(settings)
    assert sum(played.regained for played in payload[0]) > len(settings) / 2
    seated = [played.strange for (_, viewer), played in zip(settings, payload[0], strict=True) if viewer is not None]
    assert sum(map(bool, seated)) > len(seated) / 2
    for (setting, viewer), one, other in zip(settings, *payload, strict=True):
        assert differences(one, other, viewer) == [], setting
    assert logs[0] == logs[1]


def test_nothing_of_the_seed_shows_and_every_planted_leak_does(tmp_path: Path) -> None:
    """Two worlds of different seeds and, but for the viewer in seat 1, different colours; in some games with a leak.

    One test, because all of it shares two servers. Every leak is planted in ./test --full, otherwise some of them.
    """
    planted = LEAKS if SCALE >= 1 else {name: LEAKS[name] for name in list(LEAKS)[::3]}
    settings = [
        *(
            Setting(name, "christina-regina", 4, (0, 1, 2, 3), plies=10, curious=devices_of(1))
            for name in ("no-leak", *planted)
        ),
        *(Setting(f"winter-{players}", "winter-queen", players, plies=10) for players in (2, 4)),
    ]
    switch = tmp_path / "leak"
    colours = [setting.colours for setting in settings]
    payload: list[list[Told]] = []
    for name in ("one", "other"):
        if payload:
            colours = [
                other_colours(setting, 1, played.attempts) if setting.colours else ()
                for setting, played in zip(settings, payload[0], strict=True)
            ]
        switch.write_text("")
        with world(tmp_path / name, colours, seeds=name, leaks=str(switch)) as server:
            seeing = [1 if payload else NOBODY] * len(settings)
            work = play_all(server, settings, colours, seeing, lambda setting: switch.write_text(setting.name))
            payload.append(asyncio.run(work))
    assert all(how_many_differ(a.colours, b) > 1 for a, b in zip(settings, colours, strict=True) if b)
    one, other = (dict(zip([setting.name for setting in settings], played, strict=True)) for played in payload)
    seeds = [[sha256(f"{name} {k}".encode()).digest() for k in range(len(settings))] for name in ("one", "other")]
    commitments = [(commitment(mine), commitment(theirs)) for mine, theirs in zip(*seeds, strict=True)]

    unnoticed = []
    for leak, place in planted.items():
        found = differences(one[leak], other[leak], 1, commitments)
        assert not any("another course" in one_place for one_place in found), leak
        if not any(place in one_place for one_place in found):
            unnoticed.append(leak)
    assert unnoticed == []
    for setting in settings[-2:]:
        for viewer in (*range(setting.players), None):
            assert differences(one[setting.name], other[setting.name], viewer, commitments) == []
            assert differences(one[setting.name], other[setting.name], viewer) != [], "the commitments at least"
    assert differences(one["no-leak"], other["no-leak"], 1, commitments) == []


def _positions() -> list[dict[str, Any]]:
    """Two positions that nobody who only watches can tell apart, with attempts and colours that differ."""
    rng = random.Random("positions of two worlds")
    match = CHRISTINA_REGINA.start(4, 1)
    while len(match.position()["attempts"]) < 3 or match.to_act is None:
        if match.to_act is None:
            match = CHRISTINA_REGINA.start(4, rng.getrandbits(100))
        legal = match.legal_actions()
        kind = rng.choice(sorted({action.kind for action in legal}))
        match.play(rng.choice([action for action in legal if action.kind == kind]))
    one = as_json(match.position())
    while (other := as_json(with_other_secrets(match, None, rng).position()))["factions"] == one["factions"]:
        pass
    return [one, other]


async def _watched(server: Server, position: dict[str, Any]) -> list[tuple[str, bytes]]:
    """All that reaches somebody who watches a table at a position, while those on one device play."""
    got: list[tuple[str, bytes]] = []
    async with devices(server, 2) as (ada, eve):
        table = await ada.create("christina-regina", "Ada", "Bo", "Cy", "Di", position=position)
        id = table["id"]
        page = await eve.look(id)
        for _ in range(5):
            mine = (await ada.get(f"/tables/{id}")).json()["to_act"]
            view = (await ada.get(f"/tables/{id}/view", seat=mine)).json()
            victims = sorted(view["legal"]["assassinate"])
            stacks = view["legal"]["draw"] + view["legal"]["agitate"]
            if victims:  # a success in both worlds
                victim = int(victims[0])
                action = {"kind": "assassinate", "victim": victim, "colour": position["factions"][victim]}
                action["number"] = view["legal"]["assassinate"][victims[0]][0]
            else:
                action = {"kind": "draw", "from": stacks[0], "bury": stacks[1]}
            answer = await ada.command(id, "play", seen=view["number"], seat=mine, action=action)
            assert answer["type"] == "ack", answer
            for path in ("", "/view", "/view?after=1", "/view?seat=0", "/record", "/record?seat=1", "/replay"):
                payload = await eve.get(f"/tables/{id}{path}")
                got.append((path, f"{payload.status_code} ".encode() + payload.content))
            await page.ask("resume", after=0, id=f"resume-{len(got):06}")
        got += [
            ("socket", text.encode()) for text in page.raw if json.loads(text)["type"] not in ("presence", "thinking")
        ]
        await page.close()
    return got


def test_a_table_at_a_position_tells_nobody_who_watches(tmp_path: Path) -> None:
    worlds = _positions()
    switch = tmp_path / "leak"
    leaks = {"nothing": "", "positions": "/view", "records": "/record", "replays": "/replay", "views": "socket"}
    payload = []
    for name, position in zip(("one", "other"), worlds, strict=True):
        switch.write_text("")
        with world(tmp_path / name, [], leaks=str(switch)) as server:
            found = {}
            for leak in leaks:
                switch.write_text(leak)
                found[leak] = asyncio.run(_watched(server, position))
            payload.append(found)
            if name == "one":
                first = log_of(server)
            else:
                assert log_of(server) == first
    for leak, place in leaks.items():
        differ = {path for (path, a), (_, b) in zip(payload[0][leak], payload[1][leak], strict=True) if a != b}
        assert place in differ if place else not differ, (leak, differ)
