"""Results: statistics of a person's games, title by title, for the charts of a profile."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from datetime import date, timedelta
from math import sqrt
from statistics import fmean

from emberhall.store import Result
from emberhall.wire.bodies.people import Ended, Period, TitleResults

LAST = 10
SCORES = 40
PERIODS = 12
Z = 1.96
"""For bounds that hold 19 times out of 20."""
WEEK = 7


def ended(result: Result) -> Ended:
    """How it ended for the seat. Winning with a partner is a win; only a game that everybody wins is shared."""
    if result.seat not in result.winners:
        return "lost"
    return "shared" if 1 < len(result.winners) == len(result.scores) else "won"


def by_title(results: Sequence[Result]) -> list[TitleResults]:
    """The titles somebody has played, most played first. Expects the results newest first."""
    titles: dict[str, list[Result]] = defaultdict(list)
    for result in results:
        titles[result.title].append(result)
    ordered = sorted(titles.items(), key=lambda each: (-len(each[1]), each[0]))
    return [_of_title(title, list(reversed(games))) for title, games in ordered]


def _of_title(title: str, games: list[Result]) -> TitleResults:
    ends = [ended(game) for game in games]
    won, shared = ends.count("won"), ends.count("shared")
    low, high = bounds(won, len(games))
    first = [end for game, end in zip(games, ends, strict=True) if game.seat == 0]
    scores = [game.scores[game.seat] for game in games if game.seat < len(game.scores)]
    best = [game.scores[winner] for game in games for winner in game.winners[:1] if winner < len(game.scores)]
    return TitleResults(
        title=title,
        played=len(games),
        won=won,
        shared=shared,
        lost=len(games) - won - shared,
        low=low,
        high=high,
        first_played=len(first),
        first_won=first.count("won"),
        last=ends[-LAST:],
        periods=periods([(date.fromisoformat(game.at[:10]), end) for game, end in zip(games, ends, strict=True)]),
        scores=scores[-SCORES:],
        average=round(fmean(scores), 1) if scores else 0.0,
        winners=round(fmean(best), 1) if best else 0.0,
    )


def bounds(won: int, played: int) -> tuple[int, int]:
    """The confidence interval for the share of wins, in percent (Wilson)."""
    if not played:
        return 0, 100
    share, spread = won / played, Z * Z / played
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / played + spread / (4 * played)) / (1 + spread)
    return round(100 * max(0.0, middle - half)), round(100 * min(1.0, middle + half))


def periods(games: Sequence[tuple[date, Ended]]) -> list[Period]:
    """Games by day, week or month, oldest first: the smallest unit that shows all, at most the last twelve."""
    if not games:
        return []
    first, last = games[0][0], games[-1][0]
    unit = next((unit for unit in (_day, _week) if (unit(last) - unit(first)).days < PERIODS * LENGTHS[unit]), _month)
    counted: dict[date, list[int]] = {start: [0, 0, 0] for start in _starts(unit, last)}
    for day, end in games:
        if unit(day) in counted:
            counted[unit(day)][("won", "shared", "lost").index(end)] += 1
    shown = [(start, counts) for start, counts in sorted(counted.items()) if start >= unit(first)]
    return [Period(start.isoformat(), *counts) for start, counts in shown]


def _starts(unit: Callable[[date], date], last: date) -> list[date]:
    """The first days of the last twelve periods."""
    units = [unit(last)]
    while len(units) < PERIODS:
        units.append(unit(units[-1] - timedelta(days=1)))
    return units


def _day(day: date) -> date:
    return day


def _week(day: date) -> date:
    return day - timedelta(days=day.weekday())


def _month(day: date) -> date:
    return day.replace(day=1)


LENGTHS = {_day: 1, _week: WEEK}
