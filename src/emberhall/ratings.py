"""Ratings: how strong a player is thought to be and how sure that is, by the Plackett-Luce model of OpenSkill.

A strength is a normal distribution. It is shown on a scale like Elo's: 1500 is where everybody begins, and between two
players who are well known 400 points mean about ten wins to one; `± n` is the interval that holds it with 95%.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

MODEL: Final = PlackettLuce()
CENTRE: Final = 1500
POINTS: Final = 30.0
"""Points of the shown scale for one of the model: 400 / ln 10 over its spread of a game between two, which is 5.9."""
SURE: Final = 1.96
UNSURE: Final = 350
"""From this interval on a rating is provisional; about ten games lead below it."""


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
        """The rating as people read it."""
        return round(CENTRE + (self.mu - MODEL.mu) * POINTS)

    @property
    def margin(self) -> int:
        """How far off it may be, with 95%."""
        return round(SURE * self.sigma * POINTS)

    @property
    def provisional(self) -> bool:
        """Whether too few games stand behind it for a place on the ladder."""
        return self.sigma > UNSURE_SIGMA


UNSURE_SIGMA: Final = UNSURE / (SURE * POINTS)


def after_game(
    players: Sequence[Player], teams: Sequence[int], places: Sequence[int], before: Mapping[Player, Rating]
) -> dict[Player, Rating]:
    """The ratings after a game, given for each seat who played, in which team, and at which place it came in.

    A bot that sat on several seats gets the mean of what they earned.
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
