"""The server's application in this process: requests without a network, for tests that ask many things quickly."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx

from queendom.server.app import Settings, make_app, open_hall


@asynccontextmanager
async def inside(folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    """A client of an application that keeps its tables in this folder. Opened again, it knows what was kept."""
    settings = Settings(f"sqlite:///{folder / 'tables.db'}")
    hall = await open_hall(settings)
    transport = httpx.ASGITransport(make_app(settings, hall))
    try:
        async with httpx.AsyncClient(base_url="http://localhost", transport=transport) as client:
            yield client
    finally:
        await hall.close()
