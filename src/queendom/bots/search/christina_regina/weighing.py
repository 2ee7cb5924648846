"""What each action would make of the cards, to a player of any colour: one glance, no search."""

from __future__ import annotations

from typing import Any

from queendom.bots.search.christina_regina.cards import (
    BURIED,
    DISCARDED,
    GONE,
    SECOND,
    TOP,
    UNSEEN,
    buried,
    cell,
    lost,
    moved,
    near,
    put,
    raised,
    risen,
)
from queendom.games.christina_regina.legal import discarded_kinds, filled_stacks, pairs
from queendom.games.christina_regina.numbering import AGITATE, ASSASSINATE, MANIPULATE, PASS, PERSUADE
from queendom.games.christina_regina.scoring import fallen
from queendom.games.christina_regina.state import COLOURS, KINDS, NO_COLOUR
from queendom.kernel.bits import wide
from queendom.kernel.compiled import rule, small_rule
from queendom.kernel.layout import Record

_ALL_COLOURS = len(COLOURS)
#: What is weighed of a faction's card in one group: its place, how near those are that would push it down, how near it
#: is itself, and how many would come after it. Then of a seat: what it can do now, its means, and its dangers.
PLACED, THREAT, NEAR, BEHIND = 0, 3, 6, 11
MINE_ON_TOP, THREAT_ON_TOP, SPENT, TO_ACT, EXPOSED, ATTACK, UPRIGHT, FEATURES = 12, 13, 14, 15, 16, 17, 18, 19


@small_rule
def worth(w: Any, places: int, court: int, at: int, tops: int, seconds: int, deep: int) -> float:
    """What a faction's card is worth to its player, fallen leaders aside."""
    place, lies = cell(places, at), cell(court, at)
    value = 0.0
    tops -= wide(lies == TOP)
    seconds -= wide(lies == SECOND)
    deep -= wide(lies in (BURIED, UNSEEN))
    if place < 3:
        value += w[PLACED + place] + w[THREAT] * tops + w[THREAT + 1] * seconds + w[THREAT + 2] * deep
    if lies < GONE:
        value += w[NEAR + lies]
        if lies < DISCARDED:
            value += w[BEHIND] * (tops + seconds + deep)
    return value


@rule
def standing(w: Any, places: int, court: int, shares: Any) -> float:
    """What the cards are worth to somebody: the sum over all cells, as much as they share in each."""
    value = 0.0
    for group in range(3):
        tops, seconds, deep = near(court, group, TOP), near(court, group, SECOND), near(court, group, BURIED)
        for at in range(5 * group, 5 * group + 5):
            if shares[at] != 0.0:
                value += shares[at] * worth(w, places, court, at, tops, seconds, deep)
    return value


@rule
def share_out(r: Record, s: Record, seat: int, colour: int, guesses: Any, shares: Any) -> None:
    """How much each card counts for a seat of this colour: its own fully, others' against it, if they are played."""
    players = wide(r["players"])
    for group in range(3):
        for other in range(_ALL_COLOURS):
            held = 0.0
            for rival in range(players):
                if rival != seat and not (wide(s["tilted"][rival]) >> group) & 1:
                    held += guesses[5 * rival + other]
            shares[5 * group + other] = -held / (players - 1)
        shares[5 * group + colour] = 0.0 if (wide(s["tilted"][seat]) >> group) & 1 else 1.0


@rule
def weigh(
    r: Record, s: Record, w: Any, seat: int, colour: int, guesses: Any, shares: Any, places: int, court: int,
    daggers: int, actions: Any, scores: Any,
) -> int:  # fmt: skip
    """Write the actions that differ, and what each would make of the cards; returns how many.

    Of an assassination's daggers only the likeliest are written, at most so many; with none, an action is written
    without its dagger, as likely to succeed as with the best.
    """
    players = wide(r["players"])
    found = 0
    down = 0  # cells whose card would be taken away again
    for group in range(3):
        down |= fallen(r, s, group) << (5 * group)
    stacks = filled_stacks(s)
    now = standing(w, places, court, shares)
    if stacks == 7:
        for source in range(3):
            card = wide(s["stacks"][source, 0])
            taken = moved(risen(s, court, source), card, GONE)
            placed = places
            if card % KINDS != NO_COLOUR:
                at = 5 * (card // KINDS) + card % KINDS
                if not (down >> at) & 1:
                    placed = raised(places, at)
            for bury in range(3):
                if bury != source:
                    actions[found] = 3 * source + bury
                    scores[found] = standing(w, placed, buried(s, taken, bury), shares)
                    found += 1
    else:
        actions[found] = PASS
        scores[found] = now
        found += 1
    if not s["spent"][seat]:
        for stack in range(3):
            if (stacks >> stack) & 1:
                after = moved(risen(s, court, stack), wide(s["stacks"][stack, 0]), DISCARDED)
                actions[found] = AGITATE + stack
                scores[found] = standing(w, places, after, shares) + w[SPENT]
                found += 1
        for pair in range(3):
            if (pairs(stacks) >> pair) & 1:
                actions[found] = MANIPULATE + pair
                scores[found] = now + w[SPENT]
                found += 1
        kinds = discarded_kinds(s)
        colourless = False
        for card in range(3 * KINDS):
            if not (kinds >> card) & 1 or (colourless and card % KINDS == NO_COLOUR):
                continue
            colourless = colourless or card % KINDS == NO_COLOUR  # one is as good as another
            for stack in range(3):
                after = moved(court, wide(s["stacks"][stack, 1]), BURIED)
                after = moved(after, wide(s["stacks"][stack, 0]), SECOND)
                actions[found] = PERSUADE + 3 * card + stack
                scores[found] = standing(w, places, moved(after, card, TOP), shares) + w[SPENT]
                found += 1
    for number in range(3):
        if (wide(s["tilted"][seat]) >> number) & 1:
            continue
        mine = 5 * number + colour
        failure = standing(w, lost(places, mine), put(court, mine, GONE), shares) - w[UPRIGHT]
        for victim in range(players):
            if victim == seat or s["attempts"][seat, victim] > 0 or (wide(s["tilted"][victim]) >> number) & 1:
                continue
            tried = 0
            first = found
            for _ in range(max(1, daggers)):
                best, chance = -1, -1.0
                for other in range(_ALL_COLOURS):
                    if not (tried >> other) & 1 and guesses[5 * victim + other] > chance:
                        best, chance = other, guesses[5 * victim + other]
                if found > first and chance < 0.12:
                    break
                tried |= 1 << best
                theirs = 5 * number + best
                # It succeeds if the victim has this colour: then nobody else does, and the card counts for nobody.
                success = standing(w, lost(places, theirs), put(court, theirs, GONE), shares)
                success += w[UPRIGHT] / (players - 1)
                actions[found] = ASSASSINATE + 5 * (3 * victim + number) + (best if daggers else 0)
                scores[found] = chance * success + (1.0 - chance) * failure
                found += 1
    return found
