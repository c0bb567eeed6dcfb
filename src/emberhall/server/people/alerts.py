"""Alerts: tell people who are away that it is their turn, by Web Push and webhook, at the addresses they gave.

The process that drives a table sends them. It waits a little, since somebody may only be changing pages, and alerts
once per turn. A failed alert is not retried; an address that is gone is dropped.
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
"""The contact that push services ask for; this server has no address."""


class Alerts:
    """Sends alerts to people who are away."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._settings = settings
        self._store = store
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def delay(self) -> float:
        """Seconds somebody may be away before they are alerted."""
        return self._settings.alert_delay

    def tell(self, user: str, row: StoredTable) -> None:
        """Alert an absent person that it is their turn at a table."""
        task = asyncio.create_task(self._tell(user, row))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Cancel the alerts being sent."""
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
        """The private key for this server's pushes, made on first use and kept in the database."""
        return await self._store.key("push", webpush.new_key())


class Calling:
    """Which seats one table has alerted: each once, and again only after its person has been there.

    A seat already asked when the table wakes up counts as alerted.
    """

    def __init__(self, alerts: Alerts, asked: Collection[int], again: Callable[[], None]) -> None:
        self._alerts = alerts
        self._told = set(asked)
        self._again = again
        self._timer: asyncio.TimerHandle | None = None
        self._due: dict[int, float] = {}

    def expect(self, row: StoredTable, asked: Collection[int], here: Collection[str]) -> None:
        """Alert the people on the seats asked now who have been away for a while."""
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
        """Cancel the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
