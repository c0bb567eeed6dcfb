"""The bodies about users themselves: profiles, accounts, other devices."""

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta

from emberhall.wire.bodies.guests import Guest, Unlock
from emberhall.wire.tables import TableInfo
from emberhall.wire.values import (
    Body,
    Face,
    Optional,
    Reply,
)

UserId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
TableId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Code: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Login: TypeAlias = Annotated[str, Meta(min_length=3, max_length=32)]
Password: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]
Ended: TypeAlias = Literal["won", "shared", "lost"]
How: TypeAlias = Literal["block", "mute"]


class UsePass(Body):
    """The code of a pass, as scanned or typed."""

    code: Code


class NewAccount(Body):
    """A login and a password for a new account."""

    login: Login
    password: Password


class SignIn(Body):
    """The login and password of an account."""

    login: Login
    password: Annotated[str, Meta(max_length=200)]


class ChangePassword(Body):
    """The old password and the new one."""

    old: Annotated[str, Meta(max_length=200)]
    password: Password


class NewRecovery(Body):
    """Your password, to get a new recovery code."""

    password: Annotated[str, Meta(max_length=200)]


class Recover(Body):
    """A recovery code and the new password."""

    code: Code
    password: Password


class MergeGuest(Body):
    """The token of the guest whose games you take over."""

    token: Annotated[str, Meta(min_length=1, max_length=200)]


class DeleteMe(Body):
    """Your name, as a confirmation."""

    name: Annotated[str, Meta(max_length=64)]


class Period(Reply):
    """The results of a period; `since` is its first day."""

    since: str
    won: int
    shared: int
    lost: int


class TitleResults(Reply):
    """Somebody's results at a title. `low` and `high` bound the share of wins, in percent (a 95% interval).

    `last` and `scores` are of the last games, oldest first. `winners` is the average score of the winners.
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
    """Somebody's profile: your own in full, for others only what happened at public tables."""

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
    """Whether you have blocked or muted them."""


class Played(Reply):
    """Finished games, newest first; `more` is true if there are older ones."""

    games: list[TableInfo]
    more: bool


class Pass(Reply):
    """A code, shown only once, and when it expires."""

    code: str
    until: str


class AccountInfo(Reply):
    """Your account, if you have one, and whether friends see where you are."""

    login: str | None
    shown: bool


class MadeAccount(Reply):
    """Your new account. The recovery code, shown only once, lets you replace a forgotten password."""

    login: str
    shown: bool
    recovery: str


class Recovery(Reply):
    """A recovery code, shown only once."""

    recovery: str


class Renewed(Reply):
    """You, with a token for this device and the next recovery code, after a new password; both are shown only once."""

    user: str
    name: str
    face: Face
    token: str
    recovery: str


class Recovered(Reply):
    """You, with a token for this device, your login, and the next recovery code."""

    guest: Guest
    login: str
    recovery: str


class Merged(Reply):
    """How many tables were moved, and how many stay with the guest because you sit there too."""

    moved: int
    left: int
