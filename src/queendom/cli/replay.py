"""Records on the command line: shown move by move, or checked."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table
from rich.text import Text

from queendom import match as matches
from queendom.cli.output import print_json
from queendom.cli.prepare import prepared
from queendom.cli.terminal_uis import terminal_ui
from queendom.errors import QueendomError, RecordDiffers, RecordError, shown
from queendom.kernel.shapes import is_move
from queendom.locales import words as find_words

DIFFERS, UNREADABLE = 1, 2


def read_record(file: Path) -> Any:
    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:  # a JSONDecodeError is a ValueError
        reason = error.strerror if isinstance(error, OSError) else shown(error, 200)
        raise RecordError("file-unreadable", file=str(file), reason=str(reason)) from None


def check_files(files: Sequence[Path], as_json: bool) -> int:
    """Check every file; the worst thing found decides the exit code: 1 a difference, 2 no record at all."""
    words = find_words()
    out, err = Console(highlight=False, soft_wrap=True), Console(stderr=True, highlight=False, soft_wrap=True)
    outcomes, worst = [], 0
    with prepared(words, err):
        pass
    for file in track(files, console=err, transient=True, disable=not err.is_terminal or len(files) < 2):
        problem = None
        try:
            match = matches.check(read_record(file))
        except QueendomError as error:
            worst = max(worst, DIFFERS if isinstance(error, RecordDiffers) else UNREADABLE)
            problem = words.error(error)
        outcomes.append({"file": str(file), "ok": problem is None, "problem": problem})
        if as_json:
            continue
        if problem is not None:
            named = problem if str(file) in problem else f"{file}: {problem}"
            err.print("queendom: " + " ".join(named.split()), markup=False)
        elif len(files) < 10:
            out.print(words("checked" if match.result else "checked-unfinished", file=str(file)), markup=False)
    if as_json:
        print_json({"records": outcomes, "ok": worst == 0})
    else:
        out.print(words("checked-all", good=sum(one["ok"] for one in outcomes), all=len(files)))
    return worst


def show_files(files: Sequence[Path], as_json: bool) -> int:
    """Every move in words, with its notation, and the result."""
    words = find_words()
    console = Console(highlight=False)
    for file in files:
        record = read_record(file)
        with prepared(words, Console(stderr=True)):
            match = matches.replay(record)
        if as_json:
            print_json({"file": str(file), "result": match.result, "position": match.position()})
            continue
        names = [str(seat["name"]) for seat in match.seats]
        game = words.name(match.game.name)
        console.print(
            words("replayed", file=str(file), game=game, players=len(names), events=len(match.events)), markup=False
        )
        ui = terminal_ui(match.game.name)(words, match.rulebook, names)
        moves = Table.grid(padding=(0, 2))
        for event, line in zip(match.events, ui.tell(match.events), strict=True):
            if line and is_move(event):
                moves.add_row(Text(match.rulebook.write_move(match.rulebook.read_action(event["action"]))), Text(line))
            elif line:
                moves.add_row("", Text("  " + line))
        console.print(moves)
        if match.result:
            scores = ", ".join(f"{name} {vp}" for name, vp in zip(names, match.result["scores"], strict=True))
            ending = words.ending(match.result["ending"])
            console.print(words("result-line", scores=scores, ending=ending), markup=False)
    return 0
