"""The port of the bus: how a process hears that a table's log has grown, and who has taken how much elsewhere."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import ClassVar

#: Called in the event loop with a table and the number of its last event. Called with ("", 0) after a time in which the
#: bus may have missed something: everybody should look at their tables again.
Hear = Callable[[str, int], None]
#: Called in the event loop with the name of another process, and what it says of its heavy users.
HearUsage = Callable[[str, str], None]


class Bus(ABC):
    """What other processes wrote. It carries numbers only: the events are read from the store.

    Where the bus is the database itself, the word of an entry is sent by the store, in the transaction that keeps it:
    who opens both gives it the channel and the name of this process. Where it is not, whoever has kept an entry calls
    `tell`; such a word may be lost with its process.
    """

    is_shared: ClassVar[bool] = True  # whether there may be other processes
    channel: ClassVar[str | None] = None  # where the store tells of entries, if it does
    #: Seconds between two looks at how far tables have come, for what no word came of.
    look_seconds: ClassVar[float] = 15.0

    def __init__(self) -> None:
        self.process = secrets.token_hex(8)  # how this process is called among the others

    @property
    def is_connected(self) -> bool:
        """Whether others are heard now."""
        return True

    @abstractmethod
    async def subscribe(self, hear: Hear, hear_usage: HearUsage | None = None) -> None:
        """Hear of what others write, and of what they say of their users, from when this returns until `close`."""

    @abstractmethod
    def tell(self, table: str, number: int) -> None:
        """This process has kept an entry that ends with this number. Never waits; the word may be lost."""

    @abstractmethod
    async def tell_usage(self, notices: Sequence[str]) -> None:
        """Tell other processes of heavy users, each notice in less than 8,000 bytes. What cannot be sent is dropped."""

    @abstractmethod
    async def close(self) -> None: ...
