"""What several kinds of tests need: how much to run, the editions, short ways to build positions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from counts import COUNTS, SCALE, SMALL, share
from queendom.games.winter_queen.edition import FOLDER
from queendom.games.winter_queen.game import WinterQueen
from queendom.match.fold import Logged
from queendom.match.table_events import LogEvent

EDITIONS: dict[str, Path] = {name: FOLDER / f"{name}.toml" for name in ("queendom", "snowflake", "lattice")}
FULL_OPTIONS = {name: option.values for name, option in WinterQueen.options.items()}

__all__ = ["COUNTS", "EDITIONS", "FULL_OPTIONS", "SCALE", "SMALL", "START", "as_json", "share", "timed"]

START = 1_700_000_000_000  # milliseconds since 1970: when tests' tables open


def timed(commands: Iterable[Sequence[LogEvent]] | Iterable[Sequence[dict[str, Any]]]) -> Iterator[Logged]:
    """The events of commands, made or read, as a log has them: one every second."""
    for k, events in enumerate(commands):
        yield Logged(cast(Sequence[LogEvent], events), START + 1000 * k)


def as_json(told: Mapping[str, object]) -> dict[str, Any]:
    """An event, a position, a record or a result as JSON, for whoever reads keys that only some kinds of them have."""
    return cast(dict[str, Any], told)
