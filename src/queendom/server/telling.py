"""What is sent: tables, views and events in the form of the wire, each as its viewer may see it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import orjson

from queendom.kernel.actions import Json
from queendom.kernel.errors import QueendomError, shown
from queendom.kernel.view import View
from queendom.match.table import OF_THE_TABLE, Eyes, Table

_WHOLE = 2**53  # what every reader of JSON keeps exact


#: Which seats of a table a device holds, and whether it is the host: all that what it is told of the table depends on.
Standing = tuple[tuple[int, ...], bool]


def standing_of(table: Table, holder: str | None) -> Standing:
    return tuple(table.seats_of(holder)), holder is not None and holder == table.host


def table_info(table: Table, holder: str | None, here: Collection[int]) -> Json:
    """A table as a device may know it: `here` are the seats whose page is open."""
    mine = table.seats_of(holder)
    over = table.stage == "over"
    return {
        "id": table.id,
        "game": table.game.name,
        "edition": table.rulebook.edition.name,
        "edition_version": table.rulebook.edition.version,
        "options": table.rulebook.options,
        "stage": table.stage,
        "seats": [
            {
                "name": seat.name,
                "kind": "open" if seat.is_open else "person" if seat.holder else "bot",
                "bot": seat.bot,
                "away": seat.away,
                "yours": k in mine,
                "here": k in here,
            }
            for k, seat in enumerate(table.seats)
        ],
        "first": table.first,
        "to_act": table.to_act,
        "number": table.number,
        "commitment": table.commitment,
        "seed": table.seed.hex() if over else None,
        "invitation": table.invitation if mine or holder == table.host else None,
        "host": holder is not None and holder == table.host,
        "hints": table.hints,
        "rematch": table.rematch,
        "rematch_of": table.rematch_of,
        "result": table.result,
    }


class Scene:
    """The game at one moment, as each viewer may see it; made once for all who see the same."""

    def __init__(self, table: Table) -> None:
        self.table = table
        # Where nothing is secret everybody sees the same.
        self.same_for_all = table.rulebook.layout.is_public or table.stage == "over"
        self._views: dict[Eyes | None, View] = {}
        self._positions: dict[Eyes | None, bytes] = {}
        self._legal: bytes | None = None

    def _view(self, viewer: Eyes | None) -> View:
        if viewer not in self._views:
            self._views[viewer] = self.table.view(viewer, ())
        return self._views[viewer]

    def position(self, viewer: Eyes | None) -> bytes | None:
        if self.table.standing is None:
            return None
        seen_by = None if self.same_for_all else viewer
        if seen_by not in self._positions:
            self._positions[seen_by] = orjson.dumps(self._view(seen_by).position)
        return self._positions[seen_by]

    def reckoning(self) -> Json | None:
        """How the game was counted, once it is over and nothing is secret any more."""
        if self.table.stage != "over":
            return None
        return self.table.rulebook.reckoning(self._view(None).state)

    def legal(self, viewer: Eyes | None) -> bytes | None:
        """What the viewer can do now, if it is their turn."""
        if viewer is None or self.table.to_act != viewer:
            return None
        if self._legal is None:
            view = self._view(None if self.same_for_all else viewer)
            self._legal = orjson.dumps(view.rulebook.factored(view.state))
        return self._legal


def view_message(
    scene: Scene,
    viewer: Eyes | None,
    info: Json,
    events: Sequence[Json] | orjson.Fragment,
    first_number: int,
    answers: str | None,
    pages: str | None = None,
) -> Json:
    """The table now, and events of its log, the first of which has that number, as the viewer may see them."""
    table = scene.table
    return {
        "type": "view",
        "id": answers,
        "seat": viewer,
        "number": table.number,
        "table": info,
        "first_number": first_number,
        "events": events,
        "position": _as_it_is(scene.position(viewer)),
        "legal": _as_it_is(scene.legal(viewer)),
        "take_back": table.can_take_back,
        "reckoning": scene.reckoning(),
        "pages": pages,
    }


def _as_it_is(written: bytes | None) -> orjson.Fragment | None:
    return None if written is None else orjson.Fragment(written)


class Step:
    """What one command brought, as each viewer gets it: everything is written once for all who get the same."""

    def __init__(self, table: Table, events: Sequence[Json], here: Collection[int]) -> None:
        self.table = table
        self.events = events
        self.here = here
        self.scene = Scene(table)
        self._changed = changes_the_table(events)
        self._same = table.rulebook.layout.is_public and events[0]["type"] not in OF_THE_TABLE
        self._heads: dict[Eyes | None, bytes] = {}
        self._infos: dict[Standing | None, bytes] = {None: b"null"}
        self._whole: dict[tuple[Eyes | None, bool, Standing | None], bytes] = {}

    def message(self, viewer: Eyes | None, with_position: bool, holder: str | None) -> bytes:
        # What a device may know of the table, when more than the game changed, depends on the device.
        standing = standing_of(self.table, holder) if self._changed else None
        kind = viewer if viewer == self.table.to_act or not self._same else None, with_position, standing
        if kind not in self._whole:
            self._whole[kind] = self._written(viewer, with_position, self._info(standing, holder))
        return self._whole[kind]

    def _info(self, standing: Standing | None, holder: str | None) -> bytes:
        if standing not in self._infos:
            self._infos[standing] = orjson.dumps(table_info(self.table, holder, self.here))
        return self._infos[standing]

    def _written(self, viewer: Eyes | None, with_position: bool, info: bytes) -> bytes:
        legal = self.scene.legal(viewer)
        position = self.scene.position(viewer) if with_position else None
        parts = [self._head(viewer), b"null" if legal is None else legal, b',"position":']
        return b"".join([*parts, b"null" if position is None else position, b',"table":', info, b"}"])

    def _head(self, viewer: Eyes | None) -> bytes:
        """Up to the legal actions."""
        who = None if self._same else viewer
        if who not in self._heads:
            table = self.table
            told = {
                "type": "events",
                "first_number": table.number - len(self.events) + 1,
                "number": table.number,
                "events": self.events if self._same else [table.see(one, viewer) for one in self.events],
                "to_act": table.to_act,
                "take_back": table.can_take_back,
            }
            self._heads[who] = orjson.dumps(told)[:-1] + b',"legal":'
        return self._heads[who]


def changes_the_table(events: Sequence[Json]) -> bool:
    """Whether more than the game's own course changed, or it ended."""
    # What a move brings is the game's own, up to an `end`; other commands begin with an event of the table.
    return events[0]["type"] in OF_THE_TABLE or events[-1]["type"] == "end"


def refusal(error: QueendomError, answers: str | None) -> Json:
    return {"type": "refusal", "id": answers, "key": error.key, "arguments": plain(error.arguments)}


def plain(arguments: dict[str, Any]) -> Json:
    """Arguments of a message as texts and numbers that every reader takes."""
    return {
        name: value if isinstance(value, int) and abs(value) < _WHOLE else _readable(value)
        for name, value in arguments.items()
    }


def _readable(value: object) -> str:
    return shown(value, 200).encode("utf-8", "replace").decode()
