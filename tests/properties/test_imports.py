"""No two modules import each other, directly or by way of others; imports for type checkers alone count, too."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import queendom

SOURCES = Path(queendom.__file__).parent


def modules() -> dict[str, ast.Module]:
    """Every module of the package by its name."""
    found = {}
    for path in sorted(SOURCES.rglob("*.py")):
        parts = ("queendom", *path.relative_to(SOURCES).with_suffix("").parts)
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found[name] = ast.parse(path.read_text(encoding="utf-8"))
    return found


def imports_of(tree: ast.AST, known: Mapping[str, object]) -> Iterator[str]:
    """The modules that a module imports anywhere: at its top, in functions, and under TYPE_CHECKING."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module and node.module in known:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if inner in known else node.module


def cycle_in(trees: Mapping[str, ast.AST]) -> list[str] | None:
    graph = {name: set(imports_of(tree, trees)) - {name} for name, tree in trees.items()}
    try:
        list(TopologicalSorter(graph).static_order())
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return None


def test_no_module_imports_itself_by_way_of_others() -> None:
    trees = modules()
    assert len(trees) > 150
    assert cycle_in(trees) is None


@pytest.mark.parametrize(
    "text",
    [
        "from queendom.server.registry import TableRegistry",
        "if TYPE_CHECKING:\n    from queendom.server.registry import TableRegistry",
        "def late() -> None:\n    from queendom.server import registry",
        "import queendom.server.registry",
    ],
)
def test_a_cycle_is_found_however_it_is_written(text: str) -> None:
    trees: dict[str, ast.AST] = dict(modules())
    trees["queendom.server.live_table"] = ast.parse(text)
    found = cycle_in(trees)
    assert found is not None and "queendom.server.live_table" in found
