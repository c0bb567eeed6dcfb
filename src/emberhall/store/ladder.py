"""What a store keeps for the ladder, daily deals, events and alerts: its rows, and what reads and writes them."""

from dataclasses import dataclass, field
from typing import Literal, Protocol

from emberhall.ratings import Player, Rating


@dataclass(frozen=True, slots=True)
class Rated:
    """A finished game that counts: for each seat who played, in which team, and at which place it came in."""

    title: str
    players: tuple[Player, ...]
    teams: tuple[int, ...]
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """A player on the ladder of a title. People have a name and a face."""

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
    """A person's try at a daily deal, with how it ended if it has."""

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
    """An event; what happens there is in its body."""

    id: str
    host: str
    created: str
    body: str
    revision: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Alert:
    """Where a person wants to hear that it is their turn: a browser's push service, or a webhook."""

    user: str
    address: str
    kind: Literal["push", "hook"]
    secrets: str
    created: str


class LadderStore(Protocol):
    """The part of a store behind the ladder page, daily deals, events and alerts."""

    async def ladder(self, title: str, but: str, limit: int, offset: int) -> list[Standing]:
        """A title's players, the best first and those with provisional ratings last; none of the kind `but`.

        People who do not want to be listed are not.
        """
        ...

    async def friends_ladder(self, title: str, user: str) -> list[Standing]:
        """A person and their friends, in the same order."""
        ...

    async def ladder_size(self, title: str, but: str) -> int:
        """How many there are."""
        ...

    async def ladder_place(self, title: str, but: str, mu: float) -> int:
        """How many of them are better than this, and not provisional."""
        ...

    async def standings_of(self, player: Player) -> list[tuple[str, Standing]]:
        """Where a player stands, by title."""
        ...

    async def strengths(self, limit: int) -> list[tuple[str, Rating]]:
        """The ratings of people at public tables that are not over, each with the table; of those who are listed."""
        ...

    async def rating_history(self, player: Player, limit: int) -> list[RatingChange]:
        """What games did to a player's ratings, the latest of them, in order."""
        ...

    async def rated_game(self, table: str) -> list[RatingChange]:
        """What the game at a table did, by seat; nothing if it did not count."""
        ...

    async def rebuild_ratings(self) -> int:
        """Compute all ratings anew, from every game that counts; returns how many games."""
        ...

    async def listed(self, user: str) -> bool:
        """Whether a person is on the ladder."""
        ...

    async def list_person(self, user: str, listed: bool) -> None:
        """A person wants to be on the ladder, or not."""
        ...

    async def key(self, name: str, fresh: bytes) -> bytes:
        """A secret of this server by name: the one kept, or this fresh one, which is kept from now on."""
        ...

    async def claim_daily(self, title: str, day: str, user: str, table: str) -> str:
        """The table of a person's one try at a day's deal: this one, unless there was one before."""
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
        """Where a person wants to be told."""
        ...

    async def add_alert(self, alert: Alert) -> None:
        """Keep one more; the same address replaces its old secrets."""
        ...

    async def drop_alert(self, user: str, address: str) -> None: ...
