"""A process that thinks: it reads questions, and writes an answer to each, until nobody asks any more.

A message is its length, four bytes, and then so many bytes. It imports what bots need, and nothing of a server.
"""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import struct
import sys
import threading
from typing import IO

from queendom.thinking.thought import MOST_BYTES, answered

POLITE = 10  # how much it steps back: moves of people go first
LOAD = "load"
_LENGTH = struct.Struct(">I")


class Ended(Exception):
    """The other side is gone, or says what nobody says."""


def write(to: IO[bytes], message: bytes) -> None:
    """Raises Ended."""
    if len(message) > MOST_BYTES:
        raise Ended
    try:
        to.write(_LENGTH.pack(len(message)) + message)
        to.flush()
    except (OSError, ValueError):
        raise Ended from None


def read(source: IO[bytes]) -> bytes:
    """Raises Ended."""
    try:
        (length,) = _LENGTH.unpack(_exactly(source, _LENGTH.size))
        if length > MOST_BYTES:
            raise Ended
        return _exactly(source, length)
    except (OSError, ValueError):
        raise Ended from None


def _exactly(source: IO[bytes], size: int) -> bytes:
    found = source.read(size)
    if len(found) < size:
        raise Ended
    return found


def run() -> None:
    """The whole process. Whoever started it holds the other ends of its input and output."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started us decides
    with contextlib.suppress(AttributeError, OSError):  # where the system has no such thing
        os.nice(POLITE)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints is no answer
    asked: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=[asked], daemon=True).start()
    if LOAD in sys.argv:
        load()
    with contextlib.suppress(Ended):
        while True:
            write(answers, answered(asked.get()))


def _listen(asked: queue.SimpleQueue[bytes]) -> None:
    """Whoever asked is gone: nobody wants the answer, so the thought is not finished either."""
    try:
        while True:
            asked.put(read(sys.stdin.buffer))
    except Ended:
        os._exit(0)


def load() -> None:
    """Load what was compiled before somebody waits: an action and a piece of advice in every game."""
    from queendom import games, match
    from queendom.bots import Budget, bot_names, make_bot

    little = Budget(simulations=2)
    for name, game in games.GAMES.items():
        with contextlib.suppress(Exception):  # whoever needs it meets the same, and is told
            begun = match.game(name).start(game.players[0], seed=0)
            view = begun.view(begun.to_act)
            for bot in bot_names(name):
                make_bot(bot, 0).choose(view, little)
            make_bot("master", 0).advise(view, little)
