"""What a seat may believe: the colour assignments its view leaves possible, and complete states drawn from them.

A view fixes one's own colour and those of one's victims. Every other seat picked blindly (CR-2.2), so each way to give
the remaining colours to the remaining seats is equally likely. What the others' actions suggest is left to the bots.
"""

from __future__ import annotations

from itertools import permutations

from queendom.games.christina_regina.state import COLOURS, MOST_PLAYERS, NONE, UNKNOWN
from queendom.games.christina_regina.view import position_of
from queendom.kernel.bits import count, nth, wide
from queendom.kernel.compiled import compiled
from queendom.kernel.layout import Record, Rules, States
from queendom.kernel.streams import below
from queendom.kernel.view import View


def assignments(view: View) -> dict[tuple[str, ...], float]:
    """Every assignment of colours to seats that the view allows, with its probability."""
    known = position_of(view)["factions"]
    left = [colour for colour in COLOURS if colour not in known]
    open_seats = [seat for seat, colour in enumerate(known) if colour is None]
    found = []
    for given in permutations(left, len(open_seats)):
        colours = [str(colour) for colour in known]
        for seat, colour in zip(open_seats, given, strict=True):
            colours[seat] = colour
        found.append(tuple(colours))
    return dict.fromkeys(found, 1 / len(found))


@compiled
def complete(r: Record, s: Record, stream: Record) -> None:
    """Fill what a masked state leaves open, as likely as the view says: colours, and daggers that fit them."""
    players = wide(r["players"])
    left = (1 << len(COLOURS)) - 1
    for seat in range(players):
        if s["colours"][seat] >= 0:
            left &= ~(1 << wide(s["colours"][seat]))
    for seat in range(players):
        if s["colours"][seat] == UNKNOWN:
            colour = nth(left, below(stream, count(left)))
            s["colours"][seat] = colour
            left &= ~(1 << colour)
    for seat in range(players, MOST_PLAYERS):
        s["colours"][seat] = NONE
    for assassin in range(MOST_PLAYERS):
        for victim in range(MOST_PLAYERS):
            if s["attempts"][assassin, victim] == 0:
                s["daggers"][assassin, victim] = NONE
            elif s["daggers"][assassin, victim] == UNKNOWN:
                colour = wide(s["colours"][victim])
                if not s["succeeded"][assassin, victim]:
                    others = ((1 << len(COLOURS)) - 1) & ~(1 << colour)
                    colour = nth(others, below(stream, count(others)))
                s["daggers"][assassin, victim] = colour


@compiled
def complete_at(rules: Rules, states: States, i: int, streams: States) -> None:
    """For code that is not compiled: fill states[i] in place."""
    complete(rules[0], states[i], streams[0])
