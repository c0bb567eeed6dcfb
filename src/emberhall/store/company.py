"""Rows about relations between users: friends, blocks and mutes, invitations, reports and bans."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import and_, bindparam, delete, func, insert, or_, select, update
from sqlalchemy import literal_column as literal

from emberhall.store.base import User
from emberhall.store.people import USER, user_in
from emberhall.store.people_base import How, Invitation, Report, Shun
from emberhall.store.queries import Query, Work, const
from emberhall.store.schema import accounts, friends, invitations, lines, passes, reports, shuns, tables, tokens, users

WHO = bindparam("who", type_=users.c.id.type)
OTHER = bindparam("other", type_=users.c.id.type)

ONE = Query(select(*USER).where(users.c.id == WHO))
FIND = Query(
    select(*USER)
    .outerjoin(accounts, accounts.c.user_id == users.c.id)
    .where(
        or_(
            users.c.id == WHO,
            accounts.c.login == WHO,
            func.lower(users.c.name).op("LIKE")(bindparam("like", type_=users.c.name.type)),
        )
    )
    .order_by(users.c.created.desc())
    .limit(bindparam("most"))
    .offset(const(0))
)
UNSEEN = Query(update(users).where(users.c.id == WHO).values(unseen=bindparam("hidden")))


def user(name: str) -> Work[User | None]:
    """A user by id."""
    found = yield ONE, {"who": name}
    return user_in(found[0]) if found else None


def people(text: str, limit: int) -> Work[list[User]]:
    """Users by id, login or part of their name."""
    like = "%" + text.lower().replace("%", "").replace("_", "") + "%"
    found = yield FIND, {"who": text, "like": like, "most": limit}
    return [user_in(row) for row in found]


def set_unseen(name: str, unseen: bool) -> Work[None]:
    """Hide a user's table from their friends, or show it."""
    yield UNSEEN, {"who": name, "hidden": int(unseen)}


# --- friends, blocks and mutes


def _befriend(own_insert: Any) -> Any:
    return own_insert(friends).on_conflict_do_nothing()


def _shun(own_insert: Any) -> Any:
    new = own_insert(shuns)
    changed = {"how": new.excluded.how, "at": new.excluded.at}
    return new.on_conflict_do_update(index_elements=["user_id", "other_id"], set_=changed)


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
SHUN = Query(_shun)
UNSHUN = Query(delete(shuns).where(shuns.c.user_id == WHO, shuns.c.other_id == OTHER))
SHUNNED = Query(
    select(shuns.c.other_id, users.c.name, users.c.face, shuns.c.how)
    .join(users, users.c.id == shuns.c.other_id)
    .where(shuns.c.user_id == WHO)
    .order_by(shuns.c.at, shuns.c.other_id)
)
BLOCKING = Query(select(shuns.c.user_id).where(shuns.c.other_id == OTHER, shuns.c.how == const("block")))


def befriend(name: str, friend: str, at: str) -> Work[None]:
    """Make two users friends, in both directions."""
    pairs = ((name, friend), (friend, name))
    yield BEFRIEND, [{"user_id": one, "friend_id": other, "at": at} for one, other in pairs]


def unfriend(name: str, friend: str) -> Work[None]:
    """End a friendship, in both directions."""
    yield UNFRIEND, {"who": name, "other": friend}


def friends_of(name: str) -> Work[list[User]]:
    """A user's friends."""
    found = yield FRIENDS, {"who": name}
    return [user_in(row) for row in found]


def shun(name: str, other: str, how: How, at: str) -> Work[None]:
    """Block or mute a user."""
    yield SHUN, {"user_id": name, "other_id": other, "how": how, "at": at}
    if how == "block":
        yield from unfriend(name, other)


def unshun(name: str, other: str) -> Work[None]:
    """Lift a block or mute."""
    yield UNSHUN, {"who": name, "other": other}


def shunned(name: str) -> Work[list[Shun]]:
    """The users that a user has blocked or muted."""
    found = yield SHUNNED, {"who": name}
    return [Shun(*row) for row in found]


def blocks(names: Sequence[str], other: str) -> Work[bool]:
    """True if any of the users has blocked `other`."""
    found = yield BLOCKING, {"other": other}
    return any(name in names for (name,) in found)


# --- invitations


def _invite(own_insert: Any) -> Any:
    new = own_insert(invitations)
    changed = {"by_id": new.excluded.by_id, "at": new.excluded.at}
    return new.on_conflict_do_update(index_elements=["table_id", "user_id"], set_=changed)


INVITE = Query(_invite)
UNINVITE = Query(delete(invitations).where(invitations.c.table_id == bindparam("table"), invitations.c.user_id == WHO))
INVITATIONS = Query(
    select(tables.c.id, tables.c.title, users.c.id, users.c.name, invitations.c.at)
    .select_from(invitations)
    .join(tables, tables.c.id == invitations.c.table_id)
    .join(users, users.c.id == invitations.c.by_id)
    .where(invitations.c.user_id == WHO, tables.c.status == const("open"))
    .order_by(invitations.c.at.desc())
)


def invite(table: str, name: str, by: str, at: str) -> Work[None]:
    """Invite a user to a table; the latest inviter is the one named."""
    yield INVITE, {"table_id": table, "user_id": name, "by_id": by, "at": at}


def uninvite(table: str, name: str) -> Work[None]:
    """Withdraw an invitation."""
    yield UNINVITE, {"table": table, "who": name}


def invited(name: str) -> Work[list[Invitation]]:
    """The open invitations of a user."""
    found = yield INVITATIONS, {"who": name}
    return [Invitation(*row) for row in found]


# --- moderation

REPORT = Query(insert(reports))
REPORT_ROW = [reports.c[name] for name in ("id", "by_id", "about_id", "table_id", "line", "said", "why", "at", "done")]
REPORTS = Query(
    select(*REPORT_ROW)
    .where(or_(bindparam("whole", type_=tables.c.seq.type) == const(1), reports.c.done == const("")))
    .order_by(reports.c.at.desc())
    .limit(bindparam("most"))
    .offset(const(0))
)
CLOSE = Query(
    update(reports).where(reports.c.id == bindparam("which")).values(done=bindparam("now")).returning(reports.c.id)
)
BAN = Query(update(users).where(users.c.id == WHO).values(banned=bindparam("now")))
NO_TOKENS = Query(delete(tokens).where(tokens.c.user_id == WHO))
NO_PASSES = Query(delete(passes).where(passes.c.user_id == WHO))
BANNED = Query(
    select(users.c.id).where(users.c.banned >= bindparam("since"), users.c.banned != const("")).order_by(users.c.banned)
)
BLANK = Query(
    update(lines)
    .where(lines.c.table_id == bindparam("table"), lines.c.n == bindparam("which"))
    .values(text=literal("NULL"), greeting=literal("NULL"))
    .returning(lines.c.n)
)


def add_report(report: Report) -> Work[None]:
    """Store a report."""
    who = {"id": report.id, "by_id": report.by, "about_id": report.about}
    what = {"table_id": report.table, "line": report.line, "said": report.said, "why": report.why}
    yield REPORT, {**who, **what, "at": report.at, "done": report.done}


def all_reports(done: bool, limit: int) -> Work[list[Report]]:
    """Reports, latest first; `done` includes those already dealt with."""
    found = yield REPORTS, {"whole": int(done), "most": limit}
    return [Report(*row) for row in found]


def close_report(report: str, at: str) -> Work[bool]:
    """Mark a report as dealt with."""
    found = yield CLOSE, {"which": report, "now": at}
    return bool(found)


def ban(name: str, at: str) -> Work[None]:
    """Ban a user and revoke their tokens and passes; an empty time lifts the ban."""
    yield BAN, {"who": name, "now": at}
    if at:
        yield NO_TOKENS, {"who": name}
        yield NO_PASSES, {"who": name}


def banned(since: str) -> Work[list[str]]:
    """The users banned since then."""
    found = yield BANNED, {"since": since}
    return [name for (name,) in found]


def blank_line(table: str, n: int) -> Work[bool]:
    """Remove the text of a line."""
    found = yield BLANK, {"table": table, "which": n}
    return bool(found)
