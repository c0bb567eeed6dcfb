"""Rows of the SQLite file: every statement of the store, and how rows become values."""

import json
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any

from emberhall.store.base import CardSet, Chair, Damaged, Early, Ending, Line, Move, Stored, StoredTable

COLUMNS = (
    "id, title, name, seats, options, public, host, secret, rules, created, "
    "status, seed, notes, seq, waiting, moved, scores, winners, rematch, cards, revision"
)
DAMAGE = (ValueError, TypeError, AttributeError)
"""What reading a damaged row may raise."""
LISTED_OF_A_HOST = 3
MOST_LISTED = 200


def add_table(
    connection: sqlite3.Connection, table: StoredTable, rematch_of: str | None, cards: CardSet | None
) -> bool:
    """Keep a new table with its cards and link the one it follows; false when that has a rematch already."""
    values = _values(table)
    marks = ", ".join("?" * len(values))
    connection.execute(f"INSERT INTO tables ({COLUMNS}) VALUES ({marks})", values)  # noqa: S608 (a constant)
    _set_chairs(connection, table.id, table.chairs)
    if cards is not None:
        connection.execute(
            "INSERT OR IGNORE INTO card_sets (title, mark, files) VALUES (?, ?, ?)",
            (cards.title, cards.mark, json.dumps(dict(cards.files), ensure_ascii=False)),
        )
    if rematch_of is None:
        return True
    linked = connection.execute(
        "UPDATE tables SET rematch = ?, revision = revision + 1 WHERE id = ? AND rematch IS NULL",
        (table.id, rematch_of),
    )
    return linked.rowcount == 1


def save_table(connection: sqlite3.Connection, table: StoredTable) -> bool:
    """Write what may change in a table besides its record, if the row is at the table's revision; whether it was."""
    saved = connection.execute(
        "UPDATE tables SET name = ?, seats = ?, options = ?, public = ?, host = ?, status = ?, seed = ?, notes = ?, "
        "waiting = ?, moved = ?, revision = revision + 1 WHERE id = ? AND revision = ?",
        (
            table.name,
            table.seats,
            json.dumps(dict(table.options)),
            table.public,
            table.host,
            table.status,
            None if table.seed is None else str(table.seed),
            json.dumps(dict(table.notes)),
            json.dumps(table.waiting),
            table.moved,
            table.id,
            table.revision,
        ),
    )
    if saved.rowcount != 1:
        return False
    connection.execute("DELETE FROM chairs WHERE table_id = ? AND seat >= ?", (table.id, table.seats))
    _set_chairs(connection, table.id, table.chairs)
    return True


def load(connection: sqlite3.Connection, table: str, after: int) -> Stored | None:
    """A table's row, its moves after the first so many, and its early answers, all as they are at one moment."""
    connection.execute("BEGIN")
    try:
        found = one(connection, table)
        return None if found is None else Stored(found, moves(connection, table, after), early(connection, table))
    finally:
        connection.execute("COMMIT")


def one(connection: sqlite3.Connection, table: str) -> StoredTable | None:
    """The row of one table; Damaged if it is there and cannot be read."""
    row = connection.execute(f"SELECT {COLUMNS} FROM tables WHERE id = ?", (table,)).fetchone()  # noqa: S608
    if row is None:
        return None
    try:
        return _table(row, _chairs(connection, [table]).get(table, ()))
    except DAMAGE as problem:
        raise Damaged(f"A stored table cannot be read: {problem}.") from problem


def tables(connection: sqlite3.Connection, where: str, values: tuple[object, ...], limit: int) -> list[StoredTable]:
    """The tables that match a condition, with their chairs; the condition is a constant of the store.

    A table that cannot be read is left out: the others are not to blame.
    """
    query = f"SELECT {COLUMNS} FROM tables WHERE {where} LIMIT ?"  # noqa: S608
    rows = connection.execute(query, (*values, limit)).fetchall()
    chairs = _chairs(connection, [row[0] for row in rows])
    found = []
    for row in rows:
        with suppress(*DAMAGE):
            found.append(_table(row, chairs.get(row[0], ())))
    return found


def listed(connection: sqlite3.Connection, status: str, limit: int) -> list[StoredTable]:
    """Public tables for the lobby: the newest of each host before anybody's second, and few of one host."""
    chosen = (
        "id IN (SELECT id FROM (SELECT id, created, row_number() OVER (PARTITION BY host ORDER BY created DESC) AS nth "
        "FROM tables WHERE public = 1 AND status = ?) WHERE nth <= ? ORDER BY nth, created DESC LIMIT ?)"
    )
    latest = "created" if status == "open" else "moved"
    return tables(connection, f"{chosen} ORDER BY {latest} DESC", (status, LISTED_OF_A_HOST, limit), limit)


def unfinished(connection: sqlite3.Connection, host: str) -> int:
    """How many tables of a host are not over."""
    count: int
    (count,) = connection.execute("SELECT count(*) FROM tables WHERE host = ? AND status <> 'over'", (host,)).fetchone()
    return count


def asking_bots(connection: sqlite3.Connection) -> list[str]:
    """The running tables that wait for a bot."""
    found = connection.execute(
        "SELECT DISTINCT id FROM tables JOIN chairs ON table_id = id AND kind = 'bot' WHERE status = 'running' "
        "AND json_valid(waiting) AND seat IN (SELECT value FROM json_each(waiting)) ORDER BY moved DESC"
    )
    return [row[0] for row in found]


def running(connection: sqlite3.Connection) -> list[str]:
    """The ids of the running tables, most recently moved first."""
    return [row[0] for row in connection.execute("SELECT id FROM tables WHERE status = 'running' ORDER BY moved DESC")]


def drop_cards(connection: sqlite3.Connection) -> int:
    """Remove the sets that no table uses, and return how many."""
    return connection.execute(
        "DELETE FROM card_sets WHERE NOT EXISTS "
        "(SELECT 1 FROM tables WHERE tables.title = card_sets.title AND tables.cards = card_sets.mark)"
    ).rowcount


def card_sets(connection: sqlite3.Connection, where: str = "", values: tuple[str, ...] = ()) -> list[CardSet]:
    """The sets that match a condition, which is a constant of the store."""
    query = f"SELECT title, mark, files FROM card_sets {where} ORDER BY title, mark"  # noqa: S608
    return [CardSet(title, mark, json.loads(files)) for title, mark, files in connection.execute(query, values)]


def append(
    connection: sqlite3.Connection,
    table: str,
    seq: int,
    new: Sequence[Move],
    waiting: Sequence[int],
    at: str,
    ending: Ending | None,
    early: Sequence[int],
    revision: int | None,
) -> bool:
    """Add moves if the record is `seq` long and the row at that revision, if one is named; whether it was.

    The unique key on (table, seq) is the fence besides. One move that cannot be added changes nothing, so it needs no
    savepoint.
    """
    for number, (seat, word) in enumerate(new, start=1):
        added = connection.execute(
            "INSERT INTO moves (table_id, seq, seat, word, at) "
            "SELECT id, ?, ?, ?, ? FROM tables WHERE id = ? AND seq = ? AND revision = coalesce(?, revision)",
            (seq + number, seat, word, at, table, seq, revision),
        )
        if added.rowcount != 1:
            return False
    if early:
        connection.executemany("DELETE FROM early WHERE table_id = ? AND seat = ?", [(table, seat) for seat in early])
    connection.execute(
        "UPDATE tables SET seq = ?, waiting = ?, moved = ?, revision = revision + 1 WHERE id = ?",
        (seq + len(new), json.dumps(waiting), at, table),
    )
    if ending is not None:
        connection.execute(
            "UPDATE tables SET status = 'over', scores = ?, winners = ? WHERE id = ?",
            (json.dumps(ending.scores), json.dumps(ending.winners), table),
        )
        connection.executemany(
            "INSERT OR IGNORE INTO unlocks (user_id, title, card, table_id, at) "
            "SELECT ?, title, ?, id, ? FROM tables WHERE id = ?",
            [(user, card, at, table) for user, card in ending.unlocks],
        )
    return True


def keep_early(connection: sqlite3.Connection, table: str, revision: int, move: Move, waiting: Sequence[int]) -> bool:
    """Keep an answer given before its turn, if the row is at that revision; whether it was."""
    kept = connection.execute(
        "INSERT OR REPLACE INTO early (table_id, seat, word, seq) "
        "SELECT id, ?, ?, seq FROM tables WHERE id = ? AND revision = ?",
        (*move, table, revision),
    )
    if kept.rowcount != 1:
        return False
    connection.execute(
        "UPDATE tables SET waiting = ?, revision = revision + 1 WHERE id = ?", (json.dumps(waiting), table)
    )
    return True


def early(connection: sqlite3.Connection, table: str) -> list[Early]:
    """The answers given before their turn, by seat."""
    return connection.execute("SELECT seat, word, seq FROM early WHERE table_id = ? ORDER BY seat", (table,)).fetchall()


def moves(connection: sqlite3.Connection, table: str, after: int = 0) -> list[Move]:
    """A table's record, in order, after the first so many words."""
    return connection.execute(
        "SELECT seat, word FROM moves WHERE table_id = ? AND seq > ? ORDER BY seq", (table, after)
    ).fetchall()


def say(
    connection: sqlite3.Connection,
    table: str,
    seat: int | None,
    name: str,
    text: str | None,
    greeting: str | None,
    at: str,
) -> Line:
    """Store a line of talk, with the next number of its table."""
    (last,) = connection.execute("SELECT coalesce(max(n), 0) FROM lines WHERE table_id = ?", (table,)).fetchone()
    line = Line(last + 1, seat, name, text, greeting, at)
    connection.execute(
        "INSERT INTO lines (table_id, n, seat, name, text, greeting, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (table, line.n, seat, name, text, greeting, at),
    )
    return line


def lines(connection: sqlite3.Connection, table: str, last: int, after: int) -> list[Line]:
    """The last lines said at a table, in order, of those after line `after`."""
    found = connection.execute(
        "SELECT n, seat, name, text, greeting, at FROM lines WHERE table_id = ? AND n > ? ORDER BY n DESC LIMIT ?",
        (table, after, last),
    ).fetchall()
    return [Line(*row) for row in reversed(found)]


def _values(table: StoredTable) -> tuple[Any, ...]:
    return (
        table.id,
        table.title,
        table.name,
        table.seats,
        json.dumps(dict(table.options)),
        table.public,
        table.host,
        table.secret,
        table.rules,
        table.created,
        table.status,
        None if table.seed is None else str(table.seed),
        json.dumps(dict(table.notes)),
        table.seq,
        json.dumps(table.waiting),
        table.moved,
        None if table.scores is None else json.dumps(table.scores),
        None if table.winners is None else json.dumps(table.winners),
        table.rematch,
        table.cards,
        table.revision,
    )


def _table(row: tuple[Any, ...], chairs: tuple[Chair, ...]) -> StoredTable:
    (id_, title, name, seats, options, public, host, secret, rules, created, *rest) = row
    (status, seed, notes, seq, waiting, moved, scores, winners, rematch, cards, revision) = rest
    if len(chairs) != seats:
        raise ValueError(f"it has {len(chairs)} chairs for {seats} seats")
    return StoredTable(
        id=id_,
        title=title,
        name=name,
        seats=seats,
        options=json.loads(options),
        public=bool(public),
        host=host,
        secret=secret,
        rules=rules,
        created=created,
        chairs=chairs,
        status=status,
        # Seeds use all 64 bits, but SQLite's integers are signed, so seeds are stored as text.
        seed=None if seed is None else int(seed),
        notes=json.loads(notes),
        seq=seq,
        waiting=tuple(json.loads(waiting)),
        moved=moved,
        scores=None if scores is None else tuple(json.loads(scores)),
        winners=None if winners is None else tuple(json.loads(winners)),
        rematch=rematch,
        cards=cards,
        revision=revision,
    )


def _chairs(connection: sqlite3.Connection, ids: Sequence[str]) -> dict[str, tuple[Chair, ...]]:
    """The chairs of tables, by table and in order."""
    marks = ", ".join("?" * len(ids))
    found = connection.execute(
        "SELECT table_id, seat, face, kind, user_id, name, level, nonce FROM chairs "  # noqa: S608 (marks only)
        f"WHERE table_id IN ({marks}) ORDER BY table_id, seat",
        tuple(ids),
    )
    chairs: dict[str, list[Chair]] = {}
    for table, *chair in found:
        chairs.setdefault(table, []).append(Chair(*chair))
    return {table: tuple(each) for table, each in chairs.items()}


def _set_chairs(connection: sqlite3.Connection, table: str, chairs: Iterable[Chair]) -> None:
    connection.executemany(
        "INSERT OR REPLACE INTO chairs (table_id, seat, face, kind, user_id, name, level, nonce) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [(table, c.seat, c.face, c.kind, c.user, c.name, c.level, c.nonce) for c in chairs],
    )
