"""The mind of Duālis: what a seat imagines, and its judge."""

from collections.abc import Mapping, Sequence
from typing import final

from emberhall.games.dualis.mind.imagine import imagine
from emberhall.games.dualis.mind.judge import DualisJudge
from emberhall.games.dualis.state import State
from emberhall.kernel.chance import Rng
from emberhall.kernel.judges import Judge
from emberhall.kernel.parts.mind import Mind


@final
class DualisMind(Mind):
    """Imagines what is hidden, and judges positions by fitted weights."""

    def imagine(self, state: State, seat: int, rng: Rng) -> State:
        return imagine(state, seat, rng)

    def judge(self, weights: Mapping[str, Sequence[float]], horizon: int | None = None) -> Judge:
        return DualisJudge(weights, horizon)
