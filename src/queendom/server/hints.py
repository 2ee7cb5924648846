"""Hints: what a bot would do in the place of whoever is to act, from what that seat may know. Nobody else hears it."""

from __future__ import annotations

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
    """The hints of one room. Asked for again at the same position, the same is told again."""

    __slots__ = ("_told", "room")

    def __init__(self, room: Room) -> None:
        self.room = room
        self._told: tuple[int, int, list[Advice]] | None = None  # to which seat, at which event, and what

    async def ask(self, device: Device, ask: wire.AskHint) -> Json:
        """The answer: a hint, or `stale` if the game has moved on, perhaps while it was thought about."""
        table = self.room.table
        self._check(device, ask)
        if self.room.is_stale(ask.seen):
            return self.room.stale(device, ask, ask.seat)
        if self._told is None or self._told[:2] != (ask.seat, table.moved):
            view = table.view(ask.seat, self.room.log())
            luck = derived(table.seed, f"hint/{ask.seat}/{table.moved}")
            advice = await self.room.hall.thinkers.advise(view, luck)
            self.room.table.check_seat(ask.seat, device.holder)  # it may have moved to another device meanwhile
            if self.room.table.moved != table.moved:
                return self.room.stale(device, ask, ask.seat)
            self._told = ask.seat, table.moved, advice
        return message(ask, self.room.table.number, self._told[2])

    def _check(self, device: Device, ask: wire.AskHint) -> None:
        table = self.room.table
        away = table.check_seat(ask.seat, device.holder).away
        if not table.hints:
            raise TableError("hints-off")
        if table.stage == "waiting":
            raise TableError("table-waiting")
        if table.to_act is None:
            raise IllegalAction("game-over")
        if away:
            raise TableError("seat-left-already", seat=ask.seat)
        if table.to_act != ask.seat and not self.room.is_stale(ask.seen):
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
