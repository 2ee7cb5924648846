"""Winter Queen as a game among others: the names behind the compiled rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

from queendom.games.winter_queen import (
    actions,
    edition,
    events,
    kernel,
    legal,
    notation,
    position,
    refusals,
    supply,
    view,
)
from queendom.games.winter_queen.actions import Activate
from queendom.games.winter_queen.board import tables
from queendom.games.winter_queen.edition import Edition
from queendom.games.winter_queen.explanations import PageScore, Scoring
from queendom.games.winter_queen.kernel import perform_chosen
from queendom.games.winter_queen.numbering import MOST_LEGAL
from queendom.games.winter_queen.previews import Previews
from queendom.games.winter_queen.shapes import SHAPES, Answers, Deal, Event, Gain, Legal, Result, State
from queendom.games.winter_queen.state import COUNTIES, LAYOUT, OVER, SET_UP, Ending
from queendom.games.winter_queen.supply import BAG, FIRST_PILE, MOST_OUTCOMES, TILE
from queendom.kernel import generic, rulebook
from queendom.kernel.actions import Action
from queendom.kernel.compiled import entry_point
from queendom.kernel.editions import EditionCatalog
from queendom.kernel.layout import Layout, Rules, States
from queendom.kernel.shapes import AnyEvent, Foreign, GameShapes
from queendom.kernel.tally import Gained

generic.implement(LAYOUT.dtype, kernel, legal, supply)

_SOURCES = {TILE: "domain", BAG: "bag"} | {FIRST_PILE + k: f"pile/{county}" for k, county in enumerate(COUNTIES)}


@entry_point
def _perform_chosen_at(rules: Rules, states: States, i: int, action: int, gained: int) -> None:
    perform_chosen(rules[0], states[i], action, gained)


class Rulebook(rulebook.Rulebook):
    """The rules of one match of Winter Queen."""

    game: ClassVar[str] = edition.GAME
    layout: ClassVar[Layout] = LAYOUT
    shapes: ClassVar[GameShapes] = SHAPES
    foreseeable: ClassVar[frozenset[str]] = frozenset({"place", "fill", "activate", "pass"})
    refusals: ClassVar[Sequence[str]] = refusals.KEYS
    most_legal: ClassVar[int] = MOST_LEGAL
    most_outcomes: ClassVar[int] = MOST_OUTCOMES
    edition: Edition

    def __init__(self, edition: Edition, players: int, options: Mapping[str, str]) -> None:
        super().__init__(edition, players, options, tables(edition, players, options))
        self.scoring = Scoring(edition, self.rules, players)
        self.previews = Previews(self)

    def source_name(self, source: int) -> str:
        return _SOURCES[source]

    def number(self, action: Action) -> int:
        return actions.number(self.edition, action)

    def action(self, number: int) -> Action:
        return actions.action(self.edition, number)

    def read_action(self, data: Foreign) -> Action:
        return actions.read(data)

    def write_move(self, action: Action) -> str:
        return notation.write(action)

    def read_move(self, text: str) -> Action:
        return notation.read(text)

    def immediate_events(self, states: States, action: Action) -> list[Gain]:
        return events.immediate_events(self.scoring, states, action)

    def perform(self, states: States, action: Action, number: int, gains: Sequence[AnyEvent]) -> None:
        if isinstance(action, Activate) and any(action.choices):
            gained = sum(gain["vp"] for gain in cast(Sequence[Gain], gains))
            _perform_chosen_at(self.rules, states, 0, number, gained)
        else:
            super().perform(states, action, number, gains)

    def tell_deal(self, outcomes: Sequence[int]) -> Deal:
        return events.tell_deal(self.edition, int(self.rules["per_holder"][0]), outcomes)

    def tell_move(
        self, before: States, action: Action, gains: Sequence[AnyEvent], outcomes: Sequence[int], after: States
    ) -> list[Event]:
        return events.tell_move(self.scoring, before, action, cast(Sequence[Gain], gains), outcomes, after)

    def outcomes(self, events_of_move: Sequence[Foreign]) -> list[tuple[str, int]]:
        return events.outcomes(self.edition, events_of_move)

    def scores(self, states: States) -> list[int]:
        return [int(vp) for vp in states["vp"][0, : self.players]]

    def result(self, states: States) -> Result | None:
        """WQ-5.2: most VP win; a tie is a shared victory."""
        if states["stage"][0] != OVER:
            return None
        scores = self.scores(states)
        winners = [seat for seat, vp in enumerate(scores) if vp == max(scores)]
        return {"scores": scores, "winners": winners, "ending": str(list(Ending)[int(states["ending"][0]) - 1])}

    def gained(self, events_of_move: Sequence[AnyEvent]) -> list[Gained]:
        return events.gained(events_of_move)

    def tell_state(self, states: States) -> State:
        return position.write(self.edition, self.rules, self.players, states)

    def from_position(self, data: Foreign) -> States:
        return position.Reader(self.edition, self.rules, self.players, data).read()

    def factored(self, states: States) -> Legal:
        return view.factored(self.edition, self.rules, states)

    # --- previews ---

    def answers(self, view: rulebook.SeenGame, action: Foreign | str | None, questions: Foreign) -> Answers:
        return self.previews.answers(view, action, questions)

    def examples_of_questions(self, states: States) -> list[Foreign]:
        return self.previews.examples(states)

    def page_scores(self, states: States, seat: int, book: str, page: int, colour: str) -> list[PageScore]:
        """Every choice for a page of a book that the seat holds, as if a crystal of `colour` lay on it now."""
        return self.previews.page_scores(states, seat, book, page, colour)

    def best_score(self, states: States, seat: int, book: str, page: int, colour: str) -> PageScore:
        """The proposal among these."""
        return self.previews.best_score(states, seat, book, page, colour)


class WinterQueen(rulebook.Game):
    """Winter Queen, 2–4 players."""

    name: ClassVar[str] = edition.GAME
    shapes: ClassVar[GameShapes] = SHAPES
    rules_versions: ClassVar[tuple[int, ...]] = (1,)
    players: ClassVar[tuple[int, ...]] = tuple(SET_UP)
    options: ClassVar[Mapping[str, rulebook.Option]] = {
        "end": rulebook.Option(("equal-turns", "english-literal")),
        "wisps-same-colour": rulebook.Option(("same", "none")),
        "scores": rulebook.Option(("hidden", "open")),
    }
    endings: ClassVar[type[Ending]] = Ending
    default_edition: ClassVar[str] = edition.DEFAULT
    shelf: ClassVar[EditionCatalog[Edition]] = edition.SHELF

    def make_rulebook(
        self, edition: rulebook.Edition, players: int, options: Mapping[str, str], rules_version: int
    ) -> Rulebook:
        assert isinstance(edition, Edition)
        return Rulebook(edition, players, options)
