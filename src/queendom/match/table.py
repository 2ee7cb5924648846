"""A game at a table: who sits where, what was played, taken back and handed over. All of it is the fold of the events.

A table never changes: whatever somebody does gives the events of it and the table after it, so that the events can be
kept safe before the table moves on. What the rules of a game say is the rulebook's; what a table says is here.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, NewType

from queendom import games
from queendom.kernel.actions import Action, Json
from queendom.kernel.chance import SeededChance, as_seed, commitment, uniform
from queendom.kernel.errors import IllegalAction, PositionError, SetupError, TableError, shown
from queendom.kernel.layout import Seat, States
from queendom.kernel.rulebook import Game, Rulebook
from queendom.kernel.view import View
from queendom.match.match import Match, PlayableGame, make_record
from queendom.match.record import ToldChance
from queendom.match.standing import Standing, Turn

#: Events of the table itself; all others belong to the game. `take-back` is told by the table and changes the game.
OF_THE_TABLE = frozenset(
    {"table", "sit", "stand", "start", "take-back", "leave", "return", "link", "hand-over", "rematch"}
)
#: Those of them that leave the game as it is.
_ASIDE = OF_THE_TABLE - {"start", "take-back"}
#: What a table's own events keep to themselves.
_SECRET = frozenset({"seed", "invitation", "host", "holder", "code", "until", "position"})
LINK_MINUTES = 15
#: A log this long takes no more of what can be done for ever (seats changed, turns taken back, links); moves it does.
MOST_EVENTS = 5_000

#: A seat that is looked through by whoever holds it at that moment: made by `Table.eyes` alone.
Eyes = NewType("Eyes", Seat)


@dataclass(frozen=True, slots=True)
class TableSeat:
    """A seat: open, a person's, or a bot's. While its person is away a bot stands in."""

    name: str = ""
    holder: str | None = None
    bot: str | None = None
    away: bool = False

    @property
    def is_open(self) -> bool:
        return self.holder is None and self.bot is None


@dataclass(frozen=True, slots=True)
class _Last:
    """The last turn, for as long as it might be taken back."""

    seat: int
    to: int  # the event before it
    before: Standing
    barrier: str | None


@dataclass(frozen=True, slots=True)
class _Link:
    """A one-time link that moves a seat to another device, good while whoever made it holds the seat."""

    seat: int
    code: str
    until: int
    holder: str | None


@dataclass(frozen=True, slots=True)
class Table:
    """A table as it stands after event `number`."""

    id: str
    game: Game
    rulebook: Rulebook
    seats: tuple[TableSeat, ...]
    host: str
    invitation: str
    seed: bytes
    wanted_first: int | None
    rematch_of: str | None = None
    hints: bool = False  # whether whoever is to act may ask for a hint: no rule of the game, so no part of its record
    began: States | None = None  # where the game starts, if not with a deal
    number: int = 0
    moved: int = 0  # the last event that changed the game itself
    first: int | None = None
    standing: Standing | None = None
    last: _Last | None = None
    links: tuple[_Link, ...] = ()
    rematch: str | None = None

    # --- looking ---

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    @property
    def to_act(self) -> Seat | None:
        return None if self.standing is None else self.standing.to_act

    @property
    def result(self) -> Json | None:
        return None if self.standing is None else self.standing.result

    @property
    def stage(self) -> str:
        """`waiting` for people, `running`, or `over`."""
        return "waiting" if self.standing is None else "running" if self.standing.result is None else "over"

    @property
    def bot_to_act(self) -> str | None:
        """The bot whose turn it is: its own seat's, or that of somebody who is away."""
        acting = self.to_act
        return None if acting is None else self.seats[acting].bot

    @property
    def can_take_back(self) -> int | None:
        """The seat whose last turn can be taken back."""
        last = self.last
        return last.seat if last is not None and last.barrier is None and self.stage == "running" else None

    def seats_of(self, holder: str | None) -> list[int]:
        return [] if holder is None else [k for k, seat in enumerate(self.seats) if seat.holder == holder]

    def check_seat(self, seat: int, holder: str | None) -> TableSeat:
        """The seat, if the holder holds it."""
        if seat not in range(len(self.seats)):
            raise TableError("no-such-seat", given=shown(seat), expected=f"0–{len(self.seats) - 1}")
        if holder is None or self.seats[seat].holder != holder:
            raise TableError("seat-not-yours", seat=seat)
        return self.seats[seat]

    def eyes(self, holder: str | None, seat: int | None) -> Eyes | None:
        """The seat, while the holder holds it; otherwise one sees what everybody sees."""
        if seat is None or holder is None or self.seats[seat].holder != holder:
            return None
        return Eyes(Seat(seat))

    def view(self, viewer: int | None, log: Iterable[Json]) -> View:
        """What a seat, a bot or a spectator may know of the game; `log` are all events of the table."""
        standing = self._running_or_over()
        over = standing.result is not None
        seat = None if viewer is None else Seat(viewer)
        return standing.seen_by(seat, [self.rulebook.see_event(event, seat, over) for event in game_events(log)])

    def see(self, event: Json, viewer: int | None) -> Json:
        """An event of the table's log as a viewer may know it."""
        if event["type"] in OF_THE_TABLE:
            told = {key: part for key, part in event.items() if key not in _SECRET}
            if event["type"] == "table":
                told["seats"] = [{k: part for k, part in seat.items() if k not in _SECRET} for seat in event["seats"]]
                if (began := self._began_as_seen_by(viewer)) is not None:
                    told["position"] = self.rulebook.position(began)
            return told
        return self.rulebook.see_event(event, None if viewer is None else Seat(viewer), self.result is not None)

    def _began_as_seen_by(self, viewer: int | None) -> States | None:
        """The position that the game starts at, as a viewer may know it: secrets are kept as those of a deal are."""
        if self.began is None:
            return None
        seat = None if viewer is None else Seat(viewer)
        return View.of(self.game.name, self.rulebook, self.began, (), seat, self.result is not None).state

    def record(self, log: Iterable[Json], viewer: int | None) -> Json:
        """The game's record as a viewer may know it; complete, with the seed, once it is over."""
        standing = self._running_or_over()
        events = [self.see(event, viewer) for event in game_events(log)]
        seats = [{"name": seat.name} | ({"bot": seat.bot} if seat.bot and not seat.away else {}) for seat in self.seats]
        assert self.first is not None
        return make_record(standing, seats, self.first, events, self.seed, self._began_as_seen_by(viewer))

    # --- what people and bots do: each gives the events and the table after them ---

    def play(
        self, seat: int, action: Action | Mapping[str, Any] | str, by: str | None = None
    ) -> tuple[list[Json], Table]:
        standing = self._running_or_over()
        turn = standing.prepare(action, seat, by)
        return turn.events, self._played(turn)

    def take_back(self, seat: int) -> tuple[list[Json], Table]:
        """One's own last turn, unless it showed something new or somebody has acted since."""
        if self._running_or_over().result is not None:
            raise IllegalAction("game-over")
        if self.last is None:
            raise TableError("nothing-to-take-back")
        if self.last.seat != seat:
            raise TableError("take-back-past-other", seat=self.last.seat)
        if self.last.barrier:
            raise TableError(self.last.barrier)
        self._check_room_left()
        return self._with({"type": "take-back", "seat": seat, "to": self.last.to})

    def sit(self, holder: str, name: str, invitation: str, seat: int | None = None) -> tuple[list[Json], Table]:
        """Take an open seat by invitation; the game starts when none is left."""
        if not hmac.compare_digest(invitation.encode(), self.invitation.encode()):
            raise TableError("invitation-wrong")
        self._check_room_left()
        return self._seated(seat, {"name": name, "holder": holder})

    def sit_bot(self, holder: str | None, seat: int, bot: str) -> tuple[list[Json], Table]:
        """The host lets a bot play an open seat."""
        self._check_host(holder)
        return self._seated(seat, {"name": bot, "bot": bot})

    def leave(self, holder: str | None, seat: int, stand_in: str) -> tuple[list[Json], Table]:
        """Before the start the seat is open again. Later a bot stands in; when nobody is left the game is given up."""
        self.check_seat(seat, holder)
        if self.stage == "waiting":
            return self._with({"type": "stand", "seat": seat})
        if self.stage == "over":
            raise IllegalAction("game-over")
        if self.seats[seat].away:
            raise TableError("seat-left-already", seat=seat)
        events: list[Json] = [{"type": "leave", "seat": seat, "stand_in": stand_in}]
        if not any(one.holder and not one.away for k, one in enumerate(self.seats) if k != seat):
            events.append({"type": "end"})
        return self._with(*events)

    def come_back(self, holder: str | None, seat: int) -> tuple[list[Json], Table]:
        """Take the seat again from the bot that stands in."""
        if not self.check_seat(seat, holder).away:
            raise TableError("seat-not-left", seat=seat)
        if self.stage == "over":
            raise IllegalAction("game-over")
        self._check_room_left()
        return self._with({"type": "return", "seat": seat})

    def offer_link(self, holder: str | None, seat: int, code: str, now: int) -> tuple[list[Json], Table]:
        """A one-time link for another device; an older one for this seat is void from now on."""
        self.check_seat(seat, holder)
        self._check_may_change_hands()
        self._check_room_left()
        return self._with({"type": "link", "seat": seat, "code": _hashed(code), "until": now + LINK_MINUTES * 60_000})

    def claim(self, holder: str, code: str, now: int) -> tuple[list[Json], Table]:
        """Move a seat to the device that has its link."""
        link = next((one for one in self.links if hmac.compare_digest(one.code, _hashed(code))), None)
        if link is None or now > link.until or link.holder != self.seats[link.seat].holder:
            raise TableError("link-wrong", minutes=LINK_MINUTES)
        self._check_may_change_hands()
        return self._with({"type": "hand-over", "seat": link.seat, "holder": holder})

    def play_again(self, holder: str | None, id: str) -> tuple[list[Json], Table]:
        """The next game at a table of its own: everybody moves on by one seat. See `next_setting`."""
        if not self.seats_of(holder):
            raise TableError("not-seated")
        if self.stage != "over":
            raise TableError("table-not-over")
        if self.rematch is not None:
            raise TableError("rematch-exists", table=self.rematch)
        return self._with({"type": "rematch", "table": id})

    def next_setting(self) -> Json:
        """What a rematch is made of: the same game and people, seats rotated. It starts with a deal, always."""
        seats = [_told(replace(seat, away=False, bot=None if seat.holder else seat.bot)) for seat in self.seats]
        return {
            "game": self.game.name,
            "edition": self.rulebook.edition.name,
            "edition_version": self.rulebook.edition.version,
            "options": self.rulebook.options,
            "first": None,
            "seats": [seats[-1], *seats[:-1]],
            "host": self.host,
            "hints": self.hints,
            "rematch_of": self.id,
        }

    # --- the fold ---

    def after(self, events: Sequence[Json]) -> Table:
        """The table after further events of its log, those of one command."""
        table = self
        for k, event in enumerate(events):
            if event["type"] == "move":
                return table._replayed(events[k:])
            if event["type"] == "end":
                assert table.standing is not None
                table = replace(table, standing=table.standing.given_up(), last=None)
            else:
                table = _FOLDS[event["type"]](table, event)
            number = table.number + 1
            table = replace(table, number=number, moved=table.moved if event["type"] in _ASIDE else number)
        return table

    def _with(self, *events: Json) -> tuple[list[Json], Table]:
        return list(events), self.after(events)

    def _replayed(self, events: Sequence[Json]) -> Table:
        standing = self._running_or_over()
        chance = ToldChance(self.rulebook.outcomes(events), standing.chance.copy())
        turn = standing.prepare(events[0]["action"], events[0]["seat"], events[0].get("by"), chance)
        return self._played(replace(turn, chance=chance.seeded))

    def _played(self, turn: Turn) -> Table:
        standing = self._running_or_over()
        last = _Last(turn.events[0]["seat"], self.number, standing, turn.barrier)
        number = self.number + len(turn.events)
        return replace(self, number=number, moved=number, standing=standing.after(turn), last=last)

    def _seated(self, seat: int | None, who: Json) -> tuple[list[Json], Table]:
        if seat is not None and seat not in range(len(self.seats)):
            raise TableError("no-such-seat", given=shown(seat), expected=f"0–{len(self.seats) - 1}")
        wanted = range(len(self.seats)) if seat is None else [seat]
        free = next((k for k in wanted if self.seats[k].is_open), None)
        if free is None:
            raise TableError("seat-taken" if seat is not None else "no-open-seat", seat=shown(seat))
        events, table = self._with({"type": "sit", "seat": free, **who})
        return begin(table, events)

    def _check_host(self, holder: str | None) -> None:
        if holder is None or holder != self.host:
            raise TableError("only-the-host")

    def _check_may_change_hands(self) -> None:
        """Whoever opened a position with secrets knows those of every seat: nobody else is to play one of them."""
        if self.began is not None and not self.rulebook.layout.is_public and self.stage != "over":
            raise TableError("position-tells-secrets")

    def _check_room_left(self) -> None:
        if self.number >= MOST_EVENTS:
            raise TableError("log-full", most=MOST_EVENTS)

    def _running_or_over(self) -> Standing:
        if self.standing is None:
            raise TableError("table-waiting")
        return self.standing

    def _reseat(self, seat: int, **changes: Any) -> Table:
        seats = list(self.seats)
        seats[seat] = replace(seats[seat], **changes)
        return replace(self, seats=tuple(seats))


def _take_back(table: Table, event: Json) -> Table:
    assert table.last is not None
    return replace(table, standing=table.last.before, last=None)


def _start(table: Table, event: Json) -> Table:
    first = Seat(event["first"])
    states = table.rulebook.new(first) if table.began is None else table.began
    standing = Standing(table.game, table.rulebook, states, SeededChance(table.seed))
    return replace(table, first=first, standing=standing)


def _deal(table: Table, event: Json) -> Table:
    assert table.standing is not None
    chance = ToldChance(table.rulebook.outcomes([event]), table.standing.chance.copy())
    turn = table.standing.prepare_deal(chance)
    return replace(table, standing=table.standing.after(replace(turn, chance=chance.seeded)))


def _other_links(table: Table, event: Json) -> tuple[_Link, ...]:
    return tuple(link for link in table.links if link.seat != event["seat"])


_FOLDS: dict[str, Callable[[Table, Json], Table]] = {
    "sit": lambda table, event: replace(
        table._reseat(event["seat"], name=event["name"], holder=event.get("holder"), bot=event.get("bot")),
        links=_other_links(table, event),
    ),
    "stand": lambda table, event: replace(
        table._reseat(event["seat"], name="", holder=None), links=_other_links(table, event)
    ),
    "start": _start,
    "deal": _deal,
    "take-back": _take_back,
    "leave": lambda table, event: table._reseat(event["seat"], away=True, bot=event["stand_in"]),
    "return": lambda table, event: table._reseat(event["seat"], away=False, bot=None),
    "link": lambda table, event: replace(
        table,
        links=(
            *_other_links(table, event),
            _Link(event["seat"], event["code"], event["until"], table.seats[event["seat"]].holder),
        ),
    ),
    "hand-over": lambda table, event: replace(
        table._reseat(event["seat"], holder=event["holder"]), links=_other_links(table, event)
    ),
    "rematch": lambda table, event: replace(table, rematch=event["table"]),
}  # fmt: skip


def fold(id: str, entries: Iterable[Sequence[Json]]) -> Table:
    """The table of a log: the events of each command, in order."""
    table: Table | None = None
    for events in entries:
        table = _opened(id, events[0]).after(events[1:]) if table is None else table.after(events)
    if table is None:
        raise TableError("table-unknown", given=shown(id))
    return table


def game_events(log: Iterable[Json]) -> list[Json]:
    """The game's own events, less what was taken back."""
    kept: list[tuple[int, Json]] = []
    for number, event in enumerate(log, start=1):
        if event["type"] == "take-back":
            while kept and kept[-1][0] > event["to"]:
                kept.pop()
        elif event["type"] not in OF_THE_TABLE:
            kept.append((number, event))
    return [event for _, event in kept]


def open_table(
    id: str, *, game: str, edition: str | None, options: Mapping[str, object], first: int | None,
    seats: Sequence[Json], host: str, invitation: str, seed: bytes, edition_version: int | None = None,
    rematch_of: str | None = None, position: Mapping[str, Any] | None = None, hints: bool = False,
) -> tuple[list[Json], Table]:  # fmt: skip
    """A new table: its first event, and the deal if all seats are filled. Raises SetupError.

    A seat is `{}` (open), `{"bot": name}` or `{"name": …, "holder": …}`. With a `position` (raises PositionError) there
    is no deal: the game starts there, with the position's own edition, options and first player.
    """
    found = games.find(game)
    players = found.check_players(len(seats))
    began = None if position is None else read_position(position, found)
    if began is not None:
        _check_agrees(began, edition, options, first, players)
        is_private = all(seat.get("bot") or seat.get("holder") == host for seat in seats)
        if not began.rulebook.layout.is_public and not is_private:
            raise TableError("position-tells-secrets")
        head = began.rulebook
        edition, edition_version = head.edition.name, head.edition.version
        options, first = head.options, began.first
    chosen = found.check_options(options)
    known = found.find_edition(edition or found.default_edition, edition_version)
    if first is not None and first not in range(players):
        raise SetupError("no-such-seat", given=shown(first), expected=f"0–{players - 1}")
    event: Json = {
        "type": "table",
        "game": found.name,
        "rules": found.rules_version,
        "edition": known.name,
        "edition_version": known.version,
        "options": chosen,
        "first": first,
        "seats": [dict(seat) for seat in seats],
        "commitment": commitment(seed),
        "host": host,
        "invitation": invitation,
        "seed": seed.hex(),
    }
    if hints:
        event["hints"] = True
    if rematch_of is not None:
        event["rematch_of"] = rematch_of
    if began is not None:
        event["position"] = began.position()
    return begin(_opened(id, event), [event])


def read_position(data: Mapping[str, Any], game: Game | None = None) -> Match:
    """A match at a position that came from outside, of an edition that ships; what chance brings is new."""
    match = PlayableGame(game or games.find(data.get("game", ""))).position(data)
    edition = match.rulebook.edition
    if not edition.ships:
        known = ", ".join(sorted({one.name for one in match.game.editions()}))
        raise PositionError("position-wrong", part="edition", expected=known, found=shown(edition.name))
    return match


def _check_agrees(
    began: Match, edition: str | None, options: Mapping[str, object], first: int | None, players: int
) -> None:
    """A position tells its own setting; what is told beside it must not be another. And somebody must be to act."""
    head = began.rulebook
    told: Json = {"players": head.players, "edition": head.edition.name, "first": began.first}
    told |= {f"options.{name}": head.options.get(name) for name in options}
    given = {"players": players, "edition": edition, "first": first}
    for part, wanted in (given | {f"options.{name}": value for name, value in options.items()}).items():
        found = told[part]
        if wanted is not None and wanted != found:
            raise PositionError("position-wrong", part=part, expected=shown(wanted), found=shown(found))
    if began.result is not None:
        raise PositionError("position-wrong", part="ending", expected="null", found=shown(began.result["ending"]))


def begin(table: Table, events: list[Json]) -> tuple[list[Json], Table]:
    """Start the game if every seat is filled: the first player is drawn, unless one was named, and the deal made."""
    if any(seat.is_open for seat in table.seats):
        return events, table
    drawn = uniform(table.seed, "first/0", len(table.seats))
    start: Json = {"type": "start", "first": drawn if table.wanted_first is None else table.wanted_first}
    table = table.after([start])
    assert table.standing is not None
    if table.began is not None:
        return [*events, start], table
    turn = table.standing.prepare_deal()
    number = table.number + 1
    table = replace(table, standing=table.standing.after(turn), number=number, moved=number)
    return [*events, start, *turn.events], table


def _opened(id: str, event: Json) -> Table:
    found = games.find(event["game"])
    if event["rules"] != found.rules_version:
        raise TableError("table-rules-version", given=shown(event["rules"]), expected=found.rules_version)
    seats = tuple(
        TableSeat(seat.get("name") or seat.get("bot") or "", seat.get("holder"), seat.get("bot"))
        for seat in event["seats"]
    )
    rulebook = _rulebook(
        found.name, event["edition"], event["edition_version"], len(seats), tuple(event["options"].items())
    )
    return Table(
        id, found, rulebook, seats, event["host"], event["invitation"], as_seed(event["seed"]), event["first"],
        event.get("rematch_of"), event.get("hints", False),
        rulebook.from_position(event["position"]) if "position" in event else None, number=1,
    )  # fmt: skip


@lru_cache(maxsize=256)
def _rulebook(game: str, edition: str, version: int, players: int, options: tuple[tuple[str, str], ...]) -> Rulebook:
    """Shared between tables: a rulebook never changes, and is far larger than a state."""
    found = games.find(game)
    return found.rulebook(found.find_edition(edition, version), players, dict(options))


def _told(seat: TableSeat) -> Json:
    parts = {"name": seat.name, "holder": seat.holder, "bot": seat.bot}
    return {key: part for key, part in parts.items() if part}


def _hashed(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()
