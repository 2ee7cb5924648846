"""What runs the checks elsewhere, before a commit and on GitHub, calls commands that exist and that ./test runs."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml

HOME = Path(__file__).parents[2]
TEST = (HOME / "test").read_text()
(LOCAL,) = yaml.safe_load((HOME / ".pre-commit-config.yaml").read_text())["repos"]
HOOKS: dict[str, dict[str, Any]] = {hook["id"]: hook for hook in LOCAL["hooks"]}


@pytest.mark.parametrize("hook", HOOKS)
def test_a_hook_calls_what_exists(hook: str) -> None:
    program, *arguments = shlex.split(HOOKS[hook]["entry"])
    assert HOOKS[hook]["language"] == "system" and not HOOKS[hook]["pass_filenames"]
    if program == "npm":
        assert arguments[-1] in json.loads((HOME / "web/package.json").read_text())["scripts"]
    else:
        assert (HOME / program).exists()
        assert arguments[:1] == ["-m"] or all((HOME / one).exists() for one in arguments[:1])


#: `wire` is among the tests that ./test runs.
@pytest.mark.parametrize("hook", [hook for hook in HOOKS if hook != "wire"])
def test_a_hook_does_what_the_test_script_does(hook: str) -> None:
    program, *arguments = shlex.split(HOOKS[hook]["entry"].removeprefix("npm --prefix web --silent"))
    wanted = arguments if program.endswith("/python") else [Path(program).name, *arguments]
    assert [one for one in wanted if f'"{one}"' not in TEST] == []


def test_github_runs_the_test_script_with_the_oldest_python_and_the_newest() -> None:
    job = yaml.safe_load((HOME / ".github/workflows/test.yml").read_text())["jobs"]["test"]
    assert [step["run"] for step in job["steps"] if "run" in step] == ["./test"]
    oldest, newest = job["strategy"]["matrix"]["python"]
    assert f'requires-python = ">={oldest}"' in (HOME / "pyproject.toml").read_text()
    assert newest == "3.x"
