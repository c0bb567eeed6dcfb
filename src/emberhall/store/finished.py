"""Lists of finished tables, for replaying them, and the first words of forked or imported tables."""

from collections.abc import Sequence

from sqlalchemy import bindparam, insert, or_, select

from emberhall.store import rows
from emberhall.store.base import Move, StoredTable
from emberhall.store.queries import Query, Work, const
from emberhall.store.schema import chairs, moves, tables

OVER = select(*(tables.c[name] for name in rows.COLUMNS)).where(tables.c.status == const("over"))
OF_USER = rows.with_chairs(
    OVER.where(
        or_(
            tables.c.id.in_(
                select(tables.c.id).where(tables.c.status == const("over"), tables.c.host == bindparam("user"))
            ),
            tables.c.id.in_(select(chairs.c.table_id).where(chairs.c.user_id == bindparam("user"))),
        )
    )
    .order_by(tables.c.moved.desc())
    .limit(bindparam("most"))
    .offset(const(0)),
    "moved",
)
PUBLIC = rows.with_chairs(
    OVER.where(tables.c.public == const(1)).order_by(tables.c.moved.desc()).limit(bindparam("most")).offset(const(0)),
    "moved",
)
ADD = Query(insert(moves))


def of_user(user: str, limit: int) -> Work[list[StoredTable]]:
    """The finished tables at which a user has a chair or is the host."""
    return rows.readable((yield OF_USER, {"user": user, "most": limit}))


def public(limit: int) -> Work[list[StoredTable]]:
    """Public finished tables."""
    return rows.readable((yield PUBLIC, {"most": limit}))


def add_words(table: str, words: Sequence[Move], at: str) -> Work[None]:
    """Store the words that a new table starts with."""
    yield (
        ADD,
        [
            {"table_id": table, "seq": place, "seat": seat, "word": word, "at": at}
            for place, (seat, word) in enumerate(words, start=1)
        ],
    )
