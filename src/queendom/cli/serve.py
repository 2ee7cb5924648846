"""`queendom serve`: the table server."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import reduce
from pathlib import Path
from types import FrameType

import structlog
import uvicorn
from rich.console import Console

from queendom.cli.workers import Inherited, Supervisor
from queendom.database import is_shared, shown_url
from queendom.errors import QueendomError, SetupError
from queendom.locales import LANGUAGES, Words
from queendom.locales import words as find_words
from queendom.server.app import Settings, make_app, open_registry
from queendom.server.http import Config
from queendom.server.limits import Limits
from queendom.server.links import Sayings
from queendom.server.logs import set_up_logs
from queendom.server.metrics import answer_supervisor, serve_metrics
from queendom.server.preparation import Preparation
from queendom.server.putting_away import PutAway
from queendom.server.socket import Socket
from queendom.server.transport import MOST_BYTES

log = structlog.get_logger()

_MOST_ENDING = 12.0  # seconds from the first signal to the end: before whoever started us loses patience
_MOST_KNOCKING = 256  # connections that wait to be let in: all of them are in one round of the event loop


def rebuild_lists(database: str | None) -> None:
    """Rebuild the lists of tables from their logs."""

    async def run() -> int:
        registry = await open_registry(Settings(database_of(database)), start=False)
        try:
            return await registry.rebuild_lists()
        finally:
            await registry.close()

    set_up_logs("warning")
    tables = asyncio.run(run())
    Console(highlight=False).print(find_words()("lists-rebuilt", tables=tables))


@dataclass(frozen=True, slots=True)
class Doors:
    """Who may come in, as the command line says it."""

    origins: list[str]
    hosts: list[str]
    proxies: list[str]
    limits: list[str]


@dataclass(frozen=True, slots=True)
class Thinking:
    """Where bots think, as the command line says it."""

    processes: int = 0
    remote: bool = False


def serve(
    host: str,
    port: int,
    database: str | None,
    bus: str | None,
    doors: Doors,
    browser: bool,
    log_level: str,
    metrics: str | None,
    thinking: Thinking,
    workers: int,
    inherited: str | None,
    put_away: Sequence[str] = (),
) -> int:
    """Serve until told to end; returns how it ended. Several workers are processes that inherit what they share."""
    words = find_words()
    console = Console(stderr=True, highlight=False)
    set_up_logs(log_level)
    given = None if inherited is None else Inherited.parse(inherited)
    listening = _listen(host, port) if given is None else socket.socket(fileno=given.listening)
    shown = "localhost" if host in ("127.0.0.1", "::1") else host
    address = f"http://{shown}:{listening.getsockname()[1]}"

    def greet() -> None:
        console.print(words("serving", address=address))
        if browser and _has_browser():
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    if workers > 1 and given is None:
        if not database_of(database).startswith("postgresql"):
            raise SetupError("workers-need-postgres", given=workers)
        supervisor = Supervisor(listening, sys.argv[1:], workers)
        end_metrics = None if metrics is None else serve_metrics(supervisor.figures, metrics)
        try:
            return supervisor.run(greet)
        finally:
            if end_metrics is not None:
                end_metrics()

    def tell(preparation: Preparation) -> None:
        preparation.load_ahead()
        if given is not None:
            given.tell_ready()
            return
        greet()
        _show_progress(words, console, preparation)

    if thinking.remote and not is_shared(database_of(database)):
        raise SetupError("thinkers-need-postgres", url=shown_url(database_of(database)))
    limits = reduce(Limits.but, doors.limits, Limits())
    hosts = (*doors.hosts, host)
    proxies = tuple(doors.proxies)
    sayings = Sayings(_language, _say)
    bus = bus or os.environ.get("QUEENDOM_BUS") or None
    settings = Settings(
        database_of(database), tuple(doors.origins), hosts, proxies, limits, reduce(PutAway.but, put_away, PutAway()),
        _explain, sayings, bus=bus,
        bot_processes=thinking.processes, remote_bots=thinking.remote,
    )  # fmt: skip
    with asyncio.Runner(loop_factory=fast_loop()) as runner:
        runner.run(_run(settings, listening, tell, metrics, given))
    return 0


def _show_progress(words: Words, console: Console, preparation: Preparation) -> None:
    """Say how far a server is that compiles while it serves: in one line that changes, or at the beginning and end."""
    if preparation.is_done:
        return

    def line() -> str:
        return words("preparing-share", share=f"{preparation.whole_share:.0%}")

    status = console.status(line())

    def changed() -> None:
        status.update(line())
        if preparation.is_done:
            status.stop()
            console.print(words("prepared"))
            preparation.on_change = lambda: None

    preparation.on_change = changed
    if console.is_terminal:
        status.start()
    else:
        console.print(line())


async def _run(
    settings: Settings,
    listening: socket.socket,
    tell: Callable[[Preparation], None],
    metrics: str | None = None,
    given: Inherited | None = None,
) -> None:
    registry = await open_registry(settings)
    # All objects that exist now will stay, so the garbage collector need not search them. Tables make no cycles:
    # they are freed when they are closed (tests/server/test_live_tables_go.py).
    gc.freeze()
    # Writing a move takes the interpreter's lock a dozen times: each time it would wait for up to five milliseconds
    # while the event loop is busy, and the event loop as long for replays.
    sys.setswitchinterval(0.0005)
    gc.set_threshold(20_000, 20, 50)
    end_metrics: Callable[[], None] | None = None
    try:
        if given is not None:
            end_metrics = answer_supervisor(registry.services.metrics, socket.socket(fileno=given.figures))
        elif metrics is not None:
            end_metrics = serve_metrics(registry.services.metrics, metrics)
        config = Config(
            make_app(settings, registry),
            registry.services.reception,
            ws=Socket,
            proxy_headers=False,  # ours look at who sends them
            backlog=_MOST_KNOCKING,
            ws_max_size=MOST_BYTES,
            ws_per_message_deflate=False,
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=5,
        )
        server = _Server(config, lambda: tell(registry.services.preparation), given is not None)
        if given is not None:  # it ends with the process that started it
            asyncio.get_running_loop().add_reader(given.life, server.leave)
        await server.serve(sockets=[listening])
    finally:
        if end_metrics is not None:
            end_metrics()
        await registry.close()
        log.info("stopped")


class _Server(uvicorn.Server):
    """uvicorn that says when it is ready. When it ends it closes sockets with 1012, "service restart": pages return.

    The first signal ends it in good order: what was asked for is answered, for five seconds at most, and what waits to
    be written is written. The second one, or the time being up, ends it at once. Nothing that was acknowledged is lost
    by that: it is on the disk. Workers have heard enough with one: it may come from two sides.
    """

    def __init__(self, config: uvicorn.Config, tell: Callable[[], None], is_worker: bool) -> None:
        super().__init__(config)
        self._tell = tell
        self._is_worker = is_worker

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.should_exit and not self._is_worker:
            os._exit(128 + sig)
        self.leave()

    def leave(self) -> None:
        if self.should_exit:
            return
        self.should_exit = True
        last = threading.Timer(_MOST_ENDING, os._exit, [1])
        last.daemon = True
        last.start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.info("stopping", connections=len(self.server_state.connections))
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """As uvicorn's, but the signal is not raised again at the end: what comes after has still to be closed."""
        before = {one: signal.signal(one, self.handle_exit) for one in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._tell()


def _explain(error: QueendomError, accepted: str) -> str:
    """A refusal in the first of a browser's languages that we speak."""
    return find_words(_language(accepted)).error(error)


def _language(accepted: str) -> str:
    """The first of a browser's languages that we speak."""
    wanted = (part.partition(";")[0].strip().lower()[:2] for part in accepted.split(","))
    return next((one for one in wanted if one in LANGUAGES), "en")


#: Of each kind of page, the title and the sentence that a link to it shows.
_SAID = {
    "home": ("link-home", "link-home-about"),
    "rules": ("link-rules", "link-rules-about"),
    "learn": ("link-learn", "link-learn-about"),
    "join": ("join-title", "join-about"),
    "seat": ("join-move-title", "link-home-about"),
    "table": ("title-table", "link-home-about"),
    "replay": ("link-replay", "link-replay-about"),
    "unknown": ("lost-address", "lost-address-about"),
}


def _say(kind: str, game: str | None, language: str) -> tuple[str, str]:
    """The title and the sentence that a shared link shows; those of the home page if a table cannot be looked up."""
    spoken = find_words(language)
    if kind not in _SAID or (game is None and kind not in ("home", "unknown")):
        kind = "home"
    called = "" if game is None else spoken(game)
    title, text = (spoken(key, game=called) for key in _SAID[kind])
    return title, text


def database_of(given: str | None) -> str:
    """Where tables are kept: --database, QUEENDOM_DATABASE, or a file in the user's data folder."""
    chosen = given or os.environ.get("QUEENDOM_DATABASE")
    if chosen:
        return chosen
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return f"sqlite:///{home / 'queendom' / 'tables.db'}"


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(_MOST_KNOCKING)  # so that nothing else of ours can have this port
    except (OSError, OverflowError) as error:
        listening.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise SetupError("address-unusable", address=f"{host}:{port}", reason=reason) from None
    listening.set_inheritable(True)
    return listening


def _has_browser() -> bool:
    """Whether there is a screen for a browser."""
    if sys.platform.startswith(("win", "darwin")):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:  # not made for this system
        return None
    return uvloop.new_event_loop
