"""Both databases: SQLite in a temporary folder, and PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from uuid import uuid4

import pytest

from postgres import Cluster


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/new/folder/store.db"


@pytest.fixture
def postgres_url(cluster: Cluster) -> str:
    return cluster.database(uuid4().hex)


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """An empty database."""
    return str(request.getfixturevalue(f"{request.param}_url"))
