"""What bots know of Winter Queen."""

from __future__ import annotations

from typing import Any

import numpy as np

from queendom.bots.search import hooks
from queendom.bots.search.config import Config
from queendom.bots.search.support import CompiledSearch, GameSupport, Level
from queendom.bots.search.winter_queen import candidates, evaluation, information
from queendom.bots.search.winter_queen.final_stage import SOLVER
from queendom.bots.search.winter_queen.reasons import differences, reasons
from queendom.games.winter_queen.edition import GAME
from queendom.games.winter_queen.state import LAYOUT, MOST_PLAYERS
from queendom.kernel.actions import Action
from queendom.kernel.view import View

hooks.register(LAYOUT.dtype, candidates, evaluation, information)

#: What plays best.
BEST = Config()


def belief(view: View, config: Config) -> Any:
    """Nothing is hidden, so there is nothing to believe: only scratch memory for a seat's features."""
    return np.zeros(evaluation.FEATURES)


def _advice_key(action: Action) -> str:
    """Taking the same crystal from another holder is no other advice."""
    return str({name: value for name, value in action.to_json().items() if name != "holder"})


SUPPORT = GameSupport(
    game=GAME,
    compiled=CompiledSearch(belief, most_players=MOST_PLAYERS),
    best=BEST,
    levels={
        "novice": Level(8, BEST.with_(blindness=0.95)),
        "adept": Level(14, BEST.with_(blindness=0.82)),
        "expert": Level(80, BEST),
        "master": Level(20_000, BEST),
    },
    reasons=reasons,
    differences=differences,
    advice_key=_advice_key,
    solver=SOLVER,
)
