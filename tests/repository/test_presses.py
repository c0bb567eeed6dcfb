"""What `make presses` reads out of a trace of the browser, and what it makes of the figures."""

from typing import Any

import pytest

from tools.presses.figures import Measured, slowest
from tools.presses.meters import FRAME, read

MAIN, OTHER = {"pid": 1, "tid": 1}, {"pid": 1, "tid": 2}
NAMES = [
    {**MAIN, "name": "thread_name", "ph": "M", "ts": 0, "args": {"name": "CrRendererMain"}},
    {**OTHER, "name": "thread_name", "ph": "M", "ts": 0, "args": {"name": "Compositor"}},
]


def task(begin: float, took: float, busy: float, **thread: int) -> dict[str, Any]:
    """A task that began at a moment and took so long, all in microseconds, of which the processor worked `busy`."""
    return {**(thread or MAIN), "name": "RunTask", "ph": "X", "ts": begin, "dur": took, "tdur": busy}


def span(name: str, begin: float, end: float | None, number: str = "0x1", **data: Any) -> list[dict[str, Any]]:
    first = {**MAIN, "name": name, "ph": "b", "id": number, "ts": begin, "args": {"data": data}}
    return [first] if end is None else [first, {**first, "ph": "e", "ts": end, "args": {}}]


def test_a_press_takes_the_processor_time_until_its_frame() -> None:
    """Slowed four times; what other threads do, and how long the thread had to wait, does not count."""
    trace = [
        *NAMES,
        task(0, 10_000, 5_000),  # half of it after the press
        task(20_000, 40_000, 8_000),  # the machine had other work
        task(20_000, 40_000, 40_000, **OTHER),
        task(90_000, 10_000, 10_000),  # after the frame
        *span("EventTiming", 5_000, 80_000, interactionId=7, type="pointerdown"),
    ]
    presses, tasks = read(trace)
    assert presses == [pytest.approx(4 * (2.5 + 8) + FRAME)]
    assert [took for took, _ in tasks] == [20, 32, 40]


def test_what_is_no_press_is_left_out_and_the_slowest_event_of_a_press_counts() -> None:
    trace = [
        *NAMES,
        task(10, 1_000, 1_000),
        task(3_000, 2_000, 2_000),
        *span("EventTiming", 0, 1_500, "0x1", interactionId=7, type="pointerdown"),
        *span("EventTiming", 0, 6_000, "0x2", interactionId=7, type="click"),
        *span("EventTiming", 0, 6_000, "0x3", interactionId=0, type="pointerover"),
        *span("EventTiming", 0, 6_000, "0x4", interactionId=8, type="pointerover"),
    ]
    assert read(trace)[0] == [pytest.approx(12 + FRAME)]
    assert slowest([(7, 3.0), (8, 1.0), (7, 5.0)]) == [5.0, 1.0]


def test_tasks_know_whether_something_moved() -> None:
    """A motion that has not ended when the trace does goes on."""
    trace = [
        *NAMES,
        *[task(at, 1_000, 1_000) for at in (0, 5_000, 9_000, 20_000)],
        *span("Animation", 4_000, 5_500, "0x1"),
        *span("Animation", 19_000, None, "0x2"),
    ]
    assert [moves for _, moves in read(trace)[1]] == [False, True, False, True]


def test_the_figures_of_a_title() -> None:
    measured = Measured(quick=1)
    measured.add([100, 250, 190], [(40, True), (60, False), (160, True)])
    assert (measured.answered, measured.tasks, measured.moving) == (0.75, [60, 160], [160])
    assert (measured.percentile(0.5), measured.percentile(0.95)) == (190, 250)
    measured.heap = [9.0, 3.0, 5.0, 5.5, 6.0, 6.5]
    assert measured.growth == pytest.approx(0.5)
    measured.heap = [5.0, 9.0]
    assert measured.growth == 0.0
