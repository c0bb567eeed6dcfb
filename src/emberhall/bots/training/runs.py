"""A training run: play the missing games, fit, and write the weights with how they were made."""

import json
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from math import log
from pathlib import Path
from typing import Any

from emberhall.bots.judges import judge_of
from emberhall.bots.matches import deaf_pool
from emberhall.bots.training.configs import Config, Part
from emberhall.bots.training.games import Sample, Weights, played
from emberhall.bots.training.kept import Kept, Log, written
from emberhall.kernel.games import load

HELD = 10  # one game in this many is held out to measure how good the weights are
DIGITS = 5
WITHOUT = "Training needs numpy: pip install 'emberhall[rl]'."
Told = Callable[[str, int, int], None]
"""Reports progress: what is being done, how much of it, out of how much."""


@dataclass(frozen=True)
class Fit:
    """The result of a part."""

    part: Part
    weights: list[float]
    positions: int
    before: float  # loss of the handwritten values, on the held-out games
    loss: float
    right: float
    seconds: float  # of this run: less if games were kept from an earlier one
    beside: dict[str, list[float]] = field(default_factory=dict)  # further weights learnt with these

    def given(self) -> Weights:
        """All resulting weights, by name."""
        return {self.part.name: self.weights} | self.part.fixed | self.beside


def train(config: Config, folder: Path, workers: int, report: Told) -> list[Fit]:
    """Train every part; work that the folder has from an earlier run is not repeated."""
    fits: list[Fit] = []
    before: dict[str, Kept] = {}
    for part in config.parts:
        began = time.perf_counter()
        earlier = [fit.given() for fit in fits if part.after and fit.part.name == part.name]
        samples = gather(config, part, folder, workers, report, earlier[-1] if earlier else {})
        if part.also:
            samples = joined(before[part.name], samples)
        before[part.name] = samples
        fit = fitted if not part.hidden else fitted_rounds if part.target == "round" else fitted_net
        fits.append(fit(config, part, folder, samples, report, began))
    return fits


def gather(config: Config, part: Part, folder: Path, workers: int, report: Told, weights: Weights) -> Kept:
    """Every game of a part, by number; missing ones are played with the given weights, and kept as they end."""
    log = Log(folder / f"{config.games_mark(part)}.games")
    by_number = {number: samples for number, samples in log.read().items() if number < part.games}
    missing = [(config, part, number, weights) for number in range(part.games) if number not in by_number]
    report(part.name, len(by_number), part.games)

    def keep(number: int, samples: list[Sample]) -> None:
        log.add(number, samples)
        by_number[number] = samples
        report(part.name, len(by_number), part.games)

    if workers == 1 or len(missing) <= 1:
        for given in missing:
            keep(*numbered(given))
        return by_number
    with deaf_pool(min(workers, len(missing))) as pool:
        for number, samples in pool.imap_unordered(numbered, missing):
            keep(number, samples)
    return by_number


def joined(one: Kept, other: Kept) -> Kept:
    """The games of both, the second ones renumbered, so that the same share of each is held out."""
    begin = (max(one, default=-1) // HELD + 1) * HELD
    return one | {begin + number: samples for number, samples in other.items()}


def numbered(given: tuple[Config, Part, int, Weights]) -> tuple[int, list[Sample]]:
    return given[2], played(*given)


def fitted(config: Config, part: Part, folder: Path, samples: Kept, report: Told, began: float) -> Fit:
    """The weights of a part, fitted to the outcomes of games or to their course."""
    if part.target == "course":
        return by_course(config, part, samples, report, began)
    return by_outcome(config, part, folder, samples, report, began)


def by_course(config: Config, part: Part, samples: Kept, report: Told, began: float) -> Fit:
    """Weights that explain how a lead developed, in one step."""
    try:
        import numpy as np  # noqa: PLC0415 - only training needs it

        from emberhall.bots.training.courses import Courses  # noqa: PLC0415
    except ImportError:
        raise ValueError(WITHOUT) from None
    learnt = [samples[number] for number in sorted(samples) if number % HELD and samples[number]]
    held = [samples[number] for number in sorted(samples) if number % HELD == 0 and samples[number]]
    if not learnt or not held:
        raise ValueError(f"{len(samples)} games are too few to learn from.")
    courses, tests = Courses(learnt), Courses(held)
    origin = np.array(by_hand(config.title, part, len(learnt[0][0][0][0])))
    weights = courses.solved(origin, part.trace, part.pull)
    report(f"{part.name}, fit", 1, 1)
    rounded = [round(float(weight), DIGITS) for weight in weights]
    quality, before = tests.quality(np.array(rounded)), tests.quality(origin).loss
    positions = len(courses.leads) + len(tests.leads)
    return Fit(part, rounded, positions, before, quality.loss, quality.right, time.perf_counter() - began)


def by_outcome(config: Config, part: Part, folder: Path, by_number: Kept, report: Told, began: float) -> Fit:
    """Maximum likelihood weights; each step is saved, so that an interrupted fit continues where it stopped."""
    try:
        import numpy as np  # noqa: PLC0415 - only training needs it

        from emberhall.bots.training.fitting import STEPS, Samples, steps  # noqa: PLC0415
    except ImportError:
        raise ValueError(WITHOUT) from None
    learnt, held = shared_out(by_number)
    samples, tests = Samples(learnt, part.scale), Samples(held, part.scale)
    origin = np.array(by_hand(config.title, part, len(learnt[0][0][0])))
    checkpoint = folder / f"{config.fit_mark(part)}.step"
    at, weights = resumed(checkpoint)
    for step, stepped in steps(samples, at, np.array(weights) if weights else origin, origin, part.pull, part.held):
        written(checkpoint, json.dumps([step, stepped.tolist()]))
        report(f"{part.name}, fit", step, STEPS)
        weights = stepped.tolist()
    rounded = [round(float(weight), DIGITS) for weight in weights]
    quality = tests.quality(np.array(rounded))
    before = tests.loss(origin)
    return Fit(part, rounded, len(learnt) + len(held), before, quality.loss, quality.right, time.perf_counter() - began)


def fitted_net(config: Config, part: Part, folder: Path, by_number: Kept, report: Told, began: float) -> Fit:
    """A net, each epoch saved; the weights of general numbers are learnt with it, and become the judge's `value`."""
    try:
        import numpy as np  # noqa: PLC0415 - only training needs it

        from emberhall.bots.training import nets  # noqa: PLC0415
    except ImportError:
        raise ValueError(WITHOUT) from None
    learnt, held = shared_out(by_number)
    inputs = learnt[0][0]
    shape = nets.Shape(len(inputs[0]), len(inputs[1]) - 1, part.hidden, part.target == "win")
    samples, tests = nets.Noted(learnt, shape), nets.Noted(held, shape)
    general = by_hand(config.title, replace(part, name="value"), shape.general)
    begun = nets.begun(samples, shape, general, config.seed)
    checkpoint = folder / f"{config.fit_mark(part)}.epoch"
    state = nets.Descent(0, begun, np.zeros(shape.size), np.zeros(shape.size))
    if checkpoint.exists():
        epoch, *known = json.loads(checkpoint.read_text("utf-8"))
        state = nets.Descent(epoch, *map(np.array, known))
    before = nets.loss(tests, np.zeros(shape.size), shape)
    for state in nets.descend(samples, shape, state, part.epochs, config.seed):  # noqa: B020 - each follows the last
        written(checkpoint, json.dumps(state.dumped()))
        report(f"{part.name}, fit", state.epoch, part.epochs)
    rounded = [round(float(weight), DIGITS) for weight in state.weights]
    weights, size = np.array(rounded), len(learnt) + len(held)
    loss, right = nets.loss(tests, weights, shape), nets.right(tests, weights, shape)
    beside = {"value": rounded[: shape.general]} if shape.general else {}
    return Fit(part, rounded[shape.general :], size, before, loss, right, time.perf_counter() - began, beside)


def fitted_rounds(config: Config, part: Part, folder: Path, by_number: Kept, report: Told, began: float) -> Fit:
    """A net for rounds; the baseline is an even guess."""
    try:
        from emberhall.bots.training.rounds import PASSES, Net, Positions, passes  # noqa: PLC0415
    except ImportError:
        raise ValueError(WITHOUT) from None
    learnt, held = shared_out(by_number)
    positions = Positions(learnt)
    tests = Positions(held, positions.scales)
    net = Net(len(learnt[0][0][0]), part.hidden, config.seed)
    for passed in passes(net, positions, folder / f"{config.fit_mark(part)}.step", config.seed):
        report(f"{part.name}, fit", passed, PASSES)
    weights = [round(weight, DIGITS) for weight in net.unscaled(positions.scales)]
    quality, count = net.quality(tests), len(learnt) + len(held)
    return Fit(part, weights, count, log(2), quality.loss, quality.right, time.perf_counter() - began)


def shared_out(by_number: Kept) -> tuple[list[Sample], list[Sample]]:
    """The positions to learn from, and those held out."""
    learnt = [sample for number in sorted(by_number) if number % HELD for sample in by_number[number]]
    held = [sample for number in sorted(by_number) if number % HELD == 0 for sample in by_number[number]]
    if not learnt or not held:
        raise ValueError(f"{len(by_number)} games are too few to learn from.")
    return learnt, held


def resumed(checkpoint: Path) -> tuple[int, list[float]]:
    """The step and weights at which fitting was interrupted."""
    try:
        at, weights = json.loads(checkpoint.read_text("utf-8"))
    except (OSError, ValueError):
        return 0, []
    return int(at), list(map(float, weights))


def by_hand(title: str, part: Part, count: int) -> list[float]:
    """The values fitting starts from: the judge's handwritten ones, or zeros."""
    judge = judge_of(load(title), fitted=False)
    weights = judge.weights.get(part.name, [])
    return list(weights) if len(weights) == count else [0.0] * count


def document(config: Config, fits: list[Fit]) -> str:
    """The text of a title's weights file: numbers by name, and how they were made."""
    said: dict[str, Any] = {"made by": "emberhall train", "config": config.said(), "rules": load(config.title).RULES}
    said["fits"], said["weights"] = {}, {}
    for at, fit in enumerate(fits):
        name, later = fit.part.name, [other.part.name for other in fits[at + 1 :]]
        said["fits"][f"{name}, to begin with" if name in later else name] = {
            "games": fit.part.games,
            "positions": fit.positions,
            "loss by hand": round(fit.before, 4),
            "loss": round(fit.loss, 4),
            "right": round(fit.right, 4),
        }
        said["weights"] |= fit.given()
    return json.dumps(said, indent=1) + "\n"
