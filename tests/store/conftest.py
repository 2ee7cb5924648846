"""Both databases: SQLite in a temporary folder, and a PostgreSQL server that starts when the first test asks for it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from postgres import Cluster, running_cluster


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with running_cluster() as running:
        yield running


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
