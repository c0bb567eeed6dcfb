"""Small nets: one hidden layer, fitted to outcomes by Adam, always in the same order.

A sample is one position with its numbers, and its share of the outcome. Each hidden unit has the weights of its inputs,
its bias and its output weight; the output bias comes last.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from emberhall.bots.training.fitting import Quality
from emberhall.bots.training.games import Sample
from emberhall.bots.training.kept import written

PASSES = 24  # through all samples
BATCH = 256
FAST, SLOW = 0.004, 0.0001  # learning rates of the first and the last pass
DECAY = 1e-5
Floats = np.ndarray[Any, np.dtype[np.float64]]


class Positions:
    """Samples as arrays; numbers are scaled to similar sizes."""

    def __init__(self, samples: list[Sample], scales: Floats | None = None) -> None:
        raw: Floats = np.array([numbers[0] for numbers, _ in samples], dtype=np.float64)
        self.scales = np.maximum(1.0, 2.0 * raw.std(axis=0)) if scales is None else scales
        self.numbers: Floats = raw / self.scales
        self.won: Floats = np.array([shares[0] for _, shares in samples], dtype=np.float64)


class Net:
    """The weights while they are fitted, in one array: the first layer, its biases, the second layer, its bias."""

    def __init__(self, numbers: int, hidden: int, seed: int) -> None:
        self.numbers = numbers
        self.hidden = hidden
        size = hidden * (numbers + 2) + 1
        self.weights: Floats = np.random.default_rng(seed).uniform(-0.3, 0.3, size)
        self.weights[numbers * hidden : (numbers + 1) * hidden] = 0.0
        self.weights[-1] = 0.0
        self.mean: Floats = np.zeros(size)  # of the gradients, and below of their squares: Adam's moments
        self.square: Floats = np.zeros(size)
        self.steps = 0

    def parts(self, flat: Floats) -> tuple[Floats, Floats, Floats]:
        cut = self.numbers * self.hidden
        return (
            flat[:cut].reshape(self.numbers, self.hidden),
            flat[cut : cut + self.hidden],
            flat[cut + self.hidden : -1],
        )

    def chances(self, numbers: Floats) -> Floats:
        first, bases, second = self.parts(self.weights)
        inner = np.maximum(numbers @ first + bases, 0.0)
        odds: Floats = 1.0 / (1.0 + np.exp(-(inner @ second + self.weights[-1])))
        return odds

    def slopes(self, numbers: Floats, won: Floats) -> Floats:
        """The gradient of the loss."""
        first, bases, second = self.parts(self.weights)
        inner = np.maximum(numbers @ first + bases, 0.0)
        off = (1.0 / (1.0 + np.exp(-(inner @ second + self.weights[-1]))) - won) / len(won)
        back = np.outer(off, second) * (inner > 0)
        return np.concatenate([(numbers.T @ back).ravel(), back.sum(axis=0), inner.T @ off, [off.sum()]])

    def step(self, slopes: Floats, size: float) -> None:
        self.steps += 1
        slopes = slopes + DECAY * self.weights
        self.mean = 0.9 * self.mean + 0.1 * slopes
        self.square = 0.999 * self.square + 0.001 * slopes**2
        mean = self.mean / (1 - 0.9**self.steps)
        square = self.square / (1 - 0.999**self.steps)
        self.weights = self.weights - size * mean / (np.sqrt(square) + 1e-8)

    def quality(self, positions: Positions) -> Quality:
        chances = np.clip(self.chances(positions.numbers), 1e-9, 1 - 1e-9)
        won = positions.won
        loss = -(won * np.log(chances) + (1 - won) * np.log(1 - chances)).mean()
        return Quality(float(loss), float(((chances > 0.5) == (won > 0.5)).mean()))

    def unscaled(self, scales: Floats) -> list[float]:
        """The weights for unscaled numbers, unit by unit."""
        first, bases, second = self.parts(self.weights)
        rows = np.column_stack([(first / scales[:, None]).T, bases, second])
        return [*map(float, rows.ravel()), float(self.weights[-1])]


def passes(net: Net, positions: Positions, checkpoint: Path, seed: int) -> Iterator[int]:
    """Fit pass by pass, yielding the number of passes done; each is saved, so that a killed run continues there."""
    count = resumed(net, checkpoint)
    size = len(positions.won)
    while count < PASSES:
        order = np.random.default_rng([seed, count]).permutation(size)
        pace = FAST + (SLOW - FAST) * count / PASSES
        for start in range(0, size, BATCH):
            chosen = order[start : start + BATCH]
            net.step(net.slopes(positions.numbers[chosen], positions.won[chosen]), pace)
        count += 1
        state = [count, net.steps, net.weights.tolist(), net.mean.tolist(), net.square.tolist()]
        written(checkpoint, json.dumps(state))
        yield count


def resumed(net: Net, checkpoint: Path) -> int:
    """Restore the state of an interrupted run; return the passes it had done."""
    try:
        count, steps, weights, mean, square = json.loads(checkpoint.read_text("utf-8"))
    except (OSError, ValueError):
        return 0
    net.steps = int(steps)
    net.weights, net.mean, net.square = np.array(weights), np.array(mean), np.array(square)
    return int(count)
