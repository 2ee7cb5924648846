"""What a seat may believe of everybody's colour, from its view alone; and what an onlooker would.

The history is played again as everybody could see it. Each action makes those colours likelier whose players would have
liked it: its likelihood is a softmax over the scores of all actions possible then, with a floor, so that no action
makes anybody certain. Players may be of several types (`player_types`), and their actions show which.
An assassination tells more: whom the assassin took for which colour, and whether that was right.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import numpy as np

from queendom.bots.search.christina_regina.assignments import (
    ASSIGNMENTS,
    COLOUR,
    FACTS,
    GUESSES,
    MARGINALS,
    OWN,
    OWN_SUMS,
    PUBLIC,
    PUBLIC_SHARE,
    PUBLIC_SUMS,
    SCRATCH_A,
    SCRATCH_B,
    SEARCHER,
    TYPE_ROWS,
    guess,
    new_belief,
)
from queendom.bots.search.christina_regina.cards import phase_of, read_court, read_places
from queendom.bots.search.christina_regina.fitted import WEIGHTS
from queendom.bots.search.christina_regina.move_scores import score_moves, write_stakes
from queendom.bots.search.christina_regina.player_types import (
    FIRST_NAIVE_TYPE,
    NAIVE_WEIGHTS,
    RANDOM_TYPE,
    RATIONAL_TYPES,
    SHARPNESS,
    TYPE_PRIORS,
    canonical,
    likelihood,
    write_own_stakes,
)
from queendom.games.christina_regina import actions as names
from queendom.games.christina_regina.kernel import resolve
from queendom.games.christina_regina.numbering import ASSASSINATE, MOST_LEGAL, PASS
from queendom.games.christina_regina.shapes import Event
from queendom.games.christina_regina.state import COLOURS, GROUPS, KINDS, MOST_PLAYERS, NONE, UNKNOWN
from queendom.games.christina_regina.supply import FIRST_STACK
from queendom.games.christina_regina.turn import end_turn
from queendom.kernel.bits import wide
from queendom.kernel.compiled import compiled
from queendom.kernel.generic import chance_source, perform, perform_chance, set_up
from queendom.kernel.layout import Record, Rules, States
from queendom.kernel.shapes import AnyEvent
from queendom.kernel.view import View

#: An assassin names a dagger of a colour as often as (its chance + AIM_FLOOR) ** AIM: mostly the likeliest one, and now
#: and then one that others take to be impossible. Both chosen by hand.
AIM, AIM_FLOOR = 2.0, 0.03
#: The share of simulations that sample what an onlooker believes; the others sample what the searcher does. Chosen by
#: hand.
SHARE_OF_PUBLIC = 0.5
#: Rows of a log: a move with its dagger (UNKNOWN to those who may not know) and success, or a card turned up.
MOVE, TURNED = 0, 1


@compiled
def likelihoods(r: Record, s: Record, belief: Any, action: int, scratch: Any, scores: Any, out: Any) -> None:
    """Write how likely the player to act would do this: for each type of player, and each colour they may have."""
    seat = wide(s["to_act"])
    w = WEIGHTS[wide(r["players"]) - 2, phase_of(s)]
    places, court = read_places(r, s), read_court(s)
    guesses, stakes = belief[GUESSES], belief[SCRATCH_A]
    seen = canonical(action)
    for colour in range(len(COLOURS)):
        guess(r, s, belief[PUBLIC], seat, colour, guesses)
        write_stakes(r, s, seat, colour, guesses, stakes)
        found = score_moves(r, s, w, seat, colour, guesses, stakes, places, court, wide(0), scratch, scores)
        for player_type in range(len(SHARPNESS)):
            if player_type == FIRST_NAIVE_TYPE:
                write_own_stakes(s, seat, colour, stakes)
                found = score_moves(
                    r, s, NAIVE_WEIGHTS, seat, colour, guesses, stakes, places, court, wide(0), scratch, scores
                )
            out[player_type, colour] = likelihood(scores, scratch, found, seen, player_type, belief[SCRATCH_B])


@compiled
def normalise(chances: Any) -> None:
    whole = 0.0
    for assignment in range(len(ASSIGNMENTS)):
        whole += chances[assignment]
    for assignment in range(len(ASSIGNMENTS)):
        chances[assignment] /= whole


@compiled
def replay_log(
    rules: Rules, states: States, viewer: int, first: int, log: Any, belief: Any, scratch: Any, scores: Any,
    by_actions: Any, by_attempts: Any,
) -> None:  # fmt: skip
    """Play the log again on states[0], and write how likely each assignment is by what was seen.

    What the viewer knows besides is not used yet (`finish_belief`). `by_actions` keeps how likely each seat's actions
    are, by type of player and colour; `by_attempts` how likely the attempts are by assignment, to the viewer and to an
    onlooker.
    """
    r, s = rules[0], states[0]
    players = wide(r["players"])
    likely = by_actions[MOST_PLAYERS]
    for seat in range(MOST_PLAYERS):
        for player_type in range(len(SHARPNESS)):
            for colour in range(len(COLOURS)):
                by_actions[seat, player_type, colour] = TYPE_PRIORS[player_type]
    for assignment in range(len(ASSIGNMENTS)):
        by_attempts[0, assignment] = 1.0
        by_attempts[1, assignment] = 1.0
    update_chances(players, viewer, belief, by_actions, by_attempts)
    set_up(r, s, first)
    for seat in range(players):
        s["colours"][seat] = UNKNOWN
    s["dealt"] = players
    for k in range(len(log)):
        if log[k, 0] == TURNED:
            # A card that everybody knew already is not drawn again.
            if chance_source(r, s) == FIRST_STACK + log[k, 1]:
                perform_chance(r, s, wide(log[k, 2]))
            continue
        action, dagger, success = wide(log[k, 1]), wide(log[k, 2]), log[k, 3] > 0
        seat = wide(s["to_act"])
        likelihoods(r, s, belief, action, scratch, scores, likely)
        if ASSASSINATE <= action < PASS:
            learn_from_attempt(r, s, belief, seat, action, dagger, success, viewer, by_attempts)
            perform_as_seen(r, s, seat, action, success)
        else:
            perform(r, s, action)
        most = 0.0
        for player_type in range(len(SHARPNESS)):
            for colour in range(len(COLOURS)):
                by_actions[seat, player_type, colour] *= likely[player_type, colour]
                most = max(most, by_actions[seat, player_type, colour])
        for player_type in range(len(SHARPNESS)):
            for colour in range(len(COLOURS)):
                by_actions[seat, player_type, colour] /= most
        update_chances(players, viewer, belief, by_actions, by_attempts)
    write_types(belief, by_actions)


@compiled
def write_types(belief: Any, by_actions: Any) -> None:
    """Write how likely each seat is of each type, for each colour that it may have."""
    for seat in range(MOST_PLAYERS):
        for colour in range(len(COLOURS)):
            whole = 0.0
            for player_type in range(len(SHARPNESS)):
                whole += by_actions[seat, player_type, colour]
            for player_type in range(RANDOM_TYPE):
                belief[TYPE_ROWS + player_type, 5 * seat + colour] = (
                    by_actions[seat, player_type, colour] / whole if whole > 0.0 else 0.0
                )


@compiled
def update_chances(players: int, viewer: int, belief: Any, by_actions: Any, by_attempts: Any) -> None:
    """Write the chance of each assignment: by everybody's actions, whatever their type, and by the attempts."""
    own, public = belief[OWN], belief[PUBLIC]
    for assignment in range(len(ASSIGNMENTS)):
        own[assignment], public[assignment] = by_attempts[0, assignment], by_attempts[1, assignment]
        for seat in range(players):
            likely = 0.0
            for player_type in range(len(SHARPNESS)):
                likely += by_actions[seat, player_type, ASSIGNMENTS[assignment, seat]]
            public[assignment] *= likely
            if seat != viewer:
                own[assignment] *= likely
    normalise(public)
    normalise(own)


@compiled
def learn_from_attempt(
    r: Record, s: Record, belief: Any, seat: int, action: int, dagger: int, success: bool, viewer: int, by_attempts: Any
) -> None:
    """Write what an attempt tells of both colours: assassins mostly name the colour that the victim seems to have."""
    public, guesses, named = belief[PUBLIC], belief[GUESSES], belief[SCRATCH_A]  # named: assassin's colour × dagger
    victim = (action - ASSASSINATE) // 15
    for colour in range(len(COLOURS)):
        guess(r, s, public, seat, colour, guesses)
        whole = 0.0
        for other in range(len(COLOURS)):
            named[5 * colour + other] = (guesses[5 * victim + other] + AIM_FLOOR) ** AIM
            whole += named[5 * colour + other]
        for other in range(len(COLOURS)):
            named[5 * colour + other] /= whole
    for assignment in range(len(ASSIGNMENTS)):
        mine, theirs = ASSIGNMENTS[assignment, seat], ASSIGNMENTS[assignment, victim]
        right = named[5 * mine + theirs]
        outcome = right if success else 1.0 - right
        by_attempts[1, assignment] *= outcome
        if seat == viewer:
            continue  # they know the victim's colour
        if dagger >= 0:
            outcome = named[5 * mine + dagger] if (theirs == dagger) == success else 0.0
        by_attempts[0, assignment] *= outcome


@compiled
def perform_as_seen(r: Record, s: Record, seat: int, action: int, success: bool) -> None:
    """Do an attempt as everybody has seen it: no card is turned up, so the turn ends."""
    victim, number = (action - ASSASSINATE) // 15, (action - ASSASSINATE) // 5 % 3
    resolve(s, seat, victim, number, success)
    s["passes"] = 0
    end_turn(r, s)


@compiled
def finish_belief(rules: Rules, states: States, viewer: int, belief: Any) -> None:
    """Rule out what contradicts the viewer's knowledge (states[0], masked), and write the sums and the marginals."""
    r, s = rules[0], states[0]
    players = wide(r["players"])
    own, public = belief[OWN], belief[PUBLIC]
    for assignment in range(len(ASSIGNMENTS)):
        for seat in range(players):
            if s["colours"][seat] >= 0 and ASSIGNMENTS[assignment, seat] != s["colours"][seat]:
                own[assignment] = 0.0
    normalise(own)
    own_sum, public_sum = 0.0, 0.0
    for k in range(MOST_PLAYERS * len(COLOURS)):
        belief[MARGINALS, k] = 0.0
    for assignment in range(len(ASSIGNMENTS)):
        own_sum += own[assignment]
        public_sum += public[assignment]
        belief[OWN_SUMS, assignment] = own_sum
        belief[PUBLIC_SUMS, assignment] = public_sum
        for seat in range(players):
            belief[MARGINALS, 5 * seat + ASSIGNMENTS[assignment, seat]] += public[assignment]
    belief[FACTS, SEARCHER] = viewer
    belief[FACTS, COLOUR] = s["colours"][viewer]


def read_log(history: Sequence[AnyEvent]) -> Any:
    """The history from the deal on as rows of numbers."""
    rows: list[tuple[int, int, int, int]] = []
    for event in cast(Sequence[Event], history):
        if event["type"] == "deal":
            for stack, group in enumerate(GROUPS):
                rows += [(TURNED, stack, names.card_number(card) % KINDS, 0) for card in event["open"][group]]
        elif event["type"] == "move":
            action = event["action"]
            if action["kind"] == "assassinate":
                # Only the assassin and the victim know the dagger.
                dagger = COLOURS.index(action["colour"]) if "colour" in action else UNKNOWN
                number = ASSASSINATE + 5 * (3 * action["victim"] + action["number"] - 1)
                rows.append((MOVE, number + max(0, dagger), dagger, 0))
            else:
                rows.append((MOVE, names.number(names.read(action)), NONE, 0))
        elif event["type"] == "attempt":
            rows[-1] = (*rows[-1][:3], int(event["success"]))
        elif event["type"] == "reveal":
            rows.append((TURNED, names.stack_number(event["stack"]), names.card_number(event["card"]) % KINDS, 0))
    return np.array(rows, np.int64).reshape(-1, 4)


def belief_from_history(view: View) -> Any:
    """What the seat of a view believes by the view's history; if that has no deal, by what the seat knows alone."""
    belief = new_belief()
    history = view.history
    if history and history[0]["type"] == "deal":
        actions, scores = np.zeros(MOST_LEGAL, np.int32), np.zeros(MOST_LEGAL, np.float64)
        by_actions = np.zeros((MOST_PLAYERS + 1, len(SHARPNESS), len(COLOURS)), np.float64)
        by_attempts = np.zeros((2, len(ASSIGNMENTS)), np.float64)
        replay_log(
            view.rulebook.rules, view.state.copy(), _seat(view), int(view.state["first"][0]), read_log(history), belief,
            actions, scores, by_actions, by_attempts,
        )  # fmt: skip
    else:
        belief[[OWN, PUBLIC]] = 1 / len(ASSIGNMENTS)
        belief[TYPE_ROWS : TYPE_ROWS + RANDOM_TYPE] = (TYPE_PRIORS / TYPE_PRIORS.sum())[:RANDOM_TYPE, None]
    finish_belief(view.rulebook.rules, view.state, _seat(view), belief)
    belief[FACTS, PUBLIC_SHARE] = SHARE_OF_PUBLIC
    return belief


def uniform_belief(view: View) -> Any:
    """Every assignment that the view allows is equally likely, and all players are rational: for a plain search.

    No simulation samples the public assignments.
    """
    belief = new_belief()
    belief[[OWN, PUBLIC]] = 1 / len(ASSIGNMENTS)
    belief[TYPE_ROWS : TYPE_ROWS + RATIONAL_TYPES] = 1 / RATIONAL_TYPES
    finish_belief(view.rulebook.rules, view.state, _seat(view), belief)
    return belief


def _seat(view: View) -> int:
    assert view.seat is not None
    return int(view.seat)
