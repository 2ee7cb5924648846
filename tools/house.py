"""Setting up from bare Python 3.11+: a .venv with exactly what the lock files hold. Used by ./play and ./test.

Written for any Python 3, so that an old one can say what is missing.
"""

import glob
import hashlib
import os
import shutil
import subprocess
import sys

HOME = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
VENV = os.path.join(HOME, ".venv")
BIN = os.path.join(VENV, "Scripts" if os.name == "nt" else "bin")
PYTHON = os.path.join(BIN, "python")
UV = "uv==0.13.7"
#: Each holds all that the one before it holds.
LOCKS = {"play": "requirements.lock", "test": "requirements-dev.lock", "bench": "requirements-bench.lock"}


def set_up(level):
    """Make sure that .venv holds at least what this level needs. Quick when nothing changed."""
    if sys.version_info < (3, 11):
        leave(
            "Queendom needs Python 3.11 or newer; this is %d.%d. Start me with a newer python3." % sys.version_info[:2]
        )
    levels = list(LOCKS)
    stamp = os.path.join(VENV, "queendom-set-up")
    if os.path.exists(stamp):
        with open(stamp) as file:
            have, marks = file.read().split()
        # What is there already and suffices is kept: ./play does not take ./test's tools away.
        if levels.index(have) >= levels.index(level) and marks == _marks(have):
            return
        level = levels[max(levels.index(have), levels.index(level))]
    print("Setting up in %s (once, a minute or less) …" % os.path.relpath(VENV), flush=True)
    if not os.path.exists(PYTHON):
        _make_venv()
    uv = _find_uv()
    lock = os.path.join(HOME, LOCKS[level])
    run([*uv, "pip", "sync", "--quiet", "--compile-bytecode", "--python", PYTHON, "--require-hashes", lock])
    editable = ["--no-deps", "--no-build-isolation", "--editable", HOME]
    run([*uv, "pip", "install", "--quiet", "--python", PYTHON, *editable])
    if level == "bench":
        _install_node_peers()
    with open(stamp, "w") as file:
        file.write("%s %s" % (level, _marks(level)))


def _install_node_peers():
    """The peers of `queendom bench server`; without Node there is nothing to compare with, and it says so."""
    npm = shutil.which("npm")
    if npm:
        folder = os.path.join(HOME, "tools", "peers", "boardgame.io")
        subprocess.run([npm, "ci", "--silent", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=folder)


def need_postgres():
    """The store is tested on a real PostgreSQL: install one where there is none and we may."""
    if glob.glob("/usr/lib/postgresql/*/bin/initdb") or shutil.which("initdb"):
        return
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        print("Installing PostgreSQL for the tests …", flush=True)
        quiet = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
        run(["apt-get", "update", "-qq"], env=quiet)
        run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", "postgresql"], env=quiet)
        return
    leave("The tests need PostgreSQL's programs (initdb, postgres). On Debian or Ubuntu: apt install postgresql")


def run(command, **more):
    """Run a step of the set-up; if it fails, say which and stop."""
    if subprocess.run(command, cwd=HOME, **more).returncode != 0:
        leave("This step failed: %s\nIf a package index could not be reached, try again." % " ".join(command))


def leave(message):
    print(message, file=sys.stderr)
    sys.exit(2)


def _marks(level):
    digest = hashlib.sha256(sys.version.encode())
    for name in (LOCKS[level], "pyproject.toml"):
        with open(os.path.join(HOME, name), "rb") as file:
            digest.update(file.read())
    return digest.hexdigest()


def _make_venv():
    shutil.rmtree(VENV, ignore_errors=True)
    command = [sys.executable, "-m", "venv", VENV]
    if subprocess.run(command, cwd=HOME, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0:
        return
    # Debian's python3 comes without venv.
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        run(["apt-get", "update", "-qq"])
        run(["apt-get", "install", "-y", "-qq", "python3-venv"])
        run(command)
        return
    leave("This Python cannot make virtual environments. On Debian or Ubuntu: apt install python3-venv")


def _find_uv():
    """uv from the machine if there is one, else from the package index, beside what a sync looks at."""
    if shutil.which("uv"):
        return ["uv"]
    beside = os.path.join(VENV, "tools")
    uv = os.path.join(beside, "bin", "uv")
    if not os.path.exists(uv):
        pip = [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--target", beside]
        run([*pip, UV])
    return [uv]
