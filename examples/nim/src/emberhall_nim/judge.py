"""What Nim tells search about good play: which answers leave a balanced position, and how long the game goes on."""

from collections.abc import Mapping, Sequence
from typing import Final, final

from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option
from emberhall.kernel.judges import Judge, softmax
from emberhall_nim.rules import winners
from emberhall_nim.state import State
from emberhall_nim.words import HEAPS, MOST, count_of, heap_of

NAMES: Final = ("balance", "stones")  # of what counts in a position; a style says how much more or less
VALUE: Final = (2.0, 0.5)
SPREAD: Final = 0.5  # the worth by which an answer is e times as likely


@final
class NimJudge(Judge):
    """Values the positions that answers lead to; lines are played to the end."""

    def __init__(self, weights: Mapping[str, Sequence[float]]) -> None:
        self.value = list(weights.get("value", VALUE))
        super().__init__(0, NAMES, {"value": self.value})
        if len(self.value) != len(NAMES):
            raise ValueError(f"Nim has {len(NAMES)} weights, not {len(self.value)}.")

    def priors(self, s: State, options: Sequence[Option]) -> list[float]:
        return softmax([self.worth_of(s, pick) for pick in options], SPREAD)

    def worth_of(self, s: State, pick: Option) -> float:
        """What the position after an answer is worth to the seat that gives it."""
        heaps = s.heaps[:]
        heaps[heap_of(pick)] -= count_of(pick)
        facts = (float(balanced(heaps, s.misere)), sum(heaps) / (len(HEAPS) * MOST))
        return sum(weight * fact for weight, fact in zip(self.value, facts, strict=True))

    def pick(self, s: State, rng: Rng) -> Option:
        """An answer by its likelihood."""
        options = s.work[-1].options(s)
        left = rng.below(1 << 20) / (1 << 20)
        for option, prior in zip(options, self.priors(s, options), strict=True):
            left -= prior
            if left < 0:
                return option
        return options[-1]

    def rewards(self, s: State) -> list[float]:
        """The shares of the win; before the end, all are equal."""
        won = range(s.seats) if s.work else winners(s)
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(s.seats)]


def balanced(heaps: Sequence[int], misere: bool) -> bool:
    """True if, with two seats, whoever is to move loses: in binary, every digit occurs an even number of times.

    If the last stone loses, single stones at the end are left in odd number instead.
    """
    if misere and max(heaps) <= 1:
        return sum(heaps) % 2 == 1
    rest = 0
    for stones in heaps:
        rest ^= stones
    return rest == 0
