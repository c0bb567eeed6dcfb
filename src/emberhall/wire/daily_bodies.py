"""The bodies of daily deals."""

from emberhall.wire.values import Face, Reply, Value


class DailyRow(Reply):
    """A result: `points` is the score alone, or the lead over the best of the others. `table` where it may be seen.

    Who has conceded, or left the game to a bot, has neither a rank nor points.
    """

    rank: int | None
    user: str
    name: str
    face: Face
    you: bool
    friend: bool
    points: int | None
    won: bool
    seconds: int
    table: str | None


class DailyOffer(Reply):
    """Today's deal of a title: how it is played, how many have, and your own try with its result, if it has one."""

    title: str
    seats: int
    options: dict[str, Value]
    level: str
    played: int
    table: str | None
    you: DailyRow | None


class Daily(Reply):
    """Today's deals, until when, and for how many days in a row you have finished one."""

    day: str
    until: str
    streak: int
    deals: list[DailyOffer]


class DailyResults(Reply):
    """The results of a day: all points, the best first, and the rows of you and your friends, then of the best."""

    title: str
    day: str
    played: int
    points: list[int]
    rows: list[DailyRow]
