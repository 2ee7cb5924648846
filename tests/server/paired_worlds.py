"""Worlds: servers in which everything is given, so that two of them differ in chosen secrets and in nothing else.

A run plays a random game in a world: people on devices of their own, each also with a phone to which a seat may move,
and a watcher. Before the game they sit down here and there and stand up again, during it seats move to phones and back;
sockets stay open all the time. In between they ask for everything one can ask for. What reached each device is written
down, byte by byte. All decisions follow from the run's name and from what everybody sees, so they are the same in every
world; only the colours of daggers follow from the world's own colours.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from server.harness import Device, Page, Server, _choices, any_action, free_port

COLOURS = ["blue", "red", "green", "black", "purple"]
#: Headers that tell the real time, an answer to the client's own random number, and what a request is called.
_NOT_OURS = {"date", "sec-websocket-accept", "x-request-id"}
#: The same in the log, and how long a socket was open.
_CALLED = re.compile(r', "request_id": "[0-9a-f]{12}"')
#: Of the figures, those that follow from what was asked, and from nothing that takes its time.
_COUNTED = re.compile(
    r"queendom_(entries_total|bot_moves_total|refusals_total|requests_total|store_failures_total|store_seconds_count)\b"
)

Traffic = list[tuple[str, bytes]]


@dataclass(frozen=True)
class Setting:
    """A game to be played in several worlds."""

    name: str  # decides about everything that is random
    game: str
    players: int
    colours: tuple[int, ...] = ()  # by seat, in the first world; none in a game without
    leaves: int | None = None  # the seat whose person leaves for a while, a bot standing in
    plies: int = 40
    curious: tuple[str, ...] = ()  # the devices that ask the most; none: all
    dances: int = 6  # how often somebody sits down or stands up before all sit where they belong


@dataclass
class Told:
    """What a run told: to each device everything that reached it, and the log."""

    devices: dict[str, Traffic] = field(default_factory=dict)
    log: str = ""
    metrics: list[str] = field(default_factory=list)  # figures that have changed
    attempts: list[dict[str, Any]] = field(default_factory=list)  # who tried whom
    lost: int = 0  # seats that were lost by whoever looked through them
    regained: int = 0  # and those of a running game that came back
    strange: int = 0  # sockets of the curious, opened at a seat that is somebody else's when the game begins

    def to(self, viewer: int | None) -> dict[str, Traffic]:
        """What reached a seat's person, or the watcher."""
        return {name: self.devices[name] for name in devices_of(viewer)}


def devices_of(viewer: int | None) -> tuple[str, ...]:
    return ("watcher",) if viewer is None else (f"seat {viewer}", f"phone {viewer}")


def world(folder: Path, colours: Sequence[Sequence[int]], *, seeds: str = "seeds", **more: Any) -> Server:
    """A server whose n-th table has the n-th list of colours."""
    tricks = {
        "entropy": {"rest": "world", "seeds": seeds},
        "still_clock": None,
        "patient": None,
        "course": "course",
        "factions": [list(one) for one in colours],
        **more,
    }
    pages = folder / "pages"
    pages.mkdir(parents=True)
    (pages / "index.html").write_text("<!doctype html><html><head></head><body></body></html>")
    tricks["pages_from"] = str(pages)
    return Server(folder, tricks=tricks, arguments=["--metrics", f"127.0.0.1:{free_port()}"])


def log_of(server: Server) -> str:
    """The whole log, but for the port, the names of requests, and two things that are chance: how often it was asked
    whether it has started, and which of several sockets was closed first.
    """
    lines = _CALLED.sub("", server.logged().replace(f":{server.port}", ":PORT")).splitlines(keepends=True)
    return "".join(line for line in lines if '"/api/health"' not in line and '"socket closed"' not in line)


async def metrics_of(server: Server) -> list[str]:
    """The figures that have to be the same."""
    async with httpx.AsyncClient(trust_env=False) as client:
        told = await client.get(f"http://{server.arguments[server.arguments.index('--metrics') + 1]}/metrics")
    return [line for line in told.text.splitlines() if _COUNTED.match(line) and '"/api/health"' not in line]


def other_colours(setting: Setting, viewer: int | None, attempts: list[dict[str, Any]]) -> tuple[int, ...]:
    """Colours of a world that the viewer cannot tell from the first one: as many different ones as there can be.

    A seat that a bot played is kept with all that the bot could know: its choice may follow from that.
    """
    keepers = keepers_of(setting, viewer)
    known = keepers | {one["victim"] for one in attempts if one["assassin"] in keepers}
    rng = random.Random(f"{setting.name} {viewer}")
    free = [c for c in range(5) if c not in {setting.colours[seat] for seat in known}]
    best: tuple[int, ...] = setting.colours
    for _ in range(100):
        rng.shuffle(free)
        rest = iter(free)
        tried = tuple(c if seat in known else next(rest) for seat, c in enumerate(setting.colours))
        if how_many_differ(tried, setting.colours) > how_many_differ(best, setting.colours):
            best = tried
    return best


def how_many_differ(one: Sequence[int], other: Sequence[int]) -> int:
    return sum(a != b for a, b in zip(one, other, strict=True))


def keepers_of(setting: Setting, viewer: int | None) -> set[int]:
    return {seat for seat in (viewer, setting.leaves) if seat is not None}


class Run:
    """One game in one world. `viewer` is whoever must not notice which world it is."""

    def __init__(
        self, server: Server, setting: Setting, colours: tuple[int, ...], viewer: int | None, people: dict[str, Device]
    ) -> None:
        self.server = server
        self.setting = setting
        self.colours = colours
        self.viewer = viewer
        self.people = people
        self.rng = random.Random(setting.name)
        self.payload = Told({name: [] for name in people})
        self.pages: dict[str, Page] = {}
        self.old: list[tuple[str, Page]] = []  # sockets opened for a seat that is not theirs any more, if it ever was
        self.seats: dict[str, int | None] = dict.fromkeys(people)
        self.away: int | None = None
        self.count = 0
        self.id = ""

    # --- writing down ---

    def note(self, name: str, label: str, answer: httpx.Response) -> None:
        headers = sorted((k, v) for k, v in answer.headers.multi_items() if k not in _NOT_OURS)
        self.payload.devices[name].append((label, f"{answer.status_code} {headers} ".encode() + answer.content))

    def note_page(self, name: str, page: Page) -> None:
        """All that a socket has said."""
        assert isinstance(page.socket, ClientConnection)
        headers = page.socket.response.headers.raw_items() if page.socket.response else []
        shown = sorted((k.lower(), v) for k, v in headers if k.lower() not in _NOT_OURS)
        self.payload.devices[name].append(("socket opened", str(shown).encode()))
        self.payload.devices[name] += [(f"socket {json.loads(text)['type']}", text.encode()) for text in page.raw]

    def new_id(self) -> str:
        self.count += 1
        return f"{self.setting.name.replace(' ', '-')}-{self.count:06}"

    # --- the game ---

    async def play(self) -> Told:
        logged, counted = len(log_of(self.server)), await metrics_of(self.server)
        names = [f"seat {seat}" for seat in range(self.setting.players)]
        opener = self.people[names[0]]
        seats: list[Any] = [{"kind": "here", "name": names[0]}, *[{"kind": "open"}] * (self.setting.players - 1)]
        body = {"id": self.new_id(), "game": self.setting.game, "seats": seats}
        made = await opener.http.post("/api/tables", json=body)
        self.note(names[0], "create", made)
        table = made.json()
        self.id = table["id"]
        await self.open("watcher")
        self.seats[names[0]] = 0
        await self.dance(table["invitation"])
        await self.seat_all(table["invitation"])
        for name in [*names, *(f"phone {seat}" for seat in range(self.setting.players))]:
            if self.rng.random() < 0.8 or name in names:
                await self.open(name)
        mover = self.rng.randrange(self.setting.players)
        moves_at, leaves_at = self.rng.randrange(3, 12), self.rng.randrange(2, 8)
        back_at = moves_at + self.rng.randrange(2, 7)
        for ply in range(self.setting.plies):
            if self.is_about_to_end():
                break
            if ply == moves_at:
                await self.move_seat(mover)
            if ply == back_at:
                await self.move_back(mover)
            if ply == leaves_at and self.setting.leaves is not None:
                await self.let_leave(self.setting.leaves)
                if self.is_about_to_end():
                    break
            for asking in (self.people, self.setting.curious or self.people):
                await self.ask_something(self.rng.choice(sorted(asking)))
            await self.move()
        for name in sorted(self.setting.curious or self.people):
            await self.ask_something(name, everything=True)
        await self.finish()
        self.payload.log = log_of(self.server)[logged:]
        self.payload.metrics = sorted(set(await metrics_of(self.server)) - set(counted))
        return self.payload

    def is_about_to_end(self) -> bool:
        """Everything is told at the end: a run stops before it."""
        position = self.pages["watcher"].now["position"]
        if self.setting.game == "winter-queen":
            return bool(position["stage"] != "main")
        return bool(position["passes"] >= self.setting.players - 2)

    async def finish(self) -> None:
        """Hear everything, then close: one after another, and the watcher sees the last one go."""
        for _, page in self.sockets():
            is_old = any(page is one for _, one in self.old)
            await self.ask_at(page, "resume", after=0 if is_old else 10**6)
        watcher = self.pages.pop("watcher")
        spoken = len(watcher.raw)
        for name, page in sorted(self.sockets(), key=lambda one: one[0]):
            self.note_page(name, page)
            await page.close()
        if any(one is not None for one in self.seats.values()):
            while any((await watcher.wait_for("presence"))["here"]):
                pass
            del watcher.raw[spoken:]  # in which order they went is not ours to say
            self.note_page("watcher", watcher)
        await watcher.close()
        self.pages, self.old = {}, []

    async def close(self) -> None:
        """Whatever went wrong."""
        for _, page in self.sockets():
            await page.close()

    def sockets(self, of: str | None = None) -> list[tuple[str, Page]]:
        """All that are open, or those of a device."""
        return [(name, page) for name, page in (*self.pages.items(), *self.old) if of in (None, name)]

    async def open(self, name: str) -> None:
        device, seat = self.people[name], self.seats[name]
        after = self.rng.choice([0, 0, 3, 10**6])
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.id}/live?after={after}"
        headers = {"cookie": f"queendom={device.cookie}"} if device.cookie else {}
        address += "" if seat is None else f"&seat={seat}"
        page = Page(await connect(address, additional_headers=headers, max_size=None, ping_interval=None), seat)
        self.pages[name] = page
        await page.wait_for("view")

    async def get(self, name: str, path: str, **query: Any) -> None:
        answer = await self.people[name].get(path, **query)
        self.note(name, f"GET {path.replace(self.id, 'ID')}", answer)

    async def get_page(self, name: str, path: str, **headers: str) -> None:
        """What a person sees who opens an address, right or wrong. A page names its host: without the port."""
        asked = {"accept": "text/html", "accept-language": "de", "host": "queens.localhost", **headers}
        answer = await self.people[name].http.get(path, headers=asked)
        self.note(name, f"page {path.replace(self.id, 'ID')}", answer)

    async def post(self, name: str, type: str, label: str = "", /, **parts: Any) -> Any:
        device = self.people[name]
        body = {"type": type, "id": self.new_id(), **parts}
        answer = await device.http.post(f"/api/tables/{self.id}/commands", json=body)
        self.note(name, label or f"POST {type}", answer)
        if name == "watcher":
            device.http.cookies.clear()
        return answer.json()

    async def ask(self, name: str, type: str, /, **parts: Any) -> Any:
        return await self.ask_at(self.pages[name], type, **parts)

    async def ask_at(self, page: Page, type: str, /, **parts: Any) -> Any:
        return await page.ask(type, id=self.new_id(), **parts)

    def owner(self, seat: int) -> str:
        """The device that plays a seat."""
        return next(name for name, held in self.seats.items() if held == seat and name in self.pages)

    async def hear_all(self, number: int) -> None:
        for _, page in self.sockets():
            while page.number < number:
                await page.hear()

    # --- before the game ---

    async def dance(self, invitation: str) -> None:
        """People sit down anywhere, look, stand up and change seats, never all at once; their sockets stay open. Those
        who are curious do it the most: what was anybody's seat must not be seen by them later.
        """
        keen = [name for name in sorted(self.setting.curious) if name != "watcher"]
        names = [name for name in sorted(self.people) if name != "watcher"]
        for step in range(self.setting.dances):
            name = self.rng.choice(keen if keen and step % 3 < 2 else names)
            held = self.seats[name]
            free = [seat for seat in range(self.setting.players) if seat not in self.seats.values()]
            if held is None and len(free) > 1:
                seat = self.rng.choice(free)
                await self.sit(name, seat, invitation)
                if self.rng.random() < 0.8:
                    await self.open(name)
                    self.old.append((name, self.pages.pop(name)))
                if step % 3 < 2 or self.rng.random() < 0.5:  # and makes room for others
                    await self.stand(name)
            elif held is not None and len(free) > 1 and self.rng.random() < 0.6:
                seat = self.rng.choice(free)
                if self.rng.random() < 0.5 or name != "seat 0":  # the host's device seats several
                    await self.stand(name)
                    await self.sit(name, seat, invitation)
                else:  # on two chairs for a moment
                    await self.sit(name, seat, invitation)
                    await self.stand(name, held)
            elif held is not None:
                await self.stand(name)
            for other, page in self.rng.sample(self.old, min(1, len(self.old))):
                await self.ask_at(page, "look", seat=self.rng.choice([self.seats[other], 0, 1, 2]))

    async def seat_all(self, invitation: str) -> None:
        """Everybody sits where they belong; with the last one the game begins."""
        for name in sorted(self.people):
            if self.seats[name] is not None and name != f"seat {self.seats[name]}":
                await self.stand(name)
        rest = [seat for seat in range(self.setting.players) if self.seats[f"seat {seat}"] is None]
        for seat in rest:
            await self.sit(f"seat {seat}", seat, invitation)
        curious = [(name, page) for name, page in self.old if name in self.setting.curious]
        self.payload.strange = sum(page.seat != self.seats[name] for name, page in curious)

    async def sit(self, name: str, seat: int, invitation: str) -> None:
        await self.come_or_go(name, "sit", invitation=invitation, name=name, seat=seat)
        self.seats[name] = seat

    async def stand(self, name: str, seat: int | None = None) -> None:
        """From a seat, or from the one they have."""
        await self.come_or_go(name, "leave", seat=self.seats[name] if seat is None else seat)
        self.payload.lost += 1
        if seat is None:
            self.seats[name] = None

    async def come_or_go(self, name: str, type: str, /, **parts: Any) -> None:
        """By request, or on a socket that is open."""
        pages = [page for _, page in self.sockets(name)]
        if pages and self.rng.random() < 0.5:
            answer = await self.ask_at(self.rng.choice(pages), type, **parts)
        else:
            answer = await self.post(name, type, **parts)
        assert answer["type"] == "ack", answer
        await self.hear_all(answer["number"])

    # --- and then ---

    async def move(self) -> None:
        """Whoever is to act plays something random; a bot does it by itself."""
        acting = self.pages["watcher"].now["position"]["to_act"]
        name = self.owner(acting)
        page = self.pages[name]
        if self.rng.random() < 0.4 or name in self.setting.curious:
            wrong = self.wrong_action(acting)
            await self.ask(name, "preview", seat=acting, action=wrong)
            refused = await self.ask(name, "play", seen=page.number, seat=acting, action=wrong)
            assert refused["type"] == "refusal", refused
        victims = _choices(page.now["legal"]).get("assassinate")
        if self.rng.random() < 0.4:
            wish = self.rng.choice(victims) if victims else any_action(page.now["legal"], self.rng)
            await self.ask(name, "preview", seat=acting, action=wish)
        action = self.choose(acting, page.now["legal"])
        answer = await self.ask(name, "play", seen=page.number, seat=acting, action=action)
        assert answer["type"] == "ack", answer
        await self.hear_all(answer["number"])
        await self.hear_bot()
        if self.rng.random() < 0.3:
            answer = await self.ask(name, "take-back", seen=page.number, seat=acting)
            await self.hear_all(answer.get("number", 0))

    def choose(self, seat: int, legal: dict[str, Any]) -> dict[str, Any]:
        rng = self.rng
        found = _choices(legal)
        victims = [one for one in found.get("assassinate", []) if one["victim"] in self.may_attack(seat)]
        if victims and rng.random() < 0.5:
            action = rng.choice(victims)
            return action | {
                "colour": COLOURS[self.dagger(seat, action["victim"], rng.random() < 0.5, rng.randrange(5))]
            }
        quiet = legal | {"assassinate": {}} if "assassinate" in legal else legal
        return any_action(quiet if any(v for k, v in found.items() if k != "assassinate") else legal, rng)

    def may_attack(self, seat: int) -> set[int]:
        """Nobody attacks everybody: who has, knows all and has nothing to notice."""
        others = [other for other in range(self.setting.players) if other != seat]
        random.Random(f"{self.setting.name} {seat}").shuffle(others)
        return set(others[: max(1, self.setting.players - 3)])

    def dagger(self, assassin: int, victim: int, succeeds: bool, luck: int) -> int:
        """A colour that brings the same in each world; another one where the viewer may not know it."""
        first, here = self.setting.colours[victim], self.colours[victim]
        wrong = [c for c in range(5) if c not in (first, here)][luck % 3]
        self.payload.attempts.append({"assassin": assassin, "victim": victim})
        if succeeds:
            return here
        then = wrong_in_first(first, luck)
        if self.viewer is NOBODY or keepers_of(self.setting, self.viewer) & {assassin, victim}:
            return then
        others: list[int] = [c for c in (wrong, *range(5)) if c not in (here, then)]
        return others[0]

    async def move_seat(self, seat: int) -> None:
        """A seat moves to its person's phone; the code works once."""
        old, new = f"seat {seat}", f"phone {seat}"
        code = (await self.post(old, "link", seat=seat))["code"]
        answer = await self.post(new, "claim", code=code)
        assert answer["type"] == "ack", answer
        self.seats[old], self.seats[new] = None, seat
        self.pages[old].seat = None
        self.payload.lost += 1
        await self.hear_all(answer["number"])
        await self.post("watcher", "claim", code=code)
        if new in self.pages:  # opened when the phone had no seat, and perhaps no cookie
            self.old.append((new, self.pages.pop(new)))
        await self.open(new)
        await self.ask(old, "look", seat=seat)

    async def move_back(self, seat: int) -> None:
        """And from the phone to where it was, on the socket that stayed open."""
        old, new = f"seat {seat}", f"phone {seat}"
        code = (await self.post(new, "link", seat=seat))["code"]
        answer = await self.ask(old, "claim", code=code)
        assert answer["type"] == "ack", answer
        self.seats[old], self.seats[new] = seat, None
        self.pages[new].seat, self.pages[old].seat = None, seat
        await self.hear_all(answer["number"])
        await self.pages[old].wait_for("view")  # whoever gets a seat sees it
        await self.ask(new, "look", seat=seat)
        self.payload.lost += 1
        self.payload.regained += 1

    async def let_leave(self, seat: int) -> None:
        """A bot plays a few turns for somebody."""
        name = self.owner(seat)
        answer = await self.ask(name, "leave", seat=seat)
        assert answer["type"] == "ack", answer
        await self.hear_all(answer["number"])
        self.away = seat
        await self.hear_bot()
        for _ in range(3 * self.setting.players):
            if self.is_about_to_end():
                return
            await self.move()
        answer = await self.ask(name, "return", seat=seat)
        assert answer["type"] == "ack", answer
        self.away = None
        await self.hear_all(answer["number"])

    async def hear_bot(self) -> None:
        """Nobody says a word while a bot thinks: what came first would be chance."""
        watcher = self.pages["watcher"]
        while watcher.now["position"]["to_act"] == self.away:
            number = watcher.number
            while watcher.number == number:
                await watcher.hear()
            await self.hear_all(watcher.number)
            new = [event for k, event in watcher.events.items() if k > number]
            self.payload.attempts += [event for event in new if event["type"] == "attempt"]

    # --- asking ---

    async def ask_something(self, name: str, everything: bool = False) -> None:
        """One of all the things that can be asked, or each of them."""
        seat, rng = self.seats[name], self.rng
        other = rng.randrange(self.setting.players)
        number = self.pages["watcher"].number
        own = {} if seat is None else {"seat": seat}
        asks: list[Callable[[], Awaitable[object]]] = [
            lambda: self.get(name, f"/tables/{self.id}"),
            lambda: self.get(name, f"/tables/{self.id}/view"),
            lambda: self.get(name, f"/tables/{self.id}/view", **own),
            lambda: self.get(name, f"/tables/{self.id}/view", after=rng.randrange(number), **own),
            lambda: self.get(name, f"/tables/{self.id}/view", seat=other),
            lambda: self.get(name, f"/tables/{self.id}/record"),
            lambda: self.get(name, f"/tables/{self.id}/record", **own),
            lambda: self.get(name, f"/tables/{self.id}/record", seat=other),
            lambda: self.get(name, f"/tables/{self.id}/replay", eyes=rng.choice(["all", "public", str(other)])),
            lambda: self.get(name, "/tables"),
            lambda: self.post(name, "play", seen=number, seat=other, action={"kind": "nothing"}),
            lambda: self.post(name, "play", "stale POST", seen=1, seat=other, action={"kind": "pass"}),
            lambda: self.post(name, "take-back", "stale POST", seen=0, seat=other),
            lambda: self.post(name, "claim", code="guessed"),
            lambda: self.post(name, "sit", invitation="guessed", name="Eve"),
            lambda: self.post(name, "return", seat=other),
            lambda: self.post(name, "rematch"),
            lambda: self.get_page(name, f"/table/{self.id}"),
            lambda: self.get_page(name, f"/join/{self.id}/guessed"),
            lambda: self.get_page(name, f"/nowhere/{self.id}"),
            lambda: self.get_page(name, f"/table/{self.id}", host="evil.example"),
        ]
        if pages := self.sockets(name):
            _, page = rng.choice(pages)
            wrong = self.wrong_action(seat or 0)
            asks += [
                lambda: self.ask_at(page, "resume", after=rng.randrange(number)),
                lambda: self.ask_at(page, "look", seat=seat),
                lambda: self.ask_at(page, "look", seat=other),
                lambda: self.ask_at(page, "preview", seat=seat, action=self.any_attempt()),
                lambda: self.ask_at(page, "preview", seat=seat, action=wrong),
                lambda: self.ask_at(page, "preview", seat=other, action=self.any_attempt()),
                lambda: self.ask_at(page, "preview", seat=seat, action=self.any_legal(seat)),
                lambda: self.ask_at(page, "play", seen=number, seat=seat or 0, action=wrong),
                lambda: self.ask_at(page, "play", seen=number - 1, seat=seat or 0, action=wrong),
                lambda: self.ask_at(page, "play", seen=number, seat=other, action=wrong),
                lambda: self.ask_at(page, "take-back", seen=number, seat=other if seat != other else 9),
                lambda: self.ask_at(page, "claim", code="guessed"),
                lambda: self.ask_at(page, "dance"),
            ]
        for ask in asks if everything else rng.sample(asks, 2):
            await ask()

    def any_attempt(self) -> dict[str, Any]:
        victim, number = self.rng.randrange(self.setting.players), self.rng.randrange(1, 4)
        return {"kind": "assassinate", "victim": victim, "number": number, "colour": self.rng.choice(COLOURS)}

    def any_legal(self, seat: int | None) -> dict[str, Any]:
        acting = next((page for page in self.pages.values() if page.now["legal"] is not None), None)
        return {"kind": "pass"} if acting is None else any_action(acting.now["legal"], self.rng)

    def wrong_action(self, seat: int) -> Any:
        """Never a legal one: it would be played."""
        wrong: list[Any] = [
            {"kind": "assassinate", "victim": seat, "number": 1, "colour": "red"},
            {"kind": "draw", "from": "gold", "bury": "gold"},
            {"kind": "assassinate", "victim": 7, "number": 1, "colour": "red"},
            {"kind": "assassinate", "victim": 1, "number": 4, "colour": "red"},
            {"kind": "persuade", "card": "gold-white", "stack": "gold"},
            {"kind": "manipulate", "stacks": ["gold", "gold"]},
            {"kind": "place", "holder": 9, "colour": "red", "space": "b3", "take": None},
            {"kind": "fill", "holder": 0, "colour": "red", "book": "cookery", "page": 0},
            "castle long",
        ]
        return self.rng.choice(wrong)


class _Nobody:
    """The viewer of the first world: there is nothing to be noticed yet."""


NOBODY: Any = _Nobody()


def wrong_in_first(colour: int, luck: int) -> int:
    """The wrong dagger of the first world."""
    return [c for c in range(5) if c != colour][luck % 4]


async def play_all(
    server: Server,
    settings: Sequence[Setting],
    colours: Sequence[tuple[int, ...]],
    viewers: Sequence[int | None],
    before: Callable[[Setting], object] = lambda _: None,
) -> list[Told]:
    """Play games one after another with the same devices; `before` each something may be prepared."""
    payload = []
    async with AsyncExitStack() as stack:
        most = max(setting.players for setting in settings)
        names = [*(f"{kind} {seat}" for kind in ("seat", "phone") for seat in range(most)), "watcher"]
        people = {name: await stack.enter_async_context(Device(server)) for name in names}
        for setting, own, viewer in zip(settings, colours, viewers, strict=True):
            before(setting)
            here = {
                name: device
                for name, device in people.items()
                if name == "watcher" or int(name.split()[1]) < setting.players
            }
            run = Run(server, setting, own, viewer, here)
            stack.push_async_callback(run.close)
            payload.append(await run.play())
    return payload


def differences(one: Told, other: Told, viewer: int | None, known: Sequence[tuple[str, str]] = ()) -> list[str]:
    """Where a viewer, or somebody who reads the log, could tell two worlds apart. `known` are pairs of texts that may
    differ: commitments to different seeds.
    """

    def same(a: bytes, b: bytes) -> bool:
        for mine, theirs in known:
            a, b = a.replace(mine.encode(), b"COMMITMENT"), b.replace(theirs.encode(), b"COMMITMENT")
        return a == b

    found = []
    for name, traffic in one.to(viewer).items():
        there = other.to(viewer)[name]
        if [label for label, _ in traffic] != [label for label, _ in there]:
            found.append(f"{name}: another course")
        for (label, a), (_, b) in zip(traffic, there, strict=False):
            if not same(a, b):
                found.append(f"{name}: {label}")
    if not same(one.log.encode(), other.log.encode()):
        found.append("log")
    if one.metrics != other.metrics:
        found.append("metrics")
    return list(dict.fromkeys(found))
