"""The bodies of daily deals."""

from emberhall.wire.values import Face, Reply, Value


class DailyRow(Reply):
    """A result: `points` is the score of a solo game, or the lead over the best opponent. `table` is null if secret.

    Somebody who conceded, or left the game to a bot, has neither rank nor points.
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
    """Today's deal of a title: its terms, how many people have played it, and your own try and its result, if any."""

    title: str
    seats: int
    options: dict[str, Value]
    level: str
    played: int
    table: str | None
    you: DailyRow | None


class Daily(Reply):
    """Today's deals, when they end, and for how many days in a row you have finished one.

    `week` says on which of the last seven days, today last, you did.
    """

    day: str
    until: str
    streak: int
    week: list[bool]
    deals: list[DailyOffer]


class DailyCount(Reply):
    """How many people have reached a number of points."""

    points: int
    count: int


class DailyResults(Reply):
    """The results of a day: how often which points were reached, and rows for you, your friends, then the best."""

    title: str
    day: str
    played: int
    spread: list[DailyCount]
    rows: list[DailyRow]
