"""The handlers of alerts: the key for browsers, and a person's own addresses."""

import json

from starlette.responses import Response

from emberhall.server.api.requests import Caller
from emberhall.server.errors import RequestError
from emberhall.server.house.house import House
from emberhall.server.links.calendars import KIND, calendar, is_secret, secret_of
from emberhall.server.links.speaking import voice_in
from emberhall.server.people import outside
from emberhall.server.timestamps import now
from emberhall.store import Alert, User, work
from emberhall.wire.bodies.alerts import AlertInfo, DropAlert, Feed, NewAlert, PushKey
from emberhall.wire.route import ICS
from emberhall.wire.values import or_else
from emberhall.world import chance, clock

SECRET_BYTES = 24
MOST = 8
"""Addresses per person, at most."""


class AlertHandlers:
    """Handlers of `wire.routes.alerts`."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def push_key(self) -> PushKey:
        from emberhall.server.people import webpush  # noqa: PLC0415 (needs cryptography, which few servers use)

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
        if sum(each.kind != KIND for each in mine) >= MOST and all(each.address != wish.address for each in mine):
            raise RequestError("too-many", f"You can be notified at {MOST} addresses at most; remove one first.", 429)
        await self._house.store.write(work.alerts.add(Alert(user.id, wish.address, wish.kind, secrets, now())))
        return await self._alerts(user.id)

    async def drop_alert(self, user: User, wish: DropAlert) -> list[AlertInfo]:
        await self._house.store.write(work.alerts.drop(user.id, wish.address))
        return await self._alerts(user.id)

    async def _alerts(self, user: str) -> list[AlertInfo]:
        mine = await self._house.store.read(work.alerts.of_user(user))
        return [AlertInfo(each.kind, each.address) for each in mine if each.kind != "feed"]

    # --- the calendar of a person's moves

    async def my_calendar(self, user: User) -> Feed:
        secret = secret_of(await self._house.store.read(work.alerts.of_user(user.id)))
        return Feed(None if secret is None else f"/api/calendars/{user.id}/{secret}.ics")

    async def new_calendar(self, user: User) -> Feed:
        await self._drop_calendar(user)
        secret = chance.token_urlsafe(SECRET_BYTES)
        await self._house.store.write(work.alerts.add(Alert(user.id, secret, KIND, "", now())))
        return await self.my_calendar(user)

    async def drop_calendar(self, user: User) -> Feed:
        await self._drop_calendar(user)
        return Feed(None)

    async def _drop_calendar(self, user: User) -> None:
        for each in await self._house.store.read(work.alerts.of_user(user.id)):
            if each.kind == KIND:
                await self._house.store.write(work.alerts.drop(user.id, each.address))

    async def calendar(self, user: str, secret: str, caller: Caller, lang: str = "") -> Response:
        house = self._house
        house.persons.reviews.pass_by(caller.address)
        if not is_secret(await house.store.read(work.alerts.of_user(user)), secret):
            raise RequestError("unknown-person", "There is no such calendar, or it has a new address.", 404)
        rows = await house.store.read(work.lists.unfinished_of(user))
        origin = house.settings.origins[0] if house.settings.origins else ""
        text = calendar(rows, user, voice_in(lang), origin, clock.utc(), house.uptime.now())
        return Response(text, headers={"cache-control": "private, max-age=300"}, media_type=ICS)


def _secrets(wish: NewAlert) -> str:
    if wish.kind == "hook":
        return or_else(wish.lang, "")
    if not isinstance(wish.p256dh, str) or not isinstance(wish.auth, str):
        raise ValueError("A browser's subscription needs its keys p256dh and auth.")
    try:
        from emberhall.server.people import webpush  # noqa: PLC0415 (as above)

        webpush.check_keys(wish.p256dh, wish.auth)
    except ValueError as problem:
        raise ValueError(f"The keys of the subscription cannot be used: {problem}.") from None
    return json.dumps({"p256dh": wish.p256dh, "auth": wish.auth})
