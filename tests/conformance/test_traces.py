"""Compiled against interpreted engines; it starts the other kind itself, so one stage of `make test` is enough."""

import os
import subprocess
import sys

import pytest

from emberhall import load, titles
from emberhall.pure import active
from tests.conformance.traces import traces

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("title", titles())
def test_compiled_and_interpreted_engines_leave_the_same_traces(title: str) -> None:
    """10. The traces hold every word, view, event and packed state of random games in every mode."""

    games = 3 if load(title).MAX_DECISIONS < 2_000 else 1

    def elsewhere(pure: str) -> list[str]:
        command = [sys.executable, "-m", "tests.conformance.traces", title, "--games", str(games)]
        env = {**os.environ, "EMBERHALL_PURE": pure, "COVERAGE_PROCESS_START": ""}
        process = subprocess.run(command, env=env, capture_output=True, text=True, check=True, timeout=100)
        return process.stdout.splitlines()

    interpreted = elsewhere("1")
    compiled = list(traces(title, games)) if active() == "compiled" else elsewhere("0")
    assert interpreted[0] == "interpreted"
    assert compiled[0] == "compiled", "The engines are not compiled, or a source has changed since: make compile."
    assert len(interpreted) > len(load(title).setup.modes())  # at least one game of each
    assert interpreted[1:] == compiled[1:]
