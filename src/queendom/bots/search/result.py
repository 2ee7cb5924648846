"""What a search found."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Considered:
    """An action at the root: how often it was tried, and what it was worth to the player, between 0 and 1."""

    number: int
    visits: int
    value: float
    prior: float


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The actions that a search considered, the most visited first."""

    considered: tuple[Considered, ...]
    simulations: int

    @classmethod
    def of(cls, considered: Iterable[Considered], simulations: int) -> SearchResult:
        """With the actions in order; of equally visited ones the better first."""
        return cls(tuple(sorted(considered, key=lambda one: (-one.visits, -one.value, one.number))), simulations)

    @property
    def best(self) -> Considered:
        return self.considered[0]
