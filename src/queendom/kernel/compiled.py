"""How rules are compiled: one decorator, and a disk cache that notices every edit.

numba's own cache misses edits in another module that a cached function calls, so the folder is keyed by a hash of all
sources that hold compiled code, those of installed games included. Only our functions use it: other users of numba in
the process keep their settings.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba import njit
from numba.core.event import Listener, register

from queendom.kernel import plugins

config: Any = numba.config
F = TypeVar("F", bound=Callable[..., Any])

#: True when NUMBA_DISABLE_JIT=1: the same sources run as plain Python, for debugging and coverage.
INTERPRETED = bool(config.DISABLE_JIT)

_ROOMS_WITH_COMPILED_CODE = ("kernel", "games", "bots")
_KEPT_VERSIONS = 6
COMPILED = "all-compiled"  # how the names of files begin that say what is compiled
#: No C program calls these functions: to leave out what it would need saves a tenth of the time.
_FLAGS: dict[str, Any] = {"cache": True, "error_model": "numpy", "no_cfunc_wrapper": True}
_made: list[Any] = []  # every function that is compiled when it is first called


def compiled(function: F) -> F:
    """Compile one step of the rules: without the GIL, cached on disk."""
    return _compile(function)


def entry_point(function: F) -> F:
    """Compile a function that Python calls and that takes about a microsecond. It keeps the GIL: on a busy server,
    to release it and get it back would take a hundred times as long.
    """
    return _compile(function, nogil=False)


def inlined(function: F) -> F:
    """Compile a step so small that a call would cost more than the step: always inlined."""
    return _compile(function, inline=True)


def _compile(function: F, inline: bool = False, nogil: bool = True) -> F:
    if INTERPRETED:
        return function
    before = config.CACHE_DIR
    config.CACHE_DIR = str(cache_folder())
    try:
        dispatcher: Any = njit(nogil=nogil, forceinline=inline, **_FLAGS)(function)
    finally:
        config.CACHE_DIR = before
    _made.append(dispatcher)
    return cast(F, dispatcher)


@cache
def cache_folder() -> Path:
    """Where compiled rules are kept: QUEENDOM_CACHE, else the user's cache folder, else a temporary one."""
    chosen = os.environ.get("QUEENDOM_CACHE")
    home = Path(chosen) if chosen else Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "queendom"
    # Bounds checks are part of the compiled code, and numba's own key does not say whether they are on.
    checked = "-checked" if config.BOUNDSCHECK else ""
    own = home / f"rules-{source_hash()[:16]}{checked}"
    added = plugins.sources_hash()[:8]
    folder = home / f"{own.name}-{added}" if added else own
    try:
        if not folder.exists():
            home.mkdir(parents=True, exist_ok=True)
            _begin(folder, own)
            _forget_old(home, keep=own)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        made = Path(tempfile.mkdtemp(prefix="queendom-rules-"))
        os.environ["QUEENDOM_CACHE"] = str(made)  # for the processes that this one starts
        return made


def _begin(folder: Path, own: Path) -> None:
    """Make a new folder. If games are installed, it starts with the files that were compiled without them, because the
    rest of Queendom is the same. Links are enough: numba never changes a file, it writes a new one in its place.
    """
    with tempfile.TemporaryDirectory(dir=folder.parent) as made:
        new = Path(made) / folder.name
        if folder != own and own.exists():
            shutil.copytree(own, new, copy_function=os.link, ignore=shutil.ignore_patterns(f"{COMPILED}*"))
            os.utime(new)  # the date of now, not that of the copied folder: the oldest are removed
        else:
            new.mkdir()
        with contextlib.suppress(OSError):  # another process was first
            new.rename(folder)


def _forget_old(home: Path, keep: Path) -> None:
    """Remove the oldest folders. A few stay, because several versions may be used side by side."""
    folders = sorted(home.glob("rules-*"), key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in folders[_KEPT_VERSIONS:]:
        if folder != keep:
            shutil.rmtree(folder, ignore_errors=True)


def own_sources() -> list[tuple[str, Path]]:
    """Every file of Queendom that may hold compiled code, with a name that does not depend on where it lies."""
    package = Path(__file__).resolve().parent.parent
    files = (file for room in _ROOMS_WITH_COMPILED_CODE for file in sorted((package / room).rglob("*.py")))
    return [(str(file.relative_to(package)), file) for file in files]


def compiled_sources() -> list[tuple[str, Path]]:
    """The same, with the files of installed games."""
    return own_sources() + plugins.source_files()


@cache
def source_hash() -> str:
    """One hash of all sources of Queendom that hold compiled code."""
    digest = hashlib.sha256()
    for name, file in own_sources():
        digest.update(name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


class Progress(Listener):
    """Counts what is compiled in this process from now on."""

    def __init__(self) -> None:
        self._seen: set[Any] = set()
        cast(Any, register)("numba:compile", self)

    def on_start(self, event: Any) -> None:
        """Only what is done counts."""

    def on_end(self, event: Any) -> None:
        self._seen.add(event.data["dispatcher"].py_func.__code__)

    def share(self, of: Callable[[str], bool]) -> float:
        """How many of the functions of some modules are compiled or loaded, from 0 to 1."""
        wanted = [one for one in _made if of(one.py_func.__module__)]
        done = sum(bool(one.signatures) or one.py_func.__code__ in self._seen for one in wanted)
        return done / max(1, len(wanted))


def is_compiled_already() -> bool:
    """Whether an earlier process left compiled rules for exactly these sources."""
    return INTERPRETED or any(cache_folder().rglob("*.nbc"))
