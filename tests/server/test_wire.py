"""What is sent is what the shapes say, and what is not in them is refused; so do the schemas and the types."""

from __future__ import annotations

import json
import random
import re
import runpy
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import jsonschema_rs
import orjson
import pytest
from pydantic import TypeAdapter, ValidationError

from queendom.errors import QueendomError, TableError
from queendom.games import GAMES
from queendom.games.christina_regina import state as court
from queendom.games.winter_queen import state as winter
from queendom.kernel.actions import Json
from queendom.match import hosting
from queendom.match.hosting import Changes
from queendom.match.opening import open_table
from queendom.match.table import Table
from queendom.match.table_events import OF_THE_TABLE, LogEvent, SeatAtOpening, SeatInSetUp
from queendom.server import lists, messages, wire
from queendom.server.wire import incoming, outgoing
from queendom.server.wire.protocol import Protocol
from support import as_json, share

pytestmark = pytest.mark.slow

HOME = Path(__file__).parents[2]
TOOL = HOME / "tools" / "wire"
WINTER_QUEEN, CHRISTINA_REGINA = "winter-queen", "christina-regina"
SETTINGS = [(name, players) for name, game in GAMES.items() for players in game.players]


# --- holding JSON against the models and against the schema ----------------------------------------------------------


@cache
def defs() -> Json:
    payload: dict[str, Json] = json.loads((HOME / "docs/wire.schema.json").read_text())
    return payload["$defs"]


@cache
def protocol() -> Protocol:
    """With the games that ship, as the schema has them."""
    made = Protocol({name: GAMES[name].shapes for name in (WINTER_QUEEN, CHRISTINA_REGINA)})
    for part in (outgoing.ToPage, outgoing.Replay, outgoing.PositionTold, outgoing.Examples, outgoing.MyTables,
                 outgoing.Offer, outgoing.Answer):  # fmt: skip
        made.model(part)
    return made


@cache
def model(name: str) -> TypeAdapter[Any]:
    whole: dict[str, Any] = {
        "to_page": protocol().model(outgoing.ToPage),
        "from_page": protocol().from_page,
        "Answer": protocol().model(outgoing.Answer),
        "AskPosition": protocol().ask_position,
    }
    known: Any = whole.get(name) or protocol().models.by_name.get(name) or getattr(incoming, name)
    return TypeAdapter(known)


@cache
def schema(name: str) -> jsonschema_rs.Draft202012Validator:
    return jsonschema_rs.Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": defs()})


def fits_model(name: str, text: bytes) -> bool:
    try:
        model(name).validate_json(text)
    except ValidationError:
        return False
    return True


def check(name: str, payload: object) -> None:
    """Fits both, or says what does not."""
    text = orjson.dumps(payload)
    model(name).validate_json(text)
    schema(name).validate(orjson.loads(text))


def refused(name: str, payload: object) -> bool:
    """By both."""
    text = orjson.dumps(payload)
    return not fits_model(name, text) and not schema(name).is_valid(orjson.loads(text))


# --- games at tables -------------------------------------------------------------------------------------------------


def opened(name: str, players: int, rng: random.Random, open_seats: int = 0) -> tuple[list[LogEvent], Table]:
    game = GAMES[name]
    seats: list[SeatAtOpening] = [{"name": f"Person {k}", "owner": f"holder-{k}"} for k in range(players - open_seats)]
    return open_table(
        "table",
        game=name,
        edition=rng.choice([edition.name for edition in game.editions()]),
        options={name: rng.choice(option.values) for name, option in game.options.items()},
        first=rng.choice([None, 0]),
        seats=seats + [SeatAtOpening()] * open_seats,
        host="holder-0",
        invitation="invitation",
        seed=rng.randbytes(32),
    )


def step(table: Table, rng: random.Random) -> tuple[list[LogEvent], Table]:
    """What somebody does at a running table: mostly play, at times take back, leave or return."""
    acting = table.to_act
    assert acting is not None and table.progress is not None
    somebody = rng.randrange(len(table.seats))
    doing = rng.random()
    try:
        if doing < 0.1 and table.last is not None:
            return table.take_back(table.last.seat)
        if doing < 0.13 and sum(not seat.away for seat in table.seats) > 1:
            return table.leave(f"holder-{somebody}", somebody, "random")
        if doing < 0.2:
            return table.come_back(f"holder-{somebody}", somebody)
    except TableError:
        pass
    by = "bot:random" if table.seats[acting].away else None
    return table.play(acting, rng.choice(table.progress.legal_actions()), by)


def games(name: str, players: int, rng: random.Random) -> Iterator[tuple[Table, list[LogEvent], list[bytes]]]:
    """A random game to its end: after each command the table, what the command brought, and the log."""
    events, table = opened(name, players, rng)
    log = [orjson.dumps(events)]
    yield table, events, log
    while table.to_act is not None:
        events, table = step(table, rng)
        log.append(orjson.dumps(events))
        yield table, events, log


def sent_messages(table: Table, events: list[LogEvent]) -> Iterator[Json]:
    """What every viewer is sent after a command, as the server writes it."""
    step = messages.StepBroadcast(table, events, {0})
    for viewer in (None, *range(len(table.seats))):
        owner = None if viewer is None else f"holder-{viewer}"
        for positions in (True, False):
            yield orjson.loads(step.message(table.eyes(owner, viewer), positions, owner))


def views(table: Table, log: list[bytes]) -> Iterator[Json]:
    snapshot = messages.TableSnapshot(table)
    for viewer in (None, *range(len(table.seats))):
        owner = None if viewer is None else f"holder-{viewer}"
        info = messages.table_info(table, owner, {0})
        eyes = table.eyes(owner, viewer)
        seen = [table.see(event, eyes) for entry in log for event in orjson.loads(entry)]
        yield orjson.loads(orjson.dumps(messages.view_message(snapshot, eyes, info, seen, 1, "command-1")))


def previews(table: Table, rng: random.Random) -> Iterator[Json]:
    """Of one legal action, of one page of a book, and of all pages after an action."""
    if table.to_act is None or table.progress is None:
        return
    view = table.view(table.to_act, ())
    nothing: Json = {"type": "preview", "id": "command-1"}
    nothing |= dict.fromkeys(("gains", "position", "choices", "scores", "returns"))
    yield nothing | view.preview(rng.choice(table.progress.legal_actions()).to_json())
    books = as_json(view.position).get("books", [])
    held = [(seat, one["book"]) for seat, row in enumerate(books) for one in row]
    if held:
        seat, book = rng.choice(held)
        page, colour = rng.randrange(2), rng.choice(winter.COLOURS)
        asked = {"seat": seat, "book": book, "page": page, "colour": colour}
        yield nothing | dict(view.answers(None, {"page": asked}))
        action = rng.choice(table.progress.legal_actions()).to_json()
        every = [asked | {"seat": seat, "book": book, "page": page} for seat, book in held for page in (0, 1)]
        yield nothing | dict(view.answers(action, {"pages": every}))


def words(payload: object, key: str) -> set[str]:
    """Every value of this key, anywhere."""
    if isinstance(payload, list):
        return set().union(*(words(one, key) for one in payload))
    if not isinstance(payload, dict):
        return set()
    found = {payload[key]} if isinstance(payload.get(key), str) else set()
    return found.union(*(words(one, key) for one in payload.values()))


def known(name: str, key: str) -> set[str]:
    """Every value of this key that the schema knows in a model, or in the models of a union."""
    payload = defs()[name]
    if "properties" in payload:
        value = payload["properties"][key]
        return set(value.get("enum") or [value["const"]])
    if "$ref" in payload:
        return known(payload["$ref"].removeprefix("#/$defs/"), key)
    models = [part["$ref"].removeprefix("#/$defs/") for part in payload.get("oneOf") or payload["anyOf"]]
    return set().union(*(known(one, key) for one in models))


# --- what is sent ----------------------------------------------------------------------------------------------------


@pytest.mark.randomised
@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_everything_that_is_sent_fits(name: str, players: int) -> None:
    for number in range(share(10)):
        rng = random.Random(f"wire {name} {players} {number}")
        for table, events, log in games(name, players, rng):
            whole = views(table, log) if table.to_act is None else ()
            sent = [*sent_messages(table, events), *previews(table, rng), *whole]
            for payload in {orjson.dumps(one): one for one in sent}.values():  # spectators often see what others see
                check("to_page", payload)
        check("Result", table.result)


@pytest.mark.parametrize("name", GAMES)
def test_actions_fit_as_the_rules_write_and_read_them(name: str) -> None:
    met: set[str] = set()
    rng = random.Random(f"wire actions {name}")
    union = "WinterQueenAction" if name == WINTER_QUEEN else "ChristinaReginaAction"
    for table, _, _ in games(name, 3, rng):
        assert table.progress is not None
        legal = table.progress.legal_actions()
        for action in rng.sample(legal, min(5, len(legal))):
            met.add(action.kind)
            check(union, action.to_json())
            check("Action", action.to_json())
            check("Play", {"type": "play", "id": "command-1", "seen": 1, "seat": 0, "action": action.to_json()})
            assert table.rulebook.read_action(action.to_json()) == action
    assert met | {"pass"} == known(union, "kind")


@pytest.mark.parametrize("name", GAMES)
def test_games_show_everything_that_the_models_know(name: str) -> None:
    """Otherwise a model could be wrong about what never came up."""
    union = "WinterQueenEvent" if name == WINTER_QUEEN else "ChristinaReginaEvent"
    events: list[Json] = []
    for seed in range(4):
        *_, (table, _, log) = games(name, 2 + seed % 3, random.Random(seed))
        events += [as_json(table.see(event, None)) for entry in log for event in orjson.loads(entry)]
    assert words(events, "type") - OF_THE_TABLE == known(union, "type")
    if name == WINTER_QUEEN:
        assert words(events, "why") == known("Gain", "why")
        assert known("PageScore", "why") == set(winter.EFFECTS) == known("Gain", "why") - {"last-crystal"}


def test_archived_games_fit_and_show_every_ending() -> None:
    """As everybody sees them once they are over."""
    records = [json.loads(file.read_text()) for file in sorted((HOME / "tests/archive").glob("*.json"))]
    for record in records:
        union = "WinterQueenEvent" if record["game"] == WINTER_QUEEN else "ChristinaReginaEvent"
        for event in record["events"]:
            check(union, event)
        check("Result", record["result"])
    results = [record["result"] for record in records]
    assert words(results, "ending") | {"abandoned"} == known("Result", "ending")
    assert words(results, "decided_by") == {"points", "threes", "twos", "shared"}


def play_an_attempt(at: Table) -> tuple[list[LogEvent], Table]:
    assert at.to_act is not None
    victim = (at.to_act + 1) % 4
    return at.play(at.to_act, {"kind": "assassinate", "victim": victim, "number": 1, "colour": "red"})


MIA: SeatInSetUp = {"name": "Mia", "owner": "holder-0"}
#: A seat less, with somebody new on the host's device; and as many as before.
FEWER: Changes = {"hints": True, "first": 1, "options": {"memory-aid": "on"}, "seats": [{"was": 0}, {"was": 2}, MIA]}
MORE: Changes = {"first": None, "seats": [{"was": 0}, {}, {}, {}]}


def evening() -> Iterator[tuple[str, list[LogEvent], Table]]:
    """A table at which everything happens that can happen beside the game itself."""
    rng = random.Random("evening")
    events, table = opened(CHRISTINA_REGINA, 4, rng, open_seats=3)
    yield "table", events, table
    commands: list[tuple[str, Callable[[Table], tuple[list[LogEvent], Table]]]] = [
        ("sit", lambda at: at.sit("holder-1", "Lio", "invitation")),
        ("free-seat", lambda at: hosting.free_seat(at, "holder-0", 1, "renewed")),
        ("renew-invitation", lambda at: hosting.renew_invitation(at, "holder-0", "invitation")),
        ("set-up", lambda at: hosting.set_up(at, "holder-0", FEWER)),
        ("free-seat", lambda at: hosting.free_seat(at, "holder-0", 2, "invitation")),
        ("set-up", lambda at: hosting.set_up(at, "holder-0", MORE)),
        ("sit", lambda at: at.sit("holder-1", "Lio", "invitation")),
        ("stand", lambda at: at.leave("holder-1", 1, "random")),
        ("sit", lambda at: at.sit("holder-1", "Lio", "invitation", 1)),
        ("sit", lambda at: at.sit("holder-2", "Kaja", "invitation", 2, "7" * 64)),
        ("promise-number", lambda at: at.promise_number("holder-0", 0, sha256(bytes(32)).hexdigest())),
        ("sit", lambda at: at.sit_bot("holder-0", 3, "random")),
        ("open-number", lambda at: at.open_number("holder-0", 0, "00" * 32)),
        ("start", lambda at: at.at(1).at(15_001).start_without("holder-1")),
        ("move", play_an_attempt),
        ("leave", lambda at: at.leave("holder-1", 1, "random")),
        ("return", lambda at: at.come_back("holder-1", 1)),
        ("link", lambda at: at.offer_link("holder-1", 1, "code", 0)),
        ("hand-over", lambda at: at.claim("holder-9", "code", 1)),
        ("leave", lambda at: at.leave("holder-0", 0, "random")),
        ("leave", lambda at: at.leave("holder-2", 2, "random")),
        ("end", lambda at: at.leave("holder-9", 1, "random")),
        ("rematch", lambda at: at.play_again("holder-9", "another")),
    ]
    for kind, do in commands:
        events, table = do(table)
        yield kind, events, table
    setting = table.next_setting()
    events, again = open_table("another", invitation="invitation", seed=bytes(32), **setting)
    yield "table", events, again
    events, waiting = opened(CHRISTINA_REGINA, 3, rng, open_seats=1)
    removing, removed = hosting.remove(waiting, "holder-0")
    yield "removed", events + removing, removed


def test_what_the_table_itself_tells_fits() -> None:
    log: list[bytes] = []
    met: set[str] = {"take-back"}  # the random games have it
    for kind, events, table in evening():
        assert kind in [event["type"] for event in events]
        met |= {event["type"] for event in events}
        log = [*([] if kind in ("table", "removed") else log), orjson.dumps(events)]
        for payload in (*sent_messages(table, events), *views(table, log)):
            check("to_page", payload)
        if table.result is not None:
            assert table.result["ending"] == "abandoned"
            check("Result", table.result)
    assert met >= OF_THE_TABLE == known("TableEvent", "type")


def test_random_tables_take_back() -> None:
    """What `test_everything_that_is_sent_fits` checks has it."""
    taken = [
        event
        for seed in range(3)
        for _, events, _ in games(CHRISTINA_REGINA, 3, random.Random(seed))
        for event in events
        if event["type"] == "take-back"
    ]
    assert taken
    check("TableEvent", taken[0])


ANSWERS: list[Json] = [
    {"type": "ack", "id": "command-1", "first_number": 3, "number": 4},
    {"type": "ack", "id": "command-1", "first_number": 3, "number": 3, "seat": 1},
    {"type": "ack", "id": "command-1", "first_number": 3, "number": 3, "code": "one-time"},
    {"type": "ack", "id": "command-1", "first_number": 3, "number": 3, "table": "another"},
    {"type": "hint", "id": "command-1", "seat": 0, "number": 4, "advice": []},
    {"type": "again", "id": "command-1", "position": None, "steps": []},
    {"type": "presence", "here": [True, False]},
    {"type": "thinking", "hint": None, "seat": 1, "ahead": 3, "preparing": False},
    {"type": "thinking", "hint": "command-1", "seat": 0, "ahead": 0, "preparing": True},
    {"type": "notice", "key": "seat-moved", "arguments": {"seat": 1}},
]  # fmt: skip


def test_answers_fit() -> None:
    for payload in ANSWERS:
        check("to_page", payload)
    _, table = opened(WINTER_QUEEN, 2, random.Random(1))
    for action in ("b3", {"kind": "pass"}, {"kind": "place"}, {"kind": "activate", "book": "\ud800"}, {}):
        with pytest.raises(QueendomError) as refusal:
            table.play(table.to_act or 0, action)
        payload = messages.refusal(refusal.value, "command-1")
        check("to_page", payload)
        check("Answer", payload)
    view = next(views(table, []))
    check("Answer", {"type": "stale", "id": "command-1", "view": view})


def test_lists_fit() -> None:
    _, table = opened(CHRISTINA_REGINA, 5, random.Random(1), open_seats=2)
    info = messages.table_info(table, None, ())
    check("TableInfo", info)
    listed = lists.listed(lists.summary_of(table.at(1_700_000_000_000), False), "ada", (), False)
    check("MyTables", {"tables": [listed], "older": 0})
    offer = [
        {
            "name": game.name,
            "players": list(game.players),
            "options": {name: list(option.values) for name, option in game.options.items()},
            "editions": [edition.name for edition in game.editions()],
            "default_edition": game.default_edition,
            "bots": ["greedy"],
        }
        for game in GAMES.values()
    ]
    check("Offer", {"games": offer})


def test_the_models_use_the_names_of_the_games() -> None:
    def names(name: str) -> list[object]:
        listed: list[object] = defs()[name]["enum"]
        return listed

    assert names("GameName") == list(GAMES)
    assert names("Colour") == list(winter.COLOURS)
    assert names("County") == list(winter.COUNTIES)
    assert names("Stack") == list(court.GROUPS)
    assert names("Faction") == list(court.COLOURS)
    assert names("Card") == list(court.CARD_NAMES)
    for model_name, game in (("WinterQueenOptions", WINTER_QUEEN), ("ChristinaReginaOptions", CHRISTINA_REGINA)):
        options = {option: tuple(payload["enum"]) for option, payload in defs()[model_name]["properties"].items()}
        assert options == {name: option.values for name, option in GAMES[game].options.items()}


# --- what is refused -------------------------------------------------------------------------------------------------


def spoilt(payload: object) -> Iterator[object]:
    """Copies with one thing wrong: a key too many, or a value of a type that stands nowhere."""
    if isinstance(payload, dict):
        yield {**payload, "planted": True}
        for key, part in payload.items():
            for wrong in spoilt(part):
                yield {**payload, key: wrong}
    elif isinstance(payload, list):
        yield {"planted": True}
        for k, part in enumerate(payload):
            for wrong in spoilt(part):
                yield [*payload[:k], wrong, *payload[k + 1 :]]
    else:
        yield 1.5
        yield {"planted": True}


def examples(name: str) -> dict[str, tuple[str, object]]:
    """One of everything that is sent during a game, by a name of its own: which model, and what."""
    found: dict[str, tuple[str, object]] = {}
    rng = random.Random(f"wire examples {name}")
    for table, events, _ in games(name, 3, rng):
        viewer = rng.choice([None, 0, 1, 2])
        for event in (as_json(table.see(event, viewer)) for event in events):
            shape = event.get("why") or event.get("action", {}).get("kind") or ""
            found.setdefault(f"{event['type']} {shape}", ("LogEvent", event))
        for payload in previews(table, rng):
            for gain in payload["gains"] or []:
                found.setdefault(f"preview {gain['why']}", ("Gain", gain))
            for score in payload["choices"] or []:
                found.setdefault(f"choice {score['why']}", ("PageScore", score))
        if table.to_act is not None and table.number > 40:
            view = table.view(table.to_act, ())
            found.setdefault("legal", ("Legal", view.rulebook.factored(view.state)))
            found.setdefault("position", ("Position", view.position))
    found["result"] = ("Result", table.result)
    found["table"] = ("TableInfo", messages.table_info(table, "holder-0", {0}))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_one_thing_wrong_is_refused(name: str) -> None:
    found = examples(name)
    assert {kind for kind, _ in found.values()} >= {"LogEvent", "Legal", "Position", "Result", "TableInfo"}
    for kind, payload in found.values():
        check(kind, payload)
        for wrong in spoilt(payload):
            assert refused(kind, wrong), wrong


@pytest.mark.parametrize("payload", ANSWERS, ids=lambda payload: "-".join(payload))
def test_answers_with_one_thing_wrong_are_refused(payload: Json) -> None:
    for wrong in spoilt(payload):
        assert refused("to_page", wrong), wrong


SECRETS = ("seed", "invitation", "host", "holder", "owner", "code", "until")


@pytest.mark.parametrize("secret", SECRETS)
def test_a_secret_in_an_event_of_the_table_is_refused(secret: str) -> None:
    """The models would tell if a viewer were shown too much."""
    for _, events, table in evening():
        for event in events:
            payload = as_json(table.see(event, None))
            assert secret not in payload
            assert refused("LogEvent", {**payload, secret: as_json(event).get(secret, "x")})


# --- what comes in ---------------------------------------------------------------------------------------------------

COMMANDS: list[Json] = [
    {"type": "play", "id": "command-1", "seen": 4, "seat": 0, "action": {"kind": "pass"}},
    {"type": "play", "id": "command-1", "seen": 0, "seat": 9, "action": "0P-b3+red"},
    {"type": "take-back", "id": "command-1", "seen": 4, "seat": 0},
    {"type": "sit", "id": "command-1", "invitation": "abc", "name": "Kaja Kåre 王"},
    {"type": "sit", "id": "command-1", "invitation": "abc", "name": " K ", "seat": 2},
    {"type": "sit", "id": "command-1", "invitation": "abc", "name": "K", "promise": "0f" * 32},
    {"type": "sit-bot", "id": "command-1", "seat": 1, "bot": "greedy"},
    {"type": "promise-number", "id": "command-1", "seat": 1, "promise": "0f" * 32},
    {"type": "open-number", "id": "command-1", "seat": 1, "number": "0f" * 32},
    {"type": "start-without", "id": "command-1"},
    {"type": "leave", "id": "command-1", "seat": 1},
    {"type": "return", "id": "command-1", "seat": 1},
    {"type": "link", "id": "command-1", "seat": 1},
    {"type": "claim", "id": "command-1", "code": "abc"},
    {"type": "rematch", "id": "command-1"},
    {"type": "rematch", "id": "command-1", "promise": "0f" * 32},
    {"type": "free-seat", "id": "command-1", "seat": 2},
    {"type": "renew-invitation", "id": "command-1"},
    {"type": "remove", "id": "command-1"},
    {"type": "set-up", "id": "command-1"},
    {"type": "set-up", "id": "command-1", "first": None, "hints": True, "seats": [{"kind": "kept", "seat": 0}]},
    {
        "type": "set-up",
        "id": "command-1",
        "edition": "lattice",
        "options": {"scores": "open"},
        "first": 1,
        "hints": None,
        "seats": [{"kind": "open"}, {"kind": "bot", "bot": "greedy"}, {"kind": "here", "name": "Kaja"}],
    },
]
QUESTIONS: list[Json] = [
    {"type": "look", "id": "command-1", "seat": 0},
    {"type": "look", "id": "command-1", "seat": None},
    {"type": "resume", "id": "command-1", "after": 17},
    {"type": "preview", "id": "command-1", "seat": 0, "action": {"kind": "pass"}},
    {"type": "preview", "id": "command-1", "action": "pass"},
    {"type": "preview", "id": "command-1", "page": {"seat": 1, "book": "rose-way", "page": 0, "colour": "red"}},
    {"type": "preview", "id": "command-1", "pages": [{"book": "rose-way", "page": 0, "colour": "red"}]},
    {
        "type": "preview",
        "id": "command-1",
        "seat": 0,
        "action": "pass",
        "pages": [{"seat": None, "book": "rose-way", "page": 0, "colour": "red"}] * 40,
    },
    {"type": "preview", "id": "command-1", "seat": 0, "returns": "rose-way"},
    {"type": "hint", "id": "command-1", "seat": 0, "seen": 4},
    {"type": "ping", "id": "command-1"},
    {"type": "again", "id": "command-1", "after": 4},
]
NEW_TABLE: Json = {
    "id": "command-1",
    "game": WINTER_QUEEN,
    "seats": [{"kind": "here", "name": "Kaja"}, {"kind": "bot", "bot": "greedy"}, {"kind": "open"}],
}


def test_commands_and_questions_are_taken() -> None:
    for payload in (*COMMANDS, *QUESTIONS):
        check("from_page", payload)
        assert wire.FROM_PAGE.validate_json(orjson.dumps(payload)).type == payload["type"]
    for payload in COMMANDS:
        check("Command", payload)
    assert all(refused("Command", payload) for payload in QUESTIONS)
    assert {payload["type"] for payload in (*COMMANDS, *QUESTIONS)} == known("from_page", "type")


def test_new_tables_are_taken() -> None:
    check("NewTable", NEW_TABLE)
    check("NewTable", {**NEW_TABLE, "edition": "queendom", "options": {"scores": "open"}, "first": 1})
    check("NewTable", {**NEW_TABLE, "edition": None, "first": None, "seats": []})
    check("NewTable", {**NEW_TABLE, "position": {"domain": {}}})
    check("NewTable", {**NEW_TABLE, "position": None})
    check("NewTable", {**NEW_TABLE, "promise": "0f" * 32})
    assert wire.NewTable.model_validate_json(orjson.dumps(NEW_TABLE)).options == {}


STUDY: list[tuple[str, Json]] = [
    ("AskReplay", {"record": {}, "eyes": "public"}),
    ("AskPosition", {"position": {}, "seat": 0, "action": "pass", "pages": [], "play": True}),
]


@pytest.mark.parametrize(("name", "payload"), STUDY)
def test_questions_without_a_table_are_strict(name: str, payload: Json) -> None:
    check(name, payload)
    first = next(iter(payload))
    check(name, {first: payload[first]})
    assert refused(name, {**payload, "planted": True})
    assert refused(name, {key: part for key, part in payload.items() if key != first})
    for key in payload:
        for wrong in (1.5, *([] if key == "pages" else [[]]), *([] if key in (first, "action") else [{}])):
            assert refused(name, {**payload, key: wrong}), key


def test_names_lose_the_spaces_around_them() -> None:
    payload = wire.FROM_PAGE.validate_json(orjson.dumps(COMMANDS[4]))
    assert isinstance(payload, wire.Sit) and payload.name == "K"


@pytest.mark.parametrize("payload", [*COMMANDS, *QUESTIONS], ids=lambda payload: payload["type"])
def test_inbound_messages_are_strict(payload: Json) -> None:
    """A key too many, a key too few, a value of the wrong type. What is in an action is for the rules to say."""
    assert refused("from_page", {**payload, "planted": True})
    for key in ("type", "id", "seen", "invitation", "name", "code", "after", "bot"):
        if key in payload:
            assert refused("from_page", {one: part for one, part in payload.items() if one != key})
    for key in payload:
        yes = [] if key == "hints" else [True]
        for wrong in (
            1.5,
            *yes,
            *([] if key == "pages" else [[]]),
            *([] if key in ("action", "page", "options") else [{}]),
        ):
            assert refused("from_page", {**payload, key: wrong}), key


PLAY, SIT, RUBBISH_PAGE = COMMANDS[0], COMMANDS[3], QUESTIONS[5]
RUBBISH: dict[str, object] = {
    "nothing": None,
    "a number": 1,
    "a list": [PLAY],
    "an empty object": {},
    "an unknown type": {**PLAY, "type": "abandon"},
    "what the server says": {"type": "view", "id": "command-1"},
    "a short id": {**PLAY, "id": "command"},
    "a long id": {**PLAY, "id": "x" * 65},
    "an id with a space": {**PLAY, "id": "command 1"},
    "a seat as text": {**PLAY, "seat": "0"},
    "a seat below": {**PLAY, "seat": -1},
    "a seat above": {**PLAY, "seat": 10},
    "no seat to play": {**PLAY, "seat": None},
    "an event number below": {**PLAY, "seen": -1},
    "an event number above": {**PLAY, "seen": 2**53 + 1},
    "a number for an action": {**PLAY, "action": 3820},
    "no action": {**PLAY, "action": None},
    "a long notation": {**PLAY, "action": "x" * 101},
    "no name": {**SIT, "name": ""},
    "a long name": {**SIT, "name": "x" * 41},
    "no invitation": {**SIT, "invitation": ""},
    "a long invitation": {**SIT, "invitation": "x" * 101},
    "a page that is too little": {**RUBBISH_PAGE, "page": {"seat": 1, "book": "rose-way", "page": 0}},
    "a page that is too much": {**RUBBISH_PAGE, "page": {**RUBBISH_PAGE["page"], "planted": True}},
    "a long book": {**RUBBISH_PAGE, "page": {**RUBBISH_PAGE["page"], "book": "x" * 81}},
    "too many pages": {**RUBBISH_PAGE, "pages": [{"book": "rose-way", "page": 0, "colour": "red"}] * 41},
    "pages that are too little": {**RUBBISH_PAGE, "pages": [{"book": "rose-way", "page": 0}]},
    "pages that are too much": {**RUBBISH_PAGE, "pages": [{**RUBBISH_PAGE["page"], "planted": True}]},
    "pages that are none": {**RUBBISH_PAGE, "pages": [None]},
    "a long bot": {**COMMANDS[5], "bot": "x" * 41},
}


@pytest.mark.parametrize("name", RUBBISH)
def test_rubbish_is_refused(name: str) -> None:
    assert refused("from_page", RUBBISH[name])


@pytest.mark.parametrize(
    "text", [b"", b"play", b'{"type": "rematch"', b'{"type": "rematch", "id": NaN}', b"\xff\xfe", b"[" * 10_000]
)
def test_what_is_no_json_is_refused(text: bytes) -> None:
    assert not fits_model("from_page", text)


@pytest.mark.parametrize("name", ["  ", "a\nb", "a\u0000b", "a\u2028b", "\u0085"])
def test_names_are_one_line_of_visible_characters(name: str) -> None:
    """More than a schema can say."""
    assert not fits_model("from_page", orjson.dumps({**SIT, "name": name}))


@pytest.mark.parametrize(
    "change",
    [
        {"planted": True},
        {"id": "short"},
        {"game": 1},
        {"game": "x" * 41},
        {"options": {"scores": True}},
        {"options": [["scores", "open"]]},
        {"options": {str(k): "x" for k in range(21)}},
        {"first": -1},
        {"first": "0"},
        {"position": []},
        {"position": "a position"},
        {"seats": None},
        {"seats": [{"kind": "open"}] * 11},
        {"seats": [{}]},
        {"seats": [{"kind": "open", "name": "Kaja"}]},
        {"seats": [{"kind": "bot"}]},
        {"seats": [{"kind": "here", "name": "x" * 41}]},
        {"seats": [{"kind": "person", "name": "Kaja"}]},
        {"seats": ["open"]},
    ],
    ids=str,
)
def test_wrong_tables_are_refused(change: Json) -> None:
    assert refused("NewTable", {**NEW_TABLE, **change})


# --- the files that are made from the models -------------------------------------------------------------------------


def test_schema_and_types_are_what_the_models_say(capsys: pytest.CaptureFixture[str]) -> None:
    assert runpy.run_path(str(TOOL))["main"](["--check"]) == 0, capsys.readouterr().err


@pytest.mark.parametrize("name", ["wire", "record"])
def test_the_schemas_are_schemas(name: str) -> None:
    made = json.loads((HOME / f"docs/{name}.schema.json").read_text())
    jsonschema_rs.meta.validate(made)
    refs = set(re.findall(r'"#/\$defs/([^"]+)"', json.dumps(made)))
    assert refs <= set(made["$defs"])


def test_a_stale_file_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main = runpy.run_path(str(TOOL))["main"]
    main.__globals__["files"] = cache(main.__globals__["files"])  # they take a while, and are the same every time
    assert main(["--check"], tmp_path) == 1
    assert main([], tmp_path) == 0
    assert main(["--check"], tmp_path) == 0
    record = tmp_path / "docs/record.schema.json"
    record.write_text(record.read_text().replace('"minItems": 2', '"minItems": 1', 1))
    capsys.readouterr()
    assert main(["--check"], tmp_path) == 1
    assert capsys.readouterr().err.startswith("docs/record.schema.json is not")
    assert main([], tmp_path) == 0
    types = tmp_path / "web/src/wire.ts"
    types.write_text(types.read_text().replace("seat: number", "seat: string", 1))
    capsys.readouterr()
    assert main(["--check"], tmp_path) == 1
    assert capsys.readouterr().err == "web/src/wire.ts is not what the shapes say. Run: .venv/bin/python tools/wire\n"
    assert main(["--chekc"], tmp_path) == 2


def test_the_types_leave_nothing_open() -> None:
    text = (HOME / "web/src/wire.ts").read_text()
    code = [line for line in text.splitlines() if not line.lstrip().startswith(("/", "*"))]
    assert not [line for line in code if re.search(r"\b(any|unknown|object)\b", line)]
    for name in defs():
        written = {"from_page": "FromPage", "to_page": "ToPage"}.get(name, name)
        assert f"export interface {written} {{" in text or f"export type {written} =" in text
