"""Users and their tokens, of which only the hashes are stored."""

from dataclasses import dataclass
from typing import TypeAlias

from sqlalchemy import bindparam, case, delete, func, insert, or_, select, update

from emberhall.store.queries import Query, Row, Steps, const, work
from emberhall.store.schema import accounts, chairs, passes, tables, tokens, users

Touched: TypeAlias = list[tuple[str, int]]
"""Tables whose rows were written, with their new revisions."""


@dataclass(frozen=True, slots=True)
class User:
    """A person, identified by a token of which only the hash is stored."""

    id: str
    name: str
    face: str
    created: str
    banned: str = ""
    """When they were banned; empty if they were not."""
    unseen: bool = False
    """True if their table is hidden from their friends."""
    kid: bool = False
    """True if they are in kid mode: a grown-up's code is needed to end it."""


WHO = bindparam("who", type_=users.c.id.type)
ADD = Query(insert(users))
ADD_TOKEN = Query(insert(tokens))
USER = [
    *(users.c[name] for name in ("id", "name", "face", "created", "banned", "unseen")),
    case((users.c.kid_code == const(""), const(0)), else_=const(1)).label("kid"),
]
BY_ID = Query(select(*USER).where(users.c.id == WHO))
SEARCH = Query(
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
KID_CODE = Query(select(users.c.kid_code).where(users.c.id == WHO))
SET_KID_CODE = Query(update(users).where(users.c.id == WHO).values(kid_code=bindparam("code")))
UNSEEN = Query(update(users).where(users.c.id == WHO).values(unseen=bindparam("hidden")))
BY_TOKEN = Query(
    select(*USER)
    .join(tokens, tokens.c.user_id == users.c.id)
    .where(tokens.c.hash == bindparam("token"), tokens.c.used >= bindparam("since"), users.c.banned == const(""))
)
USE_TOKEN = Query(
    update(tokens)
    .where(tokens.c.hash == bindparam("token"), tokens.c.used < bindparam("at"))
    .values(used=bindparam("at"))
)
DROP_TOKEN = Query(delete(tokens).where(tokens.c.hash == bindparam("token")))
DROP_TOKENS = Query(delete(tokens).where(tokens.c.user_id == bindparam("user"), tokens.c.hash != bindparam("kept")))
DROP_DEVICES = Query(delete(passes).where(passes.c.user_id == bindparam("user"), passes.c.kind == const("device")))
CHANGE = Query(
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


@work
def add(user: User, token: bytes) -> Steps[None]:
    """Store a user and the hash of their token."""
    new = {"id": user.id, "name": user.name, "face": user.face, "created": user.created}
    yield ADD, {**new, "banned": user.banned, "unseen": int(user.unseen), "kid_code": ""}
    yield from add_token(user.id, token, user.created)


@work
def by_token(token: bytes, since: str = "") -> Steps[User | None]:
    """The user a token's hash belongs to, unless the token was not used since then or the user is banned."""
    rows = yield BY_TOKEN, {"token": token, "since": since}
    return user_in(rows[0]) if rows else None


@work
def by_id(user: str) -> Steps[User | None]:
    """A user by id."""
    rows = yield BY_ID, {"who": user}
    return user_in(rows[0]) if rows else None


@work
def search(text: str, limit: int) -> Steps[list[User]]:
    """Users by id, login or part of their name, newest first."""
    like = "%" + text.lower().replace("%", "").replace("_", "") + "%"
    rows = yield SEARCH, {"who": text, "like": like, "most": limit}
    return [user_in(row) for row in rows]


@work
def set_unseen(user: str, unseen: bool) -> Steps[None]:
    """Hide a user's table from their friends, or show it."""
    yield UNSEEN, {"who": user, "hidden": int(unseen)}


@work
def kid_code(user: str) -> Steps[str]:
    """The hash of the code that ends somebody's kid mode; empty if they are not in it."""
    return next((str(code) for (code,) in (yield KID_CODE, {"who": user})), "")


@work
def set_kid_code(user: str, code: str) -> Steps[None]:
    """Begin somebody's kid mode, with the hash of the code that ends it; an empty one ends it."""
    yield SET_KID_CODE, {"who": user, "code": code}


@work
def change(user: User) -> Steps[Touched]:
    """Write a user's name and face, here and on their chairs; return those tables with their new revisions."""
    new = {"user": user.id, "named": user.name, "with_face": user.face}
    yield CHANGE, new
    # Tables before their chairs, as when a table is saved: transactions that lock in the same order never deadlock.
    rows = yield CHANGE_TABLES, {"user": user.id}
    yield CHANGE_CHAIRS, new
    return [(table, revision) for table, revision in rows]


def user_in(row: Row) -> User:
    """A user from their row, which may have further columns."""
    user, name, face, created, banned, unseen, kid = row[:7]
    return User(user, name, face, created, banned, bool(unseen), bool(kid))


# --- tokens


@work
def add_token(user: str, token: bytes, at: str) -> Steps[None]:
    """Add another token for a user."""
    yield ADD_TOKEN, {"hash": token, "user_id": user, "used": at}


@work
def renew_token(user: str, token: bytes, at: str) -> Steps[None]:
    """Add a token for a user and revoke all others, with the codes that would give new ones."""
    yield from add_token(user, token, at)
    yield from drop_tokens(user, token)


@work
def use_token(token: bytes, at: str) -> Steps[None]:
    """Note that a token was used."""
    yield USE_TOKEN, {"token": token, "at": at}


@work
def drop_token(token: bytes) -> Steps[None]:
    """Revoke one token."""
    yield DROP_TOKEN, {"token": token}


@work
def drop_tokens(user: str, kept: bytes | None = None) -> Steps[None]:
    """Revoke all tokens of a user except `kept`, and the codes that would give new ones.

    Codes first: a code that is being redeemed holds its row, so the token it gives is there when tokens are dropped.
    """
    yield DROP_DEVICES, {"user": user}
    yield DROP_TOKENS, {"user": user, "kept": kept or b""}
