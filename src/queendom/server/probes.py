"""What a supervisor asks: is the process alive, and can it take visitors? A word each, for any name of the server."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send

from queendom.server.request_ids import HEADER
from queendom.server.services import Services

ALIVE, READY = "/healthz", "/readyz"
PROBES = frozenset({ALIVE, READY})


class Probes:
    """`/healthz` answers while the event loop does; `/readyz` says whether moves can be stored and rules are there."""

    def __init__(self, services: Services) -> None:
        self.services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        word = await self._word(scope["path"]) if scope["method"] in ("GET", "HEAD") else "method-wrong"
        status = {"alive": 200, "ready": 200, "method-wrong": 405}.get(word, 503)
        name = self.services.reception.request_id(scope, Headers(scope=scope))
        answer = PlainTextResponse(f"{word}\n", status, headers={"cache-control": "no-store", HEADER: name})
        await answer(scope, receive, send)

    async def _word(self, path: str) -> str:
        if path == ALIVE:
            return "alive"
        if not self.services.preparation.has_rules:
            return "preparing"
        store = await self.services.health.ask()
        return "ready" if store == "ok" else f"store {store}"
