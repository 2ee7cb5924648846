"""Numbers of the players: promised, opened when all seats are taken, and mixed into the key of all draws."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import orjson
import pytest

from queendom.errors import QueendomError, RecordDiffers, RecordError, TableError
from queendom.match import check, replay
from queendom.match.fold import Logged, fold
from queendom.match.opening import open_table
from queendom.match.table import NUMBER_SECONDS, PROMISE_SECONDS
from queendom.match.table_events import LogEvent, SeatAtOpening
from server.harness import Device, Server, any_action, devices
from server.in_process import InProcess
from server.test_table_commands import check_refusal

Json = dict[str, Any]
WINTER, CHRISTINA = "winter-queen", "christina-regina"
SEED = bytes(range(32))
START = 1_700_000_000_000
SECOND = 1_000


def number_of(name: object) -> str:
    """A device's number."""
    return hashlib.sha256(f"number of {name}".encode()).hexdigest()


def promise_of(name: object) -> str:
    return hashlib.sha256(bytes.fromhex(number_of(name))).hexdigest()


def key_of(seed: bytes, *names: object) -> bytes:
    """As docs/chance.md says."""
    return hmac.digest(seed, b"".join(bytes.fromhex(number_of(name)) for name in names), "sha256")


def person(name: str, promises: bool = True) -> SeatAtOpening:
    seat: SeatAtOpening = {"name": name, "owner": name}
    if promises:
        seat["promise"] = promise_of(name)
    return seat


class Evening:
    """A table with its log, and a clock that stands until it is moved."""

    def __init__(self, *seats: SeatAtOpening, game: str = WINTER, **more: Any) -> None:
        given: Json = {"edition": None, "options": {}, "first": None, "host": "ada", "invitation": "x", "seed": SEED}
        events, table = open_table("table", game=game, seats=seats, **given | more)
        self.now = START
        self.table = table.at(self.now)
        self.log = [Logged(events, self.now)]

    def wait(self, seconds: float) -> None:
        self.now += int(seconds * SECOND)

    def do(self, what: str, *arguments: Any, **more: Any) -> list[LogEvent]:
        events: list[LogEvent]
        events, self.table = getattr(self.table.at(self.now), what)(*arguments, **more)
        self.log.append(Logged(events, self.now))
        return events

    def refused(self, key: str, what: str, *arguments: Any) -> TableError:
        before = self.table
        with pytest.raises(TableError, match=key) as refused:
            self.do(what, *arguments)
        assert self.table is before
        return refused.value

    @property
    def events(self) -> list[LogEvent]:
        return [event for logged in self.log for event in logged.events]

    @property
    def start(self) -> Json:
        found = [dict(event) for event in self.events if event["type"] == "start"]
        assert len(found) == 1
        return found[0]

    def play_to_the_end(self, seed: int = 1) -> Json:
        """Its record, which is checked on the way: the log that was kept makes the same table."""
        rng = random.Random(seed)
        while self.table.to_act is not None:
            assert self.table.progress is not None
            self.do("play", self.table.to_act, rng.choice(self.table.progress.legal_actions()))
        again = fold("table", self.log)
        assert (again.record(self.events, None), again.filled_at) == (self.record(), self.table.filled_at)
        return self.record()

    def record(self) -> Json:
        made: Json = orjson.loads(orjson.dumps(self.table.record(self.events, None)))
        return made


def two(**more: Any) -> Evening:
    """Ada and Béla have promised, and all seats are taken."""
    evening = Evening(person("ada"), {}, **more)
    evening.do("sit", "bela", "Béla", "x", None, promise_of("bela"))
    return evening


# --- how it goes ---


def test_two_devices_bring_numbers_and_the_key_is_mixed() -> None:
    evening = two()
    assert evening.table.stage == "waiting" and not evening.table.is_starting
    assert [event["type"] for event in evening.do("open_number", "bela", 1, number_of("bela"))] == ["open-number"]
    assert evening.table.stage == "waiting" and evening.table.is_starting
    started = [event["type"] for event in evening.do("open_number", "ada", 0, number_of("ada"))]
    assert started == ["open-number", "start", "deal"] and evening.table.stage == "running"
    assert evening.start["mixed"] is True and "missing" not in evening.start
    # In the order of the seats, not in that of opening.
    key = key_of(SEED, "ada", "bela")
    assert evening.table.key == key != key_of(SEED, "bela", "ada")
    record = evening.play_to_the_end()
    assert record["seed"] == SEED.hex()
    assert record["seats"] == [
        {"name": "ada", "promise": promise_of("ada"), "number": number_of("ada")},
        {"name": "Béla", "promise": promise_of("bela"), "number": number_of("bela")},
    ]
    assert check(record).record() == record


def test_where_nobody_promises_it_is_as_it_always_was() -> None:
    evening = Evening(person("ada", promises=False), {})
    started = [event["type"] for event in evening.do("sit", "bela", "Béla", "x")]
    assert started == ["sit", "start", "deal"]
    assert evening.start == {"type": "start", "first": evening.table.first} and evening.table.key == SEED
    record = evening.play_to_the_end()
    assert [set(seat) for seat in record["seats"]] == [{"name"}, {"name"}]
    assert check(record).record() == record
    with pytest.raises(RecordDiffers):
        check(record | {"seed": key_of(SEED, "ada").hex()})


@pytest.mark.parametrize("game", [WINTER, CHRISTINA])
def test_one_number_is_enough_and_other_devices_bring_none(game: str) -> None:
    evening = Evening(person("ada"), {}, {"bot": "random"}, game=game)
    evening.do("sit", "bela", "Béla", "x")
    evening.do("open_number", "ada", 0, number_of("ada"))
    assert evening.table.key == key_of(SEED, "ada") and evening.start["mixed"]
    record = evening.play_to_the_end()
    assert check(record).record() == record


def test_who_begins_and_what_is_dealt_depend_on_every_number() -> None:
    """Of sixteen games with the same seed, which differ in one number only, none is as the others."""
    firsts, deals = set(), set()
    for k in range(16):
        evening = Evening(person("ada"), {"name": "k", "owner": "k", "promise": promise_of(k)}, host="ada")
        evening.do("open_number", "ada", 0, number_of("ada"))
        *_, start, deal = evening.do("open_number", "k", 1, number_of(k))
        firsts.add(dict(start)["first"])
        deals.add(orjson.dumps(deal))
    assert firsts == {0, 1} and len(deals) == 16


def test_a_game_at_a_position_has_a_mixed_key_too() -> None:
    plain = Evening({"name": "ada", "owner": "ada"}, {"bot": "random"})
    assert plain.table.progress is not None
    position = plain.table.progress.position()
    evening = Evening(person("ada"), {"bot": "random"}, position=position)
    assert [event["type"] for event in evening.do("open_number", "ada", 0, number_of("ada"))] == [
        "open-number",
        "start",
    ]
    record = evening.play_to_the_end()
    assert check(record).record() == record
    with pytest.raises(RecordDiffers):
        check({**record, "seats": [{"name": "ada"}, record["seats"][1]]})


# --- the order ---


def test_nothing_is_opened_before_all_seats_are_taken() -> None:
    evening = Evening(person("ada"), {})
    evening.refused("number-too-early", "open_number", "ada", 0, number_of("ada"))
    evening.refused("number-too-early", "start_without", "ada")
    evening.do("sit", "bela", "Béla", "x")
    evening.do("open_number", "ada", 0, number_of("ada"))


def test_only_what_was_promised_is_opened_and_only_by_its_device_once() -> None:
    evening = two()
    evening.refused("number-differs", "open_number", "ada", 0, number_of("eve"))
    evening.refused("number-differs", "open_number", "ada", 0, number_of("bela"))
    evening.refused("seat-not-yours", "open_number", "bela", 0, number_of("ada"))
    evening.refused("seat-not-yours", "open_number", None, 0, number_of("ada"))
    evening.refused("no-such-seat", "open_number", "ada", 2, number_of("ada"))
    evening.do("open_number", "ada", 0, number_of("ada"))
    evening.refused("number-opened", "open_number", "ada", 0, number_of("ada"))
    evening.do("open_number", "bela", 1, number_of("bela"))
    for what, *arguments in (
        ("open_number", "ada", 0, number_of("ada")),
        ("promise_number", "ada", 0, promise_of("eve")),
        ("start_without", "ada"),
    ):
        evening.refused("table-started", what, *arguments)


def test_a_seat_without_a_promise_opens_nothing() -> None:
    evening = Evening(person("ada"), person("bela", promises=False), host="ada")
    evening.refused("number-not-promised", "open_number", "bela", 1, number_of("bela"))


def test_once_a_number_is_open_none_is_promised_and_nobody_gets_up() -> None:
    """Whoever came later could choose their number by the others'."""
    evening = two()
    evening.do("open_number", "ada", 0, number_of("ada"))
    evening.refused("promise-too-late", "promise_number", "bela", 1, promise_of("eve"))
    evening.refused("table-starting", "leave", "bela", 1, "adept")
    evening.refused("table-starting", "leave", "ada", 0, "adept")
    evening.do("open_number", "bela", 1, number_of("bela"))
    assert evening.table.key == key_of(SEED, "ada", "bela")


def test_until_then_a_promise_can_be_replaced_and_is_that_of_the_person() -> None:
    evening = two()
    evening.do("promise_number", "bela", 1, promise_of("other"))
    evening.refused("number-differs", "open_number", "bela", 1, number_of("bela"))
    evening.refused("seat-not-yours", "promise_number", "bela", 0, promise_of("bela"))
    # Who gets up takes it along; who sits down there without one brings none.
    evening.do("leave", "bela", 1, "adept")
    evening.refused("number-too-early", "open_number", "ada", 0, number_of("ada"))
    evening.do("sit", "cleo", "Cleo", "x", 1)
    evening.refused("number-not-promised", "open_number", "cleo", 1, number_of("other"))
    evening.do("open_number", "ada", 0, number_of("ada"))
    assert evening.table.key == key_of(SEED, "ada")


def test_a_seat_that_moves_to_another_device_may_promise_anew() -> None:
    evening = two()
    evening.do("offer_link", "bela", 1, "code", evening.now)
    evening.do("claim", "phone", "code", evening.now)
    evening.refused("seat-not-yours", "open_number", "bela", 1, number_of("bela"))
    evening.do("promise_number", "phone", 1, promise_of("phone"))
    evening.do("open_number", "phone", 1, number_of("phone"))
    evening.do("open_number", "ada", 0, number_of("ada"))
    assert evening.table.key == key_of(SEED, "ada", "phone")


# --- nobody is waited for without end ---


def test_a_missing_number_is_waited_for_and_then_named() -> None:
    evening = Evening(person("ada"), {})
    evening.wait(3600)  # the time counts from when all seats were taken
    evening.do("sit", "bela", "Béla", "x", None, promise_of("bela"))
    evening.do("open_number", "ada", 0, number_of("ada"))
    evening.wait(NUMBER_SECONDS - 0.5)
    assert evening.refused("numbers-awaited", "start_without", "ada").arguments["seconds"] == 1
    evening.wait(0.5)
    evening.refused("not-seated", "start_without", "eve")
    evening.refused("not-seated", "start_without", None)
    assert [event["type"] for event in evening.do("start_without", "ada")] == ["start", "deal"]
    assert evening.start["mixed"] is True and evening.start["missing"] == [1]
    evening.refused("table-started", "open_number", "bela", 1, number_of("bela"))
    assert evening.table.key == key_of(SEED, "ada")
    record = evening.play_to_the_end()
    assert record["seats"][1] == {"name": "Béla", "promise": promise_of("bela")}
    assert check(record).record() == record


def test_if_nobody_opens_any_the_seed_alone_is_the_key() -> None:
    evening = two()
    evening.wait(NUMBER_SECONDS)
    evening.do("start_without", "bela")
    assert "mixed" not in evening.start and evening.start["missing"] == [0, 1] and evening.table.key == SEED
    record = evening.play_to_the_end()
    assert check(record).record() == record


def test_the_wait_begins_again_when_a_seat_was_open_meanwhile() -> None:
    evening = two()
    evening.wait(NUMBER_SECONDS + 1)
    evening.do("leave", "bela", 1, "adept")
    evening.do("sit", "bela", "Béla", "x", 1, promise_of("bela"))
    assert evening.refused("numbers-awaited", "start_without", "ada").arguments["seconds"] == NUMBER_SECONDS


def rematch(promising: str | None) -> Evening:
    """The next game of Ada, Béla and a bot: for it one of them has promised when asking for it."""
    played = Evening(person("ada", False), person("bela", False), {"bot": "random"})
    played.do("leave", "bela", 1, "random")
    played.do("leave", "ada", 0, "random")
    promise = None if promising is None else promise_of(promising)
    setting: Json = {**played.table.next_setting(promising, promise)}
    seats: Sequence[SeatAtOpening] = setting.pop("seats")
    return Evening(*seats, **setting)


def test_at_a_rematch_the_others_have_time_to_promise() -> None:
    evening = rematch("bela")
    assert evening.table.seats_of("bela") == [2] and evening.table.stage == "waiting"
    refused = evening.refused("promises-awaited", "open_number", "bela", 2, number_of("bela"))
    assert refused.arguments["seconds"] == PROMISE_SECONDS
    evening.wait(1)
    evening.do("promise_number", "ada", 1, promise_of("ada"))
    # Nobody else can come: nobody waits any longer.
    evening.do("open_number", "bela", 2, number_of("bela"))
    evening.do("open_number", "ada", 1, number_of("ada"))
    assert evening.table.key == key_of(SEED, "ada", "bela")


def test_at_a_rematch_who_comes_too_late_has_no_number_in_it() -> None:
    evening = rematch("ada")
    evening.wait(PROMISE_SECONDS)
    evening.do("open_number", "ada", 1, number_of("ada"))
    assert evening.table.key == key_of(SEED, "ada") and "missing" not in evening.start


def test_a_rematch_among_programs_that_bring_none_starts_at_once() -> None:
    assert rematch(None).table.stage == "running"


# --- what is opened again ---


def test_the_same_start_has_the_same_draws() -> None:
    played = Evening(person("ada"), {"bot": "random"})
    played.do("open_number", "ada", 0, number_of("ada"))
    played.do("leave", "ada", 0, "random")
    setting: Json = {**played.table.same_setting("ada")}
    assert setting["seed"] == key_of(SEED, "ada")
    seats: Sequence[SeatAtOpening] = setting.pop("seats")
    again = Evening(*seats, **setting)
    assert again.table.stage == "running" and all("promise" not in seat for seat in seats)
    deals = [[event for event in one.events if event["type"] == "deal"] for one in (played, again)]
    assert deals[0] == deals[1] != []
    record = again.play_to_the_end()
    assert record.pop("same_start") is True and check(record).record() == record


# --- the check ---


@pytest.fixture(scope="module")
def record() -> Json:
    evening = two()
    evening.do("open_number", "ada", 0, number_of("ada"))
    evening.do("open_number", "bela", 1, number_of("bela"))
    return evening.play_to_the_end()


def with_seat(record: Mapping[str, Any], seat: int, **changes: str | None) -> Json:
    seats = [dict(one) for one in record["seats"]]
    seats[seat] = {part: value for part, value in {**seats[seat], **changes}.items() if value is not None}
    return {**record, "seats": seats}


FORGED: dict[str, tuple[dict[str, str | None], str]] = {
    "another number": ({"number": number_of("eve")}, "record-number-not-promised"),
    "another promise": ({"promise": promise_of("eve")}, "record-number-not-promised"),
    "another number with its promise": (
        {"number": number_of("eve"), "promise": promise_of("eve")},
        "record-event-refused",
    ),
    "a number left out": ({"number": None}, "record-event-refused"),
    "promise and number left out": ({"number": None, "promise": None}, "record-event-refused"),
    "no promise": ({"promise": None}, "record-wrong"),
    "no number at all": ({"number": "00"}, "record-wrong"),
    "capital letters": ({"number": number_of("ada").upper()}, "record-wrong"),
    "a promise that is none": ({"promise": "x" * 64}, "record-wrong"),
}


@pytest.mark.parametrize("changes", FORGED, ids=str)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_forged_number_is_noticed(record: Json, changes: str, seat: int) -> None:
    assert check(record).record() == record
    parts, key = FORGED[changes]
    with pytest.raises(RecordError, match=key):
        check(with_seat(record, seat, **parts))


def test_numbers_in_another_order_are_noticed(record: Json) -> None:
    swapped = {**record, "seats": record["seats"][::-1]}
    with pytest.raises(RecordDiffers):
        check(swapped)


def a_server_that_ignores_a_number(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("queendom.match.table.mixed_key", lambda seed, numbers: hmac.digest(seed, numbers[0], "sha256"))


def a_server_that_ignores_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("queendom.match.table.mixed_key", lambda seed, numbers: seed)


def a_server_that_chooses_another_seed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("queendom.match.table.mixed_key", lambda seed, numbers: key_of(bytes(32), "ada", "bela"))


@pytest.mark.parametrize(
    "plant", [a_server_that_ignores_a_number, a_server_that_ignores_all, a_server_that_chooses_another_seed]
)
def test_a_server_that_does_not_mix_is_noticed(plant: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    evening = two()
    evening.do("open_number", "ada", 0, number_of("ada"))
    evening.do("open_number", "bela", 1, number_of("bela"))
    forged = evening.play_to_the_end()
    monkeypatch.undo()
    with pytest.raises(RecordDiffers):
        check(forged)


def test_an_unfinished_record_is_replayed_and_its_numbers_checked() -> None:
    evening = two()
    evening.do("open_number", "ada", 0, number_of("ada"))
    evening.do("open_number", "bela", 1, number_of("bela"))
    unfinished = evening.record()
    assert "seed" not in unfinished and replay(unfinished).record() == unfinished == check(unfinished).record()
    with pytest.raises(QueendomError, match="record-number-not-promised"):
        check(with_seat(unfinished, 0, number=number_of("eve")))


# --- over the network ---


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> InProcess:
    return InProcess(tmp_path_factory.mktemp("numbers"))


@pytest.mark.slow
def test_a_device_alone_opens_its_number_after_it_saw_the_commitment(host: InProcess) -> None:
    async def work() -> None:
        async with devices(host) as (ada,):
            table = await ada.create(WINTER, "Ada", "bot:random", "Ben", promise=promise_of("ada"))
            id = table["id"]
            assert table["stage"] == "waiting" and table["seed"] is None
            assert [seat["promise"] for seat in table["seats"]] == [promise_of("ada"), None, None]
            command = {"type": "open-number", "id": "open-it-once", "seat": 0, "number": number_of("ada")}
            first = (await ada.http.post(f"/api/tables/{id}/commands", json=command)).json()
            again = (await ada.http.post(f"/api/tables/{id}/commands", json=command)).json()
            assert first["type"] == "ack" and first == again
            now = (await ada.get(f"/tables/{id}")).json()
            assert now["stage"] == "running" and now["commitment"] == table["commitment"]
            assert now["seats"][0]["number"] == number_of("ada")
            # The device did that by itself: nobody has touched the table.
            listed = (await ada.get("/tables")).json()["tables"]
            assert [one["touched"] for one in listed if one["id"] == id] == [False]
            assert (await ada.command(id, "link", seat=0))["type"] == "ack"
            listed = (await ada.get("/tables")).json()["tables"]
            assert [one["touched"] for one in listed if one["id"] == id] == [True]

    asyncio.run(work())


@pytest.mark.slow
def test_a_promise_needs_a_seat_and_the_form_of_one(host: InProcess) -> None:
    async def work() -> None:
        async with devices(host) as (ada,):
            body = {"id": "promise-for-nobody", "game": WINTER, "seats": [{"kind": "open"}] * 2}
            refused = await ada.http.post("/api/tables", json=body | {"promise": promise_of("ada")})
            check_refusal(refused.json(), "message-malformed")
            table = await ada.create(WINTER, "Ada", None)
            for wrong in ("", "ab", promise_of("a").upper(), promise_of("a") + "00", "g" * 64, 5):
                check_refusal(
                    await ada.command(table["id"], "promise-number", seat=0, promise=wrong), "message-malformed"
                )

    asyncio.run(work())


@pytest.mark.slow
def test_what_is_secret_is_sent_to_nobody_and_the_rest_to_everybody(host: InProcess) -> None:
    """Whatever any page hears before the end: neither the seed nor the mixed key, and no number before it is opened."""

    async def work() -> None:
        async with devices(host, 3) as (ada, bela, eve):
            table = await ada.create(WINTER, "Ada", None, promise=promise_of("ada"))
            watching = await eve.look(table["id"])
            hers = await ada.look(table["id"], 0)
            answer = await bela.command(
                table["id"], "sit", invitation=table["invitation"], name="Béla", promise=promise_of("bela")
            )
            assert answer["type"] == "ack"
            his = await bela.look(table["id"], 1)
            check_refusal(await watching.ask("start-without"), "no-seat-without-token", "not-seated")
            check_refusal(await his.ask("start-without"), "numbers-awaited")
            pages = [hers, his, watching]

            async def until(answer: Json) -> None:
                """Everybody has heard of what was done."""
                assert answer["type"] == "ack", answer
                for page in pages:
                    while page.number < answer["number"]:
                        await page.hear()

            await until(await hers.ask("open-number", seat=0, number=number_of("ada")))
            assert watching.table["seats"][0]["number"] == number_of("ada")
            assert not any(number_of("bela") in text for page in pages for text in page.raw)
            check_refusal(await hers.ask("leave", seat=0), "table-starting")
            await until(await his.ask("open-number", seat=1, number=number_of("bela")))
            rng = random.Random(4)
            heard: list[str] = []
            while not hers.is_over:
                heard = [text for page in pages for text in page.raw]
                page = pages[hers.now["to_act"]]
                await until(await page.play(any_action(page.now["legal"], rng)))
            record = (await eve.get(f"/tables/{table['id']}/record")).json()
            key = key_of(bytes.fromhex(record["seed"]), "ada", "bela").hex()
            assert heard and not any(secret in text for text in heard for secret in (record["seed"], key))
            assert check(record).record() == record

    asyncio.run(work())


@pytest.mark.slow
def test_a_rematch_with_numbers(host: InProcess) -> None:
    async def work() -> None:
        async with devices(host, 2) as (ada, bela):
            table = await ada.create(CHRISTINA, "Ada", None)
            await bela.join(table, "Béla")
            for device, seat in ((ada, 0), (bela, 1)):
                assert (await device.command(table["id"], "leave", seat=seat))["type"] == "ack"
            opened = await bela.command(table["id"], "rematch", promise=promise_of("bela"))
            id = opened["table"]
            assert (await ada.command(id, "promise-number", seat=1, promise=promise_of("ada")))["type"] == "ack"
            assert (await ada.command(id, "open-number", seat=1, number=number_of("ada")))["type"] == "ack"
            assert (await bela.command(id, "open-number", seat=0, number=number_of("bela")))["type"] == "ack"
            now = (await ada.get(f"/tables/{id}")).json()
            assert now["stage"] == "running"
            assert [seat["number"] for seat in now["seats"]] == [number_of("bela"), number_of("ada")]

    asyncio.run(work())


@pytest.mark.slow
def test_a_start_outlives_the_server(tmp_path: Path) -> None:
    """Killed between two opened numbers, it knows of the first, and a bot plays once the second is there."""

    async def work(server: Server) -> None:
        async with Device(server) as ada, Device(server) as bela:
            table = await ada.create(WINTER, "bot:random", "Ada", None, promise=promise_of("ada"), first=0)
            await bela.command(table["id"], "sit", invitation=table["invitation"], name="B", promise=promise_of("bela"))
            assert (await ada.command(table["id"], "open-number", seat=1, number=number_of("ada")))["type"] == "ack"
            server.kill()
            server.start()
            check_refusal(
                await ada.command(table["id"], "open-number", seat=1, number=number_of("ada")), "number-opened"
            )
            page = await bela.look(table["id"], 2)
            assert (await page.ask("open-number", seat=2, number=number_of("bela")))["type"] == "ack"
            while not any(event["type"] == "move" for event in page.events.values()):
                await page.hear()
            starts = [event for event in page.events.values() if event["type"] == "start"]
            assert starts == [{"type": "start", "first": 0, "mixed": True}]

    with Server(tmp_path) as server:
        asyncio.run(work(server))
