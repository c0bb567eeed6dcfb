"""What learners need of Duālis."""

from typing import Final, final

from emberhall.games.dualis.learn.observe import DualisObserver
from emberhall.games.dualis.words import play_of
from emberhall.kernel.decisions import Option
from emberhall.kernel.observers import Observer
from emberhall.kernel.parts.learning import Learning

ACTIONS: Final = 104  # each of 52 cards, with and without a coin


@final
class DualisLearning(Learning):
    """A play is its own number."""

    def __init__(self) -> None:
        super().__init__(ACTIONS)

    def action_id(self, pick: Option) -> int:
        return play_of(pick)

    def observer(self, seats: int) -> Observer:
        return DualisObserver(seats)
