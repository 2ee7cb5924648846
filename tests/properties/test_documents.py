"""What docs/ tells is true: every example runs, every table is complete, every program does what it says."""

from __future__ import annotations

import json
import re
import runpy
from pathlib import Path

import pytest

from properties.records import COURT, COURT_COLOURS, GAME, Json, complaints, play_court
from queendom.games.christina_regina import numbering as court_numbering
from queendom.games.christina_regina import refusals as court_refusals
from queendom.games.winter_queen import numbering, refusals
from queendom.match import check

ROOT = Path(__file__).resolve().parent.parent.parent
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.glob("*.md"))


def text(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def blocks(name: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", text(name), re.MULTILINE | re.DOTALL)


# --- the pages -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_python_examples_run(page: Path) -> None:
    namespace: Json = {"__name__": page.stem}
    for number, block in enumerate(blocks(page.name, "python")):
        exec(compile(block, f"{page.name}, block {number}", "exec"), namespace)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_pages_are_tidy(page: Path) -> None:
    """Lines fit, links lead somewhere, and blocks say what they are: `py` is a part of a file, `python` runs."""
    for line in page.read_text(encoding="utf-8").splitlines():
        assert len(line) <= 120, line
    for link in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
        assert (DOCS / link).is_file(), link
    fences = re.findall(r"^```(\w*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert set(fences[::2]) <= {"python", "py", "text", "json", "toml"}
    assert set(fences[1::2]) <= {""}


def test_json_examples_are_complete_records() -> None:
    examples = [json.loads(block) for block in blocks("record.md", "json")]
    assert [(example["game"], example["result"] is None) for example in examples] == [
        ("winter-queen", True),
        ("winter-queen", False),
        ("christina-regina", False),
    ]
    for example in examples:
        assert complaints(example) == []
        assert check(example).record() == example


def table(name: str, columns: int, section: str | None = None) -> list[list[str]]:
    """The rows of every table with so many columns, in the page or in one section of it."""
    page = text(name)
    if section is not None:
        page = re.split(r"^## ", page.split(f"\n## {section}\n")[1], maxsplit=1, flags=re.MULTILINE)[0]
    rows = (line.strip("|").split("|") for line in page.splitlines() if line.startswith("|"))
    return [[cell.strip() for cell in row] for row in rows if len(row) == columns]


def quoted(cell: str) -> str:
    return cell.strip("`")


GAMES = {"Winter Queen": GAME.start(4).rulebook, "Christina Regina": COURT.start(5).rulebook}


@pytest.mark.parametrize(("section", "examples"), [("Winter Queen", 10), ("Christina Regina", 8)])
def test_notation_examples_round_trip(section: str, examples: int) -> None:
    rulebook = GAMES[section]
    moves = [quoted(row[0]) for row in table("notation.md", 2, section) if row[0].startswith("`")]
    assert len(moves) == examples
    for move in moves:
        action = rulebook.read_move(move)
        assert rulebook.write_move(action) == move
        rulebook.number(action)  # every name in it exists


@pytest.mark.parametrize(
    ("section", "actions"), [("Winter Queen", numbering.ACTIONS), ("Christina Regina", court_numbering.ACTIONS)]
)
def test_numbers_of_actions(section: str, actions: int) -> None:
    rulebook = GAMES[section]
    rows = [row for row in table("actions.md", 3, section) if row[0].isdigit()]
    assert len(rows) == 11
    for number, move, _ in rows:
        assert rulebook.number(rulebook.read_move(quoted(move))) == int(number)
        assert rulebook.write_move(rulebook.action(int(number))) == quoted(move)
    ranges = {row[0]: (int(row[2]), int(row[3])) for row in table("actions.md", 4, section) if row[2].isdigit()}
    for kind, (low, high) in ranges.items():
        assert rulebook.action(low).kind == rulebook.action(high).kind == kind
    assert sum(high - low + 1 for low, high in ranges.values()) == actions


def test_the_most_legal_actions_are_told() -> None:
    payload = f"`MOST_LEGAL` is {numbering.MOST_LEGAL} for Winter Queen and {court_numbering.MOST_LEGAL} for\nChristina"
    assert payload in text("actions.md")


def chance_program() -> Json:
    program = next(block for block in blocks("chance.md", "python") if "def deal" in block)
    assert re.findall(r"^(?:import|from) .*", program, re.MULTILINE) == ["import hmac"]
    namespace: Json = {}
    exec(compile(program, "chance.md", "exec"), namespace)
    return namespace


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_chance_program_deals_as_the_library(players: int) -> None:
    namespace = chance_program()
    for name in ("queendom", "snowflake", "lattice"):
        for seed in range(5):
            match = GAME.start(players, seed=seed, edition=name)
            payload = match.events[0]
            hexadecimal = seed.to_bytes(32, "big").hex()
            assert namespace["deal"](hexadecimal, players, tuple(payload["domain"])) == payload
            assert namespace["draw"](hexadecimal, "first/0", list(range(players))) == match.first


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_chance_program_deals_courts_as_the_library(players: int) -> None:
    namespace = chance_program()
    for seed in range(20):
        match = COURT.start(players, seed=seed)
        hexadecimal = seed.to_bytes(32, "big").hex()
        assert namespace["deal_court"](hexadecimal, players) == match.events[0]
        assert namespace["draw"](hexadecimal, "first/0", list(range(players))) == match.first


class Follower:
    """Court stacks as docs/chance.md says to follow them: seen cards by name, unseen ones as None, top first."""

    def __init__(self, deal: Json) -> None:
        self.stacks = {group: [*cards, *[None] * 7] for group, cards in deal["open"].items()}

    def draws(self, events: list[Json]) -> list[tuple[str, str]]:
        """The reveals of one move that are draws, in order."""
        action = events[0]["action"]
        if action["kind"] == "draw":
            self.stacks[action["from"]].pop(0)
            self.stacks[action["bury"]].append(self.stacks[action["bury"]].pop(0))
        elif action["kind"] == "agitate":
            self.stacks[action["stack"]].pop(0)
        elif action["kind"] == "manipulate":
            one, other = (self.stacks[stack] for stack in action["stacks"])
            one[0], other[0] = other[0], one[0]
        elif action["kind"] == "persuade":
            self.stacks[action["stack"]].insert(0, action["card"])
        drawn = []
        for event in events[1:]:
            if event["type"] == "reveal":
                assert self.stacks[event["stack"]][1] in (None, event["card"])
                if self.stacks[event["stack"]][1] is None:
                    drawn.append((event["stack"], event["card"]))
                    self.stacks[event["stack"]][1] = event["card"]
        assert all(None not in stack[:2] for stack in self.stacks.values())
        return drawn


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_reveals_are_drawn_or_known_as_described(players: int) -> None:
    """With the page's program and its words, every card of whole games follows from the seed."""
    draw = chance_program()["draw"]
    known = 0
    for number in range(10):
        seed = number.to_bytes(32, "big").hex()
        events = play_court(COURT.start(players, seed=number), number).events
        follower = Follower(events[0])
        index = dict.fromkeys(follower.stacks, 2)
        unseen = {group: [f"{group}-{kind}" for kind in (*COURT_COLOURS, *["none"] * 4)] for group in follower.stacks}
        for group, cards in events[0]["open"].items():
            for card in cards:
                unseen[group].remove(card)
        moves = [at for at, event in enumerate(events) if event["type"] == "move"]
        for at, end in zip(moves, [*moves[1:], len(events)], strict=True):
            reveals = [event for event in events[at:end] if event["type"] == "reveal"]
            drawn = follower.draws(events[at:end])
            known += len(reveals) - len(drawn)
            for stack, card in drawn:
                assert draw(seed, f"stack/{stack}/{index[stack]}", unseen[stack]) == card
                index[stack] += 1
    assert known > 0


def test_the_chance_program_rejects_as_described() -> None:
    asked: list[bytes] = []

    class Digest:
        @staticmethod
        def digest(key: bytes, message: bytes, name: str) -> bytes:
            asked.append(message)
            return b"\xff" * 32 if len(asked) < 3 else (4).to_bytes(32, "big")

    namespace = chance_program()
    namespace["hmac"] = Digest
    assert namespace["draw"]("00" * 32, "bag/17", ["red", "green", "blue"]) == "green"
    assert asked == [b"bag/17", b"bag/17/1", b"bag/17/2"]


def test_every_error_is_documented() -> None:
    """All message keys of the library are in the tables of docs/api.md, and no others."""
    errors = "EditionError|IllegalAction|NotationError|PositionError|RecordDiffers|RecordError|SetupError"
    keys = {*refusals.KEYS, *court_refusals.KEYS} - {""}
    for part in ("kernel", "games", "match"):
        for source in (ROOT / "src" / "queendom" / part).rglob("*.py"):
            keys |= set(re.findall(rf"(?:{errors})\(\s*f?\"([a-z-]+[a-z])\"", source.read_text(encoding="utf-8")))
    keys |= {f"no-such-{what}" for what in ("colour", "county", "space", "book", "stack", "card")}  # made from parts
    documented = {quoted(row[0]) for row in table("api.md", 3) if re.fullmatch(r"`[a-z]+(-[a-z]+)+`", row[0])}
    assert documented == keys


def test_every_refusal_of_a_table_is_documented() -> None:
    """All message keys of the table server are in the table of docs/table.md, and no others."""
    keys = {"take-back-past-chance", "take-back-past-reveal"}  # what a turn says of itself
    for part in ("match", "server"):
        for source in (ROOT / "src" / "queendom" / part).rglob("*.py"):
            for call in re.findall(r"TableError\(([^)]*)\)", source.read_text(encoding="utf-8")):
                keys |= set(re.findall(r"\"([a-z]+(?:-[a-z]+)+)\"", call.split(",")[0]))
    documented = {quoted(row[0]) for row in table("table.md", 3) if re.fullmatch(r"`[a-z]+(-[a-z]+)+`", row[0])}
    assert documented == keys - {"no-such-seat"}  # that one is in the library's tables


@pytest.mark.once
def test_the_import_graphs_are_those_of_the_sources() -> None:
    graph = runpy.run_path(str(ROOT / "tools" / "graph"))
    written = text("architecture.md")
    assert graph["with_tables"](written) == written, "run .venv/bin/python tools/graph"


@pytest.mark.once
def test_the_licence_of_every_package_is_told() -> None:
    licences = runpy.run_path(str(ROOT / "tools" / "licences"))
    assert licences["differing"]() == [], "run .venv/bin/python tools/licences"


def test_the_sums_of_scale_follow_from_its_costs() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "scale"), run_name="tool")
    page = text("scale.md")
    before, _, rest = page.partition(tool["MARK"])
    given = tool["costs"](before)
    assert rest.partition(tool["MARK"])[0].strip() == tool["sums"](given)
    assert tool["sums"](given | {"cpu_ms_a_move": 2 * given["cpu_ms_a_move"]}) != tool["sums"](given)
