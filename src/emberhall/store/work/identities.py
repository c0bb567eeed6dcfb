"""Rows about identity: accounts, passes, merging two users into one, and erasing a user."""

import json
from typing import Any

from sqlalchemy import Delete, bindparam, delete, insert, literal_column, or_, select, update

from emberhall.store.base import Line, User
from emberhall.store.people_base import Account, PassKind, Touched
from emberhall.store.queries import Query, Work, const
from emberhall.store.records import LINE, line_of
from emberhall.store.schema import (
    accounts,
    alerts,
    chairs,
    daily_tries,
    decks,
    events,
    friends,
    invitations,
    lines,
    off_ladder,
    passes,
    rating_changes,
    ratings,
    reports,
    shuns,
    tables,
    tokens,
    unlocks,
    users,
)

WHO = bindparam("who", type_=users.c.id.type)
NEW = bindparam("new", type_=users.c.id.type)

DROP_TOKEN = Query(delete(tokens).where(tokens.c.hash == bindparam("token")))
ADD_PASS = Query(insert(passes))
REPLACED = Query(delete(passes).where(passes.c.user_id == WHO, passes.c.kind == bindparam("of_kind")))
EXPIRED = Query(delete(passes).where(passes.c.until < bindparam("now")))
PASS = Query(
    select(passes.c.user_id).where(
        passes.c.hash == bindparam("key"), passes.c.kind == bindparam("of_kind"), passes.c.until >= bindparam("now")
    )
)
USE_PASS = Query(
    delete(passes)
    .where(passes.c.hash == bindparam("key"), passes.c.kind == bindparam("of_kind"), passes.c.until >= bindparam("now"))
    .returning(passes.c.user_id)
)


def _set_account(own_insert: Any) -> Any:
    return own_insert(accounts).on_conflict_do_nothing().returning(accounts.c.user_id)


ADD_ACCOUNT = Query(_set_account)
CHANGE_ACCOUNT = Query(
    update(accounts)
    .where(accounts.c.user_id == WHO, accounts.c.login == bindparam("named"))
    .values(password=bindparam("hashed"), changed=bindparam("at"))
    .returning(accounts.c.user_id)
)
ACCOUNT = [accounts.c[name] for name in ("user_id", "login", "password", "changed")]
BY_USER = Query(select(*ACCOUNT).where(accounts.c.user_id == WHO))
BY_LOGIN = Query(select(*ACCOUNT).where(accounts.c.login == bindparam("named")))
SAID_BY = Query(
    select(lines.c.table_id, *(lines.c[name] for name in LINE))
    .where(lines.c.user_id == WHO)
    .order_by(lines.c.at.desc())
    .limit(bindparam("most"))
    .offset(const(0))
)


def drop_token(token: bytes) -> Work[None]:
    """Revoke one token."""
    yield DROP_TOKEN, {"token": token}


def add_pass(key: bytes, user: str, kind: PassKind, until: str, at: str) -> Work[None]:
    """Add a pass, and delete the expired ones. A user has at most one recovery code at a time."""
    yield EXPIRED, {"now": at}
    if kind == "recovery":
        yield REPLACED, {"who": user, "of_kind": kind}
    yield ADD_PASS, {"hash": key, "user_id": user, "kind": kind, "until": until}


def use_pass(key: bytes, kind: PassKind, at: str) -> Work[str | None]:
    """The user whose pass it is. The pass is used up, unless it is for friends."""
    found = yield (PASS if kind == "friend" else USE_PASS), {"key": key, "of_kind": kind, "now": at}
    return found[0][0] if found else None


def set_account(account: Account) -> Work[bool]:
    """Add an account, or change the password of an existing one. False if user or login belong to another one."""
    values = {"login": account.login, "password": account.password, "changed": account.changed}
    added = yield ADD_ACCOUNT, {"user_id": account.user, **values}
    if added:
        return True
    new = {"who": account.user, "named": account.login, "hashed": account.password, "at": account.changed}
    changed = yield CHANGE_ACCOUNT, new
    return bool(changed)


def account_of(user: str) -> Work[Account | None]:
    """The account of a user."""
    found = yield BY_USER, {"who": user}
    return Account(*found[0]) if found else None


def account(login: str) -> Work[Account | None]:
    """The account with a login."""
    found = yield BY_LOGIN, {"named": login}
    return Account(*found[0]) if found else None


def said_by(user: str, limit: int) -> Work[list[tuple[str, Line]]]:
    """The lines a user has said, with their tables, latest first."""
    found = yield SAID_BY, {"who": user, "most": limit}
    return [(row[0], line_of(row[1:])) for row in found]


# --- merging two users into one

there = chairs.alias("there")
ALONE = chairs.c.table_id.not_in(select(there.c.table_id).where(there.c.user_id == NEW))
"""True for chairs at tables where the new user has no chair: nobody gets two seats at a table."""
MERGE_TABLES = Query(
    update(tables)
    .where(tables.c.id.in_(select(chairs.c.table_id).where(chairs.c.user_id == WHO, ALONE)))
    .values(revision=tables.c.revision + const(1))
    .returning(tables.c.id, tables.c.revision)
)
MERGE_CHAIRS = Query(
    update(chairs)
    .where(chairs.c.user_id == WHO, chairs.c.kind == const("person"), ALONE)
    .values(user_id=NEW, name=bindparam("named"), face=bindparam("with_face"))
)
MERGE_KEPT = Query(
    update(chairs).where(chairs.c.user_id == WHO, chairs.c.kind == const("bot"), ALONE).values(user_id=NEW)
)
MERGE_HOSTS = Query(
    update(tables)
    .where(tables.c.host == WHO, tables.c.id.not_in(select(chairs.c.table_id).where(chairs.c.user_id == WHO)))
    .values(host=NEW, revision=tables.c.revision + const(1))
    .returning(tables.c.id, tables.c.revision)
)
MERGE_LINES = Query(update(lines).where(lines.c.user_id == WHO).values(user_id=NEW))


def _moved(table: Any, column: str, *besides: str) -> Query:
    """Copy rows of the old user to the new one, except where the new one already has such a row."""

    def make(own_insert: Any) -> Any:
        rest = [table.c[name] for name in besides]
        mine = select(NEW.label(column), *rest).where(table.c[column] == WHO, *(each != NEW for each in rest[:1]))
        return own_insert(table).from_select([column, *besides], mine).on_conflict_do_nothing()

    return Query(make)


MERGE_MORE = [
    _moved(unlocks, "user_id", "title", "card", "table_id", "at"),
    _moved(friends, "user_id", "friend_id", "at"),
    _moved(friends, "friend_id", "user_id", "at"),
    _moved(shuns, "user_id", "other_id", "how", "at"),
    _moved(shuns, "other_id", "user_id", "how", "at"),
    _moved(daily_tries, "user_id", "title", "day", "table_id"),
    _moved(off_ladder, "user_id"),
    _moved(alerts, "user_id", "address", "kind", "secrets", "created"),
    _moved(decks, "user_id", "id", "title", "name", "cards", "at"),
    _moved(ratings, "who", "title", "kind", "mu", "sigma", "games", "won", "at"),
    Query(update(rating_changes).where(rating_changes.c.who == WHO).values(who=NEW)),
]


def _of(table: Any, *columns: str) -> Delete:
    return delete(table).where(or_(*(table.c[name] == WHO for name in columns)))


FORGET = [
    Query(_of(table, *columns))
    for table, *columns in (
        (tokens, "user_id"),
        (passes, "user_id"),
        (unlocks, "user_id"),
        (friends, "user_id", "friend_id"),
        (shuns, "user_id", "other_id"),
        (invitations, "user_id", "by_id"),
        (daily_tries, "user_id"),
        (alerts, "user_id"),
        (decks, "user_id"),
        (off_ladder, "user_id"),
        (ratings, "who"),  # rating changes stay, by id alone: other players' ratings depend on them
    )
]
LEAVE = Query(
    delete(users).where(
        users.c.id == WHO, users.c.id.not_in(select(chairs.c.user_id).where(chairs.c.user_id.is_not(None)))
    )
)


def merge(old: str, new: User) -> Work[Touched]:
    """Give everything of the old user to the new one, except chairs at tables where both sit."""
    both = {"who": old, "new": new.id}
    touched: dict[str, int] = dict((yield MERGE_TABLES, both))
    yield MERGE_CHAIRS, {**both, "named": new.name, "with_face": new.face}
    yield MERGE_KEPT, both
    hosted = yield MERGE_HOSTS, both
    touched |= dict(hosted)
    yield MERGE_LINES, both
    for query in MERGE_MORE:
        yield query, both
    for query in (*FORGET, LEAVE):
        yield query, {"who": old}
    return list(touched.items())


# --- erasing a user

SEATS = Query(
    select(tables.c.id, chairs.c.seat, tables.c.notes, tables.c.revision)
    .join(chairs, chairs.c.table_id == tables.c.id)
    .where(chairs.c.user_id == WHO)
    .order_by(tables.c.id)
)
NAMELESS = Query(
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(notes=bindparam("new_notes"), revision=tables.c.revision + const(1))
)
UNNAMED = Query(
    update(chairs)
    .where(chairs.c.user_id == WHO, chairs.c.kind == const("person"))
    .values(name=literal_column("NULL"), user_id=literal_column("NULL"))
)
UNKEPT = Query(update(chairs).where(chairs.c.user_id == WHO).values(user_id=literal_column("NULL")))
GONE = {"name": const(""), "text": literal_column("NULL"), "greeting": literal_column("NULL")}
SILENT = Query(update(lines).where(lines.c.user_id == WHO).values(**GONE, user_id=literal_column("NULL")))
SILENT_BEFORE = Query(
    update(lines)
    .where(
        lines.c.table_id == bindparam("table"),
        lines.c.seat == bindparam("on_seat"),
        lines.c.name == bindparam("named"),
        lines.c.user_id.is_(None),
    )
    .values(**GONE)
)
"""For lines from before the user was stored with each line."""
ENTERED = Query(select(events.c.id, events.c.body).where(events.c.body.op("LIKE")(bindparam("like"))))
WITHDRAWN = Query(
    update(events)
    .where(events.c.id == bindparam("event"))
    .values(body=bindparam("new_body"), revision=events.c.revision + const(1))
)
NOBODY = Query(update(rating_changes).where(rating_changes.c.who == WHO).values(who=rating_changes.c.table_id))
"""The ratings of their opponents depend on these games, so the rows stay, each under a made-up player."""
ERASE = [Query(_of(accounts, "user_id")), Query(_of(reports, "by_id", "about_id")), Query(_of(users, "id")), NOBODY]


def erase(user: User) -> Work[Touched]:
    """Erase a user; what others need of their games stays, without a name."""
    found = yield SEATS, {"who": user.id}
    if found:
        nameless = [{"table": table, "new_notes": _without(notes, seat)} for table, seat, notes, _ in found]
        yield NAMELESS, nameless
        old = [{"table": table, "on_seat": seat, "named": user.name} for table, seat, _, _ in found]
        yield SILENT_BEFORE, old
    entered = yield ENTERED, {"like": f'%"user":"{user.id}"%'}
    if entered:
        yield WITHDRAWN, [{"event": event, "new_body": without_entrant(body, user.id)} for event, body in entered]
    for query in (UNNAMED, UNKEPT, SILENT, *FORGET, *ERASE):
        yield query, {"who": user.id}
    return [(table, revision + 1) for table, _, _, revision in found]


def without_entrant(body: str, user: str) -> str:
    """The stored body of an event, without the name of one entrant."""
    event = json.loads(body)
    for entrant in event.get("entrants", ()):
        if entrant["user"] == user:
            entrant["name"] = ""
    return json.dumps(event, separators=(",", ":"))


def _without(notes: str, seat: int) -> str:
    """The notes of a record without the name of a seat."""
    kept = json.loads(notes)
    if f"chair.{seat}" in kept:
        kept[f"chair.{seat}"] = kept[f"chair.{seat}"].partition(" ")[0]
    return json.dumps(kept)
