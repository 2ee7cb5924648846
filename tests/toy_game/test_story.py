"""docs/adding-a-game.md shows the toy game as it is."""

from __future__ import annotations

import re

from toy_game.installed import TOY_GAME

PAGE = TOY_GAME.parent.parent / "docs" / "adding-a-game.md"
SHOWN = {"py": "*.py", "toml": "*.toml", "text": "*.ftl"}


def test_every_block_is_a_part_of_its_files() -> None:
    found = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert len(found) > 15
    for language, block in found:
        files = [file.read_text(encoding="utf-8") for file in TOY_GAME.rglob(SHOWN[language])]
        assert any(f"\n{block}" in f"\n{text}" for text in files), block


def test_it_names_every_file_of_the_package() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for file in (TOY_GAME / "src" / "queens_dice").glob("*.py"):
        assert file.name == "__init__.py" or f"`{file.name}`" in page


def test_it_names_every_function_of_the_rules() -> None:
    from queendom.kernel import generic

    page = PAGE.read_text(encoding="utf-8")
    assert [stub.__name__ for stub in generic._STUBS if f"`{stub.__name__}`" not in page] == []
