"""What the search knows of Christina Regina: who may be who, which actions look good, and what a position is worth.

Where every coloured card lies is packed into two integers of 15 cells, group by group and colour by colour: its place
in an influence stack, and how near it is in the court. An action changes a few cells, so a hundred positions can be
weighed without writing one down.

Nobody may learn what they cannot know. A simulation therefore shows one of two worlds: the true one, with the
searcher's own colour and what they believe of others, from which only the searcher learns; and a public one, drawn from
what an onlooker would believe, in which the searcher may have any colour, and from which all others learn. So opponents
find out as much about the searcher's colour as the searcher's actions tell: whoever would act so with other colours,
too, stays hidden.
"""

from __future__ import annotations

import math
import sys
from itertools import permutations
from typing import Any

import numpy as np

from queendom.bots.search import lore
from queendom.bots.search.config import Config, Leaf
from queendom.bots.search.weights_cr import WEIGHTS
from queendom.games.christina_regina.legal import discarded_kinds, filled_stacks, pairs
from queendom.games.christina_regina.numbering import AGITATE, ASSASSINATE, MANIPULATE, PASS, PERSUADE
from queendom.games.christina_regina.scoring import fallen
from queendom.games.christina_regina.state import (
    COLOURS,
    KINDS,
    LAYOUT,
    MOST_PLAYERS,
    NO_COLOUR,
    NONE,
    OVER,
    SCORED,
)
from queendom.kernel import generic
from queendom.kernel.bits import count, wide
from queendom.kernel.compiled import rule, small_rule
from queendom.kernel.layout import Record
from queendom.kernel.playout import playout, settle
from queendom.kernel.streams import below
from queendom.kernel.view import View

_UNIFORM = int(Leaf.UNIFORM)
_SEMI_GREEDY = int(Leaf.SEMI_GREEDY)
_ALL_COLOURS = len(COLOURS)

#: Every way to give five colours to five seats; seats that nobody sits at hold the piles nobody picked.
WORLDS = np.array(list(permutations(range(_ALL_COLOURS))), np.int64)

# --- the belief: rows of a table -------------------------------------------------------------------------------------
#: The chance of each world, to the searcher and to an onlooker; the same summed up; facts; room.
OWN, PUBLIC, OWN_SUMS, PUBLIC_SUMS, FACTS, SEEN, GUESSES, SHARES, ROOM_A, ROOM_B, ROOM_C, ROOM_D, ROWS = range(13)
#: Facts: who searches, with which colour, how often the public world is shown, and whether it is shown now.
SEARCHER, COLOUR, DOUBT, IN_PUBLIC = range(4)


def new_belief() -> Any:
    return np.zeros((ROWS, len(WORLDS)), np.float64)


def belief(view: View, config: Config) -> Any:
    """What the seat of a view believes; a plain search takes everything that may be for equally likely."""
    from queendom.bots.search.suspicion import Suspicion  # it weighs actions by what is written here

    return Suspicion().know(view) if config.plain else Suspicion().believe(view)


#: What plays best (see `PUBLIC_WORLDS` in `suspicion`, too), and the reference: a plain information-set search, with
#: every assignment that a view allows equally likely.
BEST = Config(explore=2.0)
REFERENCE = Config(leaf=Leaf.UNIFORM, plain=True, explore=4.0, first_play=-10.0, width=126, expand_after=1)

#: Styles (config.style).
EARLY, LATE, BLUFFER, TACTICIAN = 1, 2, 3, 4


@rule
def imagine(r: Record, s: Record, belief: Any, stream: Record) -> None:
    """Give everybody a colour: in the true world or in the public one."""
    players = wide(r["players"])
    facts = belief[FACTS]
    public = below(stream, 1 << 20) < facts[DOUBT] * (1 << 20)
    facts[IN_PUBLIC] = 1.0 if public else 0.0
    sums = belief[PUBLIC_SUMS] if public else belief[OWN_SUMS]
    mark = below(stream, 1 << 30) / (1 << 30)
    low, high = 0, len(WORLDS) - 1
    while low < high:
        middle = (low + high) // 2
        if sums[middle] > mark:
            high = middle
        else:
            low = middle + 1
    for seat in range(MOST_PLAYERS):
        s["colours"][seat] = WORLDS[low, seat] if seat < players else NONE
    for k in range(MOST_PLAYERS * _ALL_COLOURS):
        belief[SEEN, k] = belief[SHARES, k]


@rule
def sight(r: Record, s: Record) -> int:
    """The open cards, and how attempts ended: all that an action leaves to be seen."""
    seen = wide(0)
    for stack in range(3):
        seen = (seen * 20 + wide(s["stacks"][stack, 0]) + 2) * 20 + wide(s["stacks"][stack, 1]) + 2
    for seat in range(wide(r["players"])):
        seen = seen * 8 + wide(s["tilted"][seat])
    return seen


@rule
def overt(r: Record, s: Record, action: int) -> int:
    """All of an action but the dagger's colour."""
    return action if action < ASSASSINATE or action == PASS else action - (action - ASSASSINATE) % 5


@rule
def secret(r: Record, s: Record) -> int:
    """One's own colour, and those of one's victims."""
    seat = wide(s["to_act"])
    known = wide(s["colours"][seat]) + 1
    for victim in range(wide(r["players"])):
        known = known * 6 + (wide(s["colours"][victim]) + 1) * wide(s["attempts"][seat, victim] > 0)
    return known


@small_rule
def is_searcher(s: Record, belief: Any, seat: int) -> bool:
    """Whether a seat is the searcher with the colour they really have."""
    return belief[FACTS, SEARCHER] == seat and belief[FACTS, COLOUR] == s["colours"][seat]


@rule
def learns(r: Record, s: Record, belief: Any, seat: int) -> bool:
    """The searcher learns from the true world, everybody else from the public one; all, if only one is shown."""
    return is_searcher(s, belief, seat) != (belief[FACTS, IN_PUBLIC] > 0.5) or belief[FACTS, DOUBT] == 0.0


# --- where the cards lie ---------------------------------------------------------------------------------------------

_NOT = 15  # no place
TOP, SECOND, BURIED, UNSEEN, DISCARDED, GONE = range(6)
_EMPTY = (1 << 60) - 1
_ALL_GONE = sum(GONE << (4 * k) for k in range(15))


@small_rule
def cell(packed: int, at: int) -> int:
    return (packed >> (4 * at)) & 15


@small_rule
def put(packed: int, at: int, value: int) -> int:
    return (packed & ~(15 << (4 * at))) | (value << (4 * at))


@rule
def read_places(r: Record, s: Record) -> int:
    """The place of each colour in each influence stack after CR-5.2."""
    places = wide(_EMPTY)
    for group in range(3):
        removed = fallen(r, s, group)
        place = 0
        for at in range(wide(s["heights"][group]) - 1, -1, -1):
            here = wide(s["influence"][group, at])
            if (removed >> here) & 1:
                removed &= ~(1 << here)
            elif cell(places, 5 * group + here) == _NOT:
                places = put(places, 5 * group + here, place)
                place += 1
    return places


@rule
def read_court(s: Record) -> int:
    """How near each coloured card is in the court: the nearest, if there are several alike."""
    court = wide(_ALL_GONE)
    for group in range(3):
        for colour in range(_ALL_COLOURS):
            if s["unseen"][group, colour] > 0:
                court = put(court, 5 * group + colour, UNSEEN)
            elif s["discards"][KINDS * group + colour] > 0:
                court = put(court, 5 * group + colour, DISCARDED)
    for stack in range(3):
        for k in range(wide(s["sizes"][stack])):
            card = wide(s["stacks"][stack, k])
            if card >= 0 and card % KINDS != NO_COLOUR:
                at = 5 * (card // KINDS) + card % KINDS
                court = put(court, at, min(k, BURIED, cell(court, at)))
    return court


@small_rule
def moved(court: int, card: int, to: int) -> int:
    """The court with a card somewhere else; cards nobody knows and those without colour are nowhere."""
    if card < 0 or card % KINDS == NO_COLOUR:
        return court
    return put(court, 5 * (card // KINDS) + card % KINDS, to)


@small_rule
def risen(s: Record, court: int, stack: int) -> int:
    """The court when the top card of a stack is gone."""
    court = moved(court, wide(s["stacks"][stack, 1]), TOP)
    return moved(court, wide(s["stacks"][stack, 2]), SECOND)


@small_rule
def buried(s: Record, court: int, stack: int) -> int:
    """The court when the top card of a stack has gone to its bottom."""
    size = wide(s["sizes"][stack])
    court = risen(s, court, stack)
    return moved(court, wide(s["stacks"][stack, 0]), min(size - 1, BURIED))


@small_rule
def raised(places: int, at: int) -> int:
    """The places when a colour's card comes to the top of its influence stack."""
    group = at // 5
    for colour in range(_ALL_COLOURS):
        place = cell(places, 5 * group + colour)
        if place != _NOT:
            places = put(places, 5 * group + colour, place + 1)
    return put(places, at, 0)


@small_rule
def lost(places: int, at: int) -> int:
    """The places when a colour's card is taken away."""
    mine = cell(places, at)
    if mine == _NOT:
        return places
    group = at // 5
    for colour in range(_ALL_COLOURS):
        place = cell(places, 5 * group + colour)
        if place != _NOT and place > mine:
            places = put(places, 5 * group + colour, place - 1)
    return put(places, at, _NOT)


@small_rule
def smallest(s: Record) -> int:
    """The size of the smallest stack: the game ends soon after it is empty."""
    return min(wide(s["sizes"][0]), wide(s["sizes"][1]), wide(s["sizes"][2]))


@small_rule
def phase_of(s: Record) -> int:
    """How near the end is: the smallest stack."""
    left = smallest(s)
    return left if left < 4 else min(6, 2 + left // 2)


# --- what cards are worth --------------------------------------------------------------------------------------------

#: What is weighed of a faction's card in one group: its place, how near those are that would push it down, how near it
#: is itself, and how many would come after it. Then of a seat: what it can do now, its means, and its dangers.
PLACED, THREAT, NEAR, BEHIND = 0, 3, 6, 11
MINE_ON_TOP, THREAT_ON_TOP, SPENT, TO_ACT, EXPOSED, ATTACK, UPRIGHT, FEATURES = 12, 13, 14, 15, 16, 17, 18, 19


@small_rule
def near(court: int, group: int, kind: int) -> int:
    """How many coloured cards of a group are so near (buried and unseen ones together)."""
    found = 0
    for colour in range(_ALL_COLOURS):
        here = cell(court, 5 * group + colour)
        found += wide(here == kind) + wide(kind == BURIED and here == UNSEEN)
    return found


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


# --- which actions look good -----------------------------------------------------------------------------------------


@rule
def guess(r: Record, s: Record, chances: Any, seat: int, colour: int, guesses: Any) -> None:
    """Write what a seat of this colour believes of the others, colour by colour, if worlds are so likely."""
    players = wide(r["players"])
    for k in range(MOST_PLAYERS * _ALL_COLOURS):
        guesses[k] = 0.0
    whole = 0.0
    for world in range(len(WORLDS)):
        if WORLDS[world, seat] != colour or chances[world] == 0.0:
            continue
        fits = True
        for victim in range(players):
            if s["attempts"][seat, victim] > 0 and s["colours"][victim] >= 0:
                fits = fits and WORLDS[world, victim] == s["colours"][victim]
        if fits:
            whole += chances[world]
            for other in range(players):
                guesses[5 * other + WORLDS[world, other]] += chances[world]
    if whole > 0.0:
        for k in range(MOST_PLAYERS * _ALL_COLOURS):
            guesses[k] /= whole


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


#: The kinds of players that an action may come from, each as likely before they act: some weigh as the search does,
#: some only count what their own colour would score now (NAIVE); and how surely they do what looks good then. The last
#: do anything. Nobody is quite sure: now and then everybody does anything.
SHARPNESS = np.array([1.5, 5.0, 1.0, 4.0, 0.0])
FIRST_NAIVE = 2
CARELESS = 0.1
NAIVE = np.zeros(FEATURES)
NAIVE[PLACED : PLACED + 3] = 3.0, 2.0, 1.0
NAIVE[SPENT], NAIVE[UPRIGHT] = -0.2, 0.2


@rule
def own_only(s: Record, seat: int, colour: int, shares: Any) -> None:
    """How much each card counts for somebody who thinks of nobody else."""
    for at in range(15):
        shares[at] = 0.0
    for group in range(3):
        shares[5 * group + colour] = 0.0 if (wide(s["tilted"][seat]) >> group) & 1 else 1.0


@rule
def canonical(action: int) -> int:
    """Actions that come to the same for onlookers: any dagger, any card without colour."""
    if ASSASSINATE <= action < PASS:
        return action - (action - ASSASSINATE) % 5
    if PERSUADE <= action < ASSASSINATE and (action - PERSUADE) // 3 % KINDS == NO_COLOUR:
        return PERSUADE + 3 * NO_COLOUR + (action - PERSUADE) % 3
    return action


@rule
def likelihood(scores: Any, room: Any, found: int, action: int, sharpness: float) -> float:
    """How likely an action is chosen among those weighed, by a player so sure of what is good."""
    top = scores[0]
    for k in range(1, found):
        top = max(top, scores[k])
    whole, mine = 0.0, -1.0
    for k in range(found):
        here = math.exp(sharpness * (scores[k] - top))
        whole += here
        if canonical(wide(room[k])) == action:
            mine = here
    if mine < 0.0:
        return 1.0 / found
    return (1.0 - CARELESS) * mine / whole + CARELESS / found


@rule
def tells(r: Record, s: Record, c: Record, belief: Any, edges: Any, first: int, found: int) -> None:
    """What the searcher's own actions would tell: others' are imagined with their colours."""
    seat = wide(s["to_act"])
    if belief[FACTS, SEARCHER] != seat:
        return
    if c["plain"]:
        for k in range(first, first + found):
            for colour in range(_ALL_COLOURS):
                edges[k]["tells"][colour] = 1.0
        return
    w = WEIGHTS[wide(r["players"]) - 2, phase_of(s)]
    places, court = read_places(r, s), read_court(s)
    guesses, shares, room, scores = belief[GUESSES], belief[ROOM_A], belief[ROOM_C], belief[ROOM_D]
    for colour in range(_ALL_COLOURS):
        guess(r, s, belief[PUBLIC], seat, colour, guesses)
        share_out(r, s, seat, colour, guesses, shares)
        weighed = weigh(r, s, w, seat, colour, guesses, shares, places, court, wide(0), room, scores)
        for k in range(first, first + found):
            likely = likelihood(scores, room, weighed, canonical(wide(edges[k]["action"])), SHARPNESS[0])
            edges[k]["tells"][colour] = likely


@rule
def notice(r: Record, s: Record, belief: Any, edge: Record) -> None:
    """What onlookers make of an action of the searcher's."""
    seat = wide(s["to_act"])
    if belief[FACTS, SEARCHER] != seat:
        return
    seen = belief[SEEN]
    whole = 0.0
    for colour in range(_ALL_COLOURS):
        seen[5 * seat + colour] *= edge["tells"][colour]
        whole += seen[5 * seat + colour]
    if whole > 0.0:
        for colour in range(_ALL_COLOURS):
            seen[5 * seat + colour] /= whole


@rule
def notice_searcher(belief: Any, guesses: Any) -> None:
    """Bring what somebody guesses of the searcher up to date with what the searcher did in this simulation."""
    first = 5 * wide(belief[FACTS, SEARCHER])
    whole = 0.0
    for at in range(first, first + 5):
        if belief[SHARES, at] > 0.0:
            guesses[at] *= belief[SEEN, at] / belief[SHARES, at]
        whole += guesses[at]
    if whole > 0.0:
        for at in range(first, first + 5):
            guesses[at] /= whole


@rule
def candidates(r: Record, s: Record, t: Record, c: Record, belief: Any, actions: Any, priors: Any) -> int:
    """What looks good to whoever is to act, from what they may know."""
    if c["plain"]:
        found = generic.legal(r, s, actions)
        for k in range(found):
            priors[k] = 1.0 / found
        return found
    seat = wide(s["to_act"])
    colour = wide(s["colours"][seat])
    w = WEIGHTS[wide(r["players"]) - 2, phase_of(s)]
    places, court = read_places(r, s), read_court(s)
    searching = is_searcher(s, belief, seat)
    guesses, shares = belief[GUESSES], belief[ROOM_A]
    guess(r, s, belief[OWN] if searching else belief[PUBLIC], seat, colour, guesses)
    if belief[FACTS, SEARCHER] != seat:
        notice_searcher(belief, guesses)
    share_out(r, s, seat, colour, guesses, shares)
    daggers = 2 if searching else 1
    found = weigh(r, s, w, seat, colour, guesses, shares, places, court, daggers, actions, priors)
    if c["style"] and belief[FACTS, SEARCHER] == seat:
        lean(s, c, found, actions, priors)
    return keep_best(c, actions, priors, found)


@rule
def lean(s: Record, c: Record, found: int, actions: Any, scores: Any) -> None:
    """What a style likes to do: to draw where the stack is smallest, or where it is not; to try daggers."""
    for k in range(found):
        action = wide(actions[k])
        if action < AGITATE:
            short = s["sizes"][action // 3] == smallest(s)
            if (c["style"] == EARLY and short) or (c["style"] == LATE and not short):
                scores[k] += 0.3
        elif c["style"] == TACTICIAN and ASSASSINATE <= action < PASS:
            scores[k] += 0.6


@rule
def keep_best(c: Record, actions: Any, priors: Any, found: int) -> int:
    """Keep the best `width` of the scored actions, best first, and make chances of their scores."""
    kept = min(found, wide(c["width"]))
    for k in range(kept):
        at = k
        for j in range(k + 1, found):
            if priors[j] > priors[at]:
                at = j
        if at != k:
            action, prior = actions[at], priors[at]
            actions[at], priors[at] = actions[k], priors[k]
            actions[k], priors[k] = action, prior
    top = priors[0]
    whole = 0.0
    for k in range(kept):
        priors[k] = math.exp((priors[k] - top) / (0.5 * c["temperature"]))
        whole += priors[k]
    for k in range(kept):
        priors[k] = 0.9 * priors[k] / whole + 0.1 / kept
    return kept


# --- what a position is worth ----------------------------------------------------------------------------------------


@small_rule
def points_of(places: int, at: int) -> int:
    place = cell(places, at)
    return 3 - place if place < 3 else 0


@small_rule
def suspected(seen: Any, seat: int, colour: int, by: int) -> float:
    """How likely a seat seems to have this colour to somebody who knows that their own is another."""
    if colour == by:
        return 0.0
    return seen[5 * seat + colour] / max(0.02, 1.0 - seen[5 * seat + by])


@rule
def features(r: Record, s: Record, seat: int, places: int, court: int, seen: Any, out: Any) -> None:
    """Write all that is weighed of a seat; `seen` is what an onlooker believes of everybody."""
    players = wide(r["players"])
    colour = wide(s["colours"][seat])
    for k in range(FEATURES):
        out[k] = 0.0
    acts = s["to_act"] == seat
    tilted = wide(s["tilted"][seat])
    for group in range(3):
        if (tilted >> group) & 1:
            continue
        at = 5 * group + colour
        place, lies = cell(places, at), cell(court, at)
        tops = near(court, group, TOP) - wide(lies == TOP)
        seconds = near(court, group, SECOND) - wide(lies == SECOND)
        deep = near(court, group, BURIED) - wide(lies in (BURIED, UNSEEN))
        if place < 3:
            out[PLACED + place] += 1.0
            out[THREAT] += tops
            out[THREAT + 1] += seconds
            out[THREAT + 2] += deep
            if acts:
                out[THREAT_ON_TOP] += tops
        if lies < GONE:
            out[NEAR + lies] += 1.0
            if lies < DISCARDED:
                out[BEHIND] += tops + seconds + deep
            if acts and lies == TOP:
                out[MINE_ON_TOP] += 1.0
    out[SPENT] = 1.0 * wide(s["spent"][seat])
    out[TO_ACT] = 1.0 if acts else 0.0
    out[UPRIGHT] = 3.0 - count(tilted)
    for other in range(players):
        if other == seat:
            continue
        theirs = wide(s["colours"][other])
        both = 7 & ~(tilted | wide(s["tilted"][other]))
        if s["attempts"][other, seat] == 0:
            most = 0
            for group in range(3):
                if (both >> group) & 1:
                    most = max(most, points_of(places, 5 * group + colour))
            likely = suspected(seen, seat, colour, theirs)
            out[EXPOSED] += most * likely * likely
        if s["attempts"][seat, other] == 0:
            likely = suspected(seen, other, theirs, colour)
            most_hoped = 0.0
            for group in range(3):
                if (both >> group) & 1:
                    hoped = likely * points_of(places, 5 * group + theirs)
                    hoped -= (1.0 - likely) * points_of(places, 5 * group + colour)
                    most_hoped = max(most_hoped, hoped)
            out[ATTACK] += most_hoped


@rule
def evaluate(r: Record, s: Record, t: Record, c: Record, belief: Any, stream: Record, values: Any) -> None:
    """Everybody's chance to win: exact at the end, else by the fitted weights."""
    players = wide(r["players"])
    if c["leaf"] == _UNIFORM:
        playout(r, s, stream)
    elif c["leaf"] == _SEMI_GREEDY:
        semi_greedy(r, s, stream)
    for seat in range(MOST_PLAYERS):
        values[seat] = 0.0
    if s["stage"] == OVER:
        finish(r, s, values)
        return
    w = WEIGHTS[players - 2, phase_of(s)]
    places, court = read_places(r, s), read_court(s)
    out = belief[ROOM_B]
    top = -1e9
    for seat in range(players):
        features(r, s, seat, places, court, belief[SEEN], out)
        value = 0.0
        for k in range(FEATURES):
            value += w[k] * out[k]
        if c["style"] and belief[FACTS, SEARCHER] == seat:
            value += taste(s, c, w, seat, belief[SEEN], out)
        values[seat] = value
        top = max(top, value)
    whole = 0.0
    for seat in range(players):
        values[seat] = math.exp(values[seat] - top)
        whole += values[seat]
    for seat in range(players):
        values[seat] /= whole


@rule
def taste(s: Record, c: Record, w: Any, seat: int, seen: Any, out: Any) -> float:
    """What a style sees in a position of its own besides the chance to win."""
    style = c["style"]
    placed = 3.0 * out[PLACED] + 2.0 * out[PLACED + 1] + out[PLACED + 2]
    if style == EARLY:
        return 0.15 * placed - 0.12 * smallest(s)
    if style == LATE:
        return 0.12 * smallest(s) - 0.1 * placed * min(1.0, smallest(s) / 4.0)
    if style == BLUFFER:
        colour = wide(s["colours"][seat])
        mistaken = 0.0
        for other in range(_ALL_COLOURS):
            if other != colour:
                mistaken = max(mistaken, seen[5 * seat + other])
        return 2.0 * (mistaken - seen[5 * seat + colour])
    tried = 0
    for victim in range(MOST_PLAYERS):
        tried += wide(s["attempts"][seat, victim] > 0)
    return 0.5 * tried - w[EXPOSED] * out[EXPOSED]


@rule
def finish(r: Record, s: Record, values: Any) -> None:
    """CR-5.4: most points, then most 3s, then most 2s, shared if still tied; CR-5.5: Christina leaves nothing."""
    if s["ending"] != SCORED:
        return
    players = wide(r["players"])
    most, winners = -1, 0
    for seat in range(players):
        rank = 0
        for group in range(3):
            points = wide(s["points"][seat, group])
            rank += 100 * points + 10 * wide(points == 3) + wide(points == 2)
        values[seat] = rank
        if rank > most:
            most, winners = rank, 0
        winners += wide(rank == most)
    for seat in range(players):
        values[seat] = 1.0 / winners if values[seat] == most else 0.0


@rule
def semi_greedy(r: Record, s: Record, stream: Record) -> None:
    """Play to the end: of a few actions at random, one that takes an own card or buries a threat, if there is one."""
    settle(r, s, stream)
    while generic.decides(r, s):
        chosen = generic.random_legal(r, s, stream)
        most = liking(s, chosen)
        for _ in range(3):
            action = generic.random_legal(r, s, stream)
            likes = liking(s, action)
            if likes > most:
                chosen, most = action, likes
        generic.perform(r, s, chosen)
        settle(r, s, stream)


@rule
def liking(s: Record, action: int) -> int:
    """A simple player's first thought: draw one's own card, or one of no colour, or pass; save the rest."""
    if action == PASS:
        return 2
    if action >= AGITATE:
        return 0
    card = wide(s["stacks"][action // 3, 0])
    colour = card % KINDS
    if colour == s["colours"][s["to_act"]]:
        return 3
    return 2 if colour == NO_COLOUR else 1


generic.implement(LAYOUT.dtype, sys.modules[__name__], stubs=lore.STUBS + lore.SECRETS)
