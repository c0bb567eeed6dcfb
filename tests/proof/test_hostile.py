"""A small `make hostile`, to keep the big one working."""

from pathlib import Path

from rich.progress import Progress

from tests.proof.hostile import Siege


async def test_a_small_siege_finds_nothing(tmp_path: Path) -> None:
    progress = Progress(disable=True)
    siege = Siege(1500, attackers=1, sockets=2, tables=5, seed=7, calm=0)
    result = await siege.run(tmp_path, progress, progress.add_task(""))
    assert result.good, (result.findings.found, result.unwanted, result.internal)
    assert result.sent >= 1500
    assert {"bad-message", "stale", "illegal", "not-joined"} <= set(result.answers), (
        "The nonsense makes too little sense."
    )
    assert result.findings.frames > 100
