"""Where a game stands: a rulebook, a state, and the chance to come. A refused action changes nothing.

What an action does is first prepared and then accepted: in between, a table keeps it where a power cut cannot reach it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from queendom.kernel.actions import Action, Json, malformed
from queendom.kernel.chance import Chance, SeededChance
from queendom.kernel.errors import IllegalAction, shown
from queendom.kernel.layout import Seat, States
from queendom.kernel.rulebook import Game, Rulebook
from queendom.kernel.view import View

ABANDONED = "abandoned"  # the ending of a table that was given up: none that the rules know
_TELLS_NOTHING_NEW = {"move", "gain"}  # all else shows what nobody could know before


@dataclass(frozen=True, slots=True)
class Turn:
    """What an action would do."""

    events: list[Json]
    states: States
    chance: SeededChance
    drew: bool  # whether chance was asked

    @property
    def barrier(self) -> str | None:
        """Why it can never be taken back, as a message key; None if it can, until somebody else acts."""
        if self.drew:
            return "take-back-past-chance"
        if any(event["type"] not in _TELLS_NOTHING_NEW for event in self.events):
            return "take-back-past-reveal"
        return None


class Standing:
    """One game being played, or finished."""

    def __init__(self, game: Game, rulebook: Rulebook, states: States, chance: SeededChance) -> None:
        self.game = game
        self.rulebook = rulebook
        self._chance = chance
        self._states = states
        self._given_up = False
        self._asked: States | None = None
        self._to_act: Seat | None = None

    # --- looking ---

    @property
    def to_act(self) -> Seat | None:
        """The seat whose turn it is; None when the game is over."""
        if self._given_up:
            return None
        # Asked many times for each move: the answer is kept with the states that it was read from.
        if self._asked is not self._states:
            # In this order: another thread may ask in between.
            self._to_act, self._asked = self.rulebook.to_act(self._states), self._states
        return self._to_act

    @property
    def result(self) -> Json | None:
        """None, or scores, winners and ending."""
        if self._given_up:
            return {"scores": self.rulebook.scores(self._states), "winners": [], "ending": ABANDONED}
        return self.rulebook.result(self._states)

    @property
    def state(self) -> States:
        """A copy of the whole state. It holds every secret: only for the table itself, tests and analysis."""
        return self._states.copy()

    @property
    def chance(self) -> SeededChance:
        """The chance to come: it holds the seed. Only for the table itself."""
        return self._chance

    def legal_actions(self) -> list[Action]:
        return [] if self.to_act is None else self.rulebook.legal_actions(self._states)

    def seen_by(self, viewer: Seat | None, seen: Sequence[Json]) -> View:
        """The view of a seat or a spectator; `seen` are the events as that viewer may know them."""
        over = self.result is not None
        return View.of(self.game.name, self.rulebook, self._states, seen, viewer, over)

    def position(self) -> Json:
        """The position in words: `game.position` is its inverse."""
        return self.rulebook.position(self._states)

    # --- playing ---

    def prepare_deal(self, chance: Chance | None = None) -> Turn:
        """All that a new game begins with, drawn from the seed or told."""
        after = self.rulebook.layout.copy(self._states)
        outcomes, own_chance = self._settle(after, chance)
        return Turn([self.rulebook.tell_deal(outcomes)], after, own_chance, True)

    def prepare(
        self, action: Action | Mapping[str, Any] | str, seat: int | None = None, by: str | None = None,
        chance: Chance | None = None,
    ) -> Turn:  # fmt: skip
        """What an action would do; raises IllegalAction. Nothing changes until it is accepted."""
        wanted = self._action(action)
        if by is not None and not isinstance(by, str):
            raise malformed(by, "by", "expected-text")
        acting = self.to_act
        if acting is None:
            raise IllegalAction("game-over")
        if seat is not None and seat != acting:
            raise IllegalAction("not-your-turn", given=shown(seat), expected=int(acting))
        after = self.rulebook.layout.copy(self._states)
        if chance is not None and not callable(getattr(chance, "draw", None)):
            raise malformed(chance, "chance", "expected-chance")
        gains = self.rulebook.apply(after, wanted)
        outcomes, own_chance = self._settle(after, chance)
        events = self.rulebook.tell_move(self._states, wanted, gains, outcomes, after)
        if by is not None:
            events[0]["by"] = by
        return Turn(events, after, own_chance, bool(outcomes))

    def accept(self, turn: Turn) -> None:
        """Let it have happened."""
        self._states = turn.states
        self._chance = turn.chance

    def after(self, turn: Turn) -> Standing:
        """A standing of its own that has accepted it; this one stays. States are replaced, never changed: shared."""
        moved = Standing(self.game, self.rulebook, turn.states, turn.chance)
        moved._given_up = self._given_up
        return moved

    def given_up(self) -> Standing:
        """The same, given up."""
        moved = Standing(self.game, self.rulebook, self._states, self._chance)
        moved.give_up()
        return moved

    def give_up(self) -> list[Json]:
        """The game is over and nobody wins."""
        if self.result is not None:
            raise IllegalAction("game-over")
        self._given_up = True
        return [{"type": "end"}]

    def _action(self, action: Action | Mapping[str, Any] | str) -> Action:
        if isinstance(action, Action):
            return action
        if isinstance(action, str):
            return self.rulebook.read_move(action)
        if isinstance(action, Mapping):
            return self.rulebook.read_action(action)
        raise malformed(action, "", "expected-action")

    def _settle(self, states: States, told: Chance | None) -> tuple[list[int], SeededChance]:
        """Draw everything that chance owes, in place; returns the outcomes in order, and the chance that is left."""
        outcomes: list[int] = []
        own = self._chance
        while (point := self.rulebook.chance_point(states)) is not None:
            if not outcomes and told is None:
                own = self._chance.copy()
            outcome = (told or own).draw(point)
            if type(outcome) is not int or not self.rulebook.apply_chance(
                states, max(-1, min(outcome, len(point.weights)))
            ):
                raise IllegalAction("no-such-outcome", source=point.source, given=shown(outcome))
            outcomes.append(outcome)
        return outcomes, own
