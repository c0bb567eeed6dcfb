"""The start of a game: its terms, who leads, and a state with the first deal pending (DU-45)."""

from typing import cast

from emberhall.games.dualis.rules import DEAL
from emberhall.games.dualis.state import State, Terms
from emberhall.kernel.chance import Rng
from emberhall.kernel.games import Value


def begin(seats: int, rng: Rng, options: dict[str, Value], listen: bool) -> State:
    turn = cast(int, options["turn"])
    drawn = rng.below(seats)  # even if the leader is fixed, so that the deals stay the same
    fixed = options["first_leader"]
    leader = ((drawn if fixed == "random" else cast(int, fixed)) + turn) % seats
    terms = Terms(
        seats,
        options["mode"] == "partnership",
        cast(bool, options["short"]),
        cast(bool, options["highlow"]),
        cast(str, options["memory_aid"]),
        cast(str, options["partner_talk"]),
        cast(bool, options["say_direction"]),
        cast(bool, options["show_trump_now"]),
        cast(bool, options["duplicate"]),
        turn,
    )
    nothing: list[int] = []
    state = State(
        [DEAL],
        rng,
        terms,
        seats,
        leader,
        leader,
        leader,
        0,
        -1,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        nothing,
        [0] * terms.sides,
        [],
    )
    if listen:
        state.listen()
    state.settle()
    return state
