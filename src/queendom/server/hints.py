"""Hints: what a bot would do in the place of whoever is to act, from what that seat may know. Nobody else hears it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from queendom.bots import Advice
from queendom.errors import IllegalAction, TableError, shown
from queendom.kernel.actions import Json
from queendom.kernel.chance import derived
from queendom.match.table import Table
from queendom.server import wire
from queendom.server.audience import Audience
from queendom.server.identity import Device
from queendom.server.pace import Account
from queendom.server.services import Services


class Hints:
    """The hints of one table. Asked for again at the same position, the answer is the same.

    A live table holds its hints; they do not hold it, so that a table that is closed is freed at once.
    """

    __slots__ = ("_asked", "_latest", "_services")

    def __init__(self, services: Services) -> None:
        self._services = services
        self._asked: tuple[int, int, asyncio.Task[list[Advice]]] | None = None  # what is being thought about
        self._latest: tuple[int, int, list[Advice]] | None = None  # to which seat, at which event, and what

    async def ask(self, audience: Audience, device: Device, ask: wire.AskHint, account: Account | None) -> Json:
        """The answer: a hint, or `stale` if the game has moved on, perhaps while it was thought about."""
        table = audience.table
        _check(table, device, ask)
        if table.is_stale(ask.seen):
            return audience.stale(device.owner, ask.id, ask.seen, ask.seat)
        if self._latest is None or self._latest[:2] != (ask.seat, table.moved):
            advice = await self._advice(audience, device.owner, ask.seat, account)
            audience.table.check_seat(ask.seat, device.owner)  # it may have moved to another device meanwhile
            if audience.table.moved != table.moved:
                return audience.stale(device.owner, ask.id, ask.seen, ask.seat)
            self._latest = ask.seat, table.moved, advice
        return message(ask, audience.table.number, self._latest[2])

    async def _advice(self, audience: Audience, owner: str, seat: int, account: Account | None) -> list[Advice]:
        """Several connections may ask at once: it is thought about once."""
        table = audience.table
        if self._asked is None or self._asked[:2] != (seat, table.moved):
            if account is not None:
                self._services.reception.doors.enter("hints", account.who)
            thought = asyncio.create_task(self._think(audience, owner, seat))
            self._asked = seat, table.moved, thought
            thought.add_done_callback(self._answered)
        return await asyncio.shield(self._asked[2])

    async def _think(self, audience: Audience, owner: str, seat: int) -> list[Advice]:
        table, look = audience.table, audience.look_of(seat)
        await self._services.preparation.bots(table.game.name)
        return await self._services.bot_pool.advise(look, derived(table.key, f"hint/{seat}/{table.moved}"), owner)

    def _answered(self, thought: asyncio.Task[list[Advice]]) -> None:
        if self._asked is not None and self._asked[2] is thought:
            self._asked = None


def _check(table: Table, device: Device, ask: wire.AskHint) -> None:
    away = table.check_seat(ask.seat, device.owner).away
    if not table.hints:
        raise TableError("hints-off")
    if table.stage == "waiting":
        raise TableError("table-waiting")
    if table.to_act is None:
        raise IllegalAction("game-over")
    if away:
        raise TableError("seat-left-already", seat=ask.seat)
    if table.to_act != ask.seat and not table.is_stale(ask.seen):
        raise IllegalAction("not-your-turn", given=shown(ask.seat), expected=int(table.to_act))


def message(ask: wire.AskHint, number: int, advice: Sequence[Advice]) -> Json:
    """A hint in the form of the wire."""
    return {
        "type": "hint",
        "id": ask.id,
        "seat": ask.seat,
        "number": number,
        "advice": [_as_json(one) for one in advice],
    }


def _as_json(advice: Advice) -> Json:
    return {
        "action": advice.action.to_json(),
        "chance": None if advice.chance is None else round(advice.chance, 3),
        "ahead": None if advice.ahead is None else round(advice.ahead, 1),
        "equal": advice.equal,
        "reasons": [{"key": reason.key, "values": dict(reason.values)} for reason in advice.reasons],
    }
