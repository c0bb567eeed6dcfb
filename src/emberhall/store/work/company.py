"""Relations between users: friends, blocks and mutes, and invitations to tables."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from sqlalchemy import and_, bindparam, delete, func, or_, select

from emberhall.store.queries import Query, Steps, const, work
from emberhall.store.schema import friend_wishes, friends, invitations, shuns, tables, users
from emberhall.store.work.users import USER, User, kid_code, user_in

LISTED = 50
"""How many invitations, and wishes to be friends, a user is shown."""
How: TypeAlias = Literal["block", "mute"]


@dataclass(frozen=True, slots=True)
class Shun:
    """Somebody a user does not want to hear (mute) or meet (block)."""

    other: str
    name: str
    face: str
    how: How


@dataclass(frozen=True, slots=True)
class Invitation:
    """A friend's invitation to a table."""

    table: str
    title: str
    by: str
    name: str
    at: str


WHO = bindparam("who", type_=users.c.id.type)
OTHER = bindparam("other", type_=users.c.id.type)


# --- friends


def _befriend(own_insert: Any) -> Any:
    return own_insert(friends).on_conflict_do_nothing()


BEFRIEND = Query(_befriend)
UNFRIEND = Query(
    delete(friends).where(
        or_(
            and_(friends.c.user_id == WHO, friends.c.friend_id == OTHER),
            and_(friends.c.user_id == OTHER, friends.c.friend_id == WHO),
        )
    )
)
FRIENDS = Query(
    select(*USER)
    .join(friends, friends.c.friend_id == users.c.id)
    .where(friends.c.user_id == WHO)
    .order_by(users.c.name, users.c.id)
)


IS_FRIEND = Query(select(friends.c.user_id).where(friends.c.user_id == WHO, friends.c.friend_id == OTHER))
FRIEND_COUNT = Query(select(func.count()).select_from(friends).where(friends.c.user_id == WHO))


@work
def is_friend(user: str, other: str) -> Steps[bool]:
    """True if two users are friends."""
    return bool((yield IS_FRIEND, {"who": user, "other": other}))


@work
def count_friends(user: str) -> Steps[int]:
    """How many friends a user has."""
    [(count,)] = yield FRIEND_COUNT, {"who": user}
    return int(count)


@work
def befriend(user: str, friend: str, at: str) -> Steps[None]:
    """Make two users friends, in both directions."""
    pairs = ((user, friend), (friend, user))
    yield BEFRIEND, [{"user_id": one, "friend_id": other, "at": at} for one, other in pairs]


@work
def unfriend(user: str, friend: str) -> Steps[None]:
    """End a friendship, in both directions."""
    yield UNFRIEND, {"who": user, "other": friend}


@work
def friends_of(user: str) -> Steps[list[User]]:
    """A user's friends, by name."""
    return [user_in(row) for row in (yield FRIENDS, {"who": user})]


# --- wishes to be friends


def _wish(own_insert: Any) -> Any:
    return own_insert(friend_wishes).on_conflict_do_nothing()


WISH = Query(_wish)
UNWISH = Query(
    delete(friend_wishes)
    .where(friend_wishes.c.user_id == WHO, friend_wishes.c.other_id == OTHER)
    .returning(friend_wishes.c.at)
)
WISHES = Query(
    select(*USER)
    .join(friend_wishes, friend_wishes.c.user_id == users.c.id)
    .where(
        friend_wishes.c.other_id == WHO,
        users.c.id.not_in(select(shuns.c.other_id).where(shuns.c.user_id == WHO)),
    )
    .order_by(friend_wishes.c.at.desc(), friend_wishes.c.user_id.desc())
    .limit(bindparam("most"))
    .offset(const(0))
)
WISHED = Query(
    select(friend_wishes.c.other_id).where(friend_wishes.c.user_id == WHO).limit(bindparam("most")).offset(const(0))
)


@work
def wish_friend(user: str, other: str, at: str, ask: bool) -> Steps[bool]:
    """Somebody would like to be another's friend; True if the other would, too: now they are.

    Unless they `ask`, they only answer: nothing is stored if the other has not asked.
    """
    if (yield UNWISH, {"who": other, "other": user}):
        yield UNWISH, {"who": user, "other": other}
        yield from befriend(user, other, at)
        return True
    if ask:
        yield WISH, {"user_id": user, "other_id": other, "at": at}
    return False


@work
def decline_friend(user: str, other: str) -> Steps[None]:
    """Somebody would rather not be the friend of another who has asked."""
    yield UNWISH, {"who": other, "other": user}


@work
def wishes_for(user: str) -> Steps[list[User]]:
    """Those who would like to be a user's friends, the latest first; nobody they have muted or blocked."""
    return [user_in(row) for row in (yield WISHES, {"who": user, "most": LISTED})]


@work
def wishes_of(user: str) -> Steps[list[str]]:
    """Whose friend a user would like to be."""
    return [other for (other,) in (yield WISHED, {"who": user, "most": LISTED})]


# --- blocks and mutes


def _shun(own_insert: Any) -> Any:
    new = own_insert(shuns)
    changes = {"how": new.excluded.how, "at": new.excluded.at}
    return new.on_conflict_do_update(index_elements=["user_id", "other_id"], set_=changes)


SHUN = Query(_shun)
UNSHUN = Query(delete(shuns).where(shuns.c.user_id == WHO, shuns.c.other_id == OTHER))
SHUNNED = Query(
    select(shuns.c.other_id, users.c.name, users.c.face, shuns.c.how)
    .join(users, users.c.id == shuns.c.other_id)
    .where(shuns.c.user_id == WHO)
    .order_by(shuns.c.at, shuns.c.other_id)
)
HOW = Query(select(shuns.c.how).where(shuns.c.user_id == WHO, shuns.c.other_id == OTHER))
SHUN_COUNT = Query(select(func.count()).select_from(shuns).where(shuns.c.user_id == WHO))


@work
def shun(user: str, other: str, how: How, at: str) -> Steps[None]:
    """Block or mute a user; blocking ends a friendship."""
    yield SHUN, {"user_id": user, "other_id": other, "how": how, "at": at}
    if how == "block":
        yield from unfriend(user, other)


@work
def unshun(user: str, other: str) -> Steps[None]:
    """Lift a block or mute."""
    yield UNSHUN, {"who": user, "other": other}


@work
def shunned_by(user: str) -> Steps[list[Shun]]:
    """The users that a user has blocked or muted."""
    return [Shun(*row) for row in (yield SHUNNED, {"who": user})]


@work
def shunned_how(user: str, other: str) -> Steps[How | None]:
    """Whether a user has blocked or muted another."""
    return next((how for (how,) in (yield HOW, {"who": user, "other": other})), None)


@work
def count_shunned(user: str) -> Steps[int]:
    """How many people a user has blocked or muted."""
    [(count,)] = yield SHUN_COUNT, {"who": user}
    return int(count)


@work
def blocks(users: Sequence[str], other: str) -> Steps[bool]:
    """True if any of the users has blocked `other`."""
    for user in users:
        if (yield from shunned_how(user, other)) == "block":
            return True
    return False


@work
def apart(user: str, others: Sequence[str]) -> Steps[bool]:
    """True if a user has blocked any of the others, or is blocked by one."""
    for other in others:
        if (yield from shunned_how(user, other)) == "block":
            return True
    return (yield from blocks(others, user))


@work
def strangers(user: User, others: Sequence[str]) -> Steps[bool]:
    """True if one of the others must not meet a user, since one of the two is in kid mode and they are no friends."""
    for other in others:
        if other == user.id or not (user.kid or (yield from kid_code(other))):
            continue
        if not (yield from is_friend(user.id, other)):
            return True
    return False


# --- invitations


def _invite(own_insert: Any) -> Any:
    new = own_insert(invitations)
    changes = {"by_id": new.excluded.by_id, "at": new.excluded.at}
    return new.on_conflict_do_update(index_elements=["table_id", "user_id"], set_=changes)


INVITE = Query(_invite)
UNINVITE = Query(delete(invitations).where(invitations.c.table_id == bindparam("table"), invitations.c.user_id == WHO))
INVITATIONS = Query(
    select(tables.c.id, tables.c.title, users.c.id, users.c.name, invitations.c.at)
    .select_from(invitations)
    .join(tables, tables.c.id == invitations.c.table_id)
    .join(users, users.c.id == invitations.c.by_id)
    .where(invitations.c.user_id == WHO, tables.c.status == const("open"))
    .order_by(invitations.c.at.desc())
    .limit(const(LISTED))
    .offset(const(0))
)


@work
def invite(table: str, user: str, by: str, at: str) -> Steps[None]:
    """Invite a user to a table; the latest inviter is the one named."""
    yield INVITE, {"table_id": table, "user_id": user, "by_id": by, "at": at}


@work
def uninvite(table: str, user: str) -> Steps[None]:
    """Withdraw an invitation."""
    yield UNINVITE, {"table": table, "who": user}


@work
def invitations_of(user: str) -> Steps[list[Invitation]]:
    """A user's invitations to tables that have not begun, newest first."""
    return [Invitation(*row) for row in (yield INVITATIONS, {"who": user})]
