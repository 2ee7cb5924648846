"""Holders, bag and piles: what a seat can reach, what can be drawn, and what a draw changes (WQ-2, WQ-3.5)."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from queendom.games.winter_queen import refusals
from queendom.games.winter_queen.state import (
    BOOKS,
    COLOURS,
    EMPTY_TILE,
    FINAL,
    MAIN,
    NONE,
    TILES,
    number_of,
    total,
)
from queendom.games.winter_queen.turn import end_turn, start_final_stage
from queendom.kernel.bits import count, nth, wide
from queendom.kernel.compiled import compiled, inlined
from queendom.kernel.layout import Record
from queendom.kernel.streams import below

Weights = npt.NDArray[np.int64]

#: Where a chance point draws from: nowhere, a Domain tile, one of the four piles, the bag.
NOWHERE, TILE, FIRST_PILE, BAG = 0, 1, 2, 6
#: No chance point has more outcomes.
MOST_OUTCOMES = BOOKS

_TOPS_DEALT = TILES + 4  # the deal: tiles, then the tops of the piles, then the holders


@inlined
def holders_in_reach(r: Record, s: Record, seat: int) -> int:
    """WQ-2.4, WQ-4.2: the set of holders a seat may take from."""
    if s["stage"] == FINAL:
        return 1
    return wide(r["reach"][seat])


@compiled
def take_crystal(r: Record, s: Record, crystal: int) -> None:
    """Take a crystal from a holder; WQ-3.5, WQ-4.5: the last one gains 1 VP, and in the main stage a refill is owed."""
    holder, colour = crystal // 5, crystal % 5
    s["holders"][holder] -= np.uint32(1 << (4 * colour))
    if s["holders"][holder] == 0:
        s["vp"][s["to_act"]] += 1
        if s["stage"] == MAIN:
            s["refilling"] = holder
            s["to_draw"] = min(wide(r["per_holder"]), total(wide(s["bag"])))


@inlined
def chance_source(r: Record, s: Record) -> int:
    """Where the next draw comes from; NOWHERE when a player is to act or the game is over."""
    if s["dealt"] < r["deal_steps"]:
        if s["dealt"] < TILES:
            return TILE
        if s["dealt"] < _TOPS_DEALT:
            return FIRST_PILE + wide(s["dealt"]) - TILES
        return BAG
    if s["to_draw"] > 0:
        return BAG
    if s["revealing"] != NONE:
        return FIRST_PILE + wide(s["revealing"])
    return NOWHERE


@compiled
def weight(r: Record, s: Record, source: int, outcome: int) -> int:
    """How many of the equally likely things behind a source are this outcome."""
    if source == BAG:
        return number_of(wide(s["bag"]), outcome) if 0 <= outcome < len(COLOURS) else 0
    if source == TILE:
        return number_of(wide(s["tiles"]), outcome) if 0 <= outcome <= EMPTY_TILE else 0
    if source != NOWHERE and 0 <= outcome < BOOKS:
        return (wide(s["unseen"]) >> outcome) & 1
    return 0


@compiled
def chance(r: Record, s: Record, weights: Weights) -> int:
    """Write the weight of every outcome of the next draw; returns its source."""
    source = chance_source(r, s)
    for outcome in range(len(weights)):
        weights[outcome] = weight(r, s, source, outcome)
    return source


@compiled
def draw(r: Record, s: Record, stream: Record) -> int:
    """An outcome of the next draw from a fast stream, as likely as its weight."""
    source = chance_source(r, s)
    if source == BAG:
        return draw_packed(wide(s["bag"]), stream)
    if source == TILE:
        return draw_packed(wide(s["tiles"]), stream)
    unseen = wide(s["unseen"])
    return nth(unseen, below(stream, count(unseen)))


@inlined
def draw_packed(things: int, stream: Record) -> int:
    """One of the crystals or tiles that are counted in 4 bits a kind."""
    number = below(stream, total(things))
    outcome = 0
    for kind in range(EMPTY_TILE):
        number -= number_of(things, kind)
        outcome += number >= 0
    return outcome


@compiled
def apply_chance(r: Record, s: Record, outcome: int) -> int:
    """Carry out one draw; a refusal code if the state waits for none or this outcome is not possible."""
    if weight(r, s, chance_source(r, s), outcome) <= 0:
        return refusals.NO_SUCH_OUTCOME
    perform_chance(r, s, outcome)
    return refusals.FINE


@compiled
def perform_chance(r: Record, s: Record, outcome: int) -> None:
    """Carry out one draw whose outcome is known to be possible."""
    if s["dealt"] < r["deal_steps"]:
        deal_one(r, s, outcome)
    elif s["to_draw"] > 0:
        refill_one(r, s, outcome)
    else:
        turn_up(s, wide(s["revealing"]), outcome)
        s["revealing"] = NONE
    if s["dealt"] >= r["deal_steps"] and s["to_draw"] == 0 and s["revealing"] == NONE:
        end_turn(r, s)


@compiled
def deal_one(r: Record, s: Record, outcome: int) -> None:
    """WQ-2: one step of the deal. After the last one no turn ends: the first player begins."""
    step = wide(s["dealt"])
    if step < TILES:
        s["tiles"] -= np.uint32(1 << (4 * outcome))
        if outcome != EMPTY_TILE:
            bit = np.uint32(1 << wide(r["domain"][step]))
            s["crystals"][outcome] |= bit
            s["depicted"] |= bit
    elif step < _TOPS_DEALT:
        turn_up(s, step - TILES, outcome)
    else:
        leave_bag(s, (step - _TOPS_DEALT) // wide(r["per_holder"]), outcome)
    s["dealt"] += 1
    if s["dealt"] == r["deal_steps"]:
        s["to_act"] = (s["first"] + r["players"] - 1) % r["players"]


@inlined
def refill_one(r: Record, s: Record, colour: int) -> None:
    """WQ-3.5, WQ-4.1: one crystal from the bag; with the last one the final stage begins."""
    leave_bag(s, wide(s["refilling"]), colour)
    s["to_draw"] -= 1
    if s["to_draw"] == 0:
        s["refilling"] = NONE
        if s["bag"] == 0:
            start_final_stage(r, s)


@inlined
def leave_bag(s: Record, holder: int, colour: int) -> None:
    """A crystal goes from the bag to a holder."""
    one = np.uint32(1 << (4 * colour))
    s["bag"] -= one
    s["holders"][holder] += one


@inlined
def turn_up(s: Record, county: int, book: int) -> None:
    """WQ-2.3: the next book of a pile is seen."""
    s["tops"][county] = book
    s["below"][county] -= 1
    s["unseen"] &= ~np.uint32(1 << book)
