"""A game at a table: who sits where, what was played, taken back and handed over. All of it is the fold of the events.

A table never changes: whatever somebody does gives the events of it and the table after it, so that the events can be
kept safe before the table moves on. What the rules of a game say is the rulebook's; what a table says is here.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NewType, TypedDict, cast

from queendom.errors import IllegalAction, TableError, shown
from queendom.kernel.actions import Action
from queendom.kernel.chance import SeededChance, commitment, mixed_key, uniform
from queendom.kernel.gate import without_unseen
from queendom.kernel.layout import Seat, States
from queendom.kernel.rulebook import Game, Rulebook
from queendom.kernel.shapes import AnyEvent, AnyMove, AnyPosition, AnyResult, Foreign, is_move
from queendom.kernel.tally import Tally
from queendom.kernel.view import View
from queendom.match.in_progress import GameInProgress, PreparedMove
from queendom.match.match import make_record
from queendom.match.record import RecordedChance
from queendom.match.rulebooks import shared_rulebook
from queendom.match.shapes import Record, RecordedSeat
from queendom.match.table_events import (
    OF_THE_TABLE,
    TABLE_GATE,
    GameStarted,
    LogEvent,
    SeatAtOpening,
    SeatLeft,
    SeatTaken,
    TableEvent,
    TableSetUp,
    game_events,
    is_of_the_table,
    owner_of,
)

#: Those of them that leave the game as it is.
_ASIDE = OF_THE_TABLE - {"start", "take-back"}
LINK_MINUTES = 15
#: So long a table waits for promised numbers once its seats are filled; then anybody at it may start without them.
NUMBER_SECONDS = 15
#: So long nobody opens a number at a rematch, because others, whom the server seated, may be about to promise theirs.
PROMISE_SECONDS = 4
#: A log this long takes no more of what can be done for ever (seats changed, turns taken back, links); moves it does.
MOST_EVENTS = 5_000

#: So many invitations that were withdrawn are told from those that never were one.
_WITHDRAWN = 20

#: A seat that is looked through by whoever holds it at that moment: made by `Table.eyes` alone.
Eyes = NewType("Eyes", Seat)


@dataclass(frozen=True, slots=True)
class TableSeat:
    """A seat: open, a person's, or a bot's. While its person is away a bot stands in."""

    name: str = ""
    owner: str | None = None
    bot: str | None = None
    away: bool = False
    promise: str | None = None  # of the number that its person's device brings
    number: str | None = None  # that number, once it is opened

    @property
    def is_open(self) -> bool:
        return self.owner is None and self.bot is None


class Setting(TypedDict):
    """What a table is made of, beside what is drawn for it: for `open_table`."""

    game: str
    edition: str
    edition_version: int
    options: Mapping[str, object]
    first: int | None
    seats: Sequence[SeatAtOpening]
    host: str
    hints: bool


class RematchSetting(Setting):
    """For the next game of the same people."""

    rematch_of: str


class SameStartSetting(Setting):
    """For the same game once more."""

    position: AnyPosition | None
    seed: bytes
    same_start_of: str
    rules_version: int


@dataclass(frozen=True, slots=True)
class _Last:
    """The last turn, for as long as it might be taken back. Where one person plays against bots it is that person's
    last one, and those before it come along: about a kilobyte each.
    """

    seat: int
    to: int  # the event before it
    end: int  # its last event
    before: GameInProgress
    barrier: str | None
    earlier: _Last | None = None


@dataclass(frozen=True, slots=True)
class _Link:
    """A one-time link that moves a seat to another device, good while whoever made it holds the seat."""

    seat: int
    code: str
    until: int
    owner: str | None


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
    same_start_of: str | None = None  # the table whose seed this one has: its draws were known before it began
    opened_at: int = 0  # when its first event was kept, in milliseconds since 1970
    changed_at: int = 0  # the same of its last one: a clock counts from here
    filled_at: int = 0  # the same of the one that filled its last seat
    number: int = 0
    moved: int = 0  # the last event that changed the game itself
    moved_at: int = 0  # when it was kept: since then it is whose turn it is
    acted: int = 0  # the last of these that was not a bot's own
    taken_back: int = 0  # how often a turn was taken back that nobody could among people
    first: int | None = None
    progress: GameInProgress | None = None
    last: _Last | None = None
    links: tuple[_Link, ...] = ()
    rematch: str | None = None
    withdrawn: tuple[str, ...] = ()  # former invitations, the latest ones
    removed: bool = False  # by its host: it is there for nobody any more

    def at(self, time: int) -> Table:
        """The same table at a moment, in milliseconds since 1970: what is done to it now is done then."""
        changed = replace(self, changed_at=time, moved_at=self.moved_at or time)
        return changed if self.opened_at else replace(changed, opened_at=time, filled_at=time if self.is_full else 0)

    # --- looking ---

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    @property
    def key(self) -> bytes:
        """What all draws follow from, once the game has started: the seed, mixed with the players' numbers if any."""
        return self.seed if self.progress is None else self.progress.chance.key

    @property
    def is_full(self) -> bool:
        return not any(seat.is_open for seat in self.seats)

    @property
    def is_starting(self) -> bool:
        """Whether somebody has opened a number: from now on nobody comes, goes or promises until the game starts."""
        return self.progress is None and any(seat.number for seat in self.seats)

    @property
    def lacks_numbers(self) -> bool:
        """Whether a number was promised and is not opened."""
        return any(seat.promise and not seat.number for seat in self.seats)

    @property
    def _lacks_promises(self) -> bool:
        """Whether the server has seated somebody whose device could not promise a number yet."""
        promised = {seat.owner for seat in self.seats if seat.promise}
        return self.rematch_of is not None and any(seat.owner and seat.owner not in promised for seat in self.seats)

    @property
    def to_act(self) -> Seat | None:
        return None if self.progress is None else self.progress.to_act

    @property
    def result(self) -> AnyResult | None:
        return None if self.progress is None else self.progress.result

    @property
    def tally(self) -> Tally | None:
        return None if self.progress is None else self.progress.tally

    @property
    def stage(self) -> str:
        """`waiting` for people, `running`, or `over`."""
        return "waiting" if self.progress is None else "running" if self.progress.result is None else "over"

    @property
    def bot_to_act(self) -> str | None:
        """The bot whose turn it is: its own seat's, or that of somebody who is away."""
        acting = self.to_act
        return None if acting is None or self.removed else self.seats[acting].bot

    @property
    def is_alone(self) -> bool:
        """Whether one person plays against bots. Once the game has started that never changes."""
        return sum(seat.owner is not None for seat in self.seats) == 1

    @property
    def can_take_back(self) -> int | None:
        """The seat whose last turn can be taken back."""
        last = self.last
        if last is None or self.stage != "running":
            return None
        return last.seat if last.barrier is None or self.is_alone else None

    def is_stale(self, seen: int) -> bool:
        """Whether the game has moved on since event `seen`, or never came so far."""
        return not self.moved <= seen <= self.number

    def is_take_back_stale(self, seen: int) -> bool:
        """Whether more has happened after `seen` than a take-back undoes: bots may move on while one presses it."""
        return not (self.acted if self.is_alone else self.moved) <= seen <= self.number

    def seats_of(self, owner: str | None) -> list[int]:
        return [] if owner is None else [k for k, seat in enumerate(self.seats) if seat.owner == owner]

    def check_seat(self, seat: int, owner: str | None) -> TableSeat:
        """The seat, if it is this owner's."""
        if seat not in range(len(self.seats)):
            raise TableError("no-such-seat", given=shown(seat), expected=f"0–{len(self.seats) - 1}")
        if owner is None or self.seats[seat].owner != owner:
            raise TableError("seat-not-yours", seat=seat)
        return self.seats[seat]

    def eyes(self, owner: str | None, seat: int | None) -> Eyes | None:
        """The seat, while it is this owner's; otherwise one sees what everybody sees."""
        # A seat that somebody asked for may be gone by now.
        if seat is None or owner is None or seat >= len(self.seats) or self.seats[seat].owner != owner:
            return None
        return Eyes(Seat(seat))

    def view(self, viewer: int | None, log: Iterable[LogEvent]) -> View:
        """What a seat, a bot or a spectator may know of the game; `log` are all events of the table."""
        progress = self._running_or_over()
        over = progress.result is not None
        seat = None if viewer is None else Seat(viewer)
        return progress.seen_by(seat, [self.rulebook.gate.see(event, seat, over) for event in game_events(log)])

    def see(self, event: LogEvent, viewer: int | None) -> LogEvent:
        """An event of the table's log as a viewer may know it: the gate through which all of them leave."""
        gate = TABLE_GATE if event["type"] in OF_THE_TABLE else self.rulebook.gate
        # Where everybody sees the same, also at the end, nobody asks whether it has come.
        visible = gate.see(event, viewer, not gate.is_public and self.result is not None)
        if event["type"] == "table" and (began := self._began_as_seen_by(viewer)) is not None:
            return cast(LogEvent, {**visible, "position": self.rulebook.position(began)})
        return visible

    def _began_as_seen_by(self, viewer: int | None) -> States | None:
        """The position that the game starts at, as a viewer may know it: secrets are kept as those of a deal are."""
        if self.began is None:
            return None
        seat = None if viewer is None else Seat(viewer)
        return View.of(self.game.name, self.rulebook, self.began, (), seat, self.result is not None).state

    def record(self, log: Iterable[LogEvent], viewer: int | None) -> Record:
        """The game's record as a viewer may know it; complete, with the seed, once it is over."""
        progress = self._running_or_over()
        over = progress.result is not None
        events = without_unseen(self.rulebook.gate.see(event, viewer, over) for event in game_events(log))
        seats = [_recorded(seat) for seat in self.seats]
        if self.first is None:
            raise TableError("table-waiting")
        visible = make_record(progress, seats, self.first, events, self.seed, self._began_as_seen_by(viewer))
        if self.taken_back:
            visible["taken_back"] = self.taken_back
        if self.same_start_of is not None:
            visible["same_start"] = True
        return visible

    # --- what people and bots do: each gives the events and the table after them ---

    def play(self, seat: int, action: Action | Foreign | str, by: str | None = None) -> tuple[list[LogEvent], Table]:
        progress = self._running_or_over()
        prepared = progress.prepare(action, seat, by)
        return [*prepared.events], self._played(prepared)

    def take_back(self, seat: int) -> tuple[list[LogEvent], Table]:
        """One's own last turn, unless it showed something new or somebody has acted since. Against bots alone nobody is
        wronged: there it is one's last turn whatever came after it, and then the one before.
        """
        if self._running_or_over().result is not None:
            raise IllegalAction("game-over")
        if self.last is None:
            raise TableError("nothing-to-take-back")
        if self.last.seat != seat:
            raise TableError("take-back-past-other", seat=self.last.seat)
        if self.last.barrier and not self.is_alone:
            raise TableError(self.last.barrier)
        self.check_room_left()
        return self._with({"type": "take-back", "seat": seat, "to": self.last.to})

    def sit(
        self, owner: str, name: str, invitation: str, seat: int | None = None, promise: str | None = None
    ) -> tuple[list[LogEvent], Table]:
        """Take an open seat by invitation, perhaps with the promise of a number; the game starts when none is left and
        all promised numbers are opened. An invitation brings one seat to each device; only the host seats several
        people at theirs.
        """
        self._check_invitation(invitation)
        self.check_room_left()
        if owner != self.host and self.seats_of(owner):
            raise TableError("seated-already")
        return self._seated(seat, name, owner=owner, promise=promise)

    def sit_bot(self, owner: str | None, seat: int, bot: str) -> tuple[list[LogEvent], Table]:
        """The host lets a bot play an open seat."""
        self.check_host(owner)
        return self._seated(seat, bot, bot=bot)

    def promise_number(self, owner: str | None, seat: int, promise: str) -> tuple[list[LogEvent], Table]:
        """A number is promised after one has sat down: at a rematch, or on the device that a seat was moved to. A
        promise of before is void.
        """
        self.check_seat(seat, owner)
        self._check_waiting()
        if self.is_starting:
            raise TableError("promise-too-late")
        self.check_room_left()
        return self._with({"type": "promise-number", "seat": seat, "promise": promise})

    def open_number(self, owner: str | None, seat: int, number: str) -> tuple[list[LogEvent], Table]:
        """Nobody opens a number before all are promised: who knew the others' could choose one's own by them. The game
        starts when all are opened.
        """
        found = self.check_seat(seat, owner)
        self._check_waiting()
        if found.promise is None:
            raise TableError("number-not-promised", seat=seat)
        if found.number is not None:
            raise TableError("number-opened", seat=seat)
        if not self.is_full:
            raise TableError("number-too-early")
        if self._lacks_promises and not self.is_starting and (left := self._left_of(PROMISE_SECONDS)):
            raise TableError("promises-awaited", seconds=left)
        if commitment(bytes.fromhex(number)) != found.promise:
            raise TableError("number-differs", seat=seat)
        events, table = self._with({"type": "open-number", "seat": seat, "number": number})
        return begin(table, events)

    def start_without(self, owner: str | None) -> tuple[list[LogEvent], Table]:
        """Somebody has promised a number and does not come: the others need not wait for ever."""
        if not self.seats_of(owner):
            raise TableError("not-seated")
        self._check_waiting()
        if not self.is_full:
            raise TableError("number-too-early")
        if left := self._left_of(NUMBER_SECONDS):
            raise TableError("numbers-awaited", seconds=left)
        return begin(self, [], without_missing=True)

    def leave(self, owner: str | None, seat: int, stand_in: str) -> tuple[list[LogEvent], Table]:
        """Before the start the seat is open again. Later a bot stands in; when nobody is left the game is given up."""
        self.check_seat(seat, owner)
        if self.stage == "waiting":
            self.check_not_starting()
            return self._with({"type": "stand", "seat": seat})
        if self.stage == "over":
            raise IllegalAction("game-over")
        if self.seats[seat].away:
            raise TableError("seat-left-already", seat=seat)
        left: SeatLeft = {"type": "leave", "seat": seat, "stand_in": stand_in}
        if any(one.owner and not one.away for k, one in enumerate(self.seats) if k != seat):
            return self._with(left)
        return self._with(left, {"type": "end"})

    def expire(self) -> tuple[list[LogEvent], Table]:
        """Nobody has come for a long time: the game is given up."""
        if self._running_or_over().result is not None:
            raise IllegalAction("game-over")
        return self._with({"type": "end"})

    def come_back(self, owner: str | None, seat: int) -> tuple[list[LogEvent], Table]:
        """Take the seat again from the bot that stands in."""
        if not self.check_seat(seat, owner).away:
            raise TableError("seat-not-left", seat=seat)
        if self.stage == "over":
            raise IllegalAction("game-over")
        self.check_room_left()
        return self._with({"type": "return", "seat": seat})

    def offer_link(self, owner: str | None, seat: int, code: str, now: int) -> tuple[list[LogEvent], Table]:
        """A one-time link for another device; an older one for this seat is void from now on."""
        self.check_seat(seat, owner)
        self._check_may_change_hands()
        self.check_room_left()
        return self._with({"type": "link", "seat": seat, "code": _hashed(code), "until": now + LINK_MINUTES * 60_000})

    def claim(self, owner: str, code: str, now: int) -> tuple[list[LogEvent], Table]:
        """Move a seat to the device that has its link."""
        link = next((one for one in self.links if hmac.compare_digest(one.code, _hashed(code))), None)
        if link is None or now > link.until or link.owner != self.seats[link.seat].owner:
            raise TableError("link-wrong", minutes=LINK_MINUTES)
        self._check_may_change_hands()
        return self._with({"type": "hand-over", "seat": link.seat, "owner": owner})

    def play_again(self, owner: str | None, id: str) -> tuple[list[LogEvent], Table]:
        """The next game at a table of its own: everybody moves on by one seat. See `next_setting`."""
        self._check_goes_on(owner)
        if self.rematch is not None:
            raise TableError("rematch-exists", table=self.rematch)
        return self._with({"type": "rematch", "table": id})

    def next_setting(self, owner: str | None = None, promise: str | None = None) -> RematchSetting:
        """What a rematch is made of: the same game and people, seats rotated. It starts with a deal, always, and is
        played by the newest rules. Whoever asked for it may have promised a number.
        """
        setting = self._setting(None, self.host, [self.seats[-1], *self.seats[:-1]])
        seat = next((one for one in setting["seats"] if owner is not None and owner_of(one) == owner), None)
        if seat is not None and promise is not None:
            seat["promise"] = promise
        return {**setting, "rematch_of": self.id}

    def same_setting(self, owner: str) -> SameStartSetting:
        """What the same start again is made of: the seed is known now, so it is for those who all sit at one device.
        The rules are those of the first time: other ones might draw or score otherwise.
        """
        self._check_goes_on(owner)
        if any(seat.owner not in (None, owner) for seat in self.seats):
            raise TableError("same-start-with-others")
        return {
            **self._setting(self.first, owner, self.seats),
            "position": None if self.began is None else self.rulebook.position(self.began),
            "seed": self.key,
            "same_start_of": self.id,
            "rules_version": self.rulebook.rules_version,
        }

    def _setting(self, first: int | None, host: str, seats: Sequence[TableSeat]) -> Setting:
        """The same game, for the same people and bots in these seats."""
        return {
            "game": self.game.name,
            "edition": self.rulebook.edition.name,
            "edition_version": self.rulebook.edition.version,
            "options": self.rulebook.options,
            "first": first,
            "seats": [_seat_json(replace(seat, away=False, bot=None if seat.owner else seat.bot)) for seat in seats],
            "host": host,
            "hints": self.hints,
        }

    def _check_goes_on(self, owner: str | None) -> None:
        """After a game somebody who sat at it may open another one."""
        if not self.seats_of(owner):
            raise TableError("not-seated")
        if self.stage != "over":
            raise TableError("table-not-over")

    # --- the fold ---

    def after(self, events: Sequence[LogEvent], at: int) -> Table:
        """The table after further events of its log: those of one command, kept at this time (see `at`)."""
        table = self if at == self.changed_at else self.at(at)
        for k, event in enumerate(events):
            if is_of_the_table(event):
                table = _after(table, event)._noting_when_filled()
            elif is_move(event):
                return table._replayed(event, events[k:])
            elif event["type"] == "deal":
                table = _deal(table, event)
            elif event["type"] == "end":
                table = replace(table, progress=table._running_or_over().given_up(), last=None)
            else:
                raise ValueError(f"{event['type']} does not begin a command")
            number = table.number + 1
            if event["type"] in _ASIDE:
                table = replace(table, number=number)
            else:
                table = replace(table, number=number, moved=number, moved_at=table.changed_at, acted=number)
        return table

    def _with(self, *events: LogEvent) -> tuple[list[LogEvent], Table]:
        return list(events), self.after(events, self.changed_at)

    def _replayed(self, move: AnyMove, events: Sequence[LogEvent]) -> Table:
        """The table after a move, which is followed by what it brought."""
        progress = self._running_or_over()
        chance = RecordedChance(self.rulebook.outcomes(events), progress.chance.copy())
        prepared = progress.prepare(move["action"], move["seat"], move.get("by"), chance)
        return self._played(replace(prepared, chance=chance.seeded))

    def _played(self, prepared: PreparedMove) -> Table:
        progress = self._running_or_over()
        seat = progress.to_act
        if seat is None:
            raise IllegalAction("game-over")
        number = self.number + len(prepared.events)
        is_bots = self.seats[seat].owner is None
        last = self.last
        if not (self.is_alone and is_bots):
            last = _Last(seat, self.number, number, progress, prepared.barrier, last if self.is_alone else None)
        acted = self.acted if is_bots else number
        progress = progress.after(prepared)
        return replace(
            self, number=number, moved=number, moved_at=self.changed_at, acted=acted, progress=progress, last=last
        )

    def _seated(
        self, seat: int | None, name: str, owner: str | None = None, bot: str | None = None, promise: str | None = None
    ) -> tuple[list[LogEvent], Table]:
        if seat is not None and seat not in range(len(self.seats)):
            raise TableError("no-such-seat", given=shown(seat), expected=f"0–{len(self.seats) - 1}")
        wanted = range(len(self.seats)) if seat is None else [seat]
        free = next((k for k in wanted if self.seats[k].is_open), None)
        if free is None:
            raise TableError("seat-taken" if seat is not None else "no-open-seat", seat=shown(seat))
        taken: SeatTaken = {"type": "sit", "seat": free, "name": name}
        if owner is not None:
            taken["owner"] = owner
        if bot is not None:
            taken["bot"] = bot
        if promise is not None:
            taken["promise"] = promise
        events, table = self._with(taken)
        return begin(table, events)

    def _check_invitation(self, given: str) -> None:
        if hmac.compare_digest(given.encode(), self.invitation.encode()):
            return
        if any(hmac.compare_digest(given.encode(), old.encode()) for old in self.withdrawn):
            raise TableError("invitation-withdrawn")
        raise TableError("invitation-wrong")

    def check_host(self, owner: str | None) -> None:
        if owner is None or owner != self.host:
            raise TableError("only-the-host")

    def check_not_starting(self) -> None:
        """Once a number is opened, whoever came later could choose theirs by it: who sits there stays as it is."""
        if self.is_starting:
            raise TableError("table-starting")

    def _check_waiting(self) -> None:
        if self.progress is not None:
            raise TableError("table-started")

    def _left_of(self, seconds: int) -> int:
        """How many of so many seconds are left since all seats were filled."""
        left = self.filled_at + seconds * 1000 - self.changed_at
        return max(0, -(-left // 1000))

    def _noting_when_filled(self) -> Table:
        if self.is_full == bool(self.filled_at):
            return self
        return replace(self, filled_at=self.changed_at if self.is_full else 0)

    def _check_may_change_hands(self) -> None:
        """Whoever opened a position with secrets knows those of every seat: nobody else is to play one of them."""
        if self.began is not None and not self.rulebook.layout.is_public and self.stage != "over":
            raise TableError("position-tells-secrets")

    def check_room_left(self) -> None:
        if self.number >= MOST_EVENTS:
            raise TableError("log-full", most=MOST_EVENTS)

    def _running_or_over(self) -> GameInProgress:
        if self.progress is None:
            raise TableError("table-waiting")
        return self.progress

    def _reseat(self, seat: int, **changes: Any) -> Table:
        seats = list(self.seats)
        seats[seat] = replace(seats[seat], **changes)
        return replace(self, seats=tuple(seats))


def _after(table: Table, event: TableEvent) -> Table:
    """The table after one of its own events."""
    match event["type"]:
        case "sit":
            changes = {
                "name": event["name"],
                "owner": owner_of(event),
                "bot": event.get("bot"),
                "promise": event.get("promise"),
            }
            return replace(table._reseat(event["seat"], **changes), links=_other_links(table, event["seat"]))
        case "stand":
            freed = table._reseat(event["seat"], name="", owner=None, promise=None)
            return replace(freed, links=_other_links(table, event["seat"]))
        case "promise-number":
            return table._reseat(event["seat"], promise=event["promise"])
        case "open-number":
            return table._reseat(event["seat"], number=event["number"])
        case "free-seat":
            seats = [TableSeat() if k == event["seat"] else seat for k, seat in enumerate(table.seats)]
            table = replace(table, seats=tuple(seats), links=_other_links(table, event["seat"]))
            return _invited(table, event["invitation"]) if "invitation" in event else table
        case "set-up":
            return _set_up(table, event)
        case "renew-invitation":
            return _invited(table, event["invitation"])
        case "removed":
            return replace(table, removed=True)
        case "start":
            return _started(table, Seat(event["first"]), event.get("mixed", False))
        case "take-back":
            return _taken_back(table)
        case "leave":
            return table._reseat(event["seat"], away=True, bot=event["stand_in"])
        case "return":
            return table._reseat(event["seat"], away=False, bot=None)
        case "link":
            link = _Link(event["seat"], event["code"], event["until"], table.seats[event["seat"]].owner)
            return replace(table, links=(*_other_links(table, event["seat"]), link))
        case "hand-over":
            return replace(
                table._reseat(event["seat"], owner=owner_of(event)), links=_other_links(table, event["seat"])
            )
        case "rematch":
            return replace(table, rematch=event["table"])
    raise AssertionError("a table is opened once")


def _invited(table: Table, invitation: str) -> Table:
    """The table with another invitation."""
    withdrawn = (*table.withdrawn, table.invitation)[-_WITHDRAWN:]
    return replace(table, invitation=invitation, withdrawn=withdrawn)


def _set_up(table: Table, event: TableSetUp) -> Table:
    """The changed table; links follow their seats."""
    seats = [table.seats[seat["was"]] if "was" in seat else seat_at_opening(seat) for seat in event["seats"]]
    now = seats_moved(event)
    rulebook = shared_rulebook(
        table.game.name, event["edition"], event["edition_version"], len(seats), tuple(event["options"].items()),
        table.rulebook.rules_version,
    )  # fmt: skip
    links = tuple(replace(link, seat=now[link.seat]) for link in table.links if link.seat in now)
    return replace(
        table, rulebook=rulebook, seats=tuple(seats), links=links, wanted_first=event["first"], hints=event["hints"]
    )


def seats_moved(event: TableSetUp) -> dict[int, int]:
    """Where the seats of a changed table are now, by their numbers before; those that are gone are left out."""
    return {seat["was"]: k for k, seat in enumerate(event["seats"]) if "was" in seat}


def _taken_back(table: Table) -> Table:
    last = table.last
    if last is None:
        raise TableError("nothing-to-take-back")
    is_fair = last.barrier is None and last.end == table.moved
    return replace(table, progress=last.before, last=last.earlier, taken_back=table.taken_back + (not is_fair))


def _started(table: Table, first: Seat, is_mixed: bool) -> Table:
    states = table.rulebook.new(first) if table.began is None else table.began
    chance = SeededChance(table.seed, key=_mixed(table) if is_mixed else None)
    progress = GameInProgress(table.game, table.rulebook, states, chance)
    return replace(table, first=first, progress=progress)


def _deal(table: Table, event: AnyEvent) -> Table:
    progress = table._running_or_over()
    chance = RecordedChance(table.rulebook.outcomes([event]), progress.chance.copy())
    prepared = progress.prepare_deal(chance)
    return replace(table, progress=progress.after(replace(prepared, chance=chance.seeded)))


def _other_links(table: Table, seat: int) -> tuple[_Link, ...]:
    return tuple(link for link in table.links if link.seat != seat)


def _mixed(table: Table) -> bytes:
    return mixed_key(table.seed, [bytes.fromhex(seat.number) for seat in table.seats if seat.number])


def begin(table: Table, events: list[LogEvent], without_missing: bool = False) -> tuple[list[LogEvent], Table]:
    """Start the game if every seat is filled and every promised number opened, or nobody waits for them any more: the
    first player is drawn, unless one was named, and the deal made.
    """
    if not table.is_full or (table.lacks_numbers and not without_missing):
        return events, table
    drawn = uniform(_mixed(table), "first/0", len(table.seats))
    start: GameStarted = {"type": "start", "first": drawn if table.wanted_first is None else table.wanted_first}
    if any(seat.number for seat in table.seats):
        start["mixed"] = True
    if missing := [k for k, seat in enumerate(table.seats) if seat.promise and not seat.number]:
        start["missing"] = missing
    table = table.after([start], table.changed_at)
    if table.began is not None:
        return [*events, start], table
    progress = table._running_or_over()
    prepared = progress.prepare_deal()
    number = table.number + 1
    progress = progress.after(prepared)
    table = replace(table, progress=progress, number=number, moved=number, moved_at=table.changed_at, acted=number)
    return [*events, start, *prepared.events], table


def seat_at_opening(seat: SeatAtOpening) -> TableSeat:
    """A seat as an event sets it up."""
    name = seat.get("name") or seat.get("bot") or ""
    return TableSeat(name, owner_of(seat), seat.get("bot"), promise=seat.get("promise"))


def _seat_json(seat: TableSeat) -> SeatAtOpening:
    made: SeatAtOpening = {}
    if seat.name:
        made["name"] = seat.name
    if seat.owner:
        made["owner"] = seat.owner
    if seat.bot:
        made["bot"] = seat.bot
    return made


def _recorded(seat: TableSeat) -> RecordedSeat:
    made: RecordedSeat = {"name": seat.name}
    if seat.bot and not seat.away:
        made["bot"] = seat.bot
    if seat.promise:
        made["promise"] = seat.promise
    if seat.number:
        made["number"] = seat.number
    return made


def _hashed(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()
