"""Timestamps as text."""

from datetime import UTC, datetime


def now() -> str:
    """The current time, in the format of everything stored or sent."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")
