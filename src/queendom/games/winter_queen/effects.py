"""The eight effects (WQ-6). Each returns the spaces that score for a choice, as a mask; their number is the VP.

So the points that a bot counts and the explanation that a person sees come from the same mask.
"""

from __future__ import annotations

from queendom.games.winter_queen.state import (
    ARCANE,
    BORDER,
    CLOUDS,
    DOMAIN,
    LIGHTS,
    MOST_BOOKS,
    NONE,
    ROSE,
    STAR,
    WAY,
    WISPS,
)
from queendom.kernel.bits import count, lowest, wide
from queendom.kernel.compiled import compiled, inlined
from queendom.kernel.layout import Record

#: Bits of an Arcane Knowledge mask a player: 3 books × 2 pages × (placed, depicted).
ARCANE_BITS = MOST_BOOKS * 4


@inlined
def crystals_of(s: Record, colour: int) -> int:
    """All crystals of a colour on the map; depicted ones count like placed ones."""
    return wide(s["crystals"][colour])


@inlined
def occupied(s: Record) -> int:
    """Every space with a crystal, placed or depicted (WQ-3.1)."""
    found = 0
    for colour in range(5):
        found |= crystals_of(s, colour)
    return found


@compiled
def wisps(r: Record, s: Record, depicted: int, placed: int, space: int) -> int:
    """WQ-6.1 Forest Wisps: crystals of the other of the page's two colours beside the chosen one."""
    if depicted == placed:
        if r["wisps_same_scores_none"]:
            return 0
        other = placed
    elif (crystals_of(s, depicted) >> space) & 1:
        other = placed
    else:
        other = depicted
    return wide(r["neighbours"][space]) & crystals_of(s, other)


@compiled
def rose(r: Record, s: Record, colour: int, space: int) -> int:
    """WQ-6.2 Rose of the Winds: the chosen crystal and its colour on the six lines."""
    line = wide(r["lines"][space]) | (1 << space)
    return line & crystals_of(s, colour)


@compiled
def border(r: Record, s: Record, colour: int) -> int:
    """WQ-6.3 Border Keeper: the colour on the edge of the map."""
    return wide(r["edge"]) & crystals_of(s, colour)


@compiled
def clouds(r: Record, s: Record, colour: int) -> int:
    """WQ-6.4 Magical Clouds: the first space of each group."""
    left = crystals_of(s, colour)
    firsts = 0
    while left:
        group = left & -left
        firsts |= group
        left &= ~group
        reached = group
        while reached:
            beside = wide(r["neighbours"][lowest(reached)]) & left
            reached = (reached & (reached - 1)) | beside
            left &= ~beside
    return firsts


@compiled
def way(r: Record, s: Record, space: int, direction: int) -> int:
    """WQ-6.5 Bright Way: from the chosen crystal along a line while every colour is new."""
    path = 0
    new_colours = occupied(s)
    at = wide(space)
    while at != NONE and (new_colours >> at) & 1:
        path |= 1 << at
        for colour in range(5):
            new_colours &= ~(crystals_of(s, colour) * (crystals_of(s, colour) >> at & 1))
        at = wide(r["steps"][at, direction])
    return path


@compiled
def lights(r: Record, s: Record, colour: int) -> int:
    """WQ-6.6 Northern Lights: the first space of the colour in each of the five zones."""
    firsts = 0
    crystals = crystals_of(s, colour)
    for zone in range(DOMAIN + 1):
        inside = crystals & wide(r["zones"][zone])
        firsts |= inside & -inside
    return firsts


@compiled
def star(r: Record, s: Record, space: int) -> int:
    """WQ-6.7 Polar Star: empty spaces beside the chosen crystal."""
    return wide(r["neighbours"][space]) & ~occupied(s)


@compiled
def arcane(r: Record, s: Record, seat: int, slot: int, page: int, colour: int, opponent: int) -> int:
    """WQ-6.8 Arcane Knowledge: this page's crystal and the colour on own books and one opponent's.

    The mask counts crystals on books, one's own and then the opponent's; see `on_books`.
    """
    this_page = 1 << ((slot * 2 + page) * 2)
    return this_page | on_books(r, s, seat, colour) | on_books(r, s, opponent, colour) << ARCANE_BITS


@compiled
def on_books(r: Record, s: Record, seat: int, colour: int) -> int:
    """Crystals of a colour on a seat's books, placed and depicted: bit (book·2 + page)·2, + 1 for a depicted one."""
    found = 0
    for slot in range(wide(s["held"][seat])):
        book = s["books"][seat, slot]
        for page in range(2):
            placed = wide(s["pages"][seat, slot, page] == colour)
            depicted = wide(r["depicted_on"][book, page] == colour)
            found |= (placed | depicted << 1) << ((slot * 2 + page) * 2)
    return found


@compiled
def choosable(r: Record, s: Record, effect: int, depicted: int, colour: int) -> int:
    """The spaces whose crystal may be chosen for an effect; none for effects without such a choice."""
    if effect == WISPS:
        return crystals_of(s, colour) | crystals_of(s, depicted)
    if effect in (ROSE, WAY, STAR):
        return crystals_of(s, colour)
    return 0


@compiled
def best_choice(
    r: Record,
    s: Record,
    seat: int,
    slot: int,
    page: int,
    colour: int,
    space: int,
    direction: int,
    opponent: int,
) -> tuple[int, int, int, int]:
    """The best choice for a page: (mask, space, direction, opponent). What is given (not NONE) is kept.

    Among equals the first space in map order, then the lowest direction, then the lowest seat (WQ-6).
    """
    book = wide(s["books"][seat, slot])
    effect = wide(r["effects"][book, page])
    if effect == BORDER:
        return border(r, s, colour), NONE, NONE, NONE
    if effect == CLOUDS:
        return clouds(r, s, colour), NONE, NONE, NONE
    if effect == LIGHTS:
        return lights(r, s, colour), NONE, NONE, NONE
    found, at, towards, whom = 0, NONE, NONE, NONE
    most = -1
    if effect == ARCANE:
        for other in range(wide(r["players"])):
            if other != seat and (opponent == NONE or other == opponent):
                mask = arcane(r, s, seat, slot, page, colour, other)
                if count(mask) > most:
                    most, found, whom = count(mask), mask, other
        return found, at, towards, whom
    depicted = wide(r["depicted_on"][book, page])
    left = choosable(r, s, effect, depicted, colour)
    if space != NONE:
        left &= 1 << space
    while left:
        start = lowest(left)
        left &= left - 1
        if effect == WAY:
            for line in range(6):
                if direction == NONE or line == direction:
                    mask = way(r, s, start, line)
                    if count(mask) > most:
                        most, found, at, towards = count(mask), mask, start, line
        else:
            if effect == WISPS:
                mask = wisps(r, s, depicted, colour, start)
            elif effect == ROSE:
                mask = rose(r, s, colour, start)
            else:
                mask = star(r, s, start)
            if count(mask) > most:
                most, found, at = count(mask), mask, start
    return found, at, towards, whom


@compiled
def best_vp(r: Record, s: Record, seat: int, slot: int, page: int) -> int:
    """The VP of a page as it lies, with the best choice; an empty page gives none."""
    colour = wide(s["pages"][seat, slot, page])
    if colour == NONE:
        return 0
    # One type for all arguments: the compiler makes a version of its own for each literal.
    open_choice = wide(NONE)
    return count(best_choice(r, s, seat, slot, page, colour, open_choice, open_choice, open_choice)[0])


@compiled
def book_vp(r: Record, s: Record, seat: int, slot: int) -> int:
    """The VP of a book's filled pages; their order does not matter, because scoring changes nothing (WQ-3.4)."""
    seat, slot = wide(seat), wide(slot)
    return best_vp(r, s, seat, slot, wide(0)) + best_vp(r, s, seat, slot, wide(1))
