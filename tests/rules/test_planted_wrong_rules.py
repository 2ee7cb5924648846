"""Wrong versions of the rules, planted one at a time: the test named after the rule must notice.

`planted.toml` lists them: a text in the sources, and what stands there instead. Each goes into a copy of the package,
which the rule's own tests then import in a process of their own, interpreted.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path

import pytest

import queendom
from support import SCALE

HERE = Path(__file__).parent
HOME = HERE.parents[1]
PACKAGE = Path(queendom.__file__).parent
IDS = [rule for section in tomllib.loads((HERE / "ids.toml").read_text("utf-8")).values() for rule in section]
OF_PLAY = [rule for rule in IDS if rule >= "WQ-3"]
PLANTED: list[dict[str, str]] = tomllib.loads((HERE / "planted.toml").read_text("utf-8"))["planted"]

#: All of them, or the first of each rule in quick runs.
CHOSEN = PLANTED if SCALE >= 0.1 else [next(one for one in PLANTED if one["rule"] == rule) for rule in OF_PLAY]

#: What pytest exits with.
PASSED, FAILED = 0, 1
#: A program that does not run is no wrong rule.
BROKEN = (
    "NameError",
    "SyntaxError",
    "ImportError",
    "AttributeError",
    "TypeError",
    "ValueError",
    "KeyError",
    "IndexError",
)


def copy_of_the_package(folder: Path) -> Path:
    return Path(shutil.copytree(PACKAGE, folder / "queendom", ignore=shutil.ignore_patterns("__pycache__")))


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run Python interpreted, with the copy in this folder before the installed package."""
    inherited = {key: value for key, value in os.environ.items() if not key.startswith(("PYTEST_", "NUMBA_"))}
    environment = inherited | {
        "PYTHONPATH": str(folder),
        "NUMBA_DISABLE_JIT": "1",
        "QUEENDOM_CACHE": str(folder / "cache"),
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "COLUMNS": "400",  # the summary tells the error of each failure, cut to the width
    }
    return subprocess.run(
        [sys.executable, *command], cwd=HOME, env=environment, capture_output=True, text=True, check=False
    )


def run_tests_of(rule: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """The tests that are named after a rule; after all rules: `WQ`."""
    named = rule.lower().replace("-", "_").replace(".", "_")
    files = HERE.glob("test_wq_*.py" if rule == "WQ" else f"test_{named[:4]}_*.py")
    options = ["-x", "-q", "-p", "no:cacheprovider", "-o", "addopts="]
    return run(folder, "-m", "pytest", *map(str, files), "-k", named, *options)


def test_every_rule_of_play_has_a_wrong_version() -> None:
    planted = Counter(one["rule"] for one in PLANTED)
    assert set(planted) == set(OF_PLAY)
    names = Counter((one["rule"], one["wrong"]) for one in PLANTED)
    assert [name for name, times in names.items() if times > 1] == []


def test_every_wrong_version_stands_where_the_right_one_stood() -> None:
    lost = [
        f"{one['rule']}: {one['wrong']}"
        for one in PLANTED
        if (PACKAGE / one["file"]).read_text("utf-8").count(one["old"]) != 1 or one["old"] == one["new"]
    ]
    assert lost == []


@pytest.mark.once
def test_the_copy_is_what_the_tests_import(tmp_path: Path) -> None:
    copy = copy_of_the_package(tmp_path)
    imported = run(tmp_path, "-c", "import queendom.match; print(queendom.__file__)")
    assert imported.stdout.strip() == str(copy / "__init__.py")
    with (copy / "__init__.py").open("a", encoding="utf-8") as source:
        source.write('\nraise RuntimeError("the copy is imported")\n')
    assert "the copy is imported" in run_tests_of("WQ-3.5", tmp_path).stdout


@pytest.mark.once
def test_without_a_wrong_version_all_tests_pass(tmp_path: Path) -> None:
    copy_of_the_package(tmp_path)
    outcome = run_tests_of("WQ", tmp_path)
    assert outcome.returncode == PASSED, outcome.stdout


@pytest.mark.once
@pytest.mark.parametrize("planted", CHOSEN, ids=lambda planted: f"{planted['rule']}: {planted['wrong']}")
def test_a_wrong_rule_is_noticed(planted: dict[str, str], tmp_path: Path) -> None:
    source = copy_of_the_package(tmp_path) / planted["file"]
    text = source.read_text("utf-8")
    assert text.count(planted["old"]) == 1
    source.write_text(text.replace(planted["old"], planted["new"]), "utf-8")
    outcome = run_tests_of(planted["rule"], tmp_path)
    assert outcome.returncode == FAILED, outcome.stdout + outcome.stderr
    noticed = [line for line in outcome.stdout.splitlines() if line.startswith("FAILED tests/rules/test_wq_")]
    assert noticed and not any(error in noticed[0] for error in BROKEN), outcome.stdout
