"""Objections: errors that the server answers with, each a key, a sentence and the values in it."""

from collections.abc import Mapping

from emberhall.wire.values import Value


class Objection(Exception):
    """Sent to whoever asked; nothing has changed."""

    def __init__(self, error: str, message: str, status: int = 409, *, rule: str | None = None, **args: Value) -> None:
        super().__init__(message)
        self.error = error
        self.message = message
        self.status = status
        self.rule = rule
        self.args_said: dict[str, Value] = args

    def saying(self, args: Mapping[str, Value]) -> "Objection":
        """The same, with more values for its sentence."""
        self.args_said |= args
        return self


def unknown_table(table: str) -> Objection:
    """There is no such table."""
    return Objection("unknown-table", f"There is no table {table!r}.", 404, table=table)


def not_the_host() -> Objection:
    """Only the host may do this."""
    return Objection("not-host", "Only the host of the table can do this.", 403)


def unknown_seat(seat: int, seats: int) -> Objection:
    """The table has fewer seats."""
    return Objection("unknown-seat", f"This table has seats 0 to {seats - 1}, not {seat}.", 400, seat=seat)
