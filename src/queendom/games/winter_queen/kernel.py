"""The rules of Winter Queen, compiled: what an action does (WQ-3).

Functions take (r, s): what stays fixed, and the state. They allocate nothing and raise nothing: `refusal` returns a
code, and `perform` does not check. An action stops at a chance point; `supply.apply_chance` carries out one draw; the
turn ends when the state waits for no draw.
"""

from __future__ import annotations

import numpy as np

from queendom.games.winter_queen import numbering
from queendom.games.winter_queen.effects import book_vp
from queendom.games.winter_queen.legal import slot_of
from queendom.games.winter_queen.numbering import ACTIVATE, FILL, PASS
from queendom.games.winter_queen.state import (
    MAIN,
    MOST_BOOKS,
    NONE,
    PILE,
)
from queendom.games.winter_queen.supply import take_crystal
from queendom.games.winter_queen.turn import end_turn
from queendom.kernel.bits import wide
from queendom.kernel.compiled import compiled
from queendom.kernel.layout import Record


@compiled
def set_up(r: Record, s: Record, first: int) -> None:
    """WQ-2: everything in the bag and in the piles, before the deal; `first` holds the token (WQ-2.5)."""
    for colour in range(5):
        s["crystals"][colour] = 0
    s["depicted"] = 0
    s["unseen"] = r["all_books"]
    s["bag"] = r["in_play"]
    s["tiles"] = r["tiles"]
    for k in range(4):
        s["holders"][k] = 0
        s["tops"][k] = NONE
        s["below"][k] = PILE
        s["vp"][k] = 0
        s["held"][k] = 0
        s["filled"][k] = 0
        for slot in range(MOST_BOOKS):
            s["books"][k, slot] = NONE
            s["pages"][k, slot, 0] = NONE
            s["pages"][k, slot, 1] = NONE
    s["first"] = first
    s["to_act"] = NONE
    s["stage"] = MAIN
    s["ending"] = 0
    s["passes"] = 0
    s["turns_left"] = 0
    s["dealt"] = 0
    s["refilling"] = NONE
    s["to_draw"] = 0
    s["revealing"] = NONE


# --- what an action does -------------------------------------------------------------------------------------------


@compiled
def perform(r: Record, s: Record, action: int) -> None:
    """Do an action that is known to be legal, with the best choices for the effects of a book."""
    if action == PASS:
        if s["stage"] == MAIN:
            s["passes"] += 1
        end_turn(r, s)
        return
    if action < FILL:
        place_on_map(r, s, action)
    elif action < ACTIVATE:
        place_on_book(r, s, action)
    else:
        book, returned = numbering.read_activate(action)
        seat = wide(s["to_act"])
        slot = slot_of(s, seat, book)
        activate_book(s, seat, slot, returned, book_vp(r, s, seat, slot))
    s["passes"] = 0
    if s["to_draw"] == 0 and s["revealing"] == NONE:
        end_turn(r, s)


@compiled
def place_on_map(r: Record, s: Record, action: int) -> None:
    """WQ-3.1, WQ-3.2: a crystal on an empty space, and perhaps the top book of a pile."""
    crystal, take, space = numbering.read_place(action)
    take_crystal(r, s, crystal)
    s["crystals"][crystal % 5] |= np.uint32(1 << space)
    if take:
        county = take - 1
        seat = wide(s["to_act"])
        s["books"][seat, s["held"][seat]] = s["tops"][county]
        s["held"][seat] += 1
        s["tops"][county] = NONE
        if s["below"][county] > 0:
            s["revealing"] = county


@compiled
def place_on_book(r: Record, s: Record, action: int) -> None:
    """WQ-3.3: a crystal on an empty page of one's own book."""
    crystal, book, page = numbering.read_fill(action)
    take_crystal(r, s, crystal)
    seat = wide(s["to_act"])
    slot = slot_of(s, seat, book)
    s["pages"][seat, slot, page] = crystal % 5
    s["filled"][seat] |= 1 << (2 * slot + page)


@compiled
def activate_book(s: Record, seat: int, slot: int, returned: int, gained: int) -> None:
    """WQ-3.4: the points, then book and crystals leave the game, then one crystal goes back to the bag."""
    s["vp"][seat] += gained
    for k in range(slot, MOST_BOOKS):
        last = k == MOST_BOOKS - 1
        s["books"][seat, k] = NONE if last else s["books"][seat, k + 1]
        for page in range(2):
            s["pages"][seat, k, page] = NONE if last else s["pages"][seat, k + 1, page]
    s["held"][seat] -= 1
    before = (1 << (2 * slot)) - 1
    s["filled"][seat] = (s["filled"][seat] & before) | (s["filled"][seat] >> 2 & ~before)
    if returned:
        bit = np.uint32(1 << (returned - 1))
        for colour in range(5):
            if s["crystals"][colour] & bit:
                s["crystals"][colour] &= ~bit
                s["bag"] += np.uint32(1 << (4 * colour))


@compiled
def perform_chosen(r: Record, s: Record, action: int, gained: int) -> None:
    """An activation whose player made the choices: it gains exactly what these score."""
    book, returned = numbering.read_activate(action)
    seat = wide(s["to_act"])
    activate_book(s, seat, slot_of(s, seat, book), returned, gained)
    s["passes"] = 0
    end_turn(r, s)


# --- what simple players ask ---------------------------------------------------------------------------------------


@compiled
def gain_now(r: Record, s: Record, action: int) -> int:
    """The VP a legal action gains at once: a book's pages, or the last crystal of a holder."""
    if action >= PASS:
        return 0
    seat = wide(s["to_act"])
    if action >= ACTIVATE:
        slot = slot_of(s, seat, numbering.read_activate(action)[0])
        return book_vp(r, s, seat, slot)
    crystal = numbering.read_place(action)[0] if action < FILL else numbering.read_fill(action)[0]
    return wide(wide(s["holders"][crystal // 5]) == 1 << (4 * (crystal % 5)))


@compiled
def prospect(r: Record, s: Record, seat: int) -> int:
    """The VP of a seat's best book; of all its books where they will score together (WQ-5.1)."""
    most = 0
    together = 0
    for slot in range(wide(s["held"][seat])):
        here = book_vp(r, s, seat, slot)
        together += here
        most = max(most, here)
    return most if s["stage"] == MAIN else together
