"""How turns follow each other, how the game ends, and what each faction scores (CR-5)."""

from __future__ import annotations

from queendom.games.christina_regina.state import CHRISTINA, GROUP_SIZE, NONE, OVER, SCORED
from queendom.kernel.bits import wide
from queendom.kernel.compiled import compiled, entry_point
from queendom.kernel.layout import Record, Rules, States


@compiled
def end_turn(r: Record, s: Record) -> None:
    """Pass the turn on clockwise; CR-5.1: when all have passed one after another, the game is over."""
    if s["passes"] == r["players"]:
        end_game(r, s)
        return
    following = s["to_act"] + 1
    s["to_act"] = 0 if following == r["players"] else following


@compiled
def end_game(r: Record, s: Record) -> None:
    """CR-5.3, CR-5.5: write everybody's points; Christina wins if no player has a card left."""
    left = 0
    for seat in range(wide(r["players"])):
        for group in range(3):
            place = place_of(r, s, wide(s["colours"][seat]), group)
            s["points"][seat, group] = max(0, 3 - place) if place != NONE else 0
            left += place != NONE
    s["stage"] = OVER
    s["ending"] = SCORED if left else CHRISTINA
    s["to_act"] = NONE


@compiled
def rank_of(s: Record, seat: int) -> int:
    """CR-5.4 as one number, once points are written: most points, then most 3s, then most 2s."""
    rank = 0
    for group in range(3):
        points = wide(s["points"][seat, group])
        rank += 100 * points + 10 * wide(points == 3) + wide(points == 2)
    return rank


@compiled
def fallen(r: Record, s: Record, group: int) -> int:
    """CR-5.2: a mask of the colours whose leader of that number is tilted."""
    found = 0
    for seat in range(wide(r["players"])):
        if (s["tilted"][seat] >> group) & 1 and s["colours"][seat] >= 0:
            found |= 1 << wide(s["colours"][seat])
    return found


@compiled
def place_of(r: Record, s: Record, colour: int, group: int) -> int:
    """A colour's place in an influence stack after CR-5.2, 0 at the top; NONE without a card.

    For each tilted leader of that number the topmost card of its colour is gone. A colour's topmost card that is left
    is its place; colours nobody plays take theirs (CR-5.3).
    """
    removed = fallen(r, s, group)  # colours whose topmost card is still to be passed over
    met = 0
    place = 0
    for k in range(GROUP_SIZE):
        at = wide(s["heights"][group]) - 1 - k
        if at < 0:
            break
        here = wide(s["influence"][group, at])
        if (removed >> here) & 1:
            removed &= ~(1 << here)
        elif not (met >> here) & 1:
            if here == colour:
                return place
            met |= 1 << here
            place += 1
    return NONE


@entry_point
def fallen_at(rules: Rules, states: States, i: int, group: int) -> int:
    return fallen(rules[0], states[i], group)


@entry_point
def place_at(rules: Rules, states: States, i: int, colour: int, group: int) -> int:
    return place_of(rules[0], states[i], colour, group)
