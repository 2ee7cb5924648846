"""The protocol of a server that offers certain games: its messages, with the shapes of these games filled in."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from inspect import cleandoc
from typing import Annotated, Any, get_args

from pydantic import Field, TypeAdapter
from typing_extensions import Doc, TypeAliasType, get_type_hints

from queendom.kernel.models import Models, Variant, any_of, named_apart, typed_dict
from queendom.kernel.shapes import AnyOptions, AnyPosition, GameName, GameShapes, OneOf, Unseen
from queendom.kernel.tally import EARLIER, Source
from queendom.match import table_events
from queendom.match.shapes import Abandoned
from queendom.server.wire import incoming, outgoing
from queendom.server.wire.incoming import with_questions


class Protocol:
    """What is said between a page and a server that offers these games."""

    def __init__(self, games: Mapping[str, GameShapes]) -> None:
        self.games = dict(games)
        taken = [*vars(incoming), *vars(outgoing), *vars(table_events)]
        self.models = Models(Variant.SENT, self._filled(), named_apart(games, taken))

    def model(self, shape: object) -> Any:
        """A message, or one of its parts, as pydantic reads it."""
        return self.models.model(shape)

    def adapter(self, shape: object) -> TypeAdapter[Any]:
        return self.models.adapter(shape)

    # --- what a page sends: what a preview may ask beside an action differs from game to game ---

    @cached_property
    def ask_preview(self) -> type[incoming.AskPreview]:
        return with_questions(incoming.AskPreview, self.games.values(), self.models)

    @cached_property
    def ask_position(self) -> type[incoming.AskPosition]:
        return with_questions(incoming.AskPosition, self.games.values(), self.models)

    @cached_property
    def from_page(self) -> Any:
        """A message of a page on the socket."""
        kinds = [self.ask_preview if kind is incoming.AskPreview else kind for kind in get_args(incoming.FromPage)]
        return Annotated[any_of(kinds), Field(discriminator="type")]

    @property
    def answers(self) -> list[str]:
        """What a preview tells beside gains and position."""
        return list(self._answers)

    # --- what the games fill in ---

    def _filled(self) -> dict[object, object]:
        def union(name: str, part: Callable[[GameShapes], object], *more: object, about: str = "") -> TypeAliasType:
            kinds = [kind for kind in map(part, self.games.values()) if kind is not None]
            made = any_of([*kinds, *more])
            return TypeAliasType(name, Annotated[made, Doc(about)] if about else made)

        options = union("Options", lambda game: game.options)
        position = union("Position", lambda game: game.position)
        event = any_of([game.event for game in self.games.values()])
        return {
            GameName: TypeAliasType("GameName", Annotated[str, OneOf(*self.games)]),
            Source: Annotated[str, OneOf(*self._sources(), EARLIER)],
            AnyOptions: options,
            AnyPosition: position,
            outgoing.Options: options,
            outgoing.Position: position,
            outgoing.Action: union("Action", lambda game: game.action),
            outgoing.Legal: union("Legal", lambda game: game.legal),
            outgoing.Result: union("Result", lambda game: game.result, Abandoned),
            outgoing.AnyGain: any_of([game.gain for game in self.games.values() if game.gain is not None]),
            outgoing.Breakdown: any_of([game.breakdown for game in self.games.values() if game.breakdown is not None]),
            outgoing.Example: any_of([game.example for game in self.games.values() if game.example is not None]),
            outgoing.Event: event,
            outgoing.LogEvent: TypeAliasType(
                "LogEvent",
                Annotated[
                    any_of([table_events.TableEvent, event, Unseen]),
                    Doc("Each game has a deal, a move and a reveal of its own; the table's game tells which come."),
                ],
            ),
            outgoing.Previewed: self._with_answers(outgoing.Previewed, explained=True),
            outgoing.Preview: self._with_answers(outgoing.Preview),
        }

    def _sources(self) -> Iterator[str]:
        for game in self.games.values():
            yield from (str(name) for one in get_args(game.source) if isinstance(one, OneOf) for name in one.values)

    @cached_property
    def _answers(self) -> dict[str, object]:
        found: dict[str, list[object]] = {}
        for game in self.games.values():
            if game.answers is not None:
                for name, hint in get_type_hints(game.answers, include_extras=True).items():
                    found.setdefault(name, []).append(hint)
        return {name: any_of([*kinds, None]) for name, kinds in found.items()}

    def _with_answers(self, shape: Any, explained: bool = False) -> object:
        """The same shape with the answers of the games; null where not asked for."""
        about = [game.answers.__doc__ or "" for game in self.games.values() if explained and game.answers is not None]
        made = typed_dict(shape.__name__, get_type_hints(shape, include_extras=True) | self._answers)
        made.__doc__ = "\n\n".join(map(cleandoc, [shape.__doc__, *about]))
        return made
