"""What one viewer may know of a match: the masked state, and the history with what they may not know yet left out.

Players, spectators, bots and logs all get this and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from queendom.errors import IllegalAction, shown
from queendom.kernel.actions import Action, copied
from queendom.kernel.gate import without_unseen
from queendom.kernel.layout import Seat, States
from queendom.kernel.rulebook import Rulebook
from queendom.kernel.shapes import AnyEvent, AnyPosition, Foreign, Preview


@dataclass(frozen=True)
class View:
    """A match as seen from a seat, or by a spectator (seat None)."""

    game: str
    seat: Seat | None
    rulebook: Rulebook
    state: States
    _seen: tuple[AnyEvent, ...]
    over: bool

    @classmethod
    def of(
        cls, game: str, rulebook: Rulebook, states: States, seen: Sequence[AnyEvent], seat: Seat | None, over: bool
    ) -> View:
        """The one gate for states: every view is made here. `seen` are events that went through a gate.

        Once a game is over, given up or played to its end, everything is revealed.
        """
        state = states[:1].copy() if over else rulebook.layout.seen_by(states, 0, seat)
        return cls(game, seat, rulebook, state, tuple(seen), over)

    @cached_property
    def history(self) -> list[AnyEvent]:
        """What has happened, as the viewer may know it. A copy: changing it changes nothing else."""
        return copied(without_unseen(self._seen))

    @cached_property
    def position(self) -> AnyPosition:
        """What the viewer knows, as names and numbers."""
        return self.rulebook.position(self.state)

    @cached_property
    def to_act(self) -> Seat | None:
        return None if self.over else self.rulebook.to_act(self.state)

    def legal_numbers(self) -> list[int]:
        """The viewer's own legal actions as the kernel numbers them; none when it is not their turn."""
        return self.rulebook.legal_numbers(self.state) if self.to_act == self.seat is not None else []

    def legal_actions(self) -> list[Action]:
        return [self.rulebook.action(number) for number in self.legal_numbers()]

    def check_turn(self) -> None:
        """Raises IllegalAction unless it is the viewer's turn."""
        if self.to_act is None:
            raise IllegalAction("game-over")
        if self.to_act != self.seat:
            raise IllegalAction("not-your-turn", given=shown(self.seat), expected=int(self.to_act))

    def preview(self, action: Foreign | str) -> Preview:
        """What an action of the viewer's would bring, from what they know; raises IllegalAction."""
        self.check_turn()
        rules = self.rulebook
        return rules.preview(
            self.state, rules.read_move(action) if isinstance(action, str) else rules.read_action(action)
        )

    def answers(self, action: Foreign | str | None, questions: Foreign) -> Mapping[str, object]:
        """What else the viewer may ask of the game, from what they know; raises IllegalAction."""
        return self.rulebook.answers(self, action, questions)

    def to_json(self) -> dict[str, object]:
        return {"game": self.game, "seat": self.seat, "position": self.position, "history": self.history}
