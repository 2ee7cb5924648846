"""What a player can do, in factored form: the kernel's own factors, with names. It tells nobody's colour."""

from __future__ import annotations

from typing import cast

from queendom.games.christina_regina import legal, shapes
from queendom.games.christina_regina.actions import CARDS
from queendom.games.christina_regina.numbering import PAIRS
from queendom.games.christina_regina.state import COLOURS, GROUPS
from queendom.kernel.bits import members
from queendom.kernel.compiled import entry_point
from queendom.kernel.layout import Rules, States
from queendom.kernel.view import View


@entry_point
def _factors_at(rules: Rules, states: States, i: int) -> legal.Factors:
    return legal.factors(rules[0], states[i])


def factored(rules: Rules, states: States) -> shapes.Legal:
    """The legal actions of the seat to act: `draw` any and bury any other of these stacks; `persuade` any of the cards
    on any stack; `assassinate` each victim with any of the numbers, and any colour.
    """
    if states["to_act"][0] < 0:
        return {
            "draw": [],
            "agitate": [],
            "manipulate": [],
            "persuade": [],
            "assassinate": {},
            "colours": list(COLOURS),
            "pass": False,
        }
    stacks, unspent, kinds, leaders = map(int, _factors_at(rules, states, 0))
    filled = [GROUPS[k] for k in members(stacks)]
    victims: dict[str, list[int]] = {}
    for bit in members(leaders):
        victims.setdefault(str(bit // 3), []).append(bit % 3 + 1)
    pairs = [[GROUPS[one], GROUPS[other]] for one, other in PAIRS if stacks >> one & stacks >> other & 1]
    return {
        "draw": filled if len(filled) == len(GROUPS) else [],
        "agitate": filled if unspent else [],
        "manipulate": pairs if unspent else [],
        "persuade": [CARDS[card] for card in members(kinds)],
        "assassinate": victims,
        "colours": list(COLOURS),
        "pass": len(filled) < len(GROUPS),
    }


def position_of(view: View) -> shapes.Position:
    """The position of a view of this game."""
    return cast(shapes.Position, view.position)


def legal_of(view: View) -> shapes.Legal:
    """The factored legal actions of a view of this game."""
    return cast(shapes.Legal, view.rulebook.factored(view.state))
