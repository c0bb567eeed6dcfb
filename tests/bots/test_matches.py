"""Series of games: fair seats, results that depend on the seed alone, and honest intervals."""

from typing import Any

import pytest

from emberhall.bots.matches import Result, Series, play, results
from emberhall.bots.tallies import as_data, tally, wilson

RIVALS = ("greedy", "random", "greedy", "random")


def series(games: int, levels: tuple[str, ...] = RIVALS, seed: int = 1, **more: Any) -> Series:
    return Series("dualis", levels, games, seed, **more)


def test_equal_seeds_give_equal_results() -> None:
    levels = ("random", "greedy", "random")
    assert list(results(series(6, levels))) == list(results(series(6, levels)))
    assert list(results(series(6, levels))) != list(results(series(6, levels, seed=2)))


def test_workers_change_nothing() -> None:
    alone = list(results(series(10, ("random", "greedy", "random"))))
    assert list(results(series(10, ("random", "greedy", "random")), workers=2)) == alone
    assert [result.number for result in alone] == list(range(10))


def test_a_game_depends_on_its_number_alone() -> None:
    assert play(series(100), 7) == list(results(series(8)))[7]


def test_every_entrant_sits_everywhere_equally_often() -> None:
    sat = [result.seats for result in results(series(8, ("random",) * 4))]
    for entrant in range(4):
        assert sorted(seats[entrant] for seats in sat) == [0, 0, 1, 1, 2, 2, 3, 3]
    assert all((seats[0] - seats[2]) % 4 == 2 for seats in sat), "partners stay partners"


def test_duplicate_gives_every_entrant_every_hand() -> None:
    """Equal bots and a rotated deal: each entrant gets what its neighbour got in the game before."""
    played = list(results(series(8, ("greedy",) * 4, duplicate=True)))
    for first in (0, 4):
        for turn in range(4):
            turned = played[first + turn].scores
            assert turned == tuple(played[first].scores[(k - turn) % 4] for k in range(4))


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (series(0), "must be at least 1, not 0"),
        (series(4, ("greedy", "genius", "greedy", "random")), "no level 'genius'"),
        (series(4, ("greedy", "random")), "3 or 4 seats, not 2"),
        (series(5, duplicate=True), "5 games cannot be shared by 4 seats"),
        (series(4, options={"mode": "solo"}), "mode cannot be 'solo'"),
        (Series("chess", RIVALS, 4), "no game 'chess'"),
    ],
)
def test_what_cannot_be_played_is_said(wrong: Series, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        next(results(wrong))


def test_workers_must_be_some() -> None:
    with pytest.raises(ValueError, match="at least 1, not -1"):
        next(results(series(4), workers=-1))


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (850, 1000, 0.8266, 0.8708)],
)
def test_the_interval_is_wilsons(won: float, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=1e-4)


def test_a_tally_adds_up() -> None:
    played = [
        Result(0, (0, 1, 2, 3), (2, 0, 2, 0), (0.5, 0.0, 0.5, 0.0), 104),
        Result(1, (1, 2, 3, 0), (1, 2, 1, 2), (0.0, 0.5, 0.0, 0.5), 156),
    ]
    tallied = tally(RIVALS, played)
    greedy, random = tallied.standings
    assert (greedy.level, greedy.seats, greedy.won, greedy.rate, greedy.score) == ("greedy", 2, 1.0, 0.5, 1.5)
    assert (random.rate, random.score, random.fair) == (0.5, 1.0, 0.5)
    assert (tallied.mean_length, tallied.shortest, tallied.longest) == (130.0, 104, 156)
    data = as_data(tallied)
    assert data["games"] == 2
