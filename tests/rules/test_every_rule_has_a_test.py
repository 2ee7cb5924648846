"""Every rule has a test that is named after it, and no test is named after a rule that there is not."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from .ids import BY_GAME, HERE, IDS, PREFIXES, section

PAGES = {prefix: HERE.parents[1] / "docs" / "rules" / f"{game}.md" for prefix, game in PREFIXES.items()}

_NAMED = re.compile(r"test_(wq|cr)_(\d+)_(\d+)_")
#: Who knows what has a table in place of rules with ids: its tests are named after the section.
WITHOUT_IDS = {"test_cr_6_who_knows_what.py", "test_cr_examples.py", "test_wq_examples.py"}


@cache
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
                found[f"{named[1].upper()}-{named[2]}.{named[3]}"] += 1
    return found


def page_of(rule: str) -> str:
    return PAGES[rule[:2]].read_text("utf-8")


@pytest.mark.parametrize(("game", "rules"), [("winter-queen", 32), ("christina-regina", 23)])
def test_the_list_of_rules(game: str, rules: int) -> None:
    assert len(BY_GAME[game]) == len(set(BY_GAME[game])) == rules
    assert sorted(BY_GAME[game]) == BY_GAME[game]
    assert {PREFIXES[rule[:2]] for rule in BY_GAME[game]} == {game}


@pytest.mark.parametrize("rule", IDS)
def test_each_rule_has_a_test(rule: str) -> None:
    assert rules_with_tests()[rule] > 0


def test_no_test_names_another_rule() -> None:
    assert set(rules_with_tests()) <= set(IDS)


@pytest.mark.parametrize("prefix", sorted(PREFIXES))
def test_tests_of_a_section_are_named_after_rules_of_that_section(prefix: str) -> None:
    files = [file for file in HERE.glob(f"test_{prefix.lower()}_*.py") if file.name not in WITHOUT_IDS]
    assert {int(file.name.split("_")[2]) for file in files} == {section(rule) for rule in BY_GAME[PREFIXES[prefix]]}
    for file in files:
        for name in functions(file):
            named = _NAMED.match(name)
            assert named and named[1].upper() == prefix, f"{file.name}: {name}"
            assert named[2] == file.name.split("_")[2], f"{file.name}: {name}"


def test_no_two_tests_share_a_name() -> None:
    names = Counter(name for file in HERE.glob("test_*.py") for name in functions(file))
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("rule", IDS)
def test_the_rules_page_has_each_rule(rule: str) -> None:
    """The rule itself, once, and not only a mention of it."""
    assert page_of(rule).count(f"\n**{rule} ") == 1


@pytest.mark.parametrize("prefix", sorted(PREFIXES))
def test_the_rules_page_has_no_other_rule(prefix: str) -> None:
    page = PAGES[prefix].read_text("utf-8")
    assert re.findall(r"^\*\*([A-Z]+-\d+\.\d+) ", page, re.MULTILINE) == BY_GAME[PREFIXES[prefix]]


@pytest.mark.parametrize("prefix", sorted(PREFIXES))
def test_the_rules_page_cites_no_other_rule(prefix: str) -> None:
    page = PAGES[prefix].read_text("utf-8")
    assert set(re.findall(r"\b[A-Z]{2}-\d+\.\d+", page)) == set(BY_GAME[PREFIXES[prefix]])
