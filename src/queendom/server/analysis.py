"""Games to look at and to try, without a table: replays, positions, examples. Nothing of it is kept."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import orjson

from queendom.errors import TableError, shown
from queendom.kernel.actions import Json, copied
from queendom.kernel.layout import Seat
from queendom.match.opening import read_position
from queendom.match.record import Moment, retell
from queendom.match.shapes import RecordedSeat
from queendom.server import wire
from queendom.server.previews import asks_something, previewed


def replay(record: Mapping[str, Any], eyes: wire.Eyes) -> Json:
    """A game from its record, moment by moment, as these eyes saw it then. Raises RecordError."""
    match, moments = retell(record)
    everything = eyes == "all"
    viewer = None if eyes in ("all", "public") else Seat(int(eyes))
    players = match.rulebook.players
    if viewer is not None and viewer >= players:
        raise TableError("no-such-seat", given=viewer, expected=f"0–{players - 1}")
    edition = match.rulebook.edition
    answer: Json = {
        "game": match.game.name,
        "edition": edition.name,
        "edition_version": edition.version,
        "options": match.rulebook.options,
        "seats": [_seat(seat) for seat in match.seats],
        "first": match.first,
        "result": match.result,
        "tally": match.tally,
        "reckoning": match.rulebook.score_breakdown(match.state),
        "steps": [_step(moment, viewer, everything) for moment in moments],
    }
    if not edition.ships:
        answer["edition_data"] = copied(edition.data)
    return answer


def _seat(seat: RecordedSeat) -> Json:
    bot = seat.get("bot")
    return {
        "name": seat["name"],
        "bot": bot if isinstance(bot, str) else None,
        "promise": seat.get("promise"),
        "number": seat.get("number"),
    }


def _step(moment: Moment, viewer: Seat | None, everything: bool) -> Json:
    view = moment.seen_by(viewer, everything)
    return {
        "first_number": moment.first_number,
        "events": view.history,
        # The edition by its name: one that does not ship is sent once, beside the steps.
        "position": view.position | {"edition": view.rulebook.edition.name},
        "to_act": moment.to_act,
    }


def position(ask: wire.AskPosition) -> Json:
    """A position with what can be done there, and what an action or a page of a book would bring, or has brought."""
    match = read_position(ask.position)
    rules = match.rulebook
    seat = match.to_act if ask.seat is None else ask.seat
    if seat is not None and seat >= rules.players:
        raise TableError("no-such-seat", given=shown(seat), expected=f"0–{rules.players - 1}")
    if ask.play and ask.action is None:
        raise TableError("message-malformed", part="action", reason="missing")
    answer: Json = {
        "position": match.position(),
        "to_act": match.to_act,
        "legal": None if match.to_act is None else rules.factored(match.state),
        "preview": previewed(match.view(seat), ask) if asks_something(ask) else None,
        "events": None,
        "next": None,
    }
    if ask.play and ask.action is not None:
        answer["events"] = match.play(ask.action, seat)
        answer["next"] = match.position()
    return answer | {"result": match.result, "tally": match.tally, "reckoning": rules.score_breakdown(match.state)}


def check_writable(given: Json, part: str) -> None:
    """What comes from outside may have to be said again: half characters, huge numbers and endless nesting cannot."""
    try:
        orjson.dumps(given)
    except TypeError:
        raise TableError("message-malformed", part=part, reason="json_invalid") from None
