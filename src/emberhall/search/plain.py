"""The judge of a title that brings none: random play to the end, and the share of the win there."""

from typing import final

from emberhall.kernel.chance import Rng
from emberhall.kernel.games import Game
from emberhall.kernel.judges import Judge
from emberhall.kernel.playouts import playout
from emberhall.kernel.steps import State


@final
class PlainJudge(Judge):
    """Knows nothing but the rules."""

    def __init__(self, game: Game) -> None:
        super().__init__(0)
        self.game = game

    def finish(self, s: State, rng: Rng, since: int) -> None:
        playout(s, rng)

    def rewards(self, s: State) -> list[float]:
        found = [0.0] * len(self.game.scores(s))
        winners = self.game.winners(s)
        for seat in winners:
            found[seat] = 1.0 / len(winners)
        return found
