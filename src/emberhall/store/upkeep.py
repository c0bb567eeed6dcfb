"""Upkeep of the SQLite file: whether it still works, and what is old enough to go."""

import sqlite3

from emberhall.store.base import Old

SAMPLES = ("users", "tokens", "tables", "chairs", "moves", "lines")


def check(connection: sqlite3.Connection, at: str) -> None:
    """Write something, so that a full disk is noticed; an sqlite3.Error says what is wrong."""
    connection.execute(
        "INSERT INTO health (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at", (at,)
    )


def sample(connection: sqlite3.Connection) -> None:
    """Read a little of everything from both ends, so that a file that was overwritten is noticed."""
    connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    for name in SAMPLES:
        for order in ("ASC", "DESC"):
            connection.execute(f"SELECT * FROM {name} ORDER BY 1 {order} LIMIT 1").fetchone()  # noqa: S608 (constants)


def forget(connection: sqlite3.Connection, old: Old, limit: int) -> list[str]:
    """Remove tables that nobody has touched for long, with all that belongs to them; returns their ids.

    What they unlocked stays. Tokens that have expired go too, and people who have neither token nor chair nor unlock.
    """
    found = connection.execute(
        "SELECT id FROM tables WHERE (status = 'over' AND moved < ?) OR (status = 'running' AND moved < ?) "
        "OR (status = 'open' AND moved < ?) LIMIT ?",
        (old.over, old.running, old.open, limit),
    ).fetchall()
    for name in ("moves", "early", "lines", "chairs"):
        connection.executemany(f"DELETE FROM {name} WHERE table_id = ?", found)  # noqa: S608 (constants)
    connection.executemany("DELETE FROM tables WHERE id = ?", found)
    connection.execute("DELETE FROM tokens WHERE used < ?", (old.tokens,))
    connection.execute(
        "DELETE FROM users WHERE created < ? AND id NOT IN (SELECT user_id FROM tokens) "
        "AND id NOT IN (SELECT user_id FROM chairs WHERE user_id IS NOT NULL) "
        "AND id NOT IN (SELECT user_id FROM unlocks)",
        (old.tokens,),
    )
    return [row[0] for row in found]
