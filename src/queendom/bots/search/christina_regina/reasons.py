"""Why an action of Christina Regina is good: what it does to influence, whom it would hit, and what it gives away."""

from __future__ import annotations

from typing import Any

import numpy as np

from queendom.bots.base import Reason
from queendom.bots.search.christina_regina.assignments import GUESSES, OWN, guess
from queendom.bots.search.christina_regina.belief_update import belief_from_history, likelihoods
from queendom.bots.search.christina_regina.cards import points_of, read_places
from queendom.bots.search.christina_regina.player_types import SHARPNESS
from queendom.games.christina_regina.actions import CARDS, Agitate, Assassinate, Draw
from queendom.games.christina_regina.numbering import MOST_LEGAL
from queendom.games.christina_regina.state import COLOURS, GROUPS, KINDS, NO_COLOUR
from queendom.kernel.actions import Action
from queendom.kernel.bits import wide
from queendom.kernel.compiled import compiled
from queendom.kernel.generic import perform
from queendom.kernel.layout import Record, Rules, States
from queendom.kernel.view import View

#: What `compare` writes: own influence more, what others may expect to lose; and how likely the action is for one's
#: own colour, and for any other.
MORE, LESS, FOR_OWN, FOR_OTHERS, ROWS = range(5)
_ALL_COLOURS = len(COLOURS)


@compiled
def influence(r: Record, s: Record, seat: int, colour: int) -> int:
    """What a seat of this colour would score now."""
    places = read_places(r, s)
    points = 0
    for group in range(3):
        if not (wide(s["tilted"][seat]) >> group) & 1:
            points += points_of(places, 5 * group + colour)
    return points


@compiled
def compare(
    rules: Rules,
    states: States,
    belief: Any,
    action: int,
    attacks: bool,
    scratch: Any,
    scores: Any,
    likely: Any,
    out: Any,
) -> None:
    """Write what an action changes; states[0] is before, states[1] is scratch."""
    r, before, after = rules[0], states[0], states[1]
    seat = wide(before["to_act"])
    mine = wide(before["colours"][seat])
    likelihoods(r, before, belief, action, scratch, scores, likely)
    for colour in range(_ALL_COLOURS):
        for player_type in range(len(SHARPNESS)):
            out[FOR_OWN if colour == mine else FOR_OTHERS] += likely[player_type, colour]
    out[FOR_OTHERS] /= _ALL_COLOURS - 1
    guess(r, before, belief[OWN], seat, mine, belief[GUESSES])
    if attacks:
        return  # whether it succeeds is not known
    states[1] = states[0]
    perform(r, after, action)
    out[MORE] = influence(r, after, seat, mine) - influence(r, before, seat, mine)
    for other in range(wide(r["players"])):
        for colour in range(_ALL_COLOURS):
            chance = belief[GUESSES, 5 * other + colour]
            if other != seat and chance > 0.0:
                out[LESS] += chance * (influence(r, before, other, colour) - influence(r, after, other, colour))


def reasons(view: View, number: int) -> list[Reason]:
    """What speaks for an action of the view's seat, the weightiest first."""
    action = view.rulebook.action(number)
    belief = belief_from_history(view)
    out = np.zeros(ROWS)
    scratch, scores, likely = (
        np.zeros(MOST_LEGAL, np.int32),
        np.zeros(MOST_LEGAL),
        np.zeros((len(SHARPNESS), _ALL_COLOURS)),
    )
    attacks = isinstance(action, Assassinate)
    states = np.concatenate([view.state] * 2)
    compare(view.rulebook.rules, states, belief, number, attacks, scratch, scores, likely, out)
    found = []
    if isinstance(action, Assassinate):
        chance = float(belief[GUESSES, 5 * action.victim + COLOURS.index(action.colour)])
        values = {"chance": round(chance, 2), "colour": action.colour, "victim": action.victim}
        found.append(Reason("reason-likely", values))
    if out[MORE] > 0:
        found.append(Reason("reason-influence", {"points": round(float(out[MORE]))}))
    if out[LESS] >= 0.5:
        found.append(Reason("reason-lowers", {"points": round(float(out[LESS]), 1)}))
    if isinstance(action, Draw) and (buried := _threat(view, action.bury)) is not None:
        found.append(Reason("reason-buries", {"card": buried}))
    if isinstance(action, Agitate) and (discarded := _threat(view, action.stack)) is not None:
        found.append(Reason("reason-discards", {"card": discarded}))
    if out[FOR_OWN] <= out[FOR_OTHERS]:
        found.append(Reason("reason-hides"))
    return found


def differences(view: View, number: int, first: int) -> list[Reason]:
    """What distinguishes an action of the view's seat from the best one: the card that it leaves on top of a stack."""
    action, best = view.rulebook.action(number), view.rulebook.action(first)
    touched, others = _touched(action), _touched(best)
    if touched is None or others is None:
        return []
    left = [card for stack in GROUPS if stack in others - touched and (card := _threat(view, stack)) is not None]
    return [Reason("reason-unlike-card", {"card": card}) for card in left[:1]]


def _touched(action: Action) -> set[str] | None:
    """The stacks whose top card an action takes away; None for one that does something else."""
    match action:
        case Draw(source, bury):
            return {source, bury}
        case Agitate(stack):
            return {stack}
    return None


def _threat(view: View, stack: str) -> str | None:
    """The top card of a stack, if it is another faction's."""
    card = int(view.state["stacks"][0, GROUPS.index(stack), 0])
    own = int(view.state["colours"][0, int(view.seat or 0)])
    return None if card < 0 or card % KINDS in (NO_COLOUR, own) else CARDS[card]
