"""The store for the ladder, daily deals, events and alerts: its rows, and the methods that read and write them."""

from dataclasses import dataclass, field
from typing import Literal, Protocol

from emberhall.ratings import Player, Rating


@dataclass(frozen=True, slots=True)
class Rated:
    """A finished game that counts: for each seat its player, team and final place."""

    title: str
    players: tuple[Player, ...]
    teams: tuple[int, ...]
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """A player on the ladder of a title. Only people have a name and a face."""

    player: Player
    rating: Rating
    games: int
    won: int
    name: str | None = None
    face: str | None = None


@dataclass(frozen=True, slots=True)
class RatingChange:
    """What one game did to the rating of the player on a seat."""

    table: str
    seat: int
    title: str
    player: Player
    team: int
    place: int
    before: Rating
    after: Rating
    at: str


@dataclass(frozen=True, slots=True)
class Try:
    """A person's try at a daily deal, with its result if it is over."""

    title: str
    day: str
    user: str
    table: str
    name: str
    face: str
    seat: int | None
    scores: tuple[int, ...] | None
    winners: tuple[int, ...] | None
    began: str
    moved: str
    listed: bool
    status: str = "running"
    life: str = ""


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """An event; its details are in the body."""

    id: str
    host: str
    created: str
    body: str
    revision: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Alert:
    """Where to tell a person that it is their turn: a browser's push service, or a webhook."""

    user: str
    address: str
    kind: Literal["push", "hook"]
    secrets: str
    created: str


class LadderStore(Protocol):
    """The part of a store behind the ladder page, daily deals, events and alerts."""

    async def ladder(self, title: str, but: str, limit: int, offset: int) -> list[Standing]:
        """A title's players, best first and those with provisional ratings last; none of the kind `but`.

        People who opted out are not listed.
        """
        ...

    async def friends_ladder(self, title: str, user: str) -> list[Standing]:
        """A person and their friends, in the same order."""
        ...

    async def ladder_size(self, title: str, but: str) -> int:
        """How many players the ladder has."""
        ...

    async def ladder_place(self, title: str, but: str, mu: float) -> int:
        """How many of them have a higher rating that is not provisional."""
        ...

    async def standings_of(self, player: Player) -> list[tuple[str, Standing]]:
        """A player's standings, by title."""
        ...

    async def strengths(self, limit: int) -> list[tuple[str, Rating]]:
        """Pairs of table and rating, for the listed people at public tables that are not over."""
        ...

    async def rating_history(self, player: Player, limit: int) -> list[RatingChange]:
        """A player's latest rating changes, oldest first."""
        ...

    async def rated_game(self, table: str) -> list[RatingChange]:
        """The rating changes of a table's game, by seat; empty if it did not count."""
        ...

    async def rebuild_ratings(self) -> int:
        """Compute all ratings anew, from every game that counts; return how many games."""
        ...

    async def listed(self, user: str) -> bool:
        """True if a person is listed on the ladder."""
        ...

    async def list_person(self, user: str, listed: bool) -> None:
        """List a person on the ladder, or not."""
        ...

    async def key(self, name: str, fresh: bytes) -> bytes:
        """A secret of this server by name: the stored one, or else the fresh one, which is then stored."""
        ...

    async def claim_daily(self, title: str, day: str, user: str, table: str) -> str:
        """The table of a person's only try at a day's deal: this one, unless there is one already."""
        ...

    async def daily_tries(self, title: str, day: str) -> list[Try]:
        """Everybody's tries at a deal."""
        ...

    async def daily_days(self, user: str, since: str) -> list[tuple[str, str]]:
        """The days since then on which a person finished a deal, with the title, latest first."""
        ...

    async def add_event(self, event: StoredEvent) -> None: ...

    async def save_event(self, event: StoredEvent) -> None:
        """Write an event's host and body; RevisionTaken when it is not at the revision it was read at."""
        ...

    async def event(self, event: str) -> StoredEvent | None: ...

    async def alerts_of(self, user: str) -> list[Alert]:
        """The addresses a person wants alerts at."""
        ...

    async def add_alert(self, alert: Alert) -> None:
        """Add an address; for a known address, replace its secrets."""
        ...

    async def drop_alert(self, user: str, address: str) -> None: ...
