"""The line before the thinking threads: who is next, and how many may stand in it."""

from __future__ import annotations

import random
from dataclasses import dataclass

import pytest

from queendom.server.line import Line, LineFull


@dataclass(frozen=True)
class One:
    owner: str
    number: int = 0
    for_people: bool = True


def bot(owner: str, number: int = 0) -> One:
    return One(owner, number, for_people=False)


def progress(*some: One, most: int = 200, most_of_one: int = 200) -> Line[One]:
    line: Line[One] = Line(most, most_of_one)
    for one in some:
        line.add(one)
    return line


def served(line: Line[One], most: int = 1000) -> list[One]:
    found: list[One] = []
    while len(found) < most and (one := line.next()) is not None:
        found.append(one)
    return found


def test_people_go_before_bots_among_themselves() -> None:
    line = progress(bot("ada"), bot("bo"), One("cy"), One("ada"))
    assert (line.people, line.bots, len(line)) == (2, 2, 4)
    assert served(line) == [One("cy"), One("ada"), bot("ada"), bot("bo")]
    assert (line.people, line.bots, len(line)) == (0, 0, 0)
    assert line.next() is None


@pytest.mark.parametrize("for_people", [True, False])
def test_owners_take_turns_and_each_is_served_in_order(for_people: bool) -> None:
    many = [One("ada", k, for_people) for k in range(4)]
    few = [One("bo", k, for_people) for k in range(2)]
    late = One("cy", 0, for_people)
    line = progress(*many, *few, late)
    assert served(line) == [many[0], few[0], late, many[1], few[1], many[2], many[3]]


def test_whoever_comes_back_stands_behind_those_who_wait() -> None:
    line = progress(One("ada", 0), One("bo", 0))
    assert line.next() == One("ada", 0)
    line.add(One("ada", 1))
    assert served(line) == [One("bo", 0), One("ada", 1)]


def test_bots_among_themselves_get_one_turn_in_ten() -> None:
    line = progress(*(bot("bo", k) for k in range(5)))
    order = []
    for k in range(60):  # people never stop coming
        line.add(One("ada", k))
        one = line.next()
        assert one is not None
        order.append(one.for_people)
    assert [k for k, of_people in enumerate(order) if not of_people] == [9, 19, 29, 39, 49]
    assert line.people == 5


def test_nobody_goes_first_for_having_waited_while_no_bots_did() -> None:
    line = progress(*(One("ada", k) for k in range(30)))
    assert all(one.for_people for one in served(line, 20))
    line.add(bot("bo"))
    assert [one.for_people for one in served(line, 10)] == [True] * 9 + [False]


def test_one_owner_may_bring_so_many_and_all_together_so_many() -> None:
    line = progress(*(One("ada", k) for k in range(3)), most=5, most_of_one=3)
    with pytest.raises(LineFull):
        line.add(One("ada", 3))
    line.add(One("bo"))
    line.add(One("cy"))
    with pytest.raises(LineFull):
        line.add(One("di"))
    assert len(line) == 5, "whoever is refused does not stand in it"
    for k in range(3):  # however many people wait
        line.add(bot("ada", k))
    with pytest.raises(LineFull):
        line.add(bot("ada", 3))
    assert (line.people, line.bots) == (5, 3)
    line.next()
    line.add(One("di"))


def test_whoever_leaves_is_not_served() -> None:
    line = progress(One("ada", 0), One("ada", 1), One("bo"), bot("cy"))
    for one in (One("ada", 0), One("bo"), bot("cy"), One("di"), One("ada", 7)):
        line.drop(one)
    assert (line.people, line.bots) == (1, 0)
    assert served(line) == [One("ada", 1)]
    assert not line._people.by_owner and not line._bots.by_owner, "nothing of them is left"


def test_many_tables_of_one_owner_are_that_owners_crowd() -> None:
    line = progress(*(One("ada", k) for k in range(100)), One("bo"))
    first = line.next()
    assert first == One("ada", 0)
    assert line.crowd(first) == 2 * 100
    second = line.next()
    assert second == One("bo")
    assert line.crowd(second) == 2, "ada's hundred count as one"
    assert line.crowd(bot("cy")) == 2, "who plays among bots is one more"
    alone = progress()
    assert alone.crowd(One("ada")) == 1


@pytest.mark.parametrize("seed", range(20))
def test_the_order_that_is_told_is_the_order_in_which_they_are_served(seed: int) -> None:
    rng = random.Random(seed)
    line: Line[One] = Line()
    for number in range(rng.randrange(80)):
        line.add(One(rng.choice("abcde"), number, rng.random() < 0.6))
    served(line, rng.randrange(12))
    told = [*line.in_order()]
    assert len(line) == len(told) and served(line) == told


def test_whoever_was_next_already_is_next_again() -> None:
    line = progress(One("ada", 1), One("ada", 2), One("bo", 1))
    first = line.next()
    assert first == One("ada", 1)
    line.put_back(first)
    assert [*line.in_order()] == served(line) == [One("ada", 1), One("bo", 1), One("ada", 2)]
