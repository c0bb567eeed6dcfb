"""Timestamps as text."""

from datetime import UTC, datetime, timedelta
from functools import lru_cache

from emberhall.world import clock


def now() -> str:
    """The current time, in the format of everything stored or sent."""
    seconds, rest = divmod(clock.time_ns() // 1_000_000, 1000)
    return f"{_second(seconds)}.{rest:03}+00:00"


@lru_cache(maxsize=1)
def _second(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%S")


def ahead(minutes: float) -> str:
    """The time in that many minutes, in the same format."""
    return (clock.utc() + timedelta(minutes=minutes)).isoformat(timespec="milliseconds")


def ago(days: float) -> str:
    """The time that many days ago, in the same format."""
    return (clock.utc() - timedelta(days=days)).isoformat(timespec="milliseconds")
