"""The files of deploy/: linters and schemas find nothing, every option exists, and the image's steps work."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from fnmatch import fnmatch
from pathlib import Path

import pytest
import yaml

from server.harness import PATIENCE, free_port

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
DOCKERFILE = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
UNIT = (DEPLOY / "queendom.service").read_text(encoding="utf-8")
COMPOSE = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")


def program(name: str) -> str:
    """Of the tools beside this Python."""
    return str(Path(sys.executable).with_name(name))


def test_linters_find_nothing() -> None:
    for command in (
        [program("hadolint"), str(DEPLOY / "Dockerfile")],
        [program("check-jsonschema"), "--builtin-schema", "vendor.compose-spec", str(DEPLOY / "compose.yaml")],
    ):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


def test_linters_would_find_something(tmp_path: Path) -> None:
    (tmp_path / "Dockerfile").write_text(DOCKERFILE.replace("USER 10001", "RUN cd /tmp"))
    assert subprocess.run([program("hadolint"), str(tmp_path / "Dockerfile")], check=False).returncode == 1
    (tmp_path / "compose.yaml").write_text(COMPOSE.replace("read_only: true", "readonly: true"))
    command = [program("check-jsonschema"), "--builtin-schema", "vendor.compose-spec", str(tmp_path / "compose.yaml")]
    assert subprocess.run(command, check=False).returncode == 1


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd-analyze")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "queendom.service"
    unit.write_text(UNIT.replace("/srv/queendom/.venv/bin/queendom", program("queendom")))
    done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False)
    assert done.returncode == 0 and done.stderr == "", done.stderr
    unit.write_text(unit.read_text().replace("KillMode=mixed", "KillMode=gently"))
    done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False)
    assert "kill mode" in done.stderr


def test_every_option_is_one_of_the_servers() -> None:
    done = subprocess.run([program("queendom"), "serve", "--help"], capture_output=True, text=True, check=True)
    known = set(re.findall(r"--[a-z-]+", done.stdout))
    (start,) = re.findall(r"^ExecStart=(.*)$", UNIT, re.M)
    (container,) = re.findall(r"^CMD (\[.*\])$", DOCKERFILE, re.M)
    composed = yaml.safe_load(COMPOSE)["services"]["queendom"]["command"]
    for given in (start.split(), yaml.safe_load(container), composed):
        options = {one.partition("=")[0] for one in given if one.startswith("--")}
        assert options and options <= known, options - known
        assert "serve" in given and "--no-browser" in given


def test_the_container_has_no_rights_to_speak_of() -> None:
    services = yaml.safe_load(COMPOSE)["services"]
    queendom = services["queendom"]
    assert queendom["read_only"] is True and queendom["cap_drop"] == ["ALL"] and "ports" not in queendom
    assert re.search(r"^USER [1-9]\d*$", DOCKERFILE, re.M) and "HEALTHCHECK" in DOCKERFILE
    assert [name for name, one in services.items() if "ports" in one] == ["caddy"]
    # The proxy is in the network that is believed.
    (network,) = yaml.safe_load(COMPOSE)["networks"]["inside"]["ipam"]["config"]
    assert f"--behind-proxy={network['subnet']}" in queendom["command"]


def copied(folder: Path) -> Path:
    """What `COPY . .` takes, as far as it is committed."""
    allowed = [
        line[1:] for line in (DEPLOY / "Dockerfile.dockerignore").read_text().splitlines() if line.startswith("!")
    ]
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in listed.splitlines():
        if any(fnmatch(name, one) or name.startswith(f"{one}/") for one in allowed):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return folder


@pytest.mark.full
@pytest.mark.skipif(shutil.which("git") is None or not (ROOT / ".git").exists(), reason="needs git and its history")
def test_the_steps_of_the_image_work_without_docker(tmp_path: Path) -> None:
    """In a folder instead of an image, with this Python; then what is installed serves, far from the sources."""
    stage = DOCKERFILE.split("\nFROM ")[1]
    (step,) = re.findall(r"^RUN (.*?[^\\])$", stage, re.M | re.S)
    for inside in ("/opt/queendom", "/wheels"):
        assert inside in step
        step = step.replace(inside, f"{tmp_path}{inside}")
    step = step.replace("&& python ", f"&& {sys.executable} ").replace("./play", f"{sys.executable} ./play")
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "VIRTUAL_ENV"))}
    done = subprocess.run(
        ["sh", "-ec", step], cwd=copied(tmp_path / "src"), env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-3000:]
    shutil.rmtree(tmp_path / "src")

    port, home = free_port(), tmp_path / "home"
    home.mkdir()
    (check,) = re.findall(r'CMD \["/opt/queendom/bin/python", "-c", "(.*)"\]', DOCKERFILE)
    check = check.replace(":8000/readyz", f":{port}/healthz")  # ready it is once it has compiled
    installed = tmp_path / "opt" / "queendom" / "bin"
    environment |= {"QUEENDOM_DATABASE": f"sqlite:///{home}/tables.db", "QUEENDOM_CACHE": str(home / "cache")}
    (start,) = re.findall(r"^CMD (\[.*\])$", DOCKERFILE, re.M)
    command = [str(installed / "queendom"), *yaml.safe_load(start), "--port", str(port)]
    with (home / "log").open("wb") as log:
        server = subprocess.Popen(command, cwd=home, env=environment, stdout=log, stderr=log)
    try:
        until = time.monotonic() + PATIENCE
        while subprocess.run([str(installed / "python"), "-c", check], capture_output=True, check=False).returncode:
            assert server.poll() is None and time.monotonic() < until, (home / "log").read_text()
            time.sleep(0.2)
        page = f"import urllib.request as r; print(r.urlopen('http://127.0.0.1:{port}/').read().decode())"
        told = subprocess.run(
            [str(installed / "python"), "-c", page], capture_output=True, text=True, check=True
        ).stdout
        assert "queendom-pages" in told, "the wheel has the pages"
    finally:
        server.terminate()
        server.wait(60)
