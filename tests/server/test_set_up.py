"""What sets everything up: locks that hold all they need and no registry's address, and builds that are kept."""

from __future__ import annotations

import importlib.util
import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

HOME = Path(__file__).parents[2]
PYTHON_LOCKS = sorted(HOME.glob("requirements*.lock"))
NODE_LOCKS = sorted(path for path in HOME.glob("**/package-lock.json") if "node_modules" not in path.parts)
ADDRESSES = ("registry", "pypi.", "npmjs", "--index-url", "--extra-index-url", "--find-links", "file:", "git+")


def house() -> Any:
    spec = importlib.util.spec_from_file_location("house", HOME / "tools" / "bootstrap.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# --- locks ---


def test_the_locks_are_all_found() -> None:
    assert [path.name for path in PYTHON_LOCKS] == [
        "requirements-bench.lock", "requirements-dev.lock", "requirements-node.lock", "requirements.lock",
    ]  # fmt: skip
    assert HOME / "web" / "package-lock.json" in NODE_LOCKS


@pytest.mark.parametrize("lock", [*PYTHON_LOCKS, *NODE_LOCKS], ids=lambda path: str(path.relative_to(HOME)))
def test_no_lock_names_a_registry(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert '"resolved"' not in text
    assert [address for address in ADDRESSES if address in text] == []


@pytest.mark.parametrize("lock", NODE_LOCKS, ids=lambda path: str(path.relative_to(HOME)))
def test_a_lock_holds_everything_that_it_names(lock: Path) -> None:
    """With hashes, and for every system: `npm ci` refuses a lock that holds the packages of one system only."""
    packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    for name, package in packages.items():
        assert not name or package.get("integrity", "").startswith("sha512-"), name
        for kind in ("dependencies", "devDependencies", "optionalDependencies"):
            for wanted in package.get(kind, {}):
                # As Node looks for it: in the package's own folder first, then further up.
                parts = name.split("/node_modules/") if name else []
                places = ["/node_modules/".join([*parts[:k], wanted]) for k in range(len(parts), 0, -1)]
                assert {*places, f"node_modules/{wanted}"} & set(packages), f"{name} wants {wanted}"


def test_every_python_package_has_a_hash() -> None:
    for lock in PYTHON_LOCKS:
        lines = [line for line in lock.read_text(encoding="utf-8").splitlines() if line and not line.startswith(" ")]
        assert lines and all(line.endswith("\\") and "==" in line for line in lines if not line.startswith("#")), lock


def test_the_locks_hold_what_the_package_asks_for() -> None:
    """Also the bounds: what is installed without a lock must be as good."""
    project = tomllib.loads((HOME / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = {
        "requirements.lock": project["dependencies"],
        "requirements-dev.lock": project["dependencies"] + project["optional-dependencies"]["dev"],
    }
    for name, requirements in wanted.items():
        lines = (HOME / name).read_text(encoding="utf-8").splitlines()
        pinned = dict(line.split()[0].split("==") for line in lines if "==" in line and not line.startswith((" ", "#")))
        for requirement in map(Requirement, requirements):
            version = pinned[canonicalize_name(requirement.name)]
            assert requirement.specifier.contains(version), f"{name}: {requirement}, not {version}"


# --- Node and the build ---


@pytest.mark.parametrize(
    ("version", "good"),
    [
        ("v20.19.0\n", True),
        ("v20.20.2", True),
        ("v22.12.0", True),
        ("v24.1.0", True),
        ("v20.18.9", False),
        ("v21.7.3", False),
        ("v22.11.0", False),
        ("v18.20.0", False),
        ("v8.10.0", False),
        ("", False),
        ("node: command not found", False),
    ],
)
def test_an_old_node_is_not_used(version: str, good: bool) -> None:
    assert house().is_new_enough(version) is good


def test_a_build_is_made_anew_when_its_sources_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tool = house()
    web, locales, pages = tmp_path / "web", tmp_path / "locales", tmp_path / "built"
    for name, path in (("HOME", tmp_path), ("WEB", web), ("LOCALES", locales), ("PAGES", pages)):
        monkeypatch.setattr(tool, name, str(path))
    (web / "src").mkdir(parents=True)
    (web / "node_modules" / "svelte").mkdir(parents=True)
    (locales / "en").mkdir(parents=True)
    sources = [web / "package-lock.json", web / "src" / "main.ts", locales / "en" / "common.ftl"]
    for source in sources:
        source.write_text("1")
    built: list[int] = []

    def build(command: list[str], **more: Any) -> None:
        assert command == ["npm", "run", "build"] and more["cwd"] == str(web)
        built.append(1)
        pages.mkdir(exist_ok=True)
        (pages / "index.html").write_text("<head></head>")

    monkeypatch.setattr(tool, "need_web", lambda: tool.Npm(["npm"]))
    monkeypatch.setattr(tool, "_run_quietly", build)
    tool.build_pages()
    tool.build_pages()
    assert len(built) == 1, "nothing changed"
    (web / "node_modules" / "svelte" / "index.js").write_text("other")
    (locales / "__init__.py").write_text("other")
    tool.build_pages()
    assert len(built) == 1, "what the lock holds is not looked at, nor what is no words"
    for number, source in enumerate(sources, start=2):
        source.write_text("2")
        tool.build_pages()
        assert len(built) == number, source
    (web / "src" / "new.ts").write_text("")
    tool.build_pages()
    (pages / "index.html").unlink()
    tool.build_pages()
    assert len(built) == 6
