"""Tricks that tests play on a server's process: entropy, clock and draws that are given, bots that misbehave, leaks.

`launcher.py` registers every function of `ALL` under its name.
"""

from __future__ import annotations

import hashlib
import threading
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

_NOW = 1_700_000_000_000
#: The seeds that tables were given, in order: known when `entropy` is at work.
_seeds: list[bytes] = []


def replace(owner: object, name: str, made: object) -> None:
    """Put something in the place of what the server has under this name."""
    setattr(owner, name, made)


def entropy(labels: dict[str, str]) -> None:
    """What comes from the operating system follows from labels instead: `seeds` for tables' seeds, `rest`."""
    import secrets

    count = 0

    def rest(size: int) -> bytes:
        nonlocal count
        count += 1
        return b"".join(
            hashlib.sha256(f"{labels['rest']} {count} {part}".encode()).digest() for part in range(size // 32 + 1)
        )[:size]

    def seed(size: int | None = None) -> bytes:
        _seeds.append(hashlib.sha256(f"{labels['seeds']} {len(_seeds)}".encode()).digest())
        return _seeds[-1]

    replace(secrets, "token_bytes", seed)
    replace(secrets, "token_urlsafe", lambda size=32: urlsafe_b64encode(rest(size)).rstrip(b"=").decode())
    replace(secrets, "token_hex", lambda size=32: rest(size).hex())


def still_clock(_: Any) -> None:
    """Time stands still in logs and in what is kept; the event loop's own goes on."""
    import structlog

    from queendom.server import app

    replace(app, "time", SimpleNamespace(perf_counter=lambda: 0.0))
    _clock(lambda: _NOW)
    replace(structlog.processors, "TimeStamper", lambda **_: lambda logger, name, event: event)


def shifted_clock(file: str) -> None:
    """The table's clock runs ahead by the milliseconds that a file says."""
    from queendom.server.clock import now

    _clock(lambda: now() + int(Path(file).read_text()))


def _clock(now: Callable[[], int]) -> None:
    """Another clock for all that is kept."""
    from queendom.cli import serve

    replace(serve, "Settings", partial(vars(serve)["Settings"], now=now))


def course(label: str) -> None:
    """Draws of the n-th table follow from a label instead of its seed: other seeds, the same course."""
    from queendom.kernel import chance
    from queendom.match import table

    honest = chance.uniform

    def given(seed: bytes, source: str, total: int, digest: Any = None) -> int:
        if seed in _seeds:
            seed = hashlib.sha256(f"{label} {_seeds.index(seed)}".encode()).digest()
        return honest(seed, source, total, digest)

    for module in (chance, table):
        replace(module, "uniform", given)


def factions(lists: list[list[int]]) -> None:
    """The colours of the n-th table, by seat."""
    from queendom.kernel.chance import SeededChance

    honest = SeededChance.draw

    def draw(self: SeededChance, point: Any) -> int:
        outcome = honest(self, point)
        if point.source == "faction" and self.seed in _seeds:
            return lists[_seeds.index(self.seed)][self.drawn["faction"] - 1]
        return outcome

    replace(SeededChance, "draw", draw)


def odd_bots(work: dict[str, Any]) -> None:
    """More bots: `busy` thinks as long as it may, `silent` never answers, `broken` raises, `lawless` breaks the rules.

    `work` are the arguments of `Thinkers`: threads, seconds, deadline.
    """
    import queendom
    from queendom.bots import base
    from queendom.bots.random import Random
    from queendom.kernel.playout import playouts
    from queendom.kernel.streams import stream
    from queendom.server.bot_pool import BotPool

    class Busy(Random):
        name = "busy"

        def odd(self, view: Any, budget: Any) -> Any:
            until = time.monotonic() + budget.seconds
            state, luck = view.state.copy(), stream("busy")
            while time.monotonic() < until:
                playouts(view.rulebook.rules, state, 0, luck, 200)
            return Random.pick(self, view, budget)

    class Silent(Random):
        name = "silent"

        def odd(self, view: Any, budget: Any) -> Any:
            return threading.Event().wait()

    class Broken(Random):
        name = "broken"

        def odd(self, view: Any, budget: Any) -> Any:
            raise RuntimeError(f"the state is {view.state}")

    class Lawless(Random):
        name = "lawless"

        def odd(self, view: Any, budget: Any) -> Any:
            illegal = set(range(145)) - set(view.legal_numbers())
            return view.rulebook.action(min(illegal))

    for bot in (Busy, Silent, Broken, Lawless):
        # While the server warms up nobody gives it time, and there is no oddity.
        replace(
            bot,
            "pick",
            lambda self, view, budget: (
                self.odd(view, budget) if budget and budget.seconds else Random.pick(self, view, budget)
            ),
        )
    found = base._bots() | {bot.name: bot for bot in (Busy, Silent, Broken, Lawless)}
    replace(base, "_bots", lambda: found)
    for game in ("winter-queen", "christina-regina"):  # loaded before somebody waits, as bots of ours are
        match = queendom.game(game).start(2, seed=0)
        playouts(match.rulebook.rules, match.state, 0, stream("busy"), 1)
    honest = BotPool.__init__
    replace(BotPool, "__init__", lambda self, *_, **__: honest(self, **work))


def patient(_: Any) -> None:
    """Bots may think for minutes: what they find is a matter of simulations, not of how busy the machine is."""
    from queendom.server.bot_pool import BotPool

    honest = BotPool.__init__
    replace(BotPool, "__init__", lambda self, *_, **__: honest(self, 2, 100.0, 200.0))


def slow_hints(seconds: float) -> None:
    """Whoever is asked for a hint takes their time."""
    import asyncio

    from queendom.server.bot_pool import BotPool

    honest = BotPool.advise

    async def slow(self: Any, *asked: Any) -> Any:
        await asyncio.sleep(seconds)
        return await honest(self, *asked)

    replace(BotPool, "advise", slow)


def held_up(file: str) -> None:
    """Sockets are accepted, entries kept and hints thought about later: not while a file names them, as `accept`,
    `append` or `advise`. Another file beside it, `….accept`, says that somebody is held up.
    """
    import asyncio

    from starlette.websockets import WebSocket

    from queendom.server.bot_pool import BotPool
    from queendom.store.sql import SqlStore

    accept, append_then, advise = WebSocket.accept, SqlStore.append_then, BotPool.advise

    def is_held(what: str) -> bool:
        if what not in Path(file).read_text().split():
            return False
        Path(f"{file}.{what}").touch()
        return True

    async def until_let_go(what: str) -> None:
        while is_held(what):
            await asyncio.sleep(0.01)

    async def late_accept(self: WebSocket, *given: Any, **named: Any) -> None:
        await until_let_go("accept")
        await accept(self, *given, **named)

    def late_append(self: SqlStore, *given: Any, **named: Any) -> None:
        if is_held("append"):
            asyncio.get_running_loop().call_later(0.01, late_append, self, *given)
        else:
            append_then(self, *given, **named)

    async def late_advice(self: BotPool, *given: Any, **named: Any) -> Any:
        await until_let_go("advise")
        return await advise(self, *given, **named)

    replace(WebSocket, "accept", late_accept)
    replace(SqlStore, "append_then", late_append)
    replace(BotPool, "advise", late_advice)


def leaks(file: str) -> None:
    """Mistakes that would tell secrets: the one at work is named in a file, so that one process can try them all."""

    def is_at_work(name: str) -> bool:
        return Path(file).read_text() == name

    for plant in (
        _leak_views, _leak_events, _leak_previews, _leak_logs, _leak_seeds, _leak_refusals, _leak_records, _leak_eyes,
        _leak_headers, _leak_positions, _leak_replays, _leak_lists, _leak_metrics, _leak_pages, _leak_errors,
    ):  # fmt: skip
        plant(partial(is_at_work, plant.__name__.removeprefix("_leak_")))


At = Callable[[], bool]


def _leak_views(at_work: At) -> None:
    """A cache that forgets whose view it keeps: the first who looks decides."""
    from queendom.match.table import Eyes
    from queendom.server.messages import TableSnapshot

    honest = TableSnapshot._view

    def view(self: TableSnapshot, viewer: Eyes | None) -> Any:
        acting = self.table.to_act
        return honest(self, (None if acting is None else Eyes(acting)) if at_work() else viewer)

    replace(TableSnapshot, "_view", view)


def _leak_events(at_work: At) -> None:
    from queendom.match.table import Table

    honest = Table.see
    replace(Table, "see", lambda self, event, viewer: event if at_work() else honest(self, event, viewer))


def _leak_previews(at_work: At) -> None:
    """Previews made from the whole state."""
    from queendom.server.live_table import LiveTable

    honest = LiveTable.preview

    def preview(self: LiveTable, device: Any, ask: Any) -> Any:
        if not at_work() or not isinstance(ask.action, dict) or ask.action["kind"] != "assassinate":
            return honest(self, device, ask)
        assert self.table.progress is not None
        rules, after = self.table.rulebook, self.table.progress.state
        gains = rules.apply(after, rules.read_action(ask.action))
        payload = {"gains": gains, "position": rules.position(after)}
        return {"type": "preview", "id": ask.id, "choices": None, "scores": None} | payload

    replace(LiveTable, "preview", preview)


def _leak_logs(at_work: At) -> None:
    """A line that says what was played."""
    from queendom.server import pipeline

    honest = pipeline.CommandPipeline._append

    def append(self: Any, order: Any, events: Any, *more: Any) -> None:
        if at_work():
            pipeline.log.info("kept", events=events)
        honest(self, order, events, *more)

    replace(pipeline.CommandPipeline, "_append", append)


def _leak_seeds(at_work: At) -> None:
    from queendom.server import audience, messages

    honest = messages.table_info

    def info(table: Any, *more: Any) -> Any:
        return honest(table, *more) | ({"seed": table.seed.hex()} if at_work() else {})

    for module in (audience, messages):
        replace(module, "table_info", info)


def _leak_lists(at_work: At) -> None:
    """A list that says of tables that are open what their summaries keep to themselves."""
    from queendom.server.registry import TableRegistry

    honest = TableRegistry.tables_of

    async def tables_of(self: TableRegistry, *given: Any) -> Any:
        found = await honest(self, *given)
        for one in found:
            if at_work() and one["id"] in self:
                one["seed"] = self._live[one["id"]].table.seed.hex()
        return found

    replace(TableRegistry, "tables_of", tables_of)


def _leak_refusals(at_work: At) -> None:
    """A refusal that says too well what is wrong."""
    from queendom.errors import IllegalAction
    from queendom.games.christina_regina.game import Rulebook

    honest = Rulebook.apply

    def apply(self: Any, states: Any, action: Any) -> Any:
        try:
            return honest(self, states, action)
        except IllegalAction as error:
            if at_work():
                error.arguments["colours"] = str(states["colours"][0].tolist())
            raise

    replace(Rulebook, "apply", apply)


def _leak_records(at_work: At) -> None:
    """The record of a running game, told as that of a finished one."""
    from queendom.match.table import Table
    from queendom.match.table_events import game_events

    honest = Table.record

    def record(self: Table, log: Any, viewer: int | None) -> Any:
        payload = honest(self, log, viewer)
        return payload | {"events": game_events(log)} if at_work() else payload

    replace(Table, "record", record)


def _leak_eyes(at_work: At) -> None:
    """Whoever once looked through a seat still does, whoever sits there now; only a seat that moves is taken away."""
    from queendom.kernel.layout import Seat
    from queendom.match.table import Eyes, Table
    from queendom.server.audience import Audience

    honest, honest_taking = Table.eyes, Audience._take_eyes_away

    def eyes(self: Table, owner: str | None, seat: int | None) -> Eyes | None:
        return Eyes(Seat(seat)) if at_work() and seat is not None else honest(self, owner, seat)

    def take_away(self: Audience, events: Any) -> Any:
        if not at_work():
            return honest_taking(self, events)
        moved = {event["seat"] for event in events if event["type"] == "hand-over"}
        owners = [one.owner for one in self.table.seats]
        lost = [
            one
            for one in self.subscribers
            if one.seat is not None and one.seat in moved and owners[one.seat] != one.owner
        ]
        for viewer in lost:
            self._tell_lost(viewer, "seat-moved")
        return lost

    replace(Table, "eyes", eyes)
    replace(Audience, "_take_eyes_away", take_away)


def _leak_headers(at_work: At) -> None:
    """A validator for caches, made from the whole log."""
    from queendom.server import api
    from queendom.server.audience import Audience

    honest, honest_view = api._answer, Audience._view
    last: list[bytes] = [b""]

    def view(self: Audience, *more: Any) -> Any:
        last[0] = b"".join(self.story.entries)
        return honest_view(self, *more)

    def answer(*parts: Any) -> Any:
        response = honest(*parts)
        if at_work():
            response.headers["etag"] = hashlib.sha256(last[0]).hexdigest()
        return response

    replace(Audience, "_view", view)
    replace(api, "_answer", answer)


def _leak_metrics(at_work: At) -> None:
    """A figure with a label that follows from what was played."""
    from queendom.server import pipeline

    honest = pipeline.CommandPipeline._count

    def count(self: Any, order: Any, events: Any, began: float) -> None:
        honest(self, order, events, began)
        if at_work():
            label = hashlib.sha256(repr(events).encode()).hexdigest()
            self._services.metrics.kept[(self.table.game.name, label)] += 1

    replace(pipeline.CommandPipeline, "_count", count)


def _leak_pages(at_work: At) -> None:
    """A page that is made from what was played last."""
    from dataclasses import replace as but

    from queendom.server import site

    honest, last = site.SiteGuard._with_head, _last_story()

    def made(self: Any, *more: Any) -> Any:
        file = honest(self, *more)
        if not at_work():
            return file
        return but(file, plain=file.plain + hashlib.sha256(last[0]).hexdigest().encode(), packed={})

    replace(site.SiteGuard, "_with_head", made)


def _leak_errors(at_work: At) -> None:
    """A page for people that says more about an error than its words."""
    from queendom.server import app, http, refusals

    honest, last = refusals.answer_for, _last_story()

    def told(*parts: Any) -> Any:
        answer = honest(*parts)
        if at_work():
            answer.headers["x-detail"] = hashlib.sha256(last[0]).hexdigest()
        return answer

    for module in (app, http):
        replace(module, "answer_for", told)


def _last_story() -> list[bytes]:
    """The log of the table that was looked at last."""
    from queendom.server.audience import Audience

    honest, last = Audience._view, [b""]

    def view(self: Audience, *more: Any) -> Any:
        last[0] = b"".join(self.story.entries)
        return honest(self, *more)

    replace(Audience, "_view", view)
    return last


def _leak_positions(at_work: At) -> None:
    """The position that a table starts at, told as it stands in the log."""
    from queendom.match.table import Table

    honest = Table.see

    def see(self: Table, event: Any, viewer: int | None) -> Any:
        payload = honest(self, event, viewer)
        return payload | {"position": event["position"]} if at_work() and "position" in event else payload

    replace(Table, "see", see)


def _leak_replays(at_work: At) -> None:
    """A replay of a game that is not over."""
    from queendom.match.match import make_record
    from queendom.match.shapes import RecordedSeat
    from queendom.match.table_events import game_events
    from queendom.server.live_table import LiveTable

    honest = LiveTable.finished_record

    def record(self: LiveTable) -> Any:
        if not at_work():
            return honest(self)
        table = self.table
        assert table.progress is not None and table.first is not None
        seats: list[RecordedSeat] = [{"name": seat.name} for seat in table.seats]
        return make_record(
            table.progress, seats, table.first, game_events(self.audience.story.events()), None, table.began
        )

    replace(LiveTable, "finished_record", record)


ALL = (entropy, still_clock, shifted_clock, course, factions, odd_bots, patient, slow_hints, held_up, leaks)
