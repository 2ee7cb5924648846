"""Christina Regina as a game among others: the names behind the compiled rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

from queendom.games.christina_regina import (
    actions,
    belief,
    edition,
    events,
    kernel,
    legal,
    notation,
    position,
    refusals,
    supply,
    turn,
    view,
)
from queendom.games.christina_regina.board import tables
from queendom.games.christina_regina.edition import Edition
from queendom.games.christina_regina.numbering import MOST_LEGAL
from queendom.games.christina_regina.shapes import (
    SHAPES,
    Attempt,
    Deal,
    Event,
    Legal,
    ReckonedCard,
    Result,
    State,
)
from queendom.games.christina_regina.state import CHRISTINA, COLOURS, GROUPS, LAYOUT, OVER, Ending
from queendom.games.christina_regina.supply import FACTIONS, FIRST_STACK, MOST_OUTCOMES
from queendom.kernel import generic, rulebook
from queendom.kernel.actions import Action
from queendom.kernel.editions import EditionCatalog
from queendom.kernel.layout import Layout, States
from queendom.kernel.shapes import AnyEvent, Foreign, GameShapes
from queendom.kernel.tally import END, Gained, Parts, with_gains

generic.implement(LAYOUT.dtype, kernel, legal, supply)

_SOURCES = {FACTIONS: "faction"} | {FIRST_STACK + k: f"stack/{group}" for k, group in enumerate(GROUPS)}


class Rulebook(rulebook.Rulebook):
    """The rules of one match of Christina Regina."""

    game: ClassVar[str] = edition.GAME
    layout: ClassVar[Layout] = LAYOUT
    shapes: ClassVar[GameShapes] = SHAPES
    #: An attempt tells nothing before it is made.
    foreseeable: ClassVar[frozenset[str]] = frozenset({"draw", "agitate", "manipulate", "persuade", "pass"})
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

    def read_action(self, data: Foreign) -> Action:
        return actions.read(data)

    def write_move(self, action: Action) -> str:
        return notation.write(action)

    def read_move(self, text: str) -> Action:
        return notation.read(text)

    def factored(self, states: States) -> Legal:
        return view.factored(self.rules, states)

    def fill_hidden(self, states: States, streams: States) -> None:
        belief.complete_at(self.rules, states, 0, streams)

    def immediate_events(self, states: States, action: Action) -> list[Attempt]:
        """Nothing is gained before the end; an attempt is what an assassination brings at once."""
        return events.attempt(states, action)

    def tell_deal(self, outcomes: Sequence[int]) -> Deal:
        return events.tell_deal(self.players, outcomes)

    def tell_move(
        self, before: States, action: Action, gains: Sequence[AnyEvent], outcomes: Sequence[int], after: States
    ) -> list[Event]:
        return events.tell_move(before, action, cast(Sequence[Attempt], gains), after)

    def outcomes(self, events_of_move: Sequence[Foreign]) -> list[tuple[str, int]]:
        return events.outcomes(events_of_move)

    def scores(self, states: States) -> list[int]:
        return [int(sum(points)) for points in states["points"][0, : self.players].tolist()]

    def result(self, states: States) -> Result | None:
        """CR-5.4, CR-5.5: most points, then most 3s, then most 2s; still tied is a shared victory."""
        if states["stage"][0] != OVER:
            return None
        points: list[list[int]] = states["points"][0, : self.players].tolist()
        result: Result = {
            "scores": self.scores(states),
            "winners": [],
            "ending": str(Ending.CHRISTINA),
            "points": points,
            "decided_by": None,
        }
        if states["ending"][0] == CHRISTINA:
            return result
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
        result["winners"], result["ending"], result["decided_by"] = winners, str(Ending.SCORED), decided_by
        return result

    def parts(self, states: States, counted: Parts) -> Parts:
        """All points are counted at the end, stack by stack."""
        points: list[list[int]] = states["points"][0, : self.players].tolist()
        gained = [
            Gained(seat, GROUPS[group], END, worth)
            for seat, row in enumerate(points)
            for group, worth in enumerate(row)
        ]
        return with_gains(tuple(() for _ in points), gained)

    def score_breakdown(self, states: States) -> dict[str, list[ReckonedCard]] | None:
        """CR-5.2, CR-5.3: each influence stack from the top: whose card, what it scores, what a fallen leader costs."""
        if states["stage"][0] != OVER:
            return None
        colours = states["colours"][0, : self.players].tolist()
        breakdown: dict[str, list[ReckonedCard]] = {}
        for group, name in enumerate(GROUPS):
            fallen = turn.fallen_at(self.rules, states, 0, group)
            met = 0
            rows: list[ReckonedCard] = []
            height = int(states["heights"][0, group])
            for colour in states["influence"][0, group, :height].tolist()[::-1]:
                removed = bool((fallen >> colour) & 1)
                fallen &= ~(1 << colour)
                first = not removed and not (met >> colour) & 1
                met |= int(first) << colour
                place = turn.place_at(self.rules, states, 0, colour, group) if first else 3
                rows.append(
                    {
                        "card": f"{name}-{COLOURS[colour]}",
                        "points": max(0, 3 - place),
                        "seat": colours.index(colour) if colour in colours else None,
                        "removed": removed,
                    }
                )
            breakdown[name] = rows
        return breakdown

    def tell_state(self, states: States) -> State:
        return position.write(self.players, states)

    def from_position(self, data: Foreign) -> States:
        return position.Reader(self.edition, self.rules, self.players, data).read()


class ChristinaRegina(rulebook.Game):
    """Christina Regina: The Queen's Path, 2–5 players."""

    name: ClassVar[str] = edition.GAME
    shapes: ClassVar[GameShapes] = SHAPES
    rules_versions: ClassVar[tuple[int, ...]] = (1,)
    players: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)
    options: ClassVar[Mapping[str, rulebook.Option]] = {"memory-aid": rulebook.Option(("off", "on"))}
    endings: ClassVar[type[Ending]] = Ending
    default_edition: ClassVar[str] = edition.DEFAULT
    shelf: ClassVar[EditionCatalog[Edition]] = edition.SHELF

    def make_rulebook(
        self, edition: rulebook.Edition, players: int, options: Mapping[str, str], rules_version: int
    ) -> Rulebook:
        assert isinstance(edition, Edition)
        return Rulebook(edition, players, options)
