"""Non-interference: whatever a viewer may not know can be replaced, and every byte the viewer gets stays the same."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

from counts import SCALE
from queendom.bots import make_bot
from queendom.errors import QueendomError
from queendom.games.christina_regina.state import COLOURS
from queendom.kernel.actions import copied
from queendom.kernel.chance import SeededChance, as_seed
from queendom.match import Match
from queendom.thinking.thought import Thought, packed


def all_that_is_seen(match: Match, viewer: int | None, illegal: list[int], new_events: int | None) -> bytes:
    """Everything that reaches a viewer, as bytes: state, position, history, legal actions, refusals, a bot's choice.

    Of history and record only what is new, unless all is asked for (None): the rest was compared when it was new.
    """
    view = match.view(viewer)
    payload: list[Any] = [view.position, view.to_act, view.legal_numbers(), view.state.tobytes().hex()]
    if new_events is None:
        # What a bot in another process would get.
        payload.append(packed(Thought("choose", "greedy", "luck"), view, None).hex())
        payload += [view.to_json(), match.record_for(viewer), [action.to_json() for action in view.legal_actions()]]
    else:
        payload.append(view._seen[-new_events:])
    if viewer is not None and view.to_act == viewer:
        payload.append(match.rulebook.factored(view.state))
        payload.append(make_bot("greedy", 1).choose(view).to_json())
        for number in illegal:
            try:
                match.play(match.rulebook.action(number), seat=viewer)
            except QueendomError as error:
                payload.append([type(error).__name__, error.key, str(error.arguments), str(error)])
    return json.dumps(payload).encode()


def with_other_secrets(match: Match, viewer: int | None, rng: random.Random, last: int | None = None) -> Match:
    """The same match as far as the viewer knows: another seed, and other colours and daggers where they see none.

    It has all events, or only the last ones, where nobody asks for more: to write all of them anew takes time.
    """
    other = copy.copy(match)
    other._seen = {}
    other._events = copied(match._events if last is None else match._events[-last:])
    other._chance = SeededChance(as_seed(rng.getrandbits(200)), match._chance.drawn.copy())
    if match.game.name == "christina-regina":
        _other_colours(match, other, viewer, rng)
    return other


def _other_colours(match: Match, other: Match, viewer: int | None, rng: random.Random) -> None:
    players = match.rulebook.players
    states = match.state
    s = states[0]
    known = {seat for seat in range(players) if viewer is not None and (seat == viewer or s["attempts"][viewer, seat])}
    left = [c for c in range(len(COLOURS)) if c not in {int(s["colours"][seat]) for seat in known}]
    rng.shuffle(left)
    for seat in set(range(players)) - known:
        s["colours"][seat] = left.pop()
    for assassin in range(players):
        for victim in range(players):
            if s["attempts"][assassin, victim] and viewer not in (assassin, victim):
                colour = int(s["colours"][victim])
                wrong = [c for c in range(len(COLOURS)) if c != colour]
                s["daggers"][assassin, victim] = colour if s["succeeded"][assassin, victim] else rng.choice(wrong)
    events: list[Any] = other._events
    for event in events:
        if event["type"] == "deal":
            event["factions"] = [COLOURS[int(s["colours"][seat])] for seat in range(players)]
        elif event["type"] == "move" and event["action"]["kind"] == "assassinate":
            dagger = int(s["daggers"][event["seat"], event["action"]["victim"]])
            event["action"]["colour"] = COLOURS[dagger]
        elif event["type"] == "attempt":
            event["victim_colour"] = COLOURS[int(s["colours"][event["victim"]])]
    other._states = states
    other._start = match._start.copy()
    if match.rulebook.chance_point(match._start) is None:  # it began at a position, which its record tells
        start = other._start[0]
        start["colours"] = s["colours"]
        start["daggers"][start["attempts"] > 0] = s["daggers"][start["attempts"] > 0]


def check_game(match: Match, rng: random.Random, actions: int) -> int:
    """Play a random game and compare at every ply, and everything at every eighth. Returns how often secrets really
    differed. Full runs compare for every viewer at every ply, others for two of them and everybody at every eighth.
    """
    differed = ply = 0
    new = len(match.events)
    viewers: list[int | None] = [*range(match.rulebook.players), None]
    while match.to_act is not None:
        legal = match.legal_actions()
        numbers = {match.rulebook.number(action) for action in legal}
        illegal = [number for number in rng.sample(range(actions), 12) if number not in numbers]
        tail = new if ply % 8 else None
        for viewer in viewers if tail is None or SCALE == 1 else rng.sample(viewers, 2):
            other = with_other_secrets(match, viewer, rng, tail)
            differed += other._states.tobytes() != match._states.tobytes()
            assert all_that_is_seen(other, viewer, illegal, tail) == all_that_is_seen(match, viewer, illegal, tail)
        kind = rng.choice(sorted({action.kind for action in legal}))
        new = len(match.play(rng.choice([action for action in legal if action.kind == kind])))
        ply += 1
    return differed
