"""A real server with the built pages, and one Chromium, for all tests of a process."""

from __future__ import annotations

import fcntl
import importlib
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.pages import NO_PICTURE, PICTURES, Pages, launch
from browser.server_with_pages import ServerWithPages
from browser.tables import Tables

HOME = Path(__file__).parents[2]


def put_pictures_aside(assets: Path, large: Path) -> None:
    large.mkdir()
    for picture in [one for one in assets.iterdir() if PICTURES.search(f"/assets/{one.name}")]:
        picture.rename(large / picture.name)
        picture.write_text(NO_PICTURE, encoding="utf-8")
        picture.with_name(f"{picture.name}.gz").unlink(missing_ok=True)


@pytest.fixture(scope="package")
def built(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """A build of the pages as they are now: made once a run, then a copy, so nothing changes on the way.

    The large pictures lie beside it, and little ones in their place: `Pages` brings the large ones where they are
    wanted. QUEENDOM_TEST_PAGES names another build.
    """
    if given := os.environ.get("QUEENDOM_TEST_PAGES"):
        return Path(given)
    base = tmp_path_factory.getbasetemp()
    shared = base if worker_id == "master" else base.parent
    copy = shared / "built-pages"
    with (shared / "built-pages.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not copy.exists():
            sys.path.insert(0, str(HOME / "tools"))
            bootstrap = importlib.import_module("bootstrap")
            bootstrap.build_pages()
            made = shared / "built-pages-in-the-making"
            shutil.copytree(bootstrap.PAGES, made)
            put_pictures_aside(made / "assets", shared / "large-pictures")
            made.rename(copy)
    Pages.large = shared / "large-pictures"
    return copy


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory, built: Path) -> Iterator[ServerWithPages]:
    """The server that tests share; whoever stops it starts one of their own."""
    with ServerWithPages(tmp_path_factory.mktemp("house"), built) as running:
        yield running


# Not for the session: while it runs, no other test of the process could run an event loop of its own.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as driver:
        browser = launch(driver)
        yield browser
        browser.close()


@pytest.fixture
def pages(chromium: Browser, server: ServerWithPages) -> Iterator[Pages]:
    """Opens pages; afterwards none of them may have complained, or asked anything of anybody else."""
    opened = Pages(chromium, server.address)
    yield opened
    opened.close()


@pytest.fixture(scope="package")
def tables(server: ServerWithPages) -> Iterator[Tables]:
    """Tables that a device made without any page, and the device's cookie to sit at them."""
    with Tables(server.address) as made:
        yield made


@pytest.fixture
def friend(server: ServerWithPages) -> Iterator[Tables]:
    """Another device."""
    with Tables(server.address) as made:
        yield made
