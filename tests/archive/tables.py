"""Tables of every kind, played through their own commands: what a version's archive keeps.

Nothing here is drawn by the operating system: the same code makes the same logs.
"""

from __future__ import annotations

import hashlib
import json
import random
from base64 import b32encode
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import orjson

import queendom
from queendom.bots import make_bot
from queendom.match.opening import open_table
from queendom.match.table import Table
from queendom.match.table_events import LogEvent, SeatAtOpening
from queendom.server.entries import index_of
from queendom.store import Entry, Index

FOLDER = Path(__file__).parent
Json = dict[str, Any]
Done = tuple[list[LogEvent], Table]

WINTER, COURT = "winter-queen", "christina-regina"
PLAYERS = {WINTER: (2, 3, 4), COURT: (2, 3, 4, 5)}
EDITIONS = {WINTER: ("queendom", "snowflake", "lattice"), COURT: ("court",)}
OPTIONS: dict[str, list[dict[str, str]]] = {
    WINTER: [
        {"end": end, "wisps-same-colour": wisps, "scores": scores}
        for end in ("equal-turns", "english-literal")
        for wisps in ("same", "none")
        for scores in ("hidden", "open")
    ],
    COURT: [{"memory-aid": aid} for aid in ("off", "on")],
}
BEGAN = 1_794_800_000_000  # milliseconds since 1970


def token(name: str) -> str:
    """The cookie of a device. Without a signature: taken from whoever holds a seat."""
    return (b32encode(hashlib.sha256(name.encode()).digest()).decode().replace("=", "") + "archive")[:43]


def owner(name: str) -> str:
    """What a log calls the device."""
    return hashlib.sha256(token(name).encode()).hexdigest()[:40]


ADA, BO = owner("ada"), owner("bo")
INVITATION = "an-invitation-to-the-archive"


def _id(name: str) -> str:
    return "3archived" + b32encode(hashlib.sha256(name.encode()).digest()).decode().lower()[:20]


@dataclass
class Kept:
    """A table, with every entry of its log."""

    name: str
    table: Table
    entries: list[Entry] = field(default_factory=list)
    log: list[LogEvent] = field(default_factory=list)

    @classmethod
    def open(cls, name: str, game: str, *placed: SeatAtOpening, **more: Any) -> Kept:
        """A seat is `{}` (open), `{"bot": …}` or `{"name": …, "owner": …}`."""
        setting: Json = {"edition": None, "options": {}, "first": None, "host": ADA, **more}
        setting.setdefault("seed", hashlib.sha256(name.encode()).digest())
        setting.setdefault("invitation", INVITATION)
        if "seats" not in setting:
            setting["seats"] = placed
        events, table = open_table(_id(name), game=game, **setting)
        made = cls(name, table)
        made._keep(events, None if "rematch_of" in more else ADA)
        return made

    def _keep(self, events: list[LogEvent], by: str | None) -> None:
        first = len(self.log) + 1
        command = None if by is None else f"{self.name}/{first}"
        at = BEGAN + 1000 * first
        self.entries.append(Entry(self.table.id, first, len(events), orjson.dumps(events), at, by, command))
        self.log += events

    def do(self, done: Done, by: str | None = ADA) -> None:
        """Keep what a command of the table gave."""
        events, self.table = done
        self._keep(events, by)

    def move(self, luck: random.Random) -> None:
        """One move: a bot's own, or any that is legal."""
        seat = self.table.to_act
        assert seat is not None
        view = self.table.view(seat, self.log)
        bot = self.table.seats[seat].bot
        if bot is not None:
            action = make_bot(bot, self.name, len(self.log)).choose(view)
            by = f"bot:{bot}" if self.table.seats[seat].away else None
            self.do(self.table.play(seat, action, by), None)
            return
        legal = view.legal_actions()
        kind = luck.choice(sorted({action.kind for action in legal}))
        self.do(self.table.play(seat, luck.choice([action for action in legal if action.kind == kind])))

    def moves(self, number: int) -> Kept:
        luck = random.Random(f"{self.name}/{len(self.log)}")
        for _ in range(number):
            if self.table.to_act is not None:
                self.move(luck)
        return self

    def to_the_end(self) -> Kept:
        return self.moves(1000)

    @property
    def index(self) -> Index:
        return index_of(self.table)


def person(name: str, device: str = ADA) -> SeatAtOpening:
    return {"name": name, "owner": device}


def bot(name: str) -> SeatAtOpening:
    return {"bot": name}


def people(number: int) -> list[SeatAtOpening]:
    return [person(f"Player {seat + 1}") for seat in range(number)]


def every_setting() -> Iterator[tuple[str, int, str, dict[str, str]]]:
    """Every game, number of players, edition and combination of option values."""
    for game, players in PLAYERS.items():
        for number in players:
            for edition in EDITIONS[game]:
                for options in OPTIONS[game]:
                    yield game, number, edition, options


def tables() -> Iterator[Kept]:
    """All of them: one for each thing that can happen at a table, in both games."""
    yield from _settings()
    yield from _archived_games()
    for game in PLAYERS:
        for make in _KINDS:
            yield from make(game)


def _settings() -> Iterator[Kept]:
    """Running games: every number of players and edition, the option values in turn."""
    for game, players in PLAYERS.items():
        turn = 0
        for number in players:
            for edition in EDITIONS[game]:
                for _ in range(1 if game == WINTER else 2):
                    options = OPTIONS[game][turn % len(OPTIONS[game])]
                    name = f"running/{game}/{number}/{edition}/{turn}"
                    kept = Kept.open(name, game, *people(number), edition=edition, options=options)
                    yield kept.moves(4 * turn)
                    turn += 1


def _archived_games() -> Iterator[Kept]:
    """Every ending and rare case: the games of the archive, played at tables."""
    for path in sorted(FOLDER.glob("*.json")):
        record: Json = json.loads(path.read_text(encoding="utf-8"))
        if "position" in record:
            continue
        kept = Kept.open(
            f"archived/{path.stem}", record["game"], *people(len(record["seats"])), edition=record["edition"],
            options=record["options"], first=record["first"], seed=bytes.fromhex(record["seed"]),
        )  # fmt: skip
        for event in record["events"]:
            if event["type"] == "move":
                kept.do(kept.table.play(event["seat"], event["action"]))
        assert kept.table.result == record["result"]
        yield kept


def _waiting(game: str) -> Iterator[Kept]:
    yield Kept.open(f"waiting/{game}", game, person("Ada"), {})
    changed = Kept.open(f"waiting-with-changes/{game}", game, person("Ada"), {}, {}, hints=True)
    changed.do(changed.table.sit(BO, "Bo", INVITATION, 2), BO)
    changed.do(changed.table.leave(BO, 2, "adept"), BO)
    changed.do(changed.table.sit_bot(ADA, 1, "greedy"))
    yield changed


def _joined(game: str) -> Iterator[Kept]:
    joined = Kept.open(f"joined/{game}", game, person("Ada"), {}, {}, first=1)
    joined.do(joined.table.sit(BO, "Bo", INVITATION), BO)
    joined.do(joined.table.sit_bot(ADA, 2, "greedy"))
    yield joined.moves(5)


def _bots(game: str) -> Iterator[Kept]:
    """Bots alone play on by themselves; with a person they wait for them."""
    yield Kept.open(f"bots/{game}", game, bot("greedy"), bot("random")).moves(7)
    for kind, turns in (("to-act", 0), ("waits", 1)):
        yield Kept.open(f"bot-{kind}/{game}", game, bot("greedy"), person("Ada"), first=0, hints=True).moves(turns)


def _taken_back(game: str) -> Iterator[Kept]:
    """Among people as long as nothing new was seen, and against bots whatever came after."""
    fair = Kept.open(f"taken-back-fairly/{game}", game, person("Ada"), person("Bo"))
    for _ in range(400):
        seat = fair.table.can_take_back
        if seat is not None:
            fair.do(fair.table.take_back(seat))
            break
        fair.moves(1)
    assert fair.log[-1]["type"] == "take-back" and not fair.table.taken_back
    yield fair.moves(3)
    alone = Kept.open(f"taken-back-alone/{game}", game, bot("greedy"), person("Ada"))
    alone.moves(8)
    for _ in range(2):
        alone.do(alone.table.take_back(1))
        alone.do(alone.table.take_back(1))
        alone.moves(3)
    assert alone.table.taken_back
    yield alone.moves(2)
    over = Kept.open(f"taken-back-over/{game}", game, bot("greedy"), person("Ada")).moves(6)
    over.do(over.table.take_back(1))
    yield over.to_the_end()


def _left(game: str) -> Iterator[Kept]:
    """A bot stands in; whoever left comes back, or not; when nobody is left the game is given up."""

    def seated(name: str) -> Kept:
        return Kept.open(f"{name}/{game}", game, person("Ada"), person("Bo", BO), person("Cy", BO)).moves(4)

    left = seated("left")
    left.do(left.table.leave(BO, 1, "greedy"), BO)
    yield left.moves(6)
    back = seated("left-and-back")
    back.do(back.table.leave(BO, 1, "greedy"), BO)
    back.moves(4)
    back.do(back.table.come_back(BO, 1), BO)
    yield back.moves(2)
    finished = seated("left-and-finished")
    finished.do(finished.table.leave(BO, 2, "greedy"), BO)
    yield finished.to_the_end()
    given_up = seated("given-up")
    given_up.do(given_up.table.leave(BO, 1, "greedy"), BO)
    given_up.do(given_up.table.leave(BO, 2, "greedy"), BO)
    given_up.do(given_up.table.leave(ADA, 0, "greedy"))
    assert given_up.table.stage == "over"
    yield given_up


def _links(game: str) -> Iterator[Kept]:
    offered = Kept.open(f"link-offered/{game}", game, person("Ada"), person("Bo")).moves(2)
    offered.do(offered.table.offer_link(ADA, 1, "a-code-for-bo", BEGAN))
    yield offered
    handed = Kept.open(f"handed-over/{game}", game, person("Ada"), person("Bo")).moves(2)
    handed.do(handed.table.offer_link(ADA, 1, "another-code-for-bo", BEGAN))
    handed.do(handed.table.claim(BO, "another-code-for-bo", BEGAN + 1000), BO)
    yield handed.moves(3)


def _again(game: str) -> Iterator[Kept]:
    """A rematch moves everybody on by one seat; the same start has the same seed."""
    played = Kept.open(f"played/{game}", game, person("Ada"), bot("greedy"), person("Bo")).to_the_end()
    again = f"rematch/{game}"
    played.do(played.table.play_again(ADA, _id(again)))
    yield played
    setting = played.table.next_setting()
    yield Kept.open(again, **setting).moves(5)
    same = Kept.open(f"same-start/{game}", **played.table.same_setting(ADA))
    yield same.moves(4)
    yield Kept.open(f"same-start-over/{game}", **played.table.same_setting(ADA)).to_the_end()


def _from_position(game: str) -> Iterator[Kept]:
    match = queendom.game(game).start(3, 7)
    luck = random.Random(game)
    for _ in range(9):
        match.play(luck.choice(match.legal_actions()))
    position = match.position()
    seats = [person("Ada"), bot("greedy"), person("Bo")]
    yield Kept.open(f"position/{game}", game, *seats, position=position).moves(3)
    over = Kept.open(f"position-over/{game}", game, *seats, position=position).to_the_end()
    yield over
    yield Kept.open(f"position-same-start/{game}", **over.table.same_setting(ADA)).moves(2)


_KINDS: tuple[Callable[[str], Iterator[Kept]], ...] = (
    _waiting, _joined, _bots, _taken_back, _left, _links, _again, _from_position,
)  # fmt: skip
