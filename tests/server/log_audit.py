"""After the trouble: what the store holds against what pages were told, and against the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import orjson

import queendom
from queendom.match.fold import fold
from queendom.match.table import Table
from queendom.match.table_events import OF_THE_TABLE, LogEvent, game_events
from queendom.server.entries import logged
from queendom.store import Entry
from queendom.store.opening import open_store
from server.resilient_client import Broken, Json, Steadfast
from support import as_json


@dataclass
class Kept:
    """A table as the store has it."""

    entries: list[Entry]
    log: list[LogEvent] = field(default_factory=list)
    end: int | None = None  # the number of the event that ended the game
    table: Table = None  # type: ignore[assignment]

    def __post_init__(self) -> None:
        """Numbers without a gap, and a log that the rules can follow."""
        groups = [orjson.loads(entry.events) for entry in self.entries]
        for entry, events in zip(self.entries, groups, strict=True):
            if entry.first != len(self.log) + 1 or entry.size != len(events):
                raise Broken(f"table {entry.table[:6]}: {entry.size} events at {entry.first}, not {len(self.log) + 1}")
            self.log += events
        self.end = next((k for k, event in enumerate(self.log, start=1) if event["type"] == "end"), None)
        self.table = fold(self.entries[0].table, map(logged, self.entries))

    def seen(self, number: int, seat: int | None, at: int) -> Json:
        """An event as a viewer may know it when the table is at a number: secrets are told once the game is over."""
        event = self.log[number - 1]
        if event["type"] in OF_THE_TABLE:
            return as_json(self.table.see(event, seat))
        over = self.end is not None and at >= self.end
        return as_json(self.table.rulebook.gate.see(event, seat, over))

    def record(self) -> Json:
        """The complete record, with secrets and seed, also of a game that goes on."""
        record = as_json(self.table.record(self.log, None))
        return record | {"events": game_events(self.log), "seed": self.table.seed.hex()}


@dataclass
class Tally:
    """What went on, to see that it was worth looking at."""

    tables: dict[str, Kept]
    answers: Counter[str] = field(default_factory=Counter)
    sent_again: int = 0  # commands that had to be sent more than once
    over: int = 0

    def __str__(self) -> str:
        events = sum(len(kept.log) for kept in self.tables.values())
        answers = ", ".join(f"{count} {kind}" for kind, count in sorted(self.answers.items()))
        return f"{len(self.tables)} tables, {self.over} over, {events} events; {answers}; {self.sent_again} sent again"


async def read_all(database: str) -> dict[str, Kept]:
    store = await open_store(database)
    try:
        return {id: Kept(await store.read(id)) async for id in store.all_tables()}
    finally:
        await store.close()


async def audit(database: str, pages: Sequence[Steadfast]) -> Tally:
    """Everything that was promised. Pages must have caught up, and nobody may still be playing."""
    tally = Tally(await read_all(database))
    for kept in tally.tables.values():
        _check_game(kept)
        tally.over += kept.end is not None
    made = _commands(tally.tables)
    for page in pages:
        if page.table_id not in tally.tables:
            raise Broken(f"{page}: the table is lost")
        _check_page(page, tally.tables[page.table_id])
        for asked in page.asked.values():
            _check_command(page, asked.command, asked.answer, made)
            tally.answers[
                asked.command["type"] + " " + ("pending" if asked.answer is None else asked.answer["type"])
            ] += 1
            tally.sent_again += asked.sent > 1
    return tally


def _check_game(kept: Kept) -> None:
    """The rules make every event again, and every draw follows from the seed."""
    if kept.table.progress is None:
        return
    match = queendom.check(kept.record())
    if match.result != kept.table.result:
        raise Broken(f"table {kept.table.id[:6]}: replayed {match.result}, kept {kept.table.result}")


def _commands(tables: dict[str, Kept]) -> dict[tuple[str, str, str], Entry]:
    """Every command in the store by table, sender and id: none may be there twice."""
    made: dict[tuple[str, str, str], Entry] = {}
    for id, kept in tables.items():
        for entry in kept.entries:
            if entry.by is None or entry.command is None:
                continue
            if (id, entry.by, entry.command) in made:
                raise Broken(f"table {id[:6]}: {entry.command} was done twice")
            made[id, entry.by, entry.command] = entry
    return made


def _check_page(page: Steadfast, kept: Kept) -> None:
    """A page has every event once, as the log has it."""
    if page.number != len(kept.log) or sorted(page.heard) != list(range(1, page.number + 1)):
        raise Broken(f"{page}: the log goes up to {len(kept.log)}, {len(page.heard)} were heard")
    for number, hearings in page.heard.items():
        for event, at in hearings:
            expected: Any = orjson.loads(orjson.dumps(kept.seen(number, page.seat, at)))
            if event != expected:
                raise Broken(f"{page}: event {number} was told as {event}, kept as {expected}")


def _check_command(
    page: Steadfast, command: Json, answer: Json | None, made: dict[tuple[str, str, str], Entry]
) -> None:
    """Done if and only if it was acknowledged, with the numbers that were named."""
    assert page.owner is not None
    entry = made.get((page.table_id, page.owner, command["id"]))
    if answer is None:
        raise Broken(f"{page}: {command} was never answered")
    if answer["type"] != "ack":
        if entry is not None:
            raise Broken(f"{page}: {command} was answered with {answer['type']}, but done")
        return
    if entry is None:
        raise Broken(f"{page}: {command} was acknowledged, but is lost")
    if (entry.first, entry.first + entry.size - 1) != (answer["first_number"], answer["number"]):
        raise Broken(f"{page}: {command} was acknowledged as {answer}, kept at {entry.first}, {entry.size} events")
    event = orjson.loads(entry.events)[0]
    if command["type"] == "play":
        wanted = {"type": "move", "seat": command["seat"], "action": command["action"]}
        if wanted != event:
            raise Broken(f"{page}: {wanted} was acknowledged, {event} was kept")
    elif event["type"] != command["type"]:
        raise Broken(f"{page}: {command} was acknowledged, {event} was kept")
