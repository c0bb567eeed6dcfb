"""Deals that are played at several tables: who may look at one of them, and when everybody may.

Somebody who has seen such a deal knows what is to come at the other tables. So only its person may see a try at a daily
deal until the day is over, and only its players a table with a shared deal until the whole round is.
"""

from emberhall.server.deals import evenings
from emberhall.server.deals.days import today
from emberhall.server.errors import RequestError
from emberhall.store import Store, StoredTable, work


async def check_seen(store: Store, row: StoredTable, user: str | None) -> None:
    """Raise RequestError if this person may not look at the table yet."""
    if not _is_at(row, user) and await is_sealed(store, row):
        raise RequestError("sealed", "Others are still playing this deal; you can look at it when they are done.", 403)


async def check_told(store: Store, row: StoredTable, user: str | None) -> None:
    """Raise RequestError if this person may not see the record, which has the whole shuffle, yet.

    After their one try at a daily deal a person may read its record; a shared deal waits for the round.
    """
    if not (row.purpose.daily and _is_at(row, user)) and await is_sealed(store, row):
        raise RequestError(
            "sealed", "Others are still playing this deal; its record is public when they are done.", 403
        )


async def check_forked(store: Store, row: StoredTable) -> None:
    """Raise RequestError while others play this deal: nobody may try it out on the side."""
    if await is_sealed(store, row):
        raise RequestError("sealed", "Others are still playing this deal; it can be tried out when they are done.", 403)


def _is_at(row: StoredTable, user: str | None) -> bool:
    return user is not None and any(chair.user == user for chair in row.chairs)


async def is_sealed(store: Store, row: StoredTable) -> bool:
    """True if the deal may still be played elsewhere."""
    if row.purpose.daily:
        return row.purpose.daily >= today()
    if not row.purpose.shared:
        return False
    stored = await store.read(work.evenings.one(row.purpose.event))
    boards = [] if stored is None else evenings.decode(stored).played[row.purpose.round - 1]
    for board in boards:
        table = await store.read(work.tables.one(board.table)) if board.table else None
        if table is not None and table.status != "over":
            return True
    return False
