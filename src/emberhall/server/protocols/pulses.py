"""The pulse of a process in a crew: a file that its event loop touches again and again.

A process that hangs no longer touches it, so the others hand it no more sockets, and the crew replaces it.
"""

import asyncio
import contextlib
from pathlib import Path

from emberhall.world import clock

BEAT = 1.0
LATE = 3.0
"""Seconds between two beats, and since the last one before the others take a process for stuck."""


def pulse_file(folder: str | Path, number: int) -> Path:
    """The file that a process of a crew touches."""
    return Path(folder) / f"{number}.pulse"


async def beat(pulse: Path) -> None:
    """Touch the file until cancelled."""
    while True:
        touch(pulse)
        await asyncio.sleep(BEAT)


def touch(pulse: Path) -> None:
    """Beat once: a system call on a folder in memory, too short for a thread."""
    with contextlib.suppress(OSError):  # the folder goes with the crew
        pulse.touch()


def last_beat(pulse: Path) -> int | None:
    """When it last beat, in nanoseconds; None if it never did."""
    try:
        return pulse.stat().st_mtime_ns
    except OSError:
        return None


def is_late(pulse: Path) -> bool:
    """True if it has begun to beat, and stopped."""
    last = last_beat(pulse)
    return last is not None and clock.time_ns() - last > LATE * 1e9


class Listener:
    """Counts how long a process has been silent, in seconds in which the listener itself was awake.

    A computer that wakes from sleep, or a crew that was paused as a whole, finds old beats; nobody was stuck then.
    """

    def __init__(self, pulse: Path) -> None:
        self._pulse = pulse
        self._last = last_beat(pulse)
        self._looked = clock.monotonic()
        self.silence = 0.0

    def listen(self) -> float:
        """Look for a new beat; return the seconds of silence."""
        now, last = clock.monotonic(), last_beat(self._pulse)
        waking = min(now - self._looked, BEAT)
        self._looked = now
        if last != self._last or last is None:
            self._last, self.silence = last, 0.0
        else:
            self.silence += waking
        return self.silence
