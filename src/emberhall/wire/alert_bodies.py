"""The bodies of alerts: where a person wants to hear that it is their turn."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta

from emberhall.wire.values import Body, Optional, Reply


class PushKey(Reply):
    """The key with which browsers subscribe to this server's pushes."""

    key: str


class AlertInfo(Reply):
    """An address that is told: a browser's push service, or a webhook."""

    kind: Literal["push", "hook"]
    address: str


class NewAlert(Body):
    """One more address. A browser's subscription has its two keys; a webhook has none."""

    kind: Literal["push", "hook"]
    address: Annotated[str, Meta(min_length=8, max_length=2000)]
    p256dh: Annotated[str, Meta(max_length=200)] | Optional = UNSET
    auth: Annotated[str, Meta(max_length=100)] | Optional = UNSET


class DropAlert(Body):
    """An address that is no longer told."""

    address: Annotated[str, Meta(max_length=2000)]
