"""Ratings: the estimated strength of a player and its uncertainty, by OpenSkill's Plackett-Luce model.

A strength is a normal distribution. It is shown on a scale like Elo's: everybody starts at 1500, and 400 points between
two players with reliable ratings mean about ten wins to one; `± n` is the 95% interval.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from openskill.models import PlackettLuce

MODEL: Final = PlackettLuce()
CENTRE: Final = 1500
POINTS: Final = 30.0
"""Shown points per unit of the model: 400 / ln 10, divided by the model's spread of a two-player game, 5.9."""
SURE: Final = 1.96
UNSURE: Final = 350
"""A rating with a larger margin than this is provisional; it takes about ten games to get below it."""


class Player(NamedTuple):
    """Who is rated: a person by id, or a bot by level."""

    kind: str
    who: str


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength: its mean and standard deviation, on the model's own scale."""

    mu: float = float(MODEL.mu)
    sigma: float = float(MODEL.sigma)

    @property
    def shown(self) -> int:
        """The rating as shown to people."""
        return round(CENTRE + (self.mu - MODEL.mu) * POINTS)

    @property
    def margin(self) -> int:
        """Half of the 95% interval, in shown points."""
        return round(SURE * self.sigma * POINTS)

    @property
    def provisional(self) -> bool:
        """True if it is based on too few games for a place on the ladder."""
        return self.sigma > UNSURE_SIGMA


UNSURE_SIGMA: Final = UNSURE / (SURE * POINTS)
DRIFT: Final = 1.0
"""How much a strength may change from one season to the next: a standard deviation, on the model's scale."""
QUARTERS: Final = (("01-01", "03-31"), ("04-01", "06-30"), ("07-01", "09-30"), ("10-01", "12-31"))


def season_of(at: str) -> str:
    """The season of a moment: a quarter of a year, in UTC.

    >>> season_of("2026-11-19T20:00:00"), season_of("2027-01-01")
    ('2026-4', '2027-1')
    """
    return f"{at[:4]}-{(int(at[5:7]) + 2) // 3}"


def dates_of(season: str) -> tuple[str, str]:
    """The first and the last day of a season.

    >>> dates_of("2026-4")
    ('2026-10-01', '2026-12-31')
    """
    year, quarter = season.split("-")
    first, last = QUARTERS[int(quarter) - 1]
    return f"{year}-{first}", f"{year}-{last}"


def seasons_from(first: str, last: str) -> list[str]:
    """All seasons from one to another, the latest first.

    >>> seasons_from("2026-3", "2027-1")
    ['2027-1', '2026-4', '2026-3']
    """
    numbers = [4 * int(year) + int(quarter) - 1 for year, quarter in (each.split("-") for each in (first, last))]
    return [f"{number // 4}-{number % 4 + 1}" for number in range(numbers[1], numbers[0] - 1, -1)]


def rested(rating: Rating, since: str, now: str) -> Rating:
    """A person's rating, carried over: as strong as before, and less certain with each season that has begun since.

    >>> rested(Rating(30.0, 2.0), "2026-09-30", "2026-10-01").sigma ** 2
    5.000000000000001
    """
    begun = len(seasons_from(season_of(since), season_of(now))) - 1
    if begun <= 0:
        return rating
    return Rating(rating.mu, min(max(rating.sigma, Rating().sigma), (rating.sigma**2 + begun * DRIFT**2) ** 0.5))


EASY, STRONG = 1400, 1600
"""The shown ratings between which players are in the middle, where everybody begins."""


def band_of(rating: Rating) -> Literal["easy", "middle", "strong"]:
    """How strong a player is, in one word."""
    return "easy" if rating.shown < EASY else "strong" if rating.shown >= STRONG else "middle"


def weighed(before: Rating, after: Rating, weight: float) -> Rating:
    """The rating after a game of which only a part counts, from 0 (nothing) to 1 (all)."""
    if weight >= 1:
        return after
    return Rating(before.mu + weight * (after.mu - before.mu), before.sigma + weight * (after.sigma - before.sigma))


def after_game(
    players: Sequence[Player], teams: Sequence[int], places: Sequence[int], before: Mapping[Player, Rating]
) -> dict[Player, Rating]:
    """The ratings after a game, given the player, team and final place of each seat.

    A bot that played several seats gets the mean of their new ratings.
    """
    order = sorted(set(teams))
    seated = [[seat for seat, of in enumerate(teams) if of == team] for team in order]
    rated = MODEL.rate(
        [[MODEL.rating(before[players[seat]].mu, before[players[seat]].sigma) for seat in seats] for seats in seated],
        ranks=[float(min(places[seat] for seat in seats)) for seats in seated],
    )
    earned: dict[Player, list[tuple[float, float]]] = {}
    for seats, new in zip(seated, rated, strict=True):
        for seat, rating in zip(seats, new, strict=True):
            earned.setdefault(players[seat], []).append((float(rating.mu), float(rating.sigma)))
    return {
        player: Rating(sum(mu for mu, _ in each) / len(each), sum(sigma for _, sigma in each) / len(each))
        for player, each in earned.items()
    }
