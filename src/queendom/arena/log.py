"""A contest's log: a file with one line for the contest and one for every round, so that it can be gone on with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from queendom.arena.contest import Contest, Round
from queendom.errors import SetupError, shown


def open_log(path: Path, contest: Contest) -> list[Round]:
    """The rounds a log holds; begins one where there is none. Raises SetupError if it is another contest's."""
    if not path.exists() or path.stat().st_size == 0:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(contest.heading()) + "\n")
        return []
    found: list[Any] = []
    for text in path.read_text().splitlines():
        try:
            found.append(json.loads(text))
        except ValueError:
            break  # the last line of a run that was stopped in the middle of it
    if not found or found[0] != contest.heading():
        raise SetupError("other-contest", given=shown(str(path)), expected=json.dumps(contest.heading()))
    # What was cut off is written anew.
    path.write_text("".join(json.dumps(one) + "\n" for one in found))
    rounds: list[Round] = found[1:]
    return rounds


def append(path: Path, one: Round) -> None:
    with path.open("a") as log:
        log.write(json.dumps(one) + "\n")
