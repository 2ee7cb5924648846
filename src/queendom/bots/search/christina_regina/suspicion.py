"""What a seat may believe of everybody's colour, from its view alone; and what an onlooker would.

The history is played again as all could see it. Every action counts for the colours that would have liked it: a softmax
over what the actions then possible would have made of the cards, with a floor, so that nobody is ever certain by that.
How surely players do what looks good differs: each may be one of a few kinds, and shows which by their actions.
Attempts tell more: who had little to lose, whom somebody took for whom, and whether that was right.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from queendom.bots.search.christina_regina.cards import phase_of, read_court, read_places
from queendom.bots.search.christina_regina.fitted import WEIGHTS
from queendom.bots.search.christina_regina.showing import (
    BEFORE,
    FIRST_NAIVE,
    NAIVE,
    SHARPNESS,
    canonical,
    likelihood,
    own_only,
)
from queendom.bots.search.christina_regina.weighing import share_out, weigh
from queendom.bots.search.christina_regina.worlds import (
    ANYTHING,
    COLOUR,
    DOUBT,
    FACTS,
    GUESSES,
    OWN,
    OWN_SUMS,
    PUBLIC,
    PUBLIC_SUMS,
    ROOM_A,
    ROOM_B,
    SEARCHER,
    SHARES,
    THOUGHTFUL,
    WAYS,
    WORLDS,
    guess,
    new_belief,
)
from queendom.games.christina_regina import actions as names
from queendom.games.christina_regina.court import FIRST_STACK
from queendom.games.christina_regina.kernel import resolve
from queendom.games.christina_regina.numbering import ASSASSINATE, MOST_LEGAL, PASS
from queendom.games.christina_regina.scoring import end_turn
from queendom.games.christina_regina.state import COLOURS, GROUPS, KINDS, MOST_PLAYERS, NONE, UNKNOWN
from queendom.kernel.actions import Json
from queendom.kernel.bits import wide
from queendom.kernel.compiled import rule
from queendom.kernel.generic import chance_source, perform, perform_chance, set_up
from queendom.kernel.layout import Record, Rules, States
from queendom.kernel.view import View

#: How surely the likeliest dagger is named.
AIM = 2.0
#: How often the search shows the world as an onlooker believes it.
PUBLIC_WORLDS = 0.5
#: Rows of a log: a move with its dagger (UNKNOWN if untold) and success, or a card turned up.
MOVE, TURNED = 0, 1


@rule
def likelihoods(r: Record, s: Record, belief: Any, action: int, room: Any, scores: Any, out: Any) -> None:
    """Write how likely the player to act would do this: for each kind of player, and each colour they may have."""
    seat = wide(s["to_act"])
    w = WEIGHTS[wide(r["players"]) - 2, phase_of(s)]
    places, court = read_places(r, s), read_court(s)
    guesses, shares = belief[GUESSES], belief[ROOM_A]
    seen = canonical(action)
    for colour in range(len(COLOURS)):
        guess(r, s, belief[PUBLIC], seat, colour, guesses)
        share_out(r, s, seat, colour, guesses, shares)
        found = weigh(r, s, w, seat, colour, guesses, shares, places, court, wide(0), room, scores)
        for kind in range(len(SHARPNESS)):
            if kind == FIRST_NAIVE:
                own_only(s, seat, colour, shares)
                found = weigh(r, s, NAIVE, seat, colour, guesses, shares, places, court, wide(0), room, scores)
            out[kind, colour] = likelihood(scores, room, found, seen, kind, belief[ROOM_B])


@rule
def normalise(chances: Any) -> None:
    whole = 0.0
    for world in range(len(WORLDS)):
        whole += chances[world]
    for world in range(len(WORLDS)):
        chances[world] /= whole


@rule
def recount(
    rules: Rules, states: States, viewer: int, first: int, log: Any, belief: Any, room: Any, scores: Any, acted: Any,
    proved: Any,
) -> None:  # fmt: skip
    """Play the log again on states[0]; what was seen ends in the belief's chances, not yet cut to what is known.

    `acted` keeps how likely each seat's actions are, by kind of player and colour; `proved` what attempts say of each
    world, to the viewer and to an onlooker.
    """
    r, s = rules[0], states[0]
    players = wide(r["players"])
    likely = acted[MOST_PLAYERS]
    for seat in range(MOST_PLAYERS):
        for kind in range(len(SHARPNESS)):
            for colour in range(len(COLOURS)):
                acted[seat, kind, colour] = BEFORE[kind]
    for world in range(len(WORLDS)):
        proved[0, world] = 1.0
        proved[1, world] = 1.0
    believe(players, viewer, belief, acted, proved)
    set_up(r, s, first)
    for seat in range(players):
        s["colours"][seat] = UNKNOWN
    s["dealt"] = players
    for k in range(len(log)):
        if log[k, 0] == TURNED:
            # A card that all knew is not owed.
            if chance_source(r, s) == FIRST_STACK + log[k, 1]:
                perform_chance(r, s, wide(log[k, 2]))
            continue
        action, dagger, success = wide(log[k, 1]), wide(log[k, 2]), log[k, 3] > 0
        seat = wide(s["to_act"])
        likelihoods(r, s, belief, action, room, scores, likely)
        if ASSASSINATE <= action < PASS:
            attempt(r, s, belief, seat, action, dagger, success, viewer, proved)
            pretend(r, s, seat, action, success)
        else:
            perform(r, s, action)
        most = 0.0
        for kind in range(len(SHARPNESS)):
            for colour in range(len(COLOURS)):
                acted[seat, kind, colour] *= likely[kind, colour]
                most = max(most, acted[seat, kind, colour])
        for kind in range(len(SHARPNESS)):
            for colour in range(len(COLOURS)):
                acted[seat, kind, colour] /= most
        believe(players, viewer, belief, acted, proved)
    show_ways(belief, acted)


@rule
def show_ways(belief: Any, acted: Any) -> None:
    """Write how likely each seat, if it has a colour, is each kind of player."""
    for seat in range(MOST_PLAYERS):
        for colour in range(len(COLOURS)):
            whole = 0.0
            for kind in range(len(SHARPNESS)):
                whole += acted[seat, kind, colour]
            for kind in range(ANYTHING):
                belief[WAYS + kind, 5 * seat + colour] = acted[seat, kind, colour] / whole if whole > 0.0 else 0.0


@rule
def believe(players: int, viewer: int, belief: Any, acted: Any, proved: Any) -> None:
    """The chance of each world: everybody's actions, whatever kind of player they are, and the attempts."""
    own, public = belief[OWN], belief[PUBLIC]
    for world in range(len(WORLDS)):
        own[world], public[world] = proved[0, world], proved[1, world]
        for seat in range(players):
            likely = 0.0
            for kind in range(len(SHARPNESS)):
                likely += acted[seat, kind, WORLDS[world, seat]]
            public[world] *= likely
            if seat != viewer:
                own[world] *= likely
    normalise(public)
    normalise(own)


@rule
def attempt(
    r: Record, s: Record, belief: Any, seat: int, action: int, dagger: int, success: bool, viewer: int, proved: Any
) -> None:
    """What an attempt tells of both sides' colours. The likelier a victim seemed to be so, the likelier a dagger is."""
    public, guesses, named = belief[PUBLIC], belief[GUESSES], belief[ROOM_A]  # named: assassin's colour × dagger
    victim = (action - ASSASSINATE) // 15
    for colour in range(len(COLOURS)):
        guess(r, s, public, seat, colour, guesses)
        whole = 0.0
        for other in range(len(COLOURS)):
            named[5 * colour + other] = (guesses[5 * victim + other] + 0.03) ** AIM
            whole += named[5 * colour + other]
        for other in range(len(COLOURS)):
            named[5 * colour + other] /= whole
    for world in range(len(WORLDS)):
        mine, theirs = WORLDS[world, seat], WORLDS[world, victim]
        right = named[5 * mine + theirs]
        outcome = right if success else 1.0 - right
        proved[1, world] *= outcome
        if seat == viewer:
            continue  # they know the victim's colour
        if dagger >= 0:
            outcome = named[5 * mine + dagger] if (theirs == dagger) == success else 0.0
        proved[0, world] *= outcome


@rule
def pretend(r: Record, s: Record, seat: int, action: int, success: bool) -> None:
    """Do an attempt as all have seen it: no card turns up, so the turn ends."""
    victim, number = (action - ASSASSINATE) // 15, (action - ASSASSINATE) // 5 % 3
    resolve(s, seat, victim, number, success)
    s["passes"] = 0
    end_turn(r, s)


@rule
def conclude(rules: Rules, states: States, viewer: int, belief: Any) -> None:
    """Cut what the viewer believes to what they know (states[0], masked), and write sums and an onlooker's shares."""
    r, s = rules[0], states[0]
    players = wide(r["players"])
    own, public = belief[OWN], belief[PUBLIC]
    for world in range(len(WORLDS)):
        for seat in range(players):
            if s["colours"][seat] >= 0 and WORLDS[world, seat] != s["colours"][seat]:
                own[world] = 0.0
    normalise(own)
    own_sum, public_sum = 0.0, 0.0
    for k in range(MOST_PLAYERS * len(COLOURS)):
        belief[SHARES, k] = 0.0
    for world in range(len(WORLDS)):
        own_sum += own[world]
        public_sum += public[world]
        belief[OWN_SUMS, world] = own_sum
        belief[PUBLIC_SUMS, world] = public_sum
        for seat in range(players):
            belief[SHARES, 5 * seat + WORLDS[world, seat]] += public[world]
    belief[FACTS, SEARCHER] = viewer
    belief[FACTS, COLOUR] = s["colours"][viewer]


def read_log(history: list[Json]) -> Any:
    """The history from the deal on as rows of numbers."""
    rows: list[tuple[int, int, int, int]] = []
    for event in history:
        kind = event["type"]
        if kind == "deal":
            for stack, group in enumerate(GROUPS):
                rows += [(TURNED, stack, names.card_number(card) % KINDS, 0) for card in event["open"][group]]
        elif kind == "move":
            action = event["action"]
            if action["kind"] == "assassinate":
                # The dagger is told to two only.
                dagger = COLOURS.index(action["colour"]) if "colour" in action else UNKNOWN
                number = ASSASSINATE + 5 * (3 * action["victim"] + action["number"] - 1)
                rows.append((MOVE, number + max(0, dagger), dagger, 0))
            else:
                rows.append((MOVE, names.number(names.read(action)), NONE, 0))
        elif kind == "attempt":
            rows[-1] = (*rows[-1][:3], int(event["success"]))
        elif kind == "reveal":
            rows.append((TURNED, names.stack_number(event["stack"]), names.card_number(event["card"]) % KINDS, 0))
    return np.array(rows, np.int64).reshape(-1, 4)


class Suspicion:
    """What the seat of a view believes, as the table that the search takes."""

    def __init__(self) -> None:
        self.belief = new_belief()
        self._actions = np.zeros(MOST_LEGAL, np.int32)
        self._scores = np.zeros(MOST_LEGAL, np.float64)
        self._acted = np.zeros((MOST_PLAYERS + 1, len(SHARPNESS), len(COLOURS)), np.float64)
        self._proved = np.zeros((2, len(WORLDS)), np.float64)

    def believe(self, view: View, doubt: float = PUBLIC_WORLDS) -> Any:
        """From the view's history; without a deal in it, from what is known only."""
        assert view.seat is not None
        history = view.history
        rules = view.rulebook.rules
        if history and history[0]["type"] == "deal":
            log = read_log(history)
            states = view.state.copy()
            recount(
                rules, states, int(view.seat), int(view.state["first"][0]), log, self.belief, self._actions,
                self._scores, self._acted, self._proved,
            )  # fmt: skip
        else:
            self.belief[[OWN, PUBLIC]] = 1 / len(WORLDS)
            self.belief[WAYS : WAYS + ANYTHING] = (BEFORE / BEFORE.sum())[:ANYTHING, None]
        return self._conclude(view, doubt)

    def know(self, view: View, doubt: float = 0.0) -> Any:
        """Every assignment that the view allows equally likely, all players thoughtful: what a plain search goes by."""
        self.belief[[OWN, PUBLIC]] = 1 / len(WORLDS)
        self.belief[WAYS : WAYS + THOUGHTFUL] = 1 / THOUGHTFUL
        return self._conclude(view, doubt)

    def _conclude(self, view: View, doubt: float) -> Any:
        conclude(view.rulebook.rules, view.state, int(view.seat or 0), self.belief)
        self.belief[FACTS, DOUBT] = doubt
        return self.belief
