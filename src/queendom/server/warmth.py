"""Compiled rules and bots are loaded from disk when first called: a server calls them before somebody waits."""

from __future__ import annotations

from queendom import games
from queendom import match as matches
from queendom.bots import Budget, bot_names, make_bot
from queendom.server.previews import WithPages
from queendom.server.thinking import ADVISER

#: What a bot thinks here does not matter, only that all of it was called.
_LITTLE = Budget(simulations=2)


def warm_up() -> None:
    """Play a few moves of every game with every bot, look at them, and ask for a hint."""
    for name, game in games.GAMES.items():
        match = matches.game(name).start(game.players[0], seed=0)
        make_bot(ADVISER, 0).advise(match.view(match.to_act), _LITTLE)
        for turn, bot in enumerate(bot_names(name)):
            view = match.view(match.to_act)
            view.rulebook.factored(view.state)
            match.play(make_bot(bot, turn).choose(view, _LITTLE))
        match.record()
        if isinstance(match.rulebook, WithPages):
            tops = [pile["top"] for pile in match.position()["piles"].values()]
            match.rulebook.preview_pages(match.state, None, None, [(0, top, 0, "red") for top in tops if top])
