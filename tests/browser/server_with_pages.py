"""A server with built pages whose games go the same way every time."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from server.harness import Server


class ServerWithPages(Server):
    """With `stocked`, it has the tables of stock.py's stored games that screens.py asks for."""

    launcher = Path(__file__).with_name("launcher.py")

    def __init__(self, folder: Path, built: Path, stocked: bool = False, limits: Sequence[str] = ()) -> None:
        arguments = [word for one in limits for word in ("--limit", one)]
        tricks = {"pages_from": str(built), "seeds_from_names": None}
        super().__init__(folder, tricks=tricks, arguments=arguments, limits=bool(limits))
        if stocked:
            self.tricks["stocked"] = self.database
