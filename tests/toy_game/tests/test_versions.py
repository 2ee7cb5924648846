"""Yesterday's games of Queen's Dice: played by version 1 of its rules, before there was the option `above`."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, cast

import pytest

import queendom
from queendom.errors import RecordError, TableError
from queendom.match import check
from queendom.match.fold import Logged, fold
from queendom.match.opening import open_table, opened
from queendom.match.table import Table
from queendom.match.table_events import LogEvent, TableOpened

GAME = queendom.game("queens-dice")
Json = dict[str, Any]
YESTERDAY: Json = json.loads((Path(__file__).parent / "yesterday.json").read_text(encoding="utf-8"))


def folded(id: str, entries: list[list[Json]]) -> Table:
    return fold(id, [Logged(cast(list[LogEvent], events), 0) for events in entries])


def test_records_replay_by_their_own_rules_to_the_byte() -> None:
    by_new_rules = 0
    for record in YESTERDAY["records"]:
        match = check(record)
        assert match.rulebook.rules_version == 1 and match.rulebook.options["above"] == "nothing"
        assert json.dumps(match.record()) == json.dumps(record)
        try:
            check(record | {"rules": 2})
        except RecordError:
            by_new_rules += 1
    assert by_new_rules > 0  # otherwise it would not matter which rules they are read by


def test_tables_open_and_are_played_on_by_their_own_rules() -> None:
    for kept in YESTERDAY["tables"]:
        table = folded(kept["id"], kept["entries"])
        log = [event for entry in kept["entries"] for event in entry]
        assert json.dumps([table.record(log, viewer) for viewer in (0, 1, None)]) == json.dumps(kept["records"])
        luck = random.Random(kept["id"])
        entries = list(kept["entries"])
        while table.to_act is not None:
            events, table = table.play(table.to_act, luck.choice(table.view(table.to_act, log).legal_actions()))
            entries.append(events)
            log += events
        assert folded(kept["id"], entries).result == table.result
        record = table.record(log, None)
        assert record["rules"] == 1 and list(record["options"]) == ["limit"]
        assert check(record).result == table.result


def test_a_rematch_has_the_newest_rules_and_the_same_start_the_old_ones() -> None:
    kept = YESTERDAY["tables"][-1]
    table = folded(kept["id"], kept["entries"])
    assert table.stage == "over"
    events, again = open_table("again", invitation="i", seed=bytes(32), **table.next_setting())
    began = cast(TableOpened, events[0])
    assert began["rules"] == again.rulebook.rules_version == 2
    assert began["options"] == {"limit": table.rulebook.options["limit"], "above": "nothing"}
    events, same = open_table("same", invitation="i", **table.same_setting("ada"))
    assert cast(TableOpened, events[0])["rules"] == same.rulebook.rules_version == 1
    assert [event for event in events if event["type"] == "deal"] == [
        event for entry in kept["entries"] for event in entry if event["type"] == "deal"
    ]


def test_new_games_have_the_newest_rules_and_defaults() -> None:
    record = GAME.start(2, 1).record()
    assert record["rules"] == 2 and record["options"] == {"limit": "12", "above": "half"}
    older = GAME.start(2, 1, rules_version=1).record()
    assert older["rules"] == 1 and queendom.replay(older).record() == older


def test_what_is_newer_is_refused() -> None:
    record = YESTERDAY["records"][0]
    with pytest.raises(RecordError) as refused:
        check(record | {"rules": 3})
    assert refused.value.key == "record-rules-version" and refused.value.arguments["expected"] == 2
    first = YESTERDAY["tables"][0]["entries"][0][0]
    with pytest.raises(TableError) as unknown:
        opened("t", first | {"options": {**first["options"], "colour": "red"}})
    assert unknown.value.key == "table-option"
