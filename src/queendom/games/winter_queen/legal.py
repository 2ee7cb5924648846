"""What is legal in Winter Queen (WQ-3, WQ-4.3): the actions in factored form, and one check for any other."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from queendom.games.winter_queen import numbering, refusals
from queendom.games.winter_queen.effects import occupied
from queendom.games.winter_queen.numbering import ACTIONS, ACTIVATE, FILL, PASS
from queendom.games.winter_queen.state import (
    ALL_SPACES,
    DOMAIN,
    FINAL,
    MAIN,
    MOST_BOOKS,
    NONE,
    OVER,
    colours_of,
    number_of,
)
from queendom.games.winter_queen.supply import (
    NOWHERE,
    chance_source,
    holders_in_reach,
)
from queendom.kernel.bits import count, nth, wide
from queendom.kernel.compiled import compiled, inlined
from queendom.kernel.layout import Record
from queendom.kernel.streams import below

Actions = npt.NDArray[np.int32]
#: Crystals in reach; empty spaces, and those that bring the book of each county; empty pages; books with one and with
#: two crystals; placed crystals, one of which a book with two sends back to the bag.
Factors = tuple[int, int, int, int, int, int, int, int, int, int]


# --- what is legal, in factored form -------------------------------------------------------------------------------


@inlined
def empty_spaces(s: Record) -> int:
    """WQ-3.1: spaces without a crystal, placed or depicted."""
    return ALL_SPACES & ~occupied(s)


@inlined
def placed_crystals(s: Record) -> int:
    """Crystals on the map that are not depicted: those that can be returned (WQ-3.4)."""
    return occupied(s) & ~wide(s["depicted"])


@inlined
def crystals_in_reach(r: Record, s: Record) -> int:
    """The different crystals that may be taken: bit 5·holder + colour."""
    reach = holders_in_reach(r, s, wide(s["to_act"]))
    found = 0
    for holder in range(4):
        found |= (colours_of(wide(s["holders"][holder])) << (holder * 5)) * (reach >> holder & 1)
    return found


@inlined
def spaces_with_book(r: Record, s: Record, empty: int, county: int) -> int:
    """WQ-3.2: the empty spaces on which a crystal lets the player take this county's top book."""
    may_take = wide((s["tops"][county] != NONE) & (s["held"][s["to_act"]] < MOST_BOOKS))
    return (empty & wide(r["brings"][county])) * may_take


@inlined
def empty_pages(s: Record) -> int:
    """WQ-3.3: empty pages of one's own books: bit 2·slot + page."""
    seat = s["to_act"]
    return ((1 << (2 * wide(s["held"][seat]))) - 1) & ~wide(s["filled"][seat])


@inlined
def books_with_one(s: Record) -> int:
    """WQ-3.4: own books with one crystal: bit 2·slot. None in the final stage (WQ-4.3)."""
    filled = wide(s["filled"][s["to_act"]]) * wide(s["stage"] == MAIN)
    return (filled ^ filled >> 1) & 0b010101


@inlined
def books_with_two(s: Record) -> int:
    """WQ-3.4: own books with two crystals: bit 2·slot. None in the final stage (WQ-4.3)."""
    filled = wide(s["filled"][s["to_act"]]) * wide(s["stage"] == MAIN)
    return filled & filled >> 1 & 0b010101


@inlined
def factors(r: Record, s: Record) -> Factors:
    """The legal actions of the seat to act: crystals × (spaces alone, or with each county's book, or pages), books."""
    empty = empty_spaces(s)
    return (
        crystals_in_reach(r, s),
        empty,
        spaces_with_book(r, s, empty, 0),
        spaces_with_book(r, s, empty, 1),
        spaces_with_book(r, s, empty, 2),
        spaces_with_book(r, s, empty, 3),
        empty_pages(s),
        books_with_one(s),
        books_with_two(s),
        placed_crystals(s),
    )


@inlined
def size(legal: Factors) -> int:
    """How many actions the factors stand for; a pass if there is no other."""
    crystals, empty, red, green, purple, blue, pages, one, two, placed = legal
    places = count(empty) + count(red) + count(green) + count(purple) + count(blue)
    return max(1, count(crystals) * (places + count(pages)) + count(one) + count(two) * max(1, count(placed)))


@compiled
def nth_of(s: Record, legal: Factors, n: int) -> int:
    """The n-th action that the factors stand for."""
    crystals, empty, red, green, purple, blue, pages, one, two, placed = legal
    choices = count(crystals)
    for take in range(DOMAIN + 1):
        spaces = (empty, red, green, purple, blue)[take]
        if n < choices * count(spaces):
            which = n // count(spaces)
            return numbering.place(nth(crystals, which), take, nth(spaces, n - which * count(spaces)))
        n -= choices * count(spaces)
    if n < choices * count(pages):
        which = n // count(pages)
        page = nth(pages, n - which * count(pages))
        return numbering.fill(nth(crystals, which), wide(s["books"][s["to_act"], page >> 1]), page & 1)
    n -= choices * count(pages)
    if n < count(one):
        return numbering.activate(wide(s["books"][s["to_act"], nth(one, n) >> 1]), 0)
    n -= count(one)
    if two:
        returns = max(1, count(placed))
        which = n // returns
        returned = nth(placed, n - which * returns) + 1 if placed else 0
        return numbering.activate(wide(s["books"][s["to_act"], nth(two, which) >> 1]), returned)
    return PASS


@compiled
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
        actions[n] = nth_of(s, factored, n)
    return found


@compiled
def random_legal(r: Record, s: Record, stream: Record) -> int:
    """One of the legal actions, each equally likely, without writing the list. A player must be to act."""
    factored = factors(r, s)
    return nth_of(s, factored, below(stream, size(factored)))


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
    if action < FILL:
        return refuse_place(r, s, action)
    if action < ACTIVATE:
        return refuse_fill(r, s, action)
    if action < PASS:
        return refuse_activate(r, s, action)
    if nth_of(s, factors(r, s), wide(0)) != PASS:
        return refusals.PASS_NOT_ALLOWED
    return refusals.FINE


@compiled
def refuse_crystal(r: Record, s: Record, crystal: int) -> int:
    """Taking a crystal needs a holder within reach that has it."""
    holder, colour = crystal // 5, crystal % 5
    if not (holders_in_reach(r, s, wide(s["to_act"])) >> holder) & 1:
        return refusals.HOLDER_OUT_OF_REACH
    if number_of(wide(s["holders"][holder]), colour) == 0:
        return refusals.CRYSTAL_NOT_ON_HOLDER
    return refusals.FINE


@compiled
def refuse_place(r: Record, s: Record, action: int) -> int:
    """WQ-3.1, WQ-3.2."""
    crystal, take, space = numbering.read_place(action)
    code = refuse_crystal(r, s, crystal)
    if code != refusals.FINE:
        return code
    empty = empty_spaces(s)
    if not (empty >> space) & 1:
        return refusals.SPACE_NOT_EMPTY
    if take == 0 or (spaces_with_book(r, s, empty, take - 1) >> space) & 1:
        return refusals.FINE
    if s["held"][s["to_act"]] == MOST_BOOKS:
        return refusals.BOOKS_FULL
    if s["tops"][take - 1] == NONE:
        return refusals.PILE_EMPTY
    return refusals.OTHER_COUNTY


@compiled
def slot_of(s: Record, seat: int, book: int) -> int:
    """Which of a seat's books this is; NONE if it is not theirs."""
    for slot in range(MOST_BOOKS):
        if s["books"][seat, slot] == book:
            return slot
    return NONE


@compiled
def refuse_fill(r: Record, s: Record, action: int) -> int:
    """WQ-3.3."""
    crystal, book, page = numbering.read_fill(action)
    code = refuse_crystal(r, s, crystal)
    if code != refusals.FINE:
        return code
    seat = wide(s["to_act"])
    slot = slot_of(s, seat, book)
    if slot == NONE:
        return refusals.BOOK_NOT_YOURS
    if s["pages"][seat, slot, page] != NONE:
        return refusals.PAGE_NOT_EMPTY
    return refusals.FINE


@compiled
def refuse_activate(r: Record, s: Record, action: int) -> int:
    """WQ-3.4, WQ-4.3."""
    book, returned = numbering.read_activate(action)
    seat = wide(s["to_act"])
    if s["stage"] == FINAL:
        return refusals.NO_ACTIVATION_IN_FINAL_STAGE
    slot = slot_of(s, seat, book)
    if slot == NONE:
        return refusals.BOOK_NOT_YOURS
    if (books_with_one(s) >> (2 * slot)) & 1:
        return refusals.FINE if returned == 0 else refusals.RETURN_ONLY_WITH_TWO
    if not (books_with_two(s) >> (2 * slot)) & 1:
        return refusals.BOOK_WITHOUT_CRYSTAL
    placed = placed_crystals(s)
    if returned == 0:
        return refusals.FINE if placed == 0 else refusals.RETURN_MISSING
    return refusals.FINE if (placed >> (returned - 1)) & 1 else refusals.RETURN_NOT_PLACED
