"""Series without a server: a best of three is counted by sides, whoever sits where, as long as the same people play."""

from dataclasses import replace
from typing import Any

import pytest
from msgspec import UNSET

from emberhall import load
from emberhall.server.errors import RequestError
from emberhall.server.table.row import chairs
from emberhall.server.table.row.series import check_sides, goes_on, series_of
from emberhall.store import StoredTable
from emberhall.wire.tables import SeriesInfo
from tests.server.rows import table

DUALS, DUALIS = load("flamecraft_duals"), load("dualis")


def first(*seated: str, **more: Any) -> StoredTable:
    """The first game of a best of three."""
    seats = len(seated)
    game = DUALS if seats == 2 else DUALIS
    options = game.setup.check(seats, more.pop("options", {}))
    return table(*seated, title=game.name, options=options, terms={"series": "three"}, **more)


def won(row: StoredTable, *winners: int, scores: tuple[int, ...] | None = None) -> StoredTable:
    return replace(row, status="over", winners=winners, scores=scores)


def after(row: StoredTable) -> StoredTable:
    """The rematch of a finished game."""
    new = chairs.again(row, row.id + "+", b"other", "2026-01-02", "ada")
    return goes_on(row, new, load(row.title))


def told(row: StoredTable) -> SeriesInfo:
    info = series_of(row, load(row.title))
    assert info is not None
    return info


def test_the_loser_begins_the_next_game_and_two_wins_decide() -> None:
    one = won(first("ada", "bea"), 0, scores=(20, 13))
    assert (told(one).won, told(one).begins, told(one).winner) == ([1, 0], 1, UNSET)
    two = after(one)
    assert two.options["first_player"] == 1
    assert (told(two).won, told(two).begins, [game.table for game in told(two).games]) == ([1, 0], 1, ["t1"])
    assert told(two).games[0].scores == [20, 13]
    decided = won(two, 0)
    assert (told(decided).won, told(decided).winner) == ([2, 0], 0)
    another = after(decided)
    assert (told(another).won, told(another).games) == ([0, 0], []), "What comes then is another series."
    assert another.options["first_player"] == 1


def test_the_count_follows_the_people_to_other_seats() -> None:
    two = after(won(first("ada", "bea"), 0, scores=(20, 13)))
    moved = replace(two, chairs=(replace(two.chairs[1], seat=0), replace(two.chairs[0], seat=1)))
    assert (told(moved).won, told(moved).games[0].won, told(moved).games[0].scores) == ([0, 1], 1, [13, 20])


def test_a_drawn_game_counts_for_nobody_and_the_third_is_the_last() -> None:
    two = after(won(first("ada", "greedy"), 0, 1))
    assert (told(two).won, told(two).games[0].won, told(two).begins) == ([0, 0], None, UNSET)
    three = after(won(two, 1))
    assert told(three).won == [0, 1]
    assert (told(won(three, 0)).won, told(won(three, 0)).winner) == ([1, 1], None), "Nobody has won it."
    assert told(won(three, 0, 1)).winner == 1, "One win, two draws."


def test_it_is_between_those_who_began_it() -> None:
    two = after(won(first("ada", "bea"), 0))
    stranger = chairs.with_chairs(replace(two, chairs=(two.chairs[0], chairs.free_chair(1))))
    assert told(stranger).games == []
    left = won(first("ada", "greedy bea"), 0)
    assert told(after(left)).games == [], "Whom a bot has replaced is not waited for."
    assert told(after(won(stranger, 0))).won == [1, 0], "The count begins anew."


def test_partners_are_a_side() -> None:
    two = after(won(first("ada", "bea", "cid", "greedy"), 1, 3))
    assert (told(two).sides, told(two).won) == ([[0, 2], [1, 3]], [0, 1])
    assert (told(two).begins, two.options["first_leader"]) == (0, 0)


def test_a_game_that_was_broken_off_counts_for_nobody() -> None:
    two = replace(after(won(first("ada", "bea"), 0)), status="over")
    assert told(two).won == [1, 0]
    assert told(after(two)).won == [1, 0]


def test_only_two_sides_have_a_series() -> None:
    with pytest.raises(RequestError, match="two sides"):
        check_sides(first("ada", "bea", "cid"), DUALIS)
    assert check_sides(first("ada", "bea"), DUALS).terms == {"series": "three"}
    assert series_of(table("ada", "bea", title="flamecraft_duals", options=DUALS.setup.check(2, {})), DUALS) is None
    assert series_of(replace(first("ada", "ada"), id="x"), DUALS) is not None


def test_nothing_of_a_person_stays_in_it() -> None:
    two = after(won(first("ada", "bea"), 0))
    assert "ada" not in str(two.purpose.series)
    assert "bea" not in str(two.purpose.series)
