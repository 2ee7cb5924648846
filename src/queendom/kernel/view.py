"""What one viewer may know of a match: the masked state, and the history with what they may not know yet left out.

Players, spectators, bots and logs all get this and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from queendom.kernel.actions import Action, Json
from queendom.kernel.layout import Seat, States
from queendom.kernel.rulebook import Rulebook


@dataclass(frozen=True)
class View:
    """A match as seen from a seat, or by a spectator (seat None)."""

    game: str
    seat: Seat | None
    rulebook: Rulebook
    state: States
    history: tuple[Json, ...]

    @classmethod
    def of(cls, game: str, rulebook: Rulebook, states: States, events: Sequence[Json], seat: Seat | None) -> View:
        """The one gate: every view is made here."""
        return cls(
            game=game,
            seat=seat,
            rulebook=rulebook,
            state=rulebook.layout.seen_by(states, 0, seat),
            history=tuple(rulebook.see_event(event, seat) for event in events),
        )

    @cached_property
    def position(self) -> Json:
        """What the viewer knows, as names and numbers."""
        return self.rulebook.position(self.state)

    @cached_property
    def to_act(self) -> Seat | None:
        return self.rulebook.to_act(self.state)

    def legal_numbers(self) -> list[int]:
        """The viewer's own legal actions as the kernel numbers them; none when it is not their turn."""
        return self.rulebook.legal_numbers(self.state) if self.to_act == self.seat is not None else []

    def legal_actions(self) -> list[Action]:
        return [self.rulebook.action(number) for number in self.legal_numbers()]

    def to_json(self) -> Json:
        return {"game": self.game, "seat": self.seat, "position": self.position, "history": list(self.history)}
