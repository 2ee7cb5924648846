"""Starts `queendom` as tests/server/launcher.py does, with two tricks more: the same games every time, and tables."""

from __future__ import annotations

import asyncio
import hashlib
import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[1] / "server"))
from server import launcher


def seeds_from_names(_: Any) -> None:
    """A table's seed follows from what is played and who sat down first, so tests name whoever plays."""
    from queendom.match.opening import open_table as honest
    from queendom.server import new_tables

    def open_table(*given: Any, **named: Any) -> Any:
        if named.get("same_start_of"):
            return honest(*given, **named)
        text = json.dumps([str(named.get("game")), [seat.get("name", "") for seat in named["seats"]]])
        return honest(*given, **{**named, "seed": hashlib.sha256(text.encode()).digest()})

    vars(new_tables)["open_table"] = open_table


def stocked(url: str) -> None:
    """The tables of stored games, before anybody comes."""
    from browser.screens import LOBBIES, STORED
    from browser.stock import stock_up

    asyncio.run(stock_up(url, STORED, LOBBIES))


if __name__ == "__main__":
    launcher.trick(seeds_from_names)
    launcher.trick(stocked)
    for name, argument in json.loads(sys.argv[1]).items():
        launcher.TRICKS[name](argument)
    sys.argv = ["queendom", *sys.argv[2:]]
    from queendom.cli.main import run

    run()
