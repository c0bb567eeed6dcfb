"""Rows of people in the SQLite file: users, their tokens, and what they have unlocked."""

import sqlite3

from emberhall.store.base import Unlock, User


def add_user(connection: sqlite3.Connection, user: User, token: bytes) -> None:
    """Store a user and the hash of their token."""
    connection.execute(
        "INSERT INTO users (id, name, face, created) VALUES (?, ?, ?, ?)", (user.id, user.name, user.face, user.created)
    )
    add_token(connection, user.id, token, user.created)


def add_token(connection: sqlite3.Connection, user: str, token: bytes, at: str) -> None:
    """One more token of a user."""
    connection.execute("INSERT INTO tokens (hash, user_id, used) VALUES (?, ?, ?)", (token, user, at))


def user_of(connection: sqlite3.Connection, token: bytes, since: str) -> User | None:
    """The user with this token's hash, if it was used since then."""
    row = connection.execute(
        "SELECT id, name, face, created FROM tokens JOIN users ON users.id = user_id WHERE hash = ? AND used >= ?",
        (token, since),
    ).fetchone()
    return None if row is None else User(*row)


def use_token(connection: sqlite3.Connection, token: bytes, at: str) -> None:
    """A token was used."""
    connection.execute("UPDATE tokens SET used = ? WHERE hash = ? AND used < ?", (at, token, at))


def drop_tokens(connection: sqlite3.Connection, user: str, kept: bytes | None) -> None:
    """The tokens of a user are no longer good, but for one."""
    connection.execute("DELETE FROM tokens WHERE user_id = ? AND hash IS NOT ?", (user, kept))


def change_user(connection: sqlite3.Connection, user: User) -> list[tuple[str, int]]:
    """Write a user's name and face, here and on the chairs; returns the tables concerned with their new revisions."""
    connection.execute("UPDATE users SET name = ?, face = ? WHERE id = ?", (user.name, user.face, user.id))
    connection.execute(
        "UPDATE chairs SET name = ?, face = ? WHERE user_id = ? AND kind = 'person'", (user.name, user.face, user.id)
    )
    return connection.execute(
        "UPDATE tables SET revision = revision + 1 "
        "WHERE id IN (SELECT table_id FROM chairs WHERE user_id = ? AND kind = 'person') RETURNING id, revision",
        (user.id,),
    ).fetchall()


def unlocks(connection: sqlite3.Connection, user: str) -> list[Unlock]:
    """What a user has unlocked; the first time counts."""
    found = connection.execute(
        "SELECT title, card, table_id, at FROM unlocks WHERE user_id = ? ORDER BY at, card", (user,)
    )
    return [Unlock(*row) for row in found]
