"""What ships is listed, with licences and hashes; what is known against it can be asked; a release holds all of it."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

ROOT = Path(__file__).parents[2]
TOOLS = ROOT / "tools"
NOBODY = "http://127.0.0.1:1"


def tool(name: str) -> ModuleType:
    sys.path.insert(0, str(TOOLS))
    try:
        loader = SourceFileLoader(name.removesuffix(".py"), str(TOOLS / name))
        spec = spec_from_loader(loader.name, loader)
        assert spec is not None
        module = module_from_spec(spec)
        loader.exec_module(module)
        return module
    finally:
        sys.path.remove(str(TOOLS))


def made() -> dict[str, Any]:
    found: dict[str, Any] = tool("sbom.py").sbom("0.1.0", "ab" * 32, "2026-01-01T00:00:00Z")
    return found


def complaint(parts: dict[str, Any]) -> object:
    return JsonStrictValidator(SchemaVersion.V1_6).validate_str(json.dumps(parts))


# --- the list of parts ---


def test_the_list_of_parts_is_what_cyclonedx_says() -> None:
    assert complaint(made()) is None
    assert made() == made(), "the same each time"
    wrong = made()
    wrong["components"][0]["hashes"][0]["content"] = "not a hash"
    assert complaint(wrong) is not None


def test_every_package_and_hash_of_the_locks_is_in_it_and_nothing_else() -> None:
    parts = {one["purl"]: one for one in made()["components"]}
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    python = {purl: one for purl, one in parts.items() if purl.startswith("pkg:pypi/")}
    assert set(python) == {f"pkg:pypi/{name}@{v}" for name, v in re.findall(r"^(\S+)==(\S+)", lock, re.M)}
    hashes = [one["content"] for part in python.values() for one in part["hashes"]]
    assert sorted(hashes) == sorted(re.findall(r"sha256:([0-9a-f]{64})", lock))
    assert all(one["licenses"] for one in parts.values())
    page = [one for purl, one in parts.items() if purl.startswith("pkg:npm/")]
    shipped = {one["name"] for one in page if one["scope"] == "required"}
    assert {"@fontsource/brygada-1918", "@fontsource/source-sans-3", "svelte", "@fluent/bundle"} <= shipped
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    npm = {(one["name"], one["version"]) for one in page}
    assert npm == {(k.rpartition("node_modules/")[2], one["version"]) for k, one in packages.items() if k}


def test_the_page_of_licences_lists_what_the_locks_do() -> None:
    assert tool("licences").differing() == []


@pytest.mark.full
def test_the_page_of_licences_lists_what_is_in_the_page(tmp_path: Path) -> None:
    """As the source maps of a build tell; of the fonts, the build takes files."""
    web = ROOT / "web"
    npm = tool("bootstrap.py").need_web()
    command = [*npm.command, "exec", "--", "vite", "build", "--sourcemap", "--outDir", str(tmp_path / "built")]
    subprocess.run(command, cwd=web, env=npm.environment, check=True, capture_output=True)
    maps = [json.loads(one.read_text(encoding="utf-8")) for one in (tmp_path / "built").rglob("*.map")]
    sources = "\n".join(source for one in maps for source in one["sources"])
    found = set(re.findall(r"node_modules/((?:@[^/]+/)?[^/\n]+)/", sources))
    assert "svelte" in found and any((tmp_path / "built").rglob("*.woff2"))
    fonts = set(
        re.findall(r"@fontsource/[a-z0-9-]+", (web / "src" / "frame" / "fonts.css").read_text(encoding="utf-8"))
    )
    assert found | fonts == set(tool("licences").web_packages())


# --- what is known against them ---


@pytest.mark.slow
def test_an_audit_that_reaches_nobody_says_so() -> None:
    nowhere = dict.fromkeys(("HTTPS_PROXY", "https_proxy", "HTTP_PROXY", "http_proxy"), NOBODY)
    environment = os.environ | nowhere | {"npm_config_registry": NOBODY, "NO_PROXY": "", "no_proxy": ""}
    done = subprocess.run(
        [str(TOOLS / "audit")], env=environment, capture_output=True, text=True, timeout=240, check=False
    )
    assert done.returncode == 3, done.stderr
    said = "not audited, because the database of weaknesses could not be reached"
    assert [line for line in done.stderr.splitlines() if line] == [
        f"requirements.lock: {said}", f"web/package-lock.json: {said}"
    ]  # fmt: skip
    assert "Traceback" not in done.stdout + done.stderr


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ({"dependencies": [{"name": "a", "version": "1", "vulns": []}]}, 0),
        ({"dependencies": [{"name": "a", "version": "1", "vulns": [{"id": "CVE-1", "fix_versions": ["2"]}]}]}, 1),
        ({"dependencies": [{"name": "a", "skip_reason": "not there"}]}, 3),
        ("Traceback …\nrequests.exceptions.ConnectionError: …", 3),
        ("Traceback …\nKeyError: 'x'", 2),
    ],
)
def test_an_audit_tells_weak_from_sound_from_unknown(
    answer: object, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    audit = tool("audit")
    told = answer if isinstance(answer, str) else json.dumps(answer)
    monkeypatch.setattr(audit, "run", lambda *_, **__: subprocess.CompletedProcess([], 1, told, ""))
    assert audit.audit_python("requirements.lock") == code
    assert ("a 1 has CVE-1, mended in 2" in capsys.readouterr().out) == (code == 1)


# --- a release ---


def clone(folder: Path) -> Path:
    """What is committed, with the tools that are installed here."""
    made = folder / "clone"
    subprocess.run(["git", "clone", "-q", "--no-hardlinks", str(ROOT), str(made)], check=True)
    (made / ".git" / "info" / "exclude").write_text(".venv\nnode_modules\n")
    (made / ".venv").symlink_to(ROOT / ".venv")
    (made / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    return made


@pytest.mark.full
@pytest.mark.skipif(shutil.which("git") is None or not (ROOT / ".git").exists(), reason="needs git and its history")
def test_a_release_holds_all_and_is_made_from_clean_checkouts_only(tmp_path: Path) -> None:
    home = clone(tmp_path)

    def release(folder: str) -> subprocess.CompletedProcess[str]:
        command = [str(home / "tools" / "release"), str(tmp_path / folder)]
        return subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)

    done = release("one")
    assert done.returncode == 0, done.stdout + done.stderr
    folder = tmp_path / "one"
    (wheel,) = folder.glob("*.whl")
    version = wheel.name.split("-")[1]
    assert sorted(one.name for one in folder.iterdir()) == sorted(
        ["SHA256SUMS", wheel.name, f"queendom-{version}.cdx.json"]
    )
    for line in (folder / "SHA256SUMS").read_text().splitlines():
        digest, name = line.split("  ")
        assert hashlib.sha256((folder / name).read_bytes()).hexdigest() == digest
    parts = json.loads((folder / f"queendom-{version}.cdx.json").read_text())
    assert complaint(parts) is None
    own = parts["metadata"]["component"]
    assert own["version"] == version
    assert own["hashes"][0]["content"] == hashlib.sha256(wheel.read_bytes()).hexdigest()
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
    assert "queendom/server/pages_built/index.html" in names and not any("node_modules" in one for one in names)
    assert release("one").returncode == 2, "nothing is written over"
    # The same commit gives the same files.
    assert release("two").returncode == 0
    assert (tmp_path / "two" / "SHA256SUMS").read_text() == (folder / "SHA256SUMS").read_text()
    (home / "README.md").write_text("changed")
    done = release("three")
    assert done.returncode == 2 and "README.md" in done.stderr and not (tmp_path / "three").exists()
