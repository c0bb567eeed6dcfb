"""Statistics of a person's games: results, how certain they are, and periods of time."""

from datetime import date, timedelta
from itertools import pairwise

import pytest

from emberhall.server.people.results import bounds, by_title, ended, periods
from emberhall.store import Result


def result(title: str = "dualis", at: str = "2026-03-01", seat: int = 0, **more: tuple[int, ...]) -> Result:
    return Result("table", title, at, seat, more.get("scores", (3, 1, 2)), more.get("winners", (0,)))


@pytest.mark.parametrize(
    ("seat", "scores", "winners", "how"),
    [
        (0, (3, 1), (0,), "won"),
        (1, (3, 1), (0,), "lost"),
        (1, (3, 3), (0, 1), "shared"),
        (2, (5, 2, 5, 2), (0, 2), "won"),  # with a partner
        (0, (40,), (0,), "won"),  # alone
        (0, (40,), (), "lost"),
    ],
)
def test_a_game_is_won_shared_or_lost(seat: int, scores: tuple[int, ...], winners: tuple[int, ...], how: str) -> None:
    assert ended(result(seat=seat, scores=scores, winners=winners)) == how


def test_results_are_counted_by_title_newest_last() -> None:
    games = [
        result(at="2026-03-03", seat=2),
        result("dragonduel", at="2026-03-02", scores=(1, 0)),
        result(at="2026-03-01"),
    ]
    dualis, dragonduel = by_title(games)
    assert (dualis.title, dualis.played, dualis.won, dualis.lost) == ("dualis", 2, 1, 1)
    assert (dualis.last, dualis.scores) == (["won", "lost"], [3, 2])
    assert (dualis.first_played, dualis.first_won) == (1, 1)
    assert (dualis.average, dualis.winners) == (2.5, 3.0)
    assert dragonduel.won == 1


def test_few_games_say_little() -> None:
    assert bounds(0, 0) == (0, 100)
    assert bounds(1, 1) == (21, 100)
    assert bounds(34, 58) == (46, 70)
    assert bounds(340, 580) == (55, 63)


@pytest.mark.parametrize(("step", "unit"), [(1, 1), (5, 7), (30, 28)])
def test_time_is_cut_into_days_weeks_or_months(step: int, unit: int) -> None:
    days = [date(2026, 1, 3) + timedelta(days=step * number) for number in range(10)]
    found = periods([(day, "won") for day in days])
    starts = [date.fromisoformat(each.since) for each in found]
    assert starts[0] <= days[0]
    assert starts[-1] <= days[-1]
    assert all(unit <= (later - earlier).days <= max(unit, 31) for earlier, later in pairwise(starts))
    assert sum(each.won for each in found) == 10


def test_only_the_last_year_is_shown() -> None:
    games = [(date(2020 + number // 12, number % 12 + 1, 5), "lost") for number in range(40)]
    found = periods(games)  # type: ignore[arg-type]
    assert (len(found), found[0].since, found[-1].since) == (12, "2022-05-01", "2023-04-01")
