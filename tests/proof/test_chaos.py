"""A small `make chaos`, to keep the big one working."""

import random
from pathlib import Path

import pytest
from rich.progress import Progress

from tests.proof.chaos import Run, on_sqlite


@pytest.mark.slow
async def test_a_few_faults_lose_nothing(tmp_path: Path) -> None:
    async with on_sqlite(tmp_path, random.Random(5)) as cluster:
        run = Run("sqlite", cluster, seed=5, games=8, faults=8, tables=4, words=40)
        result = await run.play(Progress(disable=True))
    assert result.findings.found == {}
    assert result.games == 8
    assert set(result.faults) == set(cluster.faults()), "Each kind of fault once."
    assert result.findings.words > 200
