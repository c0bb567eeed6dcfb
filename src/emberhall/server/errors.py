"""Errors the server answers with: one exception, with a key, a sentence and the values in it."""

from collections.abc import Mapping

from emberhall import IllegalPick
from emberhall.wire.values import Value


class RequestError(Exception):
    """A refused request; nothing has changed."""

    def __init__(self, error: str, message: str, status: int = 409, *, rule: str | None = None, **args: Value) -> None:
        super().__init__(message)
        self.error = error
        self.message = message
        self.status = status
        self.rule = rule
        self.args_said: dict[str, Value] = args

    def saying(self, args: Mapping[str, Value]) -> "RequestError":
        """Add values for its sentence; return itself."""
        self.args_said |= args
        return self


def unknown_table(table: str) -> RequestError:
    """There is no such table."""
    return RequestError("unknown-table", f"There is no table {table!r}.", 404, table=table)


def nobody_known() -> RequestError:
    """This needs a user, and the request has no token."""
    return RequestError("no-token", "Sign in first: POST /api/guests gives you a token.", 401)


def closed_to_kids() -> RequestError:
    """In kid mode this is not open."""
    return RequestError("kid-mode", "This is closed in kid mode; a grown-up's code ends it.", 403)


def not_the_host() -> RequestError:
    """Only the host may do this."""
    return RequestError("not-host", "Only the host of the table can do this.", 403)


def unknown_seat(seat: int, seats: int) -> RequestError:
    """The table has fewer seats."""
    return RequestError("unknown-seat", f"This table has seats 0 to {seats - 1}, not {seat}.", 400, seat=seat)


def illegal(pick: IllegalPick) -> RequestError:
    """The rules forbid what was picked."""
    refusal = pick.refusal
    if refusal is None:
        return RequestError("illegal", str(pick), word=pick.word)
    if refusal.rule == "bound":
        return RequestError("bound", str(pick))
    return RequestError("illegal", str(pick), rule=refusal.rule).saying({"word": pick.word, **refusal.args})
