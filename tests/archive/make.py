"""Make what is missing in the archive: `python tests/archive/make.py`. What is there stays: it must be read for ever.

Games for every ending and rare case lie beside this file, one record each. A folder for each version of Queendom holds
what that version wrote: a SQLite database (`tables.db.gz`) and a PostgreSQL dump (`tables.sql.gz`) with tables of every
kind, records of every setting (`records.jsonl.gz`), what people saw at the tables (`seen.jsonl.gz`), and the cookies of
two devices that play at those of the SQLite database.
`make.py NAME` writes a folder of another name, for a version whose form changed before its release.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
sys.path.insert(0, str(FOLDER.parent))

import queendom  # noqa: E402
from archive.cases import DECIDED_BY, RARE_IN_CHRISTINA_REGINA, RARE_IN_WINTER_QUEEN  # noqa: E402
from archive.tables import COURT, WINTER, Kept, every_setting, tables, token  # noqa: E402
from postgres import find_postgres, running_postgres  # noqa: E402
from queendom.bots import make_bot  # noqa: E402
from queendom.games.christina_regina.state import Ending as CourtEnding  # noqa: E402
from queendom.games.winter_queen.state import Ending as WinterEnding  # noqa: E402
from queendom.match import Match  # noqa: E402
from queendom.server.identity import Device, Tokens  # noqa: E402
from queendom.store.opening import open_store  # noqa: E402
from support import as_json  # noqa: E402


def random_games() -> Iterator[Match]:
    """Random games, the numbers of players, maps and options in turn."""
    for number in count():
        options = {
            "end": ("equal-turns", "english-literal")[number % 2],
            "wisps-same-colour": ("same", "none")[number // 2 % 2],
        }
        edition = ("queendom", "snowflake", "lattice")[number % 3]
        players = 2 + number % 3 if number % 5 else 4
        match = queendom.game("winter-queen").start(players, number, edition=edition, options=options)
        yield finished(match, number)


def finished(match: Match, number: int) -> Match:
    bot = make_bot("random", "archive", number)
    while match.to_act is not None:
        match.play(bot.choose(match.view(match.to_act)))
    return match


def empty_map_game() -> Match:
    """No game from the deal gets here: every book costs a crystal on the map. So this one starts at a position."""
    position = {
        "players": 2,
        "domain": {"a2": "red", "c1": None, "c4": "green", "c7": None, "e2": None},
        "books": [[{"book": "lights-border", "pages": ["green", "red"]}], []],
        "holders": [["red", "blue"], ["green", "yellow", "purple"], ["blue"]],
    }
    match = queendom.game("winter-queen").position(position, seed=1)
    match.play("lights-border!")
    return finished(match, 0)


def courts() -> Iterator[Match]:
    """Random games of Christina Regina. Kinds of actions come up equally often, so that stacks run empty early."""
    for number in count():
        match = queendom.game("christina-regina").start(2 + number % 4, number)
        luck = random.Random(number)
        while match.to_act is not None:
            legal = match.legal_actions()
            kind = luck.choice(sorted({action.kind for action in legal}))
            match.play(luck.choice([action for action in legal if action.kind == kind]))
        yield match


def shown_by(match: Match) -> set[str]:
    """The names under which the archive could keep this game."""
    result = match.result
    assert result is not None
    cases = RARE_IN_WINTER_QUEEN if match.game.name == "winter-queen" else RARE_IN_CHRISTINA_REGINA
    shows = {f"ending-{result['ending']}"} | {
        name for name, case in cases.items() if case([*map(as_json, match.events)])
    }
    decided_by = as_json(result).get("decided_by")
    return shows | ({f"decided-by-{decided_by}"} if decided_by else set())


def main() -> None:
    make_games()
    folder = FOLDER / (sys.argv[1] if len(sys.argv) > 1 else queendom.__version__)
    if not folder.exists():
        make_version(folder)


def make_games() -> None:
    winter = {f"ending-{ending}" for ending in WinterEnding} | set(RARE_IN_WINTER_QUEEN)
    court = {f"ending-{ending}" for ending in CourtEnding} | set(RARE_IN_CHRISTINA_REGINA)
    court |= {f"decided-by-{what}" for what in DECIDED_BY}
    if not (FOLDER / "nothing-to-return.json").exists():
        keep("nothing-to-return", empty_map_game())
    for wanted, played in ((winter, random_games()), (court, courts())):
        missing = {name for name in wanted if not (FOLDER / f"{name}.json").exists()}
        for match in played:
            if not missing:
                break
            for name in sorted(shown_by(match) & missing)[:1]:
                keep(name, match)
                missing.remove(name)


def keep(name: str, match: Match) -> None:
    (FOLDER / f"{name}.json").write_text(json.dumps(match.record()) + "\n", encoding="utf-8")


# --- what a version wrote ---------------------------------------------------------------------------------------------


def make_version(folder: Path) -> None:
    """Write the folder of this version, all of it or nothing."""
    kept = list(tables())
    with tempfile.TemporaryDirectory() as temporary:
        made = Path(temporary) / folder.name
        made.mkdir()
        database = Path(temporary) / "tables.db"
        key = asyncio.run(fill(f"sqlite:///{database}", kept))
        compress(made / "tables.db.gz", database.read_bytes())
        (made / "cookies.json").write_text(json.dumps({name: cookie(key, name) for name in ("ada", "bo")}) + "\n")
        compress(made / "tables.sql.gz", dump(kept))
        compress(made / "records.jsonl.gz", lines(match.record() for match in every_record()))
        compress(made / "seen.jsonl.gz", lines(map(seen, kept)))
        shutil.copytree(made, folder)


def compress(path: Path, contents: bytes) -> None:
    path.write_bytes(gzip.compress(contents, 9, mtime=0))


def lines(values: Iterable[object]) -> bytes:
    return "".join(json.dumps(value) + "\n" for value in values).encode()


async def fill(url: str, kept: list[Kept]) -> str:
    """Keep tables as a server does; returns the key that signs the cookies of whoever plays at them."""
    store = await open_store(url)
    key = await store.key("tokens")
    for one in kept:
        for entry in one.entries:
            await store.append(entry, one.index)
    await store.close()
    return key


def cookie(key: str, name: str) -> str:
    async def nobody(owner: str) -> bool:
        return False

    header = Tokens(key, nobody).cookie(Device.of(token(name)), https=False)
    return header.partition(";")[0].partition("=")[2]


def dump(kept: list[Kept]) -> bytes:
    """The same tables as PostgreSQL writes them out."""
    programs = find_postgres()
    assert programs is not None
    with running_postgres() as url:
        asyncio.run(fill(url, kept))
        command = [str(programs / "pg_dump"), "--inserts", "--no-owner", "--no-privileges", url]
        return subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout


def every_record() -> Iterator[Match]:
    """Games of every setting, most of them finished; and what only some records hold."""
    for number, (game, players, edition, options) in enumerate(every_setting()):
        match = queendom.game(game).start(players, number, edition=edition, options=options)
        yield played(match, number, 30 if number % 9 == 8 else 1000)
    for game in (WINTER, COURT):
        given_up = played(queendom.game(game).start(2, 1), 1, 8)
        given_up.abandon()
        yield given_up
        seats = [{"name": "Ada"}, {"name": "Frost", "bot": "greedy"}, {"name": "Bo"}]
        stood_in = queendom.game(game).start(3, 2, first=1, seats=seats)
        while (seat := stood_in.to_act) is not None:
            action = make_bot("random", "archive", len(stood_in.events)).choose(stood_in.view(seat))
            stood_in.play(action, by="bot:greedy" if seat == 2 else None)
        yield stood_in
        position = played(queendom.game(game).start(3, 3), 3, 10).position()
        yield played(queendom.game(game).position(position, seed=4), 4, 1000)
        yield played(queendom.game(game).position(position, seed=5), 5, 5)
        own = dict(queendom.game(game).game.load_edition(queendom.game(game).game.default_edition).data)
        yield played(queendom.game(game).start(2, 6, edition=own | {"name": "ours"}), 6, 1000)


def played(match: Match, number: int, most: int) -> Match:
    """Kinds of actions come up equally often: all of them are in the archive."""
    luck = random.Random(number)
    for _ in range(most):
        if match.to_act is None:
            break
        legal = match.legal_actions()
        kind = luck.choice(sorted({action.kind for action in legal}))
        match.play(luck.choice([action for action in legal if action.kind == kind]))
    return match


def seen(kept: Kept) -> dict[str, Any]:
    """What each viewer of a table is shown: the record, the position, the legal actions; spectators last."""
    table = kept.table
    shown: dict[str, Any] = {"name": kept.name, "id": table.id, "stage": table.stage, "number": table.number}
    shown |= {"to_act": table.to_act, "taken_back": table.taken_back, "rules": as_json(kept.log[0])["rules"]}
    if table.stage != "waiting":
        viewers = [*range(len(table.seats)), None]
        shown["records"] = [table.record(kept.log, viewer) for viewer in viewers]
        views = [table.view(viewer, kept.log) for viewer in viewers]
        shown["positions"] = [view.position for view in views]
        shown["legal"] = [[view.rulebook.write_move(one) for one in view.legal_actions()] for view in views]
    return shown


if __name__ == "__main__":
    main()
