"""What bots know of Christina Regina."""

from __future__ import annotations

from typing import Any

from queendom.bots.search import hooks
from queendom.bots.search.christina_regina import candidates, evaluation, information, signalling
from queendom.bots.search.christina_regina.belief_update import belief_from_history, uniform_belief
from queendom.bots.search.christina_regina.reasons import differences, reasons
from queendom.bots.search.christina_regina.styles import BLUFFER, EARLY, LATE, TACTICIAN
from queendom.bots.search.config import Config
from queendom.bots.search.support import CompiledSearch, GameSupport, Level
from queendom.games.christina_regina.edition import GAME
from queendom.games.christina_regina.state import COLOURS, LAYOUT, MOST_PLAYERS
from queendom.kernel.view import View

hooks.register(LAYOUT.dtype, candidates, evaluation, information, signalling)

#: What plays best.
BEST = Config(explore=2.0, winning=1.0)


def belief(view: View, config: Config) -> Any:
    """What the seat of a view believes of everybody's colour."""
    return uniform_belief(view) if config.plain else belief_from_history(view)


_OF_A_MASTER = 20_000

SUPPORT = GameSupport(
    game=GAME,
    compiled=CompiledSearch(belief, most_players=MOST_PLAYERS, most_secrets=len(COLOURS)),
    best=BEST,
    levels={
        "novice": Level(16, BEST.with_(blindness=0.5)),
        "adept": Level(80, BEST),
        "expert": Level(600, BEST),
        "master": Level(_OF_A_MASTER, BEST),
        "early": Level(_OF_A_MASTER, BEST.with_(style=EARLY)),
        "late": Level(_OF_A_MASTER, BEST.with_(style=LATE)),
        "bluffer": Level(_OF_A_MASTER, BEST.with_(style=BLUFFER)),
        "tactician": Level(_OF_A_MASTER, BEST.with_(style=TACTICIAN)),
    },
    reasons=reasons,
    differences=differences,
)
