"""Draw the pictures of terminal games for the README: `.venv/bin/python tools/terminal_picture.py`."""

import re
from io import StringIO
from pathlib import Path

from rich.console import Console

import queendom
from queendom.bots import make_bot
from queendom.cli.terminal_uis import FACES
from queendom.locales import words

FOLDER = Path(__file__).parent.parent / "docs" / "images"


def draw(game: str, names: list[str], turns: int, width: int, seed: int) -> None:
    """A game after some turns, as the first player sees it."""
    match = queendom.game(game).start(len(names), seed=seed, first=0)
    bots = [make_bot("greedy", seat) for seat in range(len(names))]
    for _ in range(turns):
        assert match.to_act is not None
        match.play(bots[match.to_act].choose(match.view(match.to_act)))
    console = Console(record=True, width=width, file=StringIO(), color_system="truecolor", force_terminal=True)
    console.print(FACES[game](words(), match.rulebook, names).table(match.view(0), width))
    picture = console.export_svg(title="Queendom")
    # Fonts are the reader's own: nothing is fetched.
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)
    picture = re.sub(r"<!--.*?-->", "", picture, flags=re.DOTALL)
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"{game}-terminal.svg").write_text(re.sub(r"[ \t]+$", "", picture, flags=re.MULTILINE), encoding="utf-8")


if __name__ == "__main__":
    draw("winter-queen", ["You", "Magpie 1", "Magpie 2"], 30, 118, 7)
    draw("christina-regina", ["You", "Magpie 1", "Magpie 2", "Magpie 3"], 16, 92, 7)
