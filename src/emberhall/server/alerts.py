"""Alerts: who is away from a table and has to play is told, by Web Push and by webhook, where they wish to be.

The process that drives a table sees to it. It waits a little, since somebody may only be changing pages, and tells of
each turn once. What fails is not tried again; an address that is gone is forgotten.
"""

import asyncio
import json
from collections.abc import Callable, Collection

import structlog

from emberhall.server import outside, webpush
from emberhall.server.settings import Settings
from emberhall.server.timestamps import now
from emberhall.store import Store, StoredTable, StoreError
from emberhall.store.ladder import Alert

log = structlog.get_logger(__name__)
GONE = (404, 410)
CONTACT = "mailto:nobody@example.invalid"
"""Whom a push service may write to; it wants some address, and this server has none."""


class Alerts:
    """Sends what has to be said to people who are away."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._settings = settings
        self._store = store
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def delay(self) -> float:
        """Seconds that somebody may be away before they are told."""
        return self._settings.alert_delay

    def tell(self, user: str, row: StoredTable) -> None:
        """It is this person's turn at a table, and they are not there."""
        task = asyncio.create_task(self._tell(user, row))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop what is under way."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _tell(self, user: str, row: StoredTable) -> None:
        try:
            for alert in await self._store.alerts_of(user):
                await self._send(alert, row)
        except StoreError as problem:
            log.warning("alert not sent", why=str(problem))

    async def _send(self, alert: Alert, row: StoredTable) -> None:
        said = json.dumps(self._words(row)).encode()
        try:
            headers = {"content-type": "application/json", "user-agent": "emberhall"}
            if alert.kind == "push":
                keys = json.loads(alert.secrets)
                said = webpush.encrypted(said, keys["p256dh"], keys["auth"])
                headers = webpush.headers(alert.address, webpush.private_key(await self.key()), CONTACT)
            status = await outside.post(alert.address, said, headers, self._settings.alerts_inside)
        except (outside.NotOutside, OSError, TimeoutError) as problem:
            log.info("alert not sent", kind=alert.kind, why=type(problem).__name__)
            return
        if status in GONE:
            await self._store.drop_alert(alert.user, alert.address)
        log.info("alert sent", kind=alert.kind, status=status)

    def _words(self, row: StoredTable) -> dict[str, str]:
        origin = self._settings.origins[0] if self._settings.origins else ""
        return {
            "event": "turn",
            "title": row.title,
            "name": row.name,
            "table": row.id,
            "url": f"{origin}/t/{row.id}",
            "at": now(),
        }

    async def key(self) -> bytes:
        """The private key of this server's pushes, made when it is first needed and kept in the database."""
        return await self._store.key("push", webpush.new_key())


class Calling:
    """Whom one table has told that it is their turn: once, and again only after they have been there.

    Whoever was asked when the table woke up was told before.
    """

    def __init__(self, alerts: Alerts, asked: Collection[int], again: Callable[[], None]) -> None:
        self._alerts = alerts
        self._told = set(asked)
        self._again = again
        self._timer: asyncio.TimerHandle | None = None
        self._due: dict[int, float] = {}

    def expect(self, row: StoredTable, asked: Collection[int], here: Collection[str]) -> None:
        """These seats are asked now: tell those who have been away for a while."""
        self.stop()
        clock = asyncio.get_running_loop().time()
        away = {chair.seat: chair.user for chair in row.chairs if chair.kind == "person" and chair.user not in here}
        self._told &= away.keys()
        wanted = [seat for seat in asked if seat in away and seat not in self._told]
        self._due = {seat: self._due.get(seat, clock + self._alerts.delay) for seat in wanted}
        for seat in [seat for seat, at in self._due.items() if at <= clock]:
            self._told.add(seat)
            del self._due[seat]
            self._alerts.tell(away[seat] or "", row)
        if self._due:
            self._timer = asyncio.get_running_loop().call_at(min(self._due.values()), self._again)

    def stop(self) -> None:
        """Nobody is waited for any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
