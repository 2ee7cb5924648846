"""Every rule has a test that is named after it, and no test is named after a rule that there is not."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "rules" / "winter-queen.md"
IDS = [rule for section in tomllib.loads((HERE / "ids.toml").read_text("utf-8")).values() for rule in section]

_NAMED = re.compile(r"test_wq_(\d+)_(\d+)_")


def functions(file: Path) -> list[str]:
    """The names of a file's test functions."""
    tree = ast.parse(file.read_text("utf-8"))
    return [node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]


def rules_with_tests() -> Counter[str]:
    """How many test functions each rule has."""
    found: Counter[str] = Counter()
    for file in HERE.glob("test_*.py"):
        for name in functions(file):
            if named := _NAMED.match(name):
                found[f"WQ-{named[1]}.{named[2]}"] += 1
    return found


def test_the_list_of_rules() -> None:
    assert len(IDS) == len(set(IDS)) == 32
    assert sorted(IDS) == IDS


@pytest.mark.parametrize("rule", IDS)
def test_each_rule_has_a_test(rule: str) -> None:
    assert rules_with_tests()[rule] > 0


def test_no_test_names_another_rule() -> None:
    assert set(rules_with_tests()) <= set(IDS)


def test_tests_of_a_section_are_named_after_rules_of_that_section() -> None:
    for file in HERE.glob("test_wq_*.py"):
        section = file.name.split("_")[2]
        for name in functions(file):
            assert (named := _NAMED.match(name)) and named[1] == section, f"{file.name}: {name}"


def test_no_two_tests_share_a_name() -> None:
    names = Counter(name for file in HERE.glob("test_*.py") for name in functions(file))
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("rule", IDS)
def test_the_rules_page_has_each_rule(rule: str) -> None:
    """The rule itself, once, and not only a mention of it."""
    assert PAGE.read_text("utf-8").count(f"\n**{rule} ") == 1


def test_the_rules_page_has_no_other_rule() -> None:
    assert re.findall(r"^\*\*(WQ-\d+\.\d+) ", PAGE.read_text("utf-8"), re.MULTILINE) == IDS


def test_the_rules_page_cites_no_other_rule() -> None:
    assert set(re.findall(r"WQ-\d+\.\d+", PAGE.read_text("utf-8"))) == set(IDS)
