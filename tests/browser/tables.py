"""Tables made and played without a page: to have a page show what takes long to reach by hand."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, Self

import httpx
from websockets.sync.client import connect

from server.harness import any_action, new_id

Json = dict[str, Any]


class Tables:
    """A device that sits at tables."""

    def __init__(self, address: str) -> None:
        self.address = address
        # verify=False: there is no https here, and reading all certificates takes a while.
        # A connection that is kept may be closed by the server just when it is used again.
        afresh = httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.Client(base_url=address, timeout=60, verify=False, limits=afresh)
        self._kept: dict[str, Json] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    @property
    def cookie(self) -> str:
        return self.http.cookies["queendom"]

    def make(self, *seats: str | None, **more: Any) -> Json:
        """A new table: None is an open seat, `bot:name` a bot, any other text somebody on this device."""
        kinds = [
            {"kind": "open"} if one is None else {"kind": "bot", "bot": one[4:]} if one.startswith("bot:")
            else {"kind": "here", "name": one}
            for one in seats
        ]  # fmt: skip
        body = {"id": new_id(), "game": "winter-queen", "seats": kinds, **more}
        return self._good(self.http.post("/api/tables", json=body))

    def info(self, table: str) -> Json:
        return self._good(self.http.get(f"/api/tables/{table}"))

    def record(self, table: str) -> Json:
        return self._good(self.http.get(f"/api/tables/{table}/record"))

    def command(self, table: str, type: str, **parts: Any) -> Json:
        body = {"type": type, "id": new_id(), **parts}
        announced: Json = self.http.post(f"/api/tables/{table}/commands", json=body).json()
        return announced

    @staticmethod
    def _good(answer: httpx.Response) -> Json:
        assert answer.status_code < 300, answer.text
        announced: Json = answer.json()
        return announced

    def play(self, table: str, until: Callable[[Json], bool], seat: int = 0, seed: int = 0) -> Json:
        """Random turns for a seat until it is its turn and the last view or step is as wanted, or the game is over."""
        rng = random.Random(seed)
        address = self.address.replace("http", "ws") + f"/api/tables/{table}/live?seat={seat}"
        headers = {"cookie": f"queendom={self.cookie}"}
        with connect(address, additional_headers=headers, max_size=None, compression=None) as socket:
            while True:
                message: Json = json.loads(socket.recv(timeout=60))
                if message["type"] not in ("view", "events"):
                    assert message["type"] in ("ack", "presence", "thinking"), message
                    continue
                if has_ended(message):
                    return message
                if not message["legal"]:
                    continue
                if until(message):
                    return message
                action = any_action(message["legal"], rng)
                asked = {"type": "play", "id": new_id(), "seen": message["number"], "seat": seat, "action": action}
                socket.send(json.dumps(asked))

    def played(self, until: Callable[[Json], bool], *seats: str, **more: Any) -> Json:
        """A table at which it is the first seat's turn and all is as wanted, with the legal actions there."""
        for seed in range(20):
            table = self.make(*seats, **more)
            now = self.play(table["id"], until, seed=seed)
            if not has_ended(now):
                return table | {"legal": now["legal"]}
        raise AssertionError("no such turn in twenty games")

    def over(self, *seats: str, **more: Any) -> Json:
        """A table whose game is over."""
        table = self.make(*seats, **more)
        self.play(table["id"], lambda _: False)
        return table

    def kept(self, name: str, make: Callable[[], Json]) -> Json:
        """A table that several tests look at and none changes."""
        if name not in self._kept:
            self._kept[name] = make()
        return self._kept[name]


def has_ended(now: Json) -> bool:
    position = now["position"]
    return position["ending"] is not None if "ending" in position else bool(position["stage"] == "over")


def is_main(now: Json) -> bool:
    return bool(now["position"]["stage"] == "main")


def is_final(now: Json) -> bool:
    return bool(now["position"]["stage"] == "final")


def has_everything(now: Json) -> bool:
    """A turn in which all can be done: place, take a book, fill a page, activate with a crystal that goes back."""
    legal = now["legal"]
    return (
        is_main(now) and bool(legal["pages"]) and any(legal["with_book"].values()) and any(legal["activate"].values())
    )


def world_of(tables: Tables) -> dict[str, Json]:
    """Tables of Winter Queen to look at, that several tests share."""
    kept, ada = tables.kept, "Ada with a rather long name"
    greedy, random = "bot:greedy", "bot:random"
    return {
        "lobby": kept("lobby", lambda: tables.make(ada, None, greedy, None)),
        "start": kept("start", lambda: tables.make(ada, greedy, first=0)),
        "full": kept("full", lambda: tables.played(has_everything, ada, greedy, random, greedy)),
        "two": kept("two", lambda: tables.played(has_everything, ada, greedy)),
        "three": kept("three", lambda: tables.played(has_everything, ada, greedy, greedy, edition="lattice")),
        "final": kept("final", lambda: tables.played(is_final, ada, greedy, greedy)),
        "over": kept("over", lambda: tables.over(ada, greedy, greedy, greedy)),
    }
