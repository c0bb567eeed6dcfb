"""Worlds: states a seat could believe in, each standing at the question search is about."""

from emberhall.kernel.chance import Rng
from emberhall.kernel.games import Seat
from emberhall.kernel.judges import Judge
from emberhall.kernel.steps import State


def world_of(seat: Seat, judge: Judge, rng: Rng) -> State:
    """An imagined state in which the seat is asked next; where several choose at once, those before it have chosen."""
    state = seat.imagine(rng)
    while state.work and state.work[-1].who(state) != seat.number:
        state.take(judge.pick(state, rng))
    return state
