"""Pairings and standings, without a server."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from emberhall.server.deals import knockout
from emberhall.server.deals.arena import Waiting, alone, meet
from emberhall.server.deals.pairings import Met, robin, robin_rounds, standings, swiss


def play(count: int, rounds: int, results: list[float]) -> list[Met]:
    """Play a Swiss tournament with the given number of rounds and results in turn."""
    met: list[Met] = []
    for _ in range(rounds):
        places = standings(count, met, robin=False)
        points = [0.0] * count
        for place in places:
            points[place.who] = place.points
        pairs = swiss([place.who for place in places], points, met)
        assert sorted(who for pair in pairs for who in pair if who is not None) == list(range(count))
        met += [
            Met(one, two, 1.0 if two is None else results[(one + two + len(met)) % len(results)]) for one, two in pairs
        ]
    return met


@settings(max_examples=40, deadline=None)
@given(st.integers(4, 20), st.integers(1, 5), st.lists(st.sampled_from([0.0, 0.5, 1.0]), min_size=1, max_size=7))
def test_a_swiss_has_no_rematch_and_one_bye_each(count: int, rounds: int, results: list[float]) -> None:
    rounds = min(rounds, (count - 1) // 2)
    met = play(count, rounds, results)
    pairs = [frozenset((each.one, each.two)) for each in met if each.two is not None]
    assert len(set(pairs)) == len(pairs)
    byes = [each.one for each in met if each.two is None]
    assert len(set(byes)) == len(byes) == (rounds if count % 2 else 0)


def test_a_swiss_of_six_can_go_on_until_all_have_met() -> None:
    met = play(6, 5, [1.0, 0.0])
    assert {frozenset((each.one, each.two)) for each in met} == {frozenset(pair) for pair in combinations(range(6), 2)}


def test_more_rounds_than_opponents_end_in_rematches_not_in_trouble() -> None:
    assert len(play(2, 3, [1.0])) == 3


@pytest.mark.parametrize("count", range(2, 9))
def test_in_a_round_robin_everybody_meets_everybody_once(count: int) -> None:
    rounds = [robin(count, number) for number in range(1, robin_rounds(count) + 1)]
    pairs = [(min(one, two), max(one, two)) for each in rounds for one, two in each if two is not None]
    assert sorted(pairs) == list(combinations(range(count), 2))
    for each in rounds:
        assert sorted(who for pair in each for who in pair if who is not None) == list(range(count))


def test_ties_are_broken_by_what_the_opponents_achieved() -> None:
    # 0 and 1 have a point each; 0 beat 2, who has one, and 1 beat 3, who has none.
    met = [Met(0, 2, 1.0), Met(1, 3, 1.0), Met(2, 3, 1.0)]
    places = standings(4, met, robin=False)
    assert [(each.who, each.points, each.buchholz, each.sonneborn) for each in places] == [
        (0, 1.0, 1.0, 1.0),
        (2, 1.0, 1.0, 0.0),
        (1, 1.0, 0.0, 0.0),
        (3, 0.0, 2.0, 0.0),
    ]
    assert [each.who for each in standings(4, met, robin=True)] == [0, 2, 1, 3]


@pytest.mark.parametrize("count", range(2, 34))
def test_a_knock_out_has_one_winner_and_no_second_chance(count: int) -> None:
    pairs, out = knockout.first(range(count)), set[int]()
    assert sorted(who for pair in pairs for who in pair if who is not None) == list(range(count))
    for number in range(1, knockout.rounds_of(count) + 1):
        boards = [Met(one, two, 1.0 if two is None else float((one + two) % 2)) for one, two in pairs]
        assert number == 1 or all(board.two is not None for board in boards), "There are byes in the first round only."
        winners = {knockout.winner(board) for board in boards}
        playing = {who for pair in pairs for who in pair if who is not None}
        assert not playing & out
        out |= playing - winners
        if len(boards) == 1:
            assert number == knockout.rounds_of(count)
            break
        pairs = knockout.following(boards)
    assert len(out) == count - 1


def test_byes_are_spread_over_the_bracket() -> None:
    assert [two is None for _, two in knockout.first(range(6))] == [True, False, True, False]
    assert [two is None for _, two in knockout.first(range(5))] == [True, True, True, False]


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 4), st.booleans()), max_size=12), st.data())
def test_an_arena_pairs_everybody_once_and_nobody_with_whom_they_just_met(
    people: list[tuple[int, bool]], data: st.DataObject
) -> None:
    waiting = [Waiting(who, points, long) for who, (points, long) in enumerate(people)]
    last = {each.who: data.draw(st.none() | st.integers(0, 12)) for each in waiting}
    pairs = meet(waiting, last)
    playing = [who for pair in pairs for who in pair]
    assert len(set(playing)) == len(playing)
    long = {each.who for each in waiting if each.long}
    for one, two in pairs:
        assert {one, two} & long or (last[one] != two and last[two] != one)
    left = [each for each in waiting if each.who not in playing]
    assert sum(each.long for each in left) <= 1, "Of those who have waited long at most one is left."
    assert alone(waiting, pairs) == [each.who for each in left if each.long]
