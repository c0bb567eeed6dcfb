"""The handlers of alerts: the key for browsers, and a person's own addresses."""

import json

from emberhall.server.errors import RequestError
from emberhall.server.house.house import House
from emberhall.server.people import outside, webpush
from emberhall.server.timestamps import now
from emberhall.store import Alert, User, work
from emberhall.wire.bodies.alerts import AlertInfo, DropAlert, NewAlert, PushKey

MOST = 8
"""Addresses per person, at most."""


class AlertHandlers:
    """Handlers of `wire.routes.alerts`."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def push_key(self) -> PushKey:
        key = webpush.private_key(await self._house.alerts.key())
        return PushKey(webpush.to_text(webpush.point_of(key)))

    async def my_alerts(self, user: User) -> list[AlertInfo]:
        return await self._alerts(user.id)

    async def new_alert(self, user: User, wish: NewAlert) -> list[AlertInfo]:
        self._house.persons.alert_addresses.pass_person(user.id)
        try:
            secrets = _secrets(wish)
            await outside.checked(wish.address, self._house.settings.alerts_inside)
        except ValueError as problem:
            raise RequestError("bad-address", str(problem), 400) from None
        mine = await self._house.store.read(work.alerts.of_user(user.id))
        if len(mine) >= MOST and all(each.address != wish.address for each in mine):
            raise RequestError("too-many", f"You can be notified at {MOST} addresses at most; remove one first.", 429)
        await self._house.store.write(work.alerts.add(Alert(user.id, wish.address, wish.kind, secrets, now())))
        return await self._alerts(user.id)

    async def drop_alert(self, user: User, wish: DropAlert) -> list[AlertInfo]:
        await self._house.store.write(work.alerts.drop(user.id, wish.address))
        return await self._alerts(user.id)

    async def _alerts(self, user: str) -> list[AlertInfo]:
        return [AlertInfo(each.kind, each.address) for each in await self._house.store.read(work.alerts.of_user(user))]


def _secrets(wish: NewAlert) -> str:
    if wish.kind == "hook":
        return ""
    if not isinstance(wish.p256dh, str) or not isinstance(wish.auth, str):
        raise ValueError("A browser's subscription needs its keys p256dh and auth.")
    try:
        webpush.check_keys(wish.p256dh, wish.auth)
    except ValueError as problem:
        raise ValueError(f"The keys of the subscription cannot be used: {problem}.") from None
    return json.dumps({"p256dh": wish.p256dh, "auth": wish.auth})
