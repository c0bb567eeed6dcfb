"""The figures of a series: how often each level won, with a confidence interval, and by how much."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

from emberhall.bots.matches import Result

SURE = 1.959964  # standard deviations of a 95% interval


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95% confidence interval of a rate (Wilson); shared wins may be fractions."""
    if games < 1:
        raise ValueError(f"An interval needs at least 1 game, not {games}.")
    rate = won / games
    square = SURE * SURE / games
    middle = (rate + square / 2) / (1 + square)
    half = SURE * sqrt(rate * (1 - rate) / games + square / (4 * games)) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True)
class Standing:
    """How one level did in a series; a shared win counts as a fraction, and a level's seats are added up."""

    level: str
    seats: int
    games: int
    won: float
    rate: float
    low: float
    high: float
    fair: float  # the rate if all seats were equal
    score: float  # mean, per seat


@dataclass(frozen=True)
class Tally:
    """A series in figures."""

    games: int
    standings: tuple[Standing, ...]
    scores: tuple[float, ...]  # mean, by entrant
    rates: tuple[float, ...]  # share of the wins, by entrant
    mean_length: float  # decisions in a game
    shortest: int
    longest: int


def tally(levels: Sequence[str], results: Iterable[Result]) -> Tally:
    """Tally a series; a level named twice has one entry for both entrants."""
    played = list(results)
    games = len(played)
    rates = tuple(sum(result.shares[k] for result in played) / games for k in range(len(levels)))
    scores = tuple(sum(result.scores[k] for result in played) / games for k in range(len(levels)))
    lengths = [result.decisions for result in played]
    standings = tuple(standing(level, levels, games, rates, scores) for level in dict.fromkeys(levels))
    return Tally(games, standings, scores, rates, sum(lengths) / games, min(lengths), max(lengths))


def standing(
    level: str, levels: Sequence[str], games: int, rates: Sequence[float], scores: Sequence[float]
) -> Standing:
    """How all entrants of one level did together."""
    own = [k for k, named in enumerate(levels) if named == level]
    rate = min(1.0, sum(rates[k] for k in own))
    low, high = wilson(rate * games, games)
    score = sum(scores[k] for k in own) / len(own)
    return Standing(level, len(own), games, rate * games, rate, low, high, len(own) / len(levels), score)


def as_data(tallied: Tally) -> Mapping[str, object]:
    """The figures as plain data, rounded sensibly."""
    return {
        "games": tallied.games,
        "levels": [
            {
                "level": each.level,
                "seats": each.seats,
                "won": round(each.won, 3),
                "rate": round(each.rate, 5),
                "low": round(each.low, 5),
                "high": round(each.high, 5),
                "fair": round(each.fair, 5),
                "mean_score": round(each.score, 4),
            }
            for each in tallied.standings
        ],
        "entrants": [
            {"rate": round(rate, 5), "mean_score": round(score, 4)}
            for rate, score in zip(tallied.rates, tallied.scores, strict=True)
        ],
        "decisions": {
            "mean": round(tallied.mean_length, 2),
            "shortest": tallied.shortest,
            "longest": tallied.longest,
        },
    }
