"""Starts `queendom` as tests/server/launcher.py does, with one trick more: games that go the same way every time."""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "server"))
import launcher


def seeds_from_names(_: Any) -> None:
    """A table's seed follows from what is played and who sat down first, so tests name whoever plays."""
    from queendom.server import hall

    honest = hall.open_table

    def open_table(*given: Any, **named: Any) -> Any:
        text = json.dumps([str(named.get("game")), [seat.get("name", "") for seat in named["seats"]]])
        return honest(*given, **{**named, "seed": hashlib.sha256(text.encode()).digest()})

    hall.open_table = open_table  # type: ignore[assignment]


if __name__ == "__main__":
    launcher.trick(seeds_from_names)
    for name, argument in json.loads(sys.argv[1]).items():
        launcher.TRICKS[name](argument)
    sys.argv = ["queendom", *sys.argv[2:]]
    from queendom.cli.main import run

    run()
