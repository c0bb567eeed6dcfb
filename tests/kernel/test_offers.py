"""The options of many games in one block of memory."""

import pytest

from emberhall.kernel.decisions import option
from emberhall.kernel.offers import MOST, ROOM, Offers


def put(offers: Offers, k: int, actions: list[int]) -> None:
    offers.begin(k, len(actions))
    for n, action in enumerate(actions):
        offers.put(k, n, action, option(250, 4095, action % 4096))


def test_an_option_is_found_by_its_action() -> None:
    offers = Offers(3, 12_000)
    put(offers, 1, [7, 11_999, 0])
    assert offers.actions(1) == [7, 11_999, 0]
    assert offers.find(1, 11_999) == option(250, 4095, 11_999 % 4096)
    assert offers.picks(1)[2] == option(250, 4095, 0)
    assert [offers.find(k, action) for k, action in ((0, 7), (1, 8), (2, 7), (1, -1), (1, 1 << 40))] == [-1] * 5
    put(offers, 1, [8])
    assert offers.actions(1) == [8]
    assert offers.find(1, 7) == -1


def test_rows_grow_and_keep_what_they_hold() -> None:
    offers = Offers(3, MOST)
    put(offers, 0, [3, MOST - 1])
    put(offers, 2, [5])
    many = list(range(100, 100 + 4 * ROOM))
    put(offers, 1, many)
    assert [offers.actions(k) for k in range(3)] == [[3, MOST - 1], many, [5]]
    assert offers.find(0, MOST - 1) == option(250, 4095, (MOST - 1) % 4096)


def test_ids_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match=f"up to {MOST} actions, not {MOST + 1}"):
        Offers(1, MOST + 1)
