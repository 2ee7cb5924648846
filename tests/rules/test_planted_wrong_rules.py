"""Wrong versions of the rules, planted one at a time: the test named after the rule must notice.

`planted.toml` and `planted_cr.toml` list them: a text in the sources, and what stands there instead. Each goes into a
copy of the package, which the rule's own tests then import in a process of their own, interpreted.
"""

from __future__ import annotations

import compileall
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

from .ids import HERE, IDS, PREFIXES, section

HOME = HERE.parents[1]
PACKAGE = Path(queendom.__file__).parent
OF_PLAY = [rule for rule in IDS if section(rule) >= 3]
FILES = {"WQ": "planted.toml", "CR": "planted_cr.toml"}
BY_PREFIX: dict[str, list[dict[str, str]]] = {
    prefix: tomllib.loads((HERE / file).read_text("utf-8"))["planted"] for prefix, file in FILES.items()
}
PLANTED = [one for planted in BY_PREFIX.values() for one in planted]

#: The first of each rule, in quick runs of every third rule; all of them in full runs.
CHOSEN = PLANTED if SCALE >= 1 else [next(one for one in PLANTED if one["rule"] == rule) for rule in OF_PLAY]
if SCALE < 0.1:
    CHOSEN = CHOSEN[::3]

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
    """Without the built pages, and with what Python compiles once."""
    copy = Path(
        shutil.copytree(PACKAGE, folder / "queendom", ignore=shutil.ignore_patterns("__pycache__", "pages_built"))
    )
    compileall.compile_dir(copy, quiet=2)
    return copy


@pytest.fixture(scope="module")
def shared_copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy for all: whoever plants something puts it back."""
    return copy_of_the_package(tmp_path_factory.mktemp("planted"))


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run Python interpreted, with the copy in this folder before the installed package."""
    inherited = {key: value for key, value in os.environ.items() if not key.startswith(("PYTEST_", "NUMBA_"))}
    environment = inherited | {
        "PYTHONPATH": str(folder),
        "NUMBA_DISABLE_JIT": "1",
        "QUEENDOM_CACHE": str(folder / "cache"),
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "PYTHONDONTWRITEBYTECODE": "1",  # what is planted must not stay
        "COLUMNS": "400",  # the summary tells the error of each failure, cut to the width
    }
    return subprocess.run(
        [sys.executable, *command], cwd=HOME, env=environment, capture_output=True, text=True, check=False
    )


def run_tests_of(rule: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """The tests that are named after a rule; after all rules of a game: `WQ`, `CR`."""
    named = rule.lower().replace("-", "_").replace(".", "_")
    files = HERE.glob(f"test_{named[:4]}_*.py" if "-" in rule else f"test_{named}_*.py")
    options = ["-x", "-q", "-p", "no:cacheprovider", "-o", "addopts="]
    return run(folder, "-m", "pytest", *map(str, files), "-k", f"test_{named}_", *options)


def test_every_rule_of_play_has_a_wrong_version() -> None:
    planted = Counter(one["rule"] for one in PLANTED)
    assert set(planted) == set(OF_PLAY)
    for prefix, wrong in BY_PREFIX.items():
        assert {one["rule"][:2] for one in wrong} == {prefix}
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


@pytest.mark.slow
@pytest.mark.once
@pytest.mark.parametrize("prefix", sorted(PREFIXES))
def test_without_a_wrong_version_all_tests_pass(prefix: str, tmp_path: Path) -> None:
    copy_of_the_package(tmp_path)
    outcome = run_tests_of(prefix, tmp_path)
    assert outcome.returncode == PASSED, outcome.stdout


@pytest.mark.once
@pytest.mark.parametrize("planted", CHOSEN, ids=lambda planted: f"{planted['rule']}: {planted['wrong']}")
def test_a_wrong_rule_is_noticed(planted: dict[str, str], shared_copy: Path) -> None:
    source = shared_copy / planted["file"]
    text = source.read_text("utf-8")
    assert text.count(planted["old"]) == 1
    source.write_text(text.replace(planted["old"], planted["new"]), "utf-8")
    try:
        outcome = run_tests_of(planted["rule"], shared_copy.parent)
    finally:
        # With the time of the original, so that what was compiled of it holds again.
        shutil.copy2(PACKAGE / planted["file"], source)
    assert outcome.returncode == FAILED, outcome.stdout + outcome.stderr
    noticed = [
        line
        for line in outcome.stdout.splitlines()
        if line.startswith(f"FAILED tests/rules/test_{planted['rule'][:2].lower()}_")
    ]
    assert noticed and not any(error in noticed[0] for error in BROKEN), outcome.stdout
