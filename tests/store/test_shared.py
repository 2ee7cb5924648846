"""What processes share beside the logs: leases that come and go with entries, keys, a row to see that all is well."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection, event, text

from queendom.database import parse
from queendom.store import NO_LEASE, Index, Lease, StoreFailed, Taken
from queendom.store.engines import writing_engine
from queendom.store.sql import SqlStore
from store.logs import bots_to_act, entry, with_store, with_stores

ONE, TWO = Lease("one", 60), Lease("two", 60)


def test_a_lease_comes_and_goes_with_an_entry(url: str) -> None:
    async def test(one: SqlStore, two: SqlStore) -> None:
        await one.append(entry("t", 1), None, ONE)
        assert not await two.lease("t", "two", 60)
        await two.append(entry("t", 2), None, TWO)  # refused without a word: who has it will see to it
        assert not await two.lease("t", "two", 60)
        with pytest.raises(Taken):
            await two.append(entry("t", 2), None, NO_LEASE)  # what was not kept says nothing
        assert not await two.lease("t", "two", 60)
        await two.append(entry("t", 3), None, NO_LEASE)  # whoever has it
        assert await two.lease("t", "two", 60)

    with_stores(url, test)


def test_a_lease_that_ran_out_is_found_and_taken(url: str) -> None:
    async def test(one: SqlStore, two: SqlStore) -> None:
        await one.append(entry("t", 1), None, Lease("one", 1.5))
        await one.append(entry("u", 1), None, ONE)
        assert await two.run_out(10) == []
        await asyncio.sleep(1.6)
        assert await two.run_out(10) == ["t"]
        await two.append(entry("t", 2), None, TWO)
        assert await two.run_out(10) == []
        await one.release(["u", "t"], "one")  # given back, it is as if it had run out
        assert await two.run_out(10) == ["u"]
        assert await two.run_out(0) == []
        await two.drop_lease("u")
        assert await two.run_out(10) == []

    with_stores(url, test)


def test_leases_are_renewed_together(url: str) -> None:
    async def test(one: SqlStore, two: SqlStore) -> None:
        for table in ("t", "u", "v"):
            await one.append(entry(table, 1), None, Lease("one", 0.2))
        await asyncio.sleep(0.25)
        assert await two.lease("v", "two", 60)
        assert sorted(await one.renew(["t", "v", "w"], "one", 60)) == ["t"]
        assert await two.run_out(10) == ["u"]
        assert await one.renew([], "one", 60) == []

    with_stores(url, test)


def test_leases_of_two_processes_do_not_wait_for_each_other(url: str) -> None:
    async def test(one: SqlStore, two: SqlStore) -> None:
        tables = [f"t{number:03}" for number in range(60)]
        for number in range(1, 6):
            await asyncio.gather(
                *(one.append(entry(t, number), None, ONE if number % 2 else NO_LEASE) for t in tables),
                *(two.lease(t, "two", 60) for t in reversed(tables)),
                one.renew(tables, "one", 60),
                two.renew(tables, "two", 60),
            )

    with_stores(url, test)


def test_running_tables_come_a_few_at_a_time_the_newest_first(url: str) -> None:
    async def test(store: SqlStore) -> None:
        names = [f"t{number:04}" for number in range(450)]
        index = Index(False, True, (), bot_to_act=True)
        await asyncio.gather(*(store.append(entry(name, k // 3 + 1), index) for k, name in enumerate(names)))
        await store.append(entry("led", 1), index, ONE)
        await store.append(entry("over", 1), Index(True, True, ()))
        assert await bots_to_act(store) == names[::-1]

    with_store(url, test)


def test_a_key_is_made_once_for_all(url: str) -> None:
    async def test(one: SqlStore, two: SqlStore) -> None:
        payload = await asyncio.gather(*(store.key("cookies") for store in (one, two) * 10))
        assert len(set(payload)) == 1
        assert len(bytes.fromhex(payload[0])) == 32
        assert await one.key("other") not in payload

    with_stores(url, test)
    first, again = (with_store(url, lambda store: store.key("cookies")) for _ in range(2))
    assert first == again


def test_a_check_writes_and_nothing_grows(url: str) -> None:
    async def test(store: SqlStore) -> None:
        for _ in range(3):
            await store.check()

    with_store(url, test)
    engine = writing_engine(parse(url))
    with engine.begin() as connection:
        assert connection.execute(text("SELECT id, written FROM health")).all() == [(1, 3)]
        connection.execute(text("DROP TABLE health"))
    engine.dispose()

    async def fail(store: SqlStore) -> None:
        with pytest.raises(StoreFailed, match="health"):
            await store.check()

    with_store(url, fail)


def test_what_was_not_committed_is_not_committed_with_the_next(url: str) -> None:
    """A commit that fails in an unforeseen way must not leave its entries to whoever writes next."""

    async def test(store: SqlStore) -> None:
        def fail(_connection: Connection) -> None:
            raise KeyError("not committed")

        event.listen(store.writing, "commit", fail)
        with pytest.raises(StoreFailed):
            await store.append(entry("t", 1), Index(False, True, ()))
        event.remove(store.writing, "commit", fail)
        await store.append(entry("u", 1))
        assert await store.read("t") == []
        await store.append(entry("t", 1))

    with_store(url, test)


def test_files_are_for_their_owner_only(tmp_path: Path) -> None:
    place = tmp_path / "new" / "folder"

    def modes(*ends: str) -> list[int]:
        return [(place / f"store.db{end}").stat().st_mode & 0o777 for end in ends]

    async def test(store: SqlStore) -> None:
        await store.check()
        assert modes("", "-wal", "-shm") == [0o600] * 3

    url = f"sqlite:///{place}/store.db"
    with_store(url, test)
    assert [folder.stat().st_mode & 0o777 for folder in (place, place.parent)] == [0o700] * 2
    (place / "store.db").chmod(0o644)
    with_store(url, test)
    tmp_path.chmod(0o755)
    with_store(f"sqlite:///{tmp_path}/store.db", lambda store: store.append(entry("t", 1)))
    assert tmp_path.stat().st_mode & 0o777 == 0o755  # a folder that was there is not ours to close
