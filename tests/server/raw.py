"""Clients that keep to no rule: bytes over plain sockets."""

from __future__ import annotations

import base64
import json
import os
import socket
import time
from typing import Any

from server.harness import Server


class NotLetInError(Exception):
    """The server did not open the socket."""


def plug(server: Server, source: str = "127.0.0.1", slow: bool = False) -> socket.socket:
    """A connection; from another address of this machine, if one is named; `slow` takes as little as it can."""
    made = socket.socket()
    if slow:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.bind((source, 0))
    made.settimeout(20)
    made.connect(("127.0.0.1", server.port))
    return made


def upgrade(
    server: Server, table: str, query: str = "", cookie: str = "", source: str = "127.0.0.1", slow: bool = False
) -> socket.socket:
    """An open WebSocket without a library; what came after the head of the answer is lost."""
    made = plug(server, source, slow)
    key = base64.b64encode(os.urandom(16)).decode()
    head = [
        f"GET /api/tables/{table}/live{query} HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    try:
        made.sendall("\r\n".join([*head, "", ""]).encode())
        answer = made.recv(4096)
    except OSError:
        answer = b""
    if b" 101 " not in answer:
        made.close()
        raise NotLetInError(answer[:300])
    return made


def frame(payload: bytes, opcode: int = 1) -> bytes:
    """A whole frame, masked with nothing."""
    size = len(payload)
    length = bytes((0x80 | size,)) if size < 126 else bytes((0x80 | 126, size >> 8, size & 255))
    return bytes((0x80 | opcode,)) + length + b"\0\0\0\0" + payload


def message(**parts: Any) -> bytes:
    return frame(json.dumps(parts).encode())


def send_what_goes(made: socket.socket, data: bytes, seconds: float) -> int:
    """Send until all is sent, the time is over or the other side has ended it; returns how much went."""
    until = time.monotonic() + seconds
    sent = 0
    made.settimeout(0.2)
    while sent < len(data) and time.monotonic() < until:
        try:
            sent += made.send(data[sent : sent + 65536])
        except TimeoutError:
            continue
        except OSError:
            break
    return sent


def is_closed_within(made: socket.socket, seconds: float) -> bool:
    """Whether the other side ends the connection; what it still says is read and dropped."""
    until = time.monotonic() + seconds
    made.settimeout(0.2)
    while time.monotonic() < until:
        try:
            if not made.recv(65536):
                return True
        except TimeoutError:
            continue
        except OSError:
            return True
    return False


def ask(server: Server, head: bytes, seconds: float = 5.0, source: str = "127.0.0.1") -> bytes:
    """What comes back for some bytes, until it ends or nothing more comes."""
    with plug(server, source) as made:
        made.settimeout(seconds)
        got = b""
        try:
            made.sendall(head)
            while part := made.recv(65536):
                got += part
                top, _, body = got.partition(b"\r\n\r\n")
                length = top.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0]
                if length and len(body) >= int(length):
                    break
        except OSError:
            pass
        return got
