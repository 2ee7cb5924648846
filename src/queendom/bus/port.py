"""The port of the bus: how a process hears that a table's log has grown."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar

#: Called in the event loop with a table and the number of its last event. Called with ("", 0) after a time in which the
#: bus may have missed something: everybody should look at their tables again.
Hear = Callable[[str, int], None]


class Bus(ABC):
    """What other processes wrote. It carries numbers only: the events are read from the store.

    The word of an entry is sent by the store, in the transaction that keeps it: who opens both gives it the channel and
    the name of this process.
    """

    channel: ClassVar[str | None]  # where the processes hear each other; None where there is but one

    def __init__(self) -> None:
        self.process = secrets.token_hex(8)  # how this process is called among the others

    @property
    def is_shared(self) -> bool:
        """Whether there may be other processes."""
        return self.channel is not None

    @abstractmethod
    async def subscribe(self, hear: Hear) -> None:
        """Hear of what others write, from when this returns until `close`."""

    @abstractmethod
    async def close(self) -> None: ...
