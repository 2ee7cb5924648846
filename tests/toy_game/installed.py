"""The toy game installed: as an installer leaves a package in a folder of Python's path. No network, no build."""

from __future__ import annotations

import os
import shutil
import tomllib
from pathlib import Path

TOY_GAME = Path(__file__).parent
SOURCES = TOY_GAME / "src"


def install(folder: Path) -> dict[str, str]:
    """Install a copy there; returns the environment in which Python finds it."""
    shutil.copytree(SOURCES, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    return _offer_it(folder, folder)


def install_in_place(folder: Path) -> dict[str, str]:
    """Install it as somebody who works on it does: its sources stay where they are, the folder only names them.

    Compiled rules belong to the place of their sources, so they are compiled once here, and not for every copy.
    """
    return _offer_it(folder, folder, SOURCES)


def _offer_it(info: Path, *places: Path) -> dict[str, str]:
    project = tomllib.loads((TOY_GAME / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    offer(info, project["name"], project["version"], project["entry-points"])
    return python_path(*places)


def offer(folder: Path, name: str, version: str, entry_points: dict[str, dict[str, str]]) -> None:
    """What an installer writes beside a package: its name, and what it offers."""
    info = folder / f"{name.replace('-', '_')}-{version}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", encoding="utf-8")
    lines = []
    for group, entries in entry_points.items():
        lines += [f"[{group}]", *(f"{key} = {value}" for key, value in entries.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def python_path(*folders: Path) -> dict[str, str]:
    """These folders before those that Python looks in already."""
    before = os.environ.get("PYTHONPATH")
    return {"PYTHONPATH": os.pathsep.join([*map(str, folders), *([before] if before else [])])}
