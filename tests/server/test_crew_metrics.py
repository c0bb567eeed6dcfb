"""Metrics of several processes on one page."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from unittest.mock import AsyncMock

import msgspec
import pytest

from emberhall.server.host.app import create_app
from emberhall.server.host.crew_metrics import CrewMetrics
from emberhall.server.lobby.lobby import Lobby
from emberhall.server.metrics import Metrics
from emberhall.server.settings import Settings
from emberhall.store import work
from tests.server.hall import open_hall
from tests.stores import MemoryStore


def ended() -> int:
    """The pid of a process that has ended."""
    process = subprocess.Popen([sys.executable, "-c", ""])
    process.wait()
    return process.pid


def left_by(pid: int, folder: Path, moves: int, sockets: int, seconds: float) -> None:
    metrics = Metrics()
    metrics.moves.labels("dualis").inc(moves)
    metrics.sockets.set(sockets)
    metrics.append.observe(seconds)
    own = CrewMetrics(metrics.registry, str(folder))._own()
    (folder / f"{pid}.json").write_bytes(msgspec.json.encode(own))


def test_figures_of_a_crew_are_added_up(tmp_path: Path) -> None:
    left_by(os.getppid(), tmp_path, moves=10, sockets=3, seconds=0.003)
    left_by(ended(), tmp_path, moves=100, sockets=30, seconds=5.0)
    left_by(os.getpid(), tmp_path, moves=5000, sockets=5000, seconds=0.003)  # our own figures of a second ago
    (tmp_path / "12345678.json").write_bytes(b"not yet who")
    own = Metrics()
    own.moves.labels("dualis").inc(1)
    own.moves.labels("flamecraft").inc(7)
    own.sockets.set(2)
    own.append.observe(0.0015)
    said = CrewMetrics(own.registry, str(tmp_path)).text().decode().splitlines()
    for line in (
        'emberhall_moves_total{title="dualis"} 111.0',
        'emberhall_moves_total{title="flamecraft"} 7.0',
        "emberhall_sockets 5.0",  # a process that has ended has no open sockets
        'emberhall_append_seconds_bucket{le="0.002"} 1.0',
        'emberhall_append_seconds_bucket{le="0.005"} 2.0',
        'emberhall_append_seconds_bucket{le="+Inf"} 3.0',
        "emberhall_append_seconds_count 3.0",
        "# TYPE emberhall_append_seconds histogram",
        "# TYPE emberhall_moves_total counter",
    ):
        assert line in said, line


async def test_a_process_leaves_what_it_has_counted(tmp_path: Path) -> None:
    metrics = Metrics()
    measures = CrewMetrics(metrics.registry, str(tmp_path))
    measures.open()
    metrics.moves.labels("dualis").inc(3)
    await measures.close()
    path = tmp_path / f"{os.getpid()}.json"
    assert '["emberhall_moves_total",[["title","dualis"]],3.0]' in path.read_text("utf-8")


async def test_a_word_that_is_under_way_at_the_end_counts(tmp_path: Path) -> None:
    """The word is a bot's, so no connection waits for it."""
    writing = asyncio.Event()

    async def slowly(name: str) -> None:
        if name == "append":
            writing.set()
            await asyncio.sleep(0.3)

    store, bots = MemoryStore(), dict.fromkeys("0123", "random")
    store.before = slowly
    async with open_hall(store=store, crew_folder=str(tmp_path)) as hall:
        table = await hall.table(await hall.guest(), sit=None, bots=bots, start=True)
        await writing.wait()
    (tmp_path / f"{os.getpid()}.json").rename(tmp_path / f"{ended()}.json")
    stored = len(await store.read(work.records.words_of(table["id"])))
    assert (
        f'emberhall_moves_total{{title="dualis"}} {stored}.0'
        in CrewMetrics(Metrics().registry, str(tmp_path)).text().decode()
    )


async def test_what_fails_to_end_keeps_nothing_else_from_it(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    monkeypatch.setattr(Lobby, "close", AsyncMock(side_effect=RuntimeError("no last word")))
    monkeypatch.setattr(CrewMetrics, "close", counted := AsyncMock())
    monkeypatch.setattr(store, "close", stored := AsyncMock())
    app = create_app(Settings(), store)
    running = app.router.lifespan_context(app)
    await running.__aenter__()
    with pytest.raises(RuntimeError, match="no last word"):
        await running.__aexit__(None, None, None)
    counted.assert_awaited_once()
    stored.assert_awaited_once()


def test_one_alone_needs_no_folder() -> None:
    metrics = Metrics()
    assert CrewMetrics(metrics.registry, None).text() == metrics.text()
