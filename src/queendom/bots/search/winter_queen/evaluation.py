"""What a position is worth: a forecast of the points, and the chances that follow from it."""

from __future__ import annotations

import math
from typing import Any

from queendom.bots.search.config import Leaf
from queendom.bots.search.winter_queen.fitted import SPREADS, WEIGHTS
from queendom.bots.search.winter_queen.pages import ALL_COLOURS, page_vp
from queendom.games.winter_queen.state import FINAL, NONE, OVER, colours_of, total
from queendom.games.winter_queen.supply import holders_in_reach
from queendom.kernel.bits import wide
from queendom.kernel.compiled import compiled, inlined
from queendom.kernel.generic import decides, gain_now, perform, random_legal
from queendom.kernel.layout import Record
from queendom.kernel.playout import playout, settle

_UNIFORM, _SEMI_GREEDY = int(Leaf.UNIFORM), int(Leaf.SEMI_GREEDY)
#: From a forecast's standard error to the scale of a logistic curve with the same deviation: √3 / π.
_WIDTH = 0.55
#: So many points ahead count as the widest margin there is: `master` beats `random` by 29 on average.
_FAR_AHEAD = 30.0


@inlined
def in_supply(s: Record) -> int:
    """The crystals that are still to come: on the holders and in the bag."""
    left = total(wide(s["bag"]))
    for holder in range(4):
        left += total(wide(s["holders"][holder]))
    return left


@compiled
def phase_of(s: Record) -> int:
    """How far the game is: by the crystals still to come, and by the turns once they are counted."""
    if s["stage"] == FINAL:
        return 7 + min(1, (wide(s["turns_left"]) - 1) // 3)
    return min(6, in_supply(s) // 4)


#: The features that weights are fitted for: what a seat's filled pages score, what its empty ones would with their best
#: colour and with the best in reach, how many of each it has, its full books, its books, whether it is to act, and its
#: best book.
FILLED, EMPTY, IN_REACH, ALL_FILLED, ALL_EMPTY, FULL, BOOKS, TO_ACT, BEST_BOOK, FEATURES = range(10)


@compiled
def features(r: Record, s: Record, seat: int, out: Any) -> None:
    """Write the features of a seat."""
    reach = holders_in_reach(r, s, seat)
    near = 0
    for holder in range(4):
        near |= colours_of(wide(s["holders"][holder])) * ((reach >> holder) & 1)
    for k in range(FEATURES):
        out[k] = 0.0
    for slot in range(wide(s["held"][seat])):
        book = 0
        filled = 0
        for page in range(2):
            lies = wide(s["pages"][seat, slot, page])
            if lies != NONE:
                book += page_vp(r, s, seat, slot, page, lies)
                filled += 1
                continue
            most = 0
            most_near = 0
            for colour in range(ALL_COLOURS):
                vp = page_vp(r, s, seat, slot, page, colour)
                most = max(most, vp)
                most_near = max(most_near, vp * ((near >> colour) & 1))
            out[EMPTY] += most
            out[IN_REACH] += most_near
        out[FILLED] += book
        out[ALL_FILLED] += filled
        out[ALL_EMPTY] += 2 - filled
        out[FULL] += filled == 2
        out[BOOKS] += 1
        out[BEST_BOOK] = max(out[BEST_BOOK], book)
    out[TO_ACT] = s["to_act"] == seat


@compiled
def forecast(r: Record, s: Record, seat: int, phase: int, scratch: Any) -> float:
    """The points that a seat may expect to have at the end, less what every seat may expect alike."""
    w = WEIGHTS[wide(r["players"]) - 2, phase]
    features(r, s, seat, scratch)
    points = 1.0 * wide(s["vp"][seat])
    for k in range(FEATURES):
        points += w[k] * scratch[k]
    return points


@compiled
def evaluate(r: Record, s: Record, t: Record, c: Record, belief: Any, stream: Record, values: Any) -> None:
    """Every seat's chance to win, mixed with how far it is ahead."""
    if c["leaf"] == _UNIFORM:
        playout(r, s, stream)
    elif c["leaf"] == _SEMI_GREEDY:
        semi_greedy(r, s, stream)
    players = wide(r["players"])
    over = s["stage"] == OVER
    phase = 0 if over else phase_of(s)
    spread = 1e-3 if over else _WIDTH * SPREADS[players - 2, phase]
    for seat in range(players):
        values[seat] = wide(s["vp"][seat]) if over else forecast(r, s, seat, phase, belief)
    top, second = -1e9, -1e9
    for seat in range(players):
        second = max(second, min(top, values[seat]))
        top = max(top, values[seat])
    whole = 0.0
    for seat in range(players):
        whole += math.exp(max(-60.0, (values[seat] - top) / spread))
    for seat in range(players):
        rival = second if values[seat] == top else top
        ahead = min(1.0, max(0.0, 0.5 + (values[seat] - rival) / (2 * _FAR_AHEAD)))
        winning = math.exp(max(-60.0, (values[seat] - top) / spread)) / whole
        values[seat] = c["winning"] * winning + (1.0 - c["winning"]) * ahead


@compiled
def semi_greedy(r: Record, s: Record, stream: Record) -> None:
    """Play to the end: of a few actions at random the one that gains most at once."""
    settle(r, s, stream)
    while decides(r, s):
        chosen = random_legal(r, s, stream)
        most = gain_now(r, s, chosen)
        for _ in range(4):
            action = random_legal(r, s, stream)
            gain = gain_now(r, s, action)
            if gain > most:
                chosen, most = action, gain
        perform(r, s, chosen)
        settle(r, s, stream)
