"""Where a game stands: a rulebook, a state, and the chance to come. A refused action changes nothing.

What an action does is first prepared and then accepted: in between, a table keeps it where a power cut cannot reach it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from queendom.errors import IllegalAction, shown
from queendom.kernel.actions import Action, malformed
from queendom.kernel.chance import Chance, SeededChance
from queendom.kernel.layout import Seat, States
from queendom.kernel.rulebook import Game, Rulebook
from queendom.kernel.shapes import AnyEvent, AnyPosition, AnyResult, End, Foreign, is_move
from queendom.kernel.tally import Parts, Tally, from_before, tell, with_gains
from queendom.kernel.view import View
from queendom.match.shapes import ABANDONED

_TELLS_NOTHING_NEW = {"move", "gain"}  # all else shows what nobody could know before


@dataclass(frozen=True, slots=True)
class PreparedMove:
    """What an action would do."""

    events: list[AnyEvent]
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


class GameInProgress:
    """One game being played, or finished."""

    def __init__(
        self, game: Game, rulebook: Rulebook, states: States, chance: SeededChance, parts: Parts | None = None
    ) -> None:
        self.game = game
        self.rulebook = rulebook
        self._chance = chance
        self._states = states
        self._given_up = False
        # Where the points came from: what is there at the start is from before.
        self._parts = from_before(rulebook.scores(states)) if parts is None else parts
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
    def result(self) -> AnyResult | None:
        """None, or scores, winners and ending."""
        if self._given_up:
            return {"scores": self.rulebook.scores(self._states), "winners": [], "ending": ABANDONED}
        return self.rulebook.result(self._states)

    @property
    def tally(self) -> Tally | None:
        """None, or where everybody's points came from, and why it was won: parts that add up to the scores."""
        result = self.result
        return None if result is None else tell(self.rulebook.parts(self._states, self._parts), result)

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

    def seen_by(self, viewer: Seat | None, seen: Sequence[AnyEvent]) -> View:
        """The view of a seat or a spectator; `seen` are the events as that viewer may know them."""
        over = self.result is not None
        return View.of(self.game.name, self.rulebook, self._states, seen, viewer, over)

    def position(self) -> AnyPosition:
        """The position in words: `game.position` is its inverse."""
        return self.rulebook.position(self._states)

    # --- playing ---

    def prepare_deal(self, chance: Chance | None = None) -> PreparedMove:
        """All that a new game begins with, drawn from the seed or told."""
        after = self.rulebook.layout.copy(self._states)
        outcomes, own_chance = self._settle(after, chance)
        return PreparedMove([self.rulebook.tell_deal(outcomes)], after, own_chance, True)

    def prepare(
        self, action: Action | Foreign | str, seat: int | None = None, by: str | None = None,
        chance: Chance | None = None,
    ) -> PreparedMove:  # fmt: skip
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
        events = list(self.rulebook.tell_move(self._states, wanted, gains, outcomes, after))
        if by is not None and is_move(events[0]):
            events[0]["by"] = by
        return PreparedMove(events, after, own_chance, bool(outcomes))

    def accept(self, prepared: PreparedMove) -> None:
        """Let it have happened."""
        self._states = prepared.states
        self._chance = prepared.chance
        self._parts = self._parts_after(prepared)

    def after(self, prepared: PreparedMove) -> GameInProgress:
        """A standing of its own that has accepted it; this one stays. States are replaced, never changed: shared."""
        moved = GameInProgress(self.game, self.rulebook, prepared.states, prepared.chance, self._parts_after(prepared))
        moved._given_up = self._given_up
        return moved

    def given_up(self) -> GameInProgress:
        """The same, given up."""
        moved = GameInProgress(self.game, self.rulebook, self._states, self._chance, self._parts)
        moved.give_up()
        return moved

    def give_up(self) -> list[End]:
        """The game is over and nobody wins."""
        if self.result is not None:
            raise IllegalAction("game-over")
        self._given_up = True
        return [{"type": "end"}]

    def _parts_after(self, prepared: PreparedMove) -> Parts:
        gained = self.rulebook.gained(prepared.events)
        return with_gains(self._parts, gained) if gained else self._parts

    def _action(self, action: Action | Foreign | str) -> Action:
        if isinstance(action, Action):
            return action
        if isinstance(action, str):
            return self.rulebook.read_move(action)
        if isinstance(action, Mapping):
            return self.rulebook.read_action(action)
        raise malformed(action, "", "expected-action")

    def _settle(self, states: States, given: Chance | None) -> tuple[list[int], SeededChance]:
        """Draw everything that chance owes, in place; returns the outcomes in order, and the chance that is left."""
        outcomes: list[int] = []
        own = self._chance
        while (point := self.rulebook.chance_point(states)) is not None:
            if not outcomes and given is None:
                own = self._chance.copy()
            outcome = (given or own).draw(point)
            if type(outcome) is not int or not self.rulebook.apply_chance(
                states, max(-1, min(outcome, len(point.weights)))
            ):
                raise IllegalAction("no-such-outcome", source=point.source, given=shown(outcome))
            outcomes.append(outcome)
        return outcomes, own
