"""The bodies of alerts: where a person wants to hear that it is their turn."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta

from emberhall.wire.values import Body, Optional, Reply


class PushKey(Reply):
    """The key browsers need to subscribe to this server's push messages."""

    key: str


class AlertInfo(Reply):
    """An address that gets alerts: a browser's push service, or a webhook."""

    kind: Literal["push", "hook"]
    address: str


class NewAlert(Body):
    """An address to add. A browser's subscription has two keys; a webhook has the language of its sentence.

    Discord's and Slack's webhooks get the sentence in the form they take, others all facts with the sentence as `text`.
    """

    kind: Literal["push", "hook"]
    address: Annotated[str, Meta(min_length=8, max_length=2000)]
    p256dh: Annotated[str, Meta(max_length=200)] | Optional = UNSET
    auth: Annotated[str, Meta(max_length=100)] | Optional = UNSET
    lang: Annotated[str, Meta(max_length=16)] | Optional = UNSET


class Feed(Reply):
    """The path of your calendar on this server; it is a secret. None: you have no calendar."""

    path: str | None


class DropAlert(Body):
    """An address to remove."""

    address: Annotated[str, Meta(max_length=2000)]
