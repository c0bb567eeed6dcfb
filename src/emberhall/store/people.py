"""Rows about people: users, their tokens, and what they have unlocked."""

from sqlalchemy import bindparam, delete, insert, select, update

from emberhall.store.base import Unlock, User
from emberhall.store.queries import Query, Row, Work, const
from emberhall.store.schema import chairs, tables, tokens, unlocks, users

ADD_USER = Query(insert(users))
ADD_TOKEN = Query(insert(tokens))
USER = [users.c[name] for name in ("id", "name", "face", "created", "banned", "unseen")]
USER_OF = Query(
    select(*USER)
    .join(tokens, tokens.c.user_id == users.c.id)
    .where(tokens.c.hash == bindparam("token"), tokens.c.used >= bindparam("since"), users.c.banned == const(""))
)
USE_TOKEN = Query(
    update(tokens)
    .where(tokens.c.hash == bindparam("token"), tokens.c.used < bindparam("at"))
    .values(used=bindparam("at"))
)
DROP_TOKENS = Query(delete(tokens).where(tokens.c.user_id == bindparam("user"), tokens.c.hash != bindparam("kept")))
CHANGE_USER = Query(
    update(users).where(users.c.id == bindparam("user")).values(name=bindparam("named"), face=bindparam("with_face"))
)
CHANGE_TABLES = Query(
    update(tables)
    .where(
        tables.c.id.in_(
            select(chairs.c.table_id).where(chairs.c.user_id == bindparam("user"), chairs.c.kind == const("person"))
        )
    )
    .values(revision=tables.c.revision + const(1))
    .returning(tables.c.id, tables.c.revision)
)
CHANGE_CHAIRS = Query(
    update(chairs)
    .where(chairs.c.user_id == bindparam("user"), chairs.c.kind == const("person"))
    .values(name=bindparam("named"), face=bindparam("with_face"))
)
UNLOCKS = Query(
    select(unlocks.c.title, unlocks.c.card, unlocks.c.table_id, unlocks.c.at)
    .where(unlocks.c.user_id == bindparam("user"))
    .order_by(unlocks.c.at, unlocks.c.card)
)


def add_user(user: User, token: bytes) -> Work[None]:
    """Store a user and the hash of their token."""
    new = {"id": user.id, "name": user.name, "face": user.face, "created": user.created}
    yield ADD_USER, {**new, "banned": user.banned, "unseen": int(user.unseen)}
    yield from add_token(user.id, token, user.created)


def add_token(user: str, token: bytes, at: str) -> Work[None]:
    """Add another token for a user."""
    yield ADD_TOKEN, {"hash": token, "user_id": user, "used": at}


def user_of(token: bytes, since: str) -> Work[User | None]:
    """The user with this token's hash, if it was used since then."""
    found = yield USER_OF, {"token": token, "since": since}
    return user_in(found[0]) if found else None


def user_in(row: Row) -> User:
    """A user from their row, which may have further columns."""
    user, name, face, created, banned, unseen = row[:6]
    return User(user, name, face, created, banned, bool(unseen))


def use_token(token: bytes, at: str) -> Work[None]:
    """Note that a token was used."""
    yield USE_TOKEN, {"token": token, "at": at}


def drop_tokens(user: str, kept: bytes | None) -> Work[None]:
    """Revoke all tokens of a user except `kept`."""
    yield DROP_TOKENS, {"user": user, "kept": kept or b""}


def change_user(user: User) -> Work[list[tuple[str, int]]]:
    """Write a user's name and face, here and on their chairs; return those tables with their new revisions."""
    new = {"user": user.id, "named": user.name, "with_face": user.face}
    yield CHANGE_USER, new
    # Tables before their chairs, as in save_table: transactions that lock in the same order never deadlock.
    changed = yield CHANGE_TABLES, {"user": user.id}
    yield CHANGE_CHAIRS, new
    return [(table, revision) for table, revision in changed]


def unlocked(user: str) -> Work[list[Unlock]]:
    """What a user has unlocked, with the first time of each."""
    found = yield UNLOCKS, {"user": user}
    return [Unlock(*row) for row in found]
