"""What is measured in the games of a title, and the table in which it is printed."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from rich.table import Table

WITHIN = 200  # ms in which a press is answered
LONGEST = 150  # ms of a task
LISTED = 50  # ms from which a task is kept


@dataclass
class Measured:
    """The games of a title: each press and long task in ms, the heap after each game in MB."""

    presses: list[float] = field(default_factory=list)
    quick: int = 0  # presses too quick to be listed by the browser
    tasks: list[float] = field(default_factory=list)
    moving: list[float] = field(default_factory=list)  # the tasks while something moved
    heap: list[float] = field(default_factory=list)
    given_up: str = ""  # why the games ended early

    def add(self, presses: Iterable[float], tasks: Iterable[tuple[float, bool]]) -> None:
        """Adds presses, and tasks with whether something moved meanwhile."""
        self.presses += presses
        for took, moves in tasks:
            if took > LISTED:
                self.tasks.append(took)
                if moves:
                    self.moving.append(took)

    @property
    def answered(self) -> float:
        """The share of presses that were answered in time."""
        count = len(self.presses) + self.quick
        return (sum(each <= WITHIN for each in self.presses) + self.quick) / count if count else 1.0

    def percentile(self, share: float) -> float:
        ordered = sorted([*[0.0] * self.quick, *self.presses])
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0

    @property
    def growth(self) -> float:
        """MB a game, by least squares over the games after the first third, which load and compile what all need."""
        later = self.heap[-(-len(self.heap) // 3) :]
        if len(later) < 2:
            return 0.0
        middle, mean = (len(later) - 1) / 2, sum(later) / len(later)
        return sum((k - middle) * (each - mean) for k, each in enumerate(later)) / sum(
            (k - middle) ** 2 for k in range(len(later))
        )


def slowest(events: Iterable[tuple[int, float]]) -> list[float]:
    """One number a press: it has several events, and the slowest counts."""
    times: dict[int, float] = {}
    for press, took in events:
        times[press] = max(took, times.get(press, 0.0))
    return list(times.values())


def report(results: Mapping[str, Measured]) -> Table:
    within, over, moving = f"within {WITHIN} ms", f"tasks over {LONGEST} ms", "of them while things move"
    table = Table("title", "presses", within, "p50", "p95", over, moving, "heap, MB", "MB a game")
    for title, each in results.items():
        heap = f"{each.heap[0]:.1f} … {each.heap[-1]:.1f}" if each.heap else "-"
        table.add_row(
            title,
            str(len(each.presses) + each.quick),
            f"{each.answered:.1%}",
            f"{each.percentile(0.5):.0f}",
            f"{each.percentile(0.95):.0f}",
            long_ones(each.tasks),
            long_ones(each.moving),
            heap,
            f"{each.growth:+.2f}",
        )
    return table


def long_ones(tasks: Sequence[float]) -> str:
    return f"{sum(task > LONGEST for task in tasks)} (longest {max(tasks, default=0):.0f})"
