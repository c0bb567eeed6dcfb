"""The start of a game: its terms, who leads, and a state with the first deal pending (DU-45)."""

from emberhall.games.dualis.state import State, Terms
from emberhall.games.dualis.turn.rules import DEAL
from emberhall.kernel.chance import Rng
from emberhall.kernel.parts.setup import Value, flag_of, number_of, text_of


def begin(seats: int, rng: Rng, options: dict[str, Value], listen: bool) -> State:
    turn = number_of(options, "turn")
    lot = rng.below(seats)  # even if the leader is fixed, so that the deals stay the same
    fixed = options["first_leader"]
    leader = ((lot if fixed == "random" else number_of(options, "first_leader")) + turn) % seats
    terms = Terms(
        seats=seats,
        partners=options["mode"] == "partnership",
        short=flag_of(options, "short"),
        highlow=flag_of(options, "highlow"),
        memory_aid=text_of(options, "memory_aid"),
        partner_talk=text_of(options, "partner_talk"),
        say_direction=flag_of(options, "say_direction"),
        show_trump_now=flag_of(options, "show_trump_now"),
        duplicate=flag_of(options, "duplicate"),
        turn=turn,
    )
    state = State.start([DEAL], rng, terms, leader)
    if listen:
        state.listen()
    state.settle()
    return state
