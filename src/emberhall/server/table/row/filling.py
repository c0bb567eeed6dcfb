"""Free seats that bots take after a while, if the setup of the table says so; then its game begins."""

from datetime import UTC, datetime

from emberhall.server.table.row import chairs
from emberhall.server.table.row.clocks import takes_days
from emberhall.store import StoredTable


def seconds_left(row: StoredTable) -> float | None:
    """Seconds until bots take the free seats; None if they never do, or the game has begun."""
    if not row.purpose.fill or row.status != "open" or takes_days(row):
        return None
    since = datetime.now(UTC) - datetime.fromisoformat(row.created)
    return max(0.0, row.purpose.fill - since.total_seconds())


def is_full(row: StoredTable) -> bool:
    """True if every seat of a table that bots may fill is taken, so that its game can begin."""
    return row.status == "open" and row.purpose.fill > 0 and all(chair.kind != "free" for chair in row.chairs)


def with_bots(row: StoredTable, level: str) -> StoredTable:
    """The table with a bot on every free seat."""
    free = [chairs.bot_chair(chair.seat, level) for chair in row.chairs if chair.kind == "free"]
    return chairs.with_chairs(row, *free) if free else row
