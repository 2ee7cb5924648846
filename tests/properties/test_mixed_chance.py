"""Every draw of whole games with players' numbers follows from the record, by a second reading of docs/chance.md.

It knows the page and nothing of the program: hashes, and who draws what in which order.
"""

from __future__ import annotations

import hashlib
import hmac
import random
from typing import Any

import pytest

from properties.test_documents import Follower, blocks
from queendom.match.opening import open_table
from queendom.match.table_events import LogEvent, SeatAtOpening

Json = dict[str, Any]
COLOURS = ["red", "green", "purple", "blue", "yellow"]
FACTIONS = ["blue", "red", "green", "black", "purple"]
BOOKS = [
    "wisps-red-rose",
    "wisps-blue-border",
    "wisps-purple-clouds",
    "wisps-yellow-lights",
    "wisps-green-arcane",
    "rose-clouds",
    "rose-way",
    "rose-star",
    "rose-arcane",
    "border-way",
    "lights-border",
    "border-star",
    "border-arcane",
    "clouds-way",
    "clouds-lights",
    "clouds-arcane",
    "way-lights",
    "way-star",
    "lights-star",
    "star-arcane",
]


class Draws:
    """The draws of a game, each source with its own count."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.drawn: dict[str, int] = {}

    def draw(self, source: str, things: list[Any]) -> Any:
        index = self.drawn.get(source, 0)
        self.drawn[source] = index + 1
        x = int.from_bytes(hmac.new(self.key, f"{source}/{index}".encode(), hashlib.sha256).digest(), "big")
        assert x < 2**256 - 2**256 % len(things)
        return things.pop(x % len(things))


def key_of(record: Json) -> bytes:
    message = b""
    for seat in record["seats"]:
        if "number" in seat:
            number = bytes.fromhex(seat["number"])
            assert hashlib.sha256(number).hexdigest() == seat["promise"]
            message += number
    seed = bytes.fromhex(record["seed"])
    return hmac.new(seed, message, hashlib.sha256).digest() if message else seed


def check_winter_queen(record: Json) -> int:
    """Raises AssertionError where something else was drawn; returns how many draws there were."""
    draws, events = Draws(key_of(record)), record["events"]
    players = len(record["seats"])
    assert record["first"] == draws.draw("first", list(range(players)))
    tiles, books = [*COLOURS, None, None, None], list(BOOKS)
    bag = [colour for colour in COLOURS for _ in range({2: 6, 3: 8, 4: 9}[players])]
    deal = events[0]
    for tile in deal["domain"].values():
        assert tile == draws.draw("domain", tiles)
    for county in COLOURS[:4]:
        assert deal["tops"][county] == draws.draw(f"pile/{county}", books)
    for holder in deal["holders"]:
        assert holder == [draws.draw("bag", bag) for _ in holder]
    lies: dict[str, str] = {}
    for event in events[1:]:
        if event["type"] == "move" and event["action"]["kind"] == "place":
            lies[event["action"]["space"]] = event["action"]["colour"]
        elif event["type"] == "move" and event["action"].get("return") is not None:
            bag.append(lies.pop(event["action"]["return"]))
            bag.sort(key=COLOURS.index)
        elif event["type"] == "refill":
            assert event["crystals"] == [draws.draw("bag", bag) for _ in event["crystals"]]
        elif event["type"] == "reveal":
            assert event["book"] == draws.draw(f"pile/{event['county']}", books)
    return sum(draws.drawn.values())


def check_christina_regina(record: Json) -> int:
    draws, events = Draws(key_of(record)), record["events"]
    assert record["first"] == draws.draw("first", list(range(len(record["seats"]))))
    left, deal = list(FACTIONS), events[0]
    assert deal["factions"] == [draws.draw("faction", left) for _ in record["seats"]]
    unseen = {
        group: [f"{group}-{kind}" for kind in (*FACTIONS, *["none"] * 4)] for group in ("copper", "silver", "gold")
    }
    for group, cards in deal["open"].items():
        assert cards == [draws.draw(f"stack/{group}", unseen[group]) for _ in range(2)]
    follower = Follower(deal)
    moves = [at for at, event in enumerate(events) if event["type"] == "move"]
    for at, end in zip(moves, [*moves[1:], len(events)], strict=True):
        for stack, card in follower.draws(events[at:end]):
            assert card == draws.draw(f"stack/{stack}", unseen[stack])
    return sum(draws.drawn.values())


CHECKS = {"winter-queen": check_winter_queen, "christina-regina": check_christina_regina}


def played(game: str, people: int, seed: int) -> Json:
    """The record of a game among so many devices with numbers and a bot that brings none."""
    rng = random.Random(f"{game} {people} {seed}")
    numbers = [rng.randbytes(32) for _ in range(people)]
    seats: list[SeatAtOpening] = [
        {"name": f"Person {k}", "owner": f"device-{k}", "promise": hashlib.sha256(number).hexdigest()}
        for k, number in enumerate(numbers)
    ]
    seats.insert(rng.randrange(people + 1), {"bot": "random"})
    events: list[LogEvent]
    events, table = open_table(
        "table", game=game, edition=None, options={}, first=None, seats=seats, host="device-0", invitation="x",
        seed=rng.randbytes(32),
    )  # fmt: skip
    log = [*events]
    for k in rng.sample(range(people), people):
        events, table = table.open_number(f"device-{k}", table.seats_of(f"device-{k}")[0], numbers[k].hex())
        log += events
    while table.to_act is not None:
        assert table.progress is not None
        events, table = table.play(table.to_act, rng.choice(table.progress.legal_actions()))
        log += events
    return dict(table.record(log, None))


@pytest.mark.parametrize("game", CHECKS)
@pytest.mark.parametrize("people", [1, 2, 3])
def test_every_draw_follows_from_seed_and_numbers(game: str, people: int) -> None:
    for seed in range(4):
        record = played(game, people, seed)
        assert CHECKS[game](record) > 20
        numbered = next(k for k, seat in enumerate(record["seats"]) if "number" in seat)
        seats = [dict(seat) for seat in record["seats"]]
        seats[numbered] |= {"number": "00" * 32, "promise": hashlib.sha256(bytes(32)).hexdigest()}
        with pytest.raises(AssertionError):
            CHECKS[game]({**record, "seats": seats})


def test_the_program_of_the_page_knows_the_key() -> None:
    """That of docs/chance.md deals what was dealt."""
    namespace: Json = {}
    for block in blocks("chance.md", "python"):
        if "def " in block:
            exec(compile(block, "chance.md", "exec"), namespace)
    for people in (1, 2, 3):
        record = played("winter-queen", people, 7)
        assert namespace["key_of"](record) == key_of(record).hex() != record["seed"]
        assert namespace["deal"](namespace["key_of"](record), people + 1) == record["events"][0]
        record = played("christina-regina", people, 7)
        assert namespace["deal_court"](namespace["key_of"](record), people + 1) == record["events"][0]
