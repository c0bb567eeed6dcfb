"""Ratings: the estimated strength of a player and its uncertainty, by OpenSkill's Plackett-Luce model.

A strength is a normal distribution. It is shown on a scale like Elo's: everybody starts at 1500, and 400 points between
two players with reliable ratings mean about ten wins to one; `± n` is the 95% interval.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

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
