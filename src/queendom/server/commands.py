"""What people ask for at a table: what each command does, and how it is answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import structlog

from queendom.bots import check_bot
from queendom.errors import QueendomError, TableError
from queendom.kernel.actions import Json
from queendom.kernel.shapes import Foreign
from queendom.match import hosting
from queendom.match.table import Table
from queendom.match.table_events import LogEvent
from queendom.server import messages, request_ids, wire
from queendom.server.audience import Audience
from queendom.server.identity import Device
from queendom.server.new_tables import OpenRematch, new_invitation, rematch_id, wanted_changes
from queendom.server.pipeline import Order, Step
from queendom.store import StoreFailed

log = structlog.get_logger()

#: The first event of what a command brings, where it is called otherwise. A seat that is left may be open again.
_BRINGS = {"play": "move", "sit-bot": "sit", "start-without": "start", "claim": "hand-over", "remove": "removed"}
STAND_IN = "adept"  # who plays on for a person that left

Reply = Callable[[Json], None]


class PersonsCommand(Order):
    """A command that a device sent. `seat`, one of the sender's own, is where a stale answer is seen from."""

    def __init__(
        self,
        audience: Audience,
        open_rematch: OpenRematch,
        device: Device,
        command: wire.Command,
        reply: Reply,
        seat: int | None,
    ) -> None:
        self._audience = audience
        self._open_rematch = open_rematch
        self._device = device
        self._command = command
        self._reply = reply
        self._seat = seat
        self._request = request_ids.current()
        self.by = device.owner
        self.id = command.id
        if isinstance(command, wire.Play | wire.TakeBack):
            self.seen = command.seen
            self.outdates_itself = True

    def is_stale(self, table: Table) -> bool:
        match self._command:
            case wire.Play():
                return table.is_stale(self.seen)
            case wire.TakeBack():
                return table.is_take_back_stale(self.seen)
        return False

    def step(self, table: Table) -> Step:
        device, command = self._device, self._command
        owner = device.owner
        if table.removed:
            raise TableError("table-removed")
        match command:
            case wire.Play():
                if table.check_seat(command.seat, owner).away and table.stage == "running":
                    raise TableError("seat-left-already", seat=command.seat)
                return table.play(command.seat, command.action)
            case wire.TakeBack():
                table.check_seat(command.seat, owner)
                return table.take_back(command.seat)
            case wire.Sit():
                return table.sit(owner, command.name, command.invitation, command.seat, command.promise)
            case wire.SitBot():
                check_bot(command.bot, table.game.name)
                return table.sit_bot(owner, command.seat, command.bot)
            case wire.PromiseNumber():
                return table.promise_number(owner, command.seat, command.promise)
            case wire.OpenNumber():
                return table.open_number(owner, command.seat, command.number)
            case wire.StartWithout():
                return table.start_without(owner)
            case wire.Leave():
                return table.leave(owner, command.seat, STAND_IN)
            case wire.Return():
                return table.come_back(owner, command.seat)
            case wire.Link():
                return table.offer_link(owner, command.seat, self._code(command), table.changed_at)
            case wire.Claim():
                return table.claim(owner, command.code, table.changed_at)
            case wire.Rematch():
                return table.play_again(owner, rematch_id(table))
            case wire.FreeSeat():
                return hosting.free_seat(table, owner, command.seat, new_invitation())
            case wire.SetUp():
                return hosting.set_up(table, owner, wanted_changes(device, command, table.game.name))
            case wire.RenewInvitation():
                return hosting.renew_invitation(table, owner, new_invitation())
            case wire.Remove():
                return hosting.remove(table, owner)

    def before_append(self, after: Table) -> Awaitable[None] | None:
        """First the new table, then the word of it: a crash in between leaves no link that leads nowhere."""
        command = self._command
        if not isinstance(command, wire.Rematch):
            return None
        return self._open_rematch(after, self._device.owner, command.promise)

    def acknowledge(self, first: int, events: Sequence[LogEvent]) -> None:
        """The answer follows from what the command brought: it is the same whenever it is asked for."""
        command = self._command
        brought: Foreign = events[0]
        if brought["type"] != _BRINGS.get(command.type, command.type) and command.type != "leave":
            raise TableError("id-used-already", command=command.id)
        ack: Json = {"type": "ack", "id": command.id, "first_number": first, "number": first + len(events) - 1}
        if isinstance(command, wire.Sit | wire.Claim):
            ack["seat"] = brought["seat"]
        elif isinstance(command, wire.Link):
            ack["code"] = self._code(command)
        elif isinstance(command, wire.Rematch):
            ack["table"] = brought["table"]
        self._reply(ack)

    def tell_stale(self) -> None:
        self._reply(self._audience.stale(self._device.owner, self._command.id, self.seen, self._seat))

    def refuse(self, error: QueendomError | StoreFailed) -> None:
        if isinstance(error, StoreFailed):
            table = self._audience.table
            with request_ids.working_for(self._request):  # the store's word comes outside any request
                log.error("store failed", table=table.id[-6:], command=self._command.type, reason=str(error))
            error = TableError("store-failed")
        self._reply(messages.refusal(error, self._command.id))

    def _code(self, command: wire.Link) -> str:
        return self._device.secret(f"link/{self._audience.table.id}/{command.seat}/{command.id}")
