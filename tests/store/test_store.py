"""The store keeps its promises on both databases: logs, lists, leases."""

from __future__ import annotations

import asyncio
import random

import psycopg
import pytest

from queendom.store import Entry, Index, Listed, StoreFailed, Taken, Turn
from queendom.store.sql import SqlStore
from store.logs import bots_to_act, entry, with_store, with_stores


def test_a_log_is_read_from_any_number(url: str) -> None:
    log = [entry("t", 1, 3), entry("t", 4), entry("t", 5, 2, None), entry("t", 7)]

    async def test(store: SqlStore) -> None:
        for one in log:
            await store.append(one)
        await store.append(entry("other", 1))
        assert await store.read("t") == log
        for after in range(9):
            assert await store.read("t", after) == [e for e in log if e.first + e.size > after + 1], after
        assert await store.read("nobody") == []
        assert await store.first("t") == log[0]
        assert await store.first("nobody") is None

    with_store(url, test)


def test_every_field_comes_back_as_it_was(url: str) -> None:
    odd = Entry("täble", 1, 2_000_000_000, bytes(range(256)), 2**53, "Zoë 雪", "☃")

    async def test(store: SqlStore) -> None:
        await store.append(odd)
        await store.append(Entry("bare", 1, 1, b"", 0))
        assert await store.read("täble") == [odd]
        assert await store.read("bare") == [Entry("bare", 1, 1, b"", 0, None, None)]

    with_store(url, test)


def test_a_number_is_given_once(url: str) -> None:
    async def test(store: SqlStore) -> None:
        first = entry("t", 1, by="ann")
        await store.append(first)
        with pytest.raises(Taken):
            await store.append(entry("t", 1, by="bob"))
        assert await store.read("t") == [first]

    with_store(url, test)


def test_within_one_batch_the_first_wins_and_the_others_get_in(url: str) -> None:
    async def test(store: SqlStore) -> None:
        sent = [entry("t", 1, command="a"), entry("u", 1), entry("t", 1, command="b"), entry("t", 2), entry("v", 1)]
        outcomes = await asyncio.gather(*(store.append(one) for one in sent), return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), type(None), Taken, type(None), type(None)]
        assert await store.read("t") == [sent[0], sent[3]]
        assert await store.read("u") == [sent[1]]

    with_store(url, test)


def test_two_processes_never_both_write_a_number(url: str) -> None:
    tables = [f"t{number}" for number in range(6)]

    async def play(store: SqlStore, name: str, table: str) -> list[Entry]:
        """Add 30 entries, each after whatever is there by then."""
        written: list[Entry] = []
        last = 0
        while len(written) < 30:
            mine = entry(table, last + 1, random.randint(1, 3), name, f"{name}-{table}-{len(written)}")
            try:
                await store.append(mine)
                written.append(mine)
                last += mine.size
            except Taken:
                for seen in await store.read(table, last):
                    last = seen.first + seen.size - 1
        return written

    async def test(one: SqlStore, two: SqlStore) -> None:
        played = await asyncio.gather(
            *(play(store, name, table) for table in tables for store, name in ((one, "one"), (two, "two")))
        )
        for number, table in enumerate(tables):
            log = await one.read(table)
            assert sorted(played[2 * number] + played[2 * number + 1], key=lambda e: e.first) == log
            ends = [1] + [e.first + e.size for e in log]
            assert [e.first for e in log] == ends[:-1]  # without gaps

    with_stores(url, test)


def test_stores_that_write_the_same_numbers_at_once_share_them_out(url: str) -> None:
    async def test(one: SqlStore, two: SqlStore) -> None:
        entries = [(name, entry(f"t{n}", 1, by=name)) for n in range(100) for name in ("one", "two")]
        random.shuffle(entries)  # each other's order is no help: neither may wait for the other for ever
        stores = {"one": one, "two": two}
        outcomes = await asyncio.gather(
            *(stores[name].append(e, Index(False, True, (name,))) for name, e in entries), return_exceptions=True
        )
        assert sum(outcome is None for outcome in outcomes) == 100
        assert sum(isinstance(outcome, Taken) for outcome in outcomes) == 100
        for (name, e), outcome in zip(entries, outcomes, strict=True):
            if outcome is None:
                assert await one.read(e.table) == [e]
                assert e.table in await one.tables_of(name)

    with_stores(url, test)


def test_a_command_is_found_for_its_sender_alone(url: str) -> None:
    async def test(store: SqlStore) -> None:
        of_ann, of_bob = entry("t", 1, by="ann", command="c"), entry("t", 2, by="bob", command="c")
        await store.append(of_ann)
        await store.append(of_bob)
        await store.append(entry("t", 3, by=None))
        assert await store.find("t", "ann", "c") == of_ann
        assert await store.find("t", "bob", "c") == of_bob
        assert await store.find("t", "eve", "c") is None
        assert await store.find("t", "ann", "d") is None
        assert await store.find("u", "ann", "c") is None

    with_store(url, test)


def test_lists_follow_the_last_index(url: str) -> None:
    async def test(store: SqlStore) -> None:
        await store.append(entry("old", 1), Index(False, False, ("ann", "bob")))
        await store.append(entry("new", 2), Index(False, True, ("ann", "ann"), bot_to_act=True))
        await store.append(entry("newest", 3), Index(True, True, ("ann",)))
        await store.append(entry("newest", 4))  # says nothing of the index: it stays
        assert await store.tables_of("ann") == ["new", "old", "newest"]
        assert await store.tables_of("ann", limit=2) == ["new", "old"]
        assert await store.tables_of("bob") == ["old"]
        assert await store.tables_of("eve") == []
        assert await bots_to_act(store) == ["new"]
        await store.append(entry("old", 5), Index(False, True, ("eve",), bot_to_act=True))
        assert await store.tables_of("ann") == ["new", "newest"]
        assert await store.tables_of("eve") == ["old"]
        assert await bots_to_act(store) == ["old", "new"]
        with pytest.raises(Taken):
            await store.append(entry("old", 5), Index(True, False, ("ann", "bob")))
        assert await store.tables_of("bob") == []  # an entry that does not get in leaves the lists alone
        await store.append(entry("old", 6), Index(False, False, ()))
        assert await store.tables_of("eve") == []

    with_store(url, test)


def test_lists_can_be_made_anew(url: str) -> None:
    names = sorted(f"t{number:04}" for number in range(1003))

    async def test(store: SqlStore) -> None:
        await asyncio.gather(*(store.append(entry(name, number)) for name in names for number in (1, 2)))
        assert [table async for table in store.all_tables()] == names
        assert await store.reindex("t0001", Index(False, True, ("ann",)), 7, 2)
        assert await store.tables_of("ann") == ["t0001"]

    with_store(url, test)


def test_one_batch_may_replace_an_index_twice(url: str) -> None:
    async def test(store: SqlStore) -> None:
        await asyncio.gather(
            store.append(entry("t", 1), Index(False, True, ("ann",))),
            store.append(entry("t", 2), Index(False, False, ("bob",))),
        )
        assert (await store.tables_of("ann"), await store.tables_of("bob")) == ([], ["t"])

    with_store(url, test)


def test_a_lease_has_one_holder_until_it_runs_out(url: str) -> None:
    async def test(one: SqlStore, two: SqlStore) -> None:
        assert await one.lease("t", "one", 60)
        assert not await two.lease("t", "two", 60)
        assert await one.lease("t", "one", 1.0)  # renewed, and shortened
        assert not await two.lease("t", "two", 60)
        await asyncio.sleep(1.1)
        assert await two.lease("t", "two", 60)
        assert not await one.lease("t", "one", 60)
        assert await one.lease("u", "one", 60)

    with_stores(url, test)


def test_only_its_holder_gives_a_lease_back(url: str) -> None:
    async def test(one: SqlStore, two: SqlStore) -> None:
        assert all(await asyncio.gather(*(one.lease(table, "one", 60) for table in ("t", "u"))))
        await two.release(["t", "u"], "two")
        assert not await two.lease("t", "two", 60)
        await one.release([], "one")
        await one.release(["u", "t"], "one")
        assert await two.lease("t", "two", 60)
        assert await two.lease("u", "two", 60)

    with_stores(url, test)


def test_of_many_that_ask_for_a_lease_one_gets_it(url: str) -> None:
    async def test(one: SqlStore, two: SqlStore) -> None:
        for table in ("t", "u", "v"):
            asked = [(one if n % 2 else two).lease(table, f"process {n}", 60) for n in range(10)]
            assert sum(await asyncio.gather(*asked)) == 1

    with_stores(url, test)


def test_leases_asked_for_in_opposite_orders_do_not_wait_for_each_other(url: str) -> None:
    async def test(one: SqlStore, two: SqlStore) -> None:
        for attempt in range(5):
            tables = [f"t{attempt}.{number:03}" for number in range(100)]
            got = await asyncio.gather(
                *(one.lease(table, "one", 60) for table in tables),
                *(two.lease(table, "two", 60) for table in reversed(tables)),
            )
            assert sum(got) == 100

    with_stores(url, test)


def test_a_closed_store_has_written_what_waited_and_takes_no_more(url: str) -> None:
    async def first(store: SqlStore) -> None:
        waiting = [asyncio.ensure_future(store.append(entry("t", number))) for number in range(1, 201)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)
        with pytest.raises(StoreFailed):
            await store.append(entry("t", 201))
        with pytest.raises(StoreFailed):
            await store.read("t")

    with_store(url, first)
    assert len(with_store(url, lambda store: store.read("t"))) == 200


def test_who_stops_waiting_does_not_stop_the_others(url: str) -> None:
    async def test(store: SqlStore) -> None:
        tasks = [asyncio.ensure_future(store.append(entry("t", number))) for number in range(1, 11)]
        await asyncio.sleep(0)
        tasks[4].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert len(await store.read("t")) == 10  # it had been sent

    with_store(url, test)


def test_a_command_opens_one_table(url: str) -> None:
    """Sent twice, even at once to two processes, it makes one table, and is answered with it."""

    async def test(one: SqlStore, two: SqlStore) -> None:
        assert await one.opened("ann", "open-1") is None
        outcomes = await asyncio.gather(
            one.append(entry("t1", 1, by="ann", command="open-1")),
            two.append(entry("t2", 1, by="ann", command="open-1")),
            one.append(entry("t3", 1, by="bob", command="open-1")),
            return_exceptions=True,
        )
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["NoneType", "NoneType", "Taken"]
        kept = "t1" if outcomes[0] is None else "t2"
        assert await one.opened("ann", "open-1") == await two.opened("ann", "open-1") == kept
        assert await one.opened("bob", "open-1") == "t3"
        await one.append(entry(kept, 2, by="ann", command="open-1"))  # an id is scoped to its table after that
        assert await one.opened("ann", "open-1") == kept

    with_stores(url, test)


# --- what lists show, and what is put away ---

LONG_AGO = 1_700_000_000_000  # about when entries of these tests were kept


def waiting(*owners: str) -> Index:
    return Index(False, False, owners, stage="waiting", summary=b"waiting")


def test_a_list_has_summaries_and_last_entries(url: str) -> None:
    async def test(store: SqlStore) -> None:
        await store.append(entry("t", 1, 2), waiting("ann", "bob"))
        await store.append(entry("t", 3, 4)._replace(to_act=1))
        await store.append(entry("bare", 1), Index(False, False, ("ann",)))
        await store.append(entry("over", 5), Index(True, False, ("ann",), stage="over", summary=b"over"))
        assert await store.listed("ann", 10) == [
            Listed("bare", LONG_AGO + 1, None, 1, LONG_AGO + 1, None),
            Listed("t", LONG_AGO + 1, b"waiting", 6, LONG_AGO + 3, 1),
            Listed("over", LONG_AGO + 5, b"over"),
        ]
        assert [one.table for one in await store.listed("bob", 10)] == ["t"]
        assert len(await store.listed("ann", 2)) == 2
        assert await store.listed("eve", 10) == []
        assert (await store.read("t"))[1].to_act == 1

    with_store(url, test)


def test_a_turn_changes_nothing_but_whether_a_bot_is_to_act(url: str) -> None:
    async def test(store: SqlStore) -> None:
        await store.append(entry("t", 1), waiting("ann"))
        before = await store.listed("ann", 10)
        await store.append(entry("t", 2), Turn(True))
        assert await bots_to_act(store) == ["t"]
        await store.append(entry("t", 3), Turn(False))
        assert await bots_to_act(store) == []
        after = await store.listed("ann", 10)
        assert (after[0].indexed, after[0].summary, after[0].number) == (*before[0][1:3], 3)
        # Within one batch the last one counts, whatever its kind.
        bots = Index(False, True, ("ann",), bot_to_act=True)
        for first, last, found in (
            (Turn(False), bots, ["t"]),
            (bots, Turn(False), []),
            (Turn(False), Turn(True), ["t"]),
        ):
            number = after[0].number or 0
            await asyncio.gather(
                store.append(entry("t", number + 1), first), store.append(entry("t", number + 2), last)
            )
            assert await bots_to_act(store) == found
            after = await store.listed("ann", 10)
        with pytest.raises(Taken):
            await store.append(entry("t", 2), Turn(False))
        assert await bots_to_act(store) == ["t"], "what was not kept says nothing"

    with_store(url, test)


def test_an_index_made_from_a_log_never_replaces_a_newer_one(url: str) -> None:
    async def test(store: SqlStore) -> None:
        await store.append(entry("t", 1), waiting("ann"))
        await store.append(entry("t", 2), waiting("bob"))
        assert not await store.reindex("t", waiting("ann"), 1, 1)
        assert (await store.tables_of("ann"), await store.tables_of("bob")) == ([], ["t"])
        assert await store.reindex("t", waiting("ann"), 2, 2)
        assert (await store.tables_of("ann"), await store.tables_of("bob")) == (["t"], [])

    with_store(url, test)


def test_whoever_writes_an_entry_is_not_waited_for(postgres_url: str) -> None:
    """A process that makes lists anew, or puts tables away, leaves alone what another one has in hand."""

    async def test(store: SqlStore) -> None:
        for table in ("t", "u"):
            await store.append(entry(table, 1), waiting("ann"))
        with psycopg.connect(postgres_url) as other:
            other.execute("UPDATE tables SET bots = true WHERE id = 't'")
            assert not await store.reindex("t", waiting("bob"), 1, 1)
            assert await store.put_away("waiting", 2**60, 10) == ["u"]
        assert await store.tables_of("ann") == ["t", "u"]
        assert await store.put_away("waiting", 2**60, 10) == ["t"]

    with_store(postgres_url, test)


def test_tables_are_put_away_after_a_time_and_come_back_with_their_next_index(url: str) -> None:
    async def test(store: SqlStore) -> None:
        for number, table in enumerate(("t1", "t2", "t3", "t4"), start=1):
            await store.append(entry(table, number), waiting("ann"))
        await store.append(entry("t2", 100))  # somebody has moved there since
        await store.append(entry("over", 1), Index(True, False, ("ann",), stage="over"))
        await store.append(entry("old", 1), Index(False, True, ("ann",), bot_to_act=True))  # of an earlier version
        await store.append(entry("bots", 1), Index(False, True, ("ann",), bot_to_act=True, stage="unattended"))
        assert sorted(await store.put_away("waiting", LONG_AGO + 4, 10)) == ["t1", "t3"]
        assert await store.put_away("waiting", LONG_AGO + 4, 10) == []
        assert [one.table for one in await store.listed("ann", 10, True)] == ["t3", "t1"]
        assert {one.table for one in await store.listed("ann", 10)} == {"t2", "t4", "over", "old", "bots"}
        assert await store.count_put_away("ann") == 2 and await store.count_put_away("bob") == 0
        assert len(await store.tables_of("ann")) == 7, "whoever holds a seat there still does"
        assert sorted(await bots_to_act(store)) == ["bots", "old"]
        assert await store.put_away("unattended", LONG_AGO + 4, 10) == ["bots"]
        assert await bots_to_act(store) == ["old"], "a start does not look at it any more"
        await store.append(entry("t1", 200), waiting("ann"))
        assert await store.count_put_away("ann") == 2
        assert await store.put_away("over", 2**60, 10) == ["over"]
        assert len(await store.put_away("waiting", 2**60, 2)) == 2, "no more than asked for"

    with_store(url, test)


def test_running_tables_that_nobody_comes_to_are_found(url: str) -> None:
    async def test(store: SqlStore) -> None:
        running = Index(False, False, ("ann",), stage="running")
        for number, table in enumerate(("t1", "t2", "t3"), start=1):
            await store.append(entry(table, number), running)
        await store.append(entry("t1", 100))
        await store.append(entry("waiting", 1), waiting("ann"))
        assert await store.left_alone(LONG_AGO + 3, 10) == ["t2"]
        assert await store.left_alone(LONG_AGO + 1000, 10) == ["t1", "t2", "t3"]
        assert await store.left_alone(LONG_AGO + 1000, 1) == ["t1"]

    with_store(url, test)


def test_a_chore_is_done_by_one_process_at_a_time(url: str) -> None:
    async def test(one: SqlStore, two: SqlStore) -> None:
        claims = await asyncio.gather(*(store.claim("sweep", 1000, 2000) for store in (one, two) * 10))
        assert sum(claims) == 1
        assert await two.claim("other", 1000, 2000)
        assert not await two.claim("sweep", 1999, 3000)
        assert await two.claim("sweep", 2000, 3000)
        assert not await one.claim("sweep", 2000, 3000)

    with_stores(url, test)
