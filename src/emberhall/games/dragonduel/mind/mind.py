"""The mind of DragonDuel: what a seat imagines, and its judge."""

from collections.abc import Mapping, Sequence
from typing import final

from emberhall.games.dragonduel.components.book import Book
from emberhall.games.dragonduel.mind.imagine import imagine
from emberhall.games.dragonduel.mind.judge import DragonDuelJudge
from emberhall.games.dragonduel.state import State
from emberhall.kernel.chance import Rng
from emberhall.kernel.judges import Judge
from emberhall.kernel.parts.mind import Mind


@final
class DragonDuelMind(Mind):
    """Imagines what is hidden, and judges positions by fitted weights."""

    def __init__(self, book: Book) -> None:
        self.book = book

    def imagine(self, state: State, seat: int, rng: Rng) -> State:
        return imagine(state, seat, rng)

    def judge(self, weights: Mapping[str, Sequence[float]], horizon: int | None = None) -> Judge:
        return DragonDuelJudge(self.book, weights, horizon)
