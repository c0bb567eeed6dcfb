"""The bodies of guests: who somebody is, and what they have unlocked."""

from msgspec import UNSET

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


class Me(Reply):
    """The user a token belongs to."""

    user: str
    name: str
    face: Face


class Unlock(Reply):
    """A card the user has unlocked, with its title, and at which table and when."""

    title: str
    card: str
    table: str
    at: str
