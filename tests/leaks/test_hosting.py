"""What the host does before the start tells nobody else a secret: other invitations and devices, the same bytes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import orjson
import pytest
from typing_extensions import TypedDict

from queendom.kernel.gate import Gate
from queendom.kernel.shapes import Public
from queendom.match import hosting, table
from queendom.match.opening import open_table
from queendom.match.table import Table
from queendom.match.table_events import LogEvent, TableEvent
from queendom.server import messages

GAMES = ("winter-queen", "christina-regina")
#: Whoever looks: somebody who never sat there, somebody who was sent away, and a guest who stood up.
LOOKERS = ("watcher", "sent-away", "stood-up")
Step = Callable[[Table], tuple[list[LogEvent], Table]]


def told(game: str, secret: str) -> dict[str, list[bytes]]:
    """An evening in a world whose invitations and devices are called otherwise; what each of those who look gets."""
    host = f"host-{secret}"
    owners = {"sent-away": f"guest-{secret}", "stood-up": f"other-{secret}", "watcher": f"watcher-{secret}"}
    events, at = open_table(
        "table", game=game, edition=None, options={}, first=0, seats=[{"name": "Ada", "owner": host}, {}, {}],
        host=host, invitation=f"first-{secret}", seed=bytes(32),
    )  # fmt: skip
    steps: list[Step] = [
        lambda at: at.sit(owners["sent-away"], "Bo", f"first-{secret}", 1),
        lambda at: at.offer_link(owners["sent-away"], 1, f"code-{secret}", 0),
        lambda at: hosting.free_seat(at, host, 1, f"second-{secret}"),
        lambda at: at.sit(owners["stood-up"], "Cy", f"second-{secret}", 2),
        lambda at: hosting.renew_invitation(at, host, f"third-{secret}"),
        lambda at: hosting.set_up(at, host, {"hints": True, "seats": [{"was": 0}, {"was": 2}, {}]}),
        lambda at: hosting.set_up(at, host, {"seats": [{"was": 1}, {"name": "Mia", "owner": host}, {"was": 0}, {}]}),
        lambda at: at.leave(owners["stood-up"], 0, "random"),
        lambda at: hosting.remove(at, host),
    ]
    log = list(events)
    found: dict[str, list[bytes]] = {name: [] for name in LOOKERS}
    for k, step in enumerate(steps):
        events, at = step(at)
        log += events
        broadcast = messages.StepBroadcast(at, events, ())
        for name in LOOKERS:
            if at.seats_of(owners[name]):
                continue  # then they know it
            eyes = at.eyes(owners[name], 1)
            info = messages.table_info(at, owners[name], ())
            seen = [at.see(event, eyes) for event in log]
            view = messages.view_message(messages.TableSnapshot(at), eyes, info, seen, 1, None)
            found[name] += [b"%d" % k, broadcast.message(eyes, True, owners[name]), orjson.dumps(view)]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_other_invitations_and_devices_are_the_same_bytes(game: str) -> None:
    one, other = told(game, "one"), told(game, "other")
    assert one == other
    assert all(len(messages) >= 3 * 3 for messages in one.values())
    assert not any(b"-one" in message for messages in one.values() for message in messages)


def test_a_planted_leak_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Careless(TypedDict):
        type: Public[Literal["renew-invitation"]]
        invitation: Public[str]

    honest, careless = Gate(TableEvent), Gate(Careless)

    class Leaking:
        is_public = False

        def see(self, event: LogEvent, viewer: int | None, over: bool) -> LogEvent:
            gate = careless if event["type"] == "renew-invitation" else honest
            return gate.see(event, viewer, over)

    monkeypatch.setattr(table, "TABLE_GATE", Leaking())
    assert told("winter-queen", "one") != told("winter-queen", "other")
