"""The results of many games as lines: each figure with its confidence interval and whether it meets the target."""

from collections.abc import Mapping, Sequence
from statistics import mean, median, quantiles
from typing import Any

from bench.titles import Balance
from emberhall.bots.tallies import wilson

ABOVE = 5.0  # percentage points a seat may win above its share
BAND = 10


def verdict(good: bool) -> str:
    return "as promised" if good else "NOT AS PROMISED"


def heading(seats: int, seconds: Sequence[float]) -> None:
    print(
        f"\n{seats} {'seat' if seats == 1 else 'seats'}: {len(seconds)} games, {mean(seconds):.2f} s each", flush=True
    )


def together(
    target: Balance,
    scores: Sequence[Sequence[int]],
    turns: Sequence[float],
    shares: Sequence[Sequence[float]],
    firsts: Sequence[int],
) -> None:
    """Several players; scores and shares are in turn order, `firsts` are the seats that began."""
    winning = [max(each) for each in scores]
    low, middle, high = quantiles(winning, n=4)
    inside = target.winning[0] <= middle <= target.winning[1]
    print(f"  winning score: median {middle:.0f}, quartiles {low:.0f} to {high:.0f}: {verdict(inside)}")
    lengths(target, turns)
    seats = len(scores[0])
    for seat in range(seats):
        won = [each[(seat - first) % seats] for each, first in zip(shares, firsts, strict=True)]
        print(f"  seat {seat + 1}: {share_of(won, seats)}, {verdict(above(won, seats) <= ABOVE)}", flush=True)
    # The target is for seats: who begins is random, and by the printed rules the first player has part of a turn more.
    for place in range(seats):
        points = mean([each[place] for each in scores])
        won = [each[place] for each in shares]
        print(f"  player {place + 1} in turn order: {share_of(won, seats)}, mean score {points:.1f}", flush=True)


def above(won: Sequence[float], seats: int) -> float:
    """How many percentage points above a fair share this is."""
    return 100 * (mean(won) - 1 / seats)


def share_of(won: Sequence[float], seats: int) -> str:
    """How often this seat won, compared with a fair share."""
    least, most = wilson(sum(won), len(won))
    interval = f"({100 * least:.1f} to {100 * most:.1f})"
    return f"{100 * mean(won):.1f}% {interval}, {above(won, seats):+.1f} on a fair share"


def lengths(target: Balance, turns: Sequence[float]) -> None:
    """How long games take."""
    least, most = target.turns
    middle = median(turns)
    inside = 100 * mean([least <= each <= most for each in turns])
    cuts = quantiles(turns, n=20)
    print(
        f"  turns of a player: median {middle:.1f}, nine games of ten {cuts[0]:.1f} to {cuts[-1]:.1f}, all "
        f"{min(turns):.1f} to {max(turns):.1f}; {inside:.1f}% of games within {least} to {most}: "
        f"the median is {verdict(least <= middle <= most)}"
    )


def alone(target: Balance, scores: Sequence[int], turns: Sequence[float]) -> None:
    """One player: the reputation, band by band, and the marks of the awards."""
    low, middle, high = quantiles(scores, n=4)
    print(f"  reputation: median {middle:.0f}, quartiles {low:.0f} to {high:.0f}, all {min(scores)} to {max(scores)}")
    lengths(target, turns)
    for start in range(min(scores) // BAND * BAND, max(scores) + 1, BAND):
        count = sum(start <= score < start + BAND for score in scores)
        print(f"  {start:4d} to {start + BAND - 1:<4d}{count:6d}  {'#' * round(100 * count / len(scores))}")
    for mark in target.marks:
        reached = sum(score >= mark for score in scores)
        least, most = wilson(reached, len(scores))
        rate = 100 * reached / len(scores)
        print(f"  at least {mark}: {rate:.1f}% ({100 * least:.1f} to {100 * most:.1f})", flush=True)


def unused(families: Sequence[str], catalogue: Sequence[Mapping[str, Any]], uses: Mapping[str, int]) -> None:
    """Print which cards with a rule were never used, and which seldom."""
    print()
    for family in families:
        cards = [entry for entry in catalogue if entry["family"] == family and (family != "shop" or entry["text"])]
        never = [entry["id"] for entry in cards if not uses.get(entry["id"])]
        rare = sorted(cards, key=lambda entry: uses.get(entry["id"], 0))[:3]
        seldom = ", ".join(f"{entry['id']} {uses.get(entry['id'], 0)}" for entry in rare)
        said = f"never used {', '.join(never)}" if never else "all used"
        print(f"{family}: {said}; seldom: {seldom} times: {verdict(not never)}")
