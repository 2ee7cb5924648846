"""A real PostgreSQL for tests: a cluster of its own in a temporary folder, gone afterwards.

Nothing there has to outlive the machine, only the processes of tests.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from queendom.cli.own_postgres import Cluster, find_postgres, own_cluster

__all__ = ["Cluster", "find_postgres", "running_cluster", "running_postgres"]


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    with own_cluster("-c fsync=off") as cluster:
        yield cluster


@contextmanager
def running_postgres() -> Iterator[str]:
    """The address of an empty database in a server that runs meanwhile."""
    with running_cluster() as cluster:
        yield cluster.url
