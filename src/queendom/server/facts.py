"""Facts about a table: what it is, who sits at it, how it stands, with all that not everybody may know.

They are kept as the summary of the table, so that lists need no log. What leaves the server passes `info_from`, which
takes over key by key: what is not named there is sent to nobody.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from typing_extensions import TypedDict

from queendom.kernel.actions import Json
from queendom.kernel.shapes import AnyResult
from queendom.kernel.tally import Tally
from queendom.match.table import Table


class SeatFacts(TypedDict):
    """A seat with its owner."""

    name: str
    owner: str | None
    bot: str | None
    away: bool
    promise: str | None
    number: str | None


class TableFacts(TypedDict):
    """A table as it stood after event `number`. The seed is not among them before the end."""

    id: str
    game: str
    edition: str
    edition_version: int
    options: Mapping[str, object]
    stage: str
    seats: list[SeatFacts]
    host: str
    invitation: str
    first: int | None
    to_act: int | None
    number: int
    commitment: str
    seed: str | None
    hints: bool
    rematch: str | None
    rematch_of: str | None
    same_start_of: str | None
    taken_back: int
    result: AnyResult | None
    tally: Tally | None
    opened: int
    changed: int
    moved: int


def facts_of(table: Table) -> TableFacts:
    edition = table.rulebook.edition
    return {
        "id": table.id,
        "game": table.game.name,
        "edition": edition.name,
        "edition_version": edition.version,
        "options": table.rulebook.options,
        "stage": table.stage,
        "seats": [
            {
                "name": seat.name,
                "owner": seat.owner,
                "bot": seat.bot,
                "away": seat.away,
                "promise": seat.promise,
                "number": seat.number,
            }
            for seat in table.seats
        ],
        "host": table.host,
        "invitation": table.invitation,
        "first": table.wanted_first if table.stage == "waiting" else table.first,
        "to_act": table.to_act,
        "number": table.number,
        "commitment": table.commitment,
        "seed": table.seed.hex() if table.stage == "over" else None,
        "hints": table.hints,
        "rematch": table.rematch,
        "rematch_of": table.rematch_of,
        "same_start_of": table.same_start_of,
        "taken_back": table.taken_back,
        "result": table.result,
        "tally": table.tally,
        "opened": table.opened_at,
        "changed": table.changed_at,
        "moved": table.moved_at,
    }


def info_from(facts: TableFacts, owner: str | None, here: Collection[int]) -> Json:
    """A table as a device may know it: `here` are the seats whose person is connected."""
    hosts = owner is not None and owner == facts["host"]
    sits = owner is not None and any(seat["owner"] == owner for seat in facts["seats"])
    return {
        "id": facts["id"],
        "game": facts["game"],
        "edition": facts["edition"],
        "edition_version": facts["edition_version"],
        "options": facts["options"],
        "stage": facts["stage"],
        "seats": [
            {
                "name": seat["name"],
                "kind": "person" if seat["owner"] else "bot" if seat["bot"] else "open",
                "bot": seat["bot"],
                "away": seat["away"],
                "yours": owner is not None and seat["owner"] == owner,
                "here": k in here,
                "promise": seat["promise"],
                "number": seat["number"],
            }
            for k, seat in enumerate(facts["seats"])
        ],
        "first": facts["first"],
        "to_act": facts["to_act"],
        "number": facts["number"],
        "commitment": facts["commitment"],
        "seed": facts["seed"],
        "invitation": facts["invitation"] if hosts or sits else None,
        "host": hosts,
        "hints": facts["hints"],
        "rematch": facts["rematch"],
        "rematch_of": facts["rematch_of"],
        "same_start_of": facts["same_start_of"],
        "taken_back": facts["taken_back"],
        "result": facts["result"],
        "tally": facts["tally"],
    }
