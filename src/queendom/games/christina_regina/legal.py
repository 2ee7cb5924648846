"""What is legal in Christina Regina (CR-3, CR-4): the actions in factored form, and one check for any other."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from queendom.games.christina_regina import refusals
from queendom.games.christina_regina.numbering import ACTIONS, AGITATE, ASSASSINATE, MANIPULATE, PASS, PERSUADE
from queendom.games.christina_regina.state import (
    CARDS,
    OVER,
)
from queendom.games.christina_regina.supply import (
    NOWHERE,
    chance_source,
    has_empty_stack,
)
from queendom.kernel.bits import count, nth, wide
from queendom.kernel.compiled import compiled, inlined
from queendom.kernel.layout import Record
from queendom.kernel.streams import below

Actions = npt.NDArray[np.int32]
#: Which stacks have cards; whether the action card is unspent; the discarded kinds of cards; and the possible
#: assassinations, by victim and number: bit 3·victim + number − 1.
Factors = tuple[int, int, int, int]


# --- what is legal, in factored form -------------------------------------------------------------------------------


@inlined
def filled_stacks(s: Record) -> int:
    """The court stacks that have cards."""
    return wide(s["sizes"][0] > 0) | wide(s["sizes"][1] > 0) << 1 | wide(s["sizes"][2] > 0) << 2


@inlined
def discarded_kinds(s: Record) -> int:
    """The different cards among the discards."""
    found = 0
    for card in range(CARDS):
        found |= wide(s["discards"][card] > 0) << card
    return found


@inlined
def meetings(r: Record, s: Record) -> int:
    """CR-4.1, CR-4.2: victims not tried yet, and numbers that neither side has tilted: bit 3·victim + number − 1."""
    seat = wide(s["to_act"])
    found = 0
    for victim in range(wide(r["players"])):
        allowed = wide(s["attempts"][seat, victim] == 0) * wide(victim != seat)
        upright = 7 & ~(wide(s["tilted"][seat]) | wide(s["tilted"][victim]))
        found |= upright * allowed << (3 * victim)
    return found


@inlined
def factors(r: Record, s: Record) -> Factors:
    unspent = wide(s["spent"][s["to_act"]] == 0)
    return filled_stacks(s), unspent, discarded_kinds(s) * unspent, meetings(r, s)


@inlined
def pairs(stacks: int) -> int:
    """CR-3.3: pairs of stacks of which neither is empty, as a set of pair numbers."""
    return wide(stacks & 3 == 3) | wide(stacks & 5 == 5) << 1 | wide(stacks & 6 == 6) << 2


@inlined
def size(legal: Factors) -> int:
    """How many actions the factors stand for: draws or the pass, the action card's, assassinations."""
    stacks, unspent, kinds, leaders = legal
    action = unspent * (count(stacks) + count(pairs(stacks)))
    return (6 if stacks == 7 else 1) + action + 3 * count(kinds) + 5 * count(leaders)


@compiled
def nth_of(legal: Factors, n: int) -> int:
    """The n-th action that the factors stand for."""
    stacks, unspent, kinds, leaders = legal
    if stacks == 7:
        if n < 6:
            # Draw from stack n // 2, bury in one of the two others.
            source = n // 2
            other = n % 2
            return 3 * source + other + wide(other >= source)
        n -= 6
    else:
        if n == 0:
            return PASS
        n -= 1
    if unspent:
        if n < count(stacks):
            return AGITATE + nth(stacks, n)
        n -= count(stacks)
        if n < count(pairs(stacks)):
            return MANIPULATE + nth(pairs(stacks), n)
        n -= count(pairs(stacks))
        if n < 3 * count(kinds):
            return PERSUADE + 3 * nth(kinds, n // 3) + n % 3
        n -= 3 * count(kinds)
    return ASSASSINATE + 5 * nth(leaders, n // 5) + n % 5


@inlined
def decides(r: Record, s: Record) -> bool:
    """Whether a player is to act: the game is not over, and the state waits for no draw."""
    return s["stage"] != OVER and chance_source(r, s) == NOWHERE


@compiled
def legal(r: Record, s: Record, actions: Actions) -> int:
    """Write every legal action; returns how many there are."""
    if not decides(r, s):
        return 0
    factored = factors(r, s)
    found = size(factored)
    for n in range(found):
        actions[n] = nth_of(factored, n)
    return found


@compiled
def random_legal(r: Record, s: Record, stream: Record) -> int:
    """One of the legal actions, each equally likely, without writing the list. A player must be to act."""
    factored = factors(r, s)
    return nth_of(factored, below(stream, size(factored)))


# --- one check, for those who did not take the action from the list ------------------------------------------------


@compiled
def refusal(r: Record, s: Record, action: int) -> int:
    """Why an action is not legal now; FINE if it is."""
    if s["stage"] == OVER:
        return refusals.GAME_OVER
    if chance_source(r, s) != NOWHERE:
        return refusals.CHANCE_FIRST
    if action < 0 or action >= ACTIONS:
        return refusals.NO_SUCH_ACTION
    if action < AGITATE:
        # CR-3.1
        if has_empty_stack(s):
            return refusals.STACK_EMPTY_NO_DRAW
        return refusals.SAME_STACK if action // 3 == action % 3 else refusals.FINE
    if action < ASSASSINATE:
        return refuse_action_card(s, action)
    if action < PASS:
        return refuse_assassination(r, s, action)
    return refusals.FINE if has_empty_stack(s) else refusals.PASS_ONLY_WITH_EMPTY_STACK  # CR-3.5


@compiled
def refuse_action_card(s: Record, action: int) -> int:
    """CR-3.3."""
    if s["spent"][s["to_act"]]:
        return refusals.ACTION_CARD_SPENT
    if action < MANIPULATE:
        return refusals.FINE if s["sizes"][action - AGITATE] > 0 else refusals.STACK_EMPTY
    if action < PERSUADE:
        possible = (pairs(filled_stacks(s)) >> (action - MANIPULATE)) & 1
        return refusals.FINE if possible else refusals.STACK_EMPTY
    return refusals.FINE if s["discards"][(action - PERSUADE) // 3] > 0 else refusals.CARD_NOT_DISCARDED


@compiled
def refuse_assassination(r: Record, s: Record, action: int) -> int:
    """CR-4.1, CR-4.2."""
    seat = wide(s["to_act"])
    victim, number = (action - ASSASSINATE) // 15, (action - ASSASSINATE) // 5 % 3
    if victim == seat:
        return refusals.VICTIM_IS_ONESELF
    if victim >= r["players"]:
        return refusals.NO_SUCH_VICTIM
    if s["attempts"][seat, victim] > 0:
        return refusals.ATTEMPTED_ALREADY
    if (s["tilted"][seat] >> number) & 1:
        return refusals.OWN_LEADER_TILTED
    if (s["tilted"][victim] >> number) & 1:
        return refusals.VICTIMS_LEADER_TILTED
    return refusals.FINE
