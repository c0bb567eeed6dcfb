"""Fifty worlds of one seed each; the same trace twice; seeds that once failed; planted faults that must be found."""

import gc
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.simulation.__main__ import kept, lines, settle, shrunk
from tests.simulation.planted import planted
from tests.simulation.runs import play

ROOT = Path(__file__).parents[2]
SEEDS = range(1, 51)
FOUND = ("the fence is removed", "a lost note is not caught up", "a code is not revoked", "an alert says too much")
"""Some of the planted faults, each found within WITHIN seeds; `python -m tests.simulation --planted` looks for all."""
WITHIN = 20
FEW = 3


@pytest.fixture(scope="module", autouse=True)
def settled() -> Iterator[None]:
    """What other tests have left in memory is not looked through after every world."""
    settle()
    yield
    gc.unfreeze()


@pytest.mark.parametrize("first", SEEDS[::10])
def test_nothing_goes_wrong_in_any_world(first: int) -> None:
    for seed in range(first, first + 10):
        verdict = play(seed)
        assert verdict.good, "\n".join(lines(*shrunk(verdict)))
        assert verdict.words


def test_what_once_went_wrong_does_not_again() -> None:
    for seed, without in kept():
        verdict = play(seed, without)
        assert verdict.good, "\n".join(lines(verdict, without))


def test_one_seed_is_one_trace() -> None:
    first, second = play(4), play(4)
    assert (first.trace, first.story, first.turns) == (second.trace, second.story, second.turns)
    assert play(5).trace != first.trace


def test_another_process_sees_the_same_trace() -> None:
    command = [sys.executable, "-m", "tests.simulation", "--trace", "9"]
    traces = [
        subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True, env={**os.environ}).stdout
        for _ in range(2)
    ]
    assert traces[0] == traces[1]
    assert len(traces[0].strip()) == 16


@pytest.mark.parametrize("name", FOUND)
def test_a_planted_fault_is_found(name: str) -> None:
    with planted(name):
        assert any(not play(seed).good for seed in range(1, WITHIN + 1))


def test_a_seed_that_fails_is_made_smaller() -> None:
    with planted("undo past a reveal"):
        verdict = next(
            verdict for verdict in map(play, range(1, WITHIN + 1)) if not verdict.good and 0 < len(verdict.story) <= FEW
        )
        smaller, without = shrunk(verdict)
    assert set(smaller.findings) & set(verdict.findings)
    assert len(smaller.story) == len(verdict.story) - len(without) < len(verdict.story)
    assert "\n".join(lines(smaller, without)).startswith(f"Seed {verdict.seed}")
