"""Alerts over HTTP: the key for browsers, and a person's own addresses."""

import json

from starlette.requests import Request

from emberhall.server import outside, webpush
from emberhall.server.errors import RequestError
from emberhall.server.handlers import Handlers
from emberhall.server.timestamps import now
from emberhall.store.ladder import Alert
from emberhall.wire.alert_bodies import AlertInfo, DropAlert, NewAlert, PushKey

MOST = 8
"""Addresses per person, at most."""


class AlertsApi(Handlers):
    """The handlers of alerts."""

    async def push_key(self, _: Request) -> PushKey:
        key = webpush.private_key(await self._house.alerts.key())
        return PushKey(webpush.to_text(webpush.point_of(key)))

    async def my_alerts(self, request: Request) -> list[AlertInfo]:
        return await self._alerts((await self._known(request)).id)

    async def new_alert(self, request: Request) -> list[AlertInfo]:
        user = await self._known(request)
        wish = await self._body(request, NewAlert)
        try:
            secrets = _secrets(wish)
            await outside.checked(wish.address, self._house.settings.alerts_inside)
        except ValueError as problem:
            raise RequestError("bad-address", str(problem), 400) from None
        mine = await self._house.store.alerts_of(user.id)
        if len(mine) >= MOST and all(each.address != wish.address for each in mine):
            raise RequestError("too-many", f"You can be notified at {MOST} addresses at most; remove one first.", 429)
        await self._house.store.add_alert(Alert(user.id, wish.address, wish.kind, secrets, now()))
        return await self._alerts(user.id)

    async def drop_alert(self, request: Request) -> list[AlertInfo]:
        user = await self._known(request)
        wish = await self._body(request, DropAlert)
        await self._house.store.drop_alert(user.id, wish.address)
        return await self._alerts(user.id)

    async def _alerts(self, user: str) -> list[AlertInfo]:
        return [AlertInfo(each.kind, each.address) for each in await self._house.store.alerts_of(user)]


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
