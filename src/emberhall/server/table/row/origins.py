"""Origins: tables without a deal of their own, because they were forked or imported.

Their shuffle is not sealed by this server, and their results do not count: they are casual.
"""

from emberhall.server.errors import RequestError
from emberhall.store import Store, StoredTable, work

FORKED = "forked"
IMPORTED = "imported"
"""Notes of a table: the table and moment it was forked from, and when it was imported."""


def origin_of(row: StoredTable) -> tuple[str, int] | None:
    """The table and the moment that a table was forked from; None if it was dealt or imported."""
    if IMPORTED in row.notes:
        return None
    table, _, moment = row.notes.get(FORKED, "").partition(" ")
    return (table, int(moment)) if table and moment.isdecimal() else None


def is_page(origin: str) -> bool:
    """True if an origin is a lesson (`learn/<title>/<name>`) or an example of the rules (`rules/<title>`)."""
    return "/" in origin


def is_casual(row: StoredTable) -> bool:
    """True if nothing that happens here counts."""
    return FORKED in row.notes or IMPORTED in row.notes


async def still_played(store: Store, row: StoredTable) -> bool:
    """True if a game that a table was forked from is not over: then nobody may see what the seed would reveal."""
    origin = origin_of(row)
    while origin is not None and not is_page(origin[0]):
        row_before = await store.read(work.tables.one(origin[0]))
        if row_before is None:
            return False
        if row_before.status != "over":
            return True
        origin = origin_of(row_before)
    return False


def origin_runs() -> RequestError:
    """The record of a fork would reveal what its origin still hides."""
    return RequestError(
        "origin-running", "The game this one was forked from is not over; until it is, this record is secret."
    )
