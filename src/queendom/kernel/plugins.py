"""Games that other packages bring: who offers one, and where its sources lie. Nothing is imported here.

A package names its game as an entry point of the group `queendom.games`; docs/adding-a-game.md tells how.
"""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

#: `name = "package.module:TheGame"`, a subclass of `Game`; the name is the game's own.
GAMES = "queendom.games"
#: What a game may bring beside it, under the same name: a subclass of `TerminalUi`.
TERMINAL_UIS = "queendom.terminal_uis"


@cache
def offered_games() -> tuple[EntryPoint, ...]:
    """Every game that an installed package offers, by name."""
    from importlib.metadata import entry_points  # takes a moment: help texts come without it

    return tuple(sorted(entry_points(group=GAMES), key=lambda entry: entry.name))


def source_of(entry: EntryPoint) -> Path | None:
    """The folder of the package that offers a game, or the file of a module by itself; None if there is none."""
    try:
        spec = find_spec(entry.module.partition(".")[0])
    except (ImportError, ValueError):
        return None
    if spec is None:
        return None
    folders = list(spec.submodule_search_locations or ())
    place = folders[0] if folders else spec.origin
    return Path(place) if place and Path(place).exists() else None


def source_files() -> list[tuple[str, Path]]:
    """Every Python file of these packages, with a name for it that does not depend on where it lies."""
    found: list[tuple[str, Path]] = []
    for entry in offered_games():
        source = source_of(entry)
        if source is not None:
            files = sorted(source.rglob("*.py")) if source.is_dir() else [source]
            found += [(f"{entry.value}/{file.relative_to(source.parent)}", file) for file in files]
    return found


@cache
def sources_hash() -> str:
    """One hash of all these sources; empty if no package offers a game."""
    digest = hashlib.sha256()
    files = source_files()
    for name, file in files:
        digest.update(name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest() if files else ""
