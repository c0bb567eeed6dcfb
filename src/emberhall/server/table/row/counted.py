"""Games that count: rated ones, daily deals and boards of an event. What was agreed there stays until they are over."""

from emberhall.server.errors import RequestError
from emberhall.server.table.row.origins import is_casual
from emberhall.store import StoredTable


def is_counted(row: StoredTable) -> bool:
    """True if the result of a game counts for the ladder, for a daily deal or for an event."""
    return (row.purpose.rated or is_of_server(row)) and not is_casual(row)


def is_of_server(row: StoredTable) -> bool:
    """True if the server made the table: its deal is played elsewhere too, so nobody there chooses anything."""
    return bool(row.purpose.daily or row.purpose.event)


def check_may_change(row: StoredTable) -> None:
    """Raise RequestError if bots, seats and terms of a table have to stay as they are."""
    if is_of_server(row) or (row.status == "running" and is_counted(row)):
        raise RequestError("counted", "This game counts, so its bots and terms stay as they are.")


def check_may_fork(row: StoredTable) -> None:
    """Raise RequestError if a fork would show what is best in a game that counts and is still played."""
    if row.status == "running" and is_counted(row):
        raise RequestError("fork-counted", "This game counts, so it can be forked when it is over, not before.", 403)
