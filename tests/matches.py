"""Games and matches as tests read them: positions and results with the types of the game, events as JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

import queendom
from queendom.games.christina_regina import shapes as cr
from queendom.games.winter_queen import shapes as wq
from queendom.kernel.actions import Action
from queendom.kernel.chance import Chance
from queendom.kernel.shapes import Foreign
from queendom.kernel.view import View
from queendom.match import Match, PlayableGame

Json = dict[str, Any]
M = TypeVar("M", bound=Match)

if TYPE_CHECKING:
    # All games share the class Match, which knows no game's own keys. What follows says which keys there are; it is
    # read by the type checker alone. Events and records are JSON here: their keys differ from kind to kind.

    class GameOf(PlayableGame, Generic[M]):
        def start(
            self,
            players: int,
            seed: int | str | bytes | None = None,
            first: int | None = None,
            edition: str | Path | Foreign | None = None,
            options: Mapping[str, object] | None = None,
            seats: Sequence[Mapping[str, object]] | None = None,
            rules_version: int | None = None,
        ) -> M: ...

        def position(
            self, data: Foreign, seed: int | str | bytes | None = None, rules_version: int | None = None
        ) -> M: ...

    class MatchWithJson(Match):
        @property
        def events(self) -> list[Json]: ...  # type: ignore[override]
        def play(  # type: ignore[override]
            self,
            action: Action | Foreign | str,
            seat: int | None = None,
            by: str | None = None,
            chance: Chance | None = None,
        ) -> list[Json]: ...
        def abandon(self) -> list[Json]: ...  # type: ignore[override]
        def record(self) -> Json: ...  # type: ignore[override]
        def record_for(self, seat: int | None) -> Json: ...  # type: ignore[override]

    class ViewWithJson(View):
        @cached_property
        def history(self) -> list[Json]: ...  # type: ignore[override]

    class WinterQueenView(ViewWithJson):
        @cached_property
        def position(self) -> wq.Position: ...

    class WinterQueenMatch(MatchWithJson):
        def position(self) -> wq.Position: ...
        @property
        def result(self) -> wq.Result | None: ...
        def view(self, seat: int | None) -> WinterQueenView: ...

    class ChristinaReginaView(ViewWithJson):
        @cached_property
        def position(self) -> cr.Position: ...

    class ChristinaReginaMatch(MatchWithJson):
        def position(self) -> cr.Position: ...
        @property
        def result(self) -> cr.Result | None: ...
        def view(self, seat: int | None) -> ChristinaReginaView: ...

else:
    WinterQueenMatch = ChristinaReginaMatch = Match
    WinterQueenView = ChristinaReginaView = View

WINTER_QUEEN = cast("GameOf[WinterQueenMatch]", queendom.game("winter-queen"))
CHRISTINA_REGINA = cast("GameOf[ChristinaReginaMatch]", queendom.game("christina-regina"))


def again(match: M) -> M:
    """Another match that stands at the same position."""
    return cast("M", PlayableGame(match.game).position(match.position(), seed=1))
