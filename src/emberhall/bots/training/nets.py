"""Fitting small nets: the signed sum of a net's values over rows of inputs, plus a linear term of general numbers.

They are fitted by gradient descent (Adam) over batches whose order depends on the seed and epoch alone, so a run that
was killed continues after its last complete epoch as if nothing had happened.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from emberhall.bots.training.games import Sample

BATCH = 256
RATE = 0.01  # of the first epoch; it falls to a twentieth of that
FADE = 1e-5  # weight decay
MEMORY = (0.9, 0.999)
Floats = np.ndarray[Any, np.dtype[np.float64]]


@dataclass(frozen=True)
class Shape:
    """The sizes of a net, and whether its output is log odds rather than an amount."""

    general: int
    inputs: int
    hidden: int
    odds: bool

    @property
    def size(self) -> int:
        return self.general + self.hidden * (self.inputs + 2) + 1


class Noted:
    """Samples as arrays, padded with empty rows."""

    def __init__(self, samples: list[Sample], shape: Shape) -> None:
        most = max((len(inputs) - 1 for inputs, _ in samples), default=1)
        self.size = len(samples)
        self.general = np.zeros((self.size, shape.general))
        self.rows = np.zeros((self.size, most, shape.inputs), np.float32)
        self.signs = np.zeros((self.size, most))
        self.aims = np.zeros(self.size)
        for at, (inputs, (aim,)) in enumerate(samples):
            self.general[at] = inputs[0]
            self.signs[at, : len(inputs) - 1] = [row[0] for row in inputs[1:]]
            self.rows[at, : len(inputs) - 1] = [row[1:] for row in inputs[1:]]
            self.aims[at] = aim


def parts(weights: Floats, shape: Shape) -> tuple[Floats, Floats, Floats, Floats, Floats]:
    """The general weights; the hidden units' input weights, biases and output weights; the output bias."""
    units = weights[shape.general : -1].reshape(shape.hidden, shape.inputs + 2)
    return weights[: shape.general], units[:, :-2], units[:, -2], units[:, -1], weights[-1:]


def said(samples: Noted, weights: Floats, shape: Shape, some: Any = slice(None)) -> Floats:
    """The raw output for samples: log odds, if the shape says so."""
    general, inputs, biases, shares, added = parts(weights, shape)
    hidden = np.maximum(samples.rows[some] @ inputs.T + biases, 0.0)
    worths: Floats = samples.general[some] @ general + ((hidden @ shares + added[0]) * samples.signs[some]).sum(axis=1)
    return worths


def errors(samples: Noted, worths: Floats, shape: Shape, some: Any = slice(None)) -> Floats:
    """The error of each output, which is the derivative of the loss."""
    expected = 1.0 / (1.0 + np.exp(-worths)) if shape.odds else worths
    gaps: Floats = expected - samples.aims[some]
    return gaps


def loss(samples: Noted, weights: Floats, shape: Shape) -> float:
    """The mean squared error; for odds, the mean log loss."""
    worths = said(samples, weights, shape)
    if shape.odds:
        return float(np.mean(np.logaddexp(0.0, worths) - samples.aims * worths))
    return float(np.mean((worths - samples.aims) ** 2))


def right(samples: Noted, weights: Floats, shape: Shape) -> float:
    """How often the favourite won, not counting draws."""
    worths, aims = said(samples, weights, shape), samples.aims - (0.5 if shape.odds else 0.0)
    return float(np.mean((worths > 0)[aims != 0] == (aims > 0)[aims != 0]))


def slope(samples: Noted, weights: Floats, shape: Shape, some: Any) -> Floats:
    """The gradient of the loss over some samples."""
    _, inputs, biases, shares, _ = parts(weights, shape)
    rows = samples.rows[some].astype(np.float64)
    hidden = np.maximum(rows @ inputs.T + biases, 0.0)
    wrong = errors(samples, said(samples, weights, shape, some), shape, some) / len(rows)
    pull = wrong[:, None] * samples.signs[some]
    through = pull[:, :, None] * shares * (hidden > 0)
    steep = FADE * weights
    general, to_inputs, to_biases, to_shares, to_added = parts(steep, shape)
    general += wrong @ samples.general[some]
    to_inputs += np.einsum("nmh,nmf->hf", through, rows, optimize=True)
    to_biases += through.sum(axis=(0, 1))
    to_shares += np.einsum("nmh,nm->h", hidden, pull, optimize=True)
    to_added += pull.sum()
    return steep


def begun(samples: Noted, shape: Shape, general: list[float], seed: int) -> Floats:
    """Initial weights: general ones handwritten, the net's random; zero for inputs that never occur."""
    rng = np.random.default_rng(seed)
    weights = np.zeros(shape.size)
    own, inputs, biases, shares, _ = parts(weights, shape)
    own[:] = general
    inputs[:] = rng.normal(0.0, (2.0 / shape.inputs) ** 0.5, inputs.shape)
    inputs[:, ~samples.rows.any(axis=(0, 1))] = 0.0
    biases[:] = rng.uniform(0.0, 0.2, biases.shape)
    shares[:] = rng.normal(0.0, 0.3 / shape.hidden**0.5, shares.shape)
    return weights


@dataclass
class Descent:
    """The state of fitting: the weights, and Adam's moments of the gradient."""

    epoch: int
    weights: Floats
    mean: Floats
    square: Floats

    def dumped(self) -> list[Any]:
        return [self.epoch, self.weights.tolist(), self.mean.tolist(), self.square.tolist()]


def descend(samples: Noted, shape: Shape, state: Descent, epochs: int, seed: int) -> Iterator[Descent]:
    """The state after each further epoch."""
    batches = max(1, samples.size // BATCH)
    while state.epoch < epochs:
        order = np.random.default_rng([seed, state.epoch]).permutation(samples.size)
        weights, mean, square = state.weights.copy(), state.mean.copy(), state.square.copy()
        rate = RATE * (1.0 - 0.95 * state.epoch / epochs)
        for batch in range(batches):
            step = state.epoch * batches + batch + 1
            change = slope(samples, weights, shape, order[batch::batches])
            mean = MEMORY[0] * mean + (1 - MEMORY[0]) * change
            square = MEMORY[1] * square + (1 - MEMORY[1]) * change**2
            first, second = mean / (1 - MEMORY[0] ** step), square / (1 - MEMORY[1] ** step)
            weights -= rate * first / (np.sqrt(second) + 1e-8)
        state = Descent(state.epoch + 1, weights, mean, square)
        yield state
