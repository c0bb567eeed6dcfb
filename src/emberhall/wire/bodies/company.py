"""The bodies about other people: friends, blocked and muted people, invitations, reports."""

from typing import Annotated

from msgspec import UNSET, Meta

from emberhall.wire.bodies.people import How, TableId, UserId
from emberhall.wire.values import Body, Face, Optional, Reply


class ChangeFriends(Body):
    """Whether friends see which table you are at."""

    shown: bool


class ShunSomebody(Body):
    """Somebody to `mute` or `block`."""

    user: UserId
    how: How


class InviteFriend(Body):
    """The friend to invite to a table."""

    user: UserId


class NewReport(Body):
    """A report about somebody, optionally about one line of theirs at a table."""

    user: UserId
    why: Annotated[str, Meta(min_length=1, max_length=500)]
    table: TableId | Optional = UNSET
    line: Annotated[int, Meta(ge=1, le=2**31 - 1)] | Optional = UNSET


class Friend(Reply):
    """A friend; if they are at a table and let friends see it, its title, and its id if it is public."""

    user: str
    name: str
    face: Face
    here: bool
    """Whether they have a page open at a table; false if they do not let friends see it."""
    title: str | Optional = UNSET
    table: str | Optional = UNSET


class Shunned(Reply):
    """Somebody you have blocked or muted."""

    user: str
    name: str
    face: Face
    how: How


class Invitation(Reply):
    """A friend's invitation to a table."""

    table: str
    title: str
    user: str
    name: str
    at: str


class WishFriend(Body):
    """Whose friend you would like to be: you have sat together at `table`, or they have asked first."""

    user: UserId
    table: TableId | Optional = UNSET


class Wished(Reply):
    """Whether you are friends now; else the other is asked."""

    friends: bool


class Wisher(Reply):
    """Somebody who would like to be your friend."""

    user: str
    name: str
    face: Face


class Friends(Reply):
    """Your friends, those who would like to be, the people you have blocked or muted, and your invitations."""

    friends: list[Friend]
    shunned: list[Shunned]
    invitations: list[Invitation]
    wishes: list[Wisher]
    shown: bool


class Reported(Reply):
    """The id of a report."""

    id: str
