"""The bodies of the HTTP interface that are about people: profiles, accounts, other devices, friends, reports."""

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta

from emberhall.wire.bodies import Guest, TableInfo, Unlock
from emberhall.wire.values import Body, Face, Optional, Reply

UserId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
TableId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Code: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Login: TypeAlias = Annotated[str, Meta(min_length=3, max_length=32)]
Password: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]
Ended: TypeAlias = Literal["won", "shared", "lost"]
How: TypeAlias = Literal["block", "mute"]


class UsePass(Body):
    """The code of a pass, as it was read or typed."""

    code: Code


class NewAccount(Body):
    """A name to sign in with, and a password."""

    login: Login
    password: Password


class SignIn(Body):
    """The same, on another device."""

    login: Login
    password: Annotated[str, Meta(max_length=200)]


class ChangePassword(Body):
    """The password so far, and the one from now on."""

    old: Annotated[str, Meta(max_length=200)]
    password: Password


class NewRecovery(Body):
    """Your password, for another recovery code."""

    password: Annotated[str, Meta(max_length=200)]


class Recover(Body):
    """A recovery code, and the password from now on."""

    code: Code
    password: Password


class MergeGuest(Body):
    """The token of the guest whose games are to be yours."""

    token: Annotated[str, Meta(min_length=1, max_length=200)]


class DeleteMe(Body):
    """Your name, to show that you mean it."""

    name: Annotated[str, Meta(max_length=64)]


class ChangeFriends(Body):
    """Whether friends see at which table you are."""

    shown: bool


class ShunSomebody(Body):
    """Whom you do not want to hear (`mute`), or meet (`block`)."""

    user: UserId
    how: How


class InviteFriend(Body):
    """The friend to be asked to a table."""

    user: UserId


class NewReport(Body):
    """A complaint about somebody, perhaps about one line of theirs at a table."""

    user: UserId
    why: Annotated[str, Meta(min_length=1, max_length=500)]
    table: TableId | Optional = UNSET
    line: Annotated[int, Meta(ge=1, le=2**31 - 1)] | Optional = UNSET


class Period(Reply):
    """How the games of a stretch of time went; `since` is its first day."""

    since: str
    won: int
    shared: int
    lost: int


class TitleResults(Reply):
    """How somebody's games of a title went. `low` and `high` are the bounds, in percent, of a share of wins that fits.

    `last` and `scores` are of the last games, oldest first. `winners` is what winners of those games scored.
    """

    title: str
    played: int
    won: int
    shared: int
    lost: int
    low: int
    high: int
    first_played: int
    first_won: int
    last: list[Ended]
    periods: list[Period]
    scores: list[int]
    average: float
    winners: float


class Profile(Reply):
    """What one may know of somebody: of oneself everything, of others what happened at public tables."""

    user: str
    name: str
    face: Face
    since: str
    games: int
    titles: list[TitleResults]
    unlocks: list[Unlock]
    you: bool
    friend: bool
    shunned: How | Optional = UNSET
    """What you have done about them."""


class Played(Reply):
    """Finished games, newest first; `more` says whether there are others behind them."""

    games: list[TableInfo]
    more: bool


class Pass(Reply):
    """A code that is good until then, said only once."""

    code: str
    until: str


class AccountInfo(Reply):
    """Your account, if you have one, and whether friends see where you are."""

    login: str | None
    shown: bool


class MadeAccount(Reply):
    """Your new account. The recovery code is said only once: with it a forgotten password is replaced."""

    login: str
    shown: bool
    recovery: str


class Recovery(Reply):
    """A recovery code, said only once."""

    recovery: str


class Recovered(Reply):
    """Who you are, with a token for this device, the name you sign in with, and the next recovery code."""

    guest: Guest
    login: str
    recovery: str


class Merged(Reply):
    """How many tables have moved, and how many stay with the guest because you sit there too."""

    moved: int
    left: int


class Friend(Reply):
    """A friend; if they are at a table and let friends know, its title, and its id where the table is public."""

    user: str
    name: str
    face: Face
    here: bool
    """Whether they have a page open at a table; false for those who do not say."""
    title: str | Optional = UNSET
    table: str | Optional = UNSET


class Shunned(Reply):
    """Somebody you have blocked or muted."""

    user: str
    name: str
    face: Face
    how: How


class Invitation(Reply):
    """A friend asks you to a table."""

    table: str
    title: str
    user: str
    name: str
    at: str


class Friends(Reply):
    """Your friends, whom you do not want to hear or meet, and where you are asked to."""

    friends: list[Friend]
    shunned: list[Shunned]
    invitations: list[Invitation]
    shown: bool


class Reported(Reply):
    """The number of a complaint."""

    id: str


class Done(Reply):
    """It has happened."""

    done: bool = True
