"""The last turns of a table once more: what was published then, for whoever missed it or comes back."""

from __future__ import annotations

from functools import partial

from queendom.errors import IllegalAction, TableError
from queendom.kernel.actions import Json
from queendom.match.fold import folded
from queendom.match.table import Eyes, Table
from queendom.server import wire
from queendom.server.audience import Audience, Subscriber
from queendom.server.background import Background
from queendom.server.messages import StepBroadcast, TableSnapshot, as_it_is
from queendom.server.story import read

#: More than four people and their bots do in a few rounds; positions are large.
MOST_STEPS = 24


async def last_turns(audience: Audience, subscriber: Subscriber, ask: wire.AskAgain, background: Background) -> Json:
    """Through the eyes that the subscriber has now: what these saw then, and nothing that was shown later."""
    while True:
        eyes, table = audience.eyes(subscriber), audience.table
        if table.stage != "running":
            raise TableError("table-waiting") if table.stage == "waiting" else IllegalAction("game-over")
        work = partial(_again, table.id, audience.story.copy(), eyes, ask)
        answer: Json = await background.analyse(work, subscriber.account)
        # Whoever lost their seat meanwhile sees what everybody sees.
        if audience.eyes(subscriber) == eyes:
            return answer


def _again(id: str, entries: list[tuple[bytes, int]], eyes: Eyes | None, ask: wire.AskAgain) -> Json:
    steps = read(entries)
    tables: list[Table] = list(folded(id, steps))
    wanted = [k for k, table in enumerate(tables) if k and tables[k - 1].number >= ask.after][-MOST_STEPS:]
    before = tables[wanted[0] - 1] if wanted else tables[-1]
    return {
        "type": "again",
        "id": ask.id,
        "position": as_it_is(TableSnapshot(before).position(eyes)),
        "steps": [as_it_is(StepBroadcast(tables[k], steps[k].events, ()).message(eyes, True, None)) for k in wanted],
    }
