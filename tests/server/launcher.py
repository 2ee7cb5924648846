"""Starts `queendom` in this process after playing tricks on it: `launcher.py '{"trick": argument}' serve …`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))
from server import fault_injection
from server.fault_injection import replace

Trick = Callable[[Any], None]
TRICKS: dict[str, Trick] = {}


def trick(function: Trick) -> Trick:
    TRICKS[function.__name__] = function
    return function


for one in fault_injection.ALL:
    trick(one)


@trick
def pages_from(folder: str) -> None:
    """Another build of the pages than the package's own."""
    from functools import partial

    from queendom.cli import serve

    replace(serve, "Settings", partial(vars(serve)["Settings"], pages=Path(folder)))


# --- ends, and faults that tests have to notice ---


@trick
def die(plan: dict[str, Any]) -> None:
    """End as a power cut would, at the nth entry that is written: before it is begun, right before its commit, or
    between its commit and everything that follows from it.
    """
    import os
    import signal
    import threading

    from sqlalchemy import Engine, event

    from queendom.store.at_once import PostgresAtOnce, SqliteAtOnce
    from queendom.store.sql import SqlStore

    left = plan["nth"]
    keep = SqlStore.append_then

    def count() -> None:
        nonlocal left
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    def append_then(self: SqlStore, entry: Any, index: Any, tell: Any, *more: Any) -> None:
        def payload(outcome: Any) -> None:
            if plan["moment"] == "after-commit":
                count()
            tell(outcome)

        if plan["moment"] == "before-append":
            count()
        keep(self, entry, index, payload, *more)

    replace(SqlStore, "append_then", append_then)
    if plan["moment"] == "before-commit":
        here = threading.current_thread
        event.listen(Engine, "commit", lambda _: count() if here().name == "queendom-writer" else None)
        for way in (PostgresAtOnce, SqliteAtOnce):  # a statement that is its own transaction
            replace(way, "insert", _after(count, way.insert))


def _after(first: Callable[[], None], honest: Callable[..., Any]) -> Callable[..., Any]:
    def both(*given: Any) -> Any:
        first()
        return honest(*given)

    return both


@trick
def acknowledge_first(seconds: float) -> None:
    """A fault: says that something is kept, and keeps it a while later."""
    import asyncio

    from queendom.store.sql import SqlStore

    keep = SqlStore.append_then

    def append_then(self: SqlStore, entry: Any, index: Any, tell: Any, *more: Any) -> None:
        loop = asyncio.get_running_loop()
        loop.call_later(seconds, keep, self, entry, index, lambda outcome: None, *more)
        loop.call_soon(tell, None)

    replace(SqlStore, "append_then", append_then)


@trick
def forget_commands(_: Any) -> None:
    """A fault: no command is ever known to have been done."""
    from queendom.store.sql import SqlStore

    async def find(self: SqlStore, table: str, by: str, command: str) -> None:
        return None

    replace(SqlStore, "find", find)


@trick
def take_anything(_: Any) -> None:
    """A fault: neither ids nor what the sender saw are looked at."""
    from queendom.match.table import Table

    forget_commands(_)
    replace(Table, "is_stale", lambda self, seen: False)


@trick
def misnumber(_: Any) -> None:
    """A fault: events are published under the numbers of those before them."""
    from queendom.server.messages import StepBroadcast

    tell: Callable[..., bytes] = StepBroadcast.message

    def wrong(*given: Any) -> bytes:
        payload = json.loads(tell(*given))
        payload["first_number"] -= 1
        payload["number"] -= 1
        return json.dumps(payload).encode()

    replace(StepBroadcast, "message", wrong)


@trick
def trust_seats(_: Any) -> None:
    """A fault: a seat that somebody names is taken to be there."""
    from queendom.match.table import Table

    replace(Table, "check_seat", lambda self, seat, owner: self.seats[seat])


@trick
def slow_reads(seconds: float) -> None:
    """What is read from the store comes late: others write meanwhile."""
    import asyncio

    from queendom.store.sql import SqlStore

    read = SqlStore.read

    async def slow(self: SqlStore, table: str, after: int = 0) -> Any:
        found = await read(self, table, after)
        await asyncio.sleep(seconds)
        return found

    replace(SqlStore, "read", slow)


@trick
def deaf(_: Any) -> None:
    """No word of other processes arrives."""
    from queendom.bus.notices import Hearers
    from queendom.server.sharing import Sharing

    replace(Hearers, "_tell", lambda *_: None)
    replace(Sharing, "start", lambda _: None)


@trick
def look_seconds(seconds: float) -> None:
    """Nobody looks for what no word came of, for so long."""
    from queendom.bus.redis import RedisBus

    replace(RedisBus, "look_seconds", seconds)


@trick
def leases(seconds: float) -> None:
    """Leases last so long."""
    from queendom.server import leases

    replace(leases, "LEASE_SECONDS", seconds)


@trick
def hurried(factor: float) -> None:
    """Connections that bring nothing are waited for so many times less."""
    from queendom.server import http, porter, socket

    for module in (http, porter, socket):
        for name in ("HEAD_SECONDS", "BODY_SECONDS"):
            if hasattr(module, name):
                replace(module, name, getattr(module, name) / factor)


@trick
def files(number: int) -> None:
    """The system allows so many open files, and half as many at first."""
    import resource

    resource.setrlimit(resource.RLIMIT_NOFILE, (number // 2, number))


@trick
def impatient(seconds: float) -> None:
    """A database that another program holds is not waited for so long."""
    from queendom.store import engines

    replace(engines, "PATIENCE", seconds)


if __name__ == "__main__":
    for name, argument in json.loads(sys.argv[1]).items():
        TRICKS[name](argument)
    sys.argv = ["queendom", *sys.argv[2:]]
    from queendom.cli.main import run

    run()
