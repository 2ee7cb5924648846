"""A page that never gives up, as the protocol asks of every page.

When the connection breaks it comes back and resumes after the last event it has; a command without an answer it sends
again with the same id; what it notices to be missing it asks for; what is old it ignores. What the server may never do
is checked on the way (`Broken`), and everything heard is kept for the audit afterwards.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from queendom.server.identity import Device
from server.harness import any_action, new_id

Json = dict[str, Any]
#: The code with which a network in between tells that the server refused a connection.
DOOR_CLOSED = 4000

#: What may be refused to a page that only sends what its last view allows: the game can have moved on meanwhile.
EXPECTED_REFUSALS = {
    "play": set[str](),
    "take-back": {
        "nothing-to-take-back", "take-back-past-other", "take-back-past-chance", "take-back-past-reveal", "game-over",
    },
    "leave": {"game-over"},
    "return": {"game-over"},
    "rematch": {"rematch-exists"},
}  # fmt: skip


class Broken(AssertionError):
    """The server did not keep what the protocol promises."""


@asynccontextmanager
async def together() -> AsyncIterator[asyncio.TaskGroup]:
    """Tasks of which the first that fails ends the others; its error is raised as itself."""
    try:
        async with asyncio.TaskGroup() as group:
            yield group
    except BaseExceptionGroup as errors:
        error: BaseException = errors
        while isinstance(error, BaseExceptionGroup):
            error = error.exceptions[0]
        raise error from None


@dataclass(frozen=True)
class Manners:
    """How a page behaves."""

    patience: float = 5.0  # seconds until a command without an answer is sent again
    silence: float = 5.0  # seconds without a word after which it asks whether something is missing
    thinks: float = 0.015  # at most, before a move
    takes_back: float = 0.06  # how often a move is regretted
    leaves: float = 0.01  # how often somebody leaves, to come back at once
    repeats: float = 0.05  # how often a command that is done is sent once more, for no reason
    plays_again: bool = True  # opens the next table when a game is over


@dataclass
class Asked:
    """A command, and what became of it."""

    command: Json
    sent: int = 0
    answer: Json | None = None


@dataclass
class Steadfast:
    """One viewer of one table: the person in a seat, or a spectator (seat None)."""

    port: int
    table_id: str
    seat: int | None
    token: str | None
    rng: random.Random
    manners: Manners = Manners()
    may_begin: Callable[[], bool] = lambda: True  # whether new commands may be made

    number: int = 0  # of the last event up to which nothing is missing
    heard: dict[int, list[tuple[Json, int]]] = field(default_factory=dict)  # event, and the number the table was at
    table: Json = field(default_factory=dict)
    legal: Json | None = None
    to_act: int | None = None
    asked: dict[str, Asked] = field(default_factory=dict)
    pending: Asked | None = None
    connections: int = 0
    resumed: int = 0  # how often a gap was noticed

    _fresh: bool = False  # a view was heard on this connection
    _floor: int = 0  # what was known when it was opened: the server can only know more
    _gap: bool = False
    _regrets: bool = False
    _acked: int = 0  # the last event that a command of one's own brought
    _last_heard: float = 0.0
    _last_sent: float = 0.0  # the pending command, on this connection
    _last_resumed: float = 0.0
    _not_before: float = 0.0  # still thinking

    @property
    def owner(self) -> str | None:
        return None if self.token is None else Device.of(self.token.partition(".")[0]).owner

    @property
    def is_over(self) -> bool:
        return bool(self.table) and self.table["stage"] == "over"

    @property
    def is_away(self) -> bool:
        return self.seat is not None and bool(self.table) and bool(self.table["seats"][self.seat]["away"])

    @property
    def is_done(self) -> bool:
        """Nothing more will happen here that this page takes part in."""
        if self.pending is not None or not self.is_over:
            return False
        return self.table["rematch"] is not None if self.manners.plays_again else True

    @property
    def is_at_rest(self) -> bool:
        """Everything was answered, and no bot is about to move: if nobody begins anything, nothing happens."""
        if self.pending is not None or not self._fresh or self._gap or self.number < self._acked:
            return False
        return self.to_act is None or self.table["seats"][self.to_act]["bot"] is None

    # --- the connection ---

    async def run(self) -> None:
        """Stay at the table until the page is done, whatever happens to the connection."""
        headers = {} if self.token is None else {"cookie": f"queendom={self.token}"}
        while not self.is_done:
            query = f"after={self.number}" + ("" if self.seat is None else f"&seat={self.seat}")
            address = f"ws://127.0.0.1:{self.port}/api/tables/{self.table_id}/live?{query}"
            try:
                async with connect(
                    address, additional_headers=headers, max_size=None, ping_interval=None, compression=None,
                    close_timeout=0.3, proxy=None,
                ) as socket:  # fmt: skip
                    self.connections += 1
                    self._fresh, self._gap, self._floor = False, False, self.number
                    self._last_heard, self._last_sent, self._last_resumed = time.monotonic(), 0.0, 0.0
                    try:
                        await self._talk(socket)
                    finally:  # at once: whoever is stopped while saying goodbye would leave the socket open
                        socket.transport.abort()
            except InvalidStatus as error:
                if b'"store-failed"' in error.response.body:  # the database is away: a page tries again, too
                    await asyncio.sleep(0.1)
                    continue
                raise Broken(f"{self}: the door is closed, {error.response.body!r}") from None
            except (OSError, EOFError, WebSocketException) as error:
                if isinstance(error, ConnectionClosed) and error.rcvd is not None and error.rcvd.code == DOOR_CLOSED:
                    raise Broken(f"{self}: the door is closed, {error.rcvd.reason}") from None
                self._fresh = False
                await asyncio.sleep(self.rng.uniform(0.02, 0.06))

    async def _talk(self, socket: ClientConnection) -> None:
        while not self.is_done:
            for message in self._due():
                await socket.send(json.dumps(message))
            try:
                # Not wait_for: up to Python 3.11 it loses a cancellation that comes together with a message.
                async with asyncio.timeout(self._until_due()):
                    text = await socket.recv()
            except TimeoutError:
                continue
            self._last_heard = time.monotonic()
            for message in self._hear(json.loads(text)):
                await socket.send(json.dumps(message))

    def _due(self) -> list[Json]:
        """What is to be said now."""
        now = time.monotonic()
        due: list[Json] = []
        if self.pending is None and now >= self._not_before and self._fresh and self.may_begin():
            command = self._decide()
            if command is not None:
                self.pending = self.asked[command["id"]] = Asked(command)
                self._last_sent = 0.0
        if self.pending is not None and now - self._last_sent >= self.manners.patience:
            self.pending.sent += 1
            self._last_sent = now
            due.append(self.pending.command)
        missing = self._gap or now - self._last_heard >= self.manners.silence
        if missing and now - self._last_resumed >= self.manners.patience:
            self._last_resumed = now
            due.append({"type": "resume", "id": new_id(), "after": self.number})
        return due

    def _until_due(self) -> float:
        now = time.monotonic()
        times = [
            self._last_heard + self.manners.silence,
            self._last_resumed + self.manners.patience if self._gap else 0,
        ]
        if self.pending is not None:
            times.append(self._last_sent + self.manners.patience)
        elif self._not_before > now:
            times.append(self._not_before)
        ahead = [at - now for at in times if at > now]
        return min([0.25, *ahead])  # now and then look whether one may begin

    def _decide(self) -> Json | None:
        """What to do next, from what is seen."""
        if self.seat is None or self.number < self._acked:
            return None
        if self.is_over:
            wanted = self.manners.plays_again and self.table["rematch"] is None
            return {"type": "rematch", "id": new_id()} if wanted else None
        regrets, self._regrets = self._regrets, False
        if self.is_away:
            return {"type": "return", "id": new_id(), "seat": self.seat}
        if regrets:
            return {"type": "take-back", "id": new_id(), "seen": self.number, "seat": self.seat}
        if self.legal is None:
            return None
        if self.rng.random() < self.manners.leaves:
            return {"type": "leave", "id": new_id(), "seat": self.seat}
        action = any_action(self.legal, self.rng)
        return {"type": "play", "id": new_id(), "seen": self.number, "seat": self.seat, "action": action}

    # --- what is heard ---

    def _hear(self, message: Json) -> list[Json]:
        """Take a message in; returns what is to be said to it at once."""
        match message["type"]:
            case "view" | "events":
                self._note(message)
            case "ack" | "stale" | "refusal":
                return self._answered(message)
        return []

    def _note(self, message: Json) -> None:
        number = message["number"]
        if number < self._floor:
            raise Broken(f"{self}: {number} after a restart, but {self._floor} was told before: events were lost")
        if number != message["first_number"] + len(message["events"]) - 1:
            raise Broken(
                f"{self}: {len(message['events'])} events from {message['first_number']} are not up to {number}"
            )
        if message["first_number"] > self.number + 1:
            self._gap = True
            self.resumed += 1
            return
        for k, event in enumerate(message["events"], start=message["first_number"]):
            self.heard.setdefault(k, []).append((event, number))
        if number < self.number or (number == self.number and message["type"] == "events"):
            return  # old, or told twice
        self.number = number
        self._gap = False
        self._fresh = self._fresh or message["type"] == "view"
        self.legal = message["legal"]
        if message["table"] is not None:
            self.table = message["table"]
        self.to_act = message["to_act"] if message["type"] == "events" else message["table"]["to_act"]
        self._not_before = time.monotonic() + self.rng.uniform(0, self.manners.thinks)

    def _answered(self, message: Json) -> list[Json]:
        asked = self.asked.get(message["id"])
        if asked is None:
            raise Broken(f"{self}: an answer to nothing: {message}")
        if message["type"] == "refusal" and message["key"] == "store-failed":
            return []  # it will be sent again
        payload = message | ({"view": None} if message["type"] == "stale" else {})
        if asked.answer is not None:
            if payload != asked.answer and "ack" in (payload["type"], asked.answer["type"]):
                raise Broken(f"{self}: answered as {asked.answer} first, as {payload} later")
            return []
        asked.answer = payload
        kind = asked.command["type"]
        if message["type"] == "refusal" and message["key"] not in EXPECTED_REFUSALS[kind]:
            raise Broken(f"{self}: refused {asked.command} with {message['key']} {message['arguments']}")
        if self.pending is asked:
            self.pending = None
        if message["type"] == "stale":
            self._note(message["view"])
        if message["type"] != "ack":
            return []
        self._regrets = kind == "play" and self.rng.random() < self.manners.takes_back
        self._acked = message["number"]
        return [asked.command] if self.rng.random() < self.manners.repeats else []

    def __str__(self) -> str:
        return f"table {self.table_id[:6]} seat {self.seat} at {self.number}"
