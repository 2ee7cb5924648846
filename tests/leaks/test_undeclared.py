"""What no shape declares reaches nobody: an unknown key, an unknown event, of a game or of a table, running or over."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Annotated, Any, Literal

import orjson
import pytest
from typing_extensions import TypedDict

import queendom
from queendom.games.christina_regina import events as court_events
from queendom.games.winter_queen import events as winter_events
from queendom.kernel.gate import UNSEEN, Gate, undeclared
from queendom.kernel.shapes import AtTheEnd, EachSeesOwn, Public, SeenBy
from queendom.match.opening import open_table
from queendom.match.table import Table
from queendom.match.table_events import OF_THE_TABLE, SeatAtOpening, TableEvent
from queendom.server import messages, wire
from support import as_json

GAMES = {"winter-queen": winter_events, "christina-regina": court_events}
PLANTED = "planted"  # the secret, wherever it is put
VIEWERS = (None, 0, 1, 2)


def plant_a_key(event: Any) -> list[Any]:
    return [{**event, "omen": PLANTED}]


def plant_a_key_inside(event: Any) -> list[Any]:
    """In the action of a move."""
    return [{**event, "action": {**event["action"], "omen": PLANTED}} if "action" in event else event]


def plant_an_event(event: Any) -> list[Any]:
    return [event, {"type": "omen", "seat": 0, "of": PLANTED}] if event["type"] == "move" else [event]


@pytest.fixture(params=[plant_a_key, plant_a_key_inside, plant_an_event])
def plant(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every move of every game tells something that no shape knows."""
    for module in GAMES.values():
        honest = module.tell_move

        def telling(*arguments: Any, honest: Any = honest) -> list[Any]:
            return [made for event in honest(*arguments) for made in request.param(event)]

        monkeypatch.setattr(module, "tell_move", telling)


def opened(name: str) -> tuple[list[Any], Table]:
    people: list[SeatAtOpening] = [{"name": f"Person {k}", "owner": f"device-{k}"} for k in range(3)]
    return open_table(
        "table", game=name, edition=None, options={}, first=0, seats=people, host="device-0", invitation="x",
        seed=bytes(32),
    )  # fmt: skip


def sent(table: Table, log: list[Any], events: list[Any]) -> Iterator[bytes]:
    """All that a table tells its viewers: steps, views, records, what bots see."""
    step = messages.StepBroadcast(table, events, ())
    for viewer in VIEWERS:
        owner = None if viewer is None else f"device-{viewer}"
        eyes = table.eyes(owner, viewer)
        yield step.message(eyes, True, owner)
        seen = [table.see(event, eyes) for event in log]
        info = messages.table_info(table, owner, ())
        yield orjson.dumps(messages.view_message(messages.TableSnapshot(table), eyes, info, seen, 1, None))
        yield orjson.dumps(table.record(log, viewer))
        yield orjson.dumps(table.view(viewer, log).to_json())


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.usefixtures("plant")
def test_of_a_games_own_events_nothing_undeclared_leaves_a_table(name: str) -> None:
    log, table = opened(name)
    rng = random.Random(name)
    planted = 0
    for _ in range(12):
        assert table.to_act is not None and table.progress is not None
        events, table = table.play(table.to_act, rng.choice(table.progress.legal_actions()))
        log = [*log, *events]
        planted += PLANTED.encode() in orjson.dumps(events)
        check(table, log, events)
    for seat in range(3):
        events, table = table.leave(f"device-{seat}", seat, "greedy")
        log = [*log, *events]
    assert table.stage == "over" and planted
    check(table, log, log)


def check(table: Table, log: list[Any], events: list[Any]) -> None:
    """Nothing is told, and every event that is numbered is there."""
    for text in sent(table, log, events):
        assert PLANTED.encode() not in text
        assert b"omen" not in text
        message = orjson.loads(text)
        if message.get("type") in ("events", "view"):
            wire.TO_PAGE.validate_json(text)
            assert message["number"] - message["first_number"] + 1 == len(message["events"])


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.usefixtures("plant")
def test_nor_does_it_leave_a_match(name: str) -> None:
    match = queendom.game(name).start(3, seed=1)
    rng = random.Random(name)
    while match.to_act is not None:
        match.play(rng.choice(match.legal_actions()))
        for viewer in VIEWERS if len(match.events) < 40 or match.to_act is None else ():
            told = json.dumps([match.view(viewer).to_json(), match.record_for(viewer)])
            assert PLANTED not in told and "omen" not in told and UNSEEN not in told
    assert PLANTED in json.dumps(match.events)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("over", [False, True])
def test_of_a_tables_own_events_nothing_undeclared_leaves(name: str, over: bool) -> None:
    log, table = opened(name)
    events: list[Any] = [
        {**log[0], "omen": PLANTED, "seats": [{**seat, "omen": PLANTED} for seat in log[0]["seats"]]},
        {"type": "sit", "seat": 1, "name": "Lio", "owner": "device-1", "omen": PLANTED},
        {"type": "hand-over", "seat": 1, "holder": "device-9"},
        {"type": "omen", "of": PLANTED},
        *log[1:],
    ]
    if over:
        for seat in range(3):
            table = table.leave(f"device-{seat}", seat, "greedy")[1]
    for viewer in VIEWERS:
        seen = [table.see(event, viewer) for event in events]
        text = json.dumps(seen)
        assert PLANTED not in text and "device" not in text and bytes(32).hex() not in text
        assert [event["type"] for event in seen[:4]] == ["table", "sit", "hand-over", UNSEEN]
        assert as_json(seen[3]) == {"type": UNSEEN}
        assert PLANTED not in json.dumps([table.record(events, viewer), table.view(viewer, events).to_json()])


# --- the gate itself ---


class _Whisper(TypedDict):
    to: Literal["all"]
    word: Annotated[str, SeenBy("seat", "to_seat")]
    to_seat: int


class _Said(TypedDict):
    type: Public[Literal["said"]]
    seat: Public[int]
    whisper: Public[_Whisper]
    hands: Annotated[list[str], EachSeesOwn()]
    fate: AtTheEnd[str]
    silent: str  # does not say who may see it


_EVENT: Any = {
    "type": "said",
    "seat": 0,
    "whisper": {"to": "all", "word": "gold", "to_seat": 1},
    "hands": ["a", "b", "c"],
    "fate": "ruin",
    "silent": "nothing",
}


def test_each_sees_what_their_seat_may() -> None:
    gate = Gate(_Said)
    whispered = {"to": "all", "to_seat": 1}
    everybody = {"type": "said", "seat": 0, "whisper": whispered}
    assert as_json(gate.see(_EVENT, None, False)) == {**everybody, "hands": [None, None, None]}
    assert as_json(gate.see(_EVENT, 2, False)) == {**everybody, "hands": [None, None, "c"]}
    for viewer, hands in ((0, ["a", None, None]), (1, [None, "b", None])):
        assert as_json(gate.see(_EVENT, viewer, False)) == {**everybody, "whisper": _EVENT["whisper"], "hands": hands}
    over = as_json(gate.see(_EVENT, None, True))
    assert over == {**everybody, "whisper": _EVENT["whisper"], "hands": ["a", "b", "c"], "fate": "ruin"}
    assert undeclared(_Said) == ["said.silent"]
    assert not gate.is_public


@pytest.mark.parametrize("wrong", [{"whisper": "gold"}, {"whisper": None}, {"hands": "abc"}])
def test_what_is_of_another_kind_than_its_shape_is_left_out(wrong: Any) -> None:
    (key,) = wrong
    spoilt: Any = {**_EVENT, **wrong}
    assert key not in Gate(_Said).see(spoilt, 0, False)


def test_names_that_the_game_does_not_have_are_left_out() -> None:
    """Where an object goes by the names of a game, as the open cards by their stack."""
    deal: Any = queendom.game("christina-regina").start(2, seed=1).events[0]
    planted: Any = {**deal, "open": {**deal["open"], "omen": [PLANTED]}}
    gate = queendom.game("christina-regina").start(2).rulebook.gate
    assert gate.see(planted, 0, True) == deal


def test_two_shapes_of_one_event_must_agree() -> None:
    class Other(TypedDict):
        type: Public[Literal["said"]]
        seat: Annotated[int, SeenBy("seat")]

    with pytest.raises(ValueError, match="disagree on who may see seat"):
        Gate(_Said, Other)


def test_every_key_of_an_event_says_who_may_see_it() -> None:
    for name in GAMES:
        assert undeclared(queendom.game(name).game.shapes.event) == []
    assert undeclared(TableEvent) == []
    assert not OF_THE_TABLE & {"deal", "move", "end"}
