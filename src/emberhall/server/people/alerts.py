"""Alerts: tell people who are away that it is their turn, by Web Push and webhook, at the addresses they gave.

The process that drives a table sends them. It waits a little, since somebody may only be changing pages, and alerts
once per turn. A failed alert is not retried; an address that is gone is dropped. However many alerts there are, and
however slow their hosts, no move waits for them: a few workers send them, and what is too much is counted and dropped.
"""

import asyncio
import json
from collections.abc import Callable, Collection

import structlog

from emberhall.server.limits import Gate
from emberhall.server.metrics import Metrics
from emberhall.server.people import outside
from emberhall.server.people.deliveries import Deliveries
from emberhall.server.people.hooks import body_for
from emberhall.server.settings import Settings
from emberhall.server.timestamps import now
from emberhall.store import Alert, Store, StoredTable, StoreError, work

log = structlog.get_logger(__name__)
GONE = (404, 410)
CONTACT = "mailto:nobody@example.invalid"
"""The contact that push services ask for; this server has no address."""


class Alerts:
    """Sends alerts to people who are away."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self._settings = settings
        self._store = store
        self._count = metrics.alerts
        self._people = Gate(settings.alerts, "alerts")
        self._hosts = Gate(settings.alerts_of_host, "alerts")
        self._deliveries = Deliveries(self._tell, settings.alert_workers, settings.alerts_waiting)
        self._key: bytes | None = None

    @property
    def delay(self) -> float:
        """Seconds somebody may be away before they are alerted."""
        return self._settings.alert_delay

    def tell(self, user: str, row: StoredTable) -> None:
        """Alert an absent person that it is their turn at a table."""
        if not self._people.bucket(user).take():
            self._drop("person", user)
        elif not self._deliveries.add(user, row):
            self._drop("full", user)

    def _drop(self, why: str, user: str) -> None:
        self._count.labels(f"dropped: {why}").inc()
        log.info("alert dropped", why=why, user=user)

    async def close(self) -> None:
        """Cancel the alerts being sent."""
        await self._deliveries.close()

    async def _tell(self, user: str, row: StoredTable) -> None:
        try:
            for alert in await self._store.read(work.alerts.of_user(user)):
                if alert.kind != "feed":  # a calendar asks by itself
                    await self._send(alert, row)
        except StoreError as problem:
            log.warning("alert not sent", why=str(problem))

    async def _send(self, alert: Alert, row: StoredTable) -> None:
        facts = self._facts(row)
        said = json.dumps(facts if alert.kind == "push" else body_for(alert.address, facts, alert.secrets)).encode()
        try:
            headers = {"content-type": "application/json", "user-agent": "emberhall"}
            if alert.kind == "push":
                from emberhall.server.people import webpush  # noqa: PLC0415 (needs cryptography, which few servers use)

                keys = json.loads(alert.secrets)
                said = webpush.encrypted(said, keys["p256dh"], keys["auth"])
                headers = webpush.headers(alert.address, webpush.private_key(await self.key()), CONTACT)
            status = await outside.post(alert.address, said, headers, self._settings.alerts_inside, self._hosts)
        except outside.TooMany:
            self._drop("host", alert.user)
            return
        except (outside.NotOutside, OSError, TimeoutError) as problem:
            self._count.labels("failed").inc()
            log.info("alert not sent", kind=alert.kind, why=type(problem).__name__)
            return
        if status in GONE:
            await self._store.write(work.alerts.drop(alert.user, alert.address))
        self._count.labels("sent").inc()
        log.info("alert sent", kind=alert.kind, status=status)

    def _facts(self, row: StoredTable) -> dict[str, str]:
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
        if self._key is None:
            from emberhall.server.people import webpush  # noqa: PLC0415 (as above)

            self._key = await self._store.write(work.keys.secret("push", webpush.new_key()))
        return self._key


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
