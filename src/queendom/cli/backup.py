"""`queendom backup`: the database in a file, for people who have no other program for it."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from queendom.cli.serve import database_of
from queendom.locales import words as find_words
from queendom.store.backup import back_up


def make_backup(file: Path, database: str | None) -> None:
    """Raises SetupError."""
    back_up(database_of(database), file)
    Console(highlight=False, soft_wrap=True).print(find_words()("backup-made", file=str(file)))
