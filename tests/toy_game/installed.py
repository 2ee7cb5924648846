"""The toy game installed: as an installer leaves a package in a folder of Python's path. No network, no build."""

from __future__ import annotations

import os
import shutil
import tomllib
from pathlib import Path

TOY_GAME = Path(__file__).parent


def install(folder: Path) -> dict[str, str]:
    """Install it there; returns the environment in which Python finds it."""
    shutil.copytree(TOY_GAME / "src", folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    project = tomllib.loads((TOY_GAME / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return offer(folder, project["name"], project["version"], project["entry-points"])


def offer(folder: Path, name: str, version: str, entry_points: dict[str, dict[str, str]]) -> dict[str, str]:
    """What an installer writes beside a package: its name, and what it offers."""
    info = folder / f"{name.replace('-', '_')}-{version}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", encoding="utf-8")
    lines = []
    for group, entries in entry_points.items():
        lines += [f"[{group}]", *(f"{key} = {value}" for key, value in entries.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    before = os.environ.get("PYTHONPATH")
    return {"PYTHONPATH": f"{folder}{os.pathsep}{before}" if before else str(folder)}
