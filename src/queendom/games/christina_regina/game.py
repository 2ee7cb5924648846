"""Christina Regina as a game among others: the names behind the compiled rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from queendom.games.christina_regina import (
    actions,
    court,
    edition,
    events,
    kernel,
    legal,
    notation,
    position,
    refusals,
    scoring,
    view,
)
from queendom.games.christina_regina.actions import Assassinate
from queendom.games.christina_regina.board import tables
from queendom.games.christina_regina.court import FACTIONS, FIRST_STACK, MOST_OUTCOMES
from queendom.games.christina_regina.edition import Edition
from queendom.games.christina_regina.numbering import MOST_LEGAL
from queendom.games.christina_regina.state import CHRISTINA, COLOURS, GROUPS, LAYOUT, OVER, Ending
from queendom.kernel import generic, rulebook
from queendom.kernel.actions import Action, Json
from queendom.kernel.editions import Shelf
from queendom.kernel.errors import IllegalAction
from queendom.kernel.layout import Layout, Seat, States

generic.implement(LAYOUT.dtype, kernel, legal, court)

_SOURCES = {FACTIONS: "faction"} | {FIRST_STACK + k: f"stack/{group}" for k, group in enumerate(GROUPS)}


class Rulebook(rulebook.Rulebook):
    """The rules of one match of Christina Regina."""

    game: ClassVar[str] = edition.GAME
    layout: ClassVar[Layout] = LAYOUT
    refusals: ClassVar[Sequence[str]] = refusals.KEYS
    most_legal: ClassVar[int] = MOST_LEGAL
    most_outcomes: ClassVar[int] = MOST_OUTCOMES
    edition: Edition

    def __init__(self, edition: Edition, players: int, options: Mapping[str, str]) -> None:
        super().__init__(edition, players, options, tables(edition, players, options))

    def source_name(self, source: int) -> str:
        return _SOURCES[source]

    def number(self, action: Action) -> int:
        return actions.number(action)

    def action(self, number: int) -> Action:
        return actions.action(number)

    def read_action(self, data: Mapping[str, Any]) -> Action:
        return actions.read(data)

    def write_move(self, action: Action) -> str:
        return notation.write(action)

    def read_move(self, text: str) -> Action:
        return notation.read(text)

    def factored(self, states: States) -> Json:
        return view.factored(self.rules, states)

    def preview(self, states: States, action: Action) -> Json:
        """An attempt tells nothing before it is made."""
        if not isinstance(action, Assassinate):
            return super().preview(states, action)
        if refused := self.refusal(states, self.number(action)):
            raise IllegalAction(refused, action=self.write_move(action))
        return {"gains": [], "position": None}

    def gains(self, states: States, action: Action) -> list[Json]:
        """Nothing is gained before the end; an attempt is what an assassination brings at once."""
        return events.attempt(states, action)

    def tell_deal(self, outcomes: Sequence[int]) -> Json:
        return events.tell_deal(self.players, outcomes)

    def tell_move(
        self, before: States, action: Action, gains: list[Json], outcomes: Sequence[int], after: States
    ) -> list[Json]:
        return events.tell_move(before, action, gains, after)

    def outcomes(self, events_of_move: Sequence[Mapping[str, Any]]) -> list[tuple[str, int]]:
        return events.outcomes(events_of_move)

    def scores(self, states: States) -> list[int]:
        return [int(sum(points)) for points in states["points"][0, : self.players].tolist()]

    def result(self, states: States) -> Json | None:
        """CR-5.4, CR-5.5: most points, then most 3s, then most 2s; still tied is a shared victory."""
        if states["stage"][0] != OVER:
            return None
        points: list[list[int]] = states["points"][0, : self.players].tolist()
        told: Json = {"scores": self.scores(states), "winners": [], "ending": str(Ending.CHRISTINA)}
        told |= {"points": points, "decided_by": None}
        if states["ending"][0] == CHRISTINA:
            return told
        winners, decided_by = list(range(self.players)), "shared"
        for name, worth in (
            ("points", [sum(row) for row in points]),
            ("threes", [row.count(3) for row in points]),
            ("twos", [row.count(2) for row in points]),
        ):
            most = max(worth[seat] for seat in winners)
            winners = [seat for seat in winners if worth[seat] == most]
            if len(winners) == 1:
                decided_by = name
                break
        return told | {"winners": winners, "ending": str(Ending.SCORED), "decided_by": decided_by}

    def reckoning(self, states: States) -> Json | None:
        """CR-5.2, CR-5.3: each influence stack from the top: whose card, what it scores, what a fallen leader costs."""
        if states["stage"][0] != OVER:
            return None
        colours = states["colours"][0, : self.players].tolist()
        told: Json = {}
        for group, name in enumerate(GROUPS):
            fallen = scoring.fallen_at(self.rules, states, 0, group)
            met = 0
            rows = []
            height = int(states["heights"][0, group])
            for colour in states["influence"][0, group, :height].tolist()[::-1]:
                removed = bool((fallen >> colour) & 1)
                fallen &= ~(1 << colour)
                first = not removed and not (met >> colour) & 1
                met |= int(first) << colour
                place = scoring.place_at(self.rules, states, 0, colour, group) if first else 3
                rows.append(
                    {
                        "card": f"{name}-{COLOURS[colour]}",
                        "points": max(0, 3 - place),
                        "seat": colours.index(colour) if colour in colours else None,
                        "removed": removed,
                    }
                )
            told[name] = rows
        return told

    def see_event(self, event: Json, viewer: Seat | None, over: bool) -> Json:
        return events.see(event, viewer, over)

    def tell_state(self, states: States) -> Json:
        return position.write(self.players, states)

    def from_position(self, data: Mapping[str, Any]) -> States:
        return position.Reader(self.edition, self.rules, self.players, data).read()


class ChristinaRegina(rulebook.Game):
    """Christina Regina: The Queen's Path, 2–5 players."""

    name: ClassVar[str] = edition.GAME
    rules_version: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)
    options: ClassVar[Mapping[str, tuple[str, ...]]] = {"memory-aid": ("off", "on")}
    endings: ClassVar[type[Ending]] = Ending
    default_edition: ClassVar[str] = edition.DEFAULT
    shelf: ClassVar[Shelf[Edition]] = edition.SHELF

    def rulebook(self, edition: rulebook.Edition, players: int, options: Mapping[str, str]) -> Rulebook:
        assert isinstance(edition, Edition)
        return Rulebook(edition, players, options)
