"""The last turns of a game, once its end is certain."""

from typing import TypedDict

from emberhall.games.flamecraft_duals.state import State


class Closing(TypedDict):
    """What is still to come once the end is certain: the seats of the `left` last turns, the present one first."""

    unit: str
    left: int
    seats: list[int]


def closing(s: State) -> Closing | None:
    """The turn that brings the end, and the other seat's special phase (FD-26)."""
    if s.end_by < 0 or s.over:
        return None
    seats = [int(seat) for seat in range(s.terms.seats) if s.special == 0 or seat != s.end_by]
    seats.sort(key=lambda seat: seat != s.end_by)
    return {"unit": "turns", "left": len(seats), "seats": seats}
