"""The part of the SQL stores for the ladder, daily deals, events and alerts."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from emberhall.ratings import Player, Rating
from emberhall.store import daily_rows, ladder_rows
from emberhall.store.ladder import Alert, RatingChange, Standing, StoredEvent, Try
from emberhall.store.queries import Work

T = TypeVar("T")


class SqlLadder(ABC):
    """Each method as a Work that the concrete store runs."""

    @abstractmethod
    async def _write(self, make: Callable[[], Work[T]]) -> T:
        """Run a Work in a transaction; return once it is durable."""

    @abstractmethod
    async def _read(self, make: Callable[[], Work[T]]) -> T:
        """Run a Work that reads with a single query."""

    @abstractmethod
    async def _snapshot(self, make: Callable[[], Work[T]]) -> T:
        """Run a Work whose queries must all see the database as of one moment."""

    # --- ratings

    async def ladder(self, title: str, but: str, limit: int, offset: int) -> list[Standing]:
        return await self._read(partial(ladder_rows.ladder, title, but, limit, offset))

    async def friends_ladder(self, title: str, user: str) -> list[Standing]:
        return await self._read(partial(ladder_rows.of_friends, title, user))

    async def ladder_size(self, title: str, but: str) -> int:
        return await self._read(partial(ladder_rows.size, title, but))

    async def ladder_place(self, title: str, but: str, mu: float) -> int:
        return await self._read(partial(ladder_rows.better, title, but, mu))

    async def standings_of(self, player: Player) -> list[tuple[str, Standing]]:
        return await self._read(partial(ladder_rows.standings_of, player))

    async def strengths(self, limit: int) -> list[tuple[str, Rating]]:
        return await self._read(partial(ladder_rows.strengths, limit))

    async def rating_history(self, player: Player, limit: int) -> list[RatingChange]:
        return await self._read(partial(ladder_rows.history, player, limit))

    async def rated_game(self, table: str) -> list[RatingChange]:
        return await self._read(partial(ladder_rows.of_game, table))

    async def rebuild_ratings(self) -> int:
        return await self._write(ladder_rows.rebuild)

    async def listed(self, user: str) -> bool:
        return await self._read(partial(ladder_rows.listed, user))

    async def list_person(self, user: str, listed: bool) -> None:
        await self._write(partial(ladder_rows.list_person, user, listed))

    # --- secrets, daily deals

    async def key(self, name: str, fresh: bytes) -> bytes:
        return await self._write(partial(daily_rows.key, name, fresh))

    async def claim_daily(self, title: str, day: str, user: str, table: str) -> str:
        return await self._write(partial(daily_rows.claim, title, day, user, table))

    async def daily_tries(self, title: str, day: str) -> list[Try]:
        return await self._read(partial(daily_rows.tries, title, day))

    async def daily_days(self, user: str, since: str) -> list[tuple[str, str]]:
        return await self._read(partial(daily_rows.days, user, since))

    # --- events, alerts

    async def add_event(self, event: StoredEvent) -> None:
        await self._write(partial(daily_rows.add_event, event))

    async def save_event(self, event: StoredEvent) -> None:
        await self._write(partial(daily_rows.save_event, event))

    async def event(self, event: str) -> StoredEvent | None:
        return await self._read(partial(daily_rows.event, event))

    async def alerts_of(self, user: str) -> list[Alert]:
        return await self._read(partial(daily_rows.alerts_of, user))

    async def add_alert(self, alert: Alert) -> None:
        await self._write(partial(daily_rows.add_alert, alert))

    async def drop_alert(self, user: str, address: str) -> None:
        await self._write(partial(daily_rows.drop_alert, user, address))
