"""The mind of Flamecraft Duals: what a seat imagines, and its judge."""

from collections.abc import Mapping, Sequence
from typing import final

from emberhall.games.flamecraft_duals.mind.imagine import imagine
from emberhall.games.flamecraft_duals.mind.judge import DualsJudge
from emberhall.games.flamecraft_duals.state import State
from emberhall.kernel.chance import Rng
from emberhall.kernel.judges import Judge
from emberhall.kernel.parts.mind import Mind


@final
class DualsMind(Mind):
    """Imagines what is hidden, and judges positions by fitted weights."""

    def imagine(self, state: State, seat: int, rng: Rng) -> State:
        return imagine(state, seat, rng)

    def judge(self, weights: Mapping[str, Sequence[float]], horizon: int | None = None) -> Judge:
        return DualsJudge(weights, horizon)
