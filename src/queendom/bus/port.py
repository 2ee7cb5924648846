"""The port of the bus: who tells whom that a table's log has grown."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar

#: Called in the event loop with a table and the number of its last event. Called with ("", 0) after a time in which the
#: bus may have missed something: everybody should look at their tables again.
Hear = Callable[[str, int], None]


class Bus(ABC):
    """Fan-out between server processes. It carries numbers only: the events are read from the store."""

    is_shared: ClassVar[bool]  # whether other processes may hear

    @abstractmethod
    def publish(self, table: str, number: int) -> None:
        """Tell everybody who listens, this process too, that a table's log now reaches `number`. Never blocks."""

    @abstractmethod
    async def subscribe(self, hear: Hear) -> None:
        """Listen, from when this returns until `close`."""

    @abstractmethod
    async def close(self) -> None: ...
