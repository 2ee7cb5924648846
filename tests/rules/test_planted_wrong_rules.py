"""Wrong versions of the rules, planted one at a time: the test named after the rule must notice.

`planted_winter_queen.toml` and `planted_christina_regina.toml` list them: a text in the sources, and what stands there
instead. The rule's own tests then run in a process that imports it (planting.py), interpreted.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import queendom
from support import SCALE

from .ids import HERE, IDS, PREFIXES, section
from .planting import Planting

PACKAGE = Path(queendom.__file__).parent
OF_PLAY = [rule for rule in IDS if section(rule) >= 3]
FILES = {"WQ": "planted_winter_queen.toml", "CR": "planted_christina_regina.toml"}
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


@pytest.fixture(scope="module")
def planting() -> Iterator[Planting]:
    with Planting() as started:
        yield started


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
def test_what_is_planted_is_what_the_tests_import(planting: Planting) -> None:
    file = PACKAGE / "__init__.py"
    planted = file.read_text("utf-8") + '\nraise RuntimeError("the planted text is imported")\n'
    assert "the planted text is imported" in planting.run("WQ-3.5", file, planted).output


@pytest.mark.slow
@pytest.mark.once
@pytest.mark.parametrize("prefix", sorted(PREFIXES))
def test_without_a_wrong_version_all_tests_pass(prefix: str, planting: Planting) -> None:
    outcome = planting.run(prefix)
    assert outcome.code == PASSED, outcome.output


@pytest.mark.once
@pytest.mark.parametrize("planted", CHOSEN, ids=lambda planted: f"{planted['rule']}: {planted['wrong']}")
def test_a_wrong_rule_is_noticed(planted: dict[str, str], planting: Planting) -> None:
    file = PACKAGE / planted["file"]
    text = file.read_text("utf-8")
    assert text.count(planted["old"]) == 1
    outcome = planting.run(planted["rule"], file, text.replace(planted["old"], planted["new"]))
    assert outcome.code == FAILED, outcome.output
    noticed = [
        line
        for line in outcome.output.splitlines()
        if line.startswith(f"FAILED tests/rules/test_{planted['rule'][:2].lower()}_")
    ]
    assert noticed and not any(error in noticed[0] for error in BROKEN), outcome.output
