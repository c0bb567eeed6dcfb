"""The bodies of the ladder: ratings, places on it, and what a game did to them."""

from typing import Literal, TypeAlias

from msgspec import UNSET

from emberhall.wire.values import Body, Face, Optional, Reply

PlayerKind: TypeAlias = Literal["person", "bot"]


class RatingInfo(Reply):
    """A rating as shown: everybody begins at 1500, and `rating ± margin` is a 95% interval."""

    rating: int
    margin: int
    provisional: bool


class Rung(Reply):
    """A player on the ladder; `rank` is null while the rating is provisional or from too few opponents."""

    kind: PlayerKind
    rating: RatingInfo
    games: int
    won: int
    you: bool
    rank: int | None
    user: str | Optional = UNSET
    name: str | Optional = UNSET
    face: Face | Optional = UNSET
    level: str | Optional = UNSET


class SeasonInfo(Reply):
    """A season: a quarter of a year, in UTC, with its first and last day. `year` and `quarter` are its name."""

    id: str
    year: int
    quarter: int
    first: str
    last: str
    over: bool


class Ladder(Reply):
    """A page of a title's ladder, best first and provisional ratings last, and your own place.

    That of a season has how everybody stood after their last game of it; `seasons` are those that can be asked for,
    the latest first.
    """

    title: str
    page: int
    pages: int
    total: int
    rungs: list[Rung]
    you: Rung | None
    listed: bool
    seasons: list[SeasonInfo]
    season: SeasonInfo | Optional = UNSET


class RatedSeat(Reply):
    """What a game did to the rating of the player on a seat; `weight` percent of it counted."""

    seat: int
    kind: PlayerKind
    place: int
    before: RatingInfo
    after: RatingInfo
    weight: int


class RatingPoint(Reply):
    """The rating after one game, for a chart."""

    table: str
    at: str
    rating: int
    margin: int


class TitleRating(Reply):
    """A person's rating at a title, and its history."""

    title: str
    rating: RatingInfo
    games: int
    won: int
    rank: int | None
    history: list[RatingPoint]


class Ratings(Reply):
    """A person's rating at every title they have rated games in, and whether they are on the ladder."""

    listed: bool
    titles: list[TitleRating]


class ChangeRatings(Body):
    """Whether you want to be on the ladder, where everybody sees your name and rating."""

    listed: bool


class Near(Reply):
    """The ids of public tables at your level, and within how many points of your rating that is."""

    tables: list[str]
    within: int
