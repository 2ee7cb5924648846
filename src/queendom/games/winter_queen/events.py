"""What happened, as the events of a record: told from states and draws, and read back as draws."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from queendom.errors import IllegalAction, RecordError, shown
from queendom.games.winter_queen import shapes
from queendom.games.winter_queen.actions import Activate, Fill, Place
from queendom.games.winter_queen.edition import Edition
from queendom.games.winter_queen.explanations import Scoring
from queendom.games.winter_queen.state import COLOURS, COUNTIES, EMPTY_TILE, FINAL, MAIN, NONE, OVER, TILES
from queendom.kernel.actions import Action
from queendom.kernel.layout import States
from queendom.kernel.shapes import AnyEvent, Foreign
from queendom.kernel.tally import END, GAME, Gained


def tell_deal(edition: Edition, per_holder: int, outcomes: Sequence[int]) -> shapes.Deal:
    """WQ-2: the Domain tiles in map order, the tops of the piles, then the holders."""
    tiles, tops, crystals = outcomes[:TILES], outcomes[TILES : TILES + 4], outcomes[TILES + 4 :]
    drawn = [COLOURS[colour] for colour in crystals]
    return {
        "type": "deal",
        "domain": {
            space: None if tile == EMPTY_TILE else COLOURS[tile]
            for space, tile in zip(edition.domain, tiles, strict=True)
        },
        "tops": {county: edition.books[book].name for county, book in zip(COUNTIES, tops, strict=True)},
        "holders": [drawn[k : k + per_holder] for k in range(0, len(drawn), per_holder)],
    }


def immediate_events(scoring: Scoring, states: States, action: Action) -> list[shapes.Gain]:
    """The gains of a legal action: the last crystal of a holder, or a book's pages with the choices made."""
    seat = int(states["to_act"][0])
    if isinstance(action, Place | Fill):
        last = int(states["holders"][0, action.holder]) == 1 << (4 * COLOURS.index(action.colour))
        return [{"type": "gain", "seat": seat, "vp": 1, "why": "last-crystal"}] if last else []
    if isinstance(action, Activate):
        slot = states["books"][0, seat].tolist().index(scoring.edition.book_number[action.book])
        for page, choice in enumerate(action.choices):
            if choice is not None and states["pages"][0, seat, slot, page] == NONE:
                raise IllegalAction("choice-does-not-fit", book=action.book, page=page, given=shown(choice.to_json()))
        return _page_gains(scoring, states, seat, slot, action)
    return []


def _page_gains(
    scoring: Scoring, states: States, seat: int, slot: int, action: Activate | None = None
) -> list[shapes.Gain]:
    """One gain for every filled page of a book, 0 VP included."""
    scores = [
        scoring.best(states, seat, slot, page, choice=action.choices[page] if action else None).to_json()
        for page in range(2)
        if states["pages"][0, seat, slot, page] != NONE
    ]
    # A gain has the keys of its score after these two: the shapes say so, but no type can.
    return [cast(shapes.Gain, {"type": "gain", "seat": seat, **score}) for score in scores]


def final_gains(scoring: Scoring, states: States) -> list[shapes.Gain]:
    """WQ-5.1: from the first player clockwise, books in the order they were taken."""
    first = int(states["first"][0])
    seats = [(first + k) % scoring.players for k in range(scoring.players)]
    return [
        gain
        for seat in seats
        for slot in range(int(states["held"][0, seat]))
        for gain in _page_gains(scoring, states, seat, slot)
    ]


def tell_move(
    scoring: Scoring,
    before: States,
    action: Action,
    gains: Sequence[shapes.Gain],
    outcomes: Sequence[int],
    after: States,
) -> list[shapes.Event]:
    """A move and what followed: its gains, the refill, the final stage, the next book; final scoring and end."""
    seat = int(before["to_act"][0])
    action_json = action.to_json(len(gains) == 2) if isinstance(action, Activate) else action.to_json()
    events: list[shapes.Event] = [{"type": "move", "seat": seat, "action": cast(shapes.Action, action_json)}, *gains]
    drawn = list(outcomes)
    if gains and gains[0]["why"] == "last-crystal" and before["stage"][0] == MAIN and isinstance(action, Place | Fill):
        reveals = 1 if isinstance(action, Place) and _turns_up(before, action) else 0
        refill, drawn = drawn[: len(drawn) - reveals], drawn[len(drawn) - reveals :]
        events.append({"type": "refill", "holder": action.holder, "crystals": [COLOURS[colour] for colour in refill]})
        if after["stage"][0] == FINAL:
            events.append({"type": "final-stage"})
    if drawn and isinstance(action, Place) and action.take is not None:
        book = scoring.edition.books[drawn[0]].name
        events.append({"type": "reveal", "county": action.take, "book": book})
    if after["stage"][0] == OVER:
        events += [*final_gains(scoring, after), {"type": "end"}]
    return events


def gained(events: Sequence[AnyEvent]) -> list[Gained]:
    """The points in the events of one action. Pages of the activated book score now, all other pages at the end."""
    activated = None
    found = []
    for event in cast(Sequence[shapes.Event], events):
        if event["type"] == "move":
            activated = event["action"]["book"] if event["action"]["kind"] == "activate" else None
        elif event["type"] == "gain":
            of_the_move = event["why"] == "last-crystal" or event["book"] == activated
            found.append(Gained(event["seat"], event["why"], GAME if of_the_move else END, event["vp"]))
    return found


def _turns_up(before: States, action: Place) -> bool:
    """Whether a book lies below the one that is taken."""
    return action.take is not None and bool(before["below"][0, COUNTIES.index(action.take)] > 0)


def outcomes(edition: Edition, events: Sequence[Foreign]) -> list[tuple[str, int]]:
    """What chance brought, as sources and outcomes in the order they are drawn: the inverse of telling."""
    found: list[tuple[str, int]] = []
    try:
        for event in events:
            if event["type"] == "deal":
                tiles = [event["domain"][space] for space in edition.domain]
                found += [("domain", EMPTY_TILE if tile is None else COLOURS.index(tile)) for tile in tiles]
                found += [(f"pile/{county}", edition.book_number[event["tops"][county]]) for county in COUNTIES]
                found += [("bag", COLOURS.index(colour)) for holder in event["holders"] for colour in holder]
            elif event["type"] == "refill":
                found += [("bag", COLOURS.index(colour)) for colour in event["crystals"]]
            elif event["type"] == "reveal":
                found.append((f"pile/{event['county']}", edition.book_number[event["book"]]))
    except (KeyError, ValueError, TypeError, AttributeError) as error:
        raise RecordError("record-unreadable-event", event=shown(event, 200), reason=str(error)) from None
    return found
