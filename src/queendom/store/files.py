"""The file of an SQLite database: nobody else may read it, and one server at a time serves it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from queendom.database import parse, shown_url
from queendom.errors import SetupError
from queendom.store.engines import reason

_OWNER_ONLY = 0o600
_BESIDE = ("", "-wal", "-shm", ".lock")


def make_place(file: Path) -> None:
    """An empty file for a new database, in folders that are made if need be; all of it for their owner's eyes."""
    missing = [folder for folder in file.absolute().parents if not folder.exists()]
    for folder in reversed(missing):
        folder.mkdir(mode=0o700, exist_ok=True)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, _OWNER_ONLY))


def hide(file: Path) -> None:
    """Files that were made when we did not care are closed to others now. SQLite gives new ones beside it its mode."""
    if sys.platform == "win32":
        return
    for end in _BESIDE:
        try:
            found = os.stat(f"{file}{end}")
            if found.st_mode & 0o077 and found.st_uid == os.geteuid():
                os.chmod(f"{file}{end}", _OWNER_ONLY)
        except FileNotFoundError:
            pass


class Alone:
    """The right to serve a database, until `close`, or until the process ends, however it does.

    Two servers on one SQLite file would not hear of each other's moves. PostgreSQL may have many.
    """

    def __init__(self, url: str) -> None:
        parsed = parse(url)
        self._held: int | None = None
        if parsed.get_backend_name() != "sqlite":
            return
        file = Path(os.path.realpath(parsed.database or ""))
        try:
            make_place(file)
            held = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT, _OWNER_ONLY)
            try:
                is_first = _lock(held)
                first = os.read(held, 20).decode(errors="replace").strip()
                if is_first:
                    os.ftruncate(held, 0)
                    os.lseek(held, 0, os.SEEK_SET)
                    os.write(held, f"{os.getpid()}\n".encode())
                    self._held = held
            finally:
                if self._held is None:
                    os.close(held)
        except OSError as error:
            raise SetupError("database-unreachable", url=shown_url(url), reason=reason(error)) from error
        if self._held is None:
            raise SetupError("database-in-use", file=str(file), process=first if first.isdecimal() else "?")

    def close(self) -> None:
        if self._held is not None:
            os.close(self._held)  # the file stays: to remove it would race with whoever opens it just now
            self._held = None


if sys.platform == "win32":
    import msvcrt

    _FAR = 1 << 30  # a byte that nobody reads: Windows keeps others from reading what is locked

    def _lock(held: int) -> bool:
        os.lseek(held, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(held, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(held, 0, os.SEEK_SET)
        return True

else:
    import fcntl

    def _lock(held: int) -> bool:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
