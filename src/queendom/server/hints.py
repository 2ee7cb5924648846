"""Hints: what a bot would do in the place of whoever is to act, from what that seat may know. Nobody else hears it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from queendom.bots import Advice
from queendom.errors import IllegalAction, TableError, shown
from queendom.kernel.actions import Json
from queendom.kernel.chance import derived
from queendom.match.table import Table
from queendom.server import wire
from queendom.server.audience import Audience
from queendom.server.identity import Device
from queendom.server.messages import Thinking
from queendom.server.pace import Account
from queendom.server.services import Services

#: Is told what a hint waits for.
TellWaiting = Callable[[Thinking], None]


@dataclass(slots=True, eq=False)
class _Asked:
    """A hint that is being thought about, and who waits for it."""

    seat: int
    moved: int
    task: asyncio.Task[list[Advice]] | None = None
    tellers: list[TellWaiting] = field(default_factory=list)
    waits: Thinking | None = None

    def tell(self, waits: Thinking | None) -> None:
        """Tell all of them; None: it is being thought."""
        if waits != self.waits:
            self.waits = waits
            for tell in self.tellers:
                tell(waits or Thinking(self.seat))

    def tell_place(self, ahead: int | None) -> None:
        self.tell(Thinking(self.seat, ahead) if ahead else None)


class Hints:
    """The hints of one table. Asked for again at the same position, the answer is the same.

    A live table holds its hints; they do not hold it, so that a table that is closed is freed at once.
    """

    __slots__ = ("_asked", "_latest", "_services")

    def __init__(self, services: Services) -> None:
        self._services = services
        self._asked: _Asked | None = None  # what is being thought about
        self._latest: tuple[int, int, list[Advice]] | None = None  # to which seat, at which event, and what

    async def ask(
        self, audience: Audience, device: Device, ask: wire.AskHint, account: Account | None, tell: TellWaiting
    ) -> Json:
        """The answer: a hint, or `stale` if the game has moved on, perhaps while it was thought about."""
        table = audience.table
        _check(table, device, ask)
        if table.is_stale(ask.seen):
            return audience.stale(device.owner, ask.id, ask.seen, ask.seat)
        if self._latest is None or self._latest[:2] != (ask.seat, table.moved):
            advice = await self._advice(audience, device.owner, ask.seat, account, tell)
            audience.table.check_seat(ask.seat, device.owner)  # it may have moved to another device meanwhile
            if audience.table.moved != table.moved:
                return audience.stale(device.owner, ask.id, ask.seen, ask.seat)
            self._latest = ask.seat, table.moved, advice
        return message(ask, audience.table.number, self._latest[2])

    async def _advice(
        self, audience: Audience, owner: str, seat: int, account: Account | None, tell: TellWaiting
    ) -> list[Advice]:
        """Several connections may ask at once: it is thought about once."""
        asked, moved = self._asked, audience.table.moved
        if asked is None or asked.task is None or (asked.seat, asked.moved) != (seat, moved):
            if account is not None:
                self._services.reception.doors.enter("hints", account.who)
            asked = _Asked(seat, moved)
            asked.task = asyncio.create_task(self._think(audience, owner, asked))
            asked.task.add_done_callback(self._answered)
            self._asked = asked
        elif asked.waits is not None:
            tell(asked.waits)
        asked.tellers.append(tell)
        return await asyncio.shield(asked.task)

    async def _think(self, audience: Audience, owner: str, asked: _Asked) -> list[Advice]:
        table, look = audience.table, audience.look_of(asked.seat)
        preparation = self._services.preparation
        if not preparation.has_bots(table.game.name):
            asked.tell(Thinking(asked.seat, preparing=True))
            await preparation.bots(table.game.name)
            asked.tell(None)
        luck = derived(table.key, f"hint/{asked.seat}/{table.moved}")
        return await self._services.bot_pool.advise(look, luck, owner, asked.tell_place)

    def _answered(self, thought: asyncio.Task[list[Advice]]) -> None:
        if self._asked is not None and self._asked.task is thought:
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
