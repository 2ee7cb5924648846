"""The addresses under `/api`, but for the socket."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from queendom import games
from queendom.bots import bot_names
from queendom.errors import TableError, shown
from queendom.games.examples import examples
from queendom.kernel.actions import Json
from queendom.server import analysis, wire
from queendom.server.identity import Device, is_from_our_page
from queendom.server.live_table import LiveTable
from queendom.server.precompile import PARTS
from queendom.server.reception import Visitor
from queendom.server.refusals import status_of
from queendom.server.registry import TableRegistry
from queendom.server.services import Services

router = APIRouter(prefix="/api", tags=["tables"])

AnyRecord = dict[str, Any]
Seat = Annotated[int | None, Query(ge=0, le=9, description="A seat of this device; left out: as everybody sees it.")]
Version = Annotated[int | None, Query(ge=1, le=10**6, description="A version of it; left out: the newest.")]
Eyes = Annotated[
    wire.Eyes, Query(description="all: everything. public, or a seat's number: what they could know at the time.")
]
After = Annotated[int, Query(ge=0, le=2**53, description="The number of the last event that is known already.")]
Older = Annotated[bool, Query(description="Those that were put away after a long time, instead of the others.")]
Responses = dict[int | str, dict[str, Any]]

#: What a refusal's status means. A request of another kind than the address takes is 405.
_WHY = {
    403: "Not for this device, or asked by another page.",
    404: "No such table, or nothing at this address.",
    410: "The table was removed by its host.",
    409: "Not at this moment.",
    413: "The request is too long.",
    421: "The server does not go by this name.",
    422: "Not in the form of the schema, or a set-up that cannot be.",
    429: "Too much at once: try again later.",
    503: "It could not be kept or found, so it did not happen; or all places are taken.",
}


def _refused(*statuses: int) -> Responses:
    """How an address may refuse; any of them may be asked too often, by a wrong name, or while nothing works."""
    return {one: {"model": wire.Refusal, "description": _WHY[one]} for one in sorted({*statuses, 421, 429, 503})}


#: What is answered before the rules are compiled.
WITHOUT_RULES = frozenset({"/api/health", "/api/preparation", "/api/games", "/api/openapi.json", "/api/docs"})
VISITOR = "queendom.visitor"  # under this name a request's scope has who sent it


def _answer(request: Request, content: object, status: int = 200, device: Device | None = None) -> Response:
    """JSON; with the cookie, for a device that has none yet or an old one, and for others once a day."""
    response = Response(orjson.dumps(content), status, media_type="application/json")
    response.headers["cache-control"] = "no-store"
    visitor, tokens = _visitor(request), _services(request).reception.tokens
    if visitor.is_kept:
        device = visitor.device if visitor.device is not None and tokens.is_due(visitor.device) else None
    if device is not None:
        response.headers["set-cookie"] = tokens.cookie(device, visitor.https)
    return response


def _visitor(request: Request) -> Visitor:
    visitor: Visitor = request.scope[VISITOR]
    return visitor


def _check_origin(request: Request) -> None:
    if not is_from_our_page(request.headers, request.app.state.settings.origins):
        raise TableError("origin-wrong", given=shown(request.headers.get("origin")))


def _device(request: Request) -> Device:
    """The device that wants to change something; a new one gets its token with the answer."""
    _check_origin(request)
    return _visitor(request).device or _services(request).reception.tokens.new()


def _owner(request: Request) -> str | None:
    return _visitor(request).owner


def _registry(request: Request) -> TableRegistry:
    registry: TableRegistry = request.app.state.registry
    return registry


def _services(request: Request) -> Services:
    return _registry(request).services


def _enter(request: Request, what: str) -> None:
    """Raises TableError if this visitor has asked for too many of these."""
    _services(request).reception.doors.enter(what, _visitor(request).account.who)


async def _analysed(request: Request, work: Callable[[], Json]) -> Json:
    return await _services(request).background.analyse(work, _visitor(request).account)


async def _live(request: Request, id: str, seat: int | None) -> LiveTable:
    live = await _registry(request).live(id)
    if seat is not None:
        live.table.check_seat(seat, _owner(request))
    return live


@router.get(
    "/health",
    response_model=wire.Health,
    responses=_refused() | {503: {"model": wire.Health, "description": "Nothing can be kept now."}},
    summary="Whether moves can be kept, and which pages are served",
)
async def health(request: Request) -> Response:
    store = await _services(request).health.ask()
    answer = {"ok": store == "ok", "pages": _services(request).site.version, "store": store}
    return _answer(request, answer, 200 if store == "ok" else 503)


@router.get(
    "/preparation",
    response_model=wire.Preparation,
    responses=_refused(),
    summary="How much is compiled by now, at the first start on a machine",
)
async def preparation(request: Request) -> Response:
    found = _services(request).preparation
    rules, bots = (round(found.share(part), 2) for part in PARTS)
    return _answer(request, {"done": found.is_done, "rules": rules, "bots": bots})


@router.get(
    "/games", response_model=wire.Offer, responses=_refused(), summary="What can be played, and with which bots"
)
async def offer(request: Request) -> Response:
    offered = [
        {
            "name": game.name,
            "players": list(game.players),
            "options": {name: list(option.values) for name, option in game.options.items()},
            "editions": sorted({edition.name for edition in game.editions()}),
            "default_edition": game.default_edition,
            "bots": bot_names(game.name),
        }
        for game in games.GAMES.values()
    ]
    return _answer(request, {"games": offered})


@router.get(
    "/games/{game}/editions/{edition}",
    response_model=AnyRecord,
    responses=_refused(404, 422),
    summary="The component data of an edition: its map, books, cards",
)
async def edition(request: Request, game: str, edition: str, version: Version = None) -> Response:
    found = games.find(game).find_edition(edition, version)
    return _answer(request, {"name": found.name, "version": found.version, "data": found.data})


@router.get(
    "/games/{game}/examples",
    response_model=wire.Examples,
    responses=_refused(404, 422),
    summary="The worked examples of a game's rules",
)
async def worked_examples(request: Request, game: str) -> Response:
    return _answer(request, {"examples": examples(game)})


@router.post(
    "/tables",
    status_code=201,
    response_model=wire.TableInfo,
    responses=_refused(403, 409, 413, 422),
    summary="Open a table",
)
async def create(request: Request, wanted: wire.NewTable) -> Response:
    device = _device(request)
    live = await _registry(request).create(device, wanted, _visitor(request))
    return _answer(request, live.info(device.owner), 201, device)


@router.post(
    "/tables/{id}/same-start",
    status_code=201,
    response_model=wire.TableInfo,
    responses=_refused(403, 404, 409, 410, 413, 422),
    summary="Open a table that starts as a finished one did",
)
async def same_start(request: Request, id: str, wanted: wire.SameStart) -> Response:
    device = _device(request)
    live = await _registry(request).create_same(device, id, wanted.id, _visitor(request))
    return _answer(request, live.info(device.owner), 201, device)


@router.get("/tables", response_model=wire.MyTables, responses=_refused(), summary="The tables of this device")
async def tables(request: Request, older: Older = False) -> Response:
    owner, account = _owner(request), _visitor(request).account
    if owner is None:
        return _answer(request, {"tables": [], "older": 0})
    found = await _registry(request).tables_of(owner, account, older)
    return _answer(request, {"tables": found, "older": await _services(request).store.count_put_away(owner)})


@router.get("/tables/{id}", response_model=wire.TableInfo, responses=_refused(404, 410), summary="What a table is")
async def table(request: Request, id: str) -> Response:
    return _answer(request, (await _live(request, id, None)).info(_owner(request)))


@router.get(
    "/tables/{id}/live",
    response_model=wire.TableInfo,
    responses=_refused(403, 404, 409, 422),
    summary="What a table is, if its socket would be opened now; else why not, which browsers do not tell pages",
)
async def live(request: Request, id: str, seat: Seat = None) -> Response:
    found = await _live(request, id, seat)
    watching = 0 if seat is not None else len(found.audience.subscribers)
    _services(request).reception.let_open_socket(_visitor(request).account, watching)
    return _answer(request, found.info(_owner(request)))


@router.get(
    "/tables/{id}/view",
    response_model=wire.View,
    responses=_refused(403, 404, 409, 410, 422),
    summary="The table now, and its events",
)
async def view(request: Request, id: str, seat: Seat = None, after: After = 0) -> Response:
    live = await _live(request, id, seat)
    return _answer(request, await live.audience.long_view(_visitor(request).account, _owner(request), seat, after))


@router.get(
    "/tables/{id}/record",
    response_model=AnyRecord,
    responses=_refused(403, 404, 409, 410, 422),
    summary="The record of the game",
)
async def record(request: Request, id: str, seat: Seat = None) -> Response:
    live = await _live(request, id, seat)
    response = _answer(request, await live.record(_owner(request), seat))
    response.headers["content-disposition"] = f'attachment; filename="{live.table.game.name}-{id[:8]}.json"'
    return response


@router.get(
    "/tables/{id}/replay",
    response_model=wire.Replay,
    responses=_refused(404, 409, 410, 422),
    summary="A game that is over, move by move",
)
async def table_replay(request: Request, id: str, eyes: Eyes = "all") -> Response:
    _enter(request, "replays")
    live = await _live(request, id, None)
    return _answer(request, await _analysed(request, lambda: analysis.replay(live.finished_record(), eyes)))


@router.post(
    "/replays",
    response_model=wire.Replay,
    responses=_refused(403, 409, 413, 422),
    summary="A record, checked and move by move",
)
async def replay(request: Request, wanted: wire.AskReplay) -> Response:
    _check_origin(request)
    _enter(request, "replays")
    analysis.check_writable(wanted.record, "record")
    return _answer(request, await _analysed(request, lambda: analysis.replay(wanted.record, wanted.eyes)))


@router.post(
    "/positions",
    response_model=wire.PositionTold,
    responses=_refused(403, 409, 413, 422),
    summary="What can be done at a position",
)
async def position(request: Request, ask: wire.AskPosition) -> Response:
    _check_origin(request)
    _enter(request, "positions")
    analysis.check_writable(ask.position, "position")
    return _answer(request, await _analysed(request, lambda: analysis.position(ask)))


@router.post(
    "/tables/{id}/commands",
    response_model=wire.Ack,
    responses=_refused(403, 404, 410, 413, 422) | {409: {"model": wire.NotDone, "description": _WHY[409]}},
    summary="Play, take back, sit down, leave …",
)
async def command(request: Request, id: str, command: wire.Command) -> Response:
    device = _device(request)
    # Whoever did not hear that a table was removed may ask again.
    live = await _registry(request).live(id, also_removed=True)
    answers: list[dict[str, Any]] = []
    mine = live.table.seats_of(device.owner)
    seen_from = next((seat for seat in mine if seat == getattr(command, "seat", None)), None)
    await live.do(device, command, answers.append, seen_from, _visitor(request).account)
    answer = answers[0]
    status = 200
    if answer["type"] == "stale":
        status = 409
    elif answer["type"] == "refusal":
        status = status_of(TableError(answer["key"]))
    return _answer(request, answer, status, device)
