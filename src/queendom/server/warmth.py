"""Compiled rules are loaded from disk when they are first called: a server calls them all before somebody waits."""

from __future__ import annotations

from queendom import games
from queendom import match as matches
from queendom.bots import bot_names, make_bot
from queendom.server.previews import WithPages


def warm_up() -> None:
    """Play a few moves of every game with every bot, and look at them."""
    for name, game in games.GAMES.items():
        match = matches.game(name).start(game.players[0], seed=0)
        for turn, bot in enumerate([*bot_names(), *bot_names()]):
            view = match.view(match.to_act)
            view.rulebook.factored(view.state)
            match.play(make_bot(bot, turn).choose(view))
        match.record()
        if isinstance(match.rulebook, WithPages):
            tops = [pile["top"] for pile in match.position()["piles"].values()]
            match.rulebook.preview_pages(match.state, None, None, [(0, top, 0, "red") for top in tops if top])
