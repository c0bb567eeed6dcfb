"""The bodies of guests: who somebody is, and what they have unlocked."""

from typing import Annotated

from msgspec import UNSET, Meta

from emberhall.wire.values import Body, Face, Name, Optional, Reply


class NewGuest(Body):
    """Sign in as a guest, with only a name."""

    name: Name


class ChangeMe(Body):
    """A new name or face for the user."""

    name: Name | Optional = UNSET
    face: Face | Optional = UNSET


class Guest(Reply):
    """A user and their new token, which is sent only once, here, and stored only as a hash."""

    user: str
    name: str
    face: Face
    token: str


class KidCode(Body):
    """The code of a grown-up, who chooses it when kid mode begins."""

    code: Annotated[str, Meta(min_length=4, max_length=64)]


class Me(Reply):
    """The user a token belongs to. In kid mode there are only ready-made words and no strangers."""

    user: str
    name: str
    face: Face
    kid: bool = False


class Unlock(Reply):
    """A card the user has unlocked, with its title, and at which table and when."""

    title: str
    card: str
    table: str
    at: str
