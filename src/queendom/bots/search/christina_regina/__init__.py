"""What the search knows of Christina Regina: who may be who, which actions look good, and what a position is worth."""

from __future__ import annotations

from typing import Any

from queendom.bots.search import lore
from queendom.bots.search.christina_regina import ordering, outlook, showing, worlds
from queendom.bots.search.christina_regina.suspicion import Suspicion
from queendom.bots.search.config import Config
from queendom.games.christina_regina.state import LAYOUT
from queendom.kernel import generic
from queendom.kernel.view import View

#: What plays best.
BEST = Config(explore=2.0, winning=1.0)

generic.implement(LAYOUT.dtype, ordering, outlook, showing, worlds, stubs=lore.STUBS + lore.SECRETS)


def belief(view: View, config: Config) -> Any:
    """What the seat of a view believes; a plain search takes everything that may be for equally likely."""
    return Suspicion().know(view) if config.plain else Suspicion().believe(view)
