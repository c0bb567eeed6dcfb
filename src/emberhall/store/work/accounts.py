"""Signing in: accounts with a login and a password, and passes that are valid once or for a while."""

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from sqlalchemy import bindparam, delete, insert, select, update

from emberhall.store.queries import Query, Steps, const, work
from emberhall.store.schema import accounts, passes, users
from emberhall.store.work.users import add_token

USES = 20
"""How often a pass for friends may be used."""
PassKind: TypeAlias = Literal["device", "friend", "recovery"]


@dataclass(frozen=True, slots=True)
class Account:
    """A login and the hash of its password."""

    user: str
    login: str
    password: str
    changed: str


WHO = bindparam("who", type_=users.c.id.type)
ADD_PASS = Query(insert(passes))
REPLACED = Query(delete(passes).where(passes.c.user_id == WHO, passes.c.kind == bindparam("of_kind")))
EXPIRED = Query(delete(passes).where(passes.c.until < bindparam("now")))
PASS = Query(
    update(passes)
    .where(
        passes.c.hash == bindparam("key"),
        passes.c.kind == bindparam("of_kind"),
        passes.c.until >= bindparam("now"),
        passes.c.uses < const(USES),
    )
    .values(uses=passes.c.uses + const(1))
    .returning(passes.c.user_id)
)
USE_PASS = Query(
    delete(passes)
    .where(passes.c.hash == bindparam("key"), passes.c.kind == bindparam("of_kind"), passes.c.until >= bindparam("now"))
    .returning(passes.c.user_id)
)


def _add(own_insert: Any) -> Any:
    return own_insert(accounts).on_conflict_do_nothing().returning(accounts.c.user_id)


ADD = Query(_add)
CHANGE = Query(
    update(accounts)
    .where(accounts.c.user_id == WHO, accounts.c.login == bindparam("named"))
    .values(password=bindparam("hashed"), changed=bindparam("at"))
    .returning(accounts.c.user_id)
)
ACCOUNT = [accounts.c[name] for name in ("user_id", "login", "password", "changed")]
SAME = Query(
    select(accounts.c.user_id)
    .where(accounts.c.user_id == WHO, accounts.c.password == bindparam("hashed"))
    .with_for_update()
)
BY_USER = Query(select(*ACCOUNT).where(accounts.c.user_id == WHO))
BY_LOGIN = Query(select(*ACCOUNT).where(accounts.c.login == bindparam("named")))


@work
def add_pass(key: bytes, user: str, kind: PassKind, until: str, at: str) -> Steps[None]:
    """Add a pass that is valid until then, and delete the expired ones. Only its hash is stored.

    A user has at most one recovery code at a time.
    """
    yield EXPIRED, {"now": at}
    if kind == "recovery":
        yield REPLACED, {"who": user, "of_kind": kind}
    yield ADD_PASS, {"hash": key, "user_id": user, "kind": kind, "until": until, "uses": 0}


@work
def use_pass(key: bytes, kind: PassKind, at: str, token: bytes | None = None) -> Steps[str | None]:
    """The user whose pass it is, if it is valid. The pass is used up; one for friends is after USES.

    A token given is theirs at once, in the same transaction: whoever revokes tokens meets the pass or the token.
    """
    rows = yield (PASS if kind == "friend" else USE_PASS), {"key": key, "of_kind": kind, "now": at}
    if not rows:
        return None
    owner: str = rows[0][0]
    if token is not None:
        yield from add_token(owner, token, at)
    return owner


@work
def save(account: Account) -> Steps[bool]:
    """Add an account, or change the password of an existing one. False if user or login belong to another one.

    A recovery code is worth the password it was made with, and ends with it.
    """
    values = {"login": account.login, "password": account.password, "changed": account.changed}
    if (yield ADD, {"user_id": account.user, **values}):
        return True
    new = {"who": account.user, "named": account.login, "hashed": account.password, "at": account.changed}
    if not (yield CHANGE, new):
        return False
    yield REPLACED, {"who": account.user, "of_kind": "recovery"}
    return True


@work
def admit(account: Account, token: bytes, at: str) -> Steps[bool]:
    """Add a token for somebody who has just shown their password; False if it has changed meanwhile.

    Whoever changes it and revokes the tokens meets this token, or this finds the new password.
    """
    if not (yield SAME, {"who": account.user, "hashed": account.password}):
        return False
    yield from add_token(account.user, token, at)
    return True


@work
def of_user(user: str) -> Steps[Account | None]:
    """The account of a user."""
    rows = yield BY_USER, {"who": user}
    return Account(*rows[0]) if rows else None


@work
def by_login(login: str) -> Steps[Account | None]:
    """The account with a login."""
    rows = yield BY_LOGIN, {"named": login}
    return Account(*rows[0]) if rows else None
