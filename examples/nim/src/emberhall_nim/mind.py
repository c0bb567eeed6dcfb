"""The mind of Nim: there is nothing to imagine, and a judge that knows its theory."""

from collections.abc import Mapping, Sequence
from typing import final

from emberhall.kernel.chance import Rng
from emberhall.kernel.judges import Judge
from emberhall.kernel.parts.mind import Mind
from emberhall_nim.judge import NimJudge
from emberhall_nim.state import State


@final
class NimMind(Mind):
    """Bots search the true heaps."""

    def imagine(self, state: State, seat: int, rng: Rng) -> State:
        """Nothing is hidden, and nothing random happens after the deal."""
        return state.clone()

    def judge(self, weights: Mapping[str, Sequence[float]], horizon: int | None = None) -> Judge:
        return NimJudge(weights)
