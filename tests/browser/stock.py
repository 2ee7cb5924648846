"""Stored games, and tables made of them: a server can have a table at any moment of them without anybody playing.

What is stored is small and says nothing that the rules could change behind our back: a seed, who begins, and every
turn. What a table tells is the server's, made from these at its start. To make the games anew, after a change of the
rules or to have other moments in them:

    PYTHONPATH=tests .venv/bin/python -m browser.stock
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from queendom.match.table import Table
    from queendom.match.table_events import LogEvent, SeatAtOpening

Json = dict[str, Any]

FOLDER = Path(__file__).with_name("stock")
#: Tokens of devices: whoever looks, somebody elsewhere, and a device that has few tables.
OURS, THEIRS, FEW = (f"{name:-<43}" for name in ("ours", "theirs", "few"))
HIDDEN: Json = {"scores": "hidden"}
_SINCE = 1_790_000_000_000  # milliseconds: any time will do

_TRIED = 400

NAMES = ("Ada with a rather long name", "Berta", "Cleopatra", "Dorothea", "Emil")


@dataclass(frozen=True)
class Stored:
    """A table to have: of a game, after as many turns as one of its moments says."""

    id: str
    game: str  # a file of the folder
    moment: str
    bots: bool = True  # at all seats but the first; else people who are elsewhere
    here: int = 1  # how many seats are ours
    left: int | None = None  # whose seat a bot plays meanwhile
    hints: bool = False
    device: str = OURS
    options: Json = field(default_factory=dict)


def load(game: str) -> Json:
    announced: Json = json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8"))
    return announced


def seats_of(stored: Stored, players: int) -> list[SeatAtOpening]:
    from queendom.server.identity import Device

    own, other = Device.of(stored.device).owner, Device.of(THEIRS).owner
    bots = ("novice", "adept", "expert", "random")
    seats: list[SeatAtOpening] = []
    for k in range(players):
        if k < stored.here:
            seats.append({"name": NAMES[k], "owner": own})
        elif stored.bots:
            seats.append({"bot": bots[k - 1]})
        else:
            seats.append({"name": NAMES[k], "owner": other})
    return seats


def entries_of(stored: Stored) -> tuple[list[list[LogEvent]], Table]:
    """What each command added to the table's log, and the table after all of them."""
    from queendom.match.opening import open_table

    announced = load(stored.game)
    seats = seats_of(stored, announced["players"])
    events, table = open_table(
        stored.id, game=announced["game"], edition=announced["edition"], options=stored.options, first=0, seats=seats,
        host=seats[0]["owner"], invitation="invitation", seed=bytes.fromhex(announced["seed"]), hints=stored.hints,
    )  # fmt: skip
    entries = [events]
    for action in announced["moves"][: announced["moments"][stored.moment]]:
        assert table.to_act is not None
        events, table = table.play(table.to_act, action)
        entries.append(events)
    if stored.left is not None:
        events, table = table.leave(table.seats[stored.left].owner, stored.left, "adept")
        entries.append(events)
    return entries, table


def lobby_of(id: str, device: str) -> tuple[list[list[LogEvent]], Table]:
    """A table that waits for people."""
    from queendom.match.opening import open_table
    from queendom.server.identity import Device

    own = Device.of(device).owner
    events, table = open_table(
        id, game="winter-queen", edition=None, options={}, first=None, host=own, invitation="invitation",
        seats=[{"name": NAMES[0], "owner": own}, {}, {"bot": "adept"}, {}], seed=bytes(32),
    )  # fmt: skip
    return [events], table


async def stock_up(url: str, wanted: list[Stored], lobbies: dict[str, str]) -> None:
    """Put tables into a database that no server has open."""
    from queendom.server.entries import index_of, packed
    from queendom.store import Entry
    from queendom.store.opening import open_store

    store = await open_store(url)
    made = [(one.id, *entries_of(one)) for one in wanted]
    made += [(id, *lobby_of(id, device)) for id, device in lobbies.items()]
    for k, (id, entries, table) in enumerate(made):
        first = 1
        for events in entries:
            entry = Entry(id, first, len(events), packed(events), _SINCE + k * 60_000 + first)
            await store.append(entry, index_of(table))
            first += len(events)
    await store.close()


# --- making them ---


def any_of(legal: Json, rng: random.Random) -> Json:
    from server.harness import any_action

    return any_action(legal, rng)


def is_all(legal: Json, position: Json) -> bool:
    """Winter Queen: a turn in which all can be done."""
    return bool(
        position["stage"] == "main"
        and len(legal["pages"]) > 1
        and any(legal["with_book"].values())
        and any(legal["activate"].values())
    )


def is_final(legal: Json, position: Json) -> bool:
    return bool(position["stage"] == "final" and not legal["pass"])


def is_full(legal: Json, position: Json) -> bool:
    """The court: a turn in which all but passing can be done, after attempts and draws."""
    influence = sum(map(len, position["influence"].values()))
    tried = len(position["attempts"]) >= min(2, position["players"] - 1) and influence >= 3
    return bool(tried and legal["draw"] and legal["persuade"] and legal["assassinate"])


MOMENTS: dict[str, dict[str, Callable[[Json, Json], bool]]] = {
    "winter-queen": {"all": is_all, "final": is_final},
    "christina-regina": {"full": is_full},
}


def play(game: str, players: int, edition: str | None, seed: int) -> Json:
    """A game of chosen chance and chosen turns, and when it came to what."""
    from queendom.match.opening import open_table

    rng = random.Random(seed)
    dealt = rng.randbytes(32)
    seats: list[SeatAtOpening] = [{"name": name, "owner": name} for name in NAMES[:players]]
    _, table = open_table(
        "x", game=game, edition=edition, options={}, first=0, seats=seats, host="x", invitation="", seed=dealt
    )
    moves: list[Json] = []
    moments = {"start": 0}
    while table.stage == "running":
        progress = table.progress
        assert progress is not None and table.to_act is not None
        legal = json.loads(json.dumps(table.rulebook.factored(progress.state)))
        if table.to_act == 0:
            position: Json = dict(progress.position())
            for name, is_so in MOMENTS[game].items():
                if name not in moments and is_so(legal, position):
                    moments[name] = len(moves)
        action = any_of(legal, rng)
        if action["kind"] == "assassinate" and action["victim"] == 0 and "struck" not in moments:
            moments["struck"] = len(moves) + 1
        _, table = table.play(table.to_act, action)
        moves.append(action)
    moments |= {"over": len(moves), "last": len(moves) - 1}
    announced = {"game": game, "edition": edition, "players": players, "seed": dealt.hex()}
    return announced | {"moments": moments, "moves": moves}


def games() -> Iterator[tuple[str, Json]]:
    """Of many games that come to all that is wanted, the longest: its log is long, too."""
    wanted = {"winter-queen": (2, 3, 4), "christina-regina": (2, 3, 5)}
    for game, numbers in wanted.items():
        for players in numbers:
            edition = "lattice" if (game, players) == ("winter-queen", 3) else None
            tried = (play(game, players, edition, seed) for seed in range(_TRIED))
            names = {*MOMENTS[game], *(["struck"] if game == "christina-regina" else [])}
            yield (
                f"{game}-{players}",
                max((one for one in tried if names <= one["moments"].keys()), key=lambda one: len(one["moves"])),
            )


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, made in games():
        lines = [f"    {json.dumps(move)}" for move in made.pop("moves")]
        head = json.dumps(made, indent=2).removesuffix("\n}")
        (FOLDER / f"{name}.json").write_text(head + ',\n  "moves": [\n' + ",\n".join(lines) + "\n  ]\n}\n")
        print(name, len(lines), made["moments"])
