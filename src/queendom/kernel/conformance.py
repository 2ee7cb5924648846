"""What every game must do, whatever its rules: one suite, run on each game and each number of players.

Raises AssertionError that says what is wrong. The games are random and follow from a seed: a failure can be repeated.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

import numpy as np
from pydantic import ValidationError

from queendom.kernel import generic
from queendom.kernel.gate import undeclared
from queendom.kernel.layout import Seat, States
from queendom.kernel.models import Models, Variant
from queendom.kernel.playout import LOG, logged_playout
from queendom.kernel.rulebook import Rulebook
from queendom.kernel.shapes import AnyEvent
from queendom.kernel.streams import next_below, stream

MOST_STEPS = 4000


class Conformance:
    """The suite for one rulebook."""

    def __init__(self, rulebook: Rulebook) -> None:
        self.rulebook = rulebook
        self.rules = rulebook.rules

    def walk(self, seed: object) -> Iterator[States]:
        """Every state of a random game, with chance points and the end, in the same array. Copy what you keep."""
        luck = stream("conformance", seed)
        states = self.rulebook.new(Seat(next_below(luck, self.rulebook.players)))
        for _ in range(MOST_STEPS):
            yield states
            point = self.rulebook.chance_point(states)
            if point is not None:
                likely = [outcome for outcome, weight in enumerate(point.weights) for _ in range(weight)]
                assert self.rulebook.apply_chance(states, likely[next_below(luck, len(likely))])
            elif self.rulebook.to_act(states) is not None:
                legal = self.rulebook.legal_numbers(states)
                assert generic.apply_at(self.rules, states, 0, legal[next_below(luck, len(legal))]) == 0
            else:
                return
        raise AssertionError("a random game does not end")

    def lockstep(self, seed: object) -> None:
        """The same choices give the same bytes."""
        for one, other in zip(self.walk(seed), self.walk(seed), strict=True):
            assert one.tobytes() == other.tobytes(), "two equal games differ"

    def copies_are_independent(self, seed: object) -> None:
        """Whatever is done to a copy leaves the original as it was."""
        for states in self.walk(seed):
            before, copy = states.tobytes(), self.rulebook.layout.copy(states)
            assert copy.tobytes() == before, "a copy is not what was copied"
            for number in self.rulebook.legal_numbers(copy)[:1]:
                generic.apply_at(self.rules, copy, 0, number)
                assert copy.tobytes() != before, "a copy cannot be played on"
            assert states.tobytes() == before, "a copy shares memory with its original"

    def legal_is_applicable(self, seed: object) -> None:
        """Every legal action applies and changes the state; the list has no action twice."""
        for states in self.walk(seed):
            legal = self.rulebook.legal_numbers(states)
            assert len(legal) == len(set(legal)), "an action is listed twice"
            assert bool(legal) == (self.rulebook.to_act(states) is not None), "a player to act has nothing to do"
            for number in legal:
                copy = states.copy()
                assert generic.apply_at(self.rules, copy, 0, number) == 0, f"legal, but refused: {number}"
                assert copy.tobytes() != states.tobytes(), f"without effect: {number}"

    def illegal_is_refused(self, seed: object, numbers: range) -> None:
        """Every other number is refused with a known code, and nothing changes."""
        for step, states in enumerate(self.walk(seed)):
            legal = set(self.rulebook.legal_numbers(states))
            before = states.tobytes()
            for number in numbers[step % 7 :: 7]:
                code = generic.apply_at(self.rules, states, 0, number) if number not in legal else -1
                assert code != 0, f"illegal, but accepted: {number}"
                assert code < len(self.rulebook.refusals), f"unknown refusal {code}"
                assert states.tobytes() == before, f"refused, but changed: {number}"

    def names_round_trip(self, seed: object) -> None:
        """An action is the same after a trip through its number, its JSON and its notation."""
        for states in self.walk(seed):
            for number in self.rulebook.legal_numbers(states):
                action = self.rulebook.action(number)
                assert self.rulebook.number(action) == number
                assert self.rulebook.read_action(json.loads(json.dumps(action.to_json()))) == action
                assert self.rulebook.read_move(self.rulebook.write_move(action)) == action

    def chance_is_sound(self, seed: object) -> None:
        """A chance point has outcomes with weights, and exactly those with a weight above 0 are accepted."""
        for states in self.walk(seed):
            point = self.rulebook.chance_point(states)
            if point is None:
                continue
            assert self.rulebook.to_act(states) is None, "a player acts while chance is owed"
            assert min(point.weights) >= 0, "a negative weight"
            assert sum(point.weights) > 0, "chance is owed, and nothing can come"
            assert len(point.weights) == self.rulebook.most_outcomes, "a weight for another number of outcomes"
            for outcome, weight in [*enumerate(point.weights), (-1, 0), (len(point.weights), 0)]:
                copy = states.copy()
                assert self.rulebook.apply_chance(copy, outcome) == (weight > 0), "an impossible outcome came"
                assert (copy.tobytes() != states.tobytes()) == (weight > 0)

    def positions_round_trip(self, seed: object) -> None:
        """A position told and read again is the same state, to the byte."""
        for states in self.walk(seed):
            if self.rulebook.chance_point(states) is None:
                position = json.loads(json.dumps(self.rulebook.position(states)))
                assert self.rulebook.from_position(position).tobytes() == states.tobytes(), f"not the same: {position}"

    def shapes_fit(self, seed: object) -> None:
        """Whatever a game tells is as its shapes say: events, positions, legal actions, previews, the result."""
        shapes, rules = self.rulebook.shapes, self.rulebook
        kept, sent = (Models(variant) for variant in (Variant.KEPT, Variant.SENT))
        _fits(kept, shapes.options, rules.options)
        for states, events in self.told(seed):
            result = rules.result(states)
            for event in events:
                _fits(kept, shapes.event, event)
                for viewer in (None, *map(Seat, range(rules.players))):
                    _fits(sent, shapes.event, rules.gate.see(event, viewer, result is not None))
            _fits(kept, shapes.position, rules.position(states))
            for viewer in (None, *map(Seat, range(rules.players))):
                seen = states if result is not None else rules.layout.seen_by(states, 0, viewer)
                _fits(kept, shapes.position, rules.position(seen))
            if result is None:
                _fits(kept, shapes.legal, rules.factored(states))
                for number in rules.legal_numbers(states)[:3]:
                    _fits(kept, shapes.action, rules.action(number).to_json())
                    for gain in rules.preview(states, rules.action(number))["gains"]:
                        _fits(sent, shapes.gain, gain)
                continue
            _fits(kept, shapes.result, result)
            if (breakdown := rules.score_breakdown(states)) is not None:
                _fits(kept, shapes.breakdown, breakdown)

    def visibility_is_declared(self, seed: object) -> None:
        """Every key of every event says who may see it, and once the game is over everybody sees all of it."""
        shapes, gate = self.rulebook.shapes, self.rulebook.gate
        assert undeclared(shapes.event) == [], f"nobody may see these: {undeclared(shapes.event)}"
        for _, events in self.told(seed):
            for event in events:
                assert event["type"] in gate.types, f"an event that no shape declares: {event['type']}"
                assert gate.see(event, None, True) == event, f"not all of it is told at the end: {event}"

    def told(self, seed: object) -> Iterator[tuple[States, Sequence[AnyEvent]]]:
        """A random game as it is told: each state in which somebody acts or it is over, and the events before it."""
        luck, rules = stream("conformance", seed), self.rulebook
        states = rules.new(Seat(next_below(luck, rules.players)))
        events: Sequence[AnyEvent] = [rules.tell_deal(self._settled(states, luck))]
        while True:
            yield states, events
            if rules.to_act(states) is None:
                return
            legal = rules.legal_numbers(states)
            action, before = rules.action(legal[next_below(luck, len(legal))]), rules.layout.copy(states)
            gains = rules.apply(states, action)
            events = rules.tell_move(before, action, gains, self._settled(states, luck), states)

    def _settled(self, states: States, luck: States) -> list[int]:
        """Make all draws that the state waits for, in place; returns the outcomes."""
        outcomes: list[int] = []
        while (point := self.rulebook.chance_point(states)) is not None:
            likely = [outcome for outcome, weight in enumerate(point.weights) for _ in range(weight)]
            outcomes.append(likely[next_below(luck, len(likely))])
            assert self.rulebook.apply_chance(states, outcomes[-1])
        return outcomes

    def playouts_are_real(self, seed: object) -> None:
        """What a compiled playout did can be replayed step by step, and every step was legal."""
        log = np.zeros(MOST_STEPS, LOG)
        end = np.zeros(1, self.rulebook.layout.dtype)
        written = logged_playout(self.rules, end, 0, 0, stream("conformance", seed), log)
        states = self.rulebook.new(Seat(0))
        for entry in log[:written].tolist():
            if entry < 0:
                assert self.rulebook.apply_chance(states, -1 - entry), "a playout drew what cannot come"
            else:
                assert entry in self.rulebook.legal_numbers(states), "a playout played an illegal action"
                generic.apply_at(self.rules, states, 0, entry)
        assert states.tobytes() == end.tobytes(), "a playout ended elsewhere"
        assert self.rulebook.result(states) is not None, "a playout did not end the game"


def _fits(models: Models, shape: object, value: object) -> None:
    """As JSON, which has no tuples."""
    try:
        models.adapter(shape).validate_json(json.dumps(value))
    except ValidationError as error:
        raise AssertionError(f"not in its shape: {value}: {error}") from None
