"""The rulebooks of tables, made once for all that are played alike."""

from functools import lru_cache

from queendom import games
from queendom.kernel.rulebook import Rulebook


@lru_cache(maxsize=256)
def shared_rulebook(
    game: str, edition: str, version: int, players: int, options: tuple[tuple[str, str], ...], rules_version: int
) -> Rulebook:
    """Shared between tables: a rulebook never changes, and is far larger than a state."""
    found = games.find(game)
    return found.rulebook(found.find_edition(edition, version), players, dict(options), rules_version)
