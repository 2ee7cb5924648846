"""What every game must do, whatever its rules: one suite, run on each game and each number of players.

Raises AssertionError with a word on what was broken. Games are random, from a seed, so a failure can be seen again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import numpy as np

from queendom.kernel import generic
from queendom.kernel.layout import Seat, States
from queendom.kernel.playout import LOG, logged_playout
from queendom.kernel.rulebook import Rulebook
from queendom.kernel.streams import next_below, stream

MOST_STEPS = 4000


class Conformance:
    """The suite for one rulebook."""

    def __init__(self, rulebook: Rulebook) -> None:
        self.rulebook = rulebook
        self.rules = rulebook.rules

    def walk(self, seed: object) -> Iterator[States]:
        """Every state of a random game, chance points and the end included. Not copies: copy what you keep."""
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
            before, copy = states.tobytes(), states.copy()
            for number in self.rulebook.legal_numbers(copy)[:1]:
                generic.apply_at(self.rules, copy, 0, number)
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
        """A chance point has outcomes, their weights count something, and exactly the likely ones can come."""
        for states in self.walk(seed):
            point = self.rulebook.chance_point(states)
            if point is None:
                continue
            assert self.rulebook.to_act(states) is None, "a player acts while chance is owed"
            assert min(point.weights) >= 0, "a negative weight"
            probabilities = np.array(point.weights) / sum(point.weights)
            assert abs(probabilities.sum() - 1) < 1e-12, "probabilities do not sum to one"
            for outcome, weight in [*enumerate(point.weights), (-1, 0), (len(point.weights), 0)]:
                copy = states.copy()
                assert self.rulebook.apply_chance(copy, outcome) == (weight > 0), "an impossible outcome came"
                assert (copy.tobytes() != states.tobytes()) == (weight > 0)

    def positions_round_trip(self, seed: object) -> None:
        """A position told and read again is the same state, to the byte."""
        for states in self.walk(seed):
            if self.rulebook.chance_point(states) is None:
                told = json.loads(json.dumps(self.rulebook.position(states)))
                assert self.rulebook.from_position(told).tobytes() == states.tobytes(), f"not the same: {told}"

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
