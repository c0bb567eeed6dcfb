"""The metrics of all processes of one crew, whichever process is asked.

Each writes its own to a file in a shared folder every second; the process that is asked adds the files of the others to
its own current values. The counters of a process that has ended still count, but its gauges do not.

`prometheus_client.multiprocess` writes every change to a mapped file instead: an increment and an observation take
2.9 µs with it and 1.2 µs without. It finds its folder in the environment at import, once for all servers of a process,
and leaves out collectors of our own (`metrics.Times`), which are faster still.
"""

import asyncio
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
import structlog
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import Metric

log = structlog.get_logger(__name__)
EVERY = 1.0
OPEN = "gauge"
"""The kind of metric that says how many there are now, not how many there have been."""
CREATED = "_created"


class Sample(NamedTuple):
    """One value."""

    name: str
    labels: tuple[tuple[str, str], ...]
    value: float


class Family(NamedTuple):
    """Values that are described together."""

    name: str
    what: str
    kind: str
    samples: list[Sample]


_decode = msgspec.json.Decoder(list[Family]).decode


class CrewMetrics:
    """The metrics of this process and the others of its crew; without a folder, of this process only."""

    def __init__(self, registry: CollectorRegistry, folder: str | None) -> None:
        self._registry = registry
        self._folder = None if folder is None else Path(folder)
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """From now on, share our metrics with the others."""
        if self._folder is not None:
            self._task = asyncio.create_task(self._keep_writing(self._folder))

    async def close(self) -> None:
        """Write the final values."""
        if self._task is not None and self._folder is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._write(self._folder)

    def text(self) -> bytes:
        """The text that Prometheus scrapes."""
        if self._folder is None:
            return generate_latest(self._registry)
        return generate_latest(Sum([self._own(), *self._others(self._folder)]))

    async def _keep_writing(self, folder: Path) -> None:
        while True:
            self._write(folder)
            await asyncio.sleep(EVERY)

    def _write(self, folder: Path) -> None:
        path = folder / f"{os.getpid()}.json"
        part = path.with_suffix(".part")
        try:
            part.write_bytes(msgspec.json.encode(self._own()))
            part.rename(path)
        except OSError as problem:
            log.warning("figures not written", why=str(problem))

    def _own(self) -> list[Family]:
        return [
            Family(
                metric.name,
                metric.documentation,
                metric.type,
                [Sample(each.name, tuple(sorted(each.labels.items())), each.value) for each in metric.samples],
            )
            for metric in self._registry.collect()
        ]

    def _others(self, folder: Path) -> Iterator[list[Family]]:
        for path in sorted(folder.glob("*.json")):
            pid = int(path.stem)
            if pid == os.getpid():
                continue
            try:
                families = _decode(path.read_bytes())
            except (OSError, msgspec.DecodeError):
                continue
            yield families if _is_alive(pid) else [family for family in families if family.kind != OPEN]


class Sum(CollectorRegistry):
    """The sum of the metrics of several processes."""

    def __init__(self, parts: Iterable[list[Family]]) -> None:
        super().__init__()
        self._families: dict[str, Family] = {}
        self._values: dict[str, dict[tuple[str, tuple[tuple[str, str], ...]], float]] = {}
        for family in (family for part in parts for family in part):
            self._families.setdefault(family.name, family)
            values = self._values.setdefault(family.name, {})
            for name, labels, value in family.samples:
                if name.endswith(CREATED):
                    values[name, labels] = min(value, values.get((name, labels), value))
                else:
                    values[name, labels] = values.get((name, labels), 0.0) + value

    def collect(self) -> Iterator[Metric]:
        """The sums."""
        for name, family in self._families.items():
            metric = Metric(name, family.what, family.kind)
            for (sample, labels), value in self._values[name].items():
                metric.add_sample(sample, dict(labels), value)
            yield metric


def _is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
