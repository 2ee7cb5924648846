"""A table that is open in this process: its audience, its pipeline, its bots and its hints in one place."""

from __future__ import annotations

from queendom.errors import TableError
from queendom.kernel.actions import Json
from queendom.match.shapes import Record
from queendom.match.table import Table
from queendom.server import wire
from queendom.server.audience import Audience
from queendom.server.bot_runner import BotRunner, is_left_to_bots
from queendom.server.commands import PersonsCommand, Reply
from queendom.server.hints import Hints, TellWaiting
from queendom.server.identity import Device
from queendom.server.new_tables import OpenRematch
from queendom.server.pace import Account
from queendom.server.pipeline import CommandPipeline
from queendom.server.previews import asks_something, previewed
from queendom.server.services import Services
from queendom.server.story import Story


class LiveTable:
    """One table, live."""

    def __init__(self, services: Services, open_rematch: OpenRematch, table: Table, story: Story) -> None:
        self.audience = Audience(services, table, story)
        self._services = services
        self._open_rematch = open_rematch
        self._bots = BotRunner(services)
        self.pipeline = CommandPipeline(services, self.audience, self._bots)
        self._hints = Hints(services)

    @property
    def table(self) -> Table:
        return self.audience.table

    @property
    def used(self) -> float:
        """When somebody last needed it, in seconds of the monotonic clock."""
        return self.audience.used

    @property
    def is_busy(self) -> bool:
        return bool(self.audience.subscribers) or self.pipeline.is_busy or self._bots.is_running

    def wake_bots(self) -> None:
        """Let the bots play if it is their turn."""
        self._bots.wake(self.pipeline)

    def stop(self) -> None:
        self._bots.stop()

    # --- what can be asked for ---

    def info(self, owner: str | None) -> Json:
        return self.audience.info(owner)

    async def record(self, owner: str | None, seat: int | None) -> Record:
        """The game as a seat of the asking device may know it."""
        if seat is not None:
            self.table.check_seat(seat, owner)
        table, story = self.table, self.audience.story
        record = await self._services.background.analyse(lambda: table.record(story.events(most=table.number), seat))
        if seat is not None:
            self.table.check_seat(seat, owner)  # it may have moved to another device meanwhile
        return record

    def finished_record(self) -> Record:
        """The record of a game that is over: everybody may know all of it."""
        if self.table.stage != "over":
            raise TableError("table-waiting" if self.table.stage == "waiting" else "table-not-over")
        return self.table.record(self.audience.story.events(), None)

    def preview(self, device: Device | None, ask: wire.AskPreview) -> Json:
        """What an action or a page of a book would bring, from what the asking seat may know."""
        owner = None if device is None else device.owner
        if ask.seat is not None:
            self.table.check_seat(ask.seat, owner)
        if not asks_something(ask):
            raise TableError("message-malformed", part="action", reason="missing")
        return {"type": "preview", "id": ask.id, **previewed(self.table.view(ask.seat, ()), ask)}

    async def hint(
        self, device: Device, ask: wire.AskHint, account: Account | None = None, tell: TellWaiting = lambda _: None
    ) -> Json:
        """What a bot would do in the place of the asking seat, at the expense of an account; meanwhile whoever asks is
        told what it waits for.
        """
        return await self._hints.ask(self.audience, device, ask, account, tell)

    # --- commands ---

    def do_at_once(self, device: Device, command: wire.Play, reply: Reply) -> bool:
        """Do a command without a task if nothing has to be waited for but the store; whether that is so."""
        return self.pipeline.do_at_once(self._order(device, command, reply, command.seat))

    async def do(
        self,
        device: Device,
        command: wire.Command,
        reply: Reply,
        seat: int | None = None,
        account: Account | None = None,
    ) -> None:
        """Do a command and answer its sender; a stale answer is seen from `seat`, one of the sender's own. Raises
        TableError if it would let more bots play by themselves than this account may have.
        """
        is_last = isinstance(command, wire.SitBot) and is_left_to_bots(self.table, command.seat)
        if is_last and self.table.stage == "waiting" and account is not None:
            self._services.reception.promise_bot_table(device.owner, account)
        await self.pipeline.do(self._order(device, command, reply, seat))

    def _order(self, device: Device, command: wire.Command, reply: Reply, seat: int | None) -> PersonsCommand:
        return PersonsCommand(self.audience, self._open_rematch, device, command, reply, seat)
