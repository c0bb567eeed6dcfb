"""Two ways to measure a page: by the clock, with the processor slowed; and by the processor time of its own thread.

The first is what people feel, and needs a machine with nothing else to do. The second does not mind other programs: a
trace of the browser says how much processor time each task of the page's thread took, and we count it `SLOWER` times.
A press then takes the time of the tasks from its event to the frame that shows its effect, and that frame.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Protocol

from playwright.sync_api import Browser, CDPSession, Page

from tools.presses.figures import Measured, slowest

SLOWER = 4  # times
FRAME = 1000 / 60  # ms
PRESS = ("pointerdown", "pointerup", "click", "keydown")
WATCH = """(() => {
  window.presses = []; window.tasks = [];
  const press = new Set(["pointerdown", "pointerup", "click", "keydown"]);
  new PerformanceObserver((list) => {
    for (const e of list.getEntries())
      if (e.interactionId && press.has(e.name)) window.presses.push([e.interactionId, e.duration]);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    const moves = document.getAnimations().some((each) => each.playState === "running");
    for (const e of list.getEntries()) window.tasks.push([e.duration, moves]);
  }).observe({ type: "longtask", buffered: true });
})()"""
TAKE = "(() => { const all = [window.presses, window.tasks]; window.presses = []; window.tasks = []; return all })()"
TRACED = ("devtools.timeline", "disabled-by-default-devtools.timeline", "blink.animations")

Trace = list[dict[str, Any]]


class Meter(Protocol):
    """A way to measure one page."""

    def begin(self, browser: Browser, page: Page, devtools: CDPSession) -> None: ...

    def collect(self, measured: Measured, said: int) -> None:
        """Adds what was measured since it was last called; `said` presses were made meanwhile."""

    def end(self) -> None: ...


class Clock:
    """The browser's own event timing, with the processor slowed."""

    def begin(self, browser: Browser, page: Page, devtools: CDPSession) -> None:
        self._page = page
        page.add_init_script(WATCH)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})

    def collect(self, measured: Measured, said: int) -> None:
        presses, tasks = self._page.evaluate(TAKE)
        listed = slowest((press, took) for press, took in presses)
        measured.add(listed, ((took, moves) for took, moves in tasks))
        measured.quick += max(0, said - len(listed))

    def end(self) -> None:
        """Nothing goes on."""


class Processor:
    """The processor time of the page's thread, by traces of the browser."""

    def begin(self, browser: Browser, page: Page, devtools: CDPSession) -> None:
        self._wait: Callable[[], None] = lambda: page.wait_for_timeout(20)
        self._tracing = browser.new_browser_cdp_session()
        self._events: Trace = []
        self._complete = False
        self._tracing.on("Tracing.dataCollected", lambda part: self._events.extend(part["value"]))
        self._tracing.on("Tracing.tracingComplete", lambda _: self._completed())
        self._start()

    def collect(self, measured: Measured, said: int) -> None:
        self.end()
        measured.add(*read(self._events))
        self._start()

    def end(self) -> None:
        self._complete = False
        self._tracing.send("Tracing.end")
        while not self._complete:
            self._wait()

    def _completed(self) -> None:
        self._complete = True

    def _start(self) -> None:
        self._events.clear()
        wanted = {"transferMode": "ReportEvents", "traceConfig": {"includedCategories": list(TRACED)}}
        self._tracing.send("Tracing.start", wanted)


METERS: dict[str, type[Clock] | type[Processor]] = {"clock": Clock, "processor": Processor}


def read(trace: Trace) -> tuple[list[float], list[tuple[float, bool]]]:
    """The presses of a trace and the tasks of the page's thread with whether something moved, in ms when slowed."""
    threads = {(each["pid"], each["tid"]) for each in trace if each["name"] == "thread_name" and is_main(each)}
    ours = [each for each in trace if (each["pid"], each["tid"]) in threads]
    tasks = [each for each in ours if each["name"] == "RunTask" and "tdur" in each]
    moves = [(begin, end) for _, begin, end in spans(ours, "Animation")]

    def moving(task: dict[str, Any]) -> bool:
        return any(begin < task["ts"] + task["dur"] and task["ts"] < end for begin, end in moves)

    presses = []
    for event, begin, end in spans(ours, "EventTiming"):
        data = event["args"]["data"]
        if data.get("interactionId") and data["type"] in PRESS:
            presses.append((data["interactionId"], sum(within(task, begin, end) for task in tasks) + FRAME))
    return slowest(presses), [(slowed(task["tdur"]), moving(task)) for task in tasks]


def is_main(named: dict[str, Any]) -> bool:
    return bool(named["args"]["name"] == "CrRendererMain")


def slowed(microseconds: float) -> float:
    """What it takes on a slow phone, in ms."""
    return SLOWER * microseconds / 1000


def within(task: dict[str, Any], begin: float, end: float) -> float:
    """The processor time of the part of a task between two moments."""
    both = min(end, task["ts"] + task["dur"]) - max(begin, task["ts"])
    return slowed(task["tdur"] * both / task["dur"]) if both > 0 else 0.0


def spans(trace: Iterable[dict[str, Any]], name: str) -> Iterator[tuple[dict[str, Any], float, float]]:
    """What began and ended under a name, with when; what is still going on has no end yet."""
    begun: dict[tuple[int, str], dict[str, Any]] = {}
    for each in sorted((each for each in trace if each["name"] == name), key=lambda each: float(each["ts"])):
        key = (each["pid"], str(each.get("id") or each.get("id2")))
        if each["ph"] == "b":
            begun[key] = each
        elif each["ph"] == "e" and key in begun:
            first = begun.pop(key)
            yield first, first["ts"], each["ts"]
    for first in begun.values():
        yield first, first["ts"], float("inf")
