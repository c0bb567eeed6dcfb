"""Delays: how far spectators lag behind the players of a table, as agreed in its terms."""

import re
from typing import NamedTuple

from emberhall.server.errors import RequestError
from emberhall.store import StoredTable

MOST = {"moves": 100, "seconds": 3600}
_TERM = re.compile(r"(moves|seconds) (\d{1,4})")


class Delay(NamedTuple):
    """A number of moves or of seconds."""

    kind: str
    amount: int


def parse(term: str) -> Delay | None:
    """Parse a delay term. Raises RequestError if it makes no sense."""
    if term == "none":
        return None
    match = _TERM.fullmatch(term)
    if match is None:
        raise RequestError("bad-delay", f"{term!r} is not a delay: use none, moves 10 or seconds 60.", 400)
    kind, amount = match[1], int(match[2])
    if not 1 <= amount <= MOST[kind]:
        sentence = f"A delay has 1 to {MOST[kind]} {kind}, not {amount}."
        raise RequestError("bad-delay", sentence, 400, number=amount)
    return Delay(kind, amount)


def delay_of(row: StoredTable) -> Delay | None:
    """How far spectators lag behind now; None once the game is over, when all of it is public."""
    # most tables have none, and this is called with every move
    return parse(row.terms["delay"]) if "delay" in row.terms and row.status == "running" else None
