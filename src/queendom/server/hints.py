"""Hints: what a bot would do in the place of whoever is to act, from what that seat may know. Nobody else hears it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from queendom.bots import Advice
from queendom.kernel.actions import Json
from queendom.kernel.chance import derived
from queendom.kernel.errors import IllegalAction, TableError, shown
from queendom.server import wire
from queendom.server.identity import Device

if TYPE_CHECKING:
    from queendom.server.room import Room


class Hints:
    """The hints of one room. Asked for again at the same position, the same is told again.

    The room holds its hints; they do not hold the room, or none that is closed would ever go.
    """

    __slots__ = ("_asked", "_told")

    def __init__(self) -> None:
        self._asked: tuple[int, int, asyncio.Task[list[Advice]]] | None = None  # what is being thought about
        self._told: tuple[int, int, list[Advice]] | None = None  # to which seat, at which event, and what

    async def ask(self, room: Room, device: Device, ask: wire.AskHint) -> Json:
        """The answer: a hint, or `stale` if the game has moved on, perhaps while it was thought about."""
        table = room.table
        _check(room, device, ask)
        if room.is_stale(ask.seen):
            return room.stale(device, ask, ask.seat)
        if self._told is None or self._told[:2] != (ask.seat, table.moved):
            advice = await self._advice(room, device.holder, ask.seat)
            room.table.check_seat(ask.seat, device.holder)  # it may have moved to another device meanwhile
            if room.table.moved != table.moved:
                return room.stale(device, ask, ask.seat)
            self._told = ask.seat, table.moved, advice
        return message(ask, room.table.number, self._told[2])

    async def _advice(self, room: Room, holder: str, seat: int) -> list[Advice]:
        """Several pages may ask at once: it is thought about once."""
        table = room.table
        if self._asked is None or self._asked[:2] != (seat, table.moved):
            luck = derived(table.seed, f"hint/{seat}/{table.moved}")
            thought = asyncio.create_task(room.hall.thinkers.advise(room.look_of(seat), luck, holder))
            self._asked = seat, table.moved, thought
            thought.add_done_callback(self._answered)
        return await asyncio.shield(self._asked[2])

    def _answered(self, thought: asyncio.Task[list[Advice]]) -> None:
        if self._asked is not None and self._asked[2] is thought:
            self._asked = None


def _check(room: Room, device: Device, ask: wire.AskHint) -> None:
    table = room.table
    away = table.check_seat(ask.seat, device.holder).away
    if not table.hints:
        raise TableError("hints-off")
    if table.stage == "waiting":
        raise TableError("table-waiting")
    if table.to_act is None:
        raise IllegalAction("game-over")
    if away:
        raise TableError("seat-left-already", seat=ask.seat)
    if table.to_act != ask.seat and not room.is_stale(ask.seen):
        raise IllegalAction("not-your-turn", given=shown(ask.seat), expected=int(table.to_act))


def message(ask: wire.AskHint, number: int, advice: Sequence[Advice]) -> Json:
    """A hint in the form of the wire."""
    return {"type": "hint", "id": ask.id, "seat": ask.seat, "number": number, "advice": [_told(one) for one in advice]}


def _told(advice: Advice) -> Json:
    return {
        "action": advice.action.to_json(),
        "chance": None if advice.chance is None else round(advice.chance, 3),
        "ahead": None if advice.ahead is None else round(advice.ahead, 1),
        "reasons": [{"key": reason.key, "values": dict(reason.values)} for reason in advice.reasons],
    }
