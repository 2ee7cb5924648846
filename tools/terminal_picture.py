"""Draw the picture of a terminal game for the README: `.venv/bin/python tools/terminal_picture.py`."""

import re
from io import StringIO
from pathlib import Path

from rich.console import Console

import queendom
from queendom.bots import make_bot
from queendom.cli.winter_queen.draw import Screen
from queendom.locales import words

OUT = Path(__file__).parent.parent / "docs" / "images" / "winter-queen-terminal.svg"


def main() -> None:
    names = ["You", "Magpie 1", "Magpie 2"]
    match = queendom.game("winter-queen").start(3, seed=7, first=0)
    bots = [make_bot("greedy", seat) for seat in range(3)]
    for _ in range(30):
        assert match.to_act is not None
        match.play(bots[match.to_act].choose(match.view(match.to_act)))
    console = Console(record=True, width=118, file=StringIO(), color_system="truecolor", force_terminal=True)
    console.print(Screen(words(), names).table(match.view(0)))
    picture = console.export_svg(title="Queendom")
    picture = re.sub(r"<!--.*?-->", "", picture, flags=re.DOTALL)
    # Fonts are the reader's own: nothing is fetched.
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)
    OUT.parent.mkdir(parents=True, exist_ok=True)
    OUT.write_text(re.sub(r"[ \t]+$", "", picture, flags=re.MULTILINE), encoding="utf-8")


if __name__ == "__main__":
    main()
