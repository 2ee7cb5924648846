"""How good each action looks at once: what it would make of the cards, to a player of any colour."""

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
from queendom.games.christina_regina.state import COLOURS, KINDS, NO_COLOUR
from queendom.games.christina_regina.turn import fallen
from queendom.kernel.bits import wide
from queendom.kernel.compiled import compiled, inlined
from queendom.kernel.layout import Record

_ALL_COLOURS = len(COLOURS)
#: A second dagger against the same victim is considered only if it is so likely to be right: about half of what a guess
#: among five colours would be. Chosen by hand.
_SECOND_DAGGER = 0.12
#: The features that weights are fitted for. Of a faction's card in one group: its place, how near the cards are that
#: would push it down, how near it is itself, and how many would come after it. Then of a seat: what it can do now, its
#: means, and its dangers.
PLACED, THREAT, NEAR, BEHIND = 0, 3, 6, 11
MINE_ON_TOP, THREAT_ON_TOP, SPENT, TO_ACT, EXPOSED, ATTACK, UPRIGHT, FEATURES = 12, 13, 14, 15, 16, 17, 18, 19


@inlined
def value_of_card(w: Any, places: int, court: int, at: int, tops: int, seconds: int, deep: int) -> float:
    """What a faction's card in one group is worth to its player, as long as its leader has not fallen."""
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


@compiled
def value_of_cards(w: Any, places: int, court: int, stakes: Any) -> float:
    """What all cards together are worth to somebody with these stakes in them."""
    value = 0.0
    for group in range(3):
        tops, seconds, deep = near(court, group, TOP), near(court, group, SECOND), near(court, group, BURIED)
        for at in range(5 * group, 5 * group + 5):
            if stakes[at] != 0.0:
                value += stakes[at] * value_of_card(w, places, court, at, tops, seconds, deep)
    return value


@compiled
def write_stakes(r: Record, s: Record, seat: int, colour: int, guesses: Any, stakes: Any) -> None:
    """Write how much each card counts for a seat of this colour: its own fully, its rivals' against it."""
    players = wide(r["players"])
    for group in range(3):
        for other in range(_ALL_COLOURS):
            held = 0.0
            for rival in range(players):
                if rival != seat and not (wide(s["tilted"][rival]) >> group) & 1:
                    held += guesses[5 * rival + other]
            stakes[5 * group + other] = -held / (players - 1)
        stakes[5 * group + colour] = 0.0 if (wide(s["tilted"][seat]) >> group) & 1 else 1.0


@compiled
def score_moves(
    r: Record, s: Record, w: Any, seat: int, colour: int, guesses: Any, stakes: Any, places: int, court: int,
    daggers: int, actions: Any, scores: Any,
) -> int:  # fmt: skip
    """Write the actions that differ, and what each would make of the cards; returns how many.

    Of the daggers for an attempt only the likeliest are written, at most `daggers`. With 0, an attempt is written once,
    without its dagger, as likely to succeed as with the best.
    """
    players = wide(r["players"])
    found = 0
    down = 0  # cells whose card would be taken away again, because its leader has fallen
    for group in range(3):
        down |= fallen(r, s, group) << (5 * group)
    stacks = filled_stacks(s)
    now = value_of_cards(w, places, court, stakes)
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
                    scores[found] = value_of_cards(w, placed, buried(s, taken, bury), stakes)
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
                scores[found] = value_of_cards(w, places, after, stakes) + w[SPENT]
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
            colourless = colourless or card % KINDS == NO_COLOUR  # they all do the same: one is enough
            for stack in range(3):
                after = moved(court, wide(s["stacks"][stack, 1]), BURIED)
                after = moved(after, wide(s["stacks"][stack, 0]), SECOND)
                actions[found] = PERSUADE + 3 * card + stack
                scores[found] = value_of_cards(w, places, moved(after, card, TOP), stakes) + w[SPENT]
                found += 1
    for number in range(3):
        if (wide(s["tilted"][seat]) >> number) & 1:
            continue
        mine = 5 * number + colour
        failure = value_of_cards(w, lost(places, mine), put(court, mine, GONE), stakes) - w[UPRIGHT]
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
                if found > first and chance < _SECOND_DAGGER:
                    break
                tried |= 1 << best
                theirs = 5 * number + best
                # It succeeds if the victim has this colour: then nobody else does, and the card counts for nobody.
                success = value_of_cards(w, lost(places, theirs), put(court, theirs, GONE), stakes)
                success += w[UPRIGHT] / (players - 1)
                actions[found] = ASSASSINATE + 5 * (3 * victim + number) + (best if daggers else 0)
                scores[found] = chance * success + (1.0 - chance) * failure
                found += 1
    return found
