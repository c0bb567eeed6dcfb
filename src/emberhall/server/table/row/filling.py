"""Free seats that bots take after a while, if the setup of the table says so; then its game begins."""

from datetime import datetime

from emberhall.server.table.row import chairs, standins
from emberhall.server.table.row.clocks import takes_days
from emberhall.store import StoredTable
from emberhall.world import clock


def seconds_left(row: StoredTable) -> float | None:
    """Seconds until bots take the free seats; None if they never do, or the game has begun."""
    if not row.purpose.fill or row.status != "open" or takes_days(row):
        return None
    since = clock.utc() - datetime.fromisoformat(row.created)
    return max(0.0, row.purpose.fill - since.total_seconds())


def is_full(row: StoredTable) -> bool:
    """True if every seat of a table that bots may fill is taken, so that its game can begin."""
    settled = all(chair.kind != "free" for chair in row.chairs) and not missing(row)
    return row.status == "open" and row.purpose.fill > 0 and settled


def missing(row: StoredTable) -> list[int]:
    """The seats of those who have not said yes to this rematch, if it is one."""
    asked = row.status == "open" and row.purpose.again
    return [chair.seat for chair in row.chairs if asked and chair.kind == "person" and chair.nonce is None]


def with_bots(row: StoredTable, level: str) -> StoredTable:
    """The table with a bot on every free seat, and one that plays for everybody who has not come to the rematch."""
    for seat in missing(row):
        row = standins.stand_in(row, seat, level, "away")
    free = [chairs.bot_chair(chair.seat, level) for chair in row.chairs if chair.kind == "free"]
    return chairs.with_chairs(row, *free) if free else row
