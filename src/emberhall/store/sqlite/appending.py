"""What the SQLite store does on a connection: run works, and append moves with as few statements as possible."""

import json
import sqlite3
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TypeVar

from emberhall.store.base import Word
from emberhall.store.queries import Work
from emberhall.store.work import records
from emberhall.store.work.tables import Move

T = TypeVar("T")
ADD_MOVE = records.ADD_MOVE.in_order("place", "seat", "word", "at", "table", "seq", "revision")
MOVED = records.MOVED.in_order("new_seq", "new_waiting", "at", "table")
ADD_WORD = records.ADD_WORD.in_order("table_id", "seq", "seat", "word", "at")
MOVED_FROM = records.MOVED_FROM.in_order("new_seq", "new_waiting", "at", "table", "seq", "revision")
USED = records.USED.in_order("table", "used")


def run(connection: sqlite3.Connection, work: Work[T]) -> T:
    """Run a work: send each query to the database, and its rows to the steps."""
    steps = work.begin()
    try:
        query, values = next(steps)
        while True:
            if isinstance(values, Mapping):
                rows = connection.execute(query.sqlite, values).fetchall()
            else:
                rows = connection.executemany(query.sqlite, values).fetchall()
            query, values = steps.send(rows)
    except StopIteration as end:
        result: T = end.value
        return result


def add_words(connection: sqlite3.Connection, words: Sequence[Word]) -> bool:
    """Add words of different tables; True if all were added. Checking each table's row guards against other writers."""
    updates = [(seq + 1, waiting, at, table, seq, revision) for table, seq, _, _, waiting, at, revision, _ in words]
    if connection.executemany(MOVED_FROM, updates).rowcount != len(words):
        return False
    connection.executemany(
        ADD_WORD, [(table, seq + 1, seat, word, at) for table, seq, seat, word, _, at, _, _ in words]
    )
    return True


def add_word(connection: sqlite3.Connection, word: Word) -> bool:
    """Add one word; if it cannot be added, nothing has changed."""
    execute, place = connection.execute, word.seq + 1
    new = (place, word.seat, word.word, word.at, word.table, word.seq, word.revision)
    if execute(ADD_MOVE, new).rowcount != 1:
        return False
    execute(MOVED, (place, word.waiting, word.at, word.table))
    return True


def append(
    connection: sqlite3.Connection,
    table: str,
    seq: int,
    new: Sequence[Move],
    waiting: Sequence[int],
    at: str,
    early: Sequence[int],
    revision: int | None,
) -> bool:
    """Add moves if the record is `seq` long and the row is at `revision` (None: at any); True if it was.

    The unique key on (table, seq) is a second guard. A single move that cannot be added changes nothing, so it needs
    no savepoint.
    """
    execute, place = connection.execute, seq
    for seat, word in new:
        place += 1
        if execute(ADD_MOVE, (place, seat, word, at, table, seq, revision)).rowcount != 1:
            return False
    for seat in early:
        execute(USED, (table, seat))
    execute(MOVED, (place, json.dumps(waiting), at, table))
    return True


@lru_cache(maxsize=256)
def as_json(waiting: tuple[int, ...]) -> str:
    """The seats a table is waiting for, as its row has them."""
    return json.dumps(waiting)
