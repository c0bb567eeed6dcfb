"""Small nets: one hidden ReLU layer, as flat lists of floats that a title's judge can evaluate.

Interpreted and compiled code add in the same order, so the results are equal to the last digit.
"""

from collections.abc import Sequence
from typing import final


@final
class Net:
    """Maps inputs to a number. Weights: per hidden unit its inputs, bias and output weight; then the output bias."""

    def __init__(self, inputs: int, weights: Sequence[float]) -> None:
        if len(weights) % (inputs + 2) != 1:
            raise ValueError(f"A net of {inputs} features cannot have {len(weights)} weights.")
        self.inputs = inputs
        self.hidden = len(weights) // (inputs + 2)
        self.weights = list(weights)

    def value(self, features: list[float]) -> float:
        weights = self.weights
        count = self.inputs
        used = [k for k in range(count) if features[k] != 0.0]
        at = 0
        total = weights[len(weights) - 1]
        for _ in range(self.hidden):
            unit = weights[at + count]
            for k in used:
                unit += features[k] * weights[at + k]
            if unit > 0.0:
                total += unit * weights[at + count + 1]
            at += count + 2
        return total


def straight(shares: Sequence[float], added: float = 0.0) -> list[float]:
    """The weights of a net that returns the weighted sum of its inputs, as long as they are not negative."""
    count = len(shares)
    weights: list[float] = []
    for k in range(count):
        weights += [1.0 if other == k else 0.0 for other in range(count)] + [0.0, shares[k]]
    return [*weights, added]
