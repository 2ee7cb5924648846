"""Links that show something: which addresses there are, what each says of itself, and that it tells nothing else."""

from __future__ import annotations

import asyncio
import json
import struct
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.robotparser import RobotFileParser

import httpx
import pytest

from queendom.server.links import place_of
from server.harness import Server, devices

PUBLIC = Path(__file__).parents[2] / "web" / "public"
INDEX = (
    '<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>Queendom</title></head><body>Ω</body></html>'
)
NAMES = ("Annabella", "Bartholomew")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("links")
    pages = folder / "pages"
    pages.mkdir()
    (pages / "index.html").write_text(INDEX, encoding="utf-8")
    (pages / "favicon.ico").write_bytes((PUBLIC / "favicon.ico").read_bytes())
    arguments = ["--allowed-host", "queens.example", "--proxy", "127.0.0.9"]
    with Server(folder, tricks={"pages_from": str(pages)}, arguments=arguments) as running:
        yield running


@pytest.fixture(scope="module")
def tables(server: Server) -> dict[str, tuple[str, str]]:
    """A table of each game that waits for somebody: its id and its invitation."""

    async def work() -> dict[str, tuple[str, str]]:
        async with devices(server) as (ada,):
            made = {}
            for game in ("winter-queen", "christina-regina"):
                table = await ada.create(game, *NAMES, None)
                made[game] = (table["id"], table["invitation"])
            return made

    return asyncio.run(work())


def get(server: Server, path: str, **headers: str) -> httpx.Response:
    asked = {"accept": "text/html", "accept-encoding": "identity"} | {
        k.replace("_", "-"): v for k, v in headers.items()
    }
    return httpx.get(server.address + path, headers=asked, verify=False)


class Head(HTMLParser):
    """What a page says of itself to whoever shows a link to it."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.lang, self.title, self.said = "", "", {}  # type: str, str, dict[str, str]
        self.titles = 0
        self._in_title = False
        self.feed(html.partition("<body>")[0])

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attributes}
        if tag == "html":
            self.lang = given.get("lang", "")
        elif tag == "meta" and (name := given.get("property") or given.get("name")):
            assert name not in self.said, f"{name} is told twice"
            self.said[name] = given["content"]
        self._in_title = tag == "title"
        self.titles += self._in_title

    def handle_data(self, data: str) -> None:
        if self._in_title:
            self.title += data

    def handle_endtag(self, tag: str) -> None:
        self._in_title = False


def head(server: Server, path: str, **headers: str) -> Head:
    answer = get(server, path, **headers)
    assert answer.status_code == 200, path
    return Head(answer.text)


# --- what is there ---


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "home"),
        ("//", "home"),
        ("/rules/winter-queen", "rules"),
        ("/rules/christina-regina/", "rules"),
        ("/learn/christina-regina", "learn"),
        ("/replay", "record"),
        ("/position", "position"),
        ("/tables/x", "table"),
        ("/tables/x/replay", "replay"),
        ("/join/x/y", "join"),
        ("/seat/x/y", "seat"),
        ("/rules", "unknown"),
        ("/rules/chess", "unknown"),
        ("/learn/winter-queen/2", "unknown"),
        ("/tables", "unknown"),
        ("/tables/x/record", "unknown"),
        ("/join/x", "join"),
        ("/seat/x/", "seat"),
        ("/join", "unknown"),
        ("/join/x/y/z", "unknown"),
        ("/replay/x", "unknown"),
        ("/index.html", "unknown"),
    ],
)
def test_where_an_address_leads(path: str, kind: str) -> None:
    assert place_of(path).kind == kind


@pytest.mark.parametrize("path", ["/", "/rules/winter-queen", "/learn/christina-regina", "/replay", "/position"])
def test_what_is_there_says_so(server: Server, path: str) -> None:
    assert get(server, path).status_code == 200


@pytest.mark.parametrize("path", ["/nothing", "/rules/chess", "/tables/nobody", "/join/nobody/c0de", "/tables/%D1%8F"])
def test_what_is_not_there_says_so_on_the_page(server: Server, path: str) -> None:
    answer = get(server, path)
    assert answer.status_code == 404 and "Ω" in answer.text
    assert answer.headers["x-robots-tag"] == "noindex, nofollow"
    assert get(server, path, if_none_match=answer.headers["etag"]).status_code == 404


@pytest.mark.parametrize("path", ["/sw.js", "/robots.txt.bak", "/wp-login.php", "/apple-touch-icon.png", "/index.html"])
def test_a_file_that_is_not_there_is_no_page(server: Server, path: str) -> None:
    for accepted in ("text/html", "*/*"):
        answer = get(server, path, accept=accepted)
        assert answer.status_code == 404 and "Ω" not in answer.text


def test_the_icon_is_an_icon(server: Server) -> None:
    answer = get(server, "/favicon.ico")
    assert answer.status_code == 200 and answer.content[:4] == b"\0\0\1\0"
    assert answer.headers["content-type"] in ("image/vnd.microsoft.icon", "image/x-icon")


# --- what a link shows ---


def test_home_shows_both_games(server: Server) -> None:
    payload = head(server, "/")
    origin = server.address
    assert payload.titles == 1 and payload.title == payload.said["og:title"] == payload.said["twitter:title"]
    assert "Winter Queen" in payload.said["og:description"] and "Christina Regina" in payload.said["description"]
    assert payload.said["og:image"] == payload.said["twitter:image"] == f"{origin}/pictures/queendom.png"
    assert payload.said["og:url"] == f"{origin}/"
    assert payload.said["twitter:card"] == "summary_large_image"
    assert "robots" not in payload.said


@pytest.mark.parametrize("kind", ["rules", "learn"])
@pytest.mark.parametrize("game", ["winter-queen", "christina-regina"])
def test_rules_and_lessons_show_their_game(server: Server, kind: str, game: str) -> None:
    payload = head(server, f"/{kind}/{game}")
    name = {"winter-queen": "Winter Queen", "christina-regina": "Christina Regina"}[game]
    assert payload.title.startswith(f"{name}: ")
    assert payload.said["og:image"] == f"{server.address}/pictures/{game}.png"
    assert payload.said["og:url"] == f"{server.address}/{kind}/{game}"


@pytest.mark.parametrize(
    ("language", "invited", "locale"),
    [
        ("en", "You are invited to Winter Queen", "en_GB"),
        ("ru-RU,ru;q=0.9,en;q=0.8", "Вас приглашают в игру «Зимняя Королева»", "ru_RU"),
        ("de-AT", "Einladung zu Winter Queen", "de_DE"),
        ("hu", "Meghívtak játszani: Winter Queen", "hu_HU"),
        ("fr, *", "You are invited to Winter Queen", "en_GB"),
        ("", "You are invited to Winter Queen", "en_GB"),
        ('"><script>', "You are invited to Winter Queen", "en_GB"),
    ],
)
def test_an_invitation_speaks_the_language_of_whoever_looks(
    server: Server, tables: dict[str, tuple[str, str]], language: str, invited: str, locale: str
) -> None:
    id, code = tables["winter-queen"]
    payload = head(server, f"/join/{id}/{code}", accept_language=language)
    assert payload.title == payload.said["og:title"] == invited
    assert payload.said["og:locale"] == locale and payload.lang == locale[:2]
    assert payload.said["og:image"] == f"{server.address}/pictures/winter-queen.png"


@pytest.mark.parametrize("game", ["winter-queen", "christina-regina"])
def test_a_link_to_a_table_tells_the_game_and_nothing_else(
    server: Server, tables: dict[str, tuple[str, str]], game: str
) -> None:
    id, code = tables[game]
    for path in (f"/join/{id}/{code}", f"/join/{id}/wrong", f"/tables/{id}", f"/tables/{id}/replay", f"/seat/{id}/x"):
        answer = get(server, path)
        for secret in (*NAMES, id, code):
            assert secret not in answer.text and secret not in str(answer.headers), path
        payload = Head(answer.text).said
        assert payload["og:image"].endswith(f"/{game}.png")
        assert "og:url" not in payload  # it would lead elsewhere
        assert payload["robots"] == answer.headers["x-robots-tag"] == "noindex, nofollow"
    # Whether the code is right is not told either.
    assert get(server, f"/join/{id}/{code}").content == get(server, f"/join/{id}/wrong").content


# --- by which name ---


def test_addresses_are_those_by_which_the_page_was_reached(server: Server) -> None:
    assert head(server, "/", host="queens.example").said["og:image"] == "http://queens.example/pictures/queendom.png"
    assert get(server, "/", host="evil.example").status_code == 421
    # A proxy on this machine is believed that the page went out encrypted.
    payload = head(server, "/", host="queens.example", x_forwarded_proto="https").said
    assert payload["og:url"] == "https://queens.example/"
    # What else it says of hosts is not.
    payload = head(
        server, "/", host="queens.example", x_forwarded_host="evil.example", forwarded="host=evil.example"
    ).said
    assert "evil" not in str(payload)


def test_each_form_of_the_page_has_a_mark_of_its_own(server: Server) -> None:
    marks = {
        get(server, path, accept_language=language, host=host).headers["etag"]
        for path in ("/", "/rules/winter-queen")
        for language in ("en", "ru")
        for host in ("queens.example", "localhost")
    }
    assert len(marks) == 8
    assert "accept-language" in get(server, "/").headers["vary"]


# --- what lies beside the page ---


def size_of(png: Path) -> tuple[int, int]:
    content = png.read_bytes()
    assert content[:8] == b"\x89PNG\r\n\x1a\n"
    wide, high = struct.unpack(">II", content[16:24])
    return wide, high


def test_the_manifest_is_one() -> None:
    manifest = json.loads((PUBLIC / "manifest.webmanifest").read_text())
    assert manifest["name"] and manifest["start_url"] == "/" and manifest["display"] == "standalone"
    kinds = set()
    for icon in manifest["icons"]:
        wide, high = size_of(PUBLIC / icon["src"].removeprefix("/"))
        assert icon["sizes"] == f"{wide}x{high}"
        kinds.add((icon["purpose"], wide))
    assert kinds >= {("any", 192), ("any", 512), ("maskable", 512)}


@pytest.mark.parametrize("name", ["queendom", "winter-queen", "christina-regina"])
def test_pictures_are_what_is_shown_beside_links(name: str) -> None:
    picture = PUBLIC / "pictures" / f"{name}.png"
    assert size_of(picture) == (1200, 630)
    assert picture.stat().st_size < 300_000  # more is not shown everywhere


def test_robots_keep_to_what_is_about_nobody() -> None:
    robots = RobotFileParser()
    robots.parse((PUBLIC / "robots.txt").read_text().splitlines())
    for path in ("/", "/rules/winter-queen", "/learn/christina-regina", "/pictures/queendom.png"):
        assert robots.can_fetch("Googlebot", path)
    for path in ("/tables/x", "/tables/x/replay", "/join/x/y", "/seat/x/y", "/api/games"):
        assert not robots.can_fetch("Googlebot", path)
    # Who shows an invitation to those it was sent to may look at it.
    assert robots.can_fetch("Twitterbot", "/join/x/y") and not robots.can_fetch("Twitterbot", "/api/games")
