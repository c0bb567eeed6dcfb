"""Progress of long runs: a bar on a terminal, or an occasional line in a log, to show that the run is alive."""

import time
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

EVERY = 20.0
"""Seconds between two lines."""


class Bars(Progress):
    """One bar per task."""

    def __init__(self, console: Console) -> None:
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        super().__init__(*columns, console=console)
        self._began = self._said = time.monotonic()

    def update(self, task_id: TaskID, **changes: Any) -> None:
        """Update the bar, and print a line if one is due."""
        super().update(task_id, **changes)
        self._say()

    def advance(self, task_id: TaskID, advance: float = 1) -> None:
        super().advance(task_id, advance)
        self._say()

    def _say(self) -> None:
        now = time.monotonic()
        if self.console.is_terminal or now - self._said < EVERY:
            return
        self._said = now
        done = ", ".join(f"{task.description} {task.completed:,.0f} of {task.total or 0:,.0f}" for task in self.tasks)
        print(f"{now - self._began:5.0f} s: {done}", flush=True)
