"""Nim as a Game: its options, its deal, why a word is refused, and its invariants."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, cast, final

from emberhall.kernel import games, steps
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Choice, Decision, Option
from emberhall.kernel.games import Refusal, Setting, Value
from emberhall.kernel.observers import Observer
from emberhall_nim.observe import NimObserver
from emberhall_nim.rules import Take, winners
from emberhall_nim.state import State
from emberhall_nim.view import View, scores_of, view_of
from emberhall_nim.words import HEAPS, MOST, count_of, heap_of, taking, word_of

START: Final[dict[Value, list[int]]] = {"classic": [3, 4, 5], "pyramid": [1, 3, 5, 7]}
SETTINGS: Final = (Setting("heaps", ("classic", "pyramid", "random")), Setting("misere", (False, True)))
SAID: Final = {word_of(pick): pick for heap in range(len(HEAPS)) for pick in (taking(heap, n + 1) for n in range(MOST))}


@final
class Nim(games.Game):
    """Take stones from one heap at a time; the last stone decides."""

    RULES: ClassVar[int] = 1
    MAX_DECISIONS: ClassVar[int] = len(HEAPS) * MOST

    def __init__(self) -> None:
        super().__init__("nim", (2, 3, 4), SETTINGS, len(SAID), View)

    def kinds(self) -> Sequence[type[Any]]:
        return (State, Rng, Take)

    def modes(self) -> list[tuple[int, dict[str, Value]]]:
        return [(seats, {"misere": misere}) for seats in self.seats for misere in (False, True)]

    def begin(self, seats: int, rng: Rng, options: dict[str, Value], listen: bool) -> State:
        heaps = START.get(options["heaps"]) or [1 + rng.below(MOST) for _ in HEAPS]
        state = State([Take()], rng, seats, bool(options["misere"]), heaps[:], 0)
        if listen:
            state.listen()
        return state

    def view(self, state: steps.State, seat: int | None) -> games.View:
        return cast(games.View, view_of(cast(State, state), seat))

    def scores(self, state: steps.State) -> list[int]:
        return scores_of(cast(State, state))

    def winners(self, state: steps.State) -> list[int]:
        return winners(cast(State, state))

    def imagine(self, state: steps.State, seat: int, rng: Rng) -> State:
        """Nothing is hidden, and nothing random happens after the deal."""
        return cast(State, state).clone()

    def explain(self, state: steps.State, seat: int, word: str) -> Refusal | None:
        s = cast(State, state)
        if s.over:
            return Refusal("over")
        if word not in SAID:
            return Refusal("unknown-word", {"word": word})
        if seat != s.seat:
            return Refusal("not-your-turn", {"seat": s.seat})
        heap = heap_of(SAID[word])
        stones = s.heaps[heap] if heap < len(s.heaps) else 0
        if count_of(SAID[word]) > stones:
            return Refusal("too-few", {"heap": HEAPS[heap], "stones": stones})
        return None

    def choice(self, state: steps.State, decision: Decision, pick: Option) -> Choice:
        """A person points at a heap, then chooses how many; the page shows what would be left."""
        heap, count = heap_of(pick), count_of(pick)
        left = cast(State, state).heaps[heap] - count
        return Choice("take", (HEAPS[heap],), "left", {"heap": HEAPS[heap], "count": count, "left": left})

    def word_for(self, state: steps.State, seat: int, ref: str) -> str | None:
        return f"take {ref} 1"

    def invariants(self, state: steps.State) -> None:
        heaps = cast(State, state).heaps
        assert all(0 <= stones <= MOST for stones in heaps), f"A heap cannot have that many stones: {heaps}."

    def observer(self, seats: int) -> Observer:
        return NimObserver()

    def action_id(self, pick: Option) -> int:
        return heap_of(pick) * MOST + count_of(pick) - 1


GAME: Final = Nim()
