"""Logs of tables: what is written, and that older ones are read for ever."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from queendom.games import GAMES
from queendom.match.fold import fold
from queendom.match.opening import open_table
from queendom.match.table import Table
from queendom.match.table_events import LogEvent
from support import timed


def play_first(table: Table) -> tuple[list[LogEvent], Table]:
    """The first legal action of whoever is to act."""
    assert table.to_act is not None and table.progress is not None
    return table.play(table.to_act, table.progress.legal_actions()[0])


def evening(game: str) -> list[list[Any]]:
    """A table at which seats are opened with, taken and handed over."""
    seats: list[Any] = [{"name": "Ada", "owner": "ada"}, {}, {"bot": "random"}]
    events, table = open_table(
        "table", game=game, edition=None, options={}, first=0, seats=seats, host="ada", invitation="x", seed=bytes(32)
    )  # fmt: skip
    log: list[list[Any]] = [events]
    commands: list[Callable[[Table], tuple[list[LogEvent], Table]]] = [
        lambda at: at.sit("bo", "Bo", "x"),
        lambda at: at.offer_link("bo", 1, "code", 0),
        lambda at: at.claim("cy", "code", 1),
        play_first,
    ]
    for do in commands:
        events, table = do(table)
        log.append(events)
    return log


def as_before(log: list[list[Any]]) -> list[list[Any]]:
    """The same log, as it was written when a device was called a holder."""
    text = json.dumps(log)
    assert text.count('"owner": ') == 3
    old: list[list[Any]] = json.loads(text.replace('"owner": ', '"holder": '))
    return old


def owners(table: Table) -> list[str | None]:
    return [seat.owner for seat in table.seats]


@pytest.mark.parametrize("game", GAMES)
def test_a_device_is_an_owner_in_what_is_written(game: str) -> None:
    log = evening(game)
    written = [event for events in log for event in events if event["type"] in ("table", "sit", "hand-over")]
    assert [event.get("owner") for event in written] == [None, "bo", "cy"]
    assert written[0]["seats"] == [{"name": "Ada", "owner": "ada"}, {}, {"bot": "random"}]
    assert all("holder" not in event for event in written)


@pytest.mark.parametrize("game", GAMES)
def test_older_logs_are_read_and_tell_no_more(game: str) -> None:
    new = evening(game)
    old = as_before(new)
    tables = [fold("table", timed(log)) for log in (new, old)]
    assert owners(tables[0]) == owners(tables[1]) == ["ada", "cy", None]
    for viewer in (None, 0, 1, 2):
        seen = [
            [table.see(event, viewer) for events in log for event in events]
            for table, log in zip(tables, (new, old), strict=True)
        ]
        assert seen[0] == seen[1]
        for secret in ("ada", "cy", '"bo"', "seed", "invitation", "host", "code", "until"):
            assert f'"{secret}"' not in json.dumps([event for event in seen[1] if event["type"] != "refill"])
