"""Nim as a Game: its parts, its deal and its invariants."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, final

from emberhall.kernel.chance import Rng
from emberhall.kernel.games import Game
from emberhall.kernel.parts.setup import Value
from emberhall_nim.face import NimFace
from emberhall_nim.learn import NimLearning
from emberhall_nim.mind import NimMind
from emberhall_nim.rules import Take, winners
from emberhall_nim.setup import NimSetup
from emberhall_nim.state import State
from emberhall_nim.view import scores_of
from emberhall_nim.words import HEAPS, MOST

START: Final[dict[Value, list[int]]] = {"classic": [3, 4, 5], "pyramid": [1, 3, 5, 7]}


@final
class Nim(Game):
    """Take stones from one heap at a time; the last stone decides."""

    RULES: ClassVar[int] = 1
    MAX_DECISIONS: ClassVar[int] = len(HEAPS) * MOST

    def __init__(self) -> None:
        super().__init__(NimSetup(), NimFace(), NimMind(), NimLearning())

    def kinds(self) -> Sequence[type[Any]]:
        return (State, Rng, Take)

    def begin(self, seats: int, rng: Rng, options: dict[str, Value], listen: bool) -> State:
        heaps = START.get(options["heaps"]) or [1 + rng.below(MOST) for _ in HEAPS]
        state = State([Take()], rng, seats, bool(options["misere"]), heaps[:], 0)
        if listen:
            state.listen()
        return state

    def scores(self, state: State) -> list[int]:
        return scores_of(state)

    def winners(self, state: State) -> list[int]:
        return winners(state)

    def invariants(self, state: State) -> None:
        heaps = state.heaps
        assert all(0 <= stones <= MOST for stones in heaps), f"A heap cannot have that many stones: {heaps}."


GAME: Final = Nim()
