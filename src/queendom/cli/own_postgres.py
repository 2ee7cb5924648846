"""A PostgreSQL of one's own in a temporary folder, gone afterwards: for measurements and tests."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psycopg

from queendom.errors import SetupError


def find_postgres() -> Path | None:
    """The folder with the server's programs: the newest that Debian's packages left, or where PATH has them."""
    versions = Path("/usr/lib/postgresql").glob("*/bin")
    folders = sorted(versions, key=lambda folder: [int(part) for part in folder.parent.name.split(".")], reverse=True)
    on_path = shutil.which("initdb")
    if on_path is not None:
        folders.append(Path(on_path).resolve().parent)
    return next((folder for folder in folders if (folder / "initdb").exists() and (folder / "postgres").exists()), None)


class Cluster:
    """A server that can be stopped and started again, as a test needs it."""

    def __init__(self, programs: Path, folder: Path, user: str | None, options: str = "") -> None:
        self._programs = programs
        self._options = options
        self._data = folder / "data"
        self._log = folder / "log"
        self._user = user
        self._folder = folder
        self.url = self._address("postgres")
        self._run(
            "initdb", "-D", str(self._data), "-U", "queendom", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"
        )

    def start(self) -> None:
        # A socket in our own folder: no port that another program could take while the server is stopped.
        options = f"-c listen_addresses= -c unix_socket_directories={self._folder} {self._options}"
        self._run("pg_ctl", "-D", str(self._data), "-l", str(self._log), "-w", "-o", options, "start")

    def stop(self, mode: str = "fast") -> None:
        """Closed for everybody at once; `immediate` is as if it had crashed."""
        self._run("pg_ctl", "-D", str(self._data), "-m", mode, "-w", "stop")

    @property
    def process(self) -> int:
        """The first of its processes; the others are its children."""
        return int((self._data / "postmaster.pid").read_text().splitlines()[0])

    def database(self, name: str) -> str:
        """The address of a new, empty database."""
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"')
        return self._address(name)

    def _address(self, database: str) -> str:
        return f"postgresql://queendom@/{database}?host={self._folder}"

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self._programs / program), *arguments],
            user=self._user,
            group=None if self._user is None else _group_of(self._user),
            extra_groups=None if self._user is None else [],
            cwd="/",
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE if program == "initdb" else subprocess.DEVNULL,
            stderr=subprocess.STDOUT,
            check=False,
        )
        if done.returncode:
            said = (done.stdout or b"").decode(errors="replace") + (
                self._log.read_text(errors="replace") if self._log.exists() else ""
            )
            raise RuntimeError(f"{program} failed:\n{said}")


@contextmanager
def own_cluster(options: str = "") -> Iterator[Cluster]:
    """Raises SetupError where PostgreSQL's programs are not installed."""
    programs = find_postgres()
    if programs is None:
        raise SetupError("bench-failed", command="initdb", reason="PostgreSQL (initdb, postgres) is not installed")
    # The server refuses to run as root.
    user = next(u for u in ("postgres", "nobody") if _exists(u)) if os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="queendom-postgres-"))
    try:
        if user is not None:
            shutil.chown(folder, user)
        cluster = Cluster(programs, folder, user, options)
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop("immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _exists(user: str) -> bool:
    with suppress(KeyError):
        return _group_of(user) is not None
    return False


def _group_of(user: str) -> int:
    import pwd  # not on every system

    return pwd.getpwnam(user).pw_gid
